// Which game has which board: the one place where a board is made.
#pragma once

#include "boards/ground.h"
#include "boards/table_board.h"
#include "catalog/game_data.h"
#include "library/company.h"
#include "wording/qt_wording.h"

#include <filesystem>

namespace faces
{
class FaceCache;
}

namespace boards
{

// What a board draws and speaks with. All but the catalogue outlives it.
struct Furnishing {
    faces::FaceCache *faces = nullptr;
    std::shared_ptr<const catalog::Catalog> catalog;
    const std::vector<catalog::RuleText> *texts = nullptr; // of the game
    const wording::QtWording *wording = nullptr;
    std::filesystem::path data; // the game's folder of shipped data
};

// Null where the game has none.
TableBoard *makeBoard(const std::string &game, const Furnishing &furnishing, QWidget *parent);

// The company with chance that can be watched wherever a board knows how to show it.
library::Company watched(library::Company company);

} // namespace boards
