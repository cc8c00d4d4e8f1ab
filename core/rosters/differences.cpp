#include "base/fold.h"
#include "rosters/roster.h"

#include <map>

namespace rosters
{

namespace
{

std::string nameOf(const Line &line)
{
    return base::fold(line.name) + '\n' + base::fold(line.qualifier);
}

// Lines of one piece under one identity in both rosters: by key; a line without one borrows the
// key of a line of the same name.
class Identities
{
public:
    void learn(const Roster &roster)
    {
        for (const auto &line : roster.lines) {
            if (!line.key.empty()) {
                m_keys.emplace(nameOf(line), line.key);
            }
        }
    }
    std::string of(const Line &line) const
    {
        if (!line.key.empty()) {
            return "key\n" + line.key;
        }
        const auto known = m_keys.find(nameOf(line));
        return known == m_keys.end() ? "name\n" + nameOf(line) : "key\n" + known->second;
    }

private:
    std::map<std::string, std::string> m_keys;
};

} // namespace

std::vector<Difference> differences(const Roster &before, const Roster &after)
{
    Identities identities;
    identities.learn(before);
    identities.learn(after);
    std::vector<Difference> all;
    std::map<std::string, std::size_t> places;
    const auto placeOf = [&](const Line &line) -> Difference & {
        const auto [place, isNew] = places.try_emplace(identities.of(line), all.size());
        if (isNew) {
            all.push_back({line.name, line.qualifier, 0, 0});
        }
        return all[place->second];
    };
    for (const auto &line : before.lines) {
        placeOf(line).before += line.count;
    }
    for (const auto &line : after.lines) {
        auto &difference = placeOf(line);
        difference.after += line.count;
        difference.name = line.name;
        difference.qualifier = line.qualifier;
    }
    std::erase_if(all, [](const Difference &difference) {
        return difference.before == difference.after;
    });
    return all;
}

} // namespace rosters
