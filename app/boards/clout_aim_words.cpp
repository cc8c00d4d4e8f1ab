#include "boards/clout_aim_words.h"

#include "base/fold.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>

namespace boards
{

using base::Point;
using base::text;

namespace
{

constexpr std::size_t ShortestPart = 3;  // of a name, by which it is found
constexpr double MostCentimetres = 1000; // longer than any table's reach

enum class Relation : std::uint8_t { ShortOf, Beyond, LeftOf, RightOf };

struct RelationWord {
    std::string_view words;
    Relation relation;
};
constexpr RelationWord Relations[] = {
    {"short of ", Relation::ShortOf},
    {"before ", Relation::ShortOf},
    {"in front of ", Relation::ShortOf},
    {"vor ", Relation::ShortOf},
    {"beyond ", Relation::Beyond},
    {"behind ", Relation::Beyond},
    {"past ", Relation::Beyond},
    {"hinter ", Relation::Beyond},
    {"left of ", Relation::LeftOf},
    {"links von ", Relation::LeftOf},
    {"links neben ", Relation::LeftOf},
    {"right of ", Relation::RightOf},
    {"rechts von ", Relation::RightOf},
    {"rechts neben ", Relation::RightOf},
};

struct Unit {
    std::string_view word;
    double micrometres;
};
constexpr Unit Units[] = {{"cm ", 10'000}, {"mm ", 1'000}, {"m ", 1'000'000}};

struct Pair {
    std::string_view first;
    std::string_view between;
};
constexpr Pair Betweens[] = {{"between ", " and "}, {"zwischen ", " und "}};
constexpr std::string_view Ats[] = {"at ", "on ", "auf ", "bei ", "an "};
constexpr std::string_view Middles[] = {"middle", "centre", "center", "mitte"};

bool takeWord(std::string_view &words, std::string_view word)
{
    if (!words.starts_with(word)) {
        return false;
    }
    words = base::trimmed(words.substr(word.size()));
    return true;
}

// A number at the beginning, with a point or a comma.
std::optional<double> takeNumber(std::string_view &words)
{
    const std::size_t length = std::min(words.find_first_not_of("0123456789.,"), words.size());
    std::string digits(words.substr(0, length));
    while (!digits.empty() && (digits.back() == '.' || digits.back() == ',')) {
        digits.pop_back();
    }
    const auto marks = std::ranges::count_if(digits, [](char c) { return c == '.' || c == ','; });
    if (digits.empty() || digits.size() > 8 || marks > 1) {
        return std::nullopt;
    }
    double whole = 0;
    double place = 0; // of the next digit behind the mark
    for (const char c : digits) {
        if (c == '.' || c == ',') {
            place = 0.1;
        } else if (place > 0) {
            whole += place * (c - '0');
            place /= 10;
        } else {
            whole = 10 * whole + (c - '0');
        }
    }
    words = base::trimmed(words.substr(length));
    return whole;
}

// Reads one line; what the words were folded to is what it looks at.
class Reader
{
public:
    Reader(std::string_view words, const AimContext &context)
        : m_folded(base::fold(base::trimmed(words)))
        , m_context(context)
    {
    }

    base::Result<Point> read() const
    {
        std::string_view rest = m_folded;
        for (const auto &at : Ats) {
            if (takeWord(rest, at)) {
                break;
            }
        }
        if (std::ranges::find(Middles, rest) != std::end(Middles)) {
            return fromEdges(static_cast<double>(m_context.viewpoint.width()) / 2,
                             static_cast<double>(m_context.viewpoint.depth()) / 2);
        }
        for (const auto &pair : Betweens) {
            if (takeWord(rest, pair.first)) {
                return between(rest, pair.between);
            }
        }
        if (const auto point = readPlace(rest)) {
            return *point;
        }
        if (auto point = readRelation(rest)) {
            return *point;
        }
        return chip(rest);
    }

private:
    Point fromEdges(double right, double away) const
    {
        return m_context.viewpoint.point({std::llround(right), std::llround(away)});
    }

    // "30 12", "30/12", "30,12"
    std::optional<Point> readPlace(std::string_view words) const
    {
        std::string plain(words);
        std::ranges::replace(plain, '/', ' ');
        std::ranges::replace(plain, ';', ' ');
        if (plain.find(' ') == std::string::npos) {
            std::ranges::replace(plain, ',', ' ');
        }
        std::string_view rest = plain;
        const auto right = takeNumber(rest);
        const auto away = right ? takeNumber(rest) : std::nullopt;
        if (!away || (!rest.empty() && rest != "cm") || std::max(*right, *away) > MostCentimetres) {
            return std::nullopt;
        }
        return fromEdges(*right * 10'000, *away * 10'000);
    }

