// A child of kill_test: adds lines to a roster without end and prints each line's name once the
// edit is stored. Its parent kills it at some moment.
#include "storage/profile.h"
#include "storage/roster_store.h"

#include <cstdio>
#include <string>

namespace
{

int fail(const base::Problem &problem)
{
    std::fprintf(stderr, "%s\n", base::english(problem).c_str());
    return 1;
}

} // namespace

int main(int argc, char **argv)
{
    const std::string folder = argc > 1 ? argv[1] : "";
    const std::string id = argc > 2 ? argv[2] : "";
    const auto profile = storage::Profile::open(folder);
    if (!profile) {
        return fail(profile.error());
    }
    const auto database = storage::Database::open(profile->database());
    if (!database) {
        return fail(database.error());
    }
    auto journal = storage::Journal::open(**database);
    if (!journal) {
        return fail(journal.error());
    }
    storage::RosterStore rosters(*journal);
    for (int number = 0;; ++number) {
        rosters::Line line;
        line.name = std::to_string(number);
        if (const auto stored = rosters.addPiece(id, line); !stored) {
            return fail(stored.error());
        }
        std::printf("%d\n", number);
        std::fflush(stdout);
    }
}
