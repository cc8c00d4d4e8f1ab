// A playtest that is being played: the batch, comparison or ablation behind it, and what each game
// came to. Played in parts by one thread at a time, so that figures can be shown on the way; the
// games behind a figure and their logs may be asked for from any thread meanwhile.
#pragma once

#include "engine/log.h"
#include "goldfish/ablation.h"
#include "goldfish/comparison_report.h"
#include "goldfish/diary.h"
#include "library/playtest.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace library
{

struct LabResult {
    goldfish::Report report;
    goldfish::Document document;
    files::json::Node json;
    std::optional<goldfish::Comparison> comparison;
    std::uint64_t matches = 0; // of all batches
};

// A game as a list shows it, and as it is found again.
struct LabGame {
    enum class Result { Alone, Won, Drawn, Lost };

    std::size_t batch = 0; // 0: the subject's; of an ablation, 1 and on: without a piece
    std::uint64_t match = 0;
    std::string roster;   // whose figures these are
    std::string opponent; // empty: none
    bool isFirst = true;  // whether that roster began
    std::int32_t score = 0;
    std::int32_t margin = 0;
    Result result = Result::Alone;
    std::int64_t turns = 0;
    std::int32_t figure = 0; // see goldfish::DiaryLine
};

class LabJob
{
public:
    explicit LabJob(Playtest test, std::uint64_t matchesOfAblation);

    const Playtest &test() const { return m_test; }

    // Looks at everything once; the Problem says what cannot be played. What follows comes after.
    base::Outcome begin();
    // Goes on until there are so many matches. `effort.taken` is set here.
    base::Result<goldfish::Batch::Stop> play(goldfish::Effort effort);

    // While nothing is played.
    LabResult result() const;
    std::string csv() const;
    std::uint64_t played() const;                          // of the subject's batch
    std::uint64_t mostMatches(std::uint64_t wanted) const; // of all batches
    // After more games were asked for than it was begun with, it no longer ends by itself.
    void endsOnlyWhenPlayed() { m_test.design.endsEarly = false; }
    bool canBeExtended() const { return m_test.question != Playtest::Question::Ablation; }

    // From any thread.
    std::vector<LabGame> games(const goldfish::Behind &behind) const;
    bool hasAllFigures() const; // of the games; else of the first many alone
    base::Result<engine::Log> log(const LabGame &game) const;

private:
    using Stop = goldfish::Batch::Stop;

    base::Outcome beginBatch(base::Result<goldfish::Plan> plan);
    base::Outcome beginAblation();
    base::Result<Stop> playComparison(const goldfish::Effort &effort);
    base::Result<Stop> playAblation(const goldfish::Effort &effort);
    const goldfish::Batch &whole() const;
    const goldfish::Batch &batchOf(const LabGame &game) const;
    LabGame described(std::size_t batch, std::uint64_t match, std::int32_t figure) const;
    std::vector<LabGame> besideSpare(std::size_t line) const;
    goldfish::Compared names() const;

    Playtest m_test;
    goldfish::AblationDesign m_ablationDesign;
    std::unique_ptr<goldfish::Batch> m_batch; // null in an ablation
    std::vector<rosters::Roster> m_withSpares;
    std::unique_ptr<goldfish::Ablation> m_ablation;
    std::optional<goldfish::Comparison> m_comparison;

    mutable std::mutex m_mutex; // of what follows
    std::unique_ptr<goldfish::Diary> m_diary;
    std::vector<std::vector<goldfish::MatchRecord>> m_withoutPiece; // one a variant
};

} // namespace library
