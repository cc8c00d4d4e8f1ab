#include "models/catalog_columns.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace models
{

namespace
{

using catalog::AttributeKind;

// How many columns of choices and numbers are shown before the person asks for more.
constexpr int ColumnsShownFirst = 5;

QString words(const std::string &text)
{
    return QString::fromStdString(text);
}

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CatalogColumns)
};

bool isPlain(AttributeKind kind)
{
    return kind == AttributeKind::Choice || kind == AttributeKind::Number;
}

// `red 1 blue 2` with the words of the language.
QString
countsWords(const std::string &text, const catalog::Attribute &attribute, std::string_view language)
{
    const auto counts = catalog::parseCounts(text);
    if (!counts) {
        return words(text);
    }
    QStringList parts;
    for (const auto &[word, number] : *counts) {
        const auto *choice = attribute.choice(word);
        parts.append(QString::number(number) + QStringLiteral(" × ")
                     + words(choice ? choice->label.in(language) : word));
    }
    return parts.join(QStringLiteral(", "));
}

QString notationWords(const catalog::Notation &notation,
                      const catalog::Vocabulary &vocabulary,
                      std::string_view language)
{
    QStringList parts;
    for (const auto &ability : notation.abilities) {
        parts.append(words(catalog::describeAbility(ability, vocabulary, language)));
    }
    return parts.join(QStringLiteral("; "));
}

QString givenWords(const catalog::Value &value,
                   const catalog::Attribute &attribute,
                   const catalog::Schema &schema,
                   std::string_view language)
{
    switch (attribute.kind) {
    case AttributeKind::Choice:
        if (const auto *choice = attribute.choice(value.text)) {
            return words(choice->label.in(language));
        }
        break;
    case AttributeKind::YesNo:
        return value.number != 0 ? Words::tr("yes") : Words::tr("no");
    case AttributeKind::Counts:
        return countsWords(value.text, attribute, language);
    case AttributeKind::Notation:
        if (const auto *vocabulary = schema.vocabularyOf(attribute)) {
            const auto reading = catalog::parseNotation(value.text, *vocabulary);
            return notationWords(reading.notation, *vocabulary, language);
        }
        break;
    case AttributeKind::Number:
    case AttributeKind::Text:
    case AttributeKind::LongText:
        break;
    }
    return words(value.text);
}

} // namespace

CatalogColumns::CatalogColumns(std::shared_ptr<const catalog::Schema> schema, std::string language)
    : m_schema(std::move(schema))
    , m_language(std::move(language))
{
    m_columns.push_back({CatalogColumn::Kind::Name, -1, "name", false, false});
    int shown = 0;
    for (std::size_t i = 0; i < m_schema->attributes.size(); ++i) {
        const auto &attribute = m_schema->attributes[i];
        if (attribute.kind == AttributeKind::LongText) {
            continue;
        }
        const bool isShown = attribute.kind == AttributeKind::Notation
            || (isPlain(attribute.kind) && ++shown <= ColumnsShownFirst);
        m_columns.push_back({CatalogColumn::Kind::Attribute,
                             static_cast<int>(i),
                             attribute.slug,
                             attribute.kind == AttributeKind::Number,
                             !isShown});
    }
    // The name says it too, see PieceDelegate.
    m_columns.push_back({CatalogColumn::Kind::Status, -1, "status", false, true});
}

int CatalogColumns::indexOf(const std::string &slug) const
{
    const auto found =
        std::find_if(m_columns.begin(), m_columns.end(), [&slug](const CatalogColumn &column) {
            return column.slug == slug;
        });
    return found == m_columns.end() ? -1 : static_cast<int>(found - m_columns.begin());
}

QString CatalogColumns::title(int column) const
{
    const auto &shown = at(column);
    switch (shown.kind) {
    case CatalogColumn::Kind::Name:
        return Words::tr("Name");
    case CatalogColumn::Kind::Status:
        return Words::tr("Status");
    case CatalogColumn::Kind::Attribute:
        break;
    }
    return words(
        m_schema->attributes[static_cast<std::size_t>(shown.attribute)].label.in(m_language));
}

QString CatalogColumns::shortTitle(int column) const
{
    const int attribute = at(column).attribute;
    const auto *described =
        attribute < 0 ? nullptr : &m_schema->attributes[static_cast<std::size_t>(attribute)];
    return !described || described->shortLabel.empty()
        ? title(column)
        : words(described->shortLabel.in(m_language));
}

