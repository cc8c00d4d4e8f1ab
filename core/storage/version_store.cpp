#include "storage/version_store.h"

#include <array>
#include <optional>

namespace storage
{

using base::text;
using rosters::Roster;

namespace
{

constexpr std::array<std::pair<VersionReason, const char *>, 6> ReasonSlugs{{
    {VersionReason::Closed, "closed"},
    {VersionReason::Quiet, "quiet"},
    {VersionReason::BeforeImport, "before-import"},
    {VersionReason::BeforeRevert, "before-revert"},
    {VersionReason::Named, "named"},
    {VersionReason::Added, "added"},
}};

const char *slugOf(VersionReason reason)
{
    return ReasonSlugs[static_cast<std::size_t>(reason)].second;
}

VersionReason reasonOf(const std::string &slug)
{
    for (const auto &[reason, name] : ReasonSlugs) {
        if (slug == name) {
            return reason;
        }
    }
    return VersionReason::Closed;
}

rosters::CodecContext contextWithoutCatalogs()
{
    // Everything stands in the version itself.
    static const std::vector<const catalog::Catalog *> none;
    return rosters::CodecContext{none, {}};
}

} // namespace

base::Text describe(VersionReason reason)
{
    switch (reason) {
    case VersionReason::Closed:
        return text("Storage", "when it was closed");
    case VersionReason::Quiet:
        return text("Storage", "after a quiet while");
    case VersionReason::BeforeImport:
        return text("Storage", "before an import");
    case VersionReason::BeforeRevert:
        return text("Storage", "before an earlier version was brought back");
    case VersionReason::Named:
        return text("Storage", "kept by name");
    case VersionReason::Added:
        return text("Storage", "when it was added");
    }
    return {};
}

VersionStore::VersionStore(RosterStore &rosters, const rosters::Codec *codec)
    : m_rosters(&rosters)
    , m_codec(codec)
{
}

base::Result<std::string> VersionStore::written(const std::string &rosterId) const
{
    return m_rosters->load(rosterId).map([&](const Roster &roster) {
        return m_codec->write({roster}, contextWithoutCatalogs()).bytes;
    });
}

base::Outcome
VersionStore::keep(const std::string &rosterId, VersionReason reason, const std::string &name)
{
    auto &journal = m_rosters->journal();
    auto &database = journal.database();
    return journal.transactUnrecorded([&]() -> base::Outcome {
        const auto content = written(rosterId);
        if (!content) {
            return tl::unexpected(content.error());
        }
        std::int64_t last = 0;
        std::string lastContent;
        auto read = database.each("roster_version/last", {rosterId}, [&](const Row &row) {
            last = row.number(0);
            lastContent = row.text(1);
        });
        if (!read) {
            return read;
        }
        if (lastContent == *content) {
            return name.empty() ? base::Outcome()
                                : database.run("roster_version/rename", {name, last, rosterId});
        }
        return database.run("roster_version/add",
                            {rosterId, journal.now(), std::string(slugOf(reason)), name, *content});
    });
}

base::Result<std::vector<Version>> VersionStore::list(const std::string &rosterId) const
{
    std::vector<Version> versions;
    return m_rosters->journal()
        .database()
        .each("roster_version/list",
              {rosterId},
              [&](const Row &row) {
                  versions.push_back(
                      {row.number(0), row.number(1), reasonOf(row.text(2)), row.text(3)});
              })
        .map([&] { return std::move(versions); });
}

base::Result<Roster> VersionStore::load(const std::string &rosterId, std::int64_t version) const
{
    std::optional<std::string> content;
    const auto read =
        m_rosters->journal().database().each("roster_version/load",
                                             {version, rosterId},
                                             [&](const Row &row) { content = row.text(0); });
    if (!read) {
        return tl::unexpected(read.error());
    }
    if (!content) {
        return base::problem(text("Storage", "This roster has no version %1.").with(version),
                             text("Storage", "See which there are: muster-cli roster versions."));
    }
    return m_codec->read(*content, {}, contextWithoutCatalogs())
        .and_then([&](std::vector<Roster> found) -> base::Result<Roster> {
            if (found.size() != 1) {
                return base::problem(
                    text("Storage", "The version %1 cannot be read.").with(version),
                    text("Storage", "Muster's window can mend this, under Settings, Safety."));
            }
            found.front().id = rosterId;
            return std::move(found.front());
        });
}

base::Outcome VersionStore::revert(const std::string &rosterId, std::int64_t version)
{
    auto wanted = load(rosterId, version);
    const auto present = m_rosters->load(rosterId);
    if (!wanted || !present) {
        return tl::unexpected(!wanted ? wanted.error() : present.error());
    }
    wanted->folder = present->folder;
    wanted->archived = present->archived;
    return keep(rosterId, VersionReason::BeforeRevert).and_then([&] {
        return m_rosters->replace(*wanted,
                                  text("Storage", "Bring back the version %1").with(version));
    });
}

} // namespace storage
