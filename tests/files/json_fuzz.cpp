#include "files/json.h"

#include <cstdint>
#include <cstdlib>

using files::json::Layout;
using files::json::parse;
using files::json::write;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto root = parse({reinterpret_cast<const char *>(data), size}, "fuzz.json");
    if (!root) {
        return 0;
    }
    for (const auto layout : {Layout::Compact, Layout::Indented}) {
        const auto written = write(*root, layout);
        const auto again = parse(written, "again.json");
        if (!again || !(*again == *root) || write(*again, layout) != written) {
            std::abort();
        }
    }
    return 0;
}
