#include "widgets/command_palette.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace widgets
{

namespace
{

constexpr int RememberedCommands = 12;
constexpr int ActionRole = Qt::UserRole + 1;

QString wordsOf(const QAction *action)
{
    QString words = action->text();
    words.remove(QLatin1Char('&'));
    while (words.endsWith(QLatin1Char('.')) || words.endsWith(QChar(0x2026))) {
        words.chop(1);
    }
    return words;
}

} // namespace

CommandPalette::CommandPalette(const QList<QAction *> &actions, QStringList recent, QWidget *parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_recent(std::move(recent))
    , m_search(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_model(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setWindowTitle(tr("Find an action"));
    resize(560, 380);
    m_search->setObjectName(QStringLiteral("commandSearch"));
    m_search->setPlaceholderText(tr("Type what you want to do"));
    m_search->setAccessibleName(tr("Find an action"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("commandList"));
    m_list->setAccessibleName(tr("Actions"));
    m_list->setModel(m_model);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setUniformItemSizes(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    connect(m_search, &QLineEdit::textChanged, this, &CommandPalette::refill);
    connect(m_search, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListView::activated, this, &CommandPalette::run);
    refill();
    m_search->setFocus();
}

int CommandPalette::rank(const QString &words, const QString &pattern)
{
    const QString haystack = words.toCaseFolded();
    const QString needle = pattern.toCaseFolded().simplified();
    const auto whole = haystack.indexOf(needle);
    if (whole >= 0) {
        return static_cast<int>(whole);
    }
    qsizetype at = -1;
    qsizetype gaps = 0;
    for (const QChar letter : needle) {
        if (letter.isSpace()) {
            continue;
        }
        const auto next = haystack.indexOf(letter, at + 1);
        if (next < 0) {
            return -1;
        }
        gaps += next - at - 1;
        at = next;
    }
    // A scattered fit ranks behind every whole one.
    return static_cast<int>(1000 + gaps);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const int step = key->key() == Qt::Key_Down ? 1 : key->key() == Qt::Key_Up ? -1 : 0;
        if (step != 0) {
            const int row = std::clamp(m_list->currentIndex().row() + step,
                                       0,
                                       std::max(0, m_model->rowCount() - 1));
            m_list->setCurrentIndex(m_model->index(row, 0));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void CommandPalette::refill()
{
    struct Hit {
        QAction *action;
        int rank;
        qsizetype age;
    };
    QList<Hit> hits;
    for (auto *action : m_actions) {
        const int found = rank(wordsOf(action), m_search->text());
        if (found >= 0) {
            const auto age = m_recent.indexOf(action->objectName());
            hits.append(
                {action, m_search->text().isEmpty() ? 0 : found, age < 0 ? m_recent.size() : age});
        }
    }
    std::stable_sort(hits.begin(), hits.end(), [](const Hit &one, const Hit &other) {
        return one.rank != other.rank ? one.rank < other.rank : one.age < other.age;
    });
    m_model->clear();
    for (const auto &hit : hits) {
        const QString keys = hit.action->shortcut().toString(QKeySequence::NativeText);
        auto *item =
            new QStandardItem(hit.action->icon(),
                              keys.isEmpty() ? wordsOf(hit.action)
                                             : wordsOf(hit.action) + QStringLiteral("   ") + keys);
        item->setEnabled(hit.action->isEnabled());
        item->setData(QVariant::fromValue(static_cast<QObject *>(hit.action)), ActionRole);
        m_model->appendRow(item);
    }
    m_list->setCurrentIndex(m_model->index(0, 0));
}

void CommandPalette::run()
{
    auto *action =
        qobject_cast<QAction *>(m_list->currentIndex().data(ActionRole).value<QObject *>());
    if (!action || !action->isEnabled()) {
        return;
    }
    m_recent.removeAll(action->objectName());
    m_recent.prepend(action->objectName());
    m_recent = m_recent.mid(0, RememberedCommands);
    accept();
    action->trigger();
}

} // namespace widgets
