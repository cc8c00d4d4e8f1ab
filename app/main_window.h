// The window: the side rail, the pages, the menus and the command palette. It knows pages only as
// pages::Page; what one asks of another arrives through Navigation.
#pragma once

#include "pages/page.h"
#include "services.h"

#include <QMainWindow>

#include <memory>
#include <vector>

class QStackedWidget;

namespace widgets
{
class NoticeBar;
class Rail;
} // namespace widgets

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(Services services);

    // Takes the page over; the order is that of the rail.
    void addPage(pages::Page *page);
    // Call once every page is there: puts menus together and returns to where the person was.
    void begin();

    const Services &services() const { return m_services; }
    pages::Page *page(const QString &slug) const;
    pages::Page *currentPage() const;
    void showPage(const QString &slug);
    void showGame(const QString &slug);
    // Every action that menus offer, for the palette and for tests.
    QList<QAction *> allActions() const;

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makeMenus();
    void makeEditMenu();
    void makeGoMenu();
    void makeHelpMenu();
    using StepWay = pages::Page::StepWay;
    void takeStep(StepWay way);
    void readAgain();
    void refreshUndo();
    void refreshTitle();
    void openPalette();
    void showAbout();

    Services m_services;
    widgets::Rail *m_rail = nullptr;
    widgets::NoticeBar *m_notices = nullptr;
    QStackedWidget *m_stack = nullptr;
    std::vector<pages::Page *> m_pages;
    QString m_game;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
};
