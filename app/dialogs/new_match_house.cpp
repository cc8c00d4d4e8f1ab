#include "dialogs/new_match_house.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>

#include <algorithm>

namespace dialogs
{

namespace
{

constexpr int SeenHeight = 220;

QString valueWords(std::string_view value, std::string_view asRuled)
{
    QString words = QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
    if (value == "true") {
        words = NewMatchHouse::tr("yes");
    } else if (value == "false") {
        words = NewMatchHouse::tr("no");
    }
    return value == asRuled ? NewMatchHouse::tr("%1, as ruled").arg(words) : words;
}

} // namespace

NewMatchHouse::NewMatchHouse(std::vector<games::HouseRule> rules,
                             const wording::QtWording &wording,
                             QWidget *parent)
    : Fold(parent)
    , m_rules(std::move(rules))
    , m_wording(wording)
{
    auto *inside = new QWidget(this);
    auto *grid = new QGridLayout(inside);
    grid->setContentsMargins(24, 0, 8, 0);
    grid->setColumnStretch(0, 1);
    for (const auto &rule : m_rules) {
        addRule(rule, inside);
    }
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setMinimumHeight(SeenHeight);
    scroll->setAccessibleName(tr("House rules"));
    setContent(scroll);
    summarise();
    setVisible(!m_rules.empty());
}

void NewMatchHouse::addRule(const games::HouseRule &rule, QWidget *parent)
{
    auto *grid = static_cast<QGridLayout *>(parent->layout());
    const int row = static_cast<int>(m_values.size());
    const QString title = wording::render(rule.title, m_wording);
    const QString reference =
        QString::fromUtf8(rule.reference.data(), static_cast<qsizetype>(rule.reference.size()));
    auto *label = new QLabel(title, parent);
    label->setWordWrap(true);
    label->setToolTip(tr("Our rulings, %1").arg(reference));
    auto *box = new QComboBox(parent);
    box->setObjectName(
        QStringLiteral("house-")
        + QString::fromUtf8(rule.key.data(), static_cast<qsizetype>(rule.key.size())));
    box->setAccessibleName(title);
    label->setBuddy(box);
    for (const auto value : rule.values) {
        box->addItem(valueWords(value, rule.asRuled),
                     QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())));
        if (value == rule.asRuled) {
            box->setCurrentIndex(box->count() - 1);
        }
    }
    grid->addWidget(label, row, 0);
    grid->addWidget(box, row, 1);
    m_values.push_back(box);
    connect(box, &QComboBox::currentIndexChanged, this, &NewMatchHouse::summarise);
}

std::vector<std::pair<std::string, std::string>> NewMatchHouse::changed() const
{
    std::vector<std::pair<std::string, std::string>> result;
    for (std::size_t place = 0; place < m_rules.size(); ++place) {
        const auto value = m_values[place]->currentData().toString().toStdString();
        if (value != m_rules[place].asRuled) {
            result.emplace_back(m_rules[place].key, value);
        }
    }
    return result;
}

void NewMatchHouse::summarise()
{
    setSummary(
        tr("House rules: as ruled, %n changed", nullptr, static_cast<int>(changed().size())));
}

} // namespace dialogs
