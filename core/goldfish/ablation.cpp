#include "goldfish/ablation.h"

#include "goldfish/side.h"
#include "goldfish/statistics/holm.h"
#include "goldfish/statistics/normal.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace goldfish
{

using base::text;

namespace
{

// Parts of all matches after which it is looked; each look may err in a fourth of 5 %.
constexpr std::array<std::uint64_t, 4> Looks{8, 4, 2, 1};
constexpr double FalseFinding = 0.05 / Looks.size();

// That many pairs at least before anything is decided.
constexpr std::int64_t FewestPairs = 20;

double chanceOf(const Moments &margins)
{
    const double error = margins.deviation() / std::sqrt(static_cast<double>(margins.count()));
    if (margins.count() < FewestPairs || margins.mean() == 0) {
        return 1;
    }
    return error == 0 ? 0 : 2 * upperTail(std::abs(margins.mean()) / error);
}

bool isInDoubt(const AblationLine &line)
{
    return line.verdict == AblationLine::Verdict::InDoubt;
}

// The matches that both have played.
void compareMatches(const Batch &whole, const Batch &variant, AblationLine &line)
{
    line.margins = {};
    line.unfinished = 0;
    const std::size_t count = std::min(whole.matches().size(), variant.matches().size());
    const auto &pairings = whole.plan().pairings;
    for (std::size_t match = 0; match < count; ++match) {
        const auto &own = whole.matches()[match];
        const auto &other = variant.matches()[match];
        if (own.isUnfinished || other.isUnfinished) {
            ++line.unfinished;
            continue;
        }
        const std::size_t pairing = match % pairings.size();
        line.margins.add(marginOf(own, pairings[pairing])
                         - marginOf(other, variant.plan().pairings[pairing]));
    }
}

} // namespace

rosters::Roster withSpare(const rosters::Roster &roster, std::size_t line, rosters::Line spare)
{
    rosters::Roster result = roster;
    auto &lines = result.lines;
    spare.count = 1;
    if (lines[line].count > 1) {
        --lines[line].count;
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(line) + 1, std::move(spare));
    } else {
        lines[line] = std::move(spare);
    }
    return result;
}

base::Result<std::unique_ptr<Ablation>> Ablation::begin(const Order &order,
                                                        const std::vector<Variant> &variants,
                                                        const games::Row &row,
                                                        const catalog::Catalog &catalog,
                                                        const AblationDesign &design)
{
    if (variants.empty()) {
        return base::problem(text("Goldfish", "There is no piece to replace."));
    }
    const auto batchOf = [&](const rosters::Roster *roster) {
        Order changed = order;
        changed.subject.roster = roster;
        return planOf(changed, row, catalog).and_then([](Plan plan) {
            return Batch::begin(std::move(plan));
        });
    };
    std::unique_ptr<Ablation> result(new Ablation(design));
    auto whole = batchOf(order.subject.roster);
    if (!whole) {
        return tl::unexpected(whole.error());
    }
    result->m_whole = std::move(*whole);
    for (const auto &variant : variants) {
        auto batch = batchOf(variant.roster);
        if (!batch) {
            return tl::unexpected(batch.error());
        }
        result->m_variants.push_back(std::move(*batch));
        AblationLine line;
        line.piece = variant.piece;
        line.spare = variant.spare;
        result->m_lines.push_back(std::move(line));
    }
    return result;
}

Ablation::Ablation(const AblationDesign &design)
    : m_design(design)
{
}

base::Result<Batch::Stop> Ablation::run(const Effort &effort)
{
    m_secondsUsed = 0;
    const std::uint64_t round = m_whole->plan().pairings.size();
    while (m_looks < Looks.size() && std::any_of(m_lines.begin(), m_lines.end(), isInDoubt)) {
        const std::uint64_t part = m_design.matches / Looks.at(m_looks);
        const std::uint64_t upTo = std::max<std::uint64_t>(1, part / round) * round;
        auto stop = runUpTo(*m_whole, upTo, effort);
        for (std::size_t place = 0; place < m_lines.size(); ++place) {
            if (stop && *stop == Batch::Stop::Done && isInDoubt(m_lines[place])) {
                stop = runUpTo(*m_variants[place], upTo, effort);
            }
        }
        if (!stop || *stop != Batch::Stop::Done) {
            return stop;
        }
        look();
    }
    return Batch::Stop::Done;
}

std::uint64_t Ablation::matches() const
{
    std::uint64_t sum = m_whole->matches().size();
    for (const auto &variant : m_variants) {
        sum += variant->matches().size();
    }
    return sum;
}

base::Result<Batch::Stop>
Ablation::runUpTo(Batch &batch, std::uint64_t matches, const Effort &effort)
{
    Effort part = effort;
    part.matches = matches;
    const std::uint64_t others = this->matches() - batch.matches().size();
    if (effort.progress) {
        part.progress = [&effort, others](std::uint64_t done) { effort.progress(others + done); };
    }
    if (&batch != m_whole.get()) {
        part.taken = nullptr;
    }
    if (effort.mostSeconds) {
        part.mostSeconds = std::max(0.0, *effort.mostSeconds - m_secondsUsed);
    }
    const double before = batch.seconds();
    auto stop = batch.run(part);
    m_secondsUsed += batch.seconds() - before;
    return stop;
}

// Holm's correction over all pieces but those that were found before: they are right already.
void Ablation::look()
{
    ++m_looks;
    std::vector<double> chances;
    std::vector<AblationLine *> asked;
    for (std::size_t place = 0; place < m_lines.size(); ++place) {
        auto &line = m_lines[place];
        if (isInDoubt(line)) {
            compareMatches(*m_whole, *m_variants[place], line);
            chances.push_back(chanceOf(line.margins));
            asked.push_back(&line);
        } else if (line.verdict == AblationLine::Verdict::NoMatter) {
            chances.push_back(1);
            asked.push_back(nullptr);
        }
    }
    const auto corrected = holm(chances);
    for (std::size_t place = 0; place < asked.size(); ++place) {
        if (asked[place] != nullptr) {
            judge(*asked[place], corrected[place]);
        }
    }
}

void Ablation::judge(AblationLine &line, double chance)
{
    using Verdict = AblationLine::Verdict;
    line.chance = chance;
    line.interval = line.margins.interval(FalseFinding / 2 / static_cast<double>(m_lines.size()));
    const bool isSmall = line.margins.count() >= FewestPairs
        && line.interval.low > -m_design.worthKnowing && line.interval.high < m_design.worthKnowing;
    if (chance <= FalseFinding) {
        line.verdict = line.margins.mean() > 0 ? Verdict::Earns : Verdict::SpareIsBetter;
    } else if (isSmall) {
        line.verdict = Verdict::NoMatter;
    }
}

} // namespace goldfish
