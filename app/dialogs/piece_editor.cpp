#include "dialogs/piece_editor.h"

#include "appearance.h"
#include "base/fold.h"
#include "dialogs/photograph.h"
#include "dialogs/piece_form.h"
#include "icons.h"
#include "prompter.h"
#include "storage/journal.h"
#include "storage/profile.h"
#include "widgets/face_view.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dialogs
{

namespace
{

constexpr int SideWidth = 264;

QToolButton *pictureButton(const QString &icon, const QString &words, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setIcon(icons::icon(icon));
    button->setText(words);
    button->setAccessibleName(words);
    button->setToolTip(words);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QLabel *wrappedLabel(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    return label;
}

// Whether the two say the same in every attribute that tells pieces apart, as far as both say it.
bool isSameIdentity(const catalog::Piece &one,
                    const catalog::Piece &other,
                    const catalog::Schema &schema)
{
    return std::all_of(schema.identity.begin(),
                       schema.identity.end(),
                       [&](const std::string &slug) {
                           const int attribute = schema.attributeIndex(slug);
                           if (attribute < 0) {
                               return true; // the name, which was looked up
                           }
                           const auto &left = one.value(attribute);
                           const auto &right = other.value(attribute);
                           return !left.isGiven() || !right.isGiven()
                               || base::fold(left.text) == base::fold(right.text);
                       });
}

} // namespace

PieceEditor::PieceEditor(Services services,
                         const library::Game &game,
                         catalog::PiecePointer piece,
                         QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_own(services.library, services.pieces, services.journal)
    , m_game(game)
    , m_piece(std::move(piece))
    , m_form(new PieceForm(game.catalog, services.wording, this))
{
    setObjectName(QStringLiteral("pieceEditor"));
    setAttribute(Qt::WA_DeleteOnClose);
    const QString noun = QString::fromStdString(
        game.data.schema->pieceNoun.in(services.wording.language(), isNew() ? 2 : 1));
    setWindowTitle(isNew() ? tr("Enter %1").arg(noun)
                       : isAmending()
                       ? tr("What you know of %1").arg(QString::fromStdString(m_piece->name))
                       : tr("Edit %1").arg(QString::fromStdString(m_piece->name)));
    auto *columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addWidget(m_form, 1);
    columns->addWidget(side());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(16);
    layout->addLayout(columns, 1);
    layout->addLayout(buttons());
    resize(860, 620);
    if (isAmending()) {
        m_form->setAmending(*m_piece);
    } else if (m_piece) {
        m_form->setPiece(*m_piece);
    }
    m_picture = m_piece ? m_piece->picture : std::string();
    connect(m_form, &PieceForm::changed, this, &PieceEditor::refresh);
    refresh();
    m_form->focusName();
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
    const bool closes = event->modifiers().testFlag(Qt::ControlModifier) || !isNew();
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

QWidget *PieceEditor::side()
{
    auto *side = new QWidget(this);
    side->setFixedWidth(SideWidth);
    m_face = new widgets::FaceView(side);
    m_face->setFixedHeight(SideWidth);
    m_unknown = wrappedLabel(QStringLiteral("unknownValues"), side);
    m_duplicate = wrappedLabel(QStringLiteral("duplicate"), side);
    m_message = wrappedLabel(QStringLiteral("editorMessage"), side);
    m_pictureButton = pictureButton(QStringLiteral("picture"), tr("Photograph…"), side);
    m_pictureButton->setObjectName(QStringLiteral("choosePicture"));
    m_noPicture = pictureButton(QStringLiteral("close"), tr("Without"), side);
    m_noPicture->setObjectName(QStringLiteral("removePicture"));
    m_undo = pictureButton(QStringLiteral("undo"), tr("Undo This Save"), side);
    m_undo->setObjectName(QStringLiteral("undoSave"));
    m_undo->hide();
    connect(m_pictureButton, &QToolButton::clicked, this, &PieceEditor::choosePicture);
    connect(m_noPicture, &QToolButton::clicked, this, [this] {
        m_picture.clear();
        refresh();
    });
    connect(m_undo, &QToolButton::clicked, this, &PieceEditor::undoLast);
    auto *pictures = new QHBoxLayout;
    pictures->setSpacing(8);
    pictures->addWidget(m_pictureButton);
    pictures->addWidget(m_noPicture);
    pictures->addStretch();
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_face);
    column->addLayout(pictures);
    column->addWidget(m_unknown);
    column->addWidget(m_duplicate);
    column->addStretch();
    column->addWidget(m_message);
    column->addWidget(m_undo, 0, Qt::AlignLeft);
    return side;
}

QLayout *PieceEditor::buttons()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    auto *hint = new QLabel(isNew() ? tr("Enter saves and begins the next; Esc closes.")
                                    : tr("Enter saves; Esc closes."),
                            this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    auto *close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("closeEditor"));
    m_done = new QPushButton(tr("Save and Close"), this);
    m_done->setObjectName(QStringLiteral("saveAndClose"));
    m_next = new QPushButton(tr("Save and Next"), this);
    m_next->setObjectName(QStringLiteral("saveAndNext"));
    m_next->setVisible(isNew());
    for (auto *button : {close, m_done, m_next}) {
        button->setAccessibleName(button->text());
        button->setAutoDefault(false); // Enter is the dialog's own
    }
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
    m_undo->show();
    m_picture.clear();
    m_form->beginNext();
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
    if ((*stored)->picture != m_picture) {
        if (auto named = m_own.setPicture(game, (*stored)->key, m_picture); !named) {
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
    m_undo->setVisible(m_savedCount > 0);
    m_form->focusName();
    refresh();
}

void PieceEditor::refresh()
{
    auto piece = m_form->piece();
    piece.picture = m_picture;
    const auto &schema = *m_game.data.schema;
    QStringList lacking;
    for (const int attribute : catalog::unknownAttributes(piece, schema)) {
        const auto &described = schema.attributes[static_cast<std::size_t>(attribute)];
        if (described.kind != catalog::AttributeKind::LongText) {
            lacking.append(
                QString::fromStdString(described.label.in(m_services.wording.language())));
        }
    }
    m_unknown->setText(lacking.isEmpty()
                           ? tr("Every value is given.")
                           : tr("Still unknown: %1").arg(lacking.join(QStringLiteral(", "))));
    refreshDuplicates(piece);
    m_noPicture->setEnabled(!m_picture.empty());
    m_face->setPiece(std::make_shared<const catalog::Piece>(std::move(piece)),
                     m_game.data.schema,
                     m_services.wording.language(),
                     QString::fromStdString(m_services.profile.pictures().string()));
}

void PieceEditor::refreshDuplicates(const catalog::Piece &piece)
{
    const auto &schema = *m_game.data.schema;
    QString found;
    for (const auto &other : m_game.catalog->named(piece.name)) {
        if (other->key != piece.key && !isAmending() && isSameIdentity(piece, *other, schema)) {
            found = QString::fromStdString(other->name);
            break;
        }
    }
    m_duplicate->setVisible(!found.isEmpty());
    m_duplicate->setText(
        tr("⚠ %1 is in the catalogue already. Saving makes a second one.").arg(found));
    QPalette palette = m_duplicate->palette();
    palette.setColor(QPalette::WindowText, signalcolours::doubtful());
    m_duplicate->setPalette(palette);
}

void PieceEditor::choosePicture()
{
    const auto files =
        m_services.prompter.openFiles(this,
                                      tr("Photograph of the piece"),
                                      tr("Pictures (*.jpg *.jpeg *.png *.webp *.bmp)"));
    if (files.isEmpty()) {
        return;
    }
    const auto kept = keepPhotograph(files.constFirst(), m_services.profile.pictures());
    if (!kept) {
        say(QString::fromStdString(base::render(kept.error(), m_services.wording)), true);
        return;
    }
    m_picture = *kept;
    refresh();
}

void PieceEditor::say(const QString &words, bool isProblem)
{
    m_message->setText(words);
    m_message->setAccessibleName(words);
    QPalette palette = m_message->palette();
    palette.setColor(QPalette::WindowText,
                     isProblem ? signalcolours::bad() : signalcolours::good());
    m_message->setPalette(palette);
}

} // namespace dialogs
