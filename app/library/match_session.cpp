#include "library/match_session.h"

#include <algorithm>

namespace library
{

using base::text;

namespace
{

// Streams of one match: chance, the quickest program, and a seat's each.
constexpr std::uint64_t NatureUse = 0;
constexpr std::uint64_t QuickestUse = 1;
constexpr std::uint64_t FirstSeatUse = 2;

} // namespace

MatchSession::MatchSession(Company company, QObject *parent)
    : QObject(parent)
    , m_company(std::move(company))
{
    // One after the other: a program that is not waited for any more may still be at it.
    m_workers.setMaxThreadCount(1);
    connect(&m_thinking, &QFutureWatcher<Thought>::finished, this, &MatchSession::thoughtOf);
}

MatchSession::~MatchSession()
{
    m_workers.clear();
    m_workers.waitForDone();
}

base::Outcome MatchSession::begin(const games::Row &row,
                                  const files::json::Node &setup,
                                  const std::vector<Sitter> &sitters,
                                  std::uint64_t seed)
{
    auto line = MatchLine::begin(row, withSitters(setup, sitters));
    if (!line) {
        return tl::unexpected(line.error());
    }
    close();
    m_line = std::make_unique<MatchLine>(std::move(*line));
    return seat(seed);
}

base::Outcome
MatchSession::open(const std::string &bytes, const std::string &file, std::uint64_t seed)
{
    auto line = MatchLine::read(bytes, file);
    if (!line) {
        return tl::unexpected(line.error());
    }
    close();
    m_line = std::make_unique<MatchLine>(std::move(*line));
    return seat(seed);
}

// A program that cannot sit there leaves its place to a person, and says so.
base::Outcome MatchSession::seat(std::uint64_t seed)
{
    const auto &row = m_line->row();
    m_sitters = sittersOf(m_line->setup(), m_line->state().seats());
    m_programs.assign(m_sitters.size(), {});
    base::Outcome outcome;
    for (std::size_t seat = 0; seat < m_sitters.size(); ++seat) {
        if (m_sitters[seat].isPerson()) {
            continue;
        }
        auto made = m_company.makePolicy(row,
                                         m_line->setup(),
                                         m_sitters[seat].policy,
                                         base::stream(seed, 0, FirstSeatUse + seat));
        if (made) {
            m_programs[seat].decider = std::move(*made);
        } else {
            m_sitters[seat].policy.clear();
            outcome = tl::unexpected(made.error());
        }
    }
    auto nature = m_company.makeThrower(row, m_line->setup(), base::stream(seed, 0, NatureUse));
    if (nature) {
        m_nature = std::move(*nature);
    } else {
        m_nature = {};
        outcome = tl::unexpected(nature.error());
    }
    auto quickest = m_company.makePolicy(row,
                                         m_line->setup(),
                                         m_company.quickest(row),
                                         base::stream(seed, 0, QuickestUse));
    m_quickest = quickest ? std::move(*quickest) : nullptr;
    Q_EMIT opened();
    Q_EMIT waitingChanged();
    proceedSoon();
    return outcome;
}

void MatchSession::close()
{
    if (!isOpen()) {
        return;
    }
    stopThinking();
    m_line.reset();
    m_sitters.clear();
    m_programs.clear();
    m_nature = {};
    m_quickest.reset();
    m_holds = 0;
    Q_EMIT closed();
    Q_EMIT waitingChanged();
}

// Who throws is whoever answered last before chance is asked.
std::optional<engine::Seat> MatchSession::throwing(std::size_t answers) const
{
    const auto given = m_line->given().first(answers);
    const auto last = std::find_if(given.rbegin(), given.rend(), [](const auto &each) {
        return each.seat != engine::Nature;
    });
    return last == given.rend() ? std::nullopt : std::optional(last->seat);
}

const Thrower *MatchSession::answering(const engine::Decision &decision) const
{
    if (decision.seat != engine::Nature) {
        const auto &program = m_programs[engine::placeOf(decision.seat)];
        return program.decider ? &program : nullptr;
    }
    const bool isByHand = decision.domain == engine::Domain::Rest && isThrownByHand();
    return m_nature.decider && !isByHand ? &m_nature : nullptr;
}

bool MatchSession::isThrownByHand() const
{
    if (!isOpen()) {
        return false;
    }
    if (!m_nature.decider) {
        return true;
    }
    const auto pending = m_line->state().pending();
    const auto seat = pending && pending->seat != engine::Nature
        ? std::optional<engine::Seat>(pending->seat)
        : throwing(m_line->at());
    return seat && m_sitters[engine::placeOf(*seat)].throws == Throws::ByHand;
}

// Whether a person gave that answer, as far as those who sit there now tell.
bool MatchSession::wasPersons(std::size_t answer) const
{
    const auto &given = m_line->given()[answer];
    if (engine::isByHand(given.answer)) {
        return true;
    }
    if (given.isForced) {
        return false;
    }
    if (given.seat != engine::Nature) {
        return m_sitters[engine::placeOf(given.seat)].isPerson();
    }
    const auto seat = throwing(answer);
    return !m_nature.decider
        || (seat && m_sitters[engine::placeOf(*seat)].throws == Throws::ByHand);
}

MatchSession::Waiting MatchSession::waiting() const
{
    if (!isOpen() || !m_line->state().pending()) {
        return Waiting::Nothing;
    }
    const auto decision = *m_line->state().pending();
    const bool isPersons = answering(decision) == nullptr && !m_line->onlyAnswer();
    if (isPersons) {
        return Waiting::Person;
    }
    return m_line->isAtEnd() ? Waiting::Program : Waiting::Past;
}

engine::Refusal MatchSession::answer(const engine::Answer &answer)
{
    if (!isOpen()) {
        return text("Table", "No match is open.");
    }
    if (auto refusal = m_line->state().pending() ? m_line->state().check(answer)
                                                 : text("Table", "The match is over.");
        !refusal.empty()) {
        return refusal;
    }
    stopThinking();
    take(answer, nullptr);
    return {};
}

std::optional<std::size_t> MatchSession::undoTarget() const
{
    for (std::size_t answer = isOpen() ? m_line->at() : 0; answer-- > 0;) {
        if (wasPersons(answer)) {
            return answer;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> MatchSession::redoTarget() const
{
    if (!isOpen() || m_line->isAtEnd()) {
        return std::nullopt;
    }
    std::size_t answer = m_line->at() + 1;
    while (answer < m_line->length() && !wasPersons(answer)) {
        ++answer;
    }
    return answer;
}

void MatchSession::goTo(std::size_t answers)
{
    if (!isOpen() || answers == m_line->at()) {
        return;
    }
    stopThinking();
    m_line->goTo(answers);
    Q_EMIT moved();
    Q_EMIT waitingChanged();
    proceedSoon();
}

void MatchSession::continueFromHere()
{
    if (!isOpen()) {
        return;
    }
    stopThinking();
    m_line->cutAhead();
    Q_EMIT moved();
    Q_EMIT waitingChanged();
    proceedSoon();
}

void MatchSession::setBookmark(std::size_t answers, const std::string &name)
{
    m_line->setBookmark(answers, name);
    Q_EMIT bookmarksChanged();
}

void MatchSession::hold()
{
    ++m_holds;
}

void MatchSession::release()
{
    m_holds = std::max(0, m_holds - 1);
    proceedSoon();
}

void MatchSession::take(const engine::Answer &answer, std::shared_ptr<const Flight> flight)
{
    if (const auto refusal = m_line->give(answer); !refusal.empty()) {
        Q_EMIT failed(
            {{}, 0, text("Table", "An answer of a program is not allowed: %1").with(refusal), {}});
        return;
    }
    Q_EMIT stepped({m_line->at(), std::move(flight)});
    Q_EMIT waitingChanged();
    proceedSoon();
}

// From the event loop, so that what happened is seen before the next thing does.
void MatchSession::proceedSoon()
{
    if (!m_isDue) {
        m_isDue = true;
        QMetaObject::invokeMethod(this, &MatchSession::proceed, Qt::QueuedConnection);
    }
}

} // namespace library
