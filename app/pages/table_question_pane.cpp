#include "pages/table_question_pane.h"

#include "appearance.h"
#include "icons.h"
#include "models/choice_model.h"
#include "pages/table_point_entry.h"
#include "pages/table_rest_entry.h"
#include "widgets/choice_delegate.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace pages
{

TableQuestionPane::TableQuestionPane(Services services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_question(new QLabel(this))
    , m_who(new QLabel(this))
    , m_reason(new QLabel(this))
    , m_parts(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("tableQuestion"));
    QFont bold = m_question->font();
    bold.setPointSizeF(bold.pointSizeF() * 1.15);
    bold.setBold(true);
    m_question->setFont(bold);
    m_question->setObjectName(QStringLiteral("question"));
    m_reason->setObjectName(QStringLiteral("questionReason"));
    m_who->setForegroundRole(QPalette::PlaceholderText);
    for (auto *label : {m_question, m_who, m_reason}) {
        label->setWordWrap(true);
    }
    m_reason->hide();
    m_parts->addWidget(optionsPart());
    m_parts->addWidget(pointPart());
    m_rest = new TableRestEntry(this);
    m_parts->addWidget(m_rest);
    m_parts->addWidget(messagePart());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 8);
    column->setSpacing(6);
    column->addWidget(m_who);
    column->addWidget(m_question);
    column->addWidget(m_reason);
    column->addSpacing(2);
    column->addWidget(m_parts, 1);
    connect(m_rest, &TableRestEntry::done, this, &TableQuestionPane::restGiven);
    connect(m_rest, &TableRestEntry::changed, this, &TableQuestionPane::restEdited);
}

QWidget *TableQuestionPane::optionsPart()
{
    m_optionsPart = new QWidget(m_parts);
    m_choices = new models::ChoiceModel(this);
    m_delegate = new widgets::ChoiceDelegate(m_services.faces, this);
    m_options = new QListView(m_optionsPart);
    m_options->setObjectName(QStringLiteral("options"));
    m_options->setAccessibleName(tr("Options"));
    m_options->setModel(m_choices);
    m_options->setItemDelegate(m_delegate);
    m_options->setResizeMode(QListView::Adjust);
    m_options->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_options->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_options->installEventFilter(this);
    connect(m_options, &QListView::activated, this, [this](const QModelIndex &index) {
        giveRow(index.row());
    });
    connect(m_options->selectionModel(),
            &QItemSelectionModel::currentChanged,
            this,
            [this](const QModelIndex &index) {
                explain({});
                Q_EMIT optionTouched(engine::Token{static_cast<std::uint16_t>(
                    index.isValid() ? index.data(models::ChoiceModel::TokenRole).toInt()
                                    : static_cast<int>(engine::NoToken))});
            });
    auto *choose =
        new QPushButton(icons::icon(QStringLiteral("legal")), tr("Choose It"), m_optionsPart);
    choose->setObjectName(QStringLiteral("giveOption"));
    choose->setAccessibleName(choose->text());
    choose->setToolTip(tr("Enter, a double click, or the number at its end"));
    connect(choose, &QPushButton::clicked, this, [this] {
        giveRow(m_options->currentIndex().row());
    });
    auto *column = new QVBoxLayout(m_optionsPart);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_options, 1);
    column->addWidget(choose);
    return m_optionsPart;
}

QWidget *TableQuestionPane::pointPart()
{
    auto *part = new QWidget(m_parts);
    m_point = new TablePointEntry(tr("The place"), part);
    m_point->setObjectName(QStringLiteral("point"));
    m_givePoint = new QPushButton(icons::icon(QStringLiteral("target")), tr("Put It There"), part);
    m_givePoint->setObjectName(QStringLiteral("givePoint"));
    m_givePoint->setAccessibleName(m_givePoint->text());
    m_leavePoint =
        new QPushButton(icons::icon(QStringLiteral("close")), tr("Leave It as It Was"), part);
    m_leavePoint->setObjectName(QStringLiteral("leavePoint"));
    m_leavePoint->setAccessibleName(m_leavePoint->text());
    m_leavePoint->hide();
    connect(m_leavePoint, &QPushButton::clicked, this, &TableQuestionPane::pointLeft);
    auto *words = new QLabel(tr("Click on the board, or move the cross with the arrow keys: a "
                                "centimetre, with Shift a millimetre."),
                             part);
    words->setWordWrap(true);
    words->setForegroundRole(QPalette::PlaceholderText);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_point);
    column->addWidget(m_givePoint);
    column->addWidget(m_leavePoint);
    column->addWidget(words);
    column->addStretch();
    const auto give = [this] { Q_EMIT pointGiven(m_point->point()); };
    connect(m_givePoint, &QPushButton::clicked, this, give);
    connect(m_point, &TablePointEntry::entered, this, give);
    connect(m_point, &TablePointEntry::edited, this, &TableQuestionPane::pointEdited);
    return part;
}

