// The table of commands, in the order of the help page.
#include "cli/commands/commands.h"

#include "cli/match_options.h"

#include <algorithm>

namespace cli
{

using base::text;

namespace
{

constexpr auto Value = OptionKind::Value;
constexpr auto Flag = OptionKind::Flag;

Option gameOption()
{
    return {"game", Value, "G", text("CommandLine", "The game; muster-cli games lists them.")};
}

Option formatOption()
{
    return {"format", Value, "F", text("CommandLine", "The format, whatever the file says.")};
}

Option outOption()
{
    return {"out", Value, "F", text("CommandLine", "The file to write.")};
}

Option codecOption()
{
    return {"to", Value, "CODEC", text("CommandLine", "The form; muster-cli codecs lists them.")};
}

std::vector<HelpRow> findRows()
{
    return {
        {"goblin \"two words\"", text("CommandLine", "words of a name")},
        {"t:troop pts<=2", text("CommandLine", "a field: with : = != < <= > or >=")},
        {"-f:elves", text("CommandLine", "what does not match")},
        {"(a or b) c", text("CommandLine", "one of both; what stands side by side must all match")},
        {"order:pts direction:desc limit:5",
         text("CommandLine", "the order, and how many; --sort and --limit win over it")},
        {"--game G --help", text("CommandLine", "all the fields of a game, with examples")},
    };
}

std::vector<Option> findOptions()
{
    return {gameOption(),
            {"sort",
             Value,
             "K",
             text("CommandLine", "name, id, status or an attribute; with - in front, downwards.")},
            {"limit", Value, "N", text("CommandLine", "No more than so many.")}};
}

std::vector<HelpRow> rosterRows()
{
    return {
        {"list [--game G]", text("CommandLine", "the stored rosters")},
        {"show @NAME…|--all", text("CommandLine", "rosters as text, or as Muster JSON")},
        {"add FILE… [--name N] [--replace]",
         text("CommandLine",
              "stores the rosters of files; with --replace in place of one of the "
              "same name and game, of which a version is kept")},
        {"export @NAME…|--all [--to CODEC] [--out F]",
         text("CommandLine", "rosters in any form that is written")},
        {"versions @NAME", text("CommandLine", "what was kept of a roster, the newest first")},
        {"revert @NAME --version N",
         text("CommandLine", "brings a version back; what is there now is kept as one")},
        {"remove @NAME…", text("CommandLine", "removes rosters")},
    };
}

std::vector<Option> rosterOptions()
{
    return {
        gameOption(),
        formatOption(),
        codecOption(),
        outOption(),
        {"name", Value, "N", text("CommandLine", "What an added roster is called.")},
        {"replace", Flag, {}, text("CommandLine", "Replace the stored roster of that name.")},
        {"version", Value, "N", text("CommandLine", "The version to bring back.")},
        {"all", Flag, {}, text("CommandLine", "All that are stored.")},
    };
}

std::vector<Option> sheetOptions()
{
    return {
        gameOption(),
        formatOption(),
        {"out", Value, "F", text("CommandLine", "The file to write; its ending says the form.")},
        {"paper", Value, "a4|letter", text("CommandLine", "The size of the paper; a4 by itself.")},
        {"player", Value, "…", text("CommandLine", "Who plays, printed on the sheet.")},
        {"id", Value, "…", text("CommandLine", "The player's number.")},
        {"event", Value, "…", text("CommandLine", "The tournament.")},
        {"date", Value, "…", text("CommandLine", "Its date, as it is to be printed.")},
        {"place", Value, "…", text("CommandLine", "Its place.")},
    };
}

std::vector<Command> piecesCommands()
{
    return {
        {"games", "games", text("CommandLine", "The games there are."), 0, {}, runGames},
        {"formats",
         "formats [--game G]",
         text("CommandLine", "Formats and their rules, with their places in the rule book."),
         0,
         {gameOption()},
         runFormats},
        {"schema",
         "schema --game G",
         text("CommandLine", "What the pieces of a game have."),
         0,
         {gameOption()},
         runSchema},
        {"find",
         "find --game G QUERY [--sort K] [--limit N]",
         text("CommandLine", "The pieces that match a query."),
         AnyNumber,
         findOptions(),
         runFind,
         false,
         findRows(),
         helpFind},
        {"show",
         "show --game G NAME",
         text("CommandLine", "One piece, all that is known of it."),
         AnyNumber,
         {gameOption()},
         runShow},
        {"import-pieces",
         "import-pieces --game G FILE.tsv [--keep] [--dry-run]",
         text("CommandLine", "Pieces of your own from a table."),
         1,
         {gameOption(),
          {"keep", Flag, {}, text("CommandLine", "Leave pieces that are there as they are.")},
          {"dry-run", Flag, {}, text("CommandLine", "Say what would be done, and do nothing.")}},
         runImportPieces},
        {"export-pieces",
         "export-pieces --game G [--all] [--out F]",
         text("CommandLine", "Your own pieces, or all, as a table."),
         0,
         {gameOption(),
          outOption(),
          {"all", Flag, {}, text("CommandLine", "Shipped pieces, too.")}},
         runExportPieces},
    };
}

std::vector<Command> rostersCommands()
{
    return {
        {"check",
         "check FILE… [--game G] [--format F]",
         text("CommandLine", "Whether rosters are legal, and exactly why not."),
         AnyNumber,
         {gameOption(), formatOption()},
         runCheck},
        {"roster",
         "roster list|show|add|export|versions|revert|remove …",
         text("CommandLine", "The stored rosters; @NAME names one wherever a FILE is taken."),
         AnyNumber,
         rosterOptions(),
         runRoster,
         false,
         rosterRows()},
        {"convert",
         "convert FILE --to CODEC [--out F]",
         text("CommandLine", "A roster in another file format."),
         1,
         {gameOption(), formatOption(), codecOption(), outOption()},
         runConvert},
        {"codecs", "codecs", text("CommandLine", "The file formats of rosters."), 0, {}, runCodecs},
        {"sheet",
         "sheet FILE --out F.pdf|.html|.txt|.csv|.json [--paper a4|letter] [--player … --id … "
         "--event … --date … --place …]",
         text("CommandLine", "The tournament registration sheet."),
         1,
         sheetOptions(),
         runSheet,
         true},
    };
}

std::vector<Option> playOptions()
{
    auto options = matchOptions();
    options.push_back({"seat",
                       Value,
                       "N=me",
                       text("CommandLine", "A seat, from 1, or chance, that you answer for.")});
    options.push_back({"log", Value, "F", text("CommandLine", "Where the log is written.")});
    return options;
}

std::vector<Option> goldfishOptions()
{
    auto options = matchOptions();
    const std::vector<Option> further{
        {"against", Value, "FILE…", text("CommandLine", "Who it plays, one after the other.")},
        {"compare",
         Value,
         "FILE",
         text("CommandLine", "Another roster that plays the same games.")},
        {"ablate", Flag, {}, text("CommandLine", "Each piece against a plain spare.")},
        {"games", Value, "N", text("CommandLine", "How many games; 1,000 by themselves.")},
        {"minutes", Value, "M", text("CommandLine", "How long instead; ends at a whole round.")},
        {"threads", Value, "T", text("CommandLine", "How many at once; as many as there are.")},
        {"out", Value, "F", text("CommandLine", "The file to write; its ending says the form.")},
    };
    options.insert(options.end(), further.begin(), further.end());
    return options;
}

std::vector<Command> playCommands()
{
    return {
        {"play",
         "play FILE… [--seed S] [--policy P[,P…]] [--seat N=me] [--log F]",
         text("CommandLine", "One match, by programs or by yourself."),
         4,
         playOptions(),
         runPlay},
        {"replay",
         "replay LOG [--verify] [--to N]",
         text("CommandLine", "Plays a log again and says where it no longer agrees."),
         1,
         {{"verify", Flag, {}, text("CommandLine", "Nothing more than a replay does anyway.")},
          {"to", Value, "N", text("CommandLine", "No further than so many answers.")}},
         runReplay},
        {"goldfish",
         "goldfish FILE [--against FILE…] [--compare FILE] [--ablate] --games N|--minutes M "
         "[--seed S] [--policy P[,P]] [--skill K[,K]] [--surface S] [--house K=V] [--threads T] "
         "[--out F.html|.json|.csv|.txt]",
         text("CommandLine", "Many matches, and what they say of a roster."),
         AnyNumber,
         goldfishOptions(),
         runGoldfish},
        {"counts",
         "counts FILE --depth D [--at N]",
         text("CommandLine", "How many ways there are to pick from a position."),
         1,
         {{"depth", Value, "D", text("CommandLine", "How many picks deep.")},
          {"at", Value, "N", text("CommandLine", "Of a log: after that many answers.")}},
         runCounts},
        {"successors",
         "successors FILE…",
         text("CommandLine", "The positions that one pick leads to."),
         AnyNumber,
         {},
         runSuccessors},
        {"bench",
         "bench [--game G] [--seconds N]",
         text("CommandLine", "A digest of a fixed set of games, and how fast they went."),
         0,
         {gameOption(),
          {"seconds", Value, "N", text("CommandLine", "How long to measure in all.")}},
         runBench},
        {"scenario",
         "scenario FILE…",
         text("CommandLine", "Plays positions that are written down, and compares what follows."),
         AnyNumber,
         {},
         runScenario},
    };
}

} // namespace

const std::vector<Command> &commands()
{
    static const std::vector<Command> table = [] {
        auto all = piecesCommands();
        for (const auto &further : {rostersCommands(), playCommands()}) {
            all.insert(all.end(), further.begin(), further.end());
        }
        return all;
    }();
    return table;
}

const Command *command(std::string_view name)
{
    const auto &table = commands();
    const auto found = std::find_if(table.begin(), table.end(), [name](const Command &row) {
        return row.name == name;
    });
    return found == table.end() ? nullptr : &*found;
}

} // namespace cli
