#include "engine/log.h"

#include <cstdint>
#include <cstdlib>

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer calls
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view words(reinterpret_cast<const char *>(data), size);
    const auto log = engine::parseLog(words, "fuzz");
    if (!log) {
        return 0;
    }
    // What can be read is written so that it reads the same.
    const std::string written = engine::printLog(*log);
    const auto again = engine::parseLog(written, "fuzz");
    if (!again || engine::printLog(*again) != written) {
        std::abort();
    }
    return 0;
}
