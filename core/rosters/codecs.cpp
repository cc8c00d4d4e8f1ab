#include "base/fold.h"
#include "rosters/codec.h"
#include "rosters/codecs/csv.h"
#include "rosters/codecs/forum.h"
#include "rosters/codecs/markdown.h"
#include "rosters/codecs/muster_json.h"
#include "rosters/codecs/muster_text.h"
#include "rosters/incoming_text.h"

#include <algorithm>

namespace rosters
{

using base::text;

namespace
{

std::vector<Codec> table()
{
    return {
        {"muster-text",
         text("Codecs", "Muster text"),
         {"txt"},
         {},
         true,
         recogniseMusterText,
         readMusterText,
         writeMusterText},
        {"muster-json",
         text("Codecs", "Muster JSON"),
         {"json"},
         {},
         true,
         recogniseMusterJson,
         readMusterJson,
         writeMusterJson},
        {"csv", text("Codecs", "CSV table"), {"csv"}, {}, false, recogniseCsv, readCsv, writeCsv},
        {"markdown",
         text("Codecs", "Markdown page"),
         {"md"},
         {},
         false,
         recogniseMarkdown,
         readMarkdown,
         writeMarkdown},
        {"forum",
         text("Codecs", "Plain text for a forum"),
         {"txt"},
         {},
         false,
         recogniseForum,
         readForum,
         writeForum},
    };
}

const Codec *recognised(std::string_view words)
{
    const Codec *best = nullptr;
    int surest = 0;
    for (const auto &codec : codecs()) {
        const int sure = codec.recognise ? codec.recognise(words) : 0;
        if (sure > surest) {
            surest = sure;
            best = &codec;
        }
    }
    return best;
}

bool namesGame(const catalog::Schema &schema, const std::string &folded)
{
    return base::fold(schema.game) == folded
        || std::any_of(schema.title.words.begin(),
                       schema.title.words.end(),
                       [&folded](const auto &title) { return base::fold(title.second) == folded; });
}

void settleGame(Roster &roster, const CodecContext &context)
{
    const std::string folded = base::fold(context.game.empty() ? roster.game : context.game);
    for (const auto *catalog : context.catalogs) {
        if (namesGame(catalog->schema(), folded)) {
            roster.game = catalog->schema().game;
            return;
        }
    }
    roster.game = context.game.empty() ? roster.game : context.game;
}

std::string readableTitles()
{
    std::string result;
    for (const auto &codec : codecs()) {
        if (codec.read) {
            result += (result.empty() ? "" : ", ") + english(codec.title);
        }
    }
    return result;
}

} // namespace

const catalog::Catalog *CodecContext::catalog(std::string_view slug) const
{
    const auto found =
        std::find_if(catalogs.begin(), catalogs.end(), [slug](const catalog::Catalog *candidate) {
            return candidate->schema().game == slug;
        });
    return found == catalogs.end() ? nullptr : *found;
}

const std::vector<Codec> &codecs()
{
    static const std::vector<Codec> all = table();
    return all;
}

const Codec *codec(std::string_view slug)
{
    const auto found = std::find_if(codecs().begin(), codecs().end(), [slug](const Codec &row) {
        return row.slug == slug;
    });
    return found == codecs().end() ? nullptr : &*found;
}

base::Result<std::vector<Roster>>
readRosters(std::string_view bytes, const std::string &file, const CodecContext &context)
{
    const auto words = incomingText(bytes, file);
    if (!words) {
        return tl::unexpected(words.error());
    }
    if (base::trimmed(*words).empty()) {
        return base::problemAt(
            file,
            0,
            text("Rosters", "There is nothing in this file."),
            text("Rosters", "Write a line such as \"2 Treant Watcher\" for each piece."));
    }
    const Codec *reader = recognised(*words);
    if (!reader) {
        return base::problemAt(file,
                               0,
                               text("Rosters", "This is no roster in any form that Muster reads."),
                               text("Rosters", "It reads: %1.").with(readableTitles()));
    }
    auto result = reader->read(*words, file, context);
    if (result) {
        for (auto &roster : *result) {
            settleGame(roster, context);
        }
    }
    return result;
}

} // namespace rosters
