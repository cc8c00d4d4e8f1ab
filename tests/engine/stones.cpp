#include "engine/stones.h"

#include "base/digest.h"
#include "engine/decider.h"
#include "files/json_reading.h"

#include <algorithm>

namespace tests
{

using base::text;
using engine::Answer;
using engine::Decision;
using engine::Domain;
using engine::Seat;

namespace
{

constexpr int MostTaken = 3;
constexpr std::int64_t Near = 100; // µm
constexpr std::array<std::uint32_t, 3> CardWeights{1, 2, 1};

enum Kind : std::uint16_t { DealKind, TakeKind, AimKind, FlyKind };
enum EventKind : std::uint16_t { TookEvent, RestedEvent };

} // namespace

base::Result<std::unique_ptr<engine::State>> Stones::start(const files::json::Node &setup) const
{
    std::int64_t seats = 2;
    std::int64_t stones = 9;
    files::json::ObjectReader reader(files::json::Source{setup, "setup"});
    reader.accept("seats", seats).accept("stones", stones);
    StonesState::BySeat lead{};
    std::size_t next = 0;
    reader.each("lead", [&](const files::json::Source &points) -> base::Outcome {
        const auto read = points.asInteger();
        lead[next++ % lead.size()] = read ? static_cast<int>(*read) : 0;
        return {};
    });
    if (auto done = reader.finishTolerant(); !done) {
        return tl::unexpected(done.error());
    }
    if (seats < 2 || seats > 4 || stones < 1 || stones > 1000) {
        return base::problem(text("Stones", "2 to 4 seats and 1 to 1,000 stones, please."));
    }
    return std::make_unique<StonesState>(static_cast<std::size_t>(seats),
                                         static_cast<int>(stones),
                                         lead);
}

StonesState::StonesState(std::size_t seats, int stones, const BySeat &lead)
    : m_seats(static_cast<std::uint8_t>(seats))
    , m_all(stones)
    , m_heap(stones)
    , m_lead(lead)
{
    (void)m_agenda.push({Act::Take, 0});
    for (std::size_t seat = seats; seat-- > 0;) {
        (void)m_agenda.push({Act::Deal, static_cast<std::uint8_t>(seat)});
    }
}

std::optional<Decision> StonesState::pending() const
{
    if (m_agenda.empty()) {
        return std::nullopt;
    }
    const Step step = m_agenda.top();
    switch (step.act) {
    case Act::Deal:
        return Decision{0, engine::Nature, engine::NoToken, DealKind, Domain::Options, true};
    case Act::Take:
        return Decision{0, Seat{step.seat}, engine::NoToken, TakeKind, Domain::Options, false};
    case Act::Aim:
        return Decision{0, Seat{step.seat}, Stones::Marker, AimKind, Domain::Region, false};
    case Act::Fly:
        break;
    }
    return Decision{0, engine::Nature, Stones::Marker, FlyKind, Domain::Rest, false};
}

std::optional<engine::Ending> StonesState::ending() const
{
    if (!m_agenda.empty()) {
        return std::nullopt;
    }
    engine::Ending result;
    for (std::size_t seat = 0; seat < m_seats; ++seat) {
        result.scores[seat] = scoreOf(Seat{static_cast<std::uint8_t>(seat)}) + m_cards[seat];
    }
    const auto best = std::max_element(result.scores.begin(), result.scores.begin() + m_seats);
    if (std::count(result.scores.begin(), result.scores.begin() + m_seats, *best) == 1) {
        result.winner = Seat{static_cast<std::uint8_t>(best - result.scores.begin())};
    }
    return result;
}

int StonesState::scoreOf(Seat seat) const
{
    const std::size_t place = engine::placeOf(seat);
    return m_lead[place] + m_taken[place] + (staysNear(seat) ? 1 : 0);
}

base::Text StonesState::question() const
{
    if (m_agenda.empty()) {
        return {};
    }
    switch (m_agenda.top().act) {
    case Act::Deal:
        return text("Stones", "Which card is dealt?");
    case Act::Take:
        return text("Stones", "How many stones?");
    case Act::Aim:
        return text("Stones", "Where is the marker thrown?");
    case Act::Fly:
        break;
    }
    return text("Stones", "Where does the marker come to rest?");
}

void StonesState::options(engine::OptionBuffer &into) const
{
    into.clear();
    if (m_agenda.empty()) {
        return;
    }
    const Act act = m_agenda.top().act;
    if (act == Act::Deal) {
        for (std::size_t card = 0; card < CardWeights.size(); ++card) {
            into.add(card + 1, CardWeights[card]);
        }
    } else if (act == Act::Take) {
        for (int stones = 1; stones <= std::min(MostTaken, m_heap); ++stones) {
            into.add(static_cast<std::uint64_t>(stones));
        }
    }
}

bool StonesState::isOffered(std::uint64_t code) const
{
    const int most = m_agenda.top().act == Act::Deal ? static_cast<int>(CardWeights.size())
                                                     : std::min(MostTaken, m_heap);
    return code >= 1 && code <= static_cast<std::uint64_t>(most);
}

base::Text StonesState::label(std::uint64_t code) const
{
    return base::Text::verbatim(std::to_string(code));
}

engine::Region StonesState::region() const
{
    engine::Region region({{-1000, -1000}, {1000, 1000}});
    (void)region.keepInside({{0, 0}, 900});
    (void)region.keepOutside({m_rests[1], 200});
    return region;
}

engine::Refusal StonesState::check(const Answer &answer) const
{
    const auto decision = pending();
    if (!decision) {
        return text("Stones", "The game is over.");
    }
    const auto wrongShape = [] { return text("Stones", "Another kind of answer is asked for."); };
    if (decision->domain == Domain::Options) {
        const auto *pick = std::get_if<engine::Pick>(&answer);
        return pick == nullptr      ? wrongShape()
            : isOffered(pick->code) ? engine::Refusal()
                                    : text("Stones", "That cannot be picked.");
    }
    if (decision->domain == Domain::Region) {
        const auto *point = std::get_if<base::Point>(&answer);
        return point == nullptr         ? wrongShape()
            : region().contains(*point) ? engine::Refusal()
                                        : text("Stones", "The marker has no room there.");
    }
    const auto *rest = std::get_if<engine::Rest>(&answer);
    if (rest == nullptr) {
        return wrongShape();
    }
    const auto moved = rest->all();
    const bool isSound = !moved.empty() && moved.size() <= 2
        && moved.front().token == Stones::Marker
        && (moved.size() == 1 || moved.back().token == Stones::Pebble);
    return isSound ? engine::Refusal() : text("Stones", "The marker comes first, then the pebble.");
}

void StonesState::apply(const Answer &answer, engine::EventSink *events)
{
    if (const auto *pick = std::get_if<engine::Pick>(&answer)) {
        const Step step = m_agenda.top();
        this->pick(pick->code);
        if (events != nullptr && step.act == Act::Take) {
            events->take({TookEvent, {}, {}, static_cast<std::int32_t>(pick->code), {}, {}});
        }
        return;
    }
    const Step step = m_agenda.pop();
    if (const auto *point = std::get_if<base::Point>(&answer)) {
        m_aim = *point;
        (void)m_agenda.push({Act::Fly, step.seat});
        return;
    }
    for (const auto &[token, at] : std::get<engine::Rest>(answer).all()) {
        m_rests[static_cast<std::size_t>(token)] = at;
    }
    m_near = squaredDistance(m_aim, m_rests[0]) <= Near * Near ? step.seat : -1;
    if (events != nullptr) {
        events->take({RestedEvent, Stones::Marker, {}, 0, m_aim, m_rests[0]});
    }
}

void StonesState::pick(std::uint64_t code)
{
    const Step step = m_agenda.pop();
    const int number = static_cast<int>(code);
    if (step.act == Act::Deal) {
        m_cards[step.seat] = number;
        return;
    }
    m_heap -= number;
    m_taken[step.seat] += number;
    const auto next = static_cast<std::uint8_t>((step.seat + 1) % m_seats);
    (void)m_agenda.push(m_heap == 0 ? Step{Act::Aim, step.seat} : Step{Act::Take, next});
}

base::Text StonesState::sentence(const engine::Event &event) const
{
    return base::Text::verbatim(event.kind == TookEvent
                                    ? "took " + std::to_string(event.amount)
                                    : "came to rest at " + std::to_string(event.to.x) + ", "
                                        + std::to_string(event.to.y));
}

std::uint64_t StonesState::digest() const
{
    return digestOf(std::nullopt);
}

std::uint64_t StonesState::digestSeenBy(Seat seat) const
{
    return digestOf(seat);
}

std::uint64_t StonesState::digestOf(std::optional<Seat> seat) const
{
    base::Digest digest;
    digest.add(std::int64_t{m_heap});
    for (std::size_t each = 0; each < m_seats; ++each) {
        const bool isSeen = !seat || engine::placeOf(*seat) == each;
        digest.add(std::int64_t{isSeen ? m_cards[each] : (m_cards[each] > 0 ? -1 : 0)});
        digest.add(std::int64_t{m_taken[each]});
    }
    for (const auto &point : {m_aim, m_rests[0], m_rests[1]}) {
        digest.add(std::int64_t{point.x});
        digest.add(std::int64_t{point.y});
    }
    digest.add(std::int64_t{m_near});
    for (const auto &step : m_agenda.all()) {
        digest.add(static_cast<std::int64_t>(step.act));
        digest.add(std::int64_t{step.seat});
    }
    return digest.value();
}

files::json::Node StonesState::picture(Seat seat) const
{
    files::json::Node result{files::json::Object{}};
    result.set("heap", m_heap);
    if (engine::placeOf(seat) < m_seats) {
        result.set("card", m_cards[engine::placeOf(seat)]);
    }
    return result;
}

void StonesState::imagineInto(engine::State &into, Seat seat, base::Rng &rng) const
{
    auto &other = static_cast<StonesState &>(into);
    other = *this;
    for (std::size_t each = 0; each < m_seats; ++each) {
        if (engine::placeOf(seat) != each && m_cards[each] > 0) {
            std::array<engine::Option, 3> cards{};
            for (std::size_t card = 0; card < cards.size(); ++card) {
                cards[card] = {card + 1, CardWeights[card]};
            }
            other.m_cards[each] = static_cast<int>(*engine::drawn(cards, rng));
        }
    }
}

std::unique_ptr<engine::State> StonesState::clone() const
{
    return std::make_unique<StonesState>(*this);
}

void StonesState::copyFrom(const engine::State &other)
{
    *this = static_cast<const StonesState &>(other);
}

base::Outcome StonesState::verify() const
{
    int sum = m_heap;
    for (const int taken : m_taken) {
        sum += taken;
    }
    return sum == m_all && m_heap >= 0
        ? base::Outcome()
        : base::problem(text("Stones", "There are %1 stones, not %2.").with(sum).with(m_all));
}

} // namespace tests