    // Nothing where the words are no length with a relation.
    std::optional<base::Result<Point>> readRelation(std::string_view words) const
    {
        const auto number = takeNumber(words);
        if (!number) {
            return std::nullopt;
        }
        double micrometres = *number * 10'000;
        for (const auto &unit : Units) {
            if (takeWord(words, unit.word)) {
                micrometres = *number * unit.micrometres;
                break;
            }
        }
        const auto *const found = std::ranges::find_if(Relations, [words](const auto &each) {
            return words.starts_with(each.words);
        });
        if (found == std::end(Relations) || micrometres > MostCentimetres * 10'000) {
            return std::nullopt;
        }
        return chip(base::trimmed(words.substr(found->words.size()))).map([&](Point at) {
            return beside(at, found->relation, micrometres);
        });
    }

    Point beside(Point at, Relation relation, double micrometres) const
    {
        // As the hand sees it; right over the chip, as the one who looks does.
        const Point ahead = at == m_context.from
            ? m_context.viewpoint.moved(at, {0, 1'000'000})
            : Point{2 * at.x - m_context.from.x, 2 * at.y - m_context.from.y};
        const double x = static_cast<double>(ahead.x) - at.x;
        const double y = static_cast<double>(ahead.y) - at.y;
        const double share = micrometres / std::hypot(x, y);
        const auto moved = [at, share](double dx, double dy) {
            return Point{at.x + static_cast<std::int32_t>(std::lround(dx * share)),
                         at.y + static_cast<std::int32_t>(std::lround(dy * share))};
        };
        switch (relation) {
        case Relation::ShortOf:
            return moved(-x, -y);
        case Relation::Beyond:
            return moved(x, y);
        case Relation::LeftOf:
            return moved(-y, x);
        case Relation::RightOf:
            break;
        }
        return moved(y, -x);
    }

    // A name may hold the word that parts the two, so each of them is tried.
    base::Result<Point> between(std::string_view words, std::string_view word) const
    {
        for (auto at = words.find(word); at != std::string_view::npos;
             at = words.find(word, at + 1)) {
            const auto one = chip(words.substr(0, at));
            const auto other = chip(base::trimmed(words.substr(at + word.size())));
            if (one && other) {
                return Point{static_cast<std::int32_t>((std::int64_t{one->x} + other->x) / 2),
                             static_cast<std::int32_t>((std::int64_t{one->y} + other->y) / 2)};
            }
            if (words.find(word, at + 1) == std::string_view::npos) {
                return tl::unexpected(!one ? one.error() : other.error());
            }
        }
        return base::problem(text("CloutAim", "Between which two chips? One is missing."));
    }

    using Match = bool (*)(std::string_view name, std::string_view words);

    std::vector<const AimName *> matching(std::string_view words, Match matches) const
    {
        std::vector<const AimName *> found;
        for (const auto &each : m_context.chips) {
            if (std::ranges::any_of(each.names, [=](const std::string &name) {
                    return matches(base::fold(name), words);
                })) {
                found.push_back(&each);
            }
        }
        return found;
    }

    base::Result<Point> chip(std::string_view words) const
    {
        if (words.empty()) {
            return base::problem(text("CloutAim", "Which chip?"),
                                 text("CloutAim", "For example “at Treant Watcher”."));
        }
        static constexpr std::array<Match, 3> Matches{
            [](std::string_view name, std::string_view part) { return name == part; },
            [](std::string_view name, std::string_view part) { return name.starts_with(part); },
            [](std::string_view name, std::string_view part) {
                return part.size() >= ShortestPart && name.find(part) != std::string_view::npos;
            }};
        for (const Match matches : Matches) {
            const auto found = matching(words, matches);
            if (found.size() == 1) {
                return found.front()->at;
            }
            if (found.size() > 1) {
                return base::problem(text("CloutAim", "Several chips are called so: %1 and %2.")
                                         .with(found[0]->names.front())
                                         .with(found[1]->names.front()),
                                     text("CloutAim", "Write more of the name, or its number."));
            }
        }
        return unknown(words);
    }

    base::Result<Point> unknown(std::string_view words) const
    {
        std::vector<std::string> all;
        for (const auto &each : m_context.chips) {
            all.insert(all.end(), each.names.begin(), each.names.end());
        }
        const std::string near = base::nearest(words, all);
        return base::problem(
            text("CloutAim", "No chip on the table is called “%1”.").with(std::string(words)),
            near.empty() ? base::Text() : text("CloutAim", "Perhaps “%1” is meant.").with(near));
    }

    std::string m_folded;
    const AimContext &m_context;
};

} // namespace

base::Result<Point> parseAim(std::string_view words, const AimContext &context)
{
    return Reader(words, context).read();
}

} // namespace boards
