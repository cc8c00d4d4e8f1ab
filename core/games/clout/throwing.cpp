#include "games/clout/throwing.h"

#include "base/fold.h"
#include "files/file.h"
#include "files/json_reading.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace games::clout
{

using base::text;
using files::json::Node;
using files::json::ObjectReader;
using files::json::Source;

namespace
{

constexpr std::size_t HandFigures = 4;

struct Bounds {
    std::int64_t least;
    std::int64_t most;
};

// Beyond these neither a table nor a hand is one.
constexpr Bounds Friction{1, 2000};
constexpr Bounds Restitution{0, 900};
constexpr std::array<Bounds, HandFigures> OfHand{Bounds{0, 5000},
                                                 Bounds{0, 45000},
                                                 Bounds{0, 60000},
                                                 Bounds{0, 30000}};

base::Outcome takeFigure(const Source &row, std::string_view key, Bounds bounds, std::int32_t &into)
{
    const auto number = row.integerMember(key);
    if (!number) {
        return tl::unexpected(number.error());
    }
    if (*number < bounds.least || *number > bounds.most) {
        return row.member(key)->problem(text("Throws", "“%1” must be from %2 to %3 here.")
                                            .with(key)
                                            .with(bounds.least)
                                            .with(bounds.most));
    }
    into = static_cast<std::int32_t>(*number);
    return {};
}

template<typename Row, typename SlugOf>
const Row *bySlug(const std::vector<Row> &rows, std::string_view slug, SlugOf slugOf)
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Row &row) { return slugOf(row) == slug; });
    return found == rows.end() ? nullptr : &*found;
}

std::string_view slugOfSurface(const ShippedSurface &row)
{
    return row.surface.slug;
}
std::string_view slugOfHand(const ShippedHand &row)
{
    return row.slug;
}

template<typename Row, typename SlugOf>
std::string slugsOf(const std::vector<Row> &rows, SlugOf slugOf)
{
    std::string names;
    for (const auto &row : rows) {
        names.append(names.empty() ? "" : ", ").append(slugOf(row));
    }
    return names;
}

// A slug becomes part of a file name.
base::Outcome checkSlug(const Source &row, std::string_view slug, bool isTaken)
{
    const bool isWord = !slug.empty() && std::all_of(slug.begin(), slug.end(), [](char letter) {
        return letter == '-' || (letter >= 'a' && letter <= 'z');
    });
    if (!isWord) {
        return row.member("slug")->problem(
            text("Throws", "A slug is made of the letters a to z and hyphens."));
    }
    if (isTaken) {
        return row.member("slug")->problem(text("Throws", "“%1” stands here twice.").with(slug));
    }
    return {};
}

std::optional<Hand> figuresOfHand(std::string_view words)
{
    const auto parts = base::split(words, '/');
    if (parts.size() != HandFigures) {
        return std::nullopt;
    }
    std::array<std::int32_t, HandFigures> figures{};
    for (std::size_t place = 0; place < HandFigures; ++place) {
        const auto part = parts[place];
        const auto [end, error] =
            std::from_chars(part.data(), part.data() + part.size(), figures[place]);
        if (error != std::errc() || end != part.data() + part.size()
            || figures[place] < OfHand[place].least || figures[place] > OfHand[place].most) {
            return std::nullopt;
        }
    }
    return Hand{figures[0], figures[1], figures[2], figures[3]};
}

} // namespace

base::Result<ThrowingData> ThrowingData::read(const std::filesystem::path &path)
{
    return files::readFile(path).and_then(
        [&](const std::string &bytes) { return parse(bytes, path.string()); });
}

base::Result<ThrowingData> ThrowingData::parse(std::string_view text, const std::string &file)
{
    return files::json::parse(text, file).and_then([&](const Node &root) {
        ThrowingData data;
        std::string game;
        ObjectReader reader(Source{root, file});
        reader.require("game", game)
            .require("default_surface", data.m_defaultSurface)
            .require("default_hand", data.m_defaultHand)
            .ignore({"sources", "licence", "note"});
        reader.each("surfaces",
                    [&](const Source &row) { return data.readSurface(row.node, file); });
        reader.each("hands", [&](const Source &row) { return data.readHand(row.node, file); });
        return reader.finish().and_then([&] { return data.checkDefaults(root, file); }).map([&] {
            return std::move(data);
        });
    });
}

