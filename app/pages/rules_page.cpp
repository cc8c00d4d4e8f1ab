#include "pages/rules_page.h"

#include "appearance.h"
#include "games/games.h"
#include "icons.h"
#include "models/query_terms.h"
#include "models/rules_model.h"
#include "navigation.h"
#include "settings.h"
#include "widgets/rule_delegate.h"
#include "widgets/search_help.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace pages
{

RulesPage::RulesPage(Services services, QWidget *parent)
    : Page(parent)
    , m_services(services)
    , m_model(new models::RulesModel(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
{
    setObjectName(slug());
    auto *help = new QAction(icons::icon(QStringLiteral("help")), tr("How to Search"), this);
    help->setObjectName(QStringLiteral("rules-search-help"));
    connect(help, &QAction::triggered, this, [this] {
        Q_EMIT m_services.navigation.pageRequested(slug());
        showSearchHelp();
    });
    m_actions.append(help);
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(listSide());
    m_splitter->addWidget(ruleSide());
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({304, 608});
    m_splitter->restoreState(services.settings.state(QStringLiteral("rules-panes")));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    connect(&services.navigation,
            &Navigation::ruleRequested,
            this,
            [this](const QString &game, const QString &kind, const QString &rule) {
                Q_EMIT m_services.navigation.gameRequested(game);
                Q_EMIT m_services.navigation.pageRequested(slug());
                setGame(game);
                showRule(kind, rule);
            });
}

RulesPage::~RulesPage()
{
    m_services.settings.setState(QStringLiteral("rules-panes"), m_splitter->saveState());
}

QWidget *RulesPage::listSide()
{
    auto *side = new QWidget(this);
    side->setMinimumWidth(200);
    m_search = new QLineEdit(side);
    m_search->setObjectName(QStringLiteral("ruleSearch"));
    m_search->setAccessibleName(tr("Search the rules"));
    m_search->setPlaceholderText(tr("Search the rules"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icons::icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_list = new QListView(side);
    m_list->setObjectName(QStringLiteral("ruleList"));
    m_list->setAccessibleName(tr("Rules"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new widgets::RuleDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_nothing = new QLabel(tr("No rule has these words."), side);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    auto *help = new QPushButton(icons::icon(QStringLiteral("help")), tr("How to Search"), side);
    help->setObjectName(QStringLiteral("ruleSearchHelp"));
    help->setAccessibleName(help->text());
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(16, 16, 8, 16);
    column->setSpacing(8);
    column->addWidget(m_search);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    column->addWidget(help);
    connect(help, &QPushButton::clicked, this, &RulesPage::showSearchHelp);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &search) {
        m_model->setSearch(search);
        m_nothing->setVisible(m_model->rowCount() == 0);
        m_list->setCurrentIndex(m_model->index(0));
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        showCurrent();
    });
    return side;
}

QWidget *RulesPage::ruleSide()
{
    m_detail = new QStackedWidget(this);
    auto *rule = new QWidget(m_detail);
    m_text = new QTextBrowser(rule);
    m_text->setObjectName(QStringLiteral("ruleText"));
    m_text->setAccessibleName(tr("The rule"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->viewport()->setAutoFillBackground(false);
    m_text->setOpenLinks(false);
    m_text->setMaximumWidth(72 * fontMetrics().averageCharWidth());
    m_text->document()->setDocumentMargin(0);
    m_pieces =
        new QPushButton(icons::icon(QStringLiteral("search")), tr("Show Pieces with It"), rule);
    m_pieces->setObjectName(QStringLiteral("rulePieces"));
    m_pieces->setAccessibleName(m_pieces->text());
    m_lesson = new QPushButton(icons::icon(QStringLiteral("play")), tr("Show Me"), rule);
    m_lesson->setObjectName(QStringLiteral("ruleLesson"));
    m_lesson->setAccessibleName(m_lesson->text());
    m_lesson->setToolTip(tr("Step through it on the table"));
    auto *column = new QVBoxLayout(rule);
    column->setContentsMargins(24, 24, 24, 16);
    column->setSpacing(16);
    column->addWidget(m_text);
    auto *steps = new QHBoxLayout;
    steps->setSpacing(8);
    steps->addWidget(m_pieces);
    steps->addWidget(m_lesson);
    steps->addStretch();
    column->addLayout(steps);
    column->addStretch();
    m_help = new widgets::SearchHelp(m_detail);
    m_detail->addWidget(rule);
    m_detail->addWidget(m_help);
    const auto search = [this](const QString &query) {
        Q_EMIT m_services.navigation.searchRequested(m_game, query);
    };
    connect(m_help, &widgets::SearchHelp::searchRequested, this, search);
    connect(m_lesson, &QPushButton::clicked, this, [this] {
        const auto index = m_list->currentIndex();
        Q_EMIT m_services.navigation.lessonRequested(
            m_game,
            index.data(models::RulesModel::SlugRole).toString());
    });
    connect(m_pieces, &QPushButton::clicked, this, [this, search] {
        const auto index = m_list->currentIndex();
        search(piecesOf(index.data(models::RulesModel::KindRole).toString(),
                        index.data(models::RulesModel::SlugRole).toString()));
    });
    return m_detail;
}

void RulesPage::setGame(const QString &slug)
{
    const auto *game = m_services.library.game(slug.toStdString());
    if (slug == m_game || !game) {
        return;
    }
    m_game = slug;
    m_search->clear();
    m_model->setTexts(game->data.texts, m_services.wording.language());
    m_help->setCatalog(game->catalog, m_services.wording);
    m_list->setCurrentIndex(m_model->index(0));
}

void RulesPage::activate()
{
    m_search->setFocus();
    m_search->selectAll();
}

void RulesPage::showRule(const QString &kind, const QString &rule)
{
    if (kind == QLatin1String("search")) {
        showSearchHelp();
        return;
    }
    m_search->clear();
    const int row = m_model->rowOf(kind, rule);
    if (row >= 0) {
        m_list->setCurrentIndex(m_model->index(row));
        m_list->scrollTo(m_model->index(row), QAbstractItemView::PositionAtCenter);
        showCurrent();
        m_list->setFocus();
    }
}

void RulesPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && m_text) {
        showCurrent(); // the text's colours are written into it
    }
    Page::changeEvent(event);
}

bool RulesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_list->setFocus();
            return true;
        }
        if (key == Qt::Key_F1) {
            showSearchHelp();
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

void RulesPage::showCurrent()
{
    const auto *text = m_model->textAt(m_list->currentIndex().row());
    if (!text) {
        m_text->clear();
        m_pieces->hide();
        m_lesson->hide();
        return;
    }
    const std::string language = m_services.wording.language();
    const auto escaped = [](const std::string &words) {
        return QString::fromStdString(words).toHtmlEscaped();
    };
    const QString quiet = signalcolours::quiet().name();
    m_text->setHtml(
        QStringLiteral("<p style=\"margin:0;color:%1\">%2</p>"
                       "<p style=\"margin:4px 0 12px 0;font-size:xx-large\"><b>%3</b></p>"
                       "<p style=\"margin:0 0 16px 0;font-size:large;line-height:130%\">%4</p>"
                       "<p style=\"margin:0;color:%1\">%5</p>")
            .arg(quiet,
                 models::RulesModel::kindTitle(text->kind).toHtmlEscaped(),
                 escaped(text->title.in(language)),
                 escaped(text->text.in(language)),
                 escaped(text->reference.in(language))));
    m_pieces->setVisible(
        !piecesOf(QString::fromStdString(text->kind), QString::fromStdString(text->slug))
             .isEmpty());
    const auto *const row = games::row(m_game.toStdString());
    m_lesson->setVisible(text->kind == "ability" && row != nullptr && row->scenarioLog != nullptr);
    m_detail->setCurrentIndex(0);
    fitText();
}

void RulesPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitText();
}

// As high as its words, so that what can be done with the rule stands right below it.
void RulesPage::fitText()
{
    m_text->document()->setTextWidth(m_text->viewport()->width());
    const int wanted = static_cast<int>(m_text->document()->size().height()) + 8;
    m_text->setFixedHeight(std::min(wanted, height() * 3 / 4));
}

void RulesPage::showSearchHelp()
{
    m_detail->setCurrentWidget(m_help);
    m_help->setFocus();
}

QString RulesPage::piecesOf(const QString &kind, const QString &rule) const
{
    const QString value = models::quotedForSearch(rule);
    if (kind == QLatin1String("ability") || kind == QLatin1String("keyword")) {
        return QStringLiteral("has:") + value;
    }
    if (kind == QLatin1String("modifier")) {
        return QStringLiteral("mod:") + value;
    }
    return kind == QLatin1String("type") ? QStringLiteral("is:") + value : QString();
}

} // namespace pages
