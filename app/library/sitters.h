// Who sits at which place of a match, and how throws are made there. Kept in the setup under
// "players", which the rules read past, so that a log that is opened again knows it.
#pragma once

#include "files/json.h"

#include <string>
#include <vector>

namespace library
{

// By hand: on a real table, and somebody enters where everything came to rest.
enum class Throws { ByModel, ByHand };

struct Sitter {
    std::string name;   // of what is played, such as the roster's
    std::string policy; // slug; empty: a person
    Throws throws = Throws::ByModel;

    bool isPerson() const { return policy.empty(); }
    bool operator==(const Sitter &) const = default;
};

// In place of what stood there.
files::json::Node withSitters(const files::json::Node &setup, const std::vector<Sitter> &sitters);
// As many as there are seats; what is not said is a person whose throws a model makes.
std::vector<Sitter> sittersOf(const files::json::Node &setup, std::size_t seats);

// With changes by hand allowed, which games that know them read under "by_hand".
files::json::Node withChangesByHand(const files::json::Node &setup);

// The object with that member in place of the one of its key, or behind the others.
files::json::Node
withMember(const files::json::Node &object, const std::string &key, files::json::Node value);

} // namespace library
