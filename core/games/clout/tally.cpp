#include "games/clout/tally.h"

#include "games/clout/happening.h"
#include "games/clout/score.h"
#include "games/clout/state.h"

namespace games::clout
{

using base::text;
using engine::TallySource;

namespace
{

enum Source : std::size_t {
    Printed,
    Loyal,
    Disloyal,
    FromBases,
    Thrown,
    Out,
    KnockedByOthers,
    Attacks,
    Removals,
    Losses,
    Placed,
};

engine::TallyLayout layoutOf(const Setup &setup)
{
    engine::TallyLayout layout;
    layout.seats = setup.start.seats;
    layout.area = setup.area;
    layout.sources = {
        {"printed", text("CloutTally", "printed points"), TallySource::Kind::Points},
        {"loyal", text("CloutTally", "loyal"), TallySource::Kind::Points},
        {"disloyal", text("CloutTally", "disloyal, taken away"), TallySource::Kind::Points},
        {"base", text("CloutTally", "bases"), TallySource::Kind::Points},
        {"thrown", text("CloutTally", "throws"), TallySource::Kind::Times},
        {"out", text("CloutTally", "throws that went out"), TallySource::Kind::Times},
        {"knocked", text("CloutTally", "own chips knocked by others"), TallySource::Kind::Times},
        {"attacks", text("CloutTally", "attacks"), TallySource::Kind::Times},
        {"removals", text("CloutTally", "opposing chips removed"), TallySource::Kind::Times},
        {"losses", text("CloutTally", "own chips lost"), TallySource::Kind::Times},
        {"placed",
         text("CloutTally", "chips put down instead of thrown"),
         TallySource::Kind::Times},
    };
    for (std::size_t i = 0; i < setup.start.chipCount; ++i) {
        const auto &chip = setup.start.chips[i];
        const auto &kind = setup.kindOf(chip);
        layout.pieces.push_back({kind.key, kind.name, engine::Seat{chip.owner}});
    }
    return layout;
}

class CloutTally final : public engine::Tally
{
public:
    explicit CloutTally(const Setup &setup)
        : engine::Tally(layoutOf(setup))
    {
        m_owners.reserve(setup.start.chipCount);
        for (std::size_t i = 0; i < setup.start.chipCount; ++i) {
            m_owners.push_back(setup.start.chips[i].owner);
        }
    }

    void take(const engine::Event &event) override
    {
        const auto chip = static_cast<std::size_t>(event.token);
        const auto other = static_cast<std::size_t>(event.other);
        switch (static_cast<Happening>(event.kind)) {
        case Happening::Thrown:
            count(Thrown, m_owners[chip]);
            counting().pieces[chip].played = 1;
            break;
        case Happening::Placed:
        case Happening::Replaced:
            count(Placed, m_owners[chip]);
            counting().pieces[chip].played = 1;
            break;
        case Happening::WentOut:
            count(Out, m_owners[chip]);
            break;
        case Happening::CameToRest:
            counting().resting.push_back({engine::Seat{m_owners[chip]}, event.to});
            break;
        case Happening::Knocked:
            if (m_owners[chip] != m_owners[other]) {
                count(KnockedByOthers, m_owners[chip]);
            }
            break;
        case Happening::Attacked:
            count(Attacks, m_owners[other]);
            break;
        case Happening::Condemned:
            m_remover[chip] = static_cast<ChipId>(other);
            break;
        case Happening::Removed:
            removed(chip);
            break;
        case Happening::TurnBegins:
            m_hasTurnEnded = m_hasBegun;
            m_hasBegun = true;
            break;
        case Happening::GameEnds:
            m_hasTurnEnded = true;
            break;
        default:
            break;
        }
    }

    void follow(const engine::State &state) override
    {
        if (m_hasTurnEnded) {
            const auto &clout = static_cast<const State &>(state);
            counting().scores.push_back(scores(clout.setup(), clout.position()));
            m_hasTurnEnded = false;
        }
    }

    void finish(const engine::State &last) override
    {
        const auto &clout = static_cast<const State &>(last);
        const auto &position = clout.position();
        for (const ChipId chip : position.table.all()) {
            const auto score = scoreOf(clout.setup(), position, chip);
            const SeatId seat = position.chips[chip].controller;
            counting().sources[Printed][seat] += score.printed;
            counting().sources[Loyal][seat] += score.loyal;
            counting().sources[Disloyal][seat] -= score.disloyal;
            counting().sources[FromBases][seat] += score.base;
            auto &piece = counting().pieces[chip];
            piece.inPlay = 1;
            piece.points = seat == position.chips[chip].owner ? score.total : 0;
        }
    }

private:
    void started(const engine::State & /*start*/) override
    {
        m_remover.fill(NoChip);
        m_hasTurnEnded = false;
        m_hasBegun = true; // the first turn began with the match
    }

    void count(Source source, std::size_t seat) { ++counting().sources[source][seat]; }

    // By whoever condemned it, where that was another's chip; actions leave by themselves.
    void removed(std::size_t chip)
    {
        const ChipId by = m_remover[chip];
        m_remover[chip] = NoChip;
        if (by == NoChip) {
            return;
        }
        ++counting().pieces[chip].losses;
        count(Losses, m_owners[chip]);
        if (m_owners[by] != m_owners[chip]) {
            ++counting().pieces[by].removals;
            count(Removals, m_owners[by]);
        }
    }

    std::vector<SeatId> m_owners;
    std::array<ChipId, MostChips> m_remover{};
    bool m_hasTurnEnded = false;
    bool m_hasBegun = false;
};

} // namespace

std::unique_ptr<engine::Tally> makeTally(const Setup &setup)
{
    return std::make_unique<CloutTally>(setup);
}

} // namespace games::clout
