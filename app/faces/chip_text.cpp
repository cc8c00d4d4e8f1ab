#include "faces/chip_text.h"

#include "faces/symbols.h"

namespace faces
{

namespace
{

QString capitalised(QString words)
{
    if (!words.isEmpty()) {
        words[0] = words[0].toUpper();
    }
    return words;
}

QString abilityWords(const Canvas &canvas, const std::string &slug, Wording wording)
{
    QString words = QString::fromStdString(slug);
    const catalog::Attribute *attribute = canvas.schema().attribute("abilities");
    const catalog::Vocabulary *vocabulary =
        attribute == nullptr ? nullptr : canvas.schema().vocabularyOf(*attribute);
    const int item = vocabulary == nullptr ? -1 : vocabulary->itemIndex(slug);
    if (item >= 0) {
        const auto &label = vocabulary->items[static_cast<std::size_t>(item)].label;
        words = QString::fromStdString(label.in(canvas.language()));
    }
    words = capitalised(words);
    return wording != Wording::Whole && words.size() > 5 ? QString{words.left(3) + QLatin1Char{'.'}}
                                                         : words;
}

QString valueWords(const catalog::Ability &ability)
{
    switch (ability.form) {
    case catalog::AbilityValue::Number:
        return QString::number(ability.value);
    case catalog::AbilityValue::Unknown:
        return QStringLiteral("?");
    case catalog::AbilityValue::Variable:
        return QStringLiteral("X");
    case catalog::AbilityValue::Absent:
        break;
    }
    return {};
}

// Value and modifiers never part from their ability; what it ignores may go to a line of its own.
Paragraph abilityLine(const Canvas &canvas, const catalog::Ability &ability, Wording wording)
{
    Paragraph line;
    const QString name = abilityWords(canvas, ability.name, wording);
    if (ability.immunity) {
        addWords(line, QLatin1Char{'('} + name + QLatin1Char{')'}, Cut::Italic, ink::Black);
        return line;
    }
    addWords(line, name, Cut::Bold, ink::Black);
    if (const QString value = valueWords(ability); !value.isEmpty()) {
        const bool unknown = ability.form == catalog::AbilityValue::Unknown;
        line.words.push_back(
            {value, std::nullopt, Cut::Bold, unknown ? ink::Soft : ink::Black, Follow::Bound});
    }
    if (wording == Wording::Terse) {
        return line;
    }
    const QColor mark = deepened(canvas.faction().ground, 4.5);
    for (const std::string &modifier : ability.modifiers) {
        const auto symbol = modifierSymbol(modifier);
        const QString words = symbol ? QString{} : QString::fromStdString(modifier);
        line.words.push_back({words, symbol, Cut::Italic, mark, Follow::Bound});
    }
    for (const std::string &ignored : ability.ignores) {
        addWords(line,
                 QLatin1Char{'['} + abilityWords(canvas, ignored, wording) + QLatin1Char{']'},
                 Cut::Regular,
                 ink::Soft);
    }
    return line;
}

} // namespace

std::vector<Paragraph>
abilityLines(const Canvas &canvas, const catalog::Notation &notation, Wording wording)
{
    std::vector<Paragraph> lines;
    for (const catalog::Ability &ability : notation.abilities) {
        lines.push_back(abilityLine(canvas, ability, wording));
    }
    return lines;
}

} // namespace faces
