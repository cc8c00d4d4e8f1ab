#include "catalog/piece_notes.h"

#include <algorithm>
#include <iterator>

namespace catalog
{

std::vector<base::Text> notesOn(const Piece &piece, const Schema &schema)
{
    std::vector<base::Text> result;
    for (std::size_t i = 0; i < schema.attributes.size() && i < piece.values.size(); ++i) {
        const auto &attribute = schema.attributes[i];
        const auto *vocabulary = schema.vocabularyOf(attribute);
        if (!vocabulary || !piece.values[i].isGiven()) {
            continue;
        }
        // The canonical words read the same as the cell did, so nothing needs to be kept of it.
        auto reading = parseNotation(piece.values[i].text, *vocabulary);
        std::transform(reading.notes.begin(),
                       reading.notes.end(),
                       std::back_inserter(result),
                       [](NotationRemark &note) { return std::move(note.what); });
    }
    return result;
}

} // namespace catalog
