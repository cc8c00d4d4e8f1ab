// The surfaces and hands that Muster ships, as data/clout/throwing.json has them, and the figures
// that a throw must respect. Read it wherever a match is set up or a person chooses how well
// somebody throws.
#pragma once

#include "files/json.h"
#include "games/clout/throw.h"

#include <filesystem>

namespace games::clout
{

struct ShippedSurface {
    Surface surface;
    base::LocalText title;
    base::LocalText note;
};

struct ShippedHand {
    std::string slug;
    base::LocalText title;
    base::LocalText note;
    Hand hand;
};

class ThrowingData
{
public:
    // data/clout/throwing.json
    static base::Result<ThrowingData> read(const std::filesystem::path &path);
    static base::Result<ThrowingData> parse(std::string_view text, const std::string &file);

    const std::vector<ShippedSurface> &surfaces() const { return m_surfaces; }
    const std::vector<ShippedHand> &hands() const { return m_hands; }

    const std::string &defaultSurface() const { return m_defaultSurface; }
    const std::string &defaultHand() const { return m_defaultHand; }
    // By its slug; empty is the default.
    base::Result<Surface> surface(std::string_view slug) const;
    // By its slug, or own figures as printHand() writes them; empty is the default.
    base::Result<Hand> hand(std::string_view words) const;

private:
    base::Outcome readSurface(const files::json::Node &row, const std::string &file);
    base::Outcome readHand(const files::json::Node &row, const std::string &file);
    base::Outcome checkDefaults(const files::json::Node &root, const std::string &file) const;

    std::vector<ShippedSurface> m_surfaces;
    std::vector<ShippedHand> m_hands;
    std::string m_defaultSurface;
    std::string m_defaultHand;
};

// "300/1200/10000/800": the four figures of a hand in the order and the units in which it has them.
std::string printHand(const Hand &hand);

// An arc from outside the area and from high enough (rulebook, Step 1; ruling G21), with figures
// that a body can throw.
base::Outcome check(const ThrowScene &scene, const Throw &what);

} // namespace games::clout
