// The side rail: the game chosen at its top, the pages below. Folds to icons where the window is
// narrow.
#pragma once

#include <QFrame>
#include <QList>
#include <QString>

class QButtonGroup;
class QComboBox;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace widgets
{

class Rail : public QFrame
{
    Q_OBJECT

public:
    explicit Rail(QWidget *parent = nullptr);

    void addGame(const QString &slug, const QString &title);
    void addPage(const QString &slug, const QString &title, const QString &iconName);
    void setGame(const QString &slug);
    void setPage(const QString &slug);
    void setCompact(bool compact);

Q_SIGNALS:
    void gameChosen(const QString &slug);
    void pageChosen(const QString &slug);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyColours();

    QComboBox *m_games = nullptr;
    QToolButton *m_game = nullptr; // in its place where there is little room: "CF", with a menu
    QMenu *m_gameMenu = nullptr;
    QVBoxLayout *m_pages = nullptr;
    QButtonGroup *m_group = nullptr;
    QList<QToolButton *> m_buttons;
    bool m_compact = false;
};

} // namespace widgets
