#include "goldfish/plan.h"

#include "base/digest.h"

namespace goldfish
{

using base::text;

namespace
{

class Planner
{
public:
    Planner(const Order &order, const games::Row &row, const catalog::Catalog &catalog)
        : m_order(order)
        , m_row(row)
        , m_catalog(catalog)
    {
    }

    // Nothing is asked of the game once something could not be played.
    void add(const Entrant &side, const Entrant &other, bool begins, Pairing pairing)
    {
        if (m_problem) {
            return;
        }
        const Entrant *const seats[] = {begins ? &side : &other, begins ? &other : &side};
        games::Table table;
        table.surface = m_order.surface;
        table.house = m_order.house;
        table.data = m_order.data;
        for (const auto *const entrant : seats) {
            table.seats.push_back({entrant->roster, entrant->hand});
            pairing.seats.push_back({entrant == &side ? std::size_t{0} : std::size_t{1},
                                     entrant->policy,
                                     entrant->roster == nullptr});
        }
        auto setup = m_row.setup(table, m_catalog);
        if (!setup) {
            m_problem = setup.error();
            return;
        }
        pairing.setup = std::move(*setup);
        m_pairings.push_back(std::move(pairing));
    }

    base::Result<Plan> plan(bool sharesLots)
    {
        if (m_problem) {
            return tl::unexpected(*m_problem);
        }
        Plan result;
        result.row = &m_row;
        result.data = m_order.data;
        result.pairings = std::move(m_pairings);
        result.seed = m_order.seed;
        result.sharesLots = sharesLots;
        return result;
    }

private:
    const Order &m_order;
    const games::Row &m_row;
    const catalog::Catalog &m_catalog;
    std::vector<Pairing> m_pairings;
    std::optional<base::Problem> m_problem;
};

base::Outcome checkPlayable(const games::Row &row)
{
    if (row.game == nullptr || row.setup == nullptr || row.nature == nullptr) {
        return base::problem(
            text("Goldfish", "The rules of “%1” cannot be played yet.").with(row.slug));
    }
    return {};
}

} // namespace

std::string Plan::digest() const
{
    base::Digest digest;
    digest.add(row->slug);
    digest.add(std::int64_t{row->game->rulesVersion()});
    digest.add(std::int64_t{sharesLots ? 1 : 0});
    for (const auto &pairing : pairings) {
        digest.add(files::json::write(pairing.setup, files::json::Layout::Compact));
        for (const auto &sitter : pairing.seats) {
            digest.add(sitter.isEmpty ? std::string() : printPolicy(sitter.policy));
        }
    }
    return base::shortForm(digest.value());
}

base::Result<Plan>
planOf(const Order &order, const games::Row &row, const catalog::Catalog &catalog)
{
    if (auto playable = checkPlayable(row); !playable) {
        return tl::unexpected(playable.error());
    }
    Planner planner(order, row, catalog);
    if (order.opponents.empty()) {
        planner.add(order.subject, Entrant{}, true, {});
    }
    for (std::size_t opponent = 0; opponent < order.opponents.size(); ++opponent) {
        for (const bool begins : {true, false}) {
            Pairing pairing;
            pairing.opponent = opponent;
            planner.add(order.subject, order.opponents[opponent], begins, std::move(pairing));
        }
    }
    return planner.plan(false);
}

base::Result<Plan> comparisonPlan(const Order &order,
                                  const Entrant &reference,
                                  const games::Row &row,
                                  const catalog::Catalog &catalog)
{
    if (auto playable = checkPlayable(row); !playable) {
        return tl::unexpected(playable.error());
    }
    Planner planner(order, row, catalog);
    const auto pairingOf = [](std::size_t opponent, std::size_t arm) {
        Pairing pairing;
        pairing.opponent = opponent;
        pairing.arm = arm;
        return pairing;
    };
    if (order.opponents.empty()) {
        planner.add(order.subject, reference, true, pairingOf(0, 0));
        planner.add(reference, order.subject, true, pairingOf(0, 1));
    }
    for (std::size_t opponent = 0; opponent < order.opponents.size(); ++opponent) {
        for (const bool begins : {true, false}) {
            const auto &against = order.opponents[opponent];
            planner.add(order.subject, against, begins, pairingOf(opponent, 0));
            planner.add(reference, against, begins, pairingOf(opponent, 1));
        }
    }
    auto plan = planner.plan(true);
    if (plan) {
        plan->isDuel = order.opponents.empty();
    }
    return plan;
}

} // namespace goldfish
