#include "library/sitters.h"

namespace library
{

using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

constexpr auto PlayersKey = "players";
constexpr auto NameKey = "name";
constexpr auto PolicyKey = "policy";
constexpr auto ThrowsKey = "throws";
constexpr auto ByHandWord = "by hand";

std::string wordOf(const Node &object, const char *key)
{
    const auto *const member = object.find(key);
    const auto *const word = member != nullptr ? member->string() : nullptr;
    return word != nullptr ? *word : std::string();
}

} // namespace

Node withMember(const Node &object, const std::string &key, Node value)
{
    Node result{Object{}};
    bool isSet = false;
    if (const auto *const members = object.object()) {
        for (const auto &[name, node] : *members) {
            result.set(name, name == key ? value : node);
            isSet = isSet || name == key;
        }
    }
    if (!isSet) {
        result.set(key, std::move(value));
    }
    return result;
}

Node withSitters(const Node &setup, const std::vector<Sitter> &sitters)
{
    Array players;
    for (const auto &sitter : sitters) {
        Node player{Object{}};
        player.set(NameKey, sitter.name);
        if (!sitter.policy.empty()) {
            player.set(PolicyKey, sitter.policy);
        }
        if (sitter.throws == Throws::ByHand) {
            player.set(ThrowsKey, ByHandWord);
        }
        players.push_back(std::move(player));
    }
    return withMember(setup, PlayersKey, Node{std::move(players)});
}

std::vector<Sitter> sittersOf(const Node &setup, std::size_t seats)
{
    std::vector<Sitter> sitters(seats);
    const auto *const member = setup.find(PlayersKey);
    const auto *const players = member != nullptr ? member->array() : nullptr;
    for (std::size_t seat = 0; players != nullptr && seat < std::min(seats, players->size());
         ++seat) {
        const auto &player = (*players)[seat];
        sitters[seat].name = wordOf(player, NameKey);
        sitters[seat].policy = wordOf(player, PolicyKey);
        sitters[seat].throws =
            wordOf(player, ThrowsKey) == ByHandWord ? Throws::ByHand : Throws::ByModel;
    }
    return sitters;
}

files::json::Node withChangesByHand(const files::json::Node &setup)
{
    return withMember(setup, "by_hand", files::json::Node{true});
}

} // namespace library
