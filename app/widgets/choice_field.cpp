#include "widgets/choice_field.h"

#include "faces/palette.h"
#include "widgets/symbol_row.h"

#include <QComboBox>
#include <QPixmap>

#include <algorithm>

namespace widgets
{

namespace
{

constexpr int SwatchSize = 12;

std::optional<faces::Symbol> symbolOf(const catalog::Schema &schema,
                                      const catalog::Attribute &attribute,
                                      const catalog::Choice &choice)
{
    if (attribute.slug == schema.typedBy) {
        return faces::typeSymbol(choice.value);
    }
    if (attribute.slug == "rarity") {
        return faces::raritySymbol(choice);
    }
    if (attribute.slug == "rank") {
        return faces::rankSymbol(choice.value);
    }
    return attribute.slug == "base" ? faces::baseSymbol(choice.value) : std::nullopt;
}

QIcon swatch(const catalog::Choice &choice)
{
    QPixmap pixmap(SwatchSize, SwatchSize);
    pixmap.fill(faces::choiceColours(choice).ground);
    return QIcon(pixmap);
}

} // namespace

ChoiceField::ChoiceField(const catalog::Schema &schema,
                         int attribute,
                         const base::Wording &wording,
                         QWidget *parent)
    : ValueField(schema, attribute, wording, parent)
    , m_list(new QComboBox(this))
{
    m_list->addItem(tr("unknown"), QString());
    if (this->attribute().kind == catalog::AttributeKind::YesNo) {
        m_list->addItem(tr("yes"), QStringLiteral("yes"));
        m_list->addItem(tr("no"), QStringLiteral("no"));
    }
    for (const auto &choice : this->attribute().choices) {
        const QString label = QString::fromStdString(choice.label.in(language()));
        const QString value = QString::fromStdString(choice.value);
        if (choice.colour.empty()) {
            m_list->addItem(label, value);
        } else {
            m_list->addItem(swatch(choice), label, value);
        }
    }
    m_list->addItem(tr("none"), QStringLiteral("-"));
    m_list->setMaxVisibleItems(16);
    setEditor(m_list);
    connect(m_list, &QComboBox::currentIndexChanged, this, &ChoiceField::take);
}

QString ChoiceField::cell() const
{
    return m_list->currentData().toString();
}

void ChoiceField::setCell(const QString &cell)
{
    m_list->setCurrentIndex(std::max(0, m_list->findData(cell)));
    take();
}

QWidget *ChoiceField::editor() const
{
    return m_list;
}

SymbolField::SymbolField(const catalog::Schema &schema,
                         int attribute,
                         const base::Wording &wording,
                         KeyLetters &letters,
                         QWidget *parent)
    : ValueField(schema, attribute, wording, parent)
{
    std::vector<SymbolRow::Entry> entries;
    for (const auto &choice : this->attribute().choices) {
        entries.push_back(
            {QString::fromStdString(choice.value),
             QString::fromStdString(choice.label.in(language())),
             symbolOf(schema, this->attribute(), choice).value_or(faces::Symbol::Unknown)});
    }
    m_row = new SymbolRow(SymbolRow::Mode::Choose, entries, letters, this);
    setEditor(m_row);
    // The row itself takes no focus; its first button does.
    if (auto *first = m_row->findChild<QWidget *>()) {
        m_row->setFocusProxy(first);
    }
    connect(m_row, &SymbolRow::picked, this, [this] {
        m_other.clear();
        take();
    });
}

bool SymbolField::fits(const catalog::Schema &schema, const catalog::Attribute &attribute)
{
    return !attribute.choices.empty()
        && std::all_of(attribute.choices.begin(), attribute.choices.end(), [&](const auto &choice) {
               return symbolOf(schema, attribute, choice).has_value();
           });
}

QString SymbolField::cell() const
{
    const QString chosen = m_row->chosen();
    return chosen.isEmpty() ? m_other : chosen;
}

void SymbolField::setCell(const QString &cell)
{
    m_row->choose(cell);
    m_other = m_row->chosen().isEmpty() ? cell : QString();
    take();
}

QWidget *SymbolField::editor() const
{
    return m_row->focusProxy() ? m_row->focusProxy() : m_row;
}

} // namespace widgets
