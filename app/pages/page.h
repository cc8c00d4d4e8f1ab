// What the main window knows of a page: its name on the rail, the actions it adds to the menus and
// the command palette, and when it comes into view.
#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

#include <optional>
#include <string>

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
    // Whose steps Edit ▸ Undo takes back while this page is in view: a subject of the journal
    // such as "roster:<id>"; empty: nothing.
    virtual std::string undoSubject() const { return {}; }
    // Of a page whose steps are no journal's, such as a match: what Edit ▸ Undo and Redo would do,
    // empty where there is nothing to do; nothing: the page has no steps of its own.
    struct OwnSteps {
        QString undo;
        QString redo;
    };
    enum class StepWay { Back, Forward };
    virtual std::optional<OwnSteps> ownSteps() const { return std::nullopt; }
    virtual void takeOwnStep(StepWay way) { Q_UNUSED(way) }
    // Called after an undo or redo from the menu: read again what is shown.
    virtual void stepTaken() { }
    // The game chosen on the rail.
    virtual void setGame(const QString &slug) = 0;
    // Called each time it comes into view: put the keyboard where work begins.
    virtual void activate() { }
    // Folds panes where there is little room (1024×600 logical pixels and below).
    virtual void setCompact(bool compact) { Q_UNUSED(compact) }

Q_SIGNALS:
    // The subject, or what it could undo, has changed.
    void undoChanged();
    // The page's title or its actions' state has changed (what the window's title shows).
    void titleChanged();
};

} // namespace pages
