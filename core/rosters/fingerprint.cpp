// What counts in a fingerprint, so that two people who typed in the same pieces get the same one
// whatever else their catalogues hold:
// * the game; of each piece its title and every identity attribute of a closed list (a rank, a
//   kind), for those tell different pieces apart;
// * open identity attributes (a set, a pack) only where two pieces of this roster are alike in all
//   that. One person writes a chip's set down and the other does not; yet where a roster holds two
//   printings side by side, they are its content;
// * of a line that could not be resolved its folded name, its qualifier like an open attribute;
// * the sum of the counts of what is alike. Never keys, order, names, notes or formats.
#include "base/digest.h"
#include "base/fold.h"
#include "rosters/look_up.h"

#include <map>
#include <set>

namespace rosters
{

namespace
{

using Words = std::vector<std::string>;

struct Entry {
    Words always; // title, then slug and value of the closed attributes
    Words open;

    bool operator<(const Entry &other) const
    {
        return always != other.always ? always < other.always : open < other.open;
    }
};

Entry entryOf(const catalog::Piece &piece, const catalog::Schema &schema)
{
    Entry entry{{titleOf(piece)}, {}};
    for (const int place : identityAttributes(schema)) {
        const auto &attribute = schema.attributes[static_cast<std::size_t>(place)];
        const auto &value = piece.value(place);
        if (!value.isGiven()) {
            continue;
        }
        auto &words = attribute.kind == catalog::AttributeKind::Choice ? entry.always : entry.open;
        words.push_back(attribute.slug);
        words.push_back(base::fold(value.text));
    }
    return entry;
}

Entry entryOf(const ResolvedLine &line, const catalog::Schema &schema)
{
    if (line.piece) {
        return entryOf(*line.piece, schema);
    }
    Entry entry{{base::fold(line.line->name)}, {}};
    if (const auto qualifier = base::fold(line.line->qualifier); !qualifier.empty()) {
        entry.open.push_back(qualifier);
    }
    return entry;
}

void add(base::Digest &digest, const Words &words)
{
    digest.add(static_cast<std::int64_t>(words.size()));
    for (const auto &word : words) {
        digest.add(word);
    }
}

} // namespace

std::string fingerprint(const Roster &roster, const catalog::Catalog &catalog)
{
    std::map<Entry, std::int64_t> counts;
    std::map<Words, int> variants;
    const auto resolved = resolve(roster, catalog);
    for (const auto &line : resolved.lines) {
        auto entry = entryOf(line, catalog.schema());
        const auto [place, isNew] = counts.try_emplace(entry, 0);
        place->second += line.line->count;
        variants[entry.always] += isNew ? 1 : 0;
    }
    base::Digest digest;
    digest.add(catalog.schema().game);
    for (const auto &[entry, count] : counts) {
        add(digest, entry.always);
        add(digest, variants[entry.always] > 1 ? entry.open : Words());
        digest.add(count);
    }
    return base::shortForm(digest.value());
}

} // namespace rosters
