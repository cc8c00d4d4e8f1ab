#include "pages/lab_page.h"

#include "navigation.h"
#include "notices.h"
#include "pages/lab_figures.h"
#include "pages/lab_progress.h"
#include "pages/lab_results.h"
#include "pages/lab_setup.h"
#include "widgets/empty_state.h"

#include <QAction>
#include <QFrame>
#include <QHBoxLayout>

#include <utility>

namespace pages
{

namespace
{

// Enough to see something, soon enough not to wait for it.
constexpr int GamesOfFirstTry = 400;

bool isPlayable(const games::Row *row)
{
    return row != nullptr && row->game != nullptr && row->setup != nullptr
        && row->nature != nullptr;
}

} // namespace

LabPage::LabPage(Services services, QWidget *parent)
    : Page(parent)
    , m_services(services)
    , m_rows([](std::string_view slug) { return games::row(slug); })
    , m_run({}, this)
    , m_setup(new LabSetup(services, this))
    , m_results(new LabResults(services, m_run, this))
{
    auto *line = new QFrame(this);
    line->setFrameShape(QFrame::VLine);
    line->setForegroundRole(QPalette::Mid);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_setup);
    row->addWidget(line);
    row->addWidget(m_results, 1);
    makeActions();
    makeExportActions();
    connect(m_setup, &LabSetup::playRequested, this, &LabPage::play);
    connect(m_setup, &LabSetup::failed, this, &LabPage::report);
    connect(&m_run, &models::LabRun::stateChanged, this, &LabPage::followRun);
    connect(&m_run, &models::LabRun::progressed, m_results, &LabResults::showProgress);
    connect(&m_run, &models::LabRun::reported, this, [this] {
        m_results->showResult();
        followRun();
    });
    connect(&services.navigation, &Navigation::playtestRequested, this, [this](const QString &id) {
        Q_EMIT m_services.navigation.pageRequested(slug());
        takeGame();
        m_setup->chooseStored(id);
    });
    followRun();
}

void LabPage::setRows(FindRow rows)
{
    m_rows = std::move(rows);
    m_isStale = true;
    if (isVisible()) {
        takeGame();
    }
}

void LabPage::stepTaken()
{
    m_isStale = true;
    if (isVisible()) {
        takeGame();
    }
}

void LabPage::setGame(const QString &slug)
{
    if (slug != m_game) {
        m_game = slug;
        m_isStale = true;
        if (isVisible()) {
            takeGame();
        }
    }
}

void LabPage::showEvent(QShowEvent *event)
{
    takeGame();
    Page::showEvent(event);
}

void LabPage::activate()
{
    takeGame();
    m_setup->refresh();
}

// The rosters are read only once somebody looks at them.
void LabPage::takeGame()
{
    if (!std::exchange(m_isStale, false)) {
        return;
    }
    const auto *const row = m_rows(m_game.toStdString());
    m_setup->setGame(m_game, isPlayable(row) ? row : nullptr);
    showEmpty();
}

void LabPage::showEmpty()
{
    auto &empty = m_results->emptyState();
    const auto *const game = m_services.library.game(m_game.toStdString());
    const QString title = game == nullptr
        ? QString()
        : QString::fromStdString(game->data.schema->title.in(m_services.wording.language()));
    if (!isPlayable(m_rows(m_game.toStdString()))) {
        empty.setWords(tr("%1 cannot be played yet").arg(title),
                       tr("Its lists can be built, checked and printed. Playtests begin once its "
                          "rules are in the program."));
    } else {
        empty.setWords(tr("What does a list really score?"),
                       tr("Choose a list on the left and whom it plays, and press Play: programs "
                          "play it many times. You see how many points it makes, which pieces earn "
                          "them, and where they come to rest. Every figure opens its games."));
        const auto pair = m_setup->readyMadePair();
        if (!pair.isEmpty()) {
            empty.addStep(QStringLiteral("labTry"),
                          tr("Play “%1” against “%2”")
                              .arg(m_setup->nameOf(pair[0]), m_setup->nameOf(pair[1])),
                          [this] { playReadyMade(); });
        }
    }
    if (m_run.result() == nullptr && !m_run.isBusy()) {
        m_results->showEmpty();
    }
}

void LabPage::playReadyMade()
{
    const auto pair = m_setup->readyMadePair();
    m_setup->chooseQuestion(library::Playtest::Question::Score);
    m_setup->chooseRoster(pair[0]);
    m_setup->chooseOpponents({pair[1]});
    m_setup->setGames(GamesOfFirstTry);
    play();
}

void LabPage::play()
{
    if (m_run.isBusy()) {
        return;
    }
    auto test = m_setup->playtest();
    if (!test) {
        report(test.error());
        return;
    }
    m_run.begin(std::move(*test), m_setup->extent());
}

void LabPage::extend()
{
    m_run.extend(m_setup->extent());
}

void LabPage::togglePause()
{
    if (m_run.state() == models::LabRun::State::Paused) {
        m_run.goOn();
    } else {
        m_run.pause();
    }
}

void LabPage::report(const base::Problem &problem)
{
    m_services.notices.fail(QString::fromStdString(base::render(problem, m_services.wording)));
}

} // namespace pages
