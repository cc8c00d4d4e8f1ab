#include "widgets/symbol_row.h"

#include "widgets/flow_layout.h"

#include <QEvent>
#include <QKeyEvent>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

namespace widgets
{

SymbolRow::SymbolRow(Mode mode,
                     const std::vector<Entry> &entries,
                     KeyLetters &letters,
                     QWidget *parent)
    : QWidget(parent)
    , m_mode(mode)
    , m_entries(entries)
{
    auto policy = QSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    auto *flow = new FlowLayout(this, 4);
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const auto &entry = m_entries[i];
        auto *button = new QToolButton(this);
        const QString marked = letters.mark(entry.label);
        const QChar letter = KeyLetters::markedLetter(marked);
        button->setText(marked);
        // The button's own shortcut clicks a tenth of a second late: too late for fast typing.
        button->setShortcut({});
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(mode == Mode::Choose);
        button->setObjectName(QStringLiteral("symbol-") + entry.value);
        button->setAccessibleName(entry.label);
        // One stop for Tab; the arrows walk along the row.
        button->setFocusPolicy(i == 0 ? Qt::StrongFocus : Qt::ClickFocus);
        if (!letter.isNull()) {
            const QKeySequence keys(Qt::ALT | static_cast<Qt::Key>(letter.unicode()));
            button->setToolTip(
                QStringLiteral("%1 (%2)").arg(entry.label,
                                              keys.toString(QKeySequence::NativeText)));
            auto *shortcut = new QShortcut(keys, this);
            connect(shortcut, &QShortcut::activated, this, [this, i] {
                if (m_mode == Mode::Choose) {
                    m_buttons[i]->toggle();
                }
                pick(i);
            });
        }
        connect(button, &QToolButton::clicked, this, [this, i] { pick(i); });
        flow->addWidget(button);
        m_buttons.push_back(button);
    }
    paintSymbols();
}

QString SymbolRow::chosen() const
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        if (m_buttons[i]->isChecked()) {
            return m_entries[i].value;
        }
    }
    return {};
}

void SymbolRow::choose(const QString &value)
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setChecked(m_entries[i].value == value);
    }
}

void SymbolRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        paintSymbols();
    }
    QWidget::changeEvent(event);
}

void SymbolRow::keyPressEvent(QKeyEvent *event)
{
    const bool isForward = event->key() == Qt::Key_Right;
    if (!isForward && event->key() != Qt::Key_Left) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto focused = std::find(m_buttons.begin(), m_buttons.end(), focusWidget());
    const auto count = static_cast<std::ptrdiff_t>(m_buttons.size());
    const auto place = focused == m_buttons.end() ? 0 : focused - m_buttons.begin();
    const auto next = static_cast<std::size_t>((place + (isForward ? 1 : count - 1)) % count);
    m_buttons[next]->setFocus(Qt::TabFocusReason);
}

void SymbolRow::pick(std::size_t entry)
{
    if (m_mode == Mode::Choose) {
        for (std::size_t i = 0; i < m_buttons.size(); ++i) {
            if (i != entry) {
                m_buttons[i]->setChecked(false);
            }
        }
        Q_EMIT picked(chosen());
    } else {
        Q_EMIT picked(m_entries[entry].value);
    }
}

void SymbolRow::paintSymbols()
{
    const QColor colour = palette().color(QPalette::ButtonText);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setIcon(faces::symbolIcon(m_entries[i].symbol, colour));
    }
}

} // namespace widgets
