// One player's side of the table beside the board: whose it is, the score as it stands and what it
// is made of, and the piles, those that may be seen as faces.
#pragma once

#include "boards/table_board.h"
#include "faces/face_cache.h"

#include <QFrame>

#include <memory>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace widgets
{
class PileView;
}

namespace pages
{

class TableSideCard : public QFrame
{
    Q_OBJECT

public:
    TableSideCard(faces::FaceCache &faces,
                  std::shared_ptr<const catalog::Schema> schema,
                  const std::string &language,
                  QWidget *parent = nullptr);

    // `who` plays there: "a person".
    void show(const boards::Side &side, const QString &who);

Q_SIGNALS:
    void pieceChosen(engine::Token token);
    void pieceTouched(engine::Token token);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct PileParts {
        QLabel *title = nullptr;
        widgets::PileView *faces = nullptr;
    };
    void showPile(const boards::Pile &pile, std::size_t place, const QString &owner);
    PileParts &partsAt(std::size_t place);

    faces::FaceCache &m_faces;
    std::shared_ptr<const catalog::Schema> m_schema;
    std::string m_language;
    boards::Side m_side;
    QLabel *m_name = nullptr;
    QLabel *m_who = nullptr;
    QLabel *m_score = nullptr;
    QLabel *m_parts = nullptr;
    QVBoxLayout *m_column = nullptr;
    std::vector<PileParts> m_piles;
};

} // namespace pages
