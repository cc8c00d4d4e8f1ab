#include "boards/boards.h"

#include "boards/clout_ground.h"
#include "boards/clout_table_board.h"
#include "boards/ground.h"

namespace boards
{

TableBoard *makeBoard(const std::string &game, const Furnishing &furnishing, QWidget *parent)
{
    return game == "clout" ? new CloutTableBoard(furnishing, parent) : nullptr;
}

files::json::Node
withGround(const std::string &game, const files::json::Node &setup, const Ground &ground)
{
    return game == "clout" ? withCloutGround(setup, ground) : setup;
}

} // namespace boards
