#include "catalog/catalog.h"

#include "base/fold.h"
#include "base/nearest.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>

namespace catalog
{

namespace
{

std::string_view mainName(const PiecePointer &piece)
{
    const std::string_view names = piece->foldedNames;
    return names.substr(0, names.find('\n'));
}

bool comesBefore(const PiecePointer &one, const PiecePointer &other)
{
    const int order = mainName(one).compare(mainName(other));
    return order != 0 ? order < 0 : one->key < other->key;
}

// The first letters as numbers that compare as the letters do.
std::array<std::uint64_t, 2> beginningOf(std::string_view words)
{
    std::array<std::uint64_t, 2> beginning{};
    for (std::size_t at = 0; at < 16; ++at) {
        const auto letter = at < words.size() ? static_cast<unsigned char>(words[at]) : 0U;
        beginning[at / 8] = (beginning[at / 8] << 8U) | letter;
    }
    return beginning;
}

// What a piece is sorted by, beside each other, so that a hundred thousand are put in order without
// going from piece to piece through the memory: most names differ in their first letters.
struct Place {
    std::array<std::uint64_t, 2> beginning;
    std::string_view name;
    std::size_t at;
};

void sortByName(std::vector<PiecePointer> &pieces)
{
    std::vector<Place> places;
    places.reserve(pieces.size());
    for (const auto &piece : pieces) {
        const auto name = mainName(piece);
        places.push_back({beginningOf(name), name, places.size()});
    }
    std::sort(places.begin(), places.end(), [&pieces](const Place &one, const Place &other) {
        if (one.beginning != other.beginning) {
            return one.beginning < other.beginning;
        }
        const int order = one.name.compare(other.name);
        return order != 0 ? order < 0 : pieces[one.at]->key < pieces[other.at]->key;
    });
    std::vector<PiecePointer> sorted;
    sorted.reserve(pieces.size());
    for (const auto &place : places) {
        sorted.push_back(std::move(pieces[place.at]));
    }
    pieces = std::move(sorted);
}

// The words of a name that a person remembers in part; none where they are too few letters to say
// anything.
std::vector<std::string_view> wordsOf(const std::string &folded)
{
    constexpr std::size_t FewestLetters = 3;
    std::vector<std::string_view> result;
    std::size_t letters = 0;
    for (const auto word : base::split(folded, ' ')) {
        if (!word.empty()) {
            result.push_back(word);
            letters += word.size();
        }
    }
    return letters < FewestLetters ? std::vector<std::string_view>() : result;
}

// Whether a word of the name begins so: "grey" is in "Great Grey Fighter", "order" not in "border".
bool holdsWord(std::string_view name, std::string_view word)
{
    for (auto at = name.find(word); at != std::string_view::npos; at = name.find(word, at + 1)) {
        const auto before = static_cast<unsigned char>(at > 0 ? name[at - 1] : ' ');
        if (before < 0x80U && std::isalnum(before) == 0) {
            return true;
        }
    }
    return false;
}

bool holdsAll(std::string_view name, const std::vector<std::string_view> &words)
{
    return std::all_of(words.begin(), words.end(), [name](std::string_view word) {
        return holdsWord(name, word);
    });
}

// The shortest name that has all these words, in any order; null where none has.
const Piece *pieceWithWords(const std::vector<PiecePointer> &pieces,
                            const std::vector<std::string_view> &words)
{
    const Piece *best = nullptr;
    std::size_t shortest = 0;
    for (const auto &piece : pieces) {
        if (words.empty() || !holdsAll(piece->foldedNames, words)) {
            continue;
        }
        for (const auto name : base::split(piece->foldedNames, '\n')) {
            if ((!best || name.size() < shortest) && holdsAll(name, words)) {
                best = piece.get();
                shortest = name.size();
            }
        }
    }
    return best;
}

} // namespace

Catalog::Catalog(std::shared_ptr<const Schema> schema,
                 std::shared_ptr<const std::vector<PieceSet>> sets,
                 std::vector<PiecePointer> pieces)
    : m_schema(std::move(schema))
    , m_sets(std::move(sets))
    , m_pieces(std::move(pieces))
{
    if (!std::is_sorted(m_pieces.begin(), m_pieces.end(), comesBefore)) {
        sortByName(m_pieces);
    }
    m_byKey.reserve(m_pieces.size());
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const auto &piece = *m_pieces[i];
        m_byKey.emplace(piece.key, i);
        if (!piece.names.empty()) {
            const auto names = base::split(piece.foldedNames, '\n');
            for (std::size_t name = 1; name < names.size(); ++name) {
                m_furtherNames.emplace(names[name], i);
            }
        }
    }
}

