// All about one piece: its face, its values, every ability with our sentence, its names in other
// languages, where the values come from and what the person has put in place of the release's.
#pragma once

#include "catalog/game_data.h"

#include <QUrl>
#include <QWidget>

#include <string>

class QTextBrowser;

namespace widgets
{

class FaceView;

class PieceView : public QWidget
{
    Q_OBJECT

public:
    explicit PieceView(QWidget *parent = nullptr);

    // The game must outlive what is shown; a null piece shows how to go on. `pictures` is the
    // folder of photographs.
    void setPiece(const catalog::PiecePointer &piece,
                  const catalog::GameData &game,
                  const std::string &language,
                  const QString &pictures);
    const catalog::PiecePointer &piece() const { return m_piece; }
    void setCompact(bool compact);
    // For tests and for the clipboard.
    QString plainText() const;

Q_SIGNALS:
    void ruleRequested(const QString &kind, const QString &slug);
    void searchRequested(const QString &search);
    // The person gives up a value of their own for that of the release.
    void shippedValueRequested(const QString &attribute);
    void editRequested();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void rebuild();
    void follow(const QUrl &link);

    catalog::PiecePointer m_piece;
    const catalog::GameData *m_game = nullptr;
    std::string m_language = "en";
    FaceView *m_face = nullptr;
    QTextBrowser *m_text = nullptr;
};

} // namespace widgets
