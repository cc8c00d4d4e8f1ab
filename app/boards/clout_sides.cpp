// The players' sides of a Clout table: score as it stands, stacks, discards.
#include "boards/clout_table_board.h"
#include "boards/seat_colours.h"
#include "games/clout/explain.h"
#include "games/clout/score.h"

#include <QLocale>

#include <algorithm>

namespace boards
{

using games::clout::ChipId;
using games::clout::ChipScore;
using games::clout::Place;
using games::clout::SeatId;

bool CloutTableBoard::isSeen(SeatId seat) const
{
    return !m_viewer || *m_viewer == engine::Seat{seat} || position().isRevealed[seat]
        || position().isOver;
}

Pile CloutTableBoard::pileOf(SeatId seat, Place place) const
{
    Pile pile;
    const auto add = [&](ChipId chip) {
        const auto kind = position().chips[chip].kind;
        ++pile.size;
        const auto alike =
            std::find_if(pile.items.begin(), pile.items.end(), [&](const auto &item) {
                return position().chips[static_cast<std::size_t>(item.tokens.front())].kind == kind;
            });
        if (alike == pile.items.end()) {
            pile.items.push_back({m_faces.name(kind),
                                  sentence(figuresOf(setup().kinds[kind])),
                                  1,
                                  m_faces.piece(kind),
                                  {engine::Token{chip}}});
        } else {
            ++alike->count;
            alike->tokens.push_back(engine::Token{chip});
        }
    };
    for (ChipId chip = 0; chip < position().chipCount; ++chip) {
        if (position().chips[chip].place == place && position().chips[chip].owner == seat) {
            add(chip);
        }
    }
    return pile;
}

QString CloutTableBoard::scoreInWords(SeatId seat) const
{
    ChipScore sum;
    int chips = 0;
    int byHand = 0;
    for (const ChipId chip : position().table.all()) {
        if (position().chips[chip].controller != seat) {
            continue;
        }
        const auto score = scoreOf(setup(), position(), chip);
        ++chips;
        if (score.isByHand) {
            byHand += score.total;
            continue;
        }
        sum.printed += score.printed;
        sum.loyal += score.loyal;
        sum.disloyal += score.disloyal;
        sum.base += score.base;
    }
    QStringList parts{tr("%n chip(s) on the table", nullptr, chips),
                      tr("printed %1").arg(sum.printed)};
    if (sum.base != 0) {
        parts.append(tr("at a base +%1").arg(sum.base));
    }
    if (sum.loyal != 0) {
        parts.append(tr("loyal +%1").arg(sum.loyal));
    }
    if (sum.disloyal != 0) {
        parts.append(tr("disloyal −%1").arg(sum.disloyal));
    }
    if (byHand != 0) {
        parts.append(tr("by hand %1").arg(byHand));
    }
    return parts.join(QStringLiteral(", "));
}

Side CloutTableBoard::sideOf(SeatId seat) const
{
    Side side;
    side.name = m_seatNames.value(seat, tr("Player %1").arg(seat + 1));
    side.figure = QString::number(seat + 1);
    side.colour = seatColour(engine::Seat{seat});
    side.score = scores(setup(), position())[seat];
    side.scoreInWords = scoreInWords(seat);
    side.isToMove = !position().isOver && position().active == seat;
    auto stack = pileOf(seat, Place::Stack);
    stack.title = tr("Stack");
    stack.isHidden = !isSeen(seat);
    if (stack.isHidden) {
        stack.items.clear();
    }
    side.piles.push_back(std::move(stack));
    auto discards = pileOf(seat, Place::Discard);
    discards.title = tr("Discards");
    side.piles.push_back(std::move(discards));
    if (auto away = pileOf(seat, Place::PutAway); away.size > 0) {
        away.title = tr("Put away");
        side.piles.push_back(std::move(away));
    }
    return side;
}

std::vector<Side> CloutTableBoard::sides() const
{
    std::vector<Side> result;
    for (SeatId seat = 0; m_state && seat < position().seats; ++seat) {
        result.push_back(sideOf(seat));
    }
    return result;
}

} // namespace boards
