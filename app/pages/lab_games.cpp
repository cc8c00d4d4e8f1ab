#include "pages/lab_games.h"

#include "files/file.h"
#include "icons.h"
#include "models/lab_games_model.h"
#include "navigation.h"
#include "notices.h"
#include "prompter.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>
#include <QtConcurrent>

namespace pages
{

namespace
{

constexpr qreal ScaleOfTitle = 1.15;

QPushButton *
makeButton(const QString &name, const QString &icon, const QString &words, QWidget *parent)
{
    auto *button = new QPushButton(icons::icon(icon), words, parent);
    button->setObjectName(name);
    button->setAccessibleName(words);
    return button;
}

} // namespace

LabGames::LabGames(Services services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_note(new QLabel(this))
    , m_table(new QTableView(this))
    , m_model(new models::LabGamesModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
{
    setObjectName(QStringLiteral("labGames"));
    m_note->setObjectName(QStringLiteral("labGamesNote"));
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeHead());
    makeTable();
    column->addWidget(m_table, 1);
    column->addWidget(m_note);
    connect(&m_watcher,
            &QFutureWatcher<base::Result<engine::Log>>::finished,
            this,
            &LabGames::take);
}

LabGames::~LabGames()
{
    m_watcher.waitForFinished();
}

QWidget *LabGames::makeHead()
{
    auto *head = new QWidget(this);
    m_back =
        makeButton(QStringLiteral("labGamesBack"), QStringLiteral("back"), tr("Figures"), head);
    m_back->setToolTip(tr("Back to the figures (Esc)"));
    m_title = new QLabel(head);
    m_title->setObjectName(QStringLiteral("labGamesTitle"));
    m_title->setWordWrap(true);
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * ScaleOfTitle);
    font.setBold(true);
    m_title->setFont(font);
    m_open = makeButton(QStringLiteral("labOpenGame"),
                        QStringLiteral("open"),
                        tr("Open on the Table"),
                        head);
    m_save = makeButton(QStringLiteral("labSaveGame"),
                        QStringLiteral("export"),
                        tr("Write the Log…"),
                        head);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_back);
    row->addWidget(m_title, 1);
    row->addWidget(m_open);
    row->addWidget(m_save);
    connect(m_back, &QPushButton::clicked, this, &LabGames::closeRequested);
    connect(m_open, &QPushButton::clicked, this, &LabGames::openSelected);
    connect(m_save, &QPushButton::clicked, this, &LabGames::saveSelected);
    return head;
}

void LabGames::makeTable()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(models::LabGamesModel::SortRole);
    m_table->setObjectName(QStringLiteral("labGamesTable"));
    m_table->setModel(m_sorted);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSortingEnabled(true);
    m_table->setAccessibleName(tr("Games"));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setResizeContentsPrecision(50);
    m_table->installEventFilter(this);
    connect(m_table, &QTableView::activated, this, &LabGames::openSelected);
    connect(m_table->selectionModel(),
            &QItemSelectionModel::selectionChanged,
            this,
            &LabGames::refresh);
}

void LabGames::show(std::shared_ptr<const library::LabJob> job,
                    const goldfish::Behind &behind,
                    const goldfish::Report &report)
{
    m_job = std::move(job);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_model->setGames(m_job->games(behind),
                      wording::render(goldfish::figureTitleOf(behind), m_services.wording));
    const QString title = wording::render(goldfish::titleOf(behind, report), m_services.wording);
    m_title->setText(title);
    m_table->setAccessibleName(title);
    for (int column = 0; column < models::LabGamesModel::ColumnCount; ++column) {
        m_table->setColumnHidden(
            column,
            !m_model->hasColumn(static_cast<models::LabGamesModel::Column>(column)));
    }
    fitColumns();
    QString note = tr("%n game(s)", nullptr, m_model->rowCount());
    if (!m_job->hasAllFigures()) {
        note += QLatin1Char(' ') + tr("Only of the first 200,000 games every figure is kept.");
    }
    m_note->setText(note);
    m_table->setCurrentIndex(m_sorted->index(0, 0));
    m_table->setFocus();
    refresh();
}

// The names of opponents take what the rest leaves.
void LabGames::fitColumns()
{
    using models::LabGamesModel;
    auto *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    m_table->resizeColumnsToContents();
    if (m_model->hasColumn(LabGamesModel::OpponentColumn)) {
        header->setSectionResizeMode(LabGamesModel::OpponentColumn, QHeaderView::Stretch);
    }
}

bool LabGames::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Backspace) {
            Q_EMIT closeRequested();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void LabGames::refresh()
{
    const bool isReady =
        !m_watcher.isRunning() && m_table->selectionModel()->currentIndex().isValid();
    m_open->setEnabled(isReady);
    m_save->setEnabled(isReady);
}

void LabGames::openSelected()
{
    withLog([this](const engine::Log &log, const QString &name) {
        const auto bytes = engine::printLog(log);
        Q_EMIT m_services.navigation.logTextRequested(QByteArray::fromStdString(bytes), name);
    });
}

void LabGames::saveSelected()
{
    withLog([this](const engine::Log &log, const QString &name) { write(log, name); });
}

void LabGames::withLog(Use use)
{
    const auto index = m_sorted->mapToSource(m_table->currentIndex());
    const auto *const game = m_model->game(index);
    if (game == nullptr || m_watcher.isRunning()) {
        return;
    }
    m_use = std::move(use);
    m_name = tr("Game %1").arg(m_model->index(index.row(), 0).data().toString());
    m_watcher.setFuture(
        QtConcurrent::run([job = m_job, which = *game] { return job->log(which); }));
    refresh();
}

void LabGames::take()
{
    const auto log = m_watcher.result();
    refresh();
    if (log) {
        m_use(*log, m_name);
    } else {
        m_services.notices.fail(
            QString::fromStdString(base::render(log.error(), m_services.wording)));
    }
}

void LabGames::write(const engine::Log &log, const QString &name)
{
    const QString file = m_services.prompter.saveFile(this,
                                                      tr("Write the log"),
                                                      name + QStringLiteral(".mlog"),
                                                      tr("Logs of matches (*.mlog)"));
    if (file.isEmpty()) {
        return;
    }
    if (const auto done = files::writeFile(file.toStdString(), engine::printLog(log)); done) {
        m_services.notices.inform(tr("Written to %1.").arg(file));
    } else {
        m_services.notices.fail(
            QString::fromStdString(base::render(done.error(), m_services.wording)));
    }
}

} // namespace pages
