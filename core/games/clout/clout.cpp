#include "games/clout/clout.h"

#include "games/clout/state.h"

namespace games::clout
{

namespace
{

class Clout final : public engine::Game
{
public:
    std::string_view slug() const override { return "clout"; }
    int rulesVersion() const override { return 1; }

    base::Result<std::unique_ptr<engine::State>>
    start(const files::json::Node &setup) const override
    {
        auto read = readSetup(setup, {});
        if (!read) {
            return tl::unexpected(read.error());
        }
        return std::make_unique<State>(std::make_shared<const Setup>(std::move(*read)));
    }
};

} // namespace

const engine::Game &game()
{
    static const Clout clout;
    return clout;
}

} // namespace games::clout
