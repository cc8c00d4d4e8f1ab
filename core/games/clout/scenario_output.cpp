#include "games/clout/scenario_output.h"

#include "games/clout/score.h"
#include "games/clout/seen.h"

#include <algorithm>
#include <cmath>

namespace games::clout
{

using files::json::Array;
using files::json::Layout;
using files::json::Node;
using files::json::Object;

namespace
{

constexpr double Tolerance = 0.01; // mm

std::string compact(const Node &node)
{
    return files::json::write(node, Layout::Compact);
}

Array idsOf(const LinkList &links, ChipId chip, const ScenarioIds &ids)
{
    Array names;
    for (const auto &link : links.all()) {
        if (link.on == chip) {
            names.push_back(Node{ids.idOf(link.by)});
        }
    }
    return names;
}

Node tableOf(const State &state, const ScenarioIds &ids)
{
    const auto &position = state.position();
    Array rows;
    for (const ChipId chip : position.table.all()) {
        Node row{Object{}};
        row.set("id", ids.idOf(chip));
        const Node further = rowOf(state.setup(), position, chip);
        for (const auto &[key, value] : *further.object()) {
            row.set(key, value);
        }
        for (const auto &[key, links] : {std::pair{"possessed_by", &position.possessions},
                                         std::pair{"trapped_by", &position.traps}}) {
            if (auto names = idsOf(*links, chip, ids); !names.empty()) {
                row.set(key, Node{std::move(names)});
            }
        }
        rows.push_back(std::move(row));
    }
    return Node{std::move(rows)};
}

Node discardsOf(const State &state)
{
    const auto &position = state.position();
    Array seats(position.seats, Node{Array{}});
    for (const ChipId chip : position.discards.all()) {
        seats[position.chips[chip].owner].append(
            Node{state.setup().kindOf(position.chips[chip]).key});
    }
    return Node{std::move(seats)};
}

std::optional<double> numberIn(const Node &node)
{
    if (const auto *const whole = node.integer()) {
        return static_cast<double>(*whole);
    }
    return node.real() != nullptr ? std::optional(*node.real()) : std::nullopt;
}

bool areNear(const Node &one, const Node &other)
{
    const auto *const left = one.array();
    const auto *const right = other.array();
    if (left == nullptr || right == nullptr || left->size() != right->size()) {
        return false;
    }
    return std::equal(left->begin(), left->end(), right->begin(), [](const Node &a, const Node &b) {
        const auto x = numberIn(a);
        const auto y = numberIn(b);
        return x && y && std::abs(*x - *y) <= Tolerance + 1e-9;
    });
}

bool areEqual(const std::string &key, const Node &expected, const Node &found)
{
    return key == "at" ? areNear(expected, found) : expected == found;
}

const Node *rowNamed(const Node &table, const std::string &id)
{
    for (const auto &row : *table.array()) {
        const auto *const name = row.find("id");
        if (name != nullptr && name->string() != nullptr && *name->string() == id) {
            return &row;
        }
    }
    return nullptr;
}

void compareRow(const Node &expected, const Node &found, std::vector<std::string> &into)
{
    const std::string id = *expected.find("id")->string();
    for (const auto &[key, value] : *expected.object()) {
        const auto *const there = found.find(key);
        const Node empty{Array{}};
        if (!areEqual(key, value, there != nullptr ? *there : empty)) {
            into.push_back("table " + id + ' ' + key + ": expected " + compact(value) + ", is "
                           + (there != nullptr ? compact(*there) : "nothing"));
        }
    }
}

void compareTable(const Node &expected, const Node &found, std::vector<std::string> &into)
{
    if (expected.array() == nullptr) {
        into.emplace_back("table: a list is expected in “expect”");
        return;
    }
    for (const auto &row : *expected.array()) {
        const auto *const id = row.find("id");
        if (id == nullptr || id->string() == nullptr) {
            into.push_back("table: a row of “expect” has no id: " + compact(row));
            continue;
        }
        const auto *const there = rowNamed(found, *id->string());
        if (there == nullptr) {
            into.push_back("table: " + *id->string() + " is not there");
        } else {
            compareRow(row, *there, into);
        }
    }
    for (const auto &row : *found.array()) {
        if (rowNamed(expected, *row.find("id")->string()) == nullptr) {
            into.push_back("table: " + *row.find("id")->string() + " is there, too");
        }
    }
}

Node sorted(const Node &node)
{
    const auto *const list = node.array();
    if (list == nullptr) {
        return node;
    }
    Array seats;
    for (const auto &each : *list) {
        Array chips = each.array() != nullptr ? *each.array() : Array{};
        std::ranges::sort(chips, {}, compact);
        seats.push_back(Node{std::move(chips)});
    }
    return Node{std::move(seats)};
}

// An object is compared by the keys that are expected of it, anything else as a whole.
bool holdsExpected(const Node &expected, const Node *found)
{
    if (found == nullptr) {
        return false;
    }
    const auto *const members = expected.object();
    if (members == nullptr) {
        return expected == *found;
    }
    return std::ranges::all_of(*members, [found](const auto &member) {
        return holdsExpected(member.second, found->find(member.first));
    });
}

} // namespace

Node printedPosition(const State &state, const ScenarioIds &ids)
{
    Node result{Object{}};
    Array sums;
    const auto points = scores(state.setup(), state.position());
    for (std::size_t seat = 0; seat < state.seats(); ++seat) {
        sums.push_back(Node{std::int64_t{points[seat]}});
    }
    result.set("table", tableOf(state, ids))
        .set("discards", discardsOf(state))
        .set("scores", Node{std::move(sums)});
    if (const auto ending = state.ending()) {
        Node outcome{Object{}};
        outcome.set("winner", ending->winner ? Node{static_cast<int>(*ending->winner)} : Node{});
        result.set("outcome", std::move(outcome));
    }
    return result;
}

std::vector<std::string>
differences(const Node &expected, const Node &output, bool areDiscardsUnordered)
{
    std::vector<std::string> result;
    if (expected.object() == nullptr) {
        return result;
    }
    for (const auto &[key, value] : *expected.object()) {
        const auto *const there = output.find(key);
        if (key == "table" && there != nullptr) {
            compareTable(value, *there, result);
        } else if (key == "discards" && areDiscardsUnordered && there != nullptr) {
            if (!(sorted(value) == sorted(*there))) {
                result.push_back(key + ": expected " + compact(value) + ", is " + compact(*there));
            }
        } else if (!holdsExpected(value, there)) {
            result.push_back(key + ": expected " + compact(value) + ", is "
                             + (there != nullptr ? compact(*there) : "nothing"));
        }
    }
    return result;
}

} // namespace games::clout
