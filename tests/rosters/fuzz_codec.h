// What the fuzz targets of the roster codecs have in common: read the bytes, resolve what came out,
// and for a lossless codec write it and read it once more.
#pragma once

#include "rosters/codec.h"
#include "sample_catalogs.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

inline rosters::Roster fuzzKeyed(const rosters::Roster &roster,
                                 const rosters::CodecContext &context)
{
    const auto *catalog = context.catalog(roster.game);
    return catalog ? withKeys(roster, *catalog) : roster;
}

inline int fuzzCodec(const char *slug, const std::uint8_t *data, std::size_t size)
{
    static const std::vector<const catalog::Catalog *> catalogs{&sample::chips(), &sample::units()};
    const rosters::CodecContext context{catalogs, {}};
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const auto &codec = *rosters::codec(slug);
    codec.recognise(bytes);
    const auto read = codec.read(bytes, "fuzz", context);
    if (!read) {
        base::english(read.error());
        return 0;
    }
    for (const auto &roster : *read) {
        fingerprint(roster, sample::units());
    }
    const auto again = codec.read(codec.write(*read, context).bytes, "fuzz", context);
    for (std::size_t i = 0; codec.lossless && i < read->size(); ++i) {
        if (!again || again->size() != read->size()
            || !(fuzzKeyed((*again)[i], context) == fuzzKeyed((*read)[i], context))) {
            std::fprintf(stderr, "%s: roster %zu does not come back\n", slug, i + 1);
            std::abort();
        }
    }
    return 0;
}