PiecePointer Catalog::find(std::string_view key) const
{
    const auto found = m_byKey.find(key);
    return found == m_byKey.end() ? nullptr : m_pieces[found->second];
}

std::vector<PiecePointer> Catalog::named(std::string_view name) const
{
    const std::string wanted = base::fold(name);
    if (wanted.empty()) {
        return {};
    }
    std::vector<std::size_t> places;
    for (auto at = std::ranges::lower_bound(m_pieces, wanted, {}, mainName);
         at != m_pieces.end() && mainName(*at) == wanted;
         ++at) {
        places.push_back(static_cast<std::size_t>(at - m_pieces.begin()));
    }
    const auto [begin, end] = m_furtherNames.equal_range(wanted);
    for (auto at = begin; at != end; ++at) {
        places.push_back(at->second);
    }
    // A piece may have one name twice, in two languages; the order is that of the catalogue.
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    std::vector<PiecePointer> result;
    result.reserve(places.size());
    for (const auto place : places) {
        result.push_back(m_pieces[place]);
    }
    return result;
}

std::string Catalog::nearestName(std::string_view name) const
{
    base::Nearest search(name);
    const Piece *best = nullptr;
    for (const auto &piece : m_pieces) {
        std::string_view names = piece->foldedNames;
        while (!names.empty()) {
            const auto candidate = names.substr(0, names.find('\n'));
            if (search.offer(candidate)) {
                best = piece.get();
            }
            names.remove_prefix(std::min(candidate.size() + 1, names.size()));
        }
    }
    if (!best) {
        const std::string folded = base::fold(name);
        best = pieceWithWords(m_pieces, wordsOf(folded));
    }
    return best ? best->name : std::string();
}

const PieceSet *Catalog::set(std::string_view nameOrCode) const
{
    const std::string wanted = base::fold(nameOrCode);
    const auto fits = [&wanted](const PieceSet &set) {
        return base::fold(set.name) == wanted
            || (!set.code.empty() && base::fold(set.code) == wanted);
    };
    const auto found = std::find_if(m_sets->begin(), m_sets->end(), fits);
    return found == m_sets->end() ? nullptr : &*found;
}

Catalog Catalog::with(const std::vector<PiecePointer> &pieces) const
{
    std::unordered_map<std::string_view, PiecePointer> replaced;
    for (const auto &piece : pieces) {
        replaced[piece->key] = piece;
    }
    std::vector<PiecePointer> merged;
    merged.reserve(m_pieces.size() + pieces.size());
    for (const auto &piece : m_pieces) {
        if (!replaced.contains(piece->key)) {
            merged.push_back(piece);
        }
    }
    const auto middle = static_cast<std::ptrdiff_t>(merged.size());
    for (const auto &[key, piece] : replaced) {
        merged.push_back(piece);
    }
    std::sort(merged.begin() + middle, merged.end(), comesBefore);
    std::inplace_merge(merged.begin(), merged.begin() + middle, merged.end(), comesBefore);
    return {m_schema, m_sets, std::move(merged)};
}

Catalog Catalog::without(std::string_view key) const
{
    std::vector<PiecePointer> remaining;
    remaining.reserve(m_pieces.size());
    std::copy_if(m_pieces.begin(),
                 m_pieces.end(),
                 std::back_inserter(remaining),
                 [key](const PiecePointer &piece) { return piece->key != key; });
    return {m_schema, m_sets, std::move(remaining)};
}

std::string titleOf(const Piece &piece)
{
    return piece.foldedNames.substr(0, piece.foldedNames.find('\n'));
}

} // namespace catalog
