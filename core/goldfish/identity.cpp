#include "goldfish/identity.h"

#include "goldfish/plan.h"

#include <set>

namespace goldfish
{

namespace
{

EntrantIdentity identityOf(const Entrant &entrant, const catalog::Catalog &catalog)
{
    EntrantIdentity result;
    if (entrant.roster != nullptr) {
        result.roster = entrant.roster->name;
        result.fingerprint = rosters::fingerprint(*entrant.roster, catalog);
        result.policy = printPolicy(entrant.policy);
        result.hand = entrant.hand;
    }
    return result;
}

// Each once, whichever pairings it is in.
void addUnplayed(const Plan &plan, std::vector<base::Text> &flags)
{
    std::set<std::string> said;
    for (const auto &pairing : plan.pairings) {
        if (plan.row->unplayed == nullptr) {
            return;
        }
        for (auto &sentence : plan.row->unplayed(pairing.setup)) {
            if (said.insert(base::english(sentence)).second) {
                flags.push_back(std::move(sentence));
            }
        }
    }
}

} // namespace

Identity identityOf(const Order &order, const Plan &plan, const catalog::Catalog &catalog)
{
    Identity result;
    result.game = plan.row->slug;
    result.format = order.subject.roster == nullptr ? std::string() : order.subject.roster->format;
    result.rulesVersion = plan.row->game->rulesVersion();
    result.dataDigest = plan.digest();
    result.subject = identityOf(order.subject, catalog);
    for (const auto &opponent : order.opponents) {
        result.opponents.push_back(identityOf(opponent, catalog));
    }
    result.surface = order.surface;
    result.house = order.house;
    result.seed = order.seed;
    addUnplayed(plan, result.flags);
    return result;
}

} // namespace goldfish
