#include "library/company.h"

#include "goldfish/policy.h"

namespace library
{

namespace
{

constexpr auto RandomSlug = "random";
constexpr auto QuickSlug = "greedy:32"; // well below a second on any machine

bool canPlay(const goldfish::PolicyRow &policy, const games::Row &row)
{
    return !policy.needsAdvice || (row.advice != nullptr && row.nature != nullptr);
}

std::vector<Company::Policy> policiesOf(const games::Row &row)
{
    std::vector<Company::Policy> result;
    for (const auto &policy : goldfish::policies()) {
        if (canPlay(policy, row)) {
            result.push_back({std::string(policy.slug), policy.title, policy.summary});
        }
    }
    return result;
}

base::Result<std::shared_ptr<engine::Decider>> policyOf(const games::Row &row,
                                                        const files::json::Node &setup,
                                                        const std::filesystem::path &data,
                                                        const std::string &words)
{
    const auto choice = goldfish::readPolicy(words);
    if (!choice) {
        return tl::unexpected(choice.error());
    }
    const auto &policy = *goldfish::policy(choice->slug);
    goldfish::Knowledge knowledge{row.advice, nullptr};
    if (!canPlay(policy, row)) {
        return base::problem(
            base::text("Table", "“%1” cannot play this game yet.").with(choice->slug));
    }
    if (policy.needsAdvice) {
        auto nature = row.nature(setup, data, base::Rng());
        if (!nature) {
            return tl::unexpected(nature.error());
        }
        knowledge.nature = std::move(*nature);
    }
    return std::shared_ptr<engine::Decider>(
        policy.make(std::move(knowledge), choice->nodes == 0 ? policy.nodes : choice->nodes));
}

base::Result<Thrower> throwerOf(const games::Row &row,
                                const files::json::Node &setup,
                                const std::filesystem::path &data,
                                const base::Rng &rng)
{
    if (row.nature == nullptr) {
        return Thrower{};
    }
    auto nature = row.nature(setup, data, rng);
    if (!nature) {
        return tl::unexpected(nature.error());
    }
    return Thrower{std::move(*nature), {}};
}

} // namespace

Company playtestCompany(const std::filesystem::path &data)
{
    Company company;
    company.policies = policiesOf;
    company.makePolicy = [data](const games::Row &row,
                                const files::json::Node &setup,
                                const std::string &policy,
                                const base::Rng &rng) {
        auto made = policyOf(row, setup, data / row.slug, policy);
        if (made) {
            (*made)->restart(rng);
        }
        return made;
    };
    company.makeThrower =
        [data](const games::Row &row, const files::json::Node &setup, const base::Rng &rng) {
            return throwerOf(row, setup, data / row.slug, rng);
        };
    company.canThrow = [](const games::Row &row) { return row.nature != nullptr; };
    company.quickest = [](const games::Row &row) {
        return row.advice != nullptr && row.nature != nullptr ? QuickSlug : RandomSlug;
    };
    return company;
}

std::string usualOpponent(const Company &company, const games::Row &row)
{
    const auto policies = company.policies(row);
    return policies[policies.size() / 2].slug;
}

} // namespace library
