#include "construction/parting.h"

#include <algorithm>
#include <map>

namespace construction
{

namespace
{

// How the members stand: those of a certain group, and those of whom something is unknown.
struct Camps {
    std::map<int, Members> certain;
    std::map<int, Members> open; // by the unknown attribute
    std::vector<int> possible;   // groups that are there or may be
    std::size_t anywhere = 0;    // titles that may be of any group
};

void addPossible(Camps &camps, int group)
{
    if (std::find(camps.possible.begin(), camps.possible.end(), group) == camps.possible.end()) {
        camps.possible.push_back(group);
    }
}

Camps campsOf(const Force &force, const Parting &parting)
{
    Camps camps;
    std::string_view lastAnywhere;
    for (const auto &member : force.members) {
        const Allegiance allegiance = parting.allegiance(force, member);
        if (!allegiance.concerned) {
            continue;
        }
        if (allegiance.group) {
            addPossible(camps, *allegiance.group);
        } else if (camps.anywhere == 0 || member.title != lastAnywhere) {
            ++camps.anywhere;
            lastAnywhere = member.title;
        }
        if (allegiance.unknownAttribute >= 0) {
            camps.open[allegiance.unknownAttribute].push_back(member);
        } else if (allegiance.group) {
            camps.certain[*allegiance.group].push_back(member);
        }
    }
    return camps;
}

// Those of whom something is unknown that matters. Who is of the only certain group agrees with it,
// whatever else is unknown.
std::map<int, Members> mattering(const Force &force, const Parting &parting, const Camps &camps)
{
    std::map<int, Members> result = camps.open;
    if (camps.certain.empty()) {
        return result;
    }
    const int group = camps.certain.begin()->first;
    for (auto &[attribute, members] : result) {
        members.erase(std::remove_if(members.begin(),
                                     members.end(),
                                     [&](const Member &member) {
                                         return parting.allegiance(force, member).group == group;
                                     }),
                      members.end());
    }
    return result;
}

Members joined(const std::map<int, Members> &camps, std::optional<int> without)
{
    Members result;
    for (const auto &[group, members] : camps) {
        if (group != without) {
            result.insert(result.end(), members.begin(), members.end());
        }
    }
    std::stable_sort(result.begin(), result.end(), [](const Member &one, const Member &other) {
        return one.title < other.title;
    });
    return result;
}

// The group with the most copies; empty where two are equal.
std::optional<int> strongest(const std::map<int, Members> &camps)
{
    std::optional<int> result;
    std::int64_t most = 0;
    for (const auto &[group, members] : camps) {
        const std::int64_t copies = copiesOf(members);
        if (copies > most) {
            result = group;
            most = copies;
        } else if (copies == most) {
            result.reset();
        }
    }
    return result;
}

Violation mixed(const Force &force, const Parting &parting, const Camps &camps)
{
    std::vector<base::Text> names;
    std::int64_t largest = 0;
    std::int64_t all = 0;
    for (const auto &[group, members] : camps.certain) {
        const std::int64_t copies = copiesOf(members);
        all += copies;
        largest = std::max(largest, copies);
        names.push_back(base::text("Construction", "%1 (%2)")
                            .with(parting.groupName(force, group, members))
                            .with(base::Counted{copies, force.schema().pieceNoun}));
    }
    Violation result;
    result.excess = all - largest;
    result.message = parting.sentence(force, listed(names));
    const auto stays = strongest(camps.certain);
    const Members strays = joined(camps.certain, stays);
    result.lines = linesOf(strays);
    if (stays) {
        result.fix = takeOutAll(strays);
    }
    return result;
}

} // namespace

Rule oneGroupOnly(Parting parting)
{
    Rule rule;
    rule.title = parting.title;
    rule.check = [parting = std::move(parting)](const Force &force,
                                                std::vector<Violation> &violations) {
        const Camps camps = campsOf(force, parting);
        if (camps.certain.size() > 1) {
            violations.push_back(mixed(force, parting, camps));
            return;
        }
        // One piece alone cannot disagree with itself.
        if (camps.possible.size() + camps.anywhere <= 1) {
            return;
        }
        for (const auto &[attribute, members] : mattering(force, parting, camps)) {
            if (members.empty()) {
                continue;
            }
            const auto &unknown = force.schema().attributes[static_cast<std::size_t>(attribute)];
            violations.push_back(cannotTell(unknown.label, members, parting.title));
            violations.back().subject = unknown.slug;
        }
    };
    return rule;
}

} // namespace construction
