#include "files/table.h"

#include <cstdint>
#include <cstdlib>

namespace
{

// What was read can be written and read again, cell by cell.
void checkRoundTrip(const files::Table &table,
                    std::string (*writeLine)(const std::vector<std::string> &),
                    base::Result<files::Table> (*read)(std::string_view, const std::string &))
{
    std::string bytes = writeLine({"first", "header"});
    for (const auto &row : table.rows) {
        bytes += writeLine(row.cells);
    }
    const auto again = read(bytes, "again");
    if (!again || again->rows.size() != table.rows.size()) {
        std::abort();
    }
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        if (writeLine(again->rows[i].cells) != writeLine(table.rows[i].cells)) {
            std::abort();
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    if (const auto table = files::readTsv(bytes, "fuzz.tsv")) {
        checkRoundTrip(*table, files::tsvLine, files::readTsv);
    }
    if (const auto table = files::readCsv(bytes, "fuzz.csv")) {
        checkRoundTrip(*table, files::csvLine, files::readCsv);
    }
    return 0;
}
