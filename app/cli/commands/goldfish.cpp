// muster-cli goldfish: many matches of one roster, and what they say of it.
#include "cli/commands/commands.h"
#include "cli/goldfish_call.h"
#include "cli/number.h"
#include "goldfish/ablation_report.h"
#include "goldfish/comparison_report.h"
#include "goldfish/report_csv.h"
#include "goldfish/report_html.h"
#include "goldfish/report_json.h"
#include "goldfish/report_text.h"

#include <chrono>

namespace cli
{

using base::text;
using files::json::Node;

namespace
{

double secondsNow()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

// All forms of one report; each is made when it is asked for.
struct Outcome {
    goldfish::Document document;
    Node json;
    std::string csv;
};

base::Result<Outcome> playAlone(const GoldfishCall &call, const goldfish::Effort &effort)
{
    auto plan = goldfish::planOf(call.order, *call.contest.row, *call.contest.catalog);
    if (!plan) {
        return tl::unexpected(plan.error());
    }
    auto identity = call.identified(goldfish::identityOf(call.order, *plan, *call.contest.catalog));
    auto batch = goldfish::Batch::begin(std::move(*plan));
    if (!batch) {
        return tl::unexpected(batch.error());
    }
    if (const auto done = (*batch)->run(effort); !done) {
        return tl::unexpected(done.error());
    }
    call.nameGames(identity, (*batch)->matches().size());
    const auto report = goldfish::reportOn(**batch, identity);
    return Outcome{goldfish::documentOf(report),
                   goldfish::jsonOf(report),
                   goldfish::csvOf(**batch, identity)};
}

base::Result<Outcome> playBeside(const GoldfishCall &call, const goldfish::Effort &effort)
{
    auto plan = goldfish::comparisonPlan(call.order,
                                         *call.reference,
                                         *call.contest.row,
                                         *call.contest.catalog);
    if (!plan) {
        return tl::unexpected(plan.error());
    }
    auto identity = call.identified(goldfish::identityOf(call.order, *plan, *call.contest.catalog));
    auto batch = goldfish::Batch::begin(std::move(*plan));
    if (!batch) {
        return tl::unexpected(batch.error());
    }
    const auto comparison = goldfish::compare(**batch, effort, {});
    if (!comparison) {
        return tl::unexpected(comparison.error());
    }
    call.nameGames(identity, (*batch)->matches().size());
    const auto report = goldfish::reportOn(**batch, identity);
    const goldfish::Compared names{call.order.subject.roster->name, call.reference->roster->name};
    Outcome outcome{goldfish::documentOf(report),
                    goldfish::jsonOf(report),
                    goldfish::csvOf(**batch, identity)};
    goldfish::add(outcome.document, *comparison, names);
    outcome.json.set("comparison", goldfish::jsonOf(*comparison, names));
    return outcome;
}

base::Result<Outcome> playWithout(const GoldfishCall &call, const goldfish::Effort &effort)
{
    const auto variants = call.variants();
    if (variants.empty()) {
        return base::problem(text("CommandLine",
                                  "No chip of this roster has a spare of the same cost in the "
                                  "catalogue."));
    }
    goldfish::AblationDesign design;
    design.matches = effort.matches;
    auto ablation = goldfish::Ablation::begin(call.order,
                                              variants,
                                              *call.contest.row,
                                              *call.contest.catalog,
                                              design);
    if (!ablation) {
        return tl::unexpected(ablation.error());
    }
    if (const auto done = (*ablation)->run(effort); !done) {
        return tl::unexpected(done.error());
    }
    const auto &whole = (*ablation)->whole();
    auto identity =
        call.identified(goldfish::identityOf(call.order, whole.plan(), *call.contest.catalog));
    call.nameGames(identity, effort.matches);
    const auto report = goldfish::reportOn(whole, identity);
    Outcome outcome{goldfish::documentOf(report),
                    goldfish::jsonOf(report),
                    goldfish::csvOf(whole, identity)};
    goldfish::add(outcome.document, **ablation);
    outcome.json.set("ablation", goldfish::jsonOf(**ablation));
    return outcome;
}

bool endsWith(const std::string &name, std::string_view ending)
{
    return name.size() >= ending.size()
        && name.compare(name.size() - ending.size(), ending.size(), ending) == 0;
}

base::Outcome write(const Session &session, const Outcome &outcome, const std::string &out)
{
    std::string bytes;
    if (endsWith(out, ".html")) {
        bytes = goldfish::htmlOf(outcome.document, session.wording());
    } else if (endsWith(out, ".json")) {
        bytes = files::json::write(outcome.json);
    } else if (endsWith(out, ".csv")) {
        bytes = outcome.csv;
    } else if (endsWith(out, ".txt")) {
        bytes = goldfish::plainTextOf(outcome.document, session.wording());
    } else {
        return base::problem(
            text("CommandLine", "--out ends in .html, .json, .csv or .txt, not as “%1” does.")
                .with(out));
    }
    return session.deliver(bytes, out);
}

// On a terminal alone; a pipe is told nothing.
std::function<void(std::uint64_t)> progressOf(const Session &session, std::uint64_t all)
{
    if (!session.isTerminal()) {
        return {};
    }
    return [&session, all](std::uint64_t done) {
        session.showProgress(session.words(text("CommandLine", "%1 of %2 games")
                                               .with(static_cast<std::int64_t>(done))
                                               .with(static_cast<std::int64_t>(all))));
    };
}

} // namespace

Exit runGoldfish(Session &session, const Arguments &arguments)
{
    // Further words are further opponents: --against A B C.
    const bool isOne =
        arguments.words().size() == 1 || (arguments.words().size() > 1 && arguments.has("against"));
    if (!isOne) {
        return session.fail(usage(command("goldfish")->synopsis), Exit::WrongUse);
    }
    const auto call = readGoldfish(session, arguments);
    if (!call) {
        return session.fail(call.error().problem, call.error().exit);
    }
    goldfish::Effort effort;
    effort.matches = (*call)->games;
    effort.threads = (*call)->threads;
    effort.clock = secondsNow;
    effort.mostSeconds = (*call)->seconds;
    effort.progress = progressOf(session, (*call)->games);
    const auto outcome = (*call)->isAblation ? playWithout(**call, effort)
        : (*call)->reference                 ? playBeside(**call, effort)
                                             : playAlone(**call, effort);
    session.endProgress();
    if (!outcome) {
        return session.fail(outcome.error(), Exit::Unreadable);
    }
    if (const auto out = arguments.value("out")) {
        if (const auto written = write(session, *outcome, *out); !written) {
            return session.fail(written.error(), Exit::Unreadable);
        }
    }
    if (session.json()) {
        session.printJson(outcome->json);
    } else if (!arguments.has("out")) {
        session.printRaw(goldfish::plainTextOf(outcome->document, session.wording()));
    }
    return Exit::Done;
}

} // namespace cli
