#include "boards/boards.h"

#include "boards/clout_ground.h"
#include "boards/clout_table_board.h"
#include "boards/clout_throwing.h"
#include "boards/ground.h"

namespace boards
{

TableBoard *makeBoard(const std::string &game, const Furnishing &furnishing, QWidget *parent)
{
    return game == "clout" ? new CloutTableBoard(furnishing, parent) : nullptr;
}

library::Company watched(library::Company company)
{
    company.makeThrower = [other = std::move(company.makeThrower)](const games::Row &row,
                                                                   const files::json::Node &setup,
                                                                   const base::Rng &rng) {
        return row.slug == "clout" ? cloutThrower(setup, rng) : other(row, setup, rng);
    };
    return company;
}

files::json::Node
withGround(const std::string &game, const files::json::Node &setup, const Ground &ground)
{
    return game == "clout" ? withCloutGround(setup, ground) : setup;
}

} // namespace boards
