#include "boards/clout_foresight.h"

#include "base/digest.h"
#include "games/clout/continuous.h"
#include "games/clout/measure.h"

#include <QCoreApplication>

#include <algorithm>

namespace boards
{

using games::clout::ChipId;
using games::clout::NoChip;
using games::clout::Position;

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloutForesight)
};

constexpr std::size_t MostNamed = 5;                      // chips that are told by name
constexpr engine::Token Unknown{games::clout::MostChips}; // a thrown chip that is not known

base::Rng streamOf(const Aiming &aiming)
{
    base::Digest digest;
    digest.add(std::int64_t{aiming.aim.x});
    digest.add(std::int64_t{aiming.aim.y});
    return base::stream(digest.value(), 0, 0);
}

// Counts what comes of one throw after the other.
class Tally
{
public:
    Tally(const ShownTable &table, const Aiming &aiming, Foresight &into)
        : m_table(table)
        , m_aiming(aiming)
        , m_into(into)
    {
        if (aiming.chip == NoChip) {
            return;
        }
        const auto &kind = table.setup().kindOf(table.position().chips[aiming.chip]);
        for (std::uint8_t index = 0; index < kind.abilities.size(); ++index) {
            if (kind.abilities[index].scope.reach != games::clout::Reach::Itself) {
                into.finds.push_back({index, 0});
            }
        }
    }

    void add(const engine::Rest &rest)
    {
        const auto moved = rest.all();
        if (moved.empty()) {
            return;
        }
        ++m_into.throws;
        m_into.rests.push_back(moved.front().at);
        for (const auto &each : moved.subspan(1)) {
            addHit(static_cast<ChipId>(each.token));
        }
        if (games::clout::isOutside(m_table.setup(), moved.front().at)) {
            ++m_into.outs;
        } else if (!m_into.finds.empty()) {
            addFinds(moved);
        }
    }

private:
    void addHit(ChipId chip)
    {
        const auto found = std::ranges::find(m_into.hits, chip, &Foresight::Hit::chip);
        if (found == m_into.hits.end()) {
            m_into.hits.push_back({chip, 1});
        } else {
            ++found->throws;
        }
    }

    void addFinds(std::span<const engine::Resting> moved)
    {
        Position after = m_table.position();
        for (const auto &each : moved.subspan(1)) {
            after.chips[static_cast<ChipId>(each.token)].at =
                games::clout::isOutside(m_table.setup(), each.at)
                ? games::clout::setBack(m_table.setup(), each.at)
                : each.at;
        }
        after = withChipAt(m_table.setup(), after, m_aiming.chip, moved.front().at);
        for (auto &find : m_into.finds) {
            const auto isTarget = [&](ChipId other) {
                return games::clout::mayTarget(m_table.setup(),
                                               after,
                                               m_aiming.chip,
                                               find.ability,
                                               other);
            };
            find.throws += std::ranges::any_of(after.table.all(), isTarget) ? 1 : 0;
        }
    }

    const ShownTable &m_table;
    const Aiming &m_aiming;
    Foresight &m_into;
};

int percent(int part, int whole)
{
    return whole == 0 ? 0 : (100 * part + whole / 2) / whole;
}

} // namespace

Foresight foresee(const games::clout::ThrowModel &model,
                  const ShownTable &table,
                  const Aiming &aiming,
                  int throws)
{
    std::vector<games::clout::LyingChip> lying;
    for (const auto &chip : table.chips()) {
        if (chip.id != aiming.chip && lying.size() + 1 < engine::Rest::Most) {
            lying.push_back({engine::Token{chip.id}, chip.at});
        }
    }
    const games::clout::ThrowScene scene{table.setup().area, table.setup().radius, lying};
    games::clout::Throw what;
    what.token = aiming.chip == NoChip ? Unknown : engine::Token{aiming.chip};
    what.from = aiming.from;
    what.aim = aiming.aim;
    what.hand = aiming.hand;
    Foresight foresight;
    Tally tally(table, aiming, foresight);
    base::Rng rng = streamOf(aiming);
    for (int i = 0; i < throws; ++i) {
        tally.add(model.rest(scene, what, rng, nullptr));
    }
    std::ranges::stable_sort(foresight.hits, std::greater<>{}, &Foresight::Hit::throws);
    return foresight;
}

QString foresightWords(const Foresight &foresight,
                       const Aiming &aiming,
                       const ShownTable &table,
                       const CloutWords &words)
{
    const int whole = foresight.throws;
    QStringList parts;
    for (const auto &hit : foresight.hits) {
        if (parts.size() < static_cast<qsizetype>(MostNamed) && percent(hit.throws, whole) > 0) {
            parts.append(Words::tr("%1 is hit by %2 %")
                             .arg(words.name(hit.chip))
                             .arg(percent(hit.throws, whole)));
        }
    }
    if (parts.isEmpty()) {
        parts.append(Words::tr("hardly any hits a chip"));
    }
    parts.append(Words::tr("%1 % go out").arg(percent(foresight.outs, whole)));
    for (const auto &find : foresight.finds) {
        const auto &kind = table.setup().kindOf(table.position().chips[aiming.chip]);
        parts.append(Words::tr("%1 finds somebody in %2 %")
                         .arg(words.ability(kind.abilities[find.ability].ability))
                         .arg(percent(find.throws, whole)));
    }
    return Words::tr("Of %n throw(s) there: %1.", nullptr, whole)
        .arg(parts.join(QStringLiteral(", ")));
}

} // namespace boards
