#include "widgets/legality_panel.h"

#include "appearance.h"
#include "icons.h"
#include "widgets/shrinking_button.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLayoutItem>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace widgets
{

namespace
{

struct Look {
    QString icon;
    QColor colour;
};

Look lookOf(construction::Severity severity)
{
    switch (severity) {
    case construction::Severity::Illegal:
        return {QStringLiteral("illegal"), signalcolours::bad()};
    case construction::Severity::Unknown:
        return {QStringLiteral("unknown"), signalcolours::doubtful()};
    case construction::Severity::Warning:
        return {QStringLiteral("warning"), signalcolours::doubtful()};
    case construction::Severity::Note:
        return {QStringLiteral("note"), signalcolours::quiet()};
    }
    return {};
}

Look lookOf(construction::Legality legality)
{
    switch (legality) {
    case construction::Legality::Legal:
        return {QStringLiteral("legal"), signalcolours::good()};
    case construction::Legality::Illegal:
        return lookOf(construction::Severity::Illegal);
    case construction::Legality::CannotTell:
        return lookOf(construction::Severity::Unknown);
    }
    return {};
}

// "size" counts pieces; other sums are named after an attribute or one of its choices.
QString totalTitle(const std::string &name,
                   std::int64_t sum,
                   const catalog::Schema &schema,
                   const std::string &language)
{
    if (name == "size") {
        return QString::fromStdString(schema.pieceNoun.in(language, sum));
    }
    if (const auto *attribute = schema.attribute(name)) {
        return QString::fromStdString(attribute->label.in(language));
    }
    for (const auto &attribute : schema.attributes) {
        if (const auto *choice = attribute.choice(name)) {
            return QString::fromStdString(choice->label.in(language));
        }
    }
    return QString::fromStdString(name);
}

QLabel *quietLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

LegalityPanel::LegalityPanel(const wording::QtWording &wording, QWidget *parent)
    : QWidget(parent)
    , m_wording(wording)
    , m_icon(new QLabel(this))
    , m_head(new QLabel(this))
    , m_totals(quietLabel(this))
    , m_fingerprint(quietLabel(this))
    , m_cards(new QVBoxLayout)
{
    setObjectName(QStringLiteral("legalityPanel"));
    QFont font = m_head->font();
    font.setPointSizeF(font.pointSizeF() * 1.25);
    font.setBold(true);
    m_head->setFont(font);
    m_head->setWordWrap(true);
    m_head->setObjectName(QStringLiteral("verdict"));
    m_totals->setObjectName(QStringLiteral("totals"));
    m_fingerprint->setObjectName(QStringLiteral("fingerprint"));
    m_fingerprint->setTextInteractionFlags(Qt::TextSelectableByMouse
                                           | Qt::TextSelectableByKeyboard);
    m_fingerprint->setToolTip(
        tr("The same pieces give the same fingerprint on every computer, whatever their order."));
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_icon, 0, Qt::AlignTop);
    head->addWidget(m_head, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(head);
    layout->addWidget(m_totals);
    layout->addWidget(m_fingerprint);
    m_cards->setSpacing(6);
    m_cards->setContentsMargins(0, 6, 0, 0);
    layout->addLayout(m_cards);
}

void LegalityPanel::show(const construction::Verdict &verdict,
                         const construction::Format &format,
                         const catalog::Schema &schema,
                         const QString &fingerprint)
{
    showHead(verdict, format);
    showTotals(verdict, schema);
    m_fingerprint->setText(tr("Fingerprint %1").arg(fingerprint));
    while (auto *item = m_cards->takeAt(0)) {
        if (auto *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    for (std::size_t i = 0; i < verdict.violations.size(); ++i) {
        m_cards->addWidget(card(verdict.violations[i], i));
    }
}

void LegalityPanel::showHead(const construction::Verdict &verdict,
                             const construction::Format &format)
{
    const QString title = QString::fromStdString(format.title.in(m_wording.language()));
    QString words;
    switch (verdict.legality) {
    case construction::Legality::Legal:
        words = tr("Legal: %1").arg(title);
        break;
    case construction::Legality::Illegal:
        words = tr("Not legal: %1").arg(title);
        break;
    case construction::Legality::CannotTell:
        words = tr("Cannot tell: %1").arg(title);
        break;
    }
    m_head->setText(words);
    m_head->setAccessibleName(words);
    const Look look = lookOf(verdict.legality);
    m_icon->setPixmap(
        icons::icon(look.icon, look.colour).pixmap(QSize(28, 28), devicePixelRatioF()));
}

void LegalityPanel::showTotals(const construction::Verdict &verdict, const catalog::Schema &schema)
{
    QStringList sums;
    for (const auto &[name, sum] : verdict.totals) {
        sums.append(QStringLiteral("%1 %2").arg(
            QString::fromStdString(construction::writtenTotal(verdict, name, sum, m_wording)),
            totalTitle(name, sum, schema, m_wording.language())));
    }
    m_totals->setText(sums.join(QStringLiteral("  ·  ")));
}

QWidget *LegalityPanel::card(const construction::Violation &violation, std::size_t place)
{
    const Look look = lookOf(violation.severity);
    auto *frame = new ViolationCard(look.colour, this);
    frame->setObjectName(QStringLiteral("violation-") + QString::fromStdString(violation.rule));
    const QString words = wording::render(violation.message, m_wording);
    frame->setAccessibleName(words);
    auto *icon = new QLabel(frame);
    icon->setPixmap(icons::icon(look.icon, look.colour).pixmap(QSize(18, 18), devicePixelRatioF()));
    auto *message = new QLabel(words, frame);
    message->setTextFormat(Qt::PlainText);
    message->setWordWrap(true);
    auto *reference = quietLabel(frame);
    reference->setText(QString::fromStdString(violation.reference.in(m_wording.language())));
    QFont small = reference->font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    reference->setFont(small);
    reference->setVisible(!reference->text().isEmpty());
    auto *column = new QVBoxLayout;
    column->setSpacing(3);
    column->addWidget(message);
    column->addWidget(reference);
    if (violation.fix) {
        auto *fix = new ShrinkingButton(icons::icon(QStringLiteral("fix")),
                                        wording::render(violation.fix->label, m_wording),
                                        frame);
        fix->setObjectName(QStringLiteral("fix-") + QString::fromStdString(violation.rule));
        connect(fix, &QPushButton::clicked, this, [this, place] { Q_EMIT fixRequested(place); });
        column->addWidget(fix, 0, Qt::AlignLeft);
    }
    auto *row = new QHBoxLayout(frame);
    row->setContentsMargins(12, 8, 8, 8);
    row->setSpacing(8);
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addLayout(column, 1);
    connect(frame, &ViolationCard::chosen, this, [this, lines = violation.lines] {
        Q_EMIT linesRequested(lines);
    });
    connect(frame, &ViolationCard::helpRequested, this, [this, rule = violation.rule] {
        Q_EMIT ruleRequested(QString::fromStdString(rule));
    });
    return frame;
}

ViolationCard::ViolationCard(const QColor &colour, QWidget *parent)
    : QFrame(parent)
    , m_colour(colour)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Shows the pieces concerned; F1 explains the rule"));
}

void ViolationCard::mouseReleaseEvent(QMouseEvent *event)
{
    if (rect().contains(event->position().toPoint())) {
        setFocus();
        Q_EMIT chosen();
    }
}

void ViolationCard::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        Q_EMIT chosen();
        break;
    case Qt::Key_F1:
        Q_EMIT helpRequested();
        break;
    default:
        QFrame::keyPressEvent(event);
    }
}

void ViolationCard::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(hasFocus() ? QPen(palette().color(QPalette::Highlight), 2)
                              : QPen(signalcolours::hairline(), 1));
    painter.setBrush(signalcolours::raised());
    painter.drawRoundedRect(body, 5, 5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colour);
    painter.drawRoundedRect(QRectF(0, 0, 4, height()), 2, 2);
}

} // namespace widgets
