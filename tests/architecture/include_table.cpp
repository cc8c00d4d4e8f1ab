// SPDX-License-Identifier: GPL-3.0-or-later
// Who may include whom: the table of core/README.md as data. A file belongs to the first row whose
// folder its path begins with. Headers of core/ and app/ are written from there
// ("catalog/piece.h"); "app/*" means those that lie in app/ itself ("services.h").
#include "include_rules.h"

namespace architecture
{

namespace
{

// All modules of the core as the program sees them: of the games their table alone.
const QString Core = "base/* files/* catalog/* collection/* rosters/* construction/* engine/* "
                     "goldfish/* storage/* games/games.h ";
const QString Window = "app/* wording/* library/* models/* boards/* widgets/* dialogs/* faces/* "
                       "sheets/* qcustomplot.h ";
const QString WindowQt = "Core Gui Widgets Svg SvgWidgets PrintSupport Concurrent DBus";

const QString Posix = "unistd.h fcntl.h sys/* ";
const QString Bullet = "btBullet* BulletCollision/* BulletDynamics/* LinearMath/* ";

} // namespace

const QList<Row> &includeTable()
{
    static const QList<Row> table = {
        {"core/base/",
         "base/* tl/expected.hpp utf8proc.h pcg_random.hpp pcg_extras.hpp boost/random*",
         {}},
        {"core/files/",
         "base/* files/* nlohmann/json.hpp:json.cpp pugixml.hpp:xml csv.h:csv_rows "
         "unistd.h:file fcntl.h:file sys/*:file",
         {}},
        {"core/catalog/", "base/* files/* catalog/* re2/re2.h re2/filtered_re2.h", {}},
        {"core/collection/", "base/* files/* catalog/* rosters/* collection/*", {}},
        {"core/rosters/", "base/* files/* catalog/* rosters/*", {}},
        {"core/construction/",
         "base/* files/* catalog/* collection/* rosters/* construction/* glpk.h:complete",
         {}},
        {"core/engine/", "base/* files/* engine/*", {}},
        // The table of games, the one place that knows them all; then each game by itself.
        {"core/games/games.", "base/* files/* catalog/* rosters/* engine/* games/*", {}},
        {"core/games/",
         "base/* files/* catalog/*:@/setup rosters/*:@/setup engine/* games/@/*",
         {}},
        {"core/goldfish/",
         "base/* files/* catalog/* rosters/* construction/* engine/* games/games.h goldfish/*",
         {}},
        {"core/storage/",
         "base/* files/* catalog/* collection/* rosters/* construction/format* engine/log.h "
         "goldfish/report.h storage/* KArchive* KZip* unistd.h:profile fcntl.h:profile "
         "sys/*:profile",
         "Core Sql"},

        {"app/wording/", "base/* wording/*", "Core"}, // the core's texts in the person's language
        {"app/library/",
         Core + "wording/* library/*",
         "Core"}, // games and rosters as both faces know them
        {"app/faces/", Core + "wording/* faces/*", "Core Gui"},
        {"app/sheets/", Core + "wording/* faces/* sheets/*", "Core Gui PrintSupport"},
        {"app/cli/", Core + Posix + "app/* wording/* library/* faces/* sheets/* cli/*", "Core Gui"},
        {"app/throw3d/",
         Core + Bullet + "games/clout/throw.h games/clout/flight.h throw3d/*",
         "Core Gui"},
        {"app/calibrate/", Core + Bullet + "games/clout/* throw3d/* calibrate/*", "Core"},
        {"app/boards/", Core + Window + "games/@/* throw3d/*", WindowQt},
        // A page may have several files of its own ("builder_page.h", "builder_curves.h"), but
        // knows no other page; page.h would be what all pages are.
        {"app/pages/", Core + Window + "pages/page.h pages/@_* pages/@/* pages/@.h", WindowQt},
        {"app/models/", Core + Window, WindowQt},
        {"app/widgets/", Core + Window, WindowQt},
        {"app/dialogs/", Core + Window, WindowQt},
        {"app/", Core + Window + Posix + "pages/* throw3d/*", WindowQt},
    };
    return table;
}

} // namespace architecture
