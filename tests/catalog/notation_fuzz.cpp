#include "catalog/notation.h"
#include "support/sample_catalog.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const auto schema = support::sampleSchema();
    static const auto &vocabulary = *schema->vocabulary("abilities");
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto reading = catalog::parseNotation(text, vocabulary);
    for (const auto &mistake : reading.mistakes) {
        if (mistake.at > size || mistake.length > size - mistake.at || mistake.what.empty()) {
            std::abort();
        }
    }
    if (!reading.mistakes.empty()) {
        return 0;
    }
    const std::string printed = catalog::printNotation(reading.notation);
    const auto again = catalog::parseNotation(printed, vocabulary);
    if (!again.mistakes.empty() || !(again.notation == reading.notation)
        || catalog::printNotation(again.notation) != printed) {
        std::abort();
    }
    return 0;
}
