#include "pages/lab_house.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace pages
{

namespace
{

// Beside a tick box that may need two lines of words.
constexpr int RoomBetween = 6;

QString toQString(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

bool isYesOrNo(const games::HouseRule &rule)
{
    return rule.values == std::vector<std::string_view>{"false", "true"};
}

} // namespace

LabHouse::LabHouse(const wording::QtWording &wording, QWidget *parent)
    : QWidget(parent)
    , m_wording(wording)
    , m_fold(new QToolButton(this))
    , m_inside(new QWidget(this))
    , m_rules(new QVBoxLayout(m_inside))
{
    m_fold->setObjectName(QStringLiteral("labHouse"));
    m_fold->setCheckable(true);
    m_fold->setAutoRaise(true);
    m_fold->setFocusPolicy(Qt::StrongFocus);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setArrowType(Qt::RightArrow);
    m_inside->hide();
    m_rules->setContentsMargins(RoomBetween, 0, 0, 0);
    m_rules->setSpacing(RoomBetween);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(RoomBetween);
    column->addWidget(m_fold, 0, Qt::AlignLeft);
    column->addWidget(m_inside);
    connect(m_fold, &QToolButton::toggled, this, [this](bool isOpen) {
        m_fold->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        m_inside->setVisible(isOpen);
    });
    showCount();
}

void LabHouse::setRules(const std::vector<games::HouseRule> &rules)
{
    m_fields.clear();
    while (auto *item = m_rules->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const auto &rule : rules) {
        m_rules->addWidget(makeField(rule));
    }
    setVisible(!rules.empty());
    showCount();
}

QWidget *LabHouse::makeField(const games::HouseRule &rule)
{
    const QString title = wording::render(rule.title, m_wording);
    const QString place = tr("Rulings %1").arg(toQString(rule.reference));
    auto *row = new QWidget(m_inside);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(RoomBetween);
    auto *words = new QLabel(title, row);
    words->setWordWrap(true);
    words->setToolTip(place);
    QWidget *field = nullptr;
    if (isYesOrNo(rule)) {
        auto *box = new QCheckBox(row);
        box->setChecked(rule.asRuled == "true");
        connect(box, &QCheckBox::toggled, this, &LabHouse::showCount);
        field = box;
        line->addWidget(box, 0, Qt::AlignTop);
        line->addWidget(words, 1);
    } else {
        auto *box = new QComboBox(row);
        for (const auto value : rule.values) {
            box->addItem(toQString(value));
        }
        box->setCurrentText(toQString(rule.asRuled));
        connect(box, &QComboBox::currentIndexChanged, this, &LabHouse::showCount);
        field = box;
        line->addWidget(words, 1);
        line->addWidget(box, 0, Qt::AlignTop);
    }
    words->setBuddy(field);
    field->setObjectName(QStringLiteral("house-") + toQString(rule.key));
    field->setAccessibleName(title);
    field->setAccessibleDescription(place);
    m_fields.push_back({std::string(rule.key), std::string(rule.asRuled), field});
    return row;
}

std::string LabHouse::valueOf(const Field &field)
{
    if (const auto *box = qobject_cast<const QCheckBox *>(field.widget)) {
        return box->isChecked() ? "true" : "false";
    }
    const auto *box = qobject_cast<const QComboBox *>(field.widget);
    return box != nullptr ? box->currentText().toStdString() : field.asRuled;
}

std::vector<std::pair<std::string, std::string>> LabHouse::changed() const
{
    std::vector<std::pair<std::string, std::string>> result;
    for (const auto &field : m_fields) {
        if (const auto value = valueOf(field); value != field.asRuled) {
            result.emplace_back(field.key, value);
        }
    }
    return result;
}

void LabHouse::showCount()
{
    const auto count = static_cast<int>(changed().size());
    m_fold->setText(count == 0 ? tr("House rules: as ruled, 0 changed")
                               : tr("House rules: %n changed", nullptr, count));
    m_fold->setAccessibleName(m_fold->text());
    Q_EMIT chosen();
}

} // namespace pages
