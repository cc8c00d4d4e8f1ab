#include "widgets/word_completer.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QStandardItemModel>

namespace widgets
{

namespace
{

constexpr int InsertedRole = Qt::UserRole + 1;
constexpr int MostVisible = 12;

} // namespace

WordCompleter::WordCompleter(QLineEdit *edit, Ask ask)
    : QObject(edit)
    , m_edit(edit)
    , m_ask(std::move(ask))
    , m_completer(new QCompleter(this))
    , m_model(new QStandardItemModel(this))
{
    m_completer->setModel(m_model);
    m_completer->setWidget(edit);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(MostVisible);
    m_completer->popup()->setAccessibleName(tr("Suggestions"));
    connect(edit, &QLineEdit::textEdited, this, &WordCompleter::propose);
    connect(m_completer,
            qOverload<const QModelIndex &>(&QCompleter::activated),
            this,
            &WordCompleter::insert);
}

bool WordCompleter::isOpen() const
{
    return m_completer->popup()->isVisible();
}

void WordCompleter::propose()
{
    const auto proposals = m_ask(m_edit->text(), m_edit->cursorPosition());
    m_model->clear();
    for (const auto &word : proposals.words) {
        const bool isPlain = word.meaning.isEmpty();
        auto *item = new QStandardItem(
            isPlain ? word.inserted : word.inserted + QStringLiteral("   ") + word.meaning);
        item->setData(word.inserted, InsertedRole);
        item->setData(isPlain ? word.inserted : word.inserted + QStringLiteral(", ") + word.meaning,
                      Qt::AccessibleTextRole);
        m_model->appendRow(item);
    }
    if (proposals.words.empty()) {
        m_completer->popup()->hide();
    } else {
        m_completer->complete();
    }
}

void WordCompleter::insert(const QModelIndex &index)
{
    const auto proposals = m_ask(m_edit->text(), m_edit->cursorPosition());
    const QString inserted = index.data(InsertedRole).toString();
    QString text = m_edit->text();
    text.replace(proposals.from, proposals.length, inserted);
    m_edit->setText(text);
    m_edit->setCursorPosition(proposals.from + static_cast<int>(inserted.size()));
    Q_EMIT completed();
}

} // namespace widgets
