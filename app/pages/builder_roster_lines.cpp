// What is done with the lines of the open roster: chosen, counted, resolved, noted, taken out, by
// keys, menu and drag.
#include "models/catalog_model.h"
#include "models/roster_model.h"
#include "navigation.h"
#include "pages/builder_roster_pane.h"
#include "prompter.h"

#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QTreeView>

#include <algorithm>

namespace pages
{

using models::RosterModel;

void BuilderRosterPane::selectLines(const std::vector<std::size_t> &lines)
{
    auto *selection = m_tree->selectionModel();
    selection->clearSelection();
    for (const auto line : lines) {
        const QModelIndex index = m_model->indexOfLine(line);
        selection->select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
        if (line == lines.front()) {
            m_tree->scrollTo(index);
            selection->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
        }
    }
    m_tree->setFocus();
}

std::vector<std::size_t> BuilderRosterPane::selectedLines() const
{
    std::vector<std::size_t> lines;
    for (const auto &index : m_tree->selectionModel()->selectedRows()) {
        const int line = index.data(RosterModel::LineRole).toInt();
        if (line >= 0) {
            lines.push_back(static_cast<std::size_t>(line));
        }
    }
    return lines;
}

void BuilderRosterPane::changeSelected(int copies)
{
    auto lines = selectedLines();
    // From the end, so that a line that goes does not move those still to be changed.
    std::sort(lines.rbegin(), lines.rend());
    for (const auto line : lines) {
        auto &open = m_services.openRoster;
        const int count = open.roster().lines[line].count;
        if (const auto done = open.setCount(line, count + copies); !done) {
            Q_EMIT failed(done.error());
            return;
        }
    }
}

void BuilderRosterPane::removeSelected()
{
    auto lines = selectedLines();
    std::sort(lines.rbegin(), lines.rend());
    for (const auto line : lines) {
        if (const auto done = m_services.openRoster.setCount(line, 0); !done) {
            Q_EMIT failed(done.error());
            break;
        }
    }
}

// A line that several pieces fit, or none: the person picks.
void BuilderRosterPane::showOrResolveCurrent()
{
    const int line = m_tree->currentIndex().data(RosterModel::LineRole).toInt();
    auto &open = m_services.openRoster;
    if (line < 0 || !open.isOpen()) {
        return;
    }
    const auto place = static_cast<std::size_t>(line);
    const auto &resolved = open.judgement().resolved.lines[place];
    if (resolved.piece) {
        Q_EMIT m_services.navigation.pieceRequested(QString::fromStdString(open.roster().game),
                                                    QString::fromStdString(resolved.piece->key));
        return;
    }
    auto candidates = resolved.candidates;
    if (candidates.empty()) {
        candidates.assign(open.game().catalog->pieces().begin(),
                          open.game().catalog->pieces().end());
    }
    QStringList names;
    for (const auto &piece : candidates) {
        const auto qualifier = rosters::qualifierFor(*piece, *open.game().catalog);
        names.append(QString::fromStdString(piece->name
                                            + (qualifier.empty() ? "" : " (" + qualifier + ')')));
    }
    const auto chosen =
        m_services.prompter.askChoice(this,
                                      tr("Which piece is meant?"),
                                      wording::render(resolved.reason, m_services.wording),
                                      names);
    if (chosen && *chosen >= 0) {
        if (const auto done = open.resolve(place, candidates[static_cast<std::size_t>(*chosen)]);
            !done) {
            Q_EMIT failed(done.error());
        }
    }
}

void BuilderRosterPane::noteOnCurrent()
{
    const int line = m_tree->currentIndex().data(RosterModel::LineRole).toInt();
    auto &open = m_services.openRoster;
    if (!m_tree->currentIndex().isValid() || line < 0 || !open.isOpen()) {
        return;
    }
    const auto place = static_cast<std::size_t>(line);
    const auto &written = open.roster().lines[place];
    const auto note =
        m_services.prompter.askText(this,
                                    tr("Note"),
                                    tr("A note on %1:").arg(QString::fromStdString(written.name)),
                                    QString::fromStdString(written.note));
    if (!note || note->trimmed().toStdString() == written.note) {
        return;
    }
    if (const auto done = open.setLineNote(place, note->trimmed().toStdString()); !done) {
        Q_EMIT failed(done.error());
    }
}

void BuilderRosterPane::setLineActions(const QList<QAction *> &actions)
{
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tree, &QWidget::customContextMenuRequested, this, [this, actions](QPoint at) {
        if (m_tree->indexAt(at).data(RosterModel::LineRole).toInt() >= 0
            && m_tree->indexAt(at).isValid()) {
            QMenu::exec(actions, m_tree->viewport()->mapToGlobal(at), nullptr, this);
        }
    });
}

bool BuilderRosterPane::handleKey(int key)
{
    switch (key) {
    case Qt::Key_Plus:
        changeSelected(1);
        return true;
    case Qt::Key_Minus:
        changeSelected(-1);
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        removeSelected();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        showOrResolveCurrent();
        return true;
    default:
        return false;
    }
}

bool BuilderRosterPane::handleDrop(QEvent *event)
{
    auto *drop = static_cast<QDropEvent *>(event);
    const QString type = models::CatalogModel::pieceMimeType();
    if (!drop->mimeData()->hasFormat(type)) {
        return false;
    }
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (event->type() == QEvent::Drop) {
        const QString keys = QString::fromUtf8(drop->mimeData()->data(type));
        Q_EMIT piecesDropped(keys.split(QLatin1Char('\n'), Qt::SkipEmptyParts));
    }
    return true;
}

} // namespace pages
