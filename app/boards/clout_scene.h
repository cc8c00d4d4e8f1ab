// Everything that the board shows at one moment and what may be said of it, without a widget: what
// lies on the table, what is asked, and the sentences for tooltips, screen readers and the key that
// tells of a point.
#pragma once

#include "boards/clout_chip_painting.h"
#include "boards/clout_words.h"
#include "engine/region.h"
#include "games/clout/throw.h"

#include <functional>
#include <optional>
#include <vector>

namespace boards
{

// A chip that the question is about: one that may be chosen, or one that may not, and why.
struct BoardMark {
    engine::Token token = engine::NoToken;
    QString label; // what choosing it does
    std::uint64_t code = 0;
    bool isAllowed = true;
    QString reason;
};

struct BoardHand {
    games::clout::Hand hand;
    base::Point from;
    std::optional<games::clout::Surface> surface;
};

struct BoardQuestion {
    std::vector<BoardMark> marks;
    std::optional<engine::Region> region; // nothing: no point is asked
    std::function<QString(base::Point)> whyNot;
    std::optional<BoardHand> hand;
    const games::clout::ThrowModel *model = nullptr; // null: only reaches are told
};

class CloutScene
{
public:
    explicit CloutScene(const wording::QtWording &wording);

    void setFaces(FaceSource source) { m_faces.setSource(std::move(source)); }
    void setSeatNames(const QStringList &names) { m_seatNames = names; }
    void show(const std::shared_ptr<const games::clout::State> &state,
              engine::Seat viewer,
              const TableDraft &draft);
    BoardQuestion &question() { return m_question; }
    const BoardQuestion &question() const { return m_question; }

    const ShownTable &table() const { return m_table; }
    const CloutFaces &faces() const { return m_faces; }
    const wording::QtWording &wording() const { return m_wording; }
    CloutWords words() const;
    Viewpoint viewpoint() const;
    std::vector<games::clout::ChipId> order() const; // in which keys go through the chips

    std::vector<const BoardMark *> marksOf(games::clout::ChipId chip) const;
    Emphasis emphasis(games::clout::ChipId chip) const;
    bool isThrowAsked() const; // rather than another point
    bool mayGive(base::Point point) const;
    QString reasonAgainst(base::Point point) const; // of one that may not be given

    QString describe(games::clout::ChipId chip) const; // all of it, and what may be done with it
    QString describeWorth(games::clout::ChipId chip) const;
    QString describePoint(base::Point point) const; // with the chip that lies there
    QString tooltip(base::Point point) const;
    // Whose reach covers it, what the chip in hand reaches from there, what the hand would hit.
    QString tell(base::Point point) const;
    // Where tried throws at that point come to rest; none without a model and a hand.
    std::vector<base::Point> triedRests(base::Point aim) const;

private:
    QStringList chipLines(games::clout::ChipId chip) const;
    QString tellCover(base::Point point) const;
    QString tellHits(base::Point point) const;

    const wording::QtWording &m_wording;
    CloutFaces m_faces;
    QStringList m_seatNames;
    ShownTable m_table;
    BoardQuestion m_question;
    const games::clout::Setup *m_setup = nullptr; // whose kinds have their faces
};

} // namespace boards
