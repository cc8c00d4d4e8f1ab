// The bar below the board: to the beginning, a step back, play, a step forward, to the end; how
// fast things are shown, bookmarks, and which moment is looked at.
#pragma once

#include "library/match_line.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace pages
{

class TableTransport : public QWidget
{
    Q_OBJECT

public:
    // How fast things are shown; 0: not at all, the outcome stands there at once.
    static constexpr double Speeds[] = {0.25, 0.5, 1, 2, 4, 0};

    // The steps are actions of the page, so that menus and keys do the same.
    explicit TableTransport(const QList<QAction *> &steps, QWidget *parent = nullptr);

    // Null: no match.
    void show(const library::MatchLine *line);
    double speed() const;
    void setSpeed(double factor);

Q_SIGNALS:
    void speedChanged(double factor);
    void momentRequested(std::size_t answers);
    void bookmarkRequested(); // of the moment that is looked at

private:
    void fillBookmarks(const library::MatchLine *line);

    QLabel *m_moment = nullptr;
    QComboBox *m_speed = nullptr;
    QToolButton *m_bookmarks = nullptr;
    QMenu *m_bookmarkMenu = nullptr;
};

} // namespace pages
