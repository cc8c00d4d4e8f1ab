// A file format that rosters are read from or written to. Every format is one row of the table in
// codecs.cpp; reading finds the row by the content, never by the file's name alone.
#pragma once

#include "rosters/roster.h"

#include <string>
#include <string_view>
#include <vector>

namespace rosters
{

// What a codec may look at while it works.
struct CodecContext {
    const std::vector<const catalog::Catalog *> &catalogs; // one a game that is known
    std::string game; // given by the person; empty: the file must say

    const catalog::Catalog *catalog(std::string_view slug) const; // null where unknown
};

struct Written {
    std::string bytes;
    std::vector<base::Text> lost; // what this format could not carry
};

// Readers take any bytes and never throw. They do not look names up: a line has a key only where
// the file gave it one; call withKeys() or resolve() with what they return.
struct Codec {
    std::string slug; // "muster-text"
    base::Text title;
    std::vector<std::string> extensions; // "txt"
    std::vector<std::string> games;      // empty: any
    // read(write(x)) = x, for text once withKeys() has been applied to both. The id of a stored
    // roster is never written.
    bool lossless = false;
    // How sure it is that the content is its own, 0 to 100. Null: it only writes.
    int (*recognise)(std::string_view bytes) = nullptr;
    base::Result<std::vector<Roster>> (*read)(std::string_view bytes,
                                              const std::string &file,
                                              const CodecContext &context) = nullptr;
    Written (*write)(const std::vector<Roster> &rosters, const CodecContext &context) = nullptr;
};

const std::vector<Codec> &codecs();
const Codec *codec(std::string_view slug); // null where there is none

// Reads whatever this is. Fails with a sentence where no codec recognises it. The context's game
// wins over the file's; a game named by its title ("Clout Fantasy") becomes its slug. Where neither
// says, the roster's game stays empty and the caller must ask.
base::Result<std::vector<Roster>>
readRosters(std::string_view bytes, const std::string &file, const CodecContext &context);

} // namespace rosters