QWidget *TableQuestionPane::messagePart()
{
    m_message = new QWidget(m_parts);
    m_messageWords = new QLabel(m_message);
    m_messageWords->setObjectName(QStringLiteral("questionMessage"));
    m_messageWords->setWordWrap(true);
    m_messageSteps = new QVBoxLayout;
    m_messageSteps->setSpacing(6);
    auto *column = new QVBoxLayout(m_message);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_messageWords);
    column->addLayout(m_messageSteps);
    column->addStretch();
    return m_message;
}

void TableQuestionPane::setGame(const library::Game &game)
{
    m_delegate->setSchema(game.data.schema, m_services.wording.language());
}

void TableQuestionPane::setHeading(const QString &question, const QString &who)
{
    m_question->setText(question);
    m_who->setText(who);
    m_who->setVisible(!who.isEmpty());
    explain({});
}

void TableQuestionPane::showOptions(std::vector<boards::Choice> choices)
{
    m_choices->setChoices(std::move(choices));
    m_parts->setCurrentWidget(m_optionsPart);
    if (!m_options->currentIndex().isValid()) {
        m_options->setCurrentIndex(m_choices->index(0));
    }
}

void TableQuestionPane::showPoint(const QString &does, base::Rectangle bounds, base::Point point)
{
    m_givePoint->setText(does);
    m_givePoint->setAccessibleName(does);
    m_givePoint->setToolTip(tr("Enter"));
    m_point->setWhat(does);
    m_point->setBounds(bounds);
    m_point->setPoint(point);
    setLeavable(false);
    m_parts->setCurrentIndex(1);
}

void TableQuestionPane::setLeavable(bool isLeavable)
{
    m_leavePoint->setVisible(isLeavable);
}

void TableQuestionPane::showRest(const boards::TableBoard &board, base::Point point)
{
    m_rest->begin(board, point);
    m_parts->setCurrentWidget(m_rest);
}

void TableQuestionPane::showMessage(const Message &message)
{
    m_messageWords->setText(message.words);
    m_messageWords->setVisible(!message.words.isEmpty());
    while (auto *item = m_messageSteps->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // the button may be the one whose click brought us here
        delete item;
    }
    for (auto *step : message.steps) {
        auto *button = new QPushButton(step->icon(), step->text(), m_message);
        button->setAccessibleName(step->text());
        button->setToolTip(step->toolTip());
        button->setObjectName(QStringLiteral("step-") + step->objectName());
        connect(button, &QPushButton::clicked, step, &QAction::trigger);
        m_messageSteps->addWidget(button);
    }
    m_parts->setCurrentWidget(m_message);
}

void TableQuestionPane::setPoint(base::Point point)
{
    m_point->setPoint(point);
}

void TableQuestionPane::setPlace(engine::Token token, base::Point point)
{
    m_rest->setPlace(token == engine::NoToken ? m_rest->thrown() : token, point);
}

std::vector<engine::Resting> TableQuestionPane::entered() const
{
    return m_rest->entered();
}

void TableQuestionPane::chooseAbout(engine::Token token)
{
    if (m_parts->currentWidget() == m_optionsPart) {
        giveRow(m_choices->rowAbout(token));
    }
}

void TableQuestionPane::explain(const QString &reason)
{
    m_reason->setText(reason);
    m_reason->setVisible(!reason.isEmpty());
    QPalette colours = m_reason->palette();
    colours.setColor(QPalette::WindowText, signalcolours::doubtful());
    m_reason->setPalette(colours);
}

void TableQuestionPane::focusAnswer()
{
    auto *part = m_parts->currentWidget();
    if (part == m_optionsPart) {
        m_options->setFocus();
    } else if (auto *next = part->findChild<QPushButton *>(); part == m_message && next) {
        next->setFocus();
    }
}

bool TableQuestionPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_options && event->type() == QEvent::KeyPress) {
        const int row = static_cast<QKeyEvent *>(event)->key() - Qt::Key_1;
        if (row >= 0 && row < widgets::ChoiceDelegate::KeyedRows && row < m_choices->rowCount()) {
            giveRow(row);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void TableQuestionPane::giveRow(int row)
{
    if (row < 0) {
        return;
    }
    const auto index = m_choices->index(row);
    if (!m_choices->isPossible(row)) {
        m_options->setCurrentIndex(index);
        explain(index.data(models::ChoiceModel::ReasonRole).toString());
        return;
    }
    Q_EMIT codeGiven(index.data(models::ChoiceModel::CodeRole).toULongLong());
}

} // namespace pages
