#include "pages/table_side_card.h"

#include "faces/palette.h"
#include "widgets/pile_view.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace pages
{

namespace
{

constexpr int Margin = 12;
constexpr int FigureSide = 26;

QLabel *quietLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * 0.9);
    label->setFont(font);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    return label;
}

} // namespace

TableSideCard::TableSideCard(faces::FaceCache &faces,
                             std::shared_ptr<const catalog::Schema> schema,
                             const std::string &language,
                             QWidget *parent)
    : QFrame(parent)
    , m_faces(faces)
    , m_schema(std::move(schema))
    , m_language(language)
    , m_name(new QLabel(this))
    , m_who(quietLabel(this))
    , m_score(new QLabel(this))
    , m_parts(quietLabel(this))
    , m_column(new QVBoxLayout(this))
{
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    m_name->setWordWrap(true);
    QFont large = m_score->font();
    large.setPointSizeF(large.pointSizeF() * 1.7);
    large.setBold(true);
    m_score->setFont(large);
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_name);
    names->addWidget(m_who);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addSpacing(FigureSide + 8); // the figure is painted there
    head->addLayout(names, 1);
    head->addWidget(m_score);
    m_column->setContentsMargins(Margin, Margin - 2, Margin, Margin - 2);
    m_column->setSpacing(4);
    m_column->addLayout(head);
    m_column->addWidget(m_parts);
}

void TableSideCard::show(const boards::Side &side, const QString &who)
{
    m_side = side;
    m_name->setText(side.name);
    m_who->setText(who);
    m_score->setText(side.score ? QString::number(*side.score) : QString());
    m_score->setAccessibleName(tr("%1: %2 points").arg(side.name, m_score->text()));
    m_score->setToolTip(side.scoreInWords);
    m_parts->setText(side.scoreInWords);
    for (std::size_t place = 0; place < side.piles.size(); ++place) {
        showPile(side.piles[place], place, side.name);
    }
    for (std::size_t place = side.piles.size(); place < m_piles.size(); ++place) {
        m_piles[place].title->hide();
        m_piles[place].faces->hide();
    }
    setAccessibleName(side.isToMove ? tr("%1, to move").arg(side.name) : side.name);
    update();
}

TableSideCard::PileParts &TableSideCard::partsAt(std::size_t place)
{
    while (m_piles.size() <= place) {
        auto *title = quietLabel(this);
        auto *faces = new widgets::PileView(m_faces, this);
        faces->setSchema(m_schema, m_language);
        connect(faces, &widgets::PileView::pieceChosen, this, &TableSideCard::pieceChosen);
        connect(faces, &widgets::PileView::pieceTouched, this, &TableSideCard::pieceTouched);
        m_column->addWidget(title);
        m_column->addWidget(faces);
        m_piles.push_back({title, faces});
    }
    return m_piles[place];
}

void TableSideCard::showPile(const boards::Pile &pile, std::size_t place, const QString &owner)
{
    auto &[title, faces] = partsAt(place);
    const QString words = QStringLiteral("%1 · %2").arg(pile.title, QString::number(pile.size));
    title->setText(pile.isHidden ? tr("%1, face down").arg(words) : words);
    title->setVisible(pile.size > 0 || place == 0);
    faces->setAccessibleName(tr("%1 of %2").arg(pile.title, owner));
    faces->setItems(pile.items);
    faces->setVisible(!pile.items.empty());
}

// Whose side it is stands there twice, as a colour and as a figure; whose turn it is, as a bar.
void TableSideCard::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int middle = (m_name->geometry().top() + m_who->geometry().bottom()) / 2;
    const QRect figure(Margin, middle - FigureSide / 2, FigureSide, FigureSide);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_side.colour);
    painter.drawEllipse(figure);
    if (m_side.isToMove) {
        painter.drawRoundedRect(QRectF(0, 6, 4, height() - 12), 2, 2);
    }
    QFont font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(faces::legibleOn(m_side.colour));
    painter.drawText(figure, Qt::AlignCenter, m_side.figure);
}

} // namespace pages
