// What may come next in a search: fields and abilities where a word begins, the values of a field
// behind its colon. Made once for a game; asked at every keystroke.
#pragma once

#include "base/text.h"
#include "catalog/catalog.h"
#include "models/query_terms.h"

#include <QString>

#include <memory>
#include <vector>

namespace models
{

struct QueryProposal {
    QString inserted; // takes the place of the word: "faction:", "elves"
    QString meaning;  // "Faction: one or several …"
};

class QueryCompletion
{
public:
    QueryCompletion() = default;
    QueryCompletion(std::shared_ptr<const catalog::Catalog> catalog, const base::Wording &wording);

    // The best first; none where the word is whole already or nothing begins so.
    std::vector<QueryProposal> proposals(const WordAtCursor &word) const;

private:
    struct Word {
        QString text;
        QString meaning;
        QString folded;
    };
    std::vector<Word> valuesOf(const QString &field) const;

    std::shared_ptr<const catalog::Catalog> m_catalog;
    std::string m_language;
    std::vector<Word> m_fields;
};

} // namespace models
