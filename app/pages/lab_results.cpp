#include "pages/lab_results.h"

#include "pages/lab_figures.h"
#include "pages/lab_games.h"
#include "pages/lab_headline.h"
#include "pages/lab_progress.h"
#include "widgets/empty_state.h"

#include <QVBoxLayout>

namespace pages
{

namespace
{

constexpr int MarginOfWords = 96; // so that lines are not too long to read

} // namespace

LabResults::LabResults(Services services, const models::LabRun &run, QWidget *parent)
    : QStackedWidget(parent)
    , m_run(run)
    , m_empty(new widgets::EmptyState(this))
    , m_progress(new LabProgress(run, services.wording, this))
    , m_headline(new LabHeadline(services.wording, this))
    , m_parts(new QStackedWidget(this))
    , m_figures(new LabFigures(services.wording, this))
    , m_games(new LabGames(services, this))
    , m_nothing(new QWidget(this))
{
    setObjectName(QStringLiteral("labResults"));
    m_empty->setObjectName(QStringLiteral("labEmpty"));
    m_empty->layout()->setContentsMargins(MarginOfWords, 24, MarginOfWords, 24);
    m_parts->addWidget(m_nothing);
    m_parts->addWidget(m_figures);
    m_parts->addWidget(m_games);
    addWidget(m_empty);
    addWidget(makeResults());
    connect(m_figures, &LabFigures::gamesRequested, this, &LabResults::showGames);
    connect(m_games, &LabGames::closeRequested, this, &LabResults::showFigures);
}

QWidget *LabResults::makeResults()
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(10);
    column->addWidget(m_progress);
    column->addWidget(m_headline);
    column->addWidget(m_parts, 1);
    return page;
}

void LabResults::showEmpty()
{
    setCurrentIndex(0);
}

void LabResults::showProgress()
{
    if (m_run.state() == models::LabRun::State::Idle) {
        return;
    }
    setCurrentIndex(1);
    if (m_run.result() == nullptr) { // another run has begun
        m_headline->hide();
        m_parts->setCurrentWidget(m_nothing);
    }
    m_progress->refresh();
}

void LabResults::showResult()
{
    const auto result = m_run.result();
    m_headline->show(*result);
    m_headline->setVisible(true);
    m_figures->show(result);
    if (m_parts->currentWidget() == m_nothing) {
        m_parts->setCurrentWidget(m_figures);
    }
}

void LabResults::showGames(const goldfish::Behind &behind)
{
    if (m_run.job() != nullptr && m_run.result() != nullptr) {
        m_games->show(m_run.job(), behind, m_run.result()->report);
        m_parts->setCurrentWidget(m_games);
    }
}

void LabResults::showFigures()
{
    m_parts->setCurrentWidget(m_figures);
    m_figures->focusTable();
}

bool LabResults::isShowingGames() const
{
    return currentIndex() == 1 && m_parts->currentWidget() == m_games;
}

} // namespace pages
