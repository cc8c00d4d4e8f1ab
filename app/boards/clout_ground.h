// A Clout table's size, increments, throwing places and hands, written into a setup.
#pragma once

#include "boards/ground.h"

namespace boards
{

files::json::Node withCloutGround(const files::json::Node &setup, const Ground &ground);

} // namespace boards
