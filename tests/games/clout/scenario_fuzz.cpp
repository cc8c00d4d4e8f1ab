// Scenario files of any bytes: a sentence or a result, never a crash, and never without end.
#include "games/clout/scenario.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer calls
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    if (const auto root = files::json::parse(text, "scenario.json")) {
        (void)games::clout::runScenario(*root, "scenario.json", base::plainEnglish());
    }
    return 0;
}
