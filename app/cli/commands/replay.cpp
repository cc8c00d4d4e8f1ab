// muster-cli replay: plays a log again and says where it no longer agrees.
#include "engine/replay.h"

#include "cli/commands/commands.h"
#include "cli/number.h"
#include "files/file.h"
#include "games/games.h"

namespace cli
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

// Every sentence, said of the position that the event led to.
class Sentences final : public engine::Watcher
{
public:
    explicit Sentences(const Session &session)
        : m_session(session)
    {
    }

    void take(const engine::Event &event) override { m_events.push_back(event); }
    void after(const engine::State &state, std::size_t /*answers*/) override
    {
        for (const auto &event : m_events) {
            m_words.push_back(Node{m_session.words(state.sentence(event))});
        }
        m_events.clear();
    }
    const Array &words() const { return m_words; }

private:
    const Session &m_session;
    std::vector<engine::Event> m_events;
    Array m_words;
};

Node endingOf(const engine::State &state)
{
    const auto ending = state.ending();
    if (!ending) {
        return Node{};
    }
    Node result{Object{}};
    Array scores;
    for (std::size_t seat = 0; seat < state.seats(); ++seat) {
        scores.push_back(Node{std::int64_t{ending->scores[seat]}});
    }
    result.set("scores", Node{std::move(scores)});
    result.set("winner", ending->winner ? Node{static_cast<int>(*ending->winner)} : Node{});
    return result;
}

std::size_t changesIn(const engine::Log &log, const engine::Replayed &replayed)
{
    return engine::countByHand(std::span(log.answers).first(replayed.answers));
}

Node reportOf(const engine::Log &log,
              const engine::Replayed &replayed,
              const Sentences &sentences,
              const Session &session)
{
    Node report{Object{}};
    report.set("game", log.game)
        .set("rules_version", log.rulesVersion)
        .set("answers", log.answers.size())
        .set("replayed", replayed.answers);
    if (replayed.difference) {
        Node difference{Object{}};
        difference.set("answers", replayed.difference->answers)
            .set("what", session.words(replayed.difference->what));
        report.set("difference", std::move(difference));
    } else {
        report.set("difference", Node{});
    }
    report.set("events", Node{sentences.words()})
        .set("changes_by_hand", changesIn(log, replayed))
        .set("position", replayed.state->picture(engine::Nature))
        .set("ending", endingOf(*replayed.state));
    return report;
}

void printWords(const Session &session,
                const engine::Log &log,
                const engine::Replayed &replayed,
                const Sentences &sentences)
{
    for (const auto &sentence : sentences.words()) {
        session.print("  " + *sentence.string());
    }
    session.print(session.words(text("CommandLine", "%1 of %2 answers were played again.")
                                    .with(replayed.answers)
                                    .with(log.answers.size())));
    if (replayed.difference) {
        session.print(session.words(replayed.difference->what));
    }
    if (const auto ending = replayed.state->ending()) {
        std::string scores;
        for (std::size_t seat = 0; seat < replayed.state->seats(); ++seat) {
            scores += (seat > 0 ? " : " : "") + std::to_string(ending->scores[seat]);
        }
        session.print(session.words(text("CommandLine", "The game ended %1.").with(scores)));
    }
    if (const auto changes = changesIn(log, replayed); changes > 0) {
        session.print(
            session.words(base::plural("CommandLine", "%n thing(s) in this match were set by hand.")
                              .with(changes)));
    }
}

} // namespace

Exit runReplay(Session &session, const Arguments &arguments)
{
    if (arguments.words().size() != 1) {
        return session.fail(usage(command("replay")->synopsis), Exit::WrongUse);
    }
    const auto to = numberOption(arguments, "to", engine::WholeLog);
    if (!to) {
        return session.fail(to.error(), Exit::WrongUse);
    }
    const std::string &file = arguments.words().front();
    const auto log = files::readFile(file).and_then(
        [&file](const std::string &bytes) { return engine::parseLog(bytes, file); });
    if (!log) {
        return session.fail(log.error(), Exit::Unreadable);
    }
    const auto *const row = games::row(log->game);
    if (row == nullptr || row->game == nullptr) {
        return session.fail(
            {file, 0, text("CommandLine", "Games of “%1” cannot be played.").with(log->game), {}},
            Exit::Unreadable);
    }
    Sentences sentences(session);
    auto replayed = engine::replay(*row->game, *log, *to, &sentences);
    if (!replayed) {
        replayed.error().file = file;
        return session.fail(replayed.error(), Exit::Unreadable);
    }
    if (session.json()) {
        session.printJson(reportOf(*log, *replayed, sentences, session));
    } else {
        printWords(session, *log, *replayed, sentences);
    }
    return replayed->difference ? Exit::Negative : Exit::Done;
}

} // namespace cli
