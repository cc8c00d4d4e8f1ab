#include "dialogs/piece_editor.h"

#include "dialogs/piece_editor_side.h"
#include "dialogs/piece_form.h"
#include "prompter.h"
#include "storage/journal.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dialogs
{

PieceEditor::PieceEditor(Services services,
                         const library::Game &game,
                         catalog::PiecePointer piece,
                         QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_own(services.library, services.pieces, services.journal)
    , m_game(game)
    , m_piece(std::move(piece))
    , m_isSeries(m_piece == nullptr)
    , m_form(new PieceForm(game.catalog, services.wording, this))
    , m_side(new PieceEditorSide(services, game, this))
{
    setObjectName(QStringLiteral("pieceEditor"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addWidget(m_form, 1);
    columns->addWidget(m_side);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(16);
    layout->addLayout(columns, 1);
    layout->addLayout(buttons());
    resize(860, 620);
    showWhat();
    connect(m_form, &PieceForm::changed, this, &PieceEditor::refresh);
    connect(m_side, &PieceEditorSide::pictureChanged, this, &PieceEditor::refresh);
    connect(m_side, &PieceEditorSide::undoRequested, this, &PieceEditor::undoLast);
    connect(m_side, &PieceEditorSide::knownPieceRequested, this, &PieceEditor::fillInKnown);
    refresh();
    if (isAmending()) {
        m_form->focusFirstUnknown();
    } else {
        m_form->focusName();
    }
}

void PieceEditor::showWhat()
{
    const QString noun =
        QString::fromStdString(m_game.data.schema->pieceNoun.in(m_services.wording.language(), 2));
    setWindowTitle(!m_piece ? tr("Enter %1").arg(noun)
                       : isAmending()
                       ? tr("What you know of %1").arg(QString::fromStdString(m_piece->name))
                       : tr("Edit %1").arg(QString::fromStdString(m_piece->name)));
    if (isAmending()) {
        m_form->setAmending(*m_piece);
    } else if (m_piece) {
        m_form->setPiece(*m_piece);
    }
    m_side->setPicture(m_piece ? m_piece->picture : std::string());
}

// What is typed is not lost: it goes where the known piece lacks a value.
void PieceEditor::fillInKnown(const QString &key)
{
    const auto known = m_game.catalog->find(key.toStdString());
    if (!known) {
        return;
    }
    const auto typed = m_form->cells();
    const std::string picture = m_side->picture();
    m_piece = known;
    showWhat();
    m_form->fillUnknown(typed);
    if (!picture.empty()) {
        m_side->setPicture(picture);
    }
    refresh();
    m_form->focusFirstUnknown();
}

void PieceEditor::startFrom(const catalog::Piece &piece)
{
    catalog::Piece copy = piece;
    copy.key.clear();
    copy.status = catalog::Status::Own;
    copy.picture.clear();
    copy.amended.clear();
    m_form->setPiece(copy);
    m_form->focusName();
    refresh();
}

void PieceEditor::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter) {
        QDialog::keyPressEvent(event);
        return;
    }
    if (auto *button = qobject_cast<QPushButton *>(focusWidget())) {
        button->click();
        return;
    }
    const bool closes = event->modifiers().testFlag(Qt::ControlModifier) || !m_isSeries;
    save(closes ? Afterwards::Close : Afterwards::Next);
}

void PieceEditor::reject()
{
    // What was typed and not saved is worth one question; an empty form is not.
    const bool isLosing = m_form->isTouched() && !m_form->name().isEmpty();
    if (isLosing
        && !m_services.prompter.confirm(this,
                                        tr("Close without saving?"),
                                        tr("%1 is not saved yet.").arg(m_form->name()),
                                        tr("Close"))) {
        return;
    }
    QDialog::reject();
}

bool PieceEditor::isAmending() const
{
    return m_piece && m_piece->status != catalog::Status::Own;
}

QLayout *PieceEditor::buttons()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    auto *hint = new QLabel(m_isSeries ? tr("Enter saves and begins the next; Esc closes.")
                                       : tr("Enter saves; Esc closes."),
                            this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    auto *close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("closeEditor"));
    m_done = new QPushButton(tr("Save and Close"), this);
    m_done->setObjectName(QStringLiteral("saveAndClose"));
    m_next = new QPushButton(tr("Save and Next"), this);
    m_next->setObjectName(QStringLiteral("saveAndNext"));
    m_next->setVisible(m_isSeries);
    for (auto *button : {close, m_done, m_next}) {
        button->setAccessibleName(button->text());
        button->setAutoDefault(false); // Enter is the dialog's own
    }
    (m_isSeries ? m_next : m_done)->setDefault(true);
    connect(close, &QPushButton::clicked, this, &PieceEditor::reject);
    connect(m_done, &QPushButton::clicked, this, [this] { save(Afterwards::Close); });
    connect(m_next, &QPushButton::clicked, this, [this] { save(Afterwards::Next); });
    row->addWidget(hint, 1);
    row->addWidget(close);
    row->addWidget(m_done);
    row->addWidget(m_next);
    return row;
}

void PieceEditor::save(Afterwards afterwards)
{
    if (QWidget *wrong = m_form->firstWrong()) {
        say(m_form->name().isEmpty() ? tr("Type a name first; everything else may stay empty.")
                                     : tr("One value cannot be read; the field says why."),
            true);
        wrong->setFocus();
        return;
    }
    const auto stored = store();
    if (!stored) {
        say(QString::fromStdString(base::render(stored.error(), m_services.wording)), true);
        return;
    }
    ++m_savedCount;
    Q_EMIT saved(QString::fromStdString((*stored)->key));
    if (afterwards == Afterwards::Close) {
        accept();
        return;
    }
    say(tr("Saved: %1. %n so far.", nullptr, m_savedCount)
            .arg(QString::fromStdString((*stored)->name)),
        false);
    m_side->offerUndo(true);
    m_piece = nullptr;
    m_form->beginNext();
    showWhat();
}

base::Result<catalog::PiecePointer> PieceEditor::store()
{
    const std::string game = m_game.slug();
    auto stored = isAmending()
        ? m_own.amend(game, m_piece->key, m_form->cells(), m_form->source().toStdString())
        : m_own.save(game, m_form->piece());
    if (!stored) {
        return stored;
    }
    if ((*stored)->picture != m_side->picture()) {
        if (auto named = m_own.setPicture(game, (*stored)->key, m_side->picture()); !named) {
            return tl::unexpected(named.error());
        }
    }
    return stored;
}

void PieceEditor::undoLast()
{
    const std::string game = m_game.slug();
    const auto undone = m_services.journal.undo(library::OwnPieces::undoSubject(game));
    const auto loaded = undone ? m_own.load(game) : undone;
    if (!loaded) {
        say(QString::fromStdString(base::render(loaded.error(), m_services.wording)), true);
        return;
    }
    m_savedCount = std::max(0, m_savedCount - 1);
    say(tr("The last save is taken back."), false);
    m_side->offerUndo(m_savedCount > 0);
    m_form->focusName();
    refresh();
}

void PieceEditor::refresh()
{
    m_side->showPiece(m_form->piece(),
                      isAmending() ? PieceEditorSide::Duplicates::Ignore
                                   : PieceEditorSide::Duplicates::Warn);
}

void PieceEditor::say(const QString &words, bool isProblem)
{
    m_side->say(words, isProblem ? PieceEditorSide::Tone::Bad : PieceEditorSide::Tone::Good);
}

} // namespace dialogs
