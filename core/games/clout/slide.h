// The throw model of batches and policies: microseconds a throw, nothing allocated. The flight is
// exact; bounces, hops and rolling are picked from what three dimensions once showed on the same
// surface; what is pushed slides and knocks on by the laws of friction and impact. The same stream
// gives the same bits with every compiler.
#pragma once

#include "games/clout/landing_table.h"
#include "games/clout/throw.h"

#include <memory>

namespace games::clout
{

class SlideModel final : public ThrowModel
{
public:
    explicit SlideModel(std::shared_ptr<const LandingTable> table);

    // With the short form of its table's digest: "slide wood K7QX-2M4D".
    std::string name() const override;
    engine::Rest
    rest(const ThrowScene &scene, const Throw &what, base::Rng &rng, Track *track) const override;

private:
    std::shared_ptr<const LandingTable> m_table;
};

} // namespace games::clout
