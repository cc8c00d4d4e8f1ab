#include "widgets/piece_view.h"

#include "widgets/face_view.h"
#include "widgets/piece_page.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextCursor>
#include <QVBoxLayout>

namespace widgets
{

namespace
{

constexpr int FaceHeight = 232;
constexpr int CompactFaceHeight = 136;

} // namespace

PieceView::PieceView(QWidget *parent)
    : QWidget(parent)
    , m_face(new FaceView(this))
    , m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("pieceView"));
    m_face->setFixedHeight(FaceHeight);
    m_text->setObjectName(QStringLiteral("pieceText"));
    m_text->setAccessibleName(tr("About this piece"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->viewport()->setAutoFillBackground(false);
    m_text->document()->setDocumentMargin(0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 8);
    column->setSpacing(16);
    column->addWidget(m_face);
    column->addWidget(m_text, 1);
    connect(m_text, &QTextBrowser::anchorClicked, this, &PieceView::follow);
}

void PieceView::setPiece(const catalog::PiecePointer &piece,
                         const catalog::GameData &game,
                         const std::string &language,
                         const QString &pictures)
{
    const bool isSame = m_piece == piece && m_game == &game && m_language == language;
    m_piece = piece;
    m_game = &game;
    m_language = language;
    m_face->setPiece(piece, game.schema, language, pictures);
    m_face->setVisible(piece != nullptr);
    if (!isSame) {
        rebuild();
    }
}

void PieceView::setCompact(bool compact)
{
    m_face->setFixedHeight(compact ? CompactFaceHeight : FaceHeight);
    const int gap = compact ? 8 : 16;
    layout()->setContentsMargins(16, gap, 16, 8);
    layout()->setSpacing(gap);
}

QString PieceView::plainText() const
{
    return m_text->toPlainText();
}

void PieceView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && m_game) {
        rebuild(); // the text's colours are written into it
    }
    QWidget::changeEvent(event);
}

void PieceView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_F1) {
        QWidget::keyPressEvent(event);
        return;
    }
    // The rule of the link that has the focus, else of the first ability.
    const QString href = m_text->textCursor().charFormat().anchorHref();
    if (href.startsWith(QLatin1String("rule:"))) {
        follow(QUrl(href));
        return;
    }
    if (m_piece && m_game) {
        const auto facts = models::factsOf(*m_piece, *m_game, m_language);
        for (const auto &ability : facts.abilities) {
            if (!ability.kind.empty()) {
                Q_EMIT ruleRequested(QString::fromStdString(ability.kind),
                                     QString::fromStdString(ability.slug));
                return;
            }
        }
    }
}

void PieceView::rebuild()
{
    if (!m_piece) {
        m_text->setHtml(
            QStringLiteral("<p>%1</p>")
                .arg(tr("Choose a piece to see its face, its values and what its abilities do.")
                         .toHtmlEscaped()));
        return;
    }
    const auto facts = models::factsOf(*m_piece, *m_game, m_language);
    QTextDocument *document = m_text->document();
    document->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; }").arg(palette().color(QPalette::Link).name()));
    m_text->setHtml(pieceHtml(facts, true));
    m_text->setAccessibleDescription(facts.name);
}

void PieceView::follow(const QUrl &link)
{
    const QString target = link.path(QUrl::FullyDecoded);
    if (link.scheme() == QLatin1String("rule")) {
        const auto slash = target.indexOf(QLatin1Char('/'));
        Q_EMIT ruleRequested(target.left(slash), target.mid(slash + 1));
    } else if (link.scheme() == QLatin1String("search")) {
        Q_EMIT searchRequested(target);
    } else if (link.scheme() == QLatin1String("shipped")) {
        Q_EMIT shippedValueRequested(target);
    } else if (link.scheme() == QLatin1String("edit")) {
        Q_EMIT editRequested();
    }
}

} // namespace widgets
