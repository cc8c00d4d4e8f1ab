// One match as a line of answers with a place on it: what was answered, what happened then in
// sentences, the bookmarks, and the moment that is looked at. Going back forgets nothing; only a
// new answer, or going on from here, cuts off what lay ahead. Knows no players and asks nobody.
#pragma once

#include "engine/match.h"
#include "engine/replay.h"
#include "games/games.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace library
{

class MatchLine
{
public:
    // A sentence, and how many answers had been given when it became true.
    struct Told {
        std::size_t answers = 0;
        engine::Event event;
        base::Text words;
    };
    struct Given {
        engine::Answer answer;
        engine::Seat seat{};
        bool isForced = false; // there was no other
    };

    // The Problem says why the setup cannot be played.
    static base::Result<MatchLine> begin(const games::Row &row, files::json::Node setup);
    // As far as the log agrees with the rules of today; difference() says where it does not.
    static base::Result<MatchLine> read(const std::string &bytes, const std::string &file);

    const games::Row &row() const { return *m_row; }
    const engine::State &state() const { return m_match.state(); }
    const files::json::Node &setup() const { return m_match.log().setup; }

    std::size_t at() const { return m_match.length(); } // answers given at this moment
    std::size_t length() const { return m_given.size(); }
    bool isAtEnd() const { return at() == length(); }
    std::span<const Given> given() const { return m_given; }
    std::span<const Told> told() const { return m_told; }

    std::span<const engine::Answer> answers() const { return m_match.log().answers; } // up to it
    std::size_t changesByHand() const; // up to the moment that is looked at

    // To the pending decision. What lay ahead is forgotten, unless it is refused.
    engine::Refusal give(const engine::Answer &answer);
    // The only option of the pending decision; nothing where there is a choice, or no option.
    std::optional<engine::Answer> onlyAnswer() const;
    void goTo(std::size_t answers);
    void cutAhead();

    const std::vector<engine::Remark> &bookmarks() const { return m_bookmarks; }
    // Another name for a moment that has one; an empty one takes it away.
    void setBookmark(std::size_t answers, const std::string &name);

    // The first thing that the log had otherwise than the rules of today.
    const std::optional<engine::Difference> &difference() const { return m_difference; }
    // Of the log that was read, what was said from there on.
    const std::vector<engine::Remark> &toldOtherwise() const { return m_toldOtherwise; }
    const files::json::Node &pictureOtherwise() const { return m_pictureOtherwise; }

    // The whole line, with its sentences in the words of whoever keeps it.
    std::string print(const base::Wording &wording) const;

private:
    MatchLine(const games::Row &row, engine::Match match);
    base::Text obstacle(const engine::Answer &answer) const;
    void replay(const engine::Log &log);
    void keepCheckpoint();

    const games::Row *m_row;
    engine::Match m_match;
    std::vector<Given> m_given;
    std::vector<Told> m_told;
    std::vector<engine::Checkpoint> m_checkpoints; // of the whole line
    std::vector<engine::Remark> m_bookmarks;
    std::optional<engine::Difference> m_difference;
    std::vector<engine::Remark> m_toldOtherwise;
    files::json::Node m_pictureOtherwise;
};

} // namespace library
