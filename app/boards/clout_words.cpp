#include "boards/clout_words.h"

#include "catalog/notation.h"
#include "games/clout/score.h"
#include "games/clout/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace boards
{

using games::clout::ChipId;
using games::clout::SeatId;

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloutChip)
};

QString typeWord(games::clout::Type type)
{
    switch (type) {
    case games::clout::Type::Troop:
        return Words::tr("troop");
    case games::clout::Type::Base:
        return Words::tr("base");
    case games::clout::Type::Action:
        return Words::tr("action");
    case games::clout::Type::Relic:
        break;
    }
    return Words::tr("relic");
}

} // namespace

CloutWords::CloutWords(const ShownTable &table,
                       const CloutFaces &faces,
                       const wording::QtWording &wording,
                       const QStringList &seatNames)
    : m_table(table)
    , m_faces(faces)
    , m_wording(wording)
    , m_seatNames(seatNames)
    , m_viewpoint(table.empty() ? Viewpoint() : Viewpoint::of(table.setup(), table.viewer()))
{
}

const games::clout::Kind &CloutWords::kind(ChipId chip) const
{
    return m_table.setup().kindOf(m_table.position().chips[chip]);
}

// The later number belongs to the later place in the setup, so that it stays the same while both
// lie there.
QString CloutWords::name(ChipId chip) const
{
    const QString name = m_faces.name(m_table.position().chips[chip].kind);
    int place = 1;
    int count = 0;
    for (const auto &other : m_table.chips()) {
        if (kind(other.id).name == kind(chip).name) {
            ++count;
            place += other.id < chip ? 1 : 0;
        }
    }
    return count > 1 ? Words::tr("%1 %2").arg(name).arg(place) : name;
}

QString CloutWords::player(SeatId seat) const
{
    const QString named = m_seatNames.value(seat);
    return named.isEmpty() ? Words::tr("player %1").arg(seat + 1) : named;
}

QString CloutWords::owner(ChipId chip) const
{
    const auto &lying = m_table.position().chips[chip];
    const bool isOwn = engine::Seat{lying.controller} == m_table.viewer();
    const QString holder = isOwn ? Words::tr("yours") : player(lying.controller);
    if (lying.controller == lying.owner) {
        return holder;
    }
    return Words::tr("%1, taken from %2")
        .arg(holder,
             engine::Seat{lying.owner} == m_table.viewer() ? Words::tr("you")
                                                           : player(lying.owner));
}

QString CloutWords::choiceLabel(ChipId chip, const char *attribute) const
{
    const auto &piece = m_faces.piece(m_table.position().chips[chip].kind);
    const auto *const described = piece ? m_faces.schema()->attribute(attribute) : nullptr;
    if (described == nullptr) {
        return {};
    }
    const auto &value = catalog::valueOf(*piece, *m_faces.schema(), attribute);
    const auto *const choice = value.isGiven() ? described->choice(value.text) : nullptr;
    return choice == nullptr ? QString()
                             : QString::fromStdString(choice->label.in(m_faces.language()));
}

QString CloutWords::faction(ChipId chip) const
{
    const QString label = choiceLabel(chip, "faction");
    return label.isEmpty() ? Words::tr("faction unknown") : label;
}

QString CloutWords::type(ChipId chip) const
{
    return typeWord(kind(chip).type);
}

QString CloutWords::figures(ChipId chip) const
{
    const auto &shown = kind(chip);
    const int range = m_table.position().chips[chip].range;
    QStringList parts{Words::tr("%n point(s)", nullptr, shown.points)};
    parts.append(range > shown.range
                     ? Words::tr("range %1, with support %2").arg(shown.range).arg(range)
                     : Words::tr("range %1").arg(shown.range));
    if (shown.type != games::clout::Type::Action) {
        parts.append(Words::tr("defense %1").arg(shown.defense));
    }
    return parts.join(QStringLiteral(", "));
}

const catalog::Vocabulary *CloutWords::vocabulary() const
{
    const auto *const schema = m_faces.schema();
    const auto *const attribute = schema != nullptr ? schema->attribute("abilities") : nullptr;
    return attribute != nullptr ? schema->vocabularyOf(*attribute) : nullptr;
}

