#include "sample_landings.h"

using games::clout::LandingTable;

namespace
{

constexpr int Rows = 200;
constexpr int MostSpeed = 400; // cm/s

// Goes through all residues, as 37 and 101 have no factor in common.
int scattered(int row, int range)
{
    return row * 37 % 101 % range;
}

} // namespace

LandingTable sampleLandings()
{
    LandingTable table;
    table.surface = "sample";
    table.frictionPerMille = 300;
    table.restitutionPerMille = 400;
    table.bouncePerMille = 300;
    table.radius = 19700;
    for (int row = 0; row < Rows; ++row) {
        const int speed = row * MostSpeed / Rows;
        const int way = speed * speed / 20; // tenths of a millimetre: 1.5 m/s go on for 11 cm
        table.free.push_back({speed,
                              290 + scattered(row, 50),
                              scattered(row, 60) - 30,
                              scattered(row + 1, 30),
                              way + scattered(row, 70),
                              scattered(row, 41) - 20,
                              0xffff >> scattered(row, 16)});
        table.onChip.push_back({speed,
                                290 + scattered(row, 50),
                                scattered(row, 80) * 9 - 350,
                                scattered(row + 1, 40) * 9,
                                way + 200,
                                scattered(row, 61) - 30,
                                60 + scattered(row, 90),
                                scattered(row, 51) - 25,
                                0xf00f});
        table.touch.push_back({row * 20,
                               scattered(row, 45) * 10,
                               scattered(row, 26) * 10,
                               row * 18,
                               scattered(row, 70) * 3});
    }
    return table;
}
