// Clout Fantasy on the table page: turns a position into choices, piles, scores and marks, and what
// is done on the board into answers. The board itself only draws and points.
#pragma once

#include "boards/boards.h"
#include "boards/clout_faces.h"
#include "boards/clout_table_model.h"
#include "games/clout/choice.h"
#include "games/clout/state.h"
#include "games/clout/throw.h"

namespace boards
{

class CloutBoard;

class CloutTableBoard final : public TableBoard
{
    Q_OBJECT

public:
    CloutTableBoard(const Furnishing &furnishing, QWidget *parent);

    void setSeatNames(const QStringList &names) override;
    void setMoment(const Moment &moment) override;
    std::vector<Choice> choices() const override;
    std::vector<Side> sides() const override;
    QAbstractItemModel *pieces() override;
    QString nameOf(engine::Token token) const override;
    std::vector<HandChange> handChanges(engine::Token token) const override;
    std::vector<engine::Token> changeable() const override;
    QString placedNameOf(engine::Token token) const override;
    base::Rectangle area() const override;
    base::Point cursor() const override;
    void setCursorPoint(base::Point point) override;
    bool isAimed() const override;
    engine::Token thrown() const override;
    base::Point outside() const override;
    std::optional<base::Point> placeOf(engine::Token token) const override;
    std::vector<engine::Token> onTable() const override;
    void setEntered(const std::vector<engine::Resting> &resting) override;
    void play(const std::vector<engine::Event> &events,
              std::shared_ptr<const library::Flight> flight) override;
    void setSpeed(double factor) override;
    void skip() override;
    bool isPlaying() const override;
    void setRangesShown(bool shown) override;
    void setPointedAt(engine::Token token) override;
    void setPhotograph(const QImage &picture, const std::array<QPointF, 4> &corners) override;
    void announce(const QString &words) override;

private:
    const games::clout::Setup &setup() const { return m_state->setup(); }
    const games::clout::Position &position() const { return m_state->position(); }
    QString sentence(const base::Text &text) const;
    QString abilityText(games::clout::Ability ability) const;
    QString effectWithoutFigures(games::clout::PickCode pick) const;
    void showQuestion(const Moment &moment);
    void showMarks(const Moment &moment);
    void showHand();
    void readThrowModel();
    base::Point firstPoint() const;
    Pile pileOf(games::clout::SeatId seat, games::clout::Place place) const;
    bool isSeen(games::clout::SeatId seat) const;
    Side sideOf(games::clout::SeatId seat) const;
    QString scoreInWords(games::clout::SeatId seat) const;

    Furnishing m_furnishing;
    CloutFaces m_faces;
    CloutBoard *m_board = nullptr;
    QStringList m_seatNames;
    std::shared_ptr<const games::clout::State> m_state;
    std::optional<engine::Seat> m_viewer;
    std::uint64_t m_asked = 0; // digest of the position whose question put the cursor
    double m_speed = 1;
    CloutTableModel *m_pieces = nullptr;
    std::unique_ptr<const games::clout::ThrowModel> m_throws; // null: none for this surface
    std::string m_surface;                                    // that it is of
};

} // namespace boards
