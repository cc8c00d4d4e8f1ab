#include "boards/clout_hand_throws.h"

#include "files/json.h"
#include "files/json_reading.h"

#include <algorithm>
#include <array>
#include <utility>

namespace boards
{

using files::json::Array;
using files::json::Node;
using files::json::Object;
using files::json::Source;

namespace
{

constexpr std::int32_t MicrometresPerMm = 1000;

HandStop bounded(HandStop stop)
{
    const auto within = [](int mm) {
        return std::clamp(mm, -HandThrows::FarthestMm, HandThrows::FarthestMm);
    };
    return {within(stop.rightMm), within(stop.beyondMm)};
}

HandStance bounded(HandStance stance)
{
    constexpr int NearestMm = 100;
    constexpr int LeastHeightMm = 350;
    constexpr int MostHeightMm = 2000;
    constexpr int MostArcMm = 1000;
    return {std::clamp(stance.distanceMm, NearestMm, HandThrows::FarthestMm),
            std::clamp(stance.heightMm, LeastHeightMm, MostHeightMm),
            std::clamp(stance.arcMm, 1, MostArcMm)};
}

} // namespace

void HandThrows::step(State next)
{
    if (next == m_now) {
        return;
    }
    m_before.push_back(std::exchange(m_now, std::move(next)));
    m_after.clear();
}

void HandThrows::setStance(const HandStance &stance)
{
    step({bounded(stance), m_now.stops});
}

void HandThrows::add(HandStop stop)
{
    if (!isFull()) {
        auto next = m_now;
        next.stops.push_back(bounded(stop));
        step(std::move(next));
    }
}

void HandThrows::change(std::size_t place, HandStop stop)
{
    if (place < m_now.stops.size()) {
        auto next = m_now;
        next.stops[place] = bounded(stop);
        step(std::move(next));
    }
}

void HandThrows::remove(std::size_t place)
{
    if (place < m_now.stops.size()) {
        auto next = m_now;
        next.stops.erase(next.stops.begin() + static_cast<std::ptrdiff_t>(place));
        step(std::move(next));
    }
}

void HandThrows::clear()
{
    step({m_now.stance, {}});
}

void HandThrows::undo()
{
    if (canUndo()) {
        m_after.push_back(std::exchange(m_now, std::move(m_before.back())));
        m_before.pop_back();
    }
}

void HandThrows::redo()
{
    if (canRedo()) {
        m_before.push_back(std::exchange(m_now, std::move(m_after.back())));
        m_after.pop_back();
    }
}

// The hand is where coordinates begin, and beyond is up.
std::vector<games::clout::RealThrow> HandThrows::real() const
{
    const auto &stance = m_now.stance;
    games::clout::Throw what;
    what.token = engine::Token{0};
    what.aim.y = stance.distanceMm * MicrometresPerMm;
    what.handHeightMm = stance.heightMm;
    what.apexMm = stance.arcMm;
    std::vector<games::clout::RealThrow> throws;
    for (const auto &stop : m_now.stops) {
        throws.push_back({what,
                          {stop.rightMm * MicrometresPerMm,
                           (stance.distanceMm + stop.beyondMm) * MicrometresPerMm}});
    }
    return throws;
}

std::string HandThrows::written() const
{
    Array stops;
    for (const auto &stop : m_now.stops) {
        stops.push_back(Node{Array{Node{stop.rightMm}, Node{stop.beyondMm}}});
    }
    Node document{Object{}};
    document.set("distance_mm", m_now.stance.distanceMm)
        .set("height_mm", m_now.stance.heightMm)
        .set("arc_mm", m_now.stance.arcMm)
        .set("stops_mm", Node{std::move(stops)});
    return files::json::write(document);
}

base::Outcome HandThrows::read(std::string_view words)
{
    const auto root = files::json::parse(words, {});
    if (!root) {
        return tl::unexpected(root.error());
    }
    const Source source{*root, {}};
    std::array<std::int64_t, 3> figures{};
    constexpr std::array Keys{"distance_mm", "height_mm", "arc_mm"};
    for (std::size_t place = 0; place < Keys.size(); ++place) {
        const auto figure = source.integerMember(Keys[place]);
        if (!figure) {
            return tl::unexpected(figure.error());
        }
        figures[place] = *figure;
    }
    State read{bounded(HandStance{static_cast<int>(figures[0]),
                                  static_cast<int>(figures[1]),
                                  static_cast<int>(figures[2])}),
               {}};
    const auto *const stops = root->find("stops_mm");
    const auto *const list = stops != nullptr ? stops->array() : nullptr;
    if (list == nullptr) {
        return base::problem(base::text("OwnHand", "There are no throws in what was kept."));
    }
    for (const auto &each : *list) {
        const auto *const pair = each.array();
        const auto *const right =
            pair != nullptr && pair->size() == 2 ? (*pair)[0].integer() : nullptr;
        const auto *const beyond = right != nullptr ? (*pair)[1].integer() : nullptr;
        if (beyond == nullptr || read.stops.size() >= Most) {
            return base::problem(base::text("OwnHand", "A throw that was kept cannot be read."));
        }
        read.stops.push_back(
            bounded(HandStop{static_cast<int>(*right), static_cast<int>(*beyond)}));
    }
    step(std::move(read));
    return {};
}

} // namespace boards
