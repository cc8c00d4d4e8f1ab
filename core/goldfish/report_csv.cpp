#include "goldfish/report_csv.h"

#include "files/table.h"
#include "goldfish/side.h"

#include <array>

namespace goldfish
{

namespace
{

constexpr std::array<const char *, 3> Results{"loss", "draw", "win"};

std::vector<std::string> rowOf(std::size_t match,
                               const MatchRecord &record,
                               const Pairing &pairing,
                               const Identity &identity)
{
    const bool isAlone = pairing.opponent >= identity.opponents.size();
    std::vector<std::string> row = {std::to_string(match + 1),
                                    isAlone ? std::string()
                                            : identity.opponents[pairing.opponent].roster,
                                    std::to_string(seatOf(pairing) + 1)};
    if (record.isUnfinished) {
        row.insert(row.end(), {"", "", "unfinished"});
    } else {
        row.push_back(std::to_string(scoreOf(record, pairing)));
        row.push_back(std::to_string(marginOf(record, pairing)));
        row.emplace_back(
            isAlone
                ? ""
                : Results[static_cast<std::size_t>(halvesOf(record, pairing)) % Results.size()]);
    }
    row.push_back(std::to_string(record.turns));
    row.push_back(std::to_string(record.answers));
    return row;
}

} // namespace

std::string csvOf(const Batch &batch, const Identity &identity)
{
    std::string result = files::csvLine(
        {"game", "opponent", "seat", "score", "margin", "result", "turns", "answers"});
    const auto &pairings = batch.plan().pairings;
    const auto matches = batch.matches();
    for (std::size_t match = 0; match < matches.size(); ++match) {
        result += files::csvLine(
            rowOf(match, matches[match], pairings[match % pairings.size()], identity));
    }
    return result;
}

} // namespace goldfish
