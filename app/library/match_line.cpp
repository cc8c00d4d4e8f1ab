#include "library/match_line.h"

#include <algorithm>

namespace library
{

using base::text;

namespace
{

// Makes the sentences at once: a chip may change hands in the very answer that tells of it.
class Telling final : public engine::EventSink
{
public:
    Telling(const engine::Match &match, std::vector<MatchLine::Told> &into)
        : m_match(match)
        , m_into(into)
    {
    }

    void take(const engine::Event &event) override
    {
        m_into.push_back({m_match.length() + 1, event, m_match.state().sentence(event)});
    }

private:
    const engine::Match &m_match;
    std::vector<MatchLine::Told> &m_into;
};

template<typename Remarks>
void forgetBehind(Remarks &remarks, std::size_t answers)
{
    std::erase_if(remarks, [answers](const auto &each) { return each.answers > answers; });
}

} // namespace

base::Result<MatchLine> MatchLine::begin(const games::Row &row, files::json::Node setup)
{
    if (row.game == nullptr) {
        return base::problem(
            text("Table", "The rules of this game are not part of the program yet."));
    }
    auto match = engine::Match::begin(*row.game, std::move(setup));
    if (!match) {
        return tl::unexpected(match.error());
    }
    return MatchLine(row, std::move(*match));
}

base::Result<MatchLine> MatchLine::read(const std::string &bytes, const std::string &file)
{
    const auto log = engine::parseLog(bytes, file);
    if (!log) {
        return tl::unexpected(log.error());
    }
    const auto *const row = games::row(log->game);
    if (row == nullptr) {
        return base::problemAt(
            file,
            0,
            text("Table", "This program does not know the game “%1” of the log.").with(log->game));
    }
    auto line = begin(*row, log->setup);
    if (!line) {
        auto problem = line.error();
        problem.file = file;
        problem.line = 0; // of the setup alone, which the log keeps in one line
        return tl::unexpected(std::move(problem));
    }
    line->replay(*log);
    return line;
}

MatchLine::MatchLine(const games::Row &row, engine::Match match)
    : m_row(&row)
    , m_match(std::move(match))
{
}

// Why that answer cannot be the next; empty where it can.
base::Text MatchLine::obstacle(const engine::Answer &answer) const
{
    return state().pending() ? state().check(answer)
                             : text("Table", "The game is over, but the log goes on.");
}

void MatchLine::replay(const engine::Log &log)
{
    auto checkpoint = log.checkpoints.begin();
    for (std::size_t given = 0;; ++given) {
        for (; checkpoint != log.checkpoints.end() && checkpoint->answers == given; ++checkpoint) {
            if (checkpoint->digest != state().digest()) {
                m_difference = {given, text("Table", "The position is another than in the log.")};
                break;
            }
        }
        if (m_difference || given == log.answers.size()) {
            break;
        }
        if (auto reason = obstacle(log.answers[given]); !reason.empty()) {
            m_difference = {given, std::move(reason)};
            break;
        }
        (void)give(log.answers[given]);
    }
    m_bookmarks = log.bookmarks;
    forgetBehind(m_bookmarks, length());
    if (m_difference) {
        std::ranges::copy_if(
            log.told,
            std::back_inserter(m_toldOtherwise),
            [this](const engine::Remark &each) { return each.answers > m_difference->answers; });
        m_pictureOtherwise = log.picture;
    }
}

engine::Refusal MatchLine::give(const engine::Answer &answer)
{
    const auto pending = state().pending();
    if (!pending) {
        return text("Table", "The game is over; nothing is asked any more.");
    }
    if (auto refusal = state().check(answer); !refusal.empty()) {
        return refusal;
    }
    const bool isForced = onlyAnswer().has_value();
    cutAhead();
    Telling telling(m_match, m_told);
    (void)m_match.give(answer, &telling);
    m_given.push_back({answer, pending->seat, isForced});
    keepCheckpoint();
    return {};
}

std::size_t MatchLine::changesByHand() const
{
    return engine::countByHand(m_match.log().answers);
}

std::optional<engine::Answer> MatchLine::onlyAnswer() const
{
    const auto pending = state().pending();
    if (!pending || pending->domain != engine::Domain::Options) {
        return std::nullopt;
    }
    engine::OptionBuffer options;
    state().options(options);
    return options.size() == 1 ? std::optional<engine::Answer>(engine::Pick{options[0].code})
                               : std::nullopt;
}

void MatchLine::goTo(std::size_t answers)
{
    const std::size_t target = std::min(answers, length());
    if (target < at()) {
        m_match.rewindTo(target);
    }
    while (at() < target) {
        (void)m_match.give(m_given[at()].answer, nullptr);
    }
}

void MatchLine::cutAhead()
{
    if (isAtEnd()) {
        return;
    }
    m_given.resize(at());
    forgetBehind(m_told, at());
    forgetBehind(m_checkpoints, at());
    forgetBehind(m_bookmarks, at());
}

void MatchLine::setBookmark(std::size_t answers, const std::string &name)
{
    std::erase_if(m_bookmarks, [answers](const auto &each) { return each.answers == answers; });
    if (!name.empty()) {
        const auto place =
            std::ranges::upper_bound(m_bookmarks, answers, {}, &engine::Remark::answers);
        m_bookmarks.insert(place, {answers, name});
    }
}

std::string MatchLine::print(const base::Wording &wording) const
{
    engine::Log log;
    log.game = m_match.log().game;
    log.rulesVersion = m_match.log().rulesVersion;
    log.setup = setup();
    log.checkpoints = m_checkpoints;
    log.bookmarks = m_bookmarks;
    for (const auto &given : m_given) {
        log.answers.push_back(given.answer);
    }
    for (const auto &told : m_told) {
        log.told.push_back({told.answers, base::render(told.words, wording)});
    }
    const auto last = state().clone();
    for (std::size_t given = at(); given < length(); ++given) {
        last->apply(m_given[given].answer, nullptr);
    }
    log.picture = last->picture(engine::Nature);
    return engine::printLog(log);
}

// The match keeps a digest now and then; those of the whole line are kept here.
void MatchLine::keepCheckpoint()
{
    const auto &kept = m_match.log().checkpoints;
    if (!kept.empty() && (m_checkpoints.empty() || m_checkpoints.back() != kept.back())) {
        m_checkpoints.push_back(kept.back());
    }
}

} // namespace library
