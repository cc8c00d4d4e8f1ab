#include "storage/integrity.h"

#include "storage/backup.h"
#include "storage/journal.h"
#include "storage/pictures.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace storage
{

using base::plural;
using base::text;

namespace
{

// What can be counted by one statement and mended by another. In this order: what has become
// whole by an earlier row is not looked at as broken by a later one.
struct Check {
    FindingKind kind;
    const char *count;
    const char *mend;
    base::Text (*sentence)();
    bool isHarmless = false;
};

constexpr std::array<Check, 10> Checks{{
    {FindingKind::PartsWithoutRoster,
     "roster/count_missing",
     "roster/mend_missing",
     [] { return plural("Storage", "%n roster(s) with lines but without a name."); }},
    {FindingKind::CountOutOfRange,
     "roster_line/count_out_of_range",
     "roster_line/mend_count",
     [] { return plural("Storage", "%n line(s) of rosters with an impossible count."); }},
    {FindingKind::UnreadableTags,
     "roster/count_unreadable_tags",
     "roster/mend_tags",
     [] { return plural("Storage", "%n roster(s) with unreadable tags."); }},
    {FindingKind::UnreadablePiece,
     "own_piece/count_unreadable",
     "own_piece/mend",
     [] { return plural("Storage", "%n piece(s) of one's own with unreadable values."); }},
    {FindingKind::UnreadableCarried,
     "roster_carried/count_unreadable",
     "roster_carried/mend",
     [] { return plural("Storage", "%n carried piece(s) with unreadable values."); }},
    {FindingKind::UnreadableKept,
     "kept_piece/count_unreadable",
     "kept_piece/mend",
     [] { return plural("Storage", "%n kept piece(s) with unreadable values."); }},
    {FindingKind::UnreadableVersion,
     "roster_version/count_unreadable",
     "roster_version/mend",
     [] { return plural("Storage", "%n unreadable version(s) of rosters."); }},
    {FindingKind::UnreadableStep,
     "change/count_unreadable",
     "change/mend",
     [] { return plural("Storage", "%n unreadable change(s) in the undo history."); }},
    {FindingKind::StepWithoutChanges,
     "operation/count_empty",
     "operation/remove_empty",
     [] { return plural("Storage", "%n step(s) of the undo history without changes."); }},
    {FindingKind::LeftVersion,
     "roster_version/count_left",
     "roster_version/remove_left",
     [] { return plural("Storage", "%n version(s) of rosters that are gone for good."); },
     true},
}};

base::Result<std::int64_t> damages(Database &database)
{
    std::int64_t count = 0;
    return database
        .eachSql("PRAGMA integrity_check",
                 {},
                 [&](const Row &row) { count += row.text(0) == "ok" ? 0 : 1; })
        .map([&] { return count; });
}

void note(IntegrityReport &report, Finding finding)
{
    if (finding.count > 0) {
        finding.sentence.with(finding.count);
        report.findings.push_back(std::move(finding));
    }
}

base::Outcome checkPictures(Database &database, const Profile &profile, IntegrityReport &report)
{
    const auto missing = missingPictures(database, profile);
    const auto unused = unusedPictures(database, profile);
    if (!missing || !unused) {
        return tl::unexpected(!missing ? missing.error() : unused.error());
    }
    note(report,
         {FindingKind::MissingPicture,
          static_cast<std::int64_t>(missing->size()),
          plural("Storage", "%n picture(s) that are named but not there.")});
    note(report,
         {FindingKind::UnusedPicture,
          static_cast<std::int64_t>(unused->size()),
          plural("Storage", "%n picture(s) that nothing uses any more."),
          true,
          true});
    return {};
}

base::Outcome mendRows(Journal &journal)
{
    auto &database = journal.database();
    base::Outcome done;
    for (const auto &check : Checks) {
        done = done.and_then([&] {
            // Only the roster that is made anew needs words and a time.
            return check.kind == FindingKind::PartsWithoutRoster
                ? database.run(check.mend,
                               {base::english(text("Storage", "Recovered roster")), journal.now()})
                : database.run(check.mend);
        });
    }
    return done;
}

base::Outcome mendPictures(Database &database, const Profile &profile)
{
    const auto missing = missingPictures(database, profile);
    if (!missing) {
        return tl::unexpected(missing.error());
    }
    base::Outcome done;
    for (const auto &name : *missing) {
        done = done.and_then([&] { return database.run("piece_picture/forget", {name}); });
    }
    return done;
}

base::Outcome removeUnusedPictures(Database &database, const Profile &profile)
{
    return unusedPictures(database, profile).map([&](const std::vector<std::string> &unused) {
        const Pictures pictures(profile);
        for (const auto &name : unused) {
            std::error_code error;
            std::filesystem::remove(pictures.file(name), error);
        }
    });
}

} // namespace

bool IntegrityReport::isSound() const
{
    return std::ranges::all_of(findings, &Finding::isHarmless);
}

base::Result<IntegrityReport> checkIntegrity(Journal &journal, const Profile &profile)
{
    auto &database = journal.database();
    IntegrityReport report;
    const auto damaged = damages(database);
    if (!damaged) {
        return tl::unexpected(damaged.error());
    }
    note(report,
         {FindingKind::Damage,
          *damaged,
          plural("Storage", "%n damaged place(s) in the file; a backup may be needed."),
          false});
    for (const auto &check : Checks) {
        const auto count = database.number(check.count);
        if (!count) {
            return tl::unexpected(count.error());
        }
        note(report, {check.kind, *count, check.sentence(), true, check.isHarmless});
    }
    return checkPictures(database, profile, report).map([&] { return std::move(report); });
}

base::Result<IntegrityReport> repair(Journal &journal, const Profile &profile)
{
    auto &database = journal.database();
    // An index that is out of step is made anew; damage beyond that shows in the last check.
    if (auto indexed = database.writeSql("REINDEX"); !indexed) {
        return tl::unexpected(indexed.error());
    }
    return Backups(profile)
        .make(database, journal.now())
        .and_then([&](const std::optional<Backup> &) {
            return journal.transactUnrecorded([&] {
                return mendRows(journal).and_then([&] { return mendPictures(database, profile); });
            });
        })
        .and_then([&] { return removeUnusedPictures(database, profile); })
        .and_then([&] { return checkIntegrity(journal, profile); });
}

} // namespace storage
