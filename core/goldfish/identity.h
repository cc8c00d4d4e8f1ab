// What was played, by whom and with what, so that somebody else gets the same figures: it stands at
// the head of every report.
#pragma once

#include "base/text.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace catalog
{
class Catalog;
}

namespace goldfish
{

struct Order;
struct Plan;

struct EntrantIdentity {
    std::string roster; // its name
    std::string fingerprint;
    std::string policy; // with its strength
    std::string hand;
};

struct Identity {
    std::string program; // "Muster 0.1.0"
    std::string command; // that repeats it
    std::string date;    // on which it was played, "2007-04-17"
    std::string game;    // slug
    std::string format;
    std::int64_t rulesVersion = 0;
    std::string dataDigest; // of all that the results depend on beside the seed
    EntrantIdentity subject;
    std::vector<EntrantIdentity> opponents;
    std::string surface;
    std::vector<std::pair<std::string, std::string>> house;
    std::uint64_t seed = 0;
    // What makes the figures less than the whole truth: a list that is not legal, abilities that
    // are not played.
    std::vector<base::Text> flags;
};

// All but program, command and date, which the caller knows; it may know of more flags.
Identity identityOf(const Order &order, const Plan &plan, const catalog::Catalog &catalog);

} // namespace goldfish
