#include "dialogs/set_by_hand.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace dialogs
{

using Wants = boards::HandChange::Wants;

namespace
{

constexpr int MostPoints = 99;

QLabel *labelled(QFormLayout *form, const QString &words, QWidget *field, const QString &name)
{
    auto *label = new QLabel(words, form->parentWidget());
    label->setBuddy(field);
    field->setObjectName(name);
    field->setAccessibleName(words);
    form->addRow(label, field);
    return label;
}

} // namespace

SetByHand::SetByHand(const boards::TableBoard &board, const QStringList &players, QWidget *parent)
    : QDialog(parent)
    , m_board(board)
    , m_pieces(new QComboBox(this))
    , m_what(new QComboBox(this))
    , m_player(new QComboBox(this))
    , m_points(new QSpinBox(this))
    , m_reason(new QLabel(this))
{
    setObjectName(QStringLiteral("setByHand"));
    setWindowTitle(tr("Set by Hand"));
    auto *how = new QLabel(tr("What was entered wrongly, or what the rules of the program do not "
                              "know, is put right here. The match says so beside its result."),
                           this);
    how->setWordWrap(true);
    auto *inside = new QWidget(this);
    auto *form = new QFormLayout(inside);
    form->setContentsMargins(0, 0, 0, 0);
    labelled(form, tr("Piece"), m_pieces, QStringLiteral("handPiece"));
    labelled(form, tr("Change"), m_what, QStringLiteral("handChange"));
    m_playerLabel = labelled(form, tr("Player"), m_player, QStringLiteral("handPlayer"));
    m_pointsLabel = labelled(form, tr("Points"), m_points, QStringLiteral("handPoints"));
    m_player->addItems(players);
    m_points->setRange(0, MostPoints);
    m_reason->setObjectName(QStringLiteral("handReason"));
    m_reason->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_set = buttons->button(QDialogButtonBox::Ok);
    m_set->setText(tr("Set It"));
    m_set->setObjectName(QStringLiteral("handSet"));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(how);
    layout->addWidget(inside);
    layout->addWidget(m_reason);
    layout->addStretch();
    layout->addWidget(buttons);
    resize(440, 210); // with room for a reason
    for (const auto token : board.changeable()) {
        m_pieces->addItem(board.placedNameOf(token), static_cast<int>(token));
    }
    connect(m_pieces, &QComboBox::currentIndexChanged, this, &SetByHand::fillChanges);
    connect(m_what, &QComboBox::currentIndexChanged, this, &SetByHand::showChange);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fillChanges();
}

void SetByHand::choose(engine::Token token, std::uint16_t kind)
{
    m_pieces->setCurrentIndex(m_pieces->findData(static_cast<int>(token)));
    const auto found = std::ranges::find_if(m_changes, [kind](const auto &each) {
        return each.change.kind == kind;
    });
    if (found != m_changes.end()) {
        m_what->setCurrentIndex(static_cast<int>(found - m_changes.begin()));
    }
}

void SetByHand::fillChanges()
{
    m_changes.clear();
    if (m_pieces->currentIndex() >= 0) {
        const auto token = static_cast<std::uint16_t>(m_pieces->currentData().toInt());
        m_changes = m_board.handChanges(engine::Token{token});
    }
    const QSignalBlocker quiet(m_what);
    m_what->clear();
    for (const auto &each : m_changes) {
        m_what->addItem(each.words);
    }
    showChange();
}

void SetByHand::showChange()
{
    const int row = m_what->currentIndex();
    const bool isThere = row >= 0;
    const auto wants = isThere ? m_changes[static_cast<std::size_t>(row)].wants : Wants::Nothing;
    for (QWidget *each : std::initializer_list<QWidget *>{m_player, m_playerLabel}) {
        each->setVisible(wants == Wants::Player);
    }
    for (QWidget *each : std::initializer_list<QWidget *>{m_points, m_pointsLabel}) {
        each->setVisible(wants == Wants::Points);
    }
    if (isThere) {
        const auto &shown = m_changes[static_cast<std::size_t>(row)];
        m_player->setCurrentIndex(wants == Wants::Player ? shown.change.amount : 0);
        m_points->setValue(wants == Wants::Points ? shown.change.amount : 0);
        m_reason->setText(shown.reason);
        m_set->setEnabled(shown.isPossible());
    } else {
        m_reason->setText(m_pieces->count() == 0 ? tr("No piece lies on the table yet.")
                                                 : QString());
        m_set->setEnabled(false);
    }
    m_reason->setVisible(!m_reason->text().isEmpty());
}

boards::HandChange SetByHand::change() const
{
    auto chosen = m_changes.at(static_cast<std::size_t>(m_what->currentIndex()));
    if (chosen.wants == Wants::Player) {
        chosen.change.amount = m_player->currentIndex();
    } else if (chosen.wants == Wants::Points) {
        chosen.change.amount = m_points->value();
    }
    return chosen;
}

} // namespace dialogs
