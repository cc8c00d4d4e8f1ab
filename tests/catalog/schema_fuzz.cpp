#include "catalog/schema.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto root = files::json::parse({reinterpret_cast<const char *>(data), size}, "fuzz.json");
    if (root) {
        (void)catalog::readSets(*root, "fuzz.json");
        if (const auto schema = catalog::readSchema(*root, "fuzz.json")) {
            // What a schema that was accepted names can be followed.
            for (const auto &attribute : schema->attributes) {
                if (attribute.notationSlot >= 0 && !schema->vocabularyOf(attribute)) {
                    std::abort();
                }
                (void)attribute.choiceIndex("troop");
            }
        }
    }
    return 0;
}
