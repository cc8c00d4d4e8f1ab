// The rules of the game in our own words, to look up: abilities, modifiers, keywords, types, terms
// and the rules for building a list, each with its place in the rule book; and how to search.
#pragma once

#include "pages/page.h"
#include "services.h"

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTextBrowser;

namespace models
{
class RulesModel;
}
namespace widgets
{
class SearchHelp;
}

namespace pages
{

class RulesPage : public Page
{
    Q_OBJECT

public:
    explicit RulesPage(Services services, QWidget *parent = nullptr);
    RulesPage(const RulesPage &) = delete;
    RulesPage &operator=(const RulesPage &) = delete;
    RulesPage(RulesPage &&) = delete;
    RulesPage &operator=(RulesPage &&) = delete;
    ~RulesPage() override;

    QString slug() const override { return QStringLiteral("rules"); }
    QString title() const override { return tr("Rules"); }
    QString iconName() const override { return QStringLiteral("rules"); }
    QList<QAction *> pageActions() const override { return m_actions; }
    void setGame(const QString &slug) override;
    void activate() override;

    // The kind "search" shows how to search.
    void showRule(const QString &kind, const QString &rule);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *listSide();
    QWidget *ruleSide();
    void showCurrent();
    void fitText();
    void showSearchHelp();
    // The search that finds the pieces a rule speaks of; empty where there is none.
    QString piecesOf(const QString &kind, const QString &rule) const;

    Services m_services;
    QString m_game;
    models::RulesModel *m_model = nullptr;
    QSplitter *m_splitter = nullptr;
    QLineEdit *m_search = nullptr;
    QListView *m_list = nullptr;
    QStackedWidget *m_detail = nullptr;
    QTextBrowser *m_text = nullptr;
    QPushButton *m_pieces = nullptr;
    QPushButton *m_lesson = nullptr;
    widgets::SearchHelp *m_help = nullptr;
    QLabel *m_nothing = nullptr;
    QList<QAction *> m_actions;
};

} // namespace pages
