#include "goldfish/diary.h"

#include "goldfish/side.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>

namespace goldfish
{

namespace
{

constexpr std::size_t FiguresOfPiece = 5;

std::int16_t kept(std::int64_t figure)
{
    using Limits = std::numeric_limits<std::int16_t>;
    return static_cast<std::int16_t>(
        std::clamp<std::int64_t>(figure, Limits::min(), Limits::max()));
}

// The place of the name, which is added where it is new.
std::size_t placeOf(std::vector<std::string> &names, const std::string &name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    const auto place = static_cast<std::size_t>(found - names.begin());
    if (found == names.end()) {
        names.push_back(name);
    }
    return place;
}

bool fits(AgainstOpponent::Result wanted, std::int32_t halves)
{
    using Result = AgainstOpponent::Result;
    return wanted == Result::Any || (wanted == Result::Won && halves == 2)
        || (wanted == Result::Drawn && halves == 1) || (wanted == Result::Lost && halves == 0);
}

} // namespace

// One match as the kinds of Behind ask for it.
class Diary::Reader
{
public:
    Reader(const Diary &diary, std::uint64_t match)
        : m_diary(diary)
        , m_match(match)
        , m_record(diary.record(match))
        , m_pairing(diary.pairingOf(match))
    {
    }

    std::optional<std::int32_t> operator()(const AllMatches & /*all*/) const { return score(); }

    std::optional<std::int32_t> operator()(const WithScore &with) const
    {
        const bool isMeant = isSubjects() && with.least <= score() && score() <= with.most;
        return isMeant ? std::optional(score()) : std::nullopt;
    }

    std::optional<std::int32_t> operator()(const AgainstOpponent &against) const
    {
        using Place = AgainstOpponent::Place;
        const bool isFirst = seatOf(m_pairing) == 0;
        const bool isMeant = isSubjects() && m_pairing.opponent == against.opponent
            && fits(against.result, halvesOf(m_record, m_pairing))
            && (against.place == Place::Any || isFirst == (against.place == Place::First));
        return isMeant ? std::optional(marginOf(m_record, m_pairing)) : std::nullopt;
    }

    std::optional<std::int32_t> operator()(const WithSource &with) const
    {
        return notZero(with.source);
    }

    std::optional<std::int32_t> operator()(const AfterTurn &after) const
    {
        const auto *const detail = this->detail();
        if (detail == nullptr || after.turn >= detail->turns) {
            return std::nullopt;
        }
        const std::int32_t score =
            figure(m_diary.m_sources + FiguresOfPiece * m_diary.m_pieces + after.turn);
        return after.least <= score && score <= after.most ? std::optional(score) : std::nullopt;
    }

    std::optional<std::int32_t> operator()(const WithPiece &with) const
    {
        return notZero(m_diary.m_sources + FiguresOfPiece * with.piece
                       + static_cast<std::size_t>(with.figure));
    }

    std::optional<std::int32_t> operator()(const RestingIn &resting) const
    {
        const auto *const detail = this->detail();
        std::int32_t times = 0;
        for (std::size_t i = 0; detail != nullptr && i < detail->resting; ++i) {
            const auto cell =
                figure(m_diary.m_sources + FiguresOfPiece * m_diary.m_pieces + detail->turns + i);
            times += static_cast<std::size_t>(cell) == resting.cell ? 1 : 0;
        }
        return times > 0 ? std::optional(times) : std::nullopt;
    }

    // Both matches of a pair, or neither.
    std::optional<std::int32_t> operator()(const InPairs &pairs) const
    {
        using Result = InPairs::Result;
        const std::uint64_t first = m_match - m_match % 2;
        if (first + 1 >= m_diary.size() || m_diary.record(first).isUnfinished
            || m_diary.record(first + 1).isUnfinished) {
            return std::nullopt;
        }
        const std::int32_t own = halvesOf(m_diary.record(first), m_diary.pairingOf(first));
        const std::int32_t other =
            halvesOf(m_diary.record(first + 1), m_diary.pairingOf(first + 1));
        const auto result = own > other ? Result::FirstBetter
            : own < other               ? Result::SecondBetter
            : own == 2                  ? Result::BothWon
                                        : Result::NeitherWon;
        const bool isMeant = pairs.result == Result::Any || pairs.result == result;
        return isMeant ? std::optional(marginOf(m_record, m_pairing)) : std::nullopt;
    }

    std::optional<std::int32_t> operator()(const BesideSpare & /*beside*/) const
    {
        return std::nullopt;
    }

private:
    // Not the reference's in a comparison.
    bool isSubjects() const { return m_pairing.arm == 0; }
    std::int32_t score() const { return scoreOf(m_record, m_pairing); }

