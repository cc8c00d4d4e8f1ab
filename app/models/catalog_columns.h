// What the columns of a catalogue's table are and what stands in their cells: made from the game's
// schema, worded in one language. Knows nothing of rows; see catalog_model.h.
#pragma once

#include "catalog/catalog.h"

#include <QString>

#include <string>
#include <vector>

namespace models
{

struct CatalogColumn {
    enum class Kind { Name, Attribute, Status };
    Kind kind = Kind::Name;
    int attribute = -1;     // of Attribute, its place in the schema
    std::string slug;       // "name", "status" or the attribute's
    bool isNumber = false;  // set in the middle
    bool isOptional = true; // false: shown until the person hides it
};

class CatalogColumns
{
public:
    CatalogColumns(std::shared_ptr<const catalog::Schema> schema, std::string language);

    const catalog::Schema &schema() const { return *m_schema; }
    const std::string &language() const { return m_language; }
    int count() const { return static_cast<int>(m_columns.size()); }
    const CatalogColumn &at(int column) const
    {
        return m_columns[static_cast<std::size_t>(column)];
    }
    int indexOf(const std::string &slug) const; // -1 where there is none

    QString title(int column) const;
    // "Pts" for "Clout points", where the game's data has it.
    QString shortTitle(int column) const;
    // "?" unknown, "–" none, "X" variable, else the words of the language.
    QString cell(const catalog::Piece &piece, int column) const;
    // All that is said of a piece in one sentence, for screen readers.
    QString rowSentence(const catalog::Piece &piece) const;
    QString toolTip(const catalog::Piece &piece) const;

private:
    std::shared_ptr<const catalog::Schema> m_schema;
    std::string m_language;
    std::vector<CatalogColumn> m_columns;
};

// The words for a value as the screen shows it; `piece` is needed for abilities.
QString valueWords(const catalog::Piece &piece,
                   const catalog::Schema &schema,
                   int attribute,
                   std::string_view language);
// The same of a value that stands alone, such as one that a release has.
QString valueWords(const catalog::Value &value,
                   const catalog::Attribute &attribute,
                   const catalog::Schema &schema,
                   std::string_view language);
// "demo", and what it means in a sentence.
QString statusWord(catalog::Status status);
QString statusSentence(catalog::Status status);

} // namespace models
