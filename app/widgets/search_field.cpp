#include "widgets/search_field.h"

#include "appearance.h"
#include "catalog/query.h"
#include "icons.h"
#include "widgets/mistake_marks.h"
#include "widgets/word_completer.h"
#include "wording/qt_wording.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace widgets
{

namespace
{

// Shows with an example of the game that a search can do more than names.
QString invitation(const catalog::Schema &schema)
{
    const auto fields = catalog::queryFields(schema);
    const auto compared = std::find_if(fields.begin(), fields.end(), [](const auto &field) {
        return field.example.find_first_of("<>") != std::string::npos;
    });
    return compared == fields.end() ? SearchField::tr("Search")
                                    : SearchField::tr("Search, for example by name or %1")
                                          .arg(QString::fromStdString(compared->example));
}

} // namespace

SearchField::SearchField(QWidget *parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this))
    , m_message(new QLabel(this))
    , m_suggestion(new QToolButton(this))
{
    setFocusProxy(m_edit);
    m_edit->setObjectName(QStringLiteral("search"));
    m_edit->setAccessibleName(tr("Search"));
    m_edit->setPlaceholderText(tr("Search"));
    m_edit->setClearButtonEnabled(true);
    m_edit->addAction(icons::icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    auto *help =
        m_edit->addAction(icons::icon(QStringLiteral("help")), QLineEdit::TrailingPosition);
    help->setToolTip(tr("How to search (F1)"));
    connect(help, &QAction::triggered, this, &SearchField::helpRequested);
    m_edit->installEventFilter(this);

    m_completer = new WordCompleter(m_edit, [this](const QString &text, int cursor) {
        return proposals(text, cursor);
    });

    m_message->setObjectName(QStringLiteral("searchMessage"));
    m_message->setAccessibleName(tr("About the search"));
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_suggestion->setObjectName(QStringLiteral("searchSuggestion"));
    m_suggestion->setAccessibleName(tr("Suggested search"));
    m_suggestion->setAutoRaise(true);
    m_suggestion->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_suggestion->hide();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_edit);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(4, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_message, 1);
    row->addWidget(m_suggestion);
    column->addLayout(row);
    // The row keeps its height when the button comes, so that nothing below it moves.
    m_message->setMinimumHeight(m_suggestion->sizeHint().height());

    connect(m_edit, &QLineEdit::textChanged, this, &SearchField::takeText);
    connect(m_suggestion, &QToolButton::clicked, this, [this] {
        setText(m_mended);
        m_edit->setFocus();
    });
    applyColours();
}

void SearchField::setCatalog(std::shared_ptr<const catalog::Catalog> catalog,
                             const base::Wording &wording)
{
    const bool isAnotherGame = !m_catalog || m_catalog->schemaPointer() != catalog->schemaPointer();
    m_catalog = std::move(catalog);
    m_wording = &wording;
    if (isAnotherGame) {
        m_completion = models::QueryCompletion(m_catalog, wording);
        m_edit->setPlaceholderText(invitation(m_catalog->schema()));
    }
    check();
}

QString SearchField::text() const
{
    return m_edit->text();
}

void SearchField::setText(const QString &search)
{
    m_edit->setText(search);
}

void SearchField::setNote(const QString &note)
{
    m_note = note;
    if (!m_isMistaken) {
        m_message->setText(note);
        m_message->setToolTip({});
    }
}

bool SearchField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_edit || event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const auto *press = static_cast<QKeyEvent *>(event);
    switch (press->key()) {
    case Qt::Key_F1:
        Q_EMIT helpRequested();
        return true;
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_completer->isOpen()) {
            Q_EMIT leaveRequested();
            return true;
        }
        break;
    case Qt::Key_Escape:
        if (!m_edit->text().isEmpty()) {
            m_edit->clear();
            return true;
        }
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void SearchField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        applyColours();
    }
    QWidget::changeEvent(event);
}

void SearchField::takeText(const QString &search)
{
    check();
    Q_EMIT searchChanged(search);
}

void SearchField::check()
{
    if (!m_catalog) {
        return;
    }
    const auto query = catalog::Query::parse(m_edit->text().toStdString(),
                                             m_catalog->schemaPointer(),
                                             m_catalog->sets());
    std::vector<MistakeMark> marks;
    for (const auto &mistake : query.mistakes()) {
        marks.push_back({mistake.at, mistake.length});
    }
    markMistakes(*m_edit, marks);
    showMistake(query.mistakes());
}

void SearchField::showMistake(const std::vector<catalog::QueryMistake> &mistakes)
{
    m_isMistaken = !mistakes.empty();
    m_mended.clear();
    if (m_isMistaken) {
        const QString words = wording::render(mistakes.front().what, *m_wording);
        m_message->setText(words);
        m_message->setToolTip(words);
        m_mended = QString::fromStdString(mistakes.front().suggestion);
        m_suggestion->setText(tr("Search for %1").arg(m_mended));
    } else {
        m_message->setText(m_note);
        m_message->setToolTip({});
    }
    m_suggestion->setVisible(!m_mended.isEmpty());
    applyColours();
}

WordProposals SearchField::proposals(const QString &search, int cursor) const
{
    const auto word = models::wordAtCursor(search, cursor);
    WordProposals result{word.from, word.length, {}};
    // One letter that stands alone is more likely the beginning of a name than of a field.
    if (word.field.isEmpty() && word.written.size() < 2) {
        return result;
    }
    for (const auto &proposal : m_completion.proposals(word)) {
        result.words.push_back({proposal.inserted, proposal.meaning});
    }
    return result;
}

void SearchField::applyColours()
{
    QPalette palette = m_message->palette();
    const QColor colour = m_isMistaken ? signalcolours::bad() : signalcolours::quiet();
    if (palette.color(QPalette::WindowText) != colour) {
        palette.setColor(QPalette::WindowText, colour);
        m_message->setPalette(palette);
    }
}

} // namespace widgets
