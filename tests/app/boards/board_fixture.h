// What a test of the Clout board needs: the shipped catalogue, words in a language, states with
// chips lying where the test wants them, and a throw model whose throws the test knows.
#pragma once

#include "boards/clout_board.h"
#include "catalog/catalog.h"
#include "faces/face_cache.h"
#include "games/clout/state.h"
#include "wording/qt_wording.h"

#include <memory>
#include <string>
#include <vector>

namespace tests
{

struct Lying {
    std::string name; // of a demo chip
    int owner = 0;
    int x = 0; // mm
    int y = 0;
    int possessedBy = -1; // place in the list
    int trappedBy = -1;
};

struct Arrangement {
    std::vector<Lying> lying;
    int width = 1000; // mm
    int depth = 1000;
    std::string surface = "wood";
    int seats = 2;
};

// Chips by their places in `lying`; player 1 is asked which chip is played.
std::shared_ptr<games::clout::State> stateOf(const Arrangement &arrangement);
// The same with an action that player 1 has thrown but not aimed yet: a point is asked.
std::shared_ptr<games::clout::State> aimingStateOf(const Arrangement &arrangement);
std::shared_ptr<const catalog::Catalog> shippedChips();

// Rests where it is aimed, and moves the first chip that lies by 1 cm with every other throw.
class KnownThrows final : public games::clout::ThrowModel
{
public:
    std::string name() const override { return "known"; }
    engine::Rest rest(const games::clout::ThrowScene &scene,
                      const games::clout::Throw &what,
                      base::Rng &rng,
                      games::clout::Track *track) const override;

private:
    mutable int m_throws = 0;
};

class BoardFixture
{
public:
    explicit BoardFixture(const QString &language = QStringLiteral("en"));

    wording::QtWording wording;
    faces::FaceCache cache;
    boards::CloutBoard board;
};

// Twelve chips of two players: apart, stacked, over the edge, trapped and possessed.
Arrangement midGame();

} // namespace tests
