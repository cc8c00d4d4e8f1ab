#include "base/fold.h"
#include "base/utf8.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view words(reinterpret_cast<const char *>(data), size);
    const std::string once = base::fold(words);
    // Folded words are UTF-8, fold to themselves and have no blanks at their ends.
    if (!base::isUtf8(once) || base::fold(once) != once || base::trimmed(once) != once) {
        std::abort();
    }
    const auto half = words.substr(0, size / 2);
    if (size < 400 && base::editDistance(words, words) != 0) {
        std::abort();
    }
    (void)base::nearest(words, {std::string(half), once, "strike"});
    return 0;
}
