#include "storage/one_line.h"

#include <string_view>

namespace storage
{

namespace
{

// How many bytes the control character takes that begins there; 0 where there is none.
std::size_t controlAt(std::string_view words, std::size_t place)
{
    const auto byte = static_cast<unsigned char>(words[place]);
    if (byte < 0x20 || byte == 0x7f) {
        return 1;
    }
    // U+0080 to U+009F in UTF-8; some terminals obey these, too.
    return byte == 0xc2 && place + 1 < words.size()
            && static_cast<unsigned char>(words[place + 1]) < 0xa0
        ? 2
        : 0;
}

std::string spaced(const std::string &words, std::string_view kept)
{
    std::string result;
    result.reserve(words.size());
    for (std::size_t place = 0; place < words.size();) {
        const auto length = controlAt(words, place);
        const bool stays = length == 0 || kept.find(words[place]) != std::string_view::npos;
        result += stays ? words[place] : ' ';
        place += length > 0 ? length : 1;
    }
    return result;
}

} // namespace

std::string oneLine(const std::string &words)
{
    return spaced(words, {});
}

std::string severalLines(const std::string &words)
{
    return spaced(words, "\n\t");
}

} // namespace storage
