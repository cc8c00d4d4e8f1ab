#include "storage/roster_store.h"

#include "base/fold.h"
#include "storage/kept_pieces.h"
#include "storage/one_line.h"
#include "storage/roster_rows.h"

#include <QUuid>

#include <algorithm>
#include <set>

namespace storage
{

using base::plural;
using base::text;
using rosters::Roster;

namespace
{

std::string newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
}

base::Text stepOnMany(const base::Text &one, const base::Text &many, std::size_t count)
{
    return count == 1 ? one : many;
}

} // namespace

std::string rosterSubject(std::string_view id)
{
    return "roster:" + std::string(id);
}

RosterStore::RosterStore(Journal &journal, CatalogOf catalogOf)
    : m_journal(&journal)
    , m_catalogOf(std::move(catalogOf))
{
}

base::Result<std::vector<RosterSummary>> RosterStore::list() const
{
    std::vector<RosterSummary> summaries;
    return m_journal->database()
        .each("roster/list",
              {},
              [&](const Row &row) {
                  RosterSummary summary;
                  summary.id = row.text(0);
                  summary.game = row.text(1);
                  summary.format = row.text(2);
                  summary.name = row.text(3);
                  summary.folder = row.text(4);
                  summary.tags = readTags(row.text(5));
                  summary.archived = row.number(6) != 0;
                  summary.modified = row.number(7);
                  summary.size = row.number(8);
                  summaries.push_back(std::move(summary));
              })
        .map([&] { return std::move(summaries); });
}

base::Result<Roster> RosterStore::load(const std::string &id) const
{
    return loadRoster(m_journal->database(), id);
}

base::Result<std::string> RosterStore::find(std::string_view idOrName) const
{
    const auto summaries = list();
    if (!summaries) {
        return tl::unexpected(summaries.error());
    }
    if (std::ranges::find(*summaries, idOrName, &RosterSummary::id) != summaries->end()) {
        return std::string(idOrName);
    }
    const auto wanted = base::fold(idOrName);
    std::vector<const RosterSummary *> found;
    std::vector<std::string> names;
    for (const auto &summary : *summaries) {
        names.push_back(summary.name);
        if (base::fold(summary.name) == wanted) {
            found.push_back(&summary);
        }
    }
    if (std::ranges::any_of(found, [](const auto *each) { return !each->archived; })) {
        std::erase_if(found, [](const auto *each) { return each->archived; });
    }
    if (found.size() == 1) {
        return found.front()->id;
    }
    if (found.empty()) {
        const auto near = base::nearest(idOrName, names);
        return base::problem(text("Storage", "There is no roster called “%1”.").with(idOrName),
                             near.empty()
                                 ? text("Storage", "See what there is: muster-cli roster list.")
                                 : text("Storage", "Is “%1” meant?").with(near));
    }
    std::string ids;
    for (const auto *each : found) {
        ids += (ids.empty() ? "" : ", ") + each->id;
    }
    return base::problem(text("Storage", "Several rosters are called “%1”.").with(idOrName),
                         text("Storage", "Name the one that is meant by its id: %1.").with(ids));
}

base::Result<std::vector<std::string>> RosterStore::add(const std::vector<Roster> &rosters)
{
    std::vector<std::string> ids;
    const auto name = stepOnMany(text("Storage", "Add the roster “%1”")
                                     .with(rosters.empty() ? "" : oneLine(rosters[0].name)),
                                 plural("Storage", "Add %n roster(s)").with(rosters.size()),
                                 rosters.size());
    return m_journal
        ->transact({RosterListSubject, name},
                   [&] {
                       base::Outcome done;
                       for (auto roster : rosters) {
                           roster.id = ids.emplace_back(newId());
                           done = done.and_then([&] {
                                          return addRoster(m_journal->database(),
                                                           roster,
                                                           m_journal->now());
                                      })
                                      .and_then([&] { return keepPieces(Roster(), roster); });
                       }
                       return done;
                   })
        .map([&] { return std::move(ids); });
}

base::Result<std::string> RosterStore::copy(const std::string &id, const std::string &name)
{
    return load(id)
        .and_then([&](Roster roster) {
            roster.name = name;
            return add({roster});
        })
        .map([](const std::vector<std::string> &ids) { return ids.front(); });
}

