// What the main window knows of a page: its name on the rail, the actions it adds to the menus and
// the command palette, and when it comes into view.
#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

namespace pages
{

class Page : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    // "builder"; also its object name.
    virtual QString slug() const = 0;
    virtual QString title() const = 0;
    virtual QString iconName() const = 0; // of resources/icons
    // In the order of the menu; a separator is an action with isSeparator().
    virtual QList<QAction *> pageActions() const { return {}; }
    // The game chosen on the rail.
    virtual void setGame(const QString &slug) = 0;
    // Called each time it comes into view: put the keyboard where work begins.
    virtual void activate() { }
    // Folds panes where there is little room (1024×600 logical pixels and below).
    virtual void setCompact(bool compact) { Q_UNUSED(compact) }
};

} // namespace pages