QString CloutWords::abilities(ChipId chip) const
{
    const auto &piece = m_faces.piece(m_table.position().chips[chip].kind);
    const auto *const notation =
        piece ? catalog::notationOf(*piece, *m_faces.schema(), "abilities") : nullptr;
    const auto *const known = vocabulary();
    if (notation == nullptr || known == nullptr) {
        return QString::fromStdString(kind(chip).notation);
    }
    QStringList parts;
    for (const auto &ability : notation->abilities) {
        parts.append(
            QString::fromStdString(catalog::describeAbility(ability, *known, m_faces.language())));
    }
    return parts.join(QStringLiteral("; "));
}

// As the face has it.
QString CloutWords::ability(games::clout::Ability ability) const
{
    const auto *const known = vocabulary();
    const int place = known != nullptr ? known->itemIndex(games::clout::row(ability).slug) : -1;
    return place < 0
        ? wording::render(games::clout::nameOf(ability), m_wording)
        : QString::fromStdString(
            known->items[static_cast<std::size_t>(place)].label.in(m_faces.language()));
}

QString CloutWords::place(ChipId chip) const
{
    return place(m_table.position().chips[chip].at);
}

QString CloutWords::place(base::Point point) const
{
    return placeWords(m_viewpoint, point, locale());
}

QString CloutWords::length(std::int64_t micrometres) const
{
    return lengthWords(micrometres, locale());
}

// The names of those who hold the chip by such a link.
QString CloutWords::linkedBy(const games::clout::LinkList &links, ChipId chip) const
{
    QStringList names;
    for (const auto &link : links.all()) {
        if (link.on == chip) {
            names.append(name(link.by));
        }
    }
    return names.join(QStringLiteral(", "));
}

QString CloutWords::state(ChipId chip) const
{
    const auto *const shown = m_table.chip(chip);
    if (shown == nullptr) {
        return {};
    }
    QStringList parts;
    if (shown->signs.testFlag(ChipSign::Trapped)) {
        parts.append(Words::tr("trapped by %1").arg(linkedBy(m_table.position().traps, chip)));
    }
    if (shown->signs.testFlag(ChipSign::Possessed)) {
        parts.append(
            Words::tr("possessed by %1").arg(linkedBy(m_table.position().possessions, chip)));
    }
    if (shown->signs.testFlag(ChipSign::Resting)) {
        parts.append(Words::tr("resting"));
    }
    if (shown->signs.testFlag(ChipSign::Drafted)) {
        parts.append(Words::tr("place not settled yet"));
    } else if (shown->signs.testFlag(ChipSign::Moved)) {
        parts.append(Words::tr("just moved"));
    }
    if (shown->level > 0) {
        parts.append(Words::tr("lies on %n other(s)", nullptr, shown->level));
    }
    return parts.join(QStringLiteral(", "));
}

int CloutWords::points(ChipId chip) const
{
    return games::clout::scoreOf(m_table.setup(), m_table.position(), chip).total;
}

QString CloutWords::parts(ChipId chip) const
{
    const auto score = games::clout::scoreOf(m_table.setup(), m_table.position(), chip);
    QStringList parts;
    if (score.isTrapped) {
        parts.append(Words::tr("0 printed, being trapped"));
    } else if (score.isLast) {
        parts.append(Words::tr("0 printed, being the last chip"));
    } else {
        parts.append(Words::tr("%1 printed").arg(score.printed));
    }
    if (score.loyal > 0) {
        parts.append(Words::tr("+ %1 loyal").arg(score.loyal));
    }
    if (score.disloyal > 0) {
        parts.append(Words::tr("− %1 disloyal").arg(score.disloyal));
    }
    if (score.base > 0) {
        parts.append(Words::tr("+ %1 near a base").arg(score.base));
    }
    return score.isByHand ? Words::tr("set by hand") : parts.join(QLatin1Char(' '));
}

QString CloutWords::everything(ChipId chip) const
{
    QStringList parts{name(chip),
                      owner(chip),
                      state(chip),
                      faction(chip),
                      type(chip),
                      place(chip),
                      figures(chip),
                      abilities(chip)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

} // namespace boards