base::Outcome RosterStore::remove(const std::vector<std::string> &ids)
{
    const auto first = ids.empty() ? base::Result<Roster>(Roster()) : load(ids.front());
    if (!first) {
        return tl::unexpected(first.error());
    }
    const auto name = stepOnMany(text("Storage", "Remove the roster “%1”").with(first->name),
                                 plural("Storage", "Remove %n roster(s)").with(ids.size()),
                                 ids.size());
    return m_journal->transact({RosterListSubject, name}, [&] {
        base::Outcome done;
        for (const auto &id : ids) {
            done = done.and_then([&] { return removeRoster(m_journal->database(), id); });
        }
        return done;
    });
}

base::Outcome RosterStore::setArchived(const std::vector<std::string> &ids, bool archived)
{
    const auto name = archived
        ? plural("Storage", "Archive %n roster(s)").with(ids.size())
        : plural("Storage", "Bring %n roster(s) back from the archive").with(ids.size());
    return editMany(ids, name, [archived](Roster &roster) {
        roster.archived = archived;
        return base::Outcome();
    });
}

base::Outcome RosterStore::setFolder(const std::vector<std::string> &ids, const std::string &folder)
{
    const auto name =
        plural("Storage", "Move %n roster(s) to the folder “%1”").with(ids.size()).with(folder);
    return editMany(ids, name, [&](Roster &roster) {
        roster.folder = folder;
        return base::Outcome();
    });
}

base::Outcome RosterStore::addTag(const std::vector<std::string> &ids, const std::string &tag)
{
    const auto name = plural("Storage", "Tag %n roster(s) “%1”").with(ids.size()).with(tag);
    return editMany(ids, name, [&](Roster &roster) {
        if (std::ranges::find(roster.tags, tag) == roster.tags.end()) {
            roster.tags.push_back(tag);
        }
        return base::Outcome();
    });
}

base::Outcome RosterStore::removeTag(const std::vector<std::string> &ids, const std::string &tag)
{
    const auto name =
        plural("Storage", "Take the tag “%1” from %n roster(s)").with(ids.size()).with(tag);
    return editMany(ids, name, [&](Roster &roster) {
        std::erase(roster.tags, tag);
        return base::Outcome();
    });
}

base::Outcome RosterStore::replace(const Roster &roster, const base::Text &stepName)
{
    return edit(roster.id, {rosterSubject(roster.id), stepName}, [&](Roster &stored) {
        stored = roster;
        return base::Outcome();
    });
}

base::Outcome
RosterStore::edit(const std::string &id, const Operation &operation, const Change &change)
{
    return m_journal->transact(operation, [&] { return changeOne(id, change); });
}

base::Outcome RosterStore::editMany(const std::vector<std::string> &ids,
                                    const base::Text &name,
                                    const Change &change)
{
    return m_journal->transact({RosterListSubject, name}, [&] {
        base::Outcome done;
        for (const auto &id : ids) {
            done = done.and_then([&] { return changeOne(id, change); });
        }
        return done;
    });
}

base::Outcome RosterStore::changeOne(const std::string &id, const Change &change)
{
    const auto before = loadRoster(m_journal->database(), id);
    if (!before) {
        return tl::unexpected(before.error());
    }
    auto after = *before;
    return change(after)
        .and_then([&] { return writeRoster(m_journal->database(), after); })
        .and_then([&] { return keepPieces(*before, after); });
}

base::Outcome RosterStore::keepPieces(const Roster &before, const Roster &after)
{
    const auto *catalog = m_catalogOf ? m_catalogOf(after.game) : nullptr;
    if (!catalog) {
        return {};
    }
    std::set<std::string_view> used;
    for (const auto &line : before.lines) {
        used.insert(line.key);
    }
    std::vector<std::string> keys;
    for (const auto &line : after.lines) {
        if (!line.key.empty() && used.insert(line.key).second) {
            keys.push_back(line.key);
        }
    }
    return keepUsedPieces(m_journal->database(), keys, *catalog);
}

} // namespace storage
