// muster-cli roster versions and revert: what a stored roster was, and back to it.
#include "cli/commands/roster_verbs.h"
#include "storage/version_store.h"

#include <charconv>

namespace cli
{

using base::text;
using files::json::Array;
using files::json::Node;
using files::json::Object;

Exit listVersions(Session &session, const std::string &name)
{
    auto id = storedId(session, name);
    if (!id) {
        return session.fail(id.error(), Exit::Unreadable);
    }
    auto &workspace = **session.workspace();
    const storage::VersionStore store(workspace.rosters());
    auto rows = store.list(*id);
    if (!rows) {
        return session.fail(rows.error(), Exit::Unreadable);
    }
    Array result;
    for (const auto &row : *rows) {
        Node entry{Object{}};
        entry.set("version", row.id)
            .set("created", row.created)
            .set("name", row.name)
            .set("reason", session.words(storage::describe(row.reason)));
        if (!session.json()) {
            session.print(std::to_string(row.id) + "  "
                          + session.words(storage::describe(row.reason)) + "  " + row.name);
        }
        result.push_back(std::move(entry));
    }
    if (session.json()) {
        session.printJson(Node{std::move(result)});
    }
    return Exit::Done;
}

Exit revertRoster(Session &session, const std::string &name, const std::string &version)
{
    if (version.empty()) {
        return session.fail(
            {{},
             0,
             text("CommandLine", "No version is named."),
             text("CommandLine", "muster-cli roster versions %1 lists them.").with(name)},
            Exit::WrongUse);
    }
    std::int64_t number = 0;
    const auto read = std::from_chars(version.data(), version.data() + version.size(), number);
    if (read.ec != std::errc{} || read.ptr != version.data() + version.size()) {
        return session.fail(
            {{},
             0,
             text("CommandLine", "\"%1\" is no number of a version.").with(version),
             text("CommandLine", "muster-cli roster versions %1 lists them.").with(name)},
            Exit::WrongUse);
    }
    auto id = storedId(session, name);
    if (!id) {
        return session.fail(id.error(), Exit::Unreadable);
    }
    storage::VersionStore store((*session.workspace())->rosters());
    if (auto done = store.revert(*id, number); !done) {
        return session.fail(done.error(), Exit::Unreadable);
    }
    if (session.json()) {
        Node result{Object{}};
        result.set("id", *id).set("reverted_to", number);
        session.printJson(result);
    }
    return Exit::Done;
}

} // namespace cli
