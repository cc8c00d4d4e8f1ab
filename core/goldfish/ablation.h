// Which pieces earn their place: each is replaced by a spare, and the roster without it plays the
// same matches with the same lots as the whole one. Games go to the pieces still in doubt; those
// that are decided, or make no difference worth knowing, play no more. What is said of all of them
// together is wrong in at most one run of twenty, however many pieces there are.
#pragma once

#include "goldfish/batch.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace goldfish
{

// The roster with one piece replaced; outlives the ablation.
struct Variant {
    std::string piece;
    std::string spare;
    const rosters::Roster *roster = nullptr;
};

// One copy of that line replaced by a copy of the spare.
rosters::Roster withSpare(const rosters::Roster &roster, std::size_t line, rosters::Line spare);

struct AblationDesign {
    // Of each variant at most, and of the whole roster. Looked at after an eighth, a quarter, a
    // half and all of them.
    std::uint64_t matches = 800;
    // A difference smaller than this many points a game is none.
    double worthKnowing = 0.5;
};

struct AblationLine {
    enum class Verdict { Earns, SpareIsBetter, NoMatter, InDoubt };

    std::string piece;
    std::string spare;
    std::int64_t unfinished = 0; // pairs
    Moments margins;             // the whole roster's margin less the variant's, in each pair
    Interval interval;           // of its mean, as wide as the number of pieces and looks asks
    double chance = 1;           // that luck alone does it, corrected for the number of pieces
    Verdict verdict = Verdict::InDoubt;
};

class Ablation
{
public:
    static base::Result<std::unique_ptr<Ablation>> begin(const Order &order,
                                                         const std::vector<Variant> &variants,
                                                         const games::Row &row,
                                                         const catalog::Catalog &catalog,
                                                         const AblationDesign &design);

    // Goes on where it was. `effort.matches` is not asked; its progress is of all matches.
    base::Result<Batch::Stop> run(const Effort &effort);

    const std::vector<AblationLine> &lines() const { return m_lines; }
    const AblationDesign &design() const { return m_design; }
    const Batch &whole() const { return *m_whole; }
    // That of the line in that place.
    const Batch &variant(std::size_t line) const { return *m_variants[line]; }
    std::uint64_t matches() const; // of all batches

private:
    explicit Ablation(const AblationDesign &design);
    base::Result<Batch::Stop> runUpTo(Batch &batch, std::uint64_t matches, const Effort &effort);
    void look();
    void judge(AblationLine &line, double chance);

    AblationDesign m_design;
    std::unique_ptr<Batch> m_whole;
    std::vector<std::unique_ptr<Batch>> m_variants;
    std::vector<AblationLine> m_lines;
    std::size_t m_looks = 0;
    double m_secondsUsed = 0; // of the running effort
};

} // namespace goldfish
