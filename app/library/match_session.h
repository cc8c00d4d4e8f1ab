// A match that is being played or looked at: asks the programs at the table in a worker, waits for
// people, and tells whoever shows it what has changed. While a moment of the past is looked at,
// nobody moves. The table page shows it; nothing here knows widgets, nor any game.
#pragma once

#include "library/company.h"
#include "library/match_line.h"
#include "library/sitters.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace library
{

class MatchSession : public QObject
{
    Q_OBJECT

public:
    // What the match waits for at the moment that is looked at.
    enum class Waiting {
        Nothing, // no match, or it is over
        Person,
        Program,
        Past, // answers lie ahead, and this one was not a person's
    };
    Q_ENUM(Waiting)

    // One answer that was just given.
    struct Step {
        std::size_t answers = 0; // how many have been given with it
        std::shared_ptr<const Flight> flight;
    };

    explicit MatchSession(Company company, QObject *parent = nullptr);
    MatchSession(const MatchSession &) = delete;
    MatchSession &operator=(const MatchSession &) = delete;
    MatchSession(MatchSession &&) = delete;
    MatchSession &operator=(MatchSession &&) = delete;
    ~MatchSession() override;

    const Company &company() const { return m_company; }

    // Closes what was open. `seed` is of the programs and throws alone; no log needs it.
    base::Outcome begin(const games::Row &row,
                        const files::json::Node &setup,
                        const std::vector<Sitter> &sitters,
                        std::uint64_t seed);
    // A log's text, at its end; the programs that sat there sit there again.
    base::Outcome open(const std::string &bytes, const std::string &file, std::uint64_t seed);
    void close();

    bool isOpen() const { return m_line != nullptr; }
    const MatchLine &line() const { return *m_line; }
    const std::vector<Sitter> &sitters() const { return m_sitters; }
    Waiting waiting() const;
    // By hand: the person enters where things came to rest for whoever throws now.
    bool isThrownByHand() const;
    bool isThinking() const { return m_isThinking; }

    // A person's answer; what lay ahead is forgotten.
    engine::Refusal answer(const engine::Answer &answer);
    // To the last question that a person answered, and forward to the next one.
    std::optional<std::size_t> undoTarget() const;
    std::optional<std::size_t> redoTarget() const;
    void goTo(std::size_t answers);
    // Forgets what lies ahead and plays on.
    void continueFromHere();
    void setBookmark(std::size_t answers, const std::string &name);

    // Takes what the quickest program says in place of the one that thinks.
    void moveNow();
    // While it is held nobody moves, so that what happened can be shown; calls are counted.
    void hold();
    void release();

Q_SIGNALS:
    void opened();
    void closed();
    // An answer was given, by whomever.
    void stepped(const library::MatchSession::Step &step);
    // Another moment is looked at.
    void moved();
    // Who is waited for has changed.
    void waitingChanged();
    void bookmarksChanged();
    void failed(const base::Problem &problem);

private:
    struct Thought {
        std::optional<engine::Answer> answer;
        std::shared_ptr<const Flight> flight;
    };

    base::Outcome seat(std::uint64_t seed);
    void take(const engine::Answer &answer, std::shared_ptr<const Flight> flight);
    void proceedSoon();
    void proceed();
    void think(const engine::Decision &pending);
    void thoughtOf();
    void stopThinking();
    // Whose answer the pending decision wants; null: a person's.
    const Thrower *answering(const engine::Decision &decision) const;
    bool wasPersons(std::size_t answer) const;
    std::optional<engine::Seat> throwing(std::size_t answers) const;

    Company m_company;
    std::unique_ptr<MatchLine> m_line;
    std::vector<Sitter> m_sitters;
    std::vector<Thrower> m_programs; // by seat; without a decider: a person
    Thrower m_nature;
    std::shared_ptr<engine::Decider> m_quickest;
    QThreadPool m_workers;
    QFutureWatcher<Thought> m_thinking;
    bool m_isThinking = false;
    bool m_isDue = false; // proceed() is on its way
    int m_holds = 0;
};

} // namespace library
