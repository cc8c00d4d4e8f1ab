#include "dialogs/piece_editor_side.h"

#include "appearance.h"
#include "catalog/piece_match.h"
#include "dialogs/photograph.h"
#include "icons.h"
#include "prompter.h"
#include "storage/profile.h"
#include "widgets/face_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dialogs
{

namespace
{

constexpr int SideWidth = 264;

QToolButton *
buttonFor(const QString &name, const QString &icon, const QString &words, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
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

void setInk(QLabel &label, const QColor &colour)
{
    QPalette palette = label.palette();
    palette.setColor(QPalette::WindowText, colour);
    label.setPalette(palette);
}

} // namespace

PieceEditorSide::PieceEditorSide(Services services, const library::Game &game, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_game(game)
    , m_face(new widgets::FaceView(this))
    , m_unknown(wrappedLabel(QStringLiteral("unknownValues"), this))
    , m_duplicate(wrappedLabel(QStringLiteral("duplicate"), this))
    , m_fillIn(
          buttonFor(QStringLiteral("fillIn"), QStringLiteral("edit"), tr("Fill That One In"), this))
    , m_message(wrappedLabel(QStringLiteral("editorMessage"), this))
    , m_undo(
          buttonFor(QStringLiteral("undoSave"), QStringLiteral("undo"), tr("Undo This Save"), this))
    , m_noPicture(
          buttonFor(QStringLiteral("removePicture"), QStringLiteral("close"), tr("Remove"), this))
{
    setFixedWidth(SideWidth);
    m_face->setFixedHeight(SideWidth);
    auto *picture = buttonFor(QStringLiteral("choosePicture"),
                              QStringLiteral("picture"),
                              tr("Photograph…"),
                              this);
    m_undo->hide();
    m_noPicture->hide();
    m_fillIn->hide();
    m_fillIn->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_F));
    m_fillIn->setToolTip(
        tr("Give that piece the values it lacks, instead of making a second one (%1)")
            .arg(m_fillIn->shortcut().toString(QKeySequence::NativeText)));
    connect(m_fillIn, &QToolButton::clicked, this, [this] { Q_EMIT knownPieceRequested(m_known); });
    connect(picture, &QToolButton::clicked, this, &PieceEditorSide::choosePicture);
    connect(m_noPicture, &QToolButton::clicked, this, [this] {
        setPicture({});
        Q_EMIT pictureChanged();
    });
    connect(m_undo, &QToolButton::clicked, this, &PieceEditorSide::undoRequested);
    auto *pictures = new QHBoxLayout;
    pictures->setSpacing(8);
    pictures->addWidget(picture);
    pictures->addWidget(m_noPicture);
    pictures->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_face);
    column->addLayout(pictures);
    column->addWidget(m_unknown);
    column->addWidget(m_duplicate);
    column->addWidget(m_fillIn, 0, Qt::AlignLeft);
    column->addStretch();
    column->addWidget(m_message);
    column->addWidget(m_undo, 0, Qt::AlignLeft);
}

void PieceEditorSide::showPiece(catalog::Piece piece, Duplicates duplicates)
{
    piece.picture = m_picture;
    showUnknown(piece);
    showDuplicate(piece, duplicates);
    m_face->setPiece(std::make_shared<const catalog::Piece>(std::move(piece)),
                     m_game.data.schema,
                     m_services.wording.language(),
                     QString::fromStdString(m_services.profile.pictures().string()));
}

void PieceEditorSide::setPicture(const std::string &sha256)
{
    m_picture = sha256;
    m_noPicture->setVisible(!sha256.empty());
}

void PieceEditorSide::say(const QString &words, Tone tone)
{
    m_message->setText(words);
    m_message->setAccessibleName(words);
    setInk(*m_message, tone == Tone::Bad ? signalcolours::bad() : signalcolours::good());
}

void PieceEditorSide::offerUndo(bool isOffered)
{
    m_undo->setVisible(isOffered);
}

void PieceEditorSide::showUnknown(const catalog::Piece &piece)
{
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
}

void PieceEditorSide::showDuplicate(const catalog::Piece &piece, Duplicates duplicates)
{
    QString found;
    m_known.clear();
    if (duplicates == Duplicates::Warn) {
        catalog::PieceRow row;
        row.piece = piece;
        row.piece.key.clear();
        for (const auto &other : catalog::matching(row, *m_game.catalog)) {
            if (other->key != piece.key) {
                found = QString::fromStdString(other->name);
                m_known = QString::fromStdString(other->key);
                break;
            }
        }
    }
    m_duplicate->setVisible(!found.isEmpty());
    m_fillIn->setVisible(!found.isEmpty());
    m_duplicate->setText(
        tr("⚠ %1 is in the catalogue already. Saving makes a second one.").arg(found));
    setInk(*m_duplicate, signalcolours::doubtful());
}

void PieceEditorSide::choosePicture()
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
        say(QString::fromStdString(base::render(kept.error(), m_services.wording)), Tone::Bad);
        return;
    }
    setPicture(*kept);
    Q_EMIT pictureChanged();
}

} // namespace dialogs
