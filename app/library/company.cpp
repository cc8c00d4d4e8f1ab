#include "library/company.h"

#include <algorithm>

namespace library
{

using base::text;

namespace
{

constexpr auto RandomSlug = "random";

class AtRandom final : public engine::Decider
{
public:
    explicit AtRandom(const base::Rng &rng)
        : m_rng(rng)
    {
    }

    std::optional<engine::Answer> answer(const engine::View &view,
                                         const engine::Decision &decision) override
    {
        if (decision.domain == engine::Domain::Region) {
            const auto region = view.region();
            const auto point = region ? region->sample(m_rng) : std::nullopt;
            return point ? std::optional<engine::Answer>(*point) : std::nullopt;
        }
        view.options(m_options);
        const auto code = engine::drawn(m_options.all(), m_rng);
        return code ? std::optional<engine::Answer>(engine::Pick{*code}) : std::nullopt;
    }

private:
    base::Rng m_rng;
    engine::OptionBuffer m_options;
};

base::Result<std::shared_ptr<engine::Decider>> makeAtRandom(const games::Row & /*row*/,
                                                            const files::json::Node & /*setup*/,
                                                            const std::string &policy,
                                                            const base::Rng &rng)
{
    if (policy != RandomSlug) {
        return base::problem(
            text("Table", "There is no player called “%1” in this program.").with(policy));
    }
    return std::make_shared<AtRandom>(rng);
}

base::Result<Thrower>
makeFromRules(const games::Row &row, const files::json::Node &setup, const base::Rng &rng)
{
    if (row.nature == nullptr) {
        return Thrower{};
    }
    auto nature = row.nature(setup, rng);
    if (!nature) {
        return tl::unexpected(nature.error());
    }
    return Thrower{std::move(*nature), {}};
}

} // namespace

const Company::Policy *Company::policy(const std::string &slug) const
{
    const auto found = std::find_if(policies.begin(), policies.end(), [&slug](const auto &each) {
        return each.slug == slug;
    });
    return found == policies.end() ? nullptr : &*found;
}

Company plainCompany()
{
    return {{{RandomSlug,
              text("Table", "At random"),
              text("Table", "Takes any option and any place, each as likely.")}},
            makeAtRandom,
            makeFromRules,
            [](const games::Row &row) { return row.nature != nullptr; }};
}

} // namespace library