base::Outcome ThrowingData::readSurface(const Node &row, const std::string &file)
{
    const Source source{row, file};
    ShippedSurface read;
    ObjectReader reader(source);
    reader.require("slug", read.surface.slug)
        .require("title", read.title)
        .accept("note", read.note)
        .ignore({"friction_per_mille", "restitution_per_mille", "source"});
    const bool isTaken = bySlug(m_surfaces, read.surface.slug, slugOfSurface) != nullptr;
    return reader.finish()
        .and_then([&] { return checkSlug(source, read.surface.slug, isTaken); })
        .and_then([&] {
            return takeFigure(source,
                              "friction_per_mille",
                              Friction,
                              read.surface.frictionPerMille);
        })
        .and_then([&] {
            return takeFigure(source,
                              "restitution_per_mille",
                              Restitution,
                              read.surface.restitutionPerMille);
        })
        .map([&] { m_surfaces.push_back(std::move(read)); });
}

base::Outcome ThrowingData::readHand(const Node &row, const std::string &file)
{
    constexpr std::array<std::string_view, HandFigures> Keys{"speed_per_myriad",
                                                             "sideways_millidegrees",
                                                             "tilt_millidegrees",
                                                             "tumble_milliradians"};
    constexpr std::array Members{&Hand::speedPerMyriad,
                                 &Hand::sidewaysMilliDeg,
                                 &Hand::tiltMilliDeg,
                                 &Hand::tumbleMilliRad};
    const Source source{row, file};
    ShippedHand read;
    ObjectReader reader(source);
    reader.require("slug", read.slug)
        .require("title", read.title)
        .accept("note", read.note)
        .ignore({Keys[0], Keys[1], Keys[2], Keys[3], "source"});
    const bool isTaken = bySlug(m_hands, read.slug, slugOfHand) != nullptr;
    auto done = reader.finish().and_then([&] { return checkSlug(source, read.slug, isTaken); });
    for (std::size_t place = 0; done && place < HandFigures; ++place) {
        done = takeFigure(source, Keys[place], OfHand[place], read.hand.*Members[place]);
    }
    return done.map([&] { m_hands.push_back(std::move(read)); });
}

base::Outcome ThrowingData::checkDefaults(const Node &root, const std::string &file) const
{
    const Source source{root, file};
    if (bySlug(m_surfaces, m_defaultSurface, slugOfSurface) == nullptr) {
        return source.member("default_surface")
            ->problem(
                text("Throws", "There is no surface “%1” in this file.").with(m_defaultSurface));
    }
    if (bySlug(m_hands, m_defaultHand, slugOfHand) == nullptr) {
        return source.member("default_hand")
            ->problem(text("Throws", "There is no hand “%1” in this file.").with(m_defaultHand));
    }
    return {};
}

base::Result<Surface> ThrowingData::surface(std::string_view slug) const
{
    const std::string_view sought = slug.empty() ? std::string_view(m_defaultSurface) : slug;
    if (const auto *found = bySlug(m_surfaces, sought, slugOfSurface)) {
        return found->surface;
    }
    return base::problem(
        text("Throws", "There is no surface “%1”.").with(sought),
        text("Throws", "The surfaces are: %1.").with(slugsOf(m_surfaces, slugOfSurface)));
}

base::Result<Hand> ThrowingData::hand(std::string_view words) const
{
    const std::string_view sought = words.empty() ? std::string_view(m_defaultHand) : words;
    if (const auto *found = bySlug(m_hands, sought, slugOfHand)) {
        return found->hand;
    }
    if (const auto own = figuresOfHand(sought)) {
        return *own;
    }
    return base::problem(
        text("Throws", "There is no hand “%1”.").with(sought),
        text("Throws",
             "The hands are: %1. Own figures are written as %2: the errors of the speed in "
             "hundredths of a percent, sideways and in tilt in thousandths of a degree, and the "
             "tumbling in thousandths of a radian per second.")
            .with(slugsOf(m_hands, slugOfHand))
            .with(printHand(Hand())));
}

std::string printHand(const Hand &hand)
{
    return std::to_string(hand.speedPerMyriad) + "/" + std::to_string(hand.sidewaysMilliDeg) + "/"
        + std::to_string(hand.tiltMilliDeg) + "/" + std::to_string(hand.tumbleMilliRad);
}

} // namespace games::clout
