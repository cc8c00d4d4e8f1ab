// Setting things by hand: from the menu of a piece, or from the page's own.
#include "dialogs/photograph_corners.h"
#include "dialogs/set_by_hand.h"
#include "notices.h"
#include "pages/table_page.h"
#include "pages/table_question_pane.h"
#include "prompter.h"

#include <QDir>
#include <QImageReader>
#include <QMenu>

namespace pages
{

using boards::HandChange;

void TablePage::makeHandActions()
{
    addPageAction({QStringLiteral("table-by-hand"),
                   QStringLiteral("edit"),
                   tr("Set by Hand…"),
                   QKeySequence(Qt::CTRL | Qt::Key_E)},
                  [this] { askForChange(engine::NoToken); });
    addPageAction({QStringLiteral("table-photograph"),
                   QStringLiteral("picture"),
                   tr("Lay a Photograph under the Chips…"),
                   {}},
                  [this] { askForPhotograph(); });
    addPageAction({QStringLiteral("table-no-photograph"),
                   QStringLiteral("close"),
                   tr("Take the Photograph Away"),
                   {}},
                  [this] {
                      m_photograph = {};
                      m_board->setPhotograph(m_photograph, m_photographCorners);
                      enableActions();
                  });
}

// Of the real table, for whoever enters by it where things came to rest.
void TablePage::askForPhotograph()
{
    const auto paths =
        m_services.prompter.openFiles(this,
                                      tr("Photograph of the Table"),
                                      tr("Pictures (*.jpg *.jpeg *.png *.webp *.bmp)"));
    if (paths.isEmpty()) {
        return;
    }
    QImageReader reader(paths.first());
    reader.setAutoTransform(true); // as the camera was held
    const QImage picture = reader.read();
    if (picture.isNull()) {
        m_services.notices.fail(
            tr("%1 is not a picture that can be read: %2")
                .arg(QDir::toNativeSeparators(paths.first()), reader.errorString()));
        return;
    }
    auto *dialog = new dialogs::PhotographCorners(picture, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, picture] {
        m_photograph = picture;
        m_photographCorners = dialog->corners();
        if (m_board != nullptr) {
            m_board->setPhotograph(m_photograph, m_photographCorners);
        }
        enableActions();
    });
    dialog->open();
}

// Where the match allows it: at any question, also of the past, and while another thinks.
bool TablePage::isChangeable() const
{
    const auto pieces = m_board->changeable();
    return !pieces.empty() && !m_board->handChanges(pieces.front()).empty();
}

QString TablePage::changesSoFar() const
{
    const auto changes = static_cast<int>(m_session.line().changesByHand());
    return changes > 0 ? tr("%n thing(s) in this match were set by hand.", nullptr, changes)
                       : QString();
}

void TablePage::showHandMenu(engine::Token token, QPoint at)
{
    const auto changes = m_board->handChanges(token);
    if (changes.empty()) {
        return;
    }
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("handMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(m_board->placedNameOf(token));
    menu->setToolTipsVisible(true);
    menu->addSection(tr("Set by Hand"));
    for (const auto &each : changes) {
        auto *step = menu->addAction(each.words, this, [this, each] {
            if (each.wants == HandChange::Wants::Player
                || each.wants == HandChange::Wants::Points) {
                askForChange(each.change.token, each.change.kind);
            } else {
                takeChange(each);
            }
        });
        step->setEnabled(each.isPossible());
        step->setToolTip(each.reason);
    }
    menu->popup(at);
    for (auto *step : menu->actions()) {
        if (step->isEnabled() && !step->isSeparator()) {
            menu->setActiveAction(step);
            break;
        }
    }
}

void TablePage::askForChange(engine::Token token, std::uint16_t kind)
{
    if (m_board == nullptr || !isChangeable()) {
        return;
    }
    QStringList players;
    for (std::size_t seat = 0; seat < m_session.sitters().size(); ++seat) {
        players.append(seatName(engine::Seat{static_cast<std::uint8_t>(seat)}));
    }
    stopPlacing();
    auto *dialog = new dialogs::SetByHand(*m_board, players, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (token != engine::NoToken) {
        dialog->choose(token, kind);
    }
    // What is chosen from is the moment that is shown.
    m_session.hold();
    connect(dialog, &QDialog::finished, this, [this, dialog](int result) {
        m_session.release();
        if (result == QDialog::Accepted && m_board != nullptr) {
            takeChange(dialog->change());
        }
    });
    dialog->open();
}

void TablePage::takeChange(const HandChange &change)
{
    if (change.wants != HandChange::Wants::Place) {
        give(change.change);
        return;
    }
    if (!m_placing) {
        m_session.hold();
    }
    m_placing = change.change;
    showMoment();
}

void TablePage::place(base::Point point)
{
    auto change = *m_placing;
    change.at = point;
    give(change);
}

void TablePage::stopPlacing()
{
    if (m_placing) {
        m_placing.reset();
        m_session.release();
        showMoment();
    }
}

} // namespace pages
