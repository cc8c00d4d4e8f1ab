#include "models/catalog_order.h"

#include <QCollator>
#include <QLocale>

#include <algorithm>
#include <limits>
#include <numeric>
#include <string_view>
#include <unordered_map>

namespace models
{

namespace
{

using Ranks = std::vector<std::int64_t>;
using Pieces = std::span<const catalog::PiecePointer>;

constexpr std::int64_t Unknown = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t None = Unknown - 1;
constexpr std::int64_t Variable = Unknown - 2;

// Words to their places when sorted as the language does. There are few different ones in a column,
// so the collator is asked a few dozen times, not a hundred thousand.
std::unordered_map<std::string, std::int64_t> collated(const std::vector<std::string> &distinct,
                                                       const std::string &language)
{
    QCollator collator(QLocale(QString::fromStdString(language)));
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    collator.setNumericMode(true);
    std::vector<std::pair<QCollatorSortKey, const std::string *>> keyed;
    keyed.reserve(distinct.size());
    for (const auto &word : distinct) {
        keyed.emplace_back(collator.sortKey(QString::fromStdString(word)), &word);
    }
    std::sort(keyed.begin(), keyed.end(), [](const auto &one, const auto &other) {
        return one.first.compare(other.first) < 0;
    });
    std::unordered_map<std::string, std::int64_t> result;
    for (std::size_t i = 0; i < keyed.size(); ++i) {
        result.emplace(*keyed[i].second, static_cast<std::int64_t>(i));
    }
    return result;
}

// The names of a catalogue are folded already, which is how dictionaries sort: an umlaut as its
// vowel, ß as ss. So 100,000 of them need no collator.
std::string_view foldedShownName(const catalog::Piece &piece, const std::string &language)
{
    std::string_view rest = piece.foldedNames;
    const std::string *shown = &piece.nameIn(language);
    if (shown != &piece.name) {
        for (const auto &further : piece.names) {
            rest.remove_prefix(std::min(rest.find('\n'), rest.size() - 1) + 1);
            if (&further.name == shown) {
                break;
            }
        }
    }
    return rest.substr(0, rest.find('\n'));
}

Ranks nameRanks(Pieces pieces, const std::string &language)
{
    std::vector<std::pair<std::string_view, std::uint32_t>> named;
    named.reserve(pieces.size());
    for (std::uint32_t place = 0; place < pieces.size(); ++place) {
        named.emplace_back(foldedShownName(*pieces[place], language), place);
    }
    if (!std::is_sorted(named.begin(), named.end())) {
        std::sort(named.begin(), named.end());
    }
    Ranks ranks(pieces.size());
    for (std::size_t i = 0; i < named.size(); ++i) {
        ranks[named[i].second] = static_cast<std::int64_t>(i);
    }
    return ranks;
}

std::int64_t stateRank(catalog::ValueState state)
{
    switch (state) {
    case catalog::ValueState::Variable:
        return Variable;
    case catalog::ValueState::None:
        return None;
    default:
        return Unknown;
    }
}

Ranks numberRanks(Pieces pieces, int attribute)
{
    Ranks ranks;
    ranks.reserve(pieces.size());
    for (const auto &piece : pieces) {
        const auto &value = piece->value(attribute);
        ranks.push_back(value.isGiven() ? value.number : stateRank(value.state));
    }
    return ranks;
}

// By the words that are shown, made once for each different value.
Ranks textRanks(Pieces pieces, const CatalogColumns &columns, int column)
{
    const int attribute = columns.at(column).attribute;
    const auto &described = columns.schema().attributes[static_cast<std::size_t>(attribute)];
    std::unordered_map<std::string_view, std::string> shown;
    for (const auto &piece : pieces) {
        const auto &value = piece->value(attribute);
        if (value.isGiven() && !shown.contains(value.text)) {
            shown.emplace(
                value.text,
                valueWords(value, described, columns.schema(), columns.language()).toStdString());
        }
    }
    std::vector<std::string> distinct;
    for (const auto &[text, words] : shown) {
        distinct.push_back(words);
    }
    const auto ranked = collated(distinct, columns.language());
    std::unordered_map<std::string_view, std::int64_t> rankOf;
    for (const auto &[text, words] : shown) {
        rankOf.emplace(text, ranked.at(words));
    }
    Ranks ranks;
    ranks.reserve(pieces.size());
    for (const auto &piece : pieces) {
        const auto &value = piece->value(attribute);
        ranks.push_back(value.isGiven() ? rankOf.at(value.text) : stateRank(value.state));
    }
    return ranks;
}

Ranks statusRanks(Pieces pieces)
{
    Ranks ranks;
    ranks.reserve(pieces.size());
    for (const auto &piece : pieces) {
        ranks.push_back(static_cast<std::int64_t>(piece->status));
    }
    return ranks;
}

Ranks ranksOf(Pieces pieces, const CatalogColumns &columns, int column)
{
    const auto &sorted = columns.at(column);
    switch (sorted.kind) {
    case CatalogColumn::Kind::Name:
        return nameRanks(pieces, columns.language());
    case CatalogColumn::Kind::Status:
        return statusRanks(pieces);
    case CatalogColumn::Kind::Attribute:
        break;
    }
    const auto &attribute = columns.schema().attributes[static_cast<std::size_t>(sorted.attribute)];
    const bool byNumber = attribute.kind == catalog::AttributeKind::Number
        || attribute.kind == catalog::AttributeKind::YesNo
        || (attribute.kind == catalog::AttributeKind::Choice && attribute.ordered);
    return byNumber ? numberRanks(pieces, sorted.attribute) : textRanks(pieces, columns, column);
}

} // namespace

std::vector<std::uint32_t> sortedPlaces(std::span<const catalog::PiecePointer> pieces,
                                        const CatalogColumns &columns,
                                        int column,
                                        Qt::SortOrder order)
{
    const Ranks ranks = ranksOf(pieces, columns, column);
    std::vector<std::uint32_t> places(pieces.size());
    std::iota(places.begin(), places.end(), 0U);
    const bool descending = order == Qt::DescendingOrder;
    // Places break ties, so equal ones stay in the order of their names, both ways.
    std::sort(places.begin(), places.end(), [&](std::uint32_t one, std::uint32_t other) {
        const auto left = ranks[one];
        const auto right = ranks[other];
        if (left == right) {
            return one < other;
        }
        if (left >= Variable || right >= Variable) {
            return left < right;
        }
        return descending ? right < left : left < right;
    });
    return places;
}

} // namespace models
