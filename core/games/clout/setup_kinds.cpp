#include "games/clout/setup_kinds.h"

#include "games/clout/setup_notation.h"
#include "games/clout/setup_values.h"

#include <map>

namespace games::clout
{

using base::text;
using files::json::Source;

namespace
{

base::Result<Type> typeOf(const Source &chip)
{
    static const std::map<std::string, Type> types{{"troop", Type::Troop},
                                                   {"base", Type::Base},
                                                   {"action", Type::Action},
                                                   {"relic", Type::Relic}};
    const auto word = chip.stringMember("type");
    if (!word) {
        return tl::unexpected(word.error());
    }
    const auto found = types.find(*word);
    if (found == types.end()) {
        return chip.problem(text("Clout", "“%1” is no type of chip.").with(*word),
                            text("Clout", "It is troop, base, action or relic."));
    }
    return found->second;
}

} // namespace

base::Result<Kind> readKind(const std::string &key, const Source &chip, const House &house)
{
    if (auto isObject = chip.asObject(); !isObject) {
        return tl::unexpected(isObject.error());
    }
    Kind kind;
    kind.key = key;
    const auto name = chip.stringMember("name");
    const auto type = typeOf(chip);
    if (!name || !type) {
        return tl::unexpected(!name ? name.error() : type.error());
    }
    kind.name = *name;
    kind.type = *type;
    const auto points = printedNumber(chip, "points", kind.name);
    const auto range = printedNumber(chip, "range", kind.name);
    const auto defense = kind.type == Type::Action ? base::Result<int>(0)
                                                   : printedNumber(chip, "defense", kind.name);
    for (const auto *number : {&points, &range, &defense}) {
        if (!*number) {
            return tl::unexpected(number->error());
        }
    }
    kind.points = *points;
    kind.range = *range;
    kind.defense = *defense;
    if (const auto notation = chip.optionalMember("abilities")) {
        const auto words = notation->asString();
        if (!words) {
            return tl::unexpected(words.error());
        }
        kind.notation = *words;
    }
    if (auto read = readAbilities(kind, house); !read) {
        return chip.problem(read.error().what, read.error().remedy);
    }
    return kind;
}

} // namespace games::clout
