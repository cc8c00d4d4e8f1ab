// The sentences of a match's log.
#include "games/clout/happening.h"
#include "games/clout/wording.h"

namespace games::clout
{

using base::Text;
using base::text;

Text sentenceOf(const Setup &setup, const Position &position, const engine::Event &event)
{
    const auto chip = static_cast<ChipId>(event.token);
    const auto other = static_cast<ChipId>(event.other);
    const auto name = [&](ChipId each) { return nameOf(setup, position, each); };
    const auto ability = [&] { return nameOf(static_cast<Ability>(event.amount)); };
    const auto at = [&](base::Point point) {
        return text("Clout", "%1, %2 cm")
            .with((point.x + 5000) / 10000)
            .with((point.y + 5000) / 10000);
    };
    switch (static_cast<Happening>(event.kind)) {
    case Happening::TurnBegins:
        return text("Clout", "Player %1’s turn.").with(event.amount + 1);
    case Happening::Thrown:
        return text("Clout", "Player %1 throws %2 at %3.")
            .with(event.amount + 1)
            .with(base::Text::verbatim(setup.kindOf(position.chips[chip]).name))
            .with(at(event.to));
    case Happening::CameToRest:
        return text("Clout", "%1 comes to rest at %2.").with(name(chip)).with(at(event.to));
    case Happening::WentOut:
        return text("Clout", "%1 goes out.").with(name(chip));
    case Happening::Knocked:
        return text("Clout", "%1 is knocked to %2.").with(name(chip)).with(at(event.to));
    case Happening::SetBack:
        return text("Clout", "%1 is set back to %2.").with(name(chip)).with(at(event.to));
    case Happening::Placed:
        return text("Clout", "%1 is put down at %2.").with(name(chip)).with(at(event.to));
    case Happening::Replaced:
        return text("Clout", "%1 takes the place of %2.").with(name(chip)).with(name(other));
    case Happening::MustRethrow:
        return text("Clout", "%1 must be thrown again: aversion of %2.")
            .with(name(chip))
            .with(name(other));
    case Happening::RethrowsItself:
        return text("Clout", "%1 is thrown again: precision.").with(name(chip));
    case Happening::Used:
        return text("Clout", "%1 uses %2.").with(name(chip)).with(ability());
    case Happening::Declined:
        return text("Clout", "%1 does not use %2.").with(name(chip)).with(ability());
    case Happening::Moved:
        return text("Clout", "%1 is moved to %2: %3 of %4.")
            .with(name(chip))
            .with(at(event.to))
            .with(ability())
            .with(name(other));
    case Happening::Exchanged:
        return text("Clout", "%1 and %2 change places.").with(name(chip)).with(name(other));
    case Happening::Attacked:
        return text("Clout", "%1 is attacked: %2 of %3.")
            .with(name(chip))
            .with(ability())
            .with(name(other));
    case Happening::Trapped:
        return text("Clout", "%1 is trapped by %2.").with(name(chip)).with(name(other));
    case Happening::Possessed:
        return text("Clout", "%1 is possessed by %2.").with(name(chip)).with(name(other));
    case Happening::Condemned:
        return text("Clout", "%1 will go: %2 of %3.")
            .with(name(chip))
            .with(ability())
            .with(name(other));
    case Happening::Removed:
        return text("Clout", "%1 is removed.").with(name(chip));
    case Happening::Commanded:
        return text("Clout", "%1 is commanded by %2.").with(name(chip)).with(name(other));
    case Happening::PickedUp:
        return text("Clout", "%1 is picked up.").with(name(chip));
    case Happening::Sacrificed:
        return text("Clout", "%1 is given up for %2.").with(name(chip)).with(name(other));
    case Happening::Raised:
        return text("Clout", "%1 comes back from the discards.").with(name(chip));
    case Happening::Revealed:
        return text("Clout", "Player %1 shows a stack of which nothing can be played.")
            .with(event.amount + 1);
    case Happening::Discarded:
        return text("Clout", "%1 is discarded.").with(name(chip));
    case Happening::HandMoved:
        return text("Clout", "By hand: %1 is moved to %2.").with(name(chip)).with(at(event.to));
    case Happening::HandRemoved:
        return text("Clout", "By hand: %1 is removed.").with(name(chip));
    case Happening::HandReturned:
        return text("Clout", "By hand: %1 returns to the table at %2.")
            .with(name(chip))
            .with(at(event.to));
    case Happening::HandPutBack:
        return text("Clout", "By hand: %1 goes back into the stack of player %2.")
            .with(base::Text::verbatim(setup.kindOf(position.chips[chip]).name))
            .with(event.amount + 1);
    case Happening::HandOwned:
        return text("Clout", "By hand: %1 belongs to player %2 now.")
            .with(base::Text::verbatim(setup.kindOf(position.chips[chip]).name))
            .with(event.amount + 1);
    case Happening::HandScored:
        return event.amount < 0
            ? text("Clout", "By hand: %1 counts as the rules say again.").with(name(chip))
            : text("Clout", "By hand: %1 counts %2.").with(name(chip)).with(event.amount);
    case Happening::HandRepeated:
        return text("Clout", "By hand: %1 activates once more.").with(name(chip));
    case Happening::HandSkipped:
        return text("Clout", "By hand: %2 of %1 is skipped.").with(name(chip)).with(ability());
    case Happening::HandRead:
        return text("Clout", "%1: “%2” is carried out by hand.")
            .with(name(chip))
            .with(setup.kindOf(position.chips[chip]).textOnly);
    case Happening::HandLeft:
        return text("Clout", "%1: “%2” does nothing.")
            .with(name(chip))
            .with(setup.kindOf(position.chips[chip]).textOnly);
    case Happening::GameEnds:
        break;
    }
    return text("Clout", "The game is over.");
}

} // namespace games::clout
