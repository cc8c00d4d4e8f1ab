#include "games/clout/scope.h"

namespace games::clout
{

namespace
{

// M2, M3 and M8: both together read as both sides.
Side sideOf(const AbilityRow &row, ModifierSet modifiers)
{
    const bool isFriendly = holds(modifiers, Modifier::Friendly);
    const bool isOpponents = holds(modifiers, Modifier::Opponents);
    if (isFriendly && !isOpponents) {
        return Side::Own;
    }
    if (isOpponents && !isFriendly) {
        return Side::Opponents;
    }
    return isFriendly || holds(modifiers, Modifier::All) ? Side::Anyone : row.side;
}

// One chip also with {all}, of any side (6.10, 6.23, 6.24).
bool takesOneAtAnyRate(Ability ability)
{
    return ability == Ability::Exchange || ability == Ability::Replace
        || ability == Ability::Reanimate;
}

} // namespace

Scope scopeOf(Ability ability, ModifierSet modifiers, const House &house)
{
    const auto &row = clout::row(ability);
    const bool isAll = holds(modifiers, Modifier::All);
    Scope scope{sideOf(row, modifiers), row.types, row.reach, row.isOptional};
    if (isAll) { // M1, M7
        scope.types = house.allKeepsType ? row.types : AnyType;
        if (!takesOneAtAnyRate(ability) && scope.reach != Reach::Itself
            && scope.reach != Reach::TheResting) {
            scope.reach = Reach::Everyone;
        }
    }
    if (ability == Ability::Possess) { // 6.17: every opposing chip with {all}, none with {friendly}
        scope.types = scope.side == Side::Own ? TypeSet{0} : scope.types;
        scope.side = Side::Opponents;
    }
    if (row.isAttack) { // I1
        scope.types &= static_cast<TypeSet>(~only(Type::Action));
    }
    if (holds(modifiers, Modifier::Friendly)) { // M2: there is no choice any longer
        scope.isOptional = false;
    }
    if (holds(modifiers, Modifier::Remove)) { // M4, M6: never by itself
        scope.isOptional = true;
    }
    return scope;
}

} // namespace games::clout
