// Where the shipped data lie: MUSTER_DATA, else ../share/muster beside the binary, else the source
// tree that the program was built from.
#pragma once

#include <filesystem>

namespace library
{

std::filesystem::path dataFolder();

} // namespace library
