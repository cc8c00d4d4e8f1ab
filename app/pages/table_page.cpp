#include "pages/table_page.h"

#include "navigation.h"
#include "notices.h"
#include "pages/table_question_pane.h"
#include "pages/table_sides_pane.h"
#include "pages/table_story_pane.h"
#include "pages/table_transport.h"
#include "settings.h"
#include "widgets/empty_state.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <chrono>

namespace pages
{

namespace
{

constexpr auto PanesState = "table-panes";
constexpr auto SpeedText = "table-speed";
constexpr std::chrono::milliseconds QuietTime{1500};

} // namespace

TablePage::TablePage(Services services, QWidget *parent)
    : Page(parent)
    , m_services(services)
    , m_session(services.company)
    , m_stack(new QStackedWidget(this))
    , m_panes(new QSplitter(Qt::Horizontal, this))
    , m_empty(new widgets::EmptyState(this))
    , m_sides(new TableSidesPane(services, this))
    , m_question(new TableQuestionPane(services, this))
    , m_story(new TableStoryPane(services, this))
{
    setObjectName(slug());
    m_keeping.setSingleShot(true);
    m_keeping.setInterval(QuietTime);
    m_nextStep.setSingleShot(true);
    makeActions();
    m_transport = new TableTransport(actionsNamed({QStringLiteral("table-begin"),
                                                   QStringLiteral("table-back"),
                                                   QStringLiteral("table-play"),
                                                   QStringLiteral("table-forward"),
                                                   QStringLiteral("table-end")}),
                                     this);
    m_transport->setSpeed(
        services.settings.text(QLatin1String(SpeedText), QStringLiteral("1")).toDouble());
    m_stack->addWidget(matchSide());
    m_stack->addWidget(m_empty);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    connectQuestion();
    connectSession();
    connect(&m_keeping, &QTimer::timeout, this, &TablePage::keepMatch);
    connect(&m_nextStep, &QTimer::timeout, this, &TablePage::stepForward);
    connect(&services.navigation, &Navigation::logRequested, this, &TablePage::openLog);
    connect(
        &services.navigation,
        &Navigation::logTextRequested,
        this,
        [this](const QByteArray &log, const QString &name) { openText(log.toStdString(), name); });
    connect(&services.navigation,
            &Navigation::lessonRequested,
            this,
            [this](const QString &game, const QString &ability) {
                if (game != m_game) {
                    Q_EMIT m_services.navigation.gameRequested(game);
                }
                Q_EMIT m_services.navigation.pageRequested(this->slug());
                showLesson(ability);
            });
    connect(&services.navigation,
            &Navigation::matchRequested,
            this,
            [this](const QString &rosterId) {
                Q_EMIT m_services.navigation.pageRequested(this->slug());
                newMatch(rosterId.toStdString());
            });
    showEmpty();
    enableActions();
}

TablePage::~TablePage()
{
    m_session.disconnect(this);
    keepMatch();
    m_services.settings.setState(QLatin1String(PanesState), m_panes->saveState());
}

QWidget *TablePage::matchSide()
{
    auto *middle = new QWidget(this);
    middle->setMinimumWidth(320);
    m_middle = new QVBoxLayout(middle);
    m_middle->setContentsMargins(0, 8, 0, 0);
    m_middle->setSpacing(4);
    m_middle->addStretch(1); // where the board of a match comes
    m_middle->addWidget(m_transport);
    auto *right = new QSplitter(Qt::Vertical, this);
    right->setObjectName(QStringLiteral("tableRight"));
    right->setHandleWidth(1);
    right->setChildrenCollapsible(false);
    right->addWidget(m_question);
    right->addWidget(m_story);
    right->setStretchFactor(0, 3);
    right->setStretchFactor(1, 2);
    right->setMinimumWidth(248);
    m_panes->setObjectName(QStringLiteral("tablePanes"));
    m_panes->setHandleWidth(1);
    m_panes->setChildrenCollapsible(false);
    m_panes->addWidget(m_sides);
    m_panes->addWidget(middle);
    m_panes->addWidget(right);
    m_panes->setStretchFactor(0, 0);
    m_panes->setStretchFactor(1, 1);
    m_panes->setStretchFactor(2, 0);
    m_panes->setSizes({216, 560, 304});
    m_panes->restoreState(m_services.settings.state(QLatin1String(PanesState)));
    return m_panes;
}

void TablePage::connectQuestion()
{
    using Question = TableQuestionPane;
    connect(m_question, &Question::codeGiven, this, &TablePage::giveCode);
    connect(m_question, &Question::pointGiven, this, [this](base::Point point) {
        if (m_placing) {
            place(point);
        } else {
            givePoint(point);
        }
    });
    connect(m_question, &Question::pointLeft, this, &TablePage::stopPlacing);
    connect(m_question, &Question::restGiven, this, &TablePage::giveRest);
    connect(m_question, &Question::pointEdited, this, [this](base::Point point) {
        m_board->setCursorPoint(point);
    });
    connect(m_question, &Question::restEdited, this, [this] {
        m_board->setEntered(m_question->entered());
    });
    connect(m_question, &Question::optionTouched, this, [this](engine::Token token) {
        if (m_board != nullptr) {
            m_board->setPointedAt(token);
        }
    });
    connect(m_sides, &TableSidesPane::pieceChosen, m_question, &Question::chooseAbout);
    connect(m_story, &TableStoryPane::momentRequested, this, &TablePage::goTo);
    connect(m_transport, &TableTransport::momentRequested, this, &TablePage::goTo);
    connect(m_transport, &TableTransport::bookmarkRequested, this, &TablePage::addBookmark);
    connect(m_transport, &TableTransport::speedChanged, this, [this](double factor) {
        m_services.settings.setText(QLatin1String(SpeedText), QString::number(factor));
        if (m_board != nullptr) {
            m_board->setSpeed(factor);
        }
    });
}

void TablePage::connectSession()
{
    using library::MatchSession;
    connect(&m_session, &MatchSession::opened, this, &TablePage::showMatch);
    connect(&m_session, &MatchSession::closed, this, &TablePage::showEmpty);
    connect(&m_session, &MatchSession::stepped, this, &TablePage::showStep);
    connect(&m_session, &MatchSession::moved, this, &TablePage::showMoment);
    connect(&m_session, &MatchSession::bookmarksChanged, this, &TablePage::showMoment);
    connect(&m_session, &MatchSession::waitingChanged, this, [this] {
        if (!m_isHeld) {
            showQuestion();
        }
    });
    connect(&m_session, &MatchSession::failed, this, [this](const base::Problem &problem) {
        m_services.notices.fail(QString::fromStdString(base::render(problem, m_services.wording)));
    });
}

void TablePage::connectBoard()
{
    using boards::TableBoard;
    connect(m_board, &TableBoard::codeChosen, this, &TablePage::giveCode);
    connect(m_board, &TableBoard::pointChosen, this, [this](base::Point point) {
        if (m_placing) {
            place(point);
        } else if (isRestEntered()) {
            m_question->setPlace(engine::NoToken, point);
        } else {
            givePoint(point);
        }
    });
    connect(m_board, &TableBoard::cursorMoved, this, [this](base::Point point) {
        m_question->setPoint(point);
    });
    connect(m_board, &TableBoard::pieceMoved, m_question, &TableQuestionPane::setPlace);
    connect(m_board, &TableBoard::menuRequested, this, &TablePage::showHandMenu);
    connect(m_board, &TableBoard::finished, this, &TablePage::stepShown);
    m_board->setSpeed(m_transport->speed());
    m_board->setRangesShown(action(QStringLiteral("table-ranges"))->isChecked());
}

std::optional<Page::OwnSteps> TablePage::ownSteps() const
{
    OwnSteps steps;
    if (m_session.undoTarget()) {
        steps.undo = tr("Last Answer");
    }
    if (m_session.redoTarget()) {
        steps.redo = tr("Next Answer");
    }
    return steps;
}

void TablePage::takeOwnStep(StepWay way)
{
    const auto target = way == StepWay::Back ? m_session.undoTarget() : m_session.redoTarget();
    if (target) {
        goTo(*target);
    }
}

void TablePage::setGame(const QString &slug)
{
    if (slug != m_game) {
        m_lessons.clear();
        m_lesson.reset();
    }
    m_game = slug;
    if (m_session.isOpen()
        && slug == QString::fromStdString(std::string(m_session.line().row().slug))) {
        m_stack->setCurrentIndex(0);
    } else {
        showEmpty();
    }
    enableActions();
}

void TablePage::activate()
{
    if (m_board != nullptr) {
        m_question->focusAnswer();
    }
}

void TablePage::setCompact(bool compact)
{
    m_sides->setMinimumWidth(compact ? 150 : 180);
}

// What nobody sees is not shown step by step.
void TablePage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    setPlaying(false);
    if (m_board != nullptr && m_isHeld) {
        m_board->skip();
        stepShown();
    }
}

} // namespace pages
