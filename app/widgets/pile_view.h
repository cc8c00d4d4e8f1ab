// A pile of pieces as small faces side by side, as high as they need: one stop for the keyboard,
// and a name for each piece.
#pragma once

#include "boards/table_board.h"
#include "faces/face_cache.h"

#include <QListView>

#include <memory>

namespace models
{
class PileModel;
}

namespace widgets
{

class PileDelegate;

class PileView : public QListView
{
    Q_OBJECT

public:
    explicit PileView(faces::FaceCache &faces, QWidget *parent = nullptr);

    void setSchema(std::shared_ptr<const catalog::Schema> schema, const std::string &language);
    void setItems(std::vector<boards::PileItem> items);

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void pieceChosen(engine::Token token);  // Enter or a double click
    void pieceTouched(engine::Token token); // it is the current one

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitHeight();
    engine::Token tokenAt(const QModelIndex &index) const;

    models::PileModel *m_pile = nullptr;
    PileDelegate *m_delegate = nullptr;
};

} // namespace widgets