    // Null where there is none.
    const Detail *detail() const
    {
        return isSubjects() && m_match < m_diary.m_details.size()
            ? &m_diary.m_details[static_cast<std::size_t>(m_match)]
            : nullptr;
    }

    std::int32_t figure(std::size_t place) const
    {
        return m_diary.m_figures[static_cast<std::size_t>(detail()->begin) + place];
    }

    std::optional<std::int32_t> notZero(std::size_t place) const
    {
        const std::int32_t found = detail() == nullptr ? 0 : figure(place);
        return found != 0 ? std::optional(found) : std::nullopt;
    }

    const Diary &m_diary;
    std::uint64_t m_match;
    const MatchRecord &m_record;
    const Pairing &m_pairing;
};

Diary::Diary(const Batch &batch)
    : m_batch(batch)
{
    layOut();
}

// In the order in which a report has its lines: see reportOn().
void Diary::layOut()
{
    std::vector<std::string> sources;
    std::vector<std::string> pieces;
    const auto &pairings = m_batch.plan().pairings;
    for (std::size_t pairing = 0; pairing < pairings.size(); ++pairing) {
        auto &lines = m_lines.emplace_back();
        if (pairings[pairing].arm != 0) {
            continue;
        }
        const auto &layout = m_batch.totals(pairing).layout;
        lines.area = layout.area;
        for (const auto &source : layout.sources) {
            lines.sources.push_back(placeOf(sources, source.slug));
        }
        for (const auto &piece : layout.pieces) {
            const bool isOwn = engine::placeOf(piece.owner) == seatOf(pairings[pairing]);
            lines.pieces.push_back(isOwn ? placeOf(pieces, piece.key) : NoLine);
        }
    }
    m_sources = sources.size();
    m_pieces = pieces.size();
}

const Pairing &Diary::pairingOf(std::uint64_t match) const
{
    const auto &pairings = m_batch.plan().pairings;
    return pairings[static_cast<std::size_t>(match) % pairings.size()];
}

void Diary::take(const MatchRecord &record, const engine::TallyCounts &counts)
{
    m_records.push_back(record);
    if (m_records.size() <= MostDetailed) {
        note(counts);
    }
}

void Diary::note(const engine::TallyCounts &counts)
{
    const std::uint64_t match = m_records.size() - 1;
    const auto &lines = m_lines[static_cast<std::size_t>(match) % m_lines.size()];
    Detail detail;
    detail.begin = m_figures.size();
    if (pairingOf(match).arm == 0) {
        const std::size_t seat = seatOf(pairingOf(match));
        noteLines(counts, lines, seat);
        for (const auto &scores : counts.scores) {
            m_figures.push_back(kept(scores[seat]));
            ++detail.turns;
        }
        for (const auto &[owner, at] : counts.resting) {
            const auto cell = HeatMap::cellAt(lines.area, at);
            if (owner != engine::Nature && engine::placeOf(owner) == seat && cell) {
                m_figures.push_back(static_cast<std::int16_t>(*cell));
                ++detail.resting;
            }
        }
    }
    m_details.push_back(detail);
}

void Diary::noteLines(const engine::TallyCounts &counts, const Lines &lines, std::size_t seat)
{
    const std::size_t begin = m_figures.size();
    m_figures.resize(begin + m_sources + FiguresOfPiece * m_pieces);
    const auto add = [&](std::size_t place, std::int64_t figure) {
        auto &sum = m_figures[begin + place];
        sum = kept(sum + figure);
    };
    const std::size_t sources = std::min(lines.sources.size(), counts.sources.size());
    for (std::size_t source = 0; source < sources; ++source) {
        add(lines.sources[source], counts.sources[source][seat]);
    }
    const std::size_t pieces = std::min(lines.pieces.size(), counts.pieces.size());
    for (std::size_t piece = 0; piece < pieces; ++piece) {
        if (lines.pieces[piece] == NoLine) {
            continue;
        }
        const auto &count = counts.pieces[piece];
        std::size_t place = m_sources + FiguresOfPiece * lines.pieces[piece];
        for (const auto figure :
             {count.played, count.inPlay, count.points, count.removals, count.losses}) {
            add(place++, figure);
        }
    }
}

std::vector<DiaryLine> Diary::behind(const Behind &behind) const
{
    std::vector<DiaryLine> found;
    for (std::uint64_t match = 0; match < m_records.size(); ++match) {
        if (record(match).isUnfinished) {
            continue;
        }
        if (const auto figure = std::visit(Reader(*this, match), behind)) {
            found.push_back({match, *figure});
        }
    }
    return found;
}

} // namespace goldfish
