// One piece's face as large as the room allows; a photograph instead where the person gave one and
// wants to see it. Space or a click turns it over.
#pragma once

#include "catalog/catalog.h"

#include <QImage>
#include <QWidget>

#include <memory>
#include <string>

namespace widgets
{

class FaceView : public QWidget
{
    Q_OBJECT

public:
    explicit FaceView(QWidget *parent = nullptr);

    // Both null: nothing is shown. `pictures` is the folder that holds photographs.
    void setPiece(catalog::PiecePointer piece,
                  std::shared_ptr<const catalog::Schema> schema,
                  const std::string &language,
                  const QString &pictures);
    bool showsPhotograph() const { return m_showsPhotograph && !m_photograph.isNull(); }

    QSize sizeHint() const override { return {240, 240}; }
    QSize minimumSizeHint() const override { return {96, 96}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void turnOver();

    catalog::PiecePointer m_piece;
    std::shared_ptr<const catalog::Schema> m_schema;
    std::string m_language;
    QString m_pictureShown;
    QImage m_photograph;
    bool m_showsPhotograph = true;
};

} // namespace widgets
