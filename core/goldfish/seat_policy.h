// Whoever answers for a seat in a match of any game, and the lots that are drawn there: the same at
// the table on the screen, on the command line and in a batch, so that a match of a batch can be
// sat down to and played on by hand.
#pragma once

#include "games/games.h"
#include "goldfish/policy.h"

#include <filesystem>

namespace goldfish
{

// `data` is the game's folder of shipped data. The Problem says why that policy cannot play this
// game.
base::Result<std::unique_ptr<engine::Decider>> makePolicy(const PolicyChoice &choice,
                                                          const games::Row &row,
                                                          const files::json::Node &setup,
                                                          const std::filesystem::path &data);

// What the seat's decider, or chance for Nature, is restarted with before match `lots` of a batch
// of that seed.
base::Rng streamOf(std::uint64_t seed, std::uint64_t lots, engine::Seat seat);

} // namespace goldfish
