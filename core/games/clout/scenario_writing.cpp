// A match written as a scenario. Its chips are counted anew, in the order in which a setup is read:
// table, stacks, discards; what was answered speaks of the new numbers.
#include "games/clout/choice.h"
#include "games/clout/scenario.h"
#include "games/clout/seen.h"
#include "games/clout/state.h"

namespace games::clout
{

using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

class Writer
{
public:
    explicit Writer(const State &before)
        : m_setup(before.setup())
        , m_position(before.position())
    {
        m_numbers.fill(NoChip);
        for (const ChipId chip : m_position.table.all()) {
            number(chip);
            m_ids[chip] = m_setup.kindOf(m_position.chips[chip]).key + '-'
                + std::to_string(m_numbers[chip] + 1);
        }
    }

    // The setup's own words for everything that does not change.
    Node position(const Node &setup)
    {
        Node result{Object{}};
        for (const auto &[key, value] : *setup.object()) {
            const bool isWritten = key == "table" || key == "stacks" || key == "discards"
                || key == "active" || key == "first_turn" || key == "do" || key == "expect"
                || key == "why" || key == "players" || key == "captions" || key == "title";
            if (!isWritten) {
                result.set(key, value);
            }
        }
        result.set("table", table())
            .set("stacks", heaps(Place::Stack))
            .set("discards", heaps(Place::Discard))
            .set("active", int{m_position.active});
        Array isFirst;
        for (std::size_t seat = 0; seat < m_position.seats; ++seat) {
            isFirst.push_back(Node{m_position.isFirstTurn[seat]});
        }
        return result.set("first_turn", Node{std::move(isFirst)});
    }

    engine::Answer renumbered(const engine::Answer &answer) const
    {
        if (const auto *const pick = std::get_if<engine::Pick>(&answer)) {
            auto code = pickOf(pick->code);
            code.chip = code.kind == PickKind::Ability ? code.chip : numberOf(code.chip);
            code.other = numberOf(code.other);
            const bool isPlain = code.kind == PickKind::Decline || code.kind == PickKind::Use;
            return isPlain ? *pick : engine::Pick{codeOf(withoutOther(pickOf(pick->code), code))};
        }
        if (const auto *const rest = std::get_if<engine::Rest>(&answer)) {
            engine::Rest result;
            for (const auto &[token, at] : rest->all()) {
                (void)result.add({engine::Token{numberOf(static_cast<ChipId>(token))}, at});
            }
            return result;
        }
        if (const auto *const correction = std::get_if<engine::Correction>(&answer)) {
            auto result = *correction;
            result.token = engine::Token{numberOf(static_cast<ChipId>(result.token))};
            return result;
        }
        return answer;
    }

private:
    // Only a place and a replacement name another chip.
    static PickCode withoutOther(PickCode before, PickCode after)
    {
        if (before.kind != PickKind::Place && before.kind != PickKind::Replace) {
            after.other = before.other;
        }
        return after;
    }

    void number(ChipId chip) { m_numbers[chip] = m_next++; }
    ChipId numberOf(ChipId chip) const
    {
        return chip < m_numbers.size() ? m_numbers[chip] : NoChip;
    }

    Node table() const
    {
        Array rows;
        for (const ChipId chip : m_position.table.all()) {
            Node row{Object{}};
            row.set("id", m_ids[chip]);
            const Node whole = rowOf(m_setup, m_position, chip);
            for (const auto &[key, value] : *whole.object()) {
                if (key != "controller" && key != "level") {
                    row.set(key, value);
                }
            }
            // All heights, so that what lies on what stays so whatever is moved.
            row.set("level", int{m_position.chips[chip].height});
            for (const auto &[key, links] : {std::pair{"possessed_by", &m_position.possessions},
                                             std::pair{"trapped_by", &m_position.traps}}) {
                Array by;
                for (const auto &link : links->all()) {
                    if (link.on == chip) {
                        by.push_back(Node{m_ids[link.by]});
                    }
                }
                if (!by.empty()) {
                    row.set(key, Node{std::move(by)});
                }
            }
            rows.push_back(std::move(row));
        }
        return Node{std::move(rows)};
    }

    Node heaps(Place place)
    {
        Array seats;
        for (std::size_t seat = 0; seat < m_position.seats; ++seat) {
            Array heap;
            const auto add = [&](ChipId chip) {
                number(chip);
                heap.push_back(Node{m_setup.kindOf(m_position.chips[chip]).key});
            };
            if (place == Place::Discard) {
                for (const ChipId chip : m_position.discards.all()) {
                    if (m_position.chips[chip].owner == seat) {
                        add(chip);
                    }
                }
            } else {
                for (ChipId chip = 0; chip < m_position.chipCount; ++chip) {
                    if (m_position.chips[chip].place == place
                        && m_position.chips[chip].owner == seat) {
                        add(chip);
                    }
                }
            }
            seats.push_back(Node{std::move(heap)});
        }
        return Node{std::move(seats)};
    }

    const Setup &m_setup;
    const Position &m_position;
    std::array<ChipId, MostChips> m_numbers{};
    std::array<std::string, MostChips> m_ids;
    ChipId m_next = 0;
};

} // namespace

base::Result<Node> scenarioOf(const Node &root, std::span<const engine::Answer> answers)
{
    auto setup = readSetup(root, {});
    if (!setup) {
        return tl::unexpected(setup.error());
    }
    State state(std::make_shared<const Setup>(std::move(*setup)));
    State before = state;
    std::size_t since = 0;
    for (std::size_t given = 0; given <= answers.size(); ++given) {
        const auto &position = state.position();
        if (!position.isOver && position.agenda.top().kind == StepKind::Turn
            && position.agenda.size() == 3) { // EndTurn, Rally, Turn: nothing is unfinished
            before.copyFrom(state);
            since = given;
        }
        if (given < answers.size()) {
            if (auto refusal = state.check(answers[given]); !refusal.empty()) {
                return base::problem(std::move(refusal));
            }
            state.apply(answers[given], nullptr);
        }
    }
    Writer writer(before);
    Node scenario = writer.position(root);
    Array steps;
    for (const auto &answer : answers.subspan(since)) {
        Node step{Object{}};
        step.set("answer", engine::printAnswer(writer.renumbered(answer)));
        steps.push_back(std::move(step));
    }
    return scenario.set("do", Node{std::move(steps)});
}

} // namespace games::clout
