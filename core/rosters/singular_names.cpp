#include "rosters/singular_names.h"

#include "base/fold.h"

namespace rosters
{

namespace
{

bool endsWith(std::string_view words, std::string_view end)
{
    return words.size() > end.size() && words.substr(words.size() - end.size()) == end;
}

} // namespace

std::vector<std::string> singularNames(std::string_view name, const catalog::Schema &schema)
{
    std::vector<std::string> result;
    const auto *types = schema.attribute(schema.typedBy);
    if (!types) {
        return result;
    }
    const std::string folded = base::fold(name);
    for (const auto &type : types->choices) {
        for (const auto &[language, words] : type.plural.words) {
            const std::string many = base::fold(words);
            const auto one = type.label.words.find(language);
            // Not only behind a blank: German joins the words, as in "Goldbefehle".
            if (!many.empty() && one != type.label.words.end() && endsWith(folded, many)) {
                result.push_back(folded.substr(0, folded.size() - many.size())
                                 + base::fold(one->second));
            }
        }
    }
    return result;
}

} // namespace rosters
