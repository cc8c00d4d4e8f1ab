#include "games/clout/clout.h"
#include "games/clout/scenario.h"
#include "games/clout/scenario_run.h"

namespace games::clout
{

using base::text;
using files::json::Node;

base::Result<engine::Log> logOfScenario(const Node &root, const std::string &file)
{
    auto setup = readSetup(root, file);
    if (!setup) {
        return tl::unexpected(setup.error());
    }
    engine::Log log;
    log.game = game().slug();
    log.rulesVersion = game().rulesVersion();
    log.setup = root;
    log.bookmarks.push_back({0, "0"});
    ScenarioRun run(std::make_shared<const Setup>(std::move(*setup)), base::plainEnglish());
    const auto *const steps = root.find("do");
    const auto *const list = steps != nullptr ? steps->array() : nullptr;
    const auto refused = [&](const Node &node, const engine::Refusal &why) {
        return base::problemAt(file, node.line(), why);
    };
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        const auto &step = (*list)[i];
        const ScenarioRun before = run;
        auto refusal = run.take(step);
        if (isTrue(step, "refused") != !refusal.empty()) {
            return refused(step,
                           refusal.empty()
                               ? text("Clout", "This step was to be refused, but is allowed.")
                               : refusal);
        }
        if (!refusal.empty()) {
            run.become(before);
        }
        if (i + 1 == list->size()) {
            refusal = run.finish();
            if (!refusal.empty()) {
                return refused(step, refusal);
            }
        }
        log.bookmarks.push_back({run.answers().size(), std::to_string(i + 1)});
    }
    log.answers.assign(run.answers().begin(), run.answers().end());
    return log;
}

} // namespace games::clout
