// The table of commands, in the order of the help page.
#include "cli/commands/commands.h"

#include <algorithm>

namespace cli
{

using base::text;

// NOLINTNEXTLINE(readability-function-size): a table, a row a command
const std::vector<Command> &commands()
{
    constexpr auto Value = OptionKind::Value;
    constexpr auto Flag = OptionKind::Flag;
    static const std::vector<Option> roster{{"game", Value}, {"format", Value}};
    static const std::vector<Command> table{
        {"games", "games", text("CommandLine", "The games there are."), {}, false, runGames},
        {"formats",
         "formats [--game G]",
         text("CommandLine", "Formats and their rules, with their places in the rule book."),
         {{"game", Value}},
         false,
         runFormats},
        {"schema",
         "schema --game G",
         text("CommandLine", "What the pieces of a game have."),
         {{"game", Value}},
         false,
         runSchema},
        {"find",
         "find --game G QUERY [--sort K] [--limit N]",
         text("CommandLine", "The pieces that match a query."),
         {{"game", Value}, {"sort", Value}, {"limit", Value}},
         false,
         runFind},
        {"show",
         "show --game G NAME",
         text("CommandLine", "One piece, all that is known of it."),
         {{"game", Value}},
         false,
         runShow},
        {"import-pieces",
         "import-pieces --game G FILE.tsv [--keep] [--dry-run]",
         text("CommandLine", "Pieces of your own from a table."),
         {{"game", Value}, {"keep", Flag}, {"dry-run", Flag}},
         false,
         runImportPieces},
        {"export-pieces",
         "export-pieces --game G [--all] [--out F]",
         text("CommandLine", "Your own pieces, or all, as a table."),
         {{"game", Value}, {"out", Value}, {"all", Flag}},
         false,
         runExportPieces},
        {"check",
         "check FILE… [--game G] [--format F]",
         text("CommandLine", "Whether rosters are legal, and exactly why not."),
         roster,
         false,
         runCheck},
        {"roster",
         "roster list|show|add|export|versions|revert|remove …",
         text("CommandLine", "The stored rosters; @NAME names one wherever a FILE is taken."),
         {{"game", Value},
          {"format", Value},
          {"to", Value},
          {"out", Value},
          {"name", Value},
          {"version", Value},
          {"replace", Flag},
          {"all", Flag}},
         false,
         runRoster},
        {"convert",
         "convert FILE --to CODEC [--out F]",
         text("CommandLine", "A roster in another file format."),
         {{"game", Value}, {"format", Value}, {"to", Value}, {"out", Value}},
         false,
         runConvert},
        {"codecs",
         "codecs",
         text("CommandLine", "The file formats of rosters."),
         {},
         false,
         runCodecs},
        {"sheet",
         "sheet FILE --out F.pdf|.html|.txt|.csv|.json [--paper a4|letter] [--player … --id … "
         "--event … --date … --place …]",
         text("CommandLine", "The tournament registration sheet."),
         {{"game", Value},
          {"format", Value},
          {"out", Value},
          {"paper", Value},
          {"player", Value},
          {"id", Value},
          {"event", Value},
          {"date", Value},
          {"place", Value}},
         true,
         runSheet},
    };
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
