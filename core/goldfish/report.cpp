#include "goldfish/report.h"

#include "goldfish/batch.h"
#include "goldfish/side.h"

#include <algorithm>

namespace goldfish
{

namespace
{

WinRate sumOf(const std::vector<AgainstLine> &lines, WinRate AgainstLine::*part)
{
    WinRate sum;
    for (const auto &line : lines) {
        sum += line.*part;
    }
    return sum;
}

void addMatch(Report &report, const MatchRecord &record, const Pairing &pairing)
{
    if (record.isUnfinished) {
        ++report.unfinished;
        return;
    }
    ++report.matches;
    report.score.add(scoreOf(record, pairing));
    if (pairing.opponent >= report.against.size()) {
        return; // it plays alone
    }
    auto &line = report.against[pairing.opponent];
    const auto result = asRate(halvesOf(record, pairing));
    line.all += result;
    (seatOf(pairing) == 0 ? line.first : line.second) += result;
    line.margin.add(marginOf(record, pairing));
}

SourceLine &lineOf(std::vector<SourceLine> &lines, const engine::TallySource &source)
{
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const SourceLine &line) {
        return line.slug == source.slug;
    });
    return found != lines.end()
        ? *found
        : lines.emplace_back(SourceLine{source.slug, source.title, source.kind, 0});
}

PieceLine &lineOf(std::vector<PieceLine> &lines, const engine::TallyPiece &piece)
{
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const PieceLine &line) {
        return line.key == piece.key;
    });
    return found != lines.end() ? *found
                                : lines.emplace_back(PieceLine{piece.key, piece.name, 0, {}});
}

// Every pairing has the subject's pieces anew; copies are counted in the first alone.
void addPieces(Report &report, const Totals &totals, engine::Seat seat, bool isFirst)
{
    for (std::size_t piece = 0; piece < totals.pieces.size(); ++piece) {
        if (totals.layout.pieces[piece].owner == seat) {
            auto &line = lineOf(report.pieces, totals.layout.pieces[piece]);
            line.copies += isFirst ? 1 : 0;
            line.totals += totals.pieces[piece];
        }
    }
}

void addTotals(Report &report, const Totals &totals, std::size_t seat, bool isFirst)
{
    for (std::size_t source = 0; source < totals.sources.size(); ++source) {
        lineOf(report.sources, totals.layout.sources[source]).total += totals.sources[source][seat];
    }
    report.turns.resize(std::max(report.turns.size(), totals.turns.size()));
    for (std::size_t turn = 0; turn < totals.turns.size(); ++turn) {
        report.turns[turn].add(totals.turns[turn][seat]);
    }
    addPieces(report, totals, engine::Seat{static_cast<std::uint8_t>(seat)}, isFirst);
    report.resting += totals.resting[seat];
    report.area = totals.layout.area;
}

} // namespace

WinRate Report::all() const
{
    return sumOf(against, &AgainstLine::all);
}

WinRate Report::first() const
{
    return sumOf(against, &AgainstLine::first);
}

WinRate Report::second() const
{
    return sumOf(against, &AgainstLine::second);
}

Report reportOn(const Batch &batch, Identity identity)
{
    Report report;
    for (const auto &opponent : identity.opponents) {
        report.against.push_back({opponent, {}, {}, {}, {}});
    }
    report.identity = std::move(identity);
    report.seconds = batch.seconds();
    const auto &pairings = batch.plan().pairings;
    const auto matches = batch.matches();
    for (std::size_t match = 0; match < matches.size(); ++match) {
        const auto &pairing = pairings[match % pairings.size()];
        if (pairing.arm == 0) {
            addMatch(report, matches[match], pairing);
        }
    }
    for (std::size_t pairing = 0; pairing < pairings.size(); ++pairing) {
        if (pairings[pairing].arm == 0) {
            addTotals(report, batch.totals(pairing), seatOf(pairings[pairing]), pairing == 0);
        }
    }
    return report;
}

} // namespace goldfish