QString CatalogColumns::cell(const catalog::Piece &piece, int column) const
{
    const auto &shown = at(column);
    switch (shown.kind) {
    case CatalogColumn::Kind::Name:
        return words(piece.nameIn(m_language));
    case CatalogColumn::Kind::Status:
        return piece.amended.empty() ? statusWord(piece.status)
                                     : Words::tr("%1, amended").arg(statusWord(piece.status));
    case CatalogColumn::Kind::Attribute:
        break;
    }
    return valueWords(piece, *m_schema, shown.attribute, m_language);
}

QString CatalogColumns::rowSentence(const catalog::Piece &piece) const
{
    QStringList parts{words(piece.nameIn(m_language))};
    for (int column = 1; column < count(); ++column) {
        const auto &shown = at(column);
        if (shown.kind != CatalogColumn::Kind::Attribute) {
            continue;
        }
        const auto &value = piece.value(shown.attribute);
        if (value.state == catalog::ValueState::None) {
            continue;
        }
        const QString said = value.isUnknown() ? Words::tr("unknown") : cell(piece, column);
        parts.append(title(column) + QLatin1Char(' ') + said);
    }
    parts.append(cell(piece, indexOf("status")));
    return parts.join(QStringLiteral(", "));
}

QString CatalogColumns::toolTip(const catalog::Piece &piece) const
{
    QStringList lines;
    const QString shown = words(piece.nameIn(m_language));
    lines.append(QStringLiteral("<b>%1</b>").arg(shown.toHtmlEscaped()));
    QStringList others;
    if (words(piece.name) != shown) {
        others.append(words(piece.name).toHtmlEscaped());
    }
    for (const auto &further : piece.names) {
        if (words(further.name) != shown && further.name != piece.name) {
            others.append(words(further.name).toHtmlEscaped());
        }
    }
    if (!others.isEmpty()) {
        lines.append(Words::tr("Also called: %1").arg(others.join(QStringLiteral(", "))));
    }
    for (int column = 1; column < count(); ++column) {
        const auto &described = at(column);
        if (described.attribute >= 0 && piece.value(described.attribute).isGiven()
            && m_schema->attributes[static_cast<std::size_t>(described.attribute)].kind
                == AttributeKind::Notation) {
            lines.append(cell(piece, column).toHtmlEscaped());
        }
    }
    lines.append(statusSentence(piece.status).toHtmlEscaped());
    return lines.join(QStringLiteral("<br>"));
}

QString valueWords(const catalog::Piece &piece,
                   const catalog::Schema &schema,
                   int attribute,
                   std::string_view language)
{
    const auto &value = piece.value(attribute);
    const auto &described = schema.attributes[static_cast<std::size_t>(attribute)];
    const auto *vocabulary = schema.vocabularyOf(described);
    if (value.isGiven() && described.notationSlot >= 0 && vocabulary) {
        return notationWords(piece.notations[static_cast<std::size_t>(described.notationSlot)],
                             *vocabulary,
                             language);
    }
    return valueWords(value, described, schema, language);
}

QString valueWords(const catalog::Value &value,
                   const catalog::Attribute &attribute,
                   const catalog::Schema &schema,
                   std::string_view language)
{
    switch (value.state) {
    case catalog::ValueState::Unknown:
        return QStringLiteral("?");
    case catalog::ValueState::None:
        return QStringLiteral("–");
    case catalog::ValueState::Variable:
        return QStringLiteral("X");
    case catalog::ValueState::Given:
        break;
    }
    return givenWords(value, attribute, schema, language);
}

QString statusWord(catalog::Status status)
{
    switch (status) {
    case catalog::Status::Official:
        return Words::tr("official");
    case catalog::Status::Partial:
        return Words::tr("partial");
    case catalog::Status::Demo:
        return Words::tr("demo");
    case catalog::Status::Own:
        break;
    }
    return Words::tr("own");
}

QString statusSentence(catalog::Status status)
{
    switch (status) {
    case catalog::Status::Official:
        return Words::tr("Official: every number is known from the source named.");
    case catalog::Status::Partial:
        return Words::tr("Partial: the piece is real, but some of its values are not known yet.");
    case catalog::Status::Demo:
        return Words::tr("Demo: invented for Muster; no such piece was ever made.");
    case catalog::Status::Own:
        break;
    }
    return Words::tr("Own: you entered this piece yourself.");
}

} // namespace models
