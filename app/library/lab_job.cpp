#include "library/lab_job.h"

#include "goldfish/ablation_report.h"
#include "goldfish/report_csv.h"
#include "goldfish/report_json.h"
#include "goldfish/side.h"

#include <algorithm>

namespace library
{

using base::text;
using goldfish::Batch;

namespace
{

LabGame::Result resultOf(const goldfish::MatchRecord &record, const goldfish::Pairing &pairing)
{
    using Result = LabGame::Result;
    const bool isAlone = std::any_of(pairing.seats.begin(),
                                     pairing.seats.end(),
                                     [](const goldfish::Sitter &sitter) { return sitter.isEmpty; });
    if (isAlone) {
        return Result::Alone;
    }
    const std::int32_t halves = goldfish::halvesOf(record, pairing);
    return halves == 2 ? Result::Won : halves == 1 ? Result::Drawn : Result::Lost;
}

} // namespace

LabJob::LabJob(Playtest test, std::uint64_t matchesOfAblation)
    : m_test(std::move(test))
{
    m_ablationDesign.matches = matchesOfAblation;
}

base::Outcome LabJob::begin()
{
    const auto order = orderOf(m_test);
    switch (m_test.question) {
    case Playtest::Question::Comparison:
        if (!m_test.reference) {
            return base::problem(text("Lab", "There is nothing to compare with."));
        }
        return beginBatch(goldfish::comparisonPlan(
            order,
            {&m_test.reference->roster, m_test.own.hand, m_test.own.policy},
            *m_test.row,
            *m_test.catalog));
    case Playtest::Question::Ablation:
        return beginAblation();
    case Playtest::Question::Score:
        break;
    }
    return beginBatch(goldfish::planOf(order, *m_test.row, *m_test.catalog));
}

base::Outcome LabJob::beginBatch(base::Result<goldfish::Plan> plan)
{
    auto batch = std::move(plan).and_then(
        [](goldfish::Plan &&made) { return Batch::begin(std::move(made)); });
    if (!batch) {
        return tl::unexpected(batch.error());
    }
    m_batch = std::move(*batch);
    m_diary = std::make_unique<goldfish::Diary>(*m_batch);
    return {};
}

base::Outcome LabJob::beginAblation()
{
    const auto &lines = m_test.subject.roster.lines;
    std::vector<goldfish::Variant> variants;
    m_withSpares.reserve(m_test.exchanges.size()); // the variants point into it
    for (const auto &[line, spare] : m_test.exchanges) {
        m_withSpares.push_back(goldfish::withSpare(m_test.subject.roster, line, spare));
        variants.push_back({lines[line].name, spare.name, &m_withSpares.back()});
    }
    auto ablation = goldfish::Ablation::begin(orderOf(m_test),
                                              variants,
                                              *m_test.row,
                                              *m_test.catalog,
                                              m_ablationDesign);
    if (!ablation) {
        return tl::unexpected(ablation.error());
    }
    m_ablation = std::move(*ablation);
    m_diary = std::make_unique<goldfish::Diary>(m_ablation->whole());
    m_withoutPiece.resize(variants.size());
    return {};
}

base::Result<Batch::Stop> LabJob::play(goldfish::Effort effort)
{
    effort.taken = [this](const goldfish::MatchRecord &record, const engine::TallyCounts &counts) {
        const std::lock_guard lock(m_mutex);
        m_diary->take(record, counts);
    };
    if (m_ablation != nullptr) {
        return playAblation(effort);
    }
    return m_test.question == Playtest::Question::Comparison ? playComparison(effort)
                                                             : m_batch->run(effort);
}

base::Result<Batch::Stop> LabJob::playComparison(const goldfish::Effort &effort)
{
    auto comparison = goldfish::compare(*m_batch, effort, m_test.design);
    if (!comparison) {
        return tl::unexpected(comparison.error());
    }
    m_comparison = *comparison;
    if (comparison->endedEarly || m_batch->matches().size() >= effort.matches) {
        return Stop::Done;
    }
    const bool isShut = effort.gate != nullptr && effort.gate->isShut();
    return isShut ? Stop::Cancelled : Stop::OutOfTime;
}

base::Result<Batch::Stop> LabJob::playAblation(const goldfish::Effort &effort)
{
    auto stop = m_ablation->run(effort);
    const std::lock_guard lock(m_mutex);
    for (std::size_t line = 0; line < m_withoutPiece.size(); ++line) {
        const auto matches = m_ablation->variant(line).matches();
        m_withoutPiece[line].assign(matches.begin(), matches.end());
    }
    return stop;
}

LabResult LabJob::result() const
{
    auto identity = identityOf(m_test, whole().plan());
    const bool isAblation = m_ablation != nullptr;
    identity.command = commandOf(m_test, isAblation ? m_ablationDesign.matches : played());
    LabResult result{goldfish::reportOn(whole(), std::move(identity)),
                     {},
                     {},
                     m_comparison,
                     played()};
    result.document = goldfish::documentOf(result.report);
    result.json = goldfish::jsonOf(result.report);
    if (m_test.reference) {
        auto &rows = result.document.identity.rows;
        rows.insert(rows.begin() + 1,
                    {text("Lab", "Compared with"),
                     text("Lab", "“%1” (%2)")
                         .with(m_test.reference->roster.name)
                         .with(rosters::fingerprint(m_test.reference->roster, *m_test.catalog))});
    }
    if (m_comparison) {
        goldfish::add(result.document, *m_comparison, names());
        result.json.set("comparison", goldfish::jsonOf(*m_comparison, names()));
    }
    if (isAblation) {
        goldfish::add(result.document, *m_ablation);
        result.json.set("ablation", goldfish::jsonOf(*m_ablation));
        result.matches = m_ablation->matches();
    }
    return result;
}

std::string LabJob::csv() const
{
    return goldfish::csvOf(whole(), identityOf(m_test, whole().plan()));
}

std::uint64_t LabJob::played() const
{
    return whole().matches().size();
}

std::uint64_t LabJob::mostMatches(std::uint64_t wanted) const
{
    return m_ablation == nullptr ? wanted
                                 : m_ablationDesign.matches * (m_test.exchanges.size() + 1);
}

goldfish::Compared LabJob::names() const
{
    return {m_test.subject.roster.name,
            m_test.reference ? m_test.reference->roster.name : std::string()};
}

const Batch &LabJob::whole() const
{
    return m_ablation == nullptr ? *m_batch : m_ablation->whole();
}

const Batch &LabJob::batchOf(const LabGame &game) const
{
    return game.batch == 0 ? whole() : m_ablation->variant(game.batch - 1);
}

std::vector<LabGame> LabJob::games(const goldfish::Behind &behind) const
{
    const std::lock_guard lock(m_mutex);
    if (const auto *const beside = std::get_if<goldfish::BesideSpare>(&behind)) {
        return besideSpare(beside->line);
    }
    std::vector<LabGame> games;
    for (const auto &line : m_diary->behind(behind)) {
        games.push_back(described(0, line.match, line.figure));
    }
    return games;
}

bool LabJob::hasAllFigures() const
{
    const std::lock_guard lock(m_mutex);
    return m_diary->isComplete();
}

base::Result<engine::Log> LabJob::log(const LabGame &game) const
{
    return batchOf(game).log(game.match);
}

// Those that both have played to the end.
std::vector<LabGame> LabJob::besideSpare(std::size_t line) const
{
    std::vector<LabGame> games;
    const auto &without = m_withoutPiece[line];
    const std::size_t count = std::min(without.size(), m_diary->size());
    for (std::uint64_t match = 0; match < count; ++match) {
        if (!without[static_cast<std::size_t>(match)].isUnfinished
            && !m_diary->record(match).isUnfinished) {
            games.push_back(described(0, match, 0));
            games.push_back(described(line + 1, match, 0));
        }
    }
    return games;
}

LabGame LabJob::described(std::size_t batch, std::uint64_t match, std::int32_t figure) const
{
    const auto &record = batch == 0 ? m_diary->record(match)
                                    : m_withoutPiece[batch - 1][static_cast<std::size_t>(match)];
    const auto &pairings = whole().plan().pairings;
    const auto &pairing = pairings[static_cast<std::size_t>(match) % pairings.size()];
    LabGame game;
    game.batch = batch;
    game.match = match;
    game.isFirst = goldfish::seatOf(pairing) == 0;
    game.score = goldfish::scoreOf(record, pairing);
    game.margin = goldfish::marginOf(record, pairing);
    game.result = resultOf(record, pairing);
    game.turns = record.turns;
    game.figure = figure;
    const auto duelled = names();
    game.roster = pairing.arm == 0 ? duelled.subject : duelled.reference;
    if (pairing.opponent < m_test.opponents.size()) {
        game.opponent = m_test.opponents[pairing.opponent].roster.name;
    } else if (m_test.reference) {
        game.opponent = pairing.arm == 0 ? duelled.reference : duelled.subject;
    }
    if (batch != 0) {
        game.roster = m_test.exchanges[batch - 1].spare.name;
    }
    return game;
}

} // namespace library
