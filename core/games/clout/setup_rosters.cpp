#include "games/clout/setup_rosters.h"

#include "games/clout/setup.h"

#include <algorithm>

namespace games::clout
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

constexpr int MostInStack = 60;

std::string joined(const std::vector<std::string> &names)
{
    std::string all;
    for (const auto &name : names) {
        all += (all.empty() ? "" : ", ") + name;
    }
    return all;
}

bool hasUnknownAbility(const catalog::Piece &piece, const catalog::Schema &schema)
{
    const auto *const notation = catalog::notationOf(piece, schema, "abilities");
    if (notation == nullptr || catalog::valueOf(piece, schema, "abilities").isUnknown()) {
        return true;
    }
    return std::ranges::any_of(notation->abilities, [](const catalog::Ability &ability) {
        return ability.form == catalog::AbilityValue::Unknown
            || ability.form == catalog::AbilityValue::Variable;
    });
}

// Whether a number that play needs is not known.
bool isUnknown(const catalog::Piece &piece, const catalog::Schema &schema)
{
    const auto isGiven = [&](std::string_view slug) {
        return catalog::valueOf(piece, schema, slug).isGiven();
    };
    const bool isAction = catalog::valueOf(piece, schema, "type").text == "action";
    return !isGiven("type") || !isGiven("points") || !isGiven("range")
        || (!isAction && !isGiven("defense")) || hasUnknownAbility(piece, schema);
}

Node kindOf(const catalog::Piece &piece, const catalog::Schema &schema)
{
    Node kind{Object{}};
    kind.set("name", piece.name).set("type", catalog::valueOf(piece, schema, "type").text);
    const auto &faction = catalog::valueOf(piece, schema, "faction");
    kind.set("faction", faction.isGiven() ? faction.text : std::string("-"));
    for (const auto *const number : {"points", "range", "defense"}) {
        const auto &value = catalog::valueOf(piece, schema, number);
        if (value.isGiven()) {
            kind.set(number, int{value.number});
        }
    }
    const auto *const notation = catalog::notationOf(piece, schema, "abilities");
    return kind.set("abilities", catalog::printNotation(*notation));
}

// Gathers the kinds of all stacks and what cannot be played.
class Stacks
{
public:
    explicit Stacks(const catalog::Catalog &catalog)
        : m_catalog(catalog)
    {
    }

    void add(const rosters::Roster *roster)
    {
        Array stack;
        if (roster != nullptr) {
            for (const auto &line : rosters::resolve(*roster, m_catalog).lines) {
                addLine(line, stack);
            }
            m_isTooLarge = m_isTooLarge || stack.size() > MostInStack;
        }
        m_all += stack.size();
        m_stacks.push_back(Node{std::move(stack)});
    }

    base::Outcome problem() const
    {
        if (!m_unresolved.empty()) {
            return base::problem(text("Clout", "These lines of the stack are no chip: %1.")
                                     .with(joined(m_unresolved)),
                                 text("Clout", "Correct or remove them, then play."));
        }
        if (!m_unknown.empty()) {
            return base::problem(
                text("Clout", "Numbers of these chips are unknown: %1.").with(joined(m_unknown)),
                text("Clout", "Enter what is printed on them, then play."));
        }
        if (m_isTooLarge || m_all > MostChips) {
            return base::problem(
                text("Clout", "A stack of at most 60 chips is played, and 128 in all."));
        }
        return {};
    }

    Node takeKinds() { return std::move(m_kinds); }
    Array takeStacks() { return std::move(m_stacks); }

private:
    void addLine(const rosters::ResolvedLine &line, Array &stack)
    {
        if (line.piece == nullptr) {
            remember(m_unresolved, line.line->name);
            return;
        }
        const auto &piece = *line.piece;
        if (isUnknown(piece, m_catalog.schema())) {
            remember(m_unknown, piece.name);
            return;
        }
        const std::string &key = piece.key.empty() ? piece.name : piece.key;
        if (m_kinds.find(key) == nullptr) {
            m_kinds.set(key, kindOf(piece, m_catalog.schema()));
        }
        for (int copy = 0; copy < line.line->count && stack.size() <= MostInStack; ++copy) {
            stack.push_back(Node{key});
        }
    }

    static void remember(std::vector<std::string> &names, const std::string &name)
    {
        if (std::ranges::find(names, name) == names.end()) {
            names.push_back(name);
        }
    }

    const catalog::Catalog &m_catalog;
    Node m_kinds{Object{}};
    Array m_stacks;
    std::vector<std::string> m_unresolved;
    std::vector<std::string> m_unknown;
    std::size_t m_all = 0;
    bool m_isTooLarge = false;
};

base::Result<Node> houseOf(const std::vector<std::pair<std::string, std::string>> &changed)
{
    Node house{Object{}};
    for (const auto &[key, value] : changed) {
        if (value != "true" && value != "false") {
            return base::problem(text("Clout", "The house rule “%1” is true or false, not “%2”.")
                                     .with(key)
                                     .with(value));
        }
        house.set(key, value == "true");
    }
    return house;
}

} // namespace

base::Result<Node> setupOf(const SetupWish &wish, const catalog::Catalog &catalog)
{
    Stacks stacks(catalog);
    std::ranges::for_each(wish.stacks, [&](const rosters::Roster *stack) { stacks.add(stack); });
    if (auto sound = stacks.problem(); !sound) {
        return tl::unexpected(sound.error());
    }
    auto house = houseOf(wish.house);
    if (!house) {
        return house;
    }
    Node setup{Object{}};
    setup.set("game", "clout").set("house", std::move(*house));
    for (const auto &[key, value] : {std::pair{"area_mm", &wish.area},
                                     std::pair{"increment_mm", &wish.increments},
                                     std::pair{"throwing", &wish.throwing}}) {
        if (!value->isNull()) {
            setup.set(key, *value);
        }
    }
    setup.set("chips", stacks.takeKinds())
        .set("stacks", Node{stacks.takeStacks()})
        .set("active", wish.begins);
    // Whatever is wrong with it is said now, not when the first chip is thrown.
    if (auto read = readSetup(setup, {}); !read) {
        return tl::unexpected(read.error());
    }
    return setup;
}

} // namespace games::clout
