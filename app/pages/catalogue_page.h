// The catalogue: every piece of the game, found by a search, as a table or as drawn faces, with all
// about the chosen one at its side; and where a person enters, imports and amends pieces.
#pragma once

#include "library/own_pieces.h"
#include "pages/page.h"
#include "services.h"

#include <functional>

class QItemSelectionModel;
class QSplitter;

namespace widgets
{
class PieceView;
}

namespace pages
{

class CataloguePane;

class CataloguePage : public Page
{
    Q_OBJECT

public:
    explicit CataloguePage(Services services, QWidget *parent = nullptr);
    CataloguePage(const CataloguePage &) = delete;
    CataloguePage &operator=(const CataloguePage &) = delete;
    CataloguePage(CataloguePage &&) = delete;
    CataloguePage &operator=(CataloguePage &&) = delete;
    ~CataloguePage() override;

    QString slug() const override { return QStringLiteral("catalogue"); }
    QString title() const override { return tr("Catalogue"); }
    QString iconName() const override { return QStringLiteral("catalogue"); }
    QList<QAction *> pageActions() const override { return m_actions; }
    std::string undoSubject() const override;
    void stepTaken() override;
    void setGame(const QString &slug) override;
    void activate() override;
    void setCompact(bool compact) override;

    void search(const QString &query);
    void showPiece(const QString &key);
    // Opens the preview of what each file would bring, one after the other.
    void importFiles(const QStringList &paths);

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct ActionWords {
        QString name;
        QString icon;
        QString words;
        QKeySequence keys;
    };
    QAction *addPageAction(const ActionWords &words, const std::function<void()> &work);
    void addSeparator();
    void makeActions();
    void makeEntryActions();
    void makeTravelActions();
    void makeViewActions();
    QWidget *pieceSide();
    void takeGame();
    void listenToOtherPages();

    void showCurrent();
    void refreshActions();
    void enterPieces();
    void editCurrent();
    void duplicateCurrent();
    void removeCurrent();
    void askImport();
    void exportPieces();
    void askUnknown();
    void showSearchHelp();
    void takeShipped(const QString &attribute);
    void report(const base::Outcome &outcome);
    QString rostersUsing(const std::string &key) const;

    library::Game *game() const;
    catalog::PiecePointer current() const;

    Services m_services;
    library::OwnPieces m_own;
    QString m_game;
    bool m_isStale = false; // the game was chosen, its pieces are not shown yet
    QSplitter *m_splitter = nullptr;
    CataloguePane *m_pane = nullptr;
    widgets::PieceView *m_piece = nullptr;
    QList<QAction *> m_actions;
    QAction *m_edit = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_remove = nullptr;
    QAction *m_grid = nullptr;
};

} // namespace pages
