// The functions behind the table of commands, one file each beside this one.
#pragma once

#include "cli/command.h"

namespace cli
{

Exit runGames(Session &session, const Arguments &arguments);
Exit runFormats(Session &session, const Arguments &arguments);
Exit runSchema(Session &session, const Arguments &arguments);
Exit runFind(Session &session, const Arguments &arguments);
void helpFind(Session &session, const Arguments &arguments);
Exit runShow(Session &session, const Arguments &arguments);
Exit runImportPieces(Session &session, const Arguments &arguments);
Exit runExportPieces(Session &session, const Arguments &arguments);
Exit runCheck(Session &session, const Arguments &arguments);
Exit runConvert(Session &session, const Arguments &arguments);
Exit runCodecs(Session &session, const Arguments &arguments);
Exit runRoster(Session &session, const Arguments &arguments);
Exit runBench(Session &session, const Arguments &arguments);
Exit runPlay(Session &session, const Arguments &arguments);
Exit runReplay(Session &session, const Arguments &arguments);
Exit runGoldfish(Session &session, const Arguments &arguments);
Exit runCounts(Session &session, const Arguments &arguments);
Exit runSuccessors(Session &session, const Arguments &arguments);
Exit runScenario(Session &session, const Arguments &arguments);
Exit runSheet(Session &session, const Arguments &arguments);

} // namespace cli
