#include "storage/hand_store.h"

#include "base/fold.h"
#include "storage/one_line.h"

namespace storage
{

using base::text;

std::string handsSubject(std::string_view game)
{
    return "hands:" + std::string(game);
}

HandStore::HandStore(Journal &journal)
    : m_journal(&journal)
{
}

base::Result<std::vector<OwnHand>> HandStore::hands(const std::string &game) const
{
    std::vector<OwnHand> hands;
    return m_journal->database()
        .each("own_hand/load",
              {game},
              [&](const Row &row) {
                  hands.push_back({row.text(0), row.text(1), row.text(2), row.text(3)});
              })
        .map([&] { return std::move(hands); });
}

base::Result<OwnHand> HandStore::find(const std::string &game, std::string_view name) const
{
    return hands(game).and_then([&](const std::vector<OwnHand> &all) -> base::Result<OwnHand> {
        std::string names;
        for (const auto &hand : all) {
            if (base::fold(hand.name) == base::fold(name)) {
                return hand;
            }
            names.append(names.empty() ? "" : ", ").append(hand.name);
        }
        return base::problem(
            text("Storage", "There is no hand of one's own called “%1”.").with(name),
            names.empty() ? text("Storage", "None has been measured yet.")
                          : text("Storage", "Those that were measured: %1.").with(names));
    });
}

base::Outcome HandStore::save(const std::string &game, const OwnHand &hand)
{
    const std::string name = oneLine(hand.name);
    return m_journal->transact(
        {handsSubject(game), text("Storage", "Keep the hand “%1”").with(name)},
        [&] {
            return m_journal->database().run("own_hand/save",
                                             {game, name, hand.figures, hand.surface, hand.throws});
        });
}

base::Outcome HandStore::remove(const std::string &game, const std::string &name)
{
    return m_journal->transact(
        {handsSubject(game), text("Storage", "Remove the hand “%1”").with(name)},
        [&] {
            return m_journal->database().run("own_hand/remove", {game, name});
        });
}

} // namespace storage
