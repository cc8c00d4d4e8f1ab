#include "games/clout/scenario.h"

#include "games/clout/scenario_output.h"
#include "games/clout/scenario_run.h"

#include <algorithm>

namespace games::clout
{

using base::text;
using engine::Refusal;
using files::json::Array;
using files::json::Node;
using files::json::Object;

namespace
{

struct Refused {
    std::size_t step = 0;
    Refusal reason;
};

// All steps in order; the run stands where the refused step began.
class Steps
{
public:
    Steps(ScenarioRun &run, const Array &steps)
        : m_run(run)
        , m_isTaken(steps.size(), false)
        , m_steps(steps)
    {
    }

    std::optional<Refused> takeAll()
    {
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            if (m_isTaken[i]) {
                continue;
            }
            if (auto refused = takeAnswersBefore(i)) {
                return refused;
            }
            if (auto refused = takeOne(i)) {
                return refused;
            }
        }
        const ScenarioRun before = m_run;
        if (auto refusal = m_run.finish(); !refusal.empty()) {
            m_run.become(before);
            return Refused{m_steps.size(), std::move(refusal)};
        }
        return std::nullopt;
    }

private:
    // Reanimate is announced with the other abilities and carried out after them; a file may state
    // it in either place.
    std::optional<Refused> takeAnswersBefore(std::size_t place)
    {
        if (wordOf(m_steps[place], "ask") != "reanimate") {
            return std::nullopt;
        }
        for (std::size_t i = place + 1;
             i < m_steps.size() && !m_run.isReanimateDue() && m_run.isAnsweredBy(m_steps[i]);
             ++i) {
            if (auto refused = takeOne(i)) {
                return refused;
            }
        }
        return std::nullopt;
    }

    std::optional<Refused> takeOne(std::size_t place)
    {
        m_isTaken[place] = true;
        const ScenarioRun before = m_run;
        auto refusal = m_run.take(m_steps[place]);
        const bool isToBeRefused = isTrue(m_steps[place], "refused");
        if (refusal.empty() && !isToBeRefused) {
            return std::nullopt;
        }
        m_run.become(before);
        if (!refusal.empty() && isToBeRefused) {
            return std::nullopt; // as it should be; the next step is read
        }
        if (refusal.empty()) {
            refusal = text("Clout", "This step was to be refused, but is allowed.");
        }
        return Refused{place, std::move(refusal)};
    }

    ScenarioRun &m_run;
    std::vector<bool> m_isTaken;
    const Array &m_steps;
};

} // namespace

base::Result<engine::ScenarioOutcome>
runScenario(const Node &root, const std::string &file, const base::Wording &wording)
{
    auto setup = readSetup(root, file);
    if (!setup) {
        return tl::unexpected(setup.error());
    }
    const auto *const steps = root.find("do");
    if (steps != nullptr && steps->array() == nullptr) {
        return base::problemAt(file, steps->line(), text("Clout", "“do” is a list of steps."));
    }
    const Array none;
    ScenarioRun run(std::make_shared<const Setup>(std::move(*setup)), wording);
    const auto refused = Steps(run, steps != nullptr ? *steps->array() : none).takeAll();
    engine::ScenarioOutcome outcome;
    outcome.isRefused = refused.has_value();
    outcome.output = Node{Object{}};
    outcome.output.set("ok", !refused);
    const Node position = printedPosition(run.state(), run.ids());
    for (const auto &[key, value] : *position.object()) {
        outcome.output.set(key, value);
    }
    outcome.output.set("events", Node{run.events()});
    if (refused) {
        Node node{Object{}};
        node.set("step", refused->step).set("reason", base::render(refused->reason, wording));
        outcome.output.set("refused", std::move(node));
    }
    if (const auto *const expected = root.find("expect")) {
        const auto differs =
            differences(*expected, outcome.output, isTrue(root, "discards_unordered"));
        outcome.differs = !differs.empty();
        if (outcome.differs) {
            Array sentences;
            std::ranges::transform(differs, std::back_inserter(sentences), [](const auto &each) {
                return Node{each};
            });
            outcome.output.set("differs", Node{std::move(sentences)});
        }
    }
    return outcome;
}

} // namespace games::clout
