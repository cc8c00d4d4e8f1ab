// Any bytes: reads or refuses them, never crashes; what was read can be written and read again.
#include "fuzz_codec.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    return fuzzCodec("forum", data, size);
}
