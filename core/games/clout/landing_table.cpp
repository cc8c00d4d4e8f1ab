#include "games/clout/landing_table.h"

#include "base/digest.h"
#include "base/fold.h"
#include "files/file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace games::clout
{

using base::text;

namespace
{

using Free = LandingTable::Free;
using OnChip = LandingTable::OnChip;
using Touch = LandingTable::Touch;

constexpr std::string_view FirstLine = "muster landings 1";
constexpr std::string_view NoteMark = "# ";
constexpr std::string_view SurfaceKey = "surface: ";
constexpr std::int64_t LargestNumber = 1'000'000;
// Fewer rows would be picked again and again.
constexpr std::size_t FewestRows = 64;

constexpr std::array FreeFields{&Free::speed,
                                &Free::fall,
                                &Free::leanAhead,
                                &Free::leanAside,
                                &Free::ahead,
                                &Free::aside,
                                &Free::low};
constexpr std::array OnChipFields{&OnChip::speed,
                                  &OnChip::fall,
                                  &OnChip::chipAhead,
                                  &OnChip::chipAside,
                                  &OnChip::ahead,
                                  &OnChip::aside,
                                  &OnChip::pushedAhead,
                                  &OnChip::pushedAside,
                                  &OnChip::low};
constexpr std::array TouchFields{&Touch::left,
                                 &Touch::aside,
                                 &Touch::speed,
                                 &Touch::onward,
                                 &Touch::pushed};

constexpr std::string_view FreeTitle =
    "free: speed fall lean_ahead lean_aside ahead aside low_parts";
constexpr std::string_view OnChipTitle = "on chip: speed fall chip_ahead chip_aside ahead aside "
                                         "pushed_ahead pushed_aside low_parts";
constexpr std::string_view TouchTitle = "touch: left aside speed onward pushed";
constexpr std::string_view LastLine = "end";

struct Figure {
    std::string_view key;
    std::int64_t LandingTable::*value;
    std::int64_t least;
    std::int64_t most;
};

constexpr std::array Figures{
    Figure{"friction: ", &LandingTable::frictionPerMille, 1, 2000},
    Figure{"restitution: ", &LandingTable::restitutionPerMille, 0, 1000},
    // Without any bounce two chips would touch for ever.
    Figure{"bounce: ", &LandingTable::bouncePerMille, 1, 1000},
    Figure{"radius: ", &LandingTable::radius, 1000, 1'000'000},
};

std::optional<std::int64_t> numberIn(std::string_view word)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool isRead = error == std::errc() && end == word.data() + word.size();
    return isRead ? std::optional(number) : std::nullopt;
}

// The numbers of one line; false where they are not that many, or one is out of bounds.
template<typename Row, std::size_t Count>
bool readRow(std::string_view line, const std::array<std::int32_t Row::*, Count> &fields, Row &into)
{
    const auto words = base::split(line, ' ');
    if (words.size() != Count) {
        return false;
    }
    for (std::size_t place = 0; place < Count; ++place) {
        const auto number = numberIn(words[place]);
        if (!number || *number > LargestNumber || *number < -LargestNumber) {
            return false;
        }
        into.*fields[place] = static_cast<std::int32_t>(*number);
    }
    return true;
}

bool isLow(LowParts low)
{
    return low >= 0 && low < (1 << WayParts);
}
bool isSound(const Free &row)
{
    return row.speed >= 0 && row.leanAside >= 0 && isLow(row.low);
}
bool isSound(const OnChip &row)
{
    return row.speed >= 0 && row.chipAside >= 0 && isLow(row.low);
}
bool isSound(const Touch &row)
{
    return row.left >= 0 && row.aside >= 0 && row.onward >= 0 && row.pushed >= 0;
}
// What the rows are sorted by.
std::int32_t order(const Free &row)
{
    return row.speed;
}
std::int32_t order(const OnChip &row)
{
    return row.speed;
}
std::int32_t order(const Touch &row)
{
    return row.left;
}

// Goes through the lines of a table and knows where it is.
class TableReader
{
public:
    TableReader(std::string_view words, const std::string &file)
        : m_lines(base::split(words, '\n'))
        , m_file(file)
    {
    }

    base::Result<LandingTable> read()
    {
        return readHead()
            .and_then([&] { return readRows(FreeTitle, FreeFields, m_table.free); })
            .and_then([&] { return readRows(OnChipTitle, OnChipFields, m_table.onChip); })
            .and_then([&] { return readRows(TouchTitle, TouchFields, m_table.touch); })
            .and_then([&] { return expect(LastLine); })
            .map([&] { return std::move(m_table); });
    }

private:
    std::string_view line() const
    {
        return m_at < m_lines.size() ? std::string_view(m_lines[m_at]) : std::string_view();
    }

    tl::unexpected<base::Problem> wrong(base::Text what, base::Text remedy = {}) const
    {
        return base::problemAt(m_file,
                               static_cast<int>(m_at + 1),
                               std::move(what),
                               std::move(remedy));
    }

    base::Outcome expect(std::string_view words)
    {
        if (line() != words) {
            return wrong(text("Throws", "The line “%1” is expected here.").with(words));
        }
        ++m_at;
        return {};
    }

    base::Outcome readHead()
    {
        if (line() != FirstLine) {
            return wrong(text("Throws", "This is no table of landings that this Muster knows."),
                         text("Throws", "It begins with the line “%1”.").with(FirstLine));
        }
        for (++m_at; line().substr(0, NoteMark.size()) == NoteMark; ++m_at) {
            m_table.notes.emplace_back(line().substr(NoteMark.size()));
        }
        if (line().substr(0, SurfaceKey.size()) != SurfaceKey) {
            return wrong(
                text("Throws", "A line that begins with “%1” is expected here.").with(SurfaceKey));
        }
        m_table.surface = line().substr(SurfaceKey.size());
        ++m_at;
        for (const auto &figure : Figures) {
            if (auto done = readFigure(figure); !done) {
                return done;
            }
        }
        return {};
    }

    base::Outcome readFigure(const Figure &figure)
    {
        if (line().substr(0, figure.key.size()) != figure.key) {
            return wrong(
                text("Throws", "A line that begins with “%1” is expected here.").with(figure.key));
        }
        const auto number = numberIn(line().substr(figure.key.size()));
        if (!number || *number < figure.least || *number > figure.most) {
            return wrong(text("Throws", "A whole number from %1 to %2 is expected here.")
                             .with(figure.least)
                             .with(figure.most));
        }
        m_table.*figure.value = *number;
        ++m_at;
        return {};
    }

    // To the first line that does not begin as a number does.
    template<typename Row, std::size_t Count>
    base::Outcome readRows(std::string_view title,
                           const std::array<std::int32_t Row::*, Count> &fields,
                           std::vector<Row> &into)
    {
        constexpr std::string_view Numeral = "-0123456789";
        if (auto done = expect(title); !done) {
            return done;
        }
        while (!line().empty() && Numeral.find(line().front()) != std::string_view::npos) {
            Row row;
            if (!readRow(line(), fields, row) || !isSound(row)) {
                return wrong(text("Throws", "%1 whole numbers are expected here.").with(Count));
            }
            if (!into.empty() && order(row) < order(into.back())) {
                return wrong(text("Throws",
                                  "The rows must be sorted by their first number: this one is less "
                                  "than the one before."));
            }
            into.push_back(row);
            ++m_at;
        }
        if (into.size() < FewestRows) {
            return wrong(text("Throws", "This part has %1 rows; at least %2 are needed.")
                             .with(into.size())
                             .with(FewestRows));
        }
        return {};
    }

    std::vector<std::string_view> m_lines;
    const std::string &m_file;
    std::size_t m_at = 0;
    LandingTable m_table;
};

template<typename Row, std::size_t Count>
void printRows(std::string &words,
               std::string_view title,
               const std::array<std::int32_t Row::*, Count> &fields,
               const std::vector<Row> &rows)
{
    words.append(title).append("\n");
    for (const auto &row : rows) {
        for (const auto field : fields) {
            words.append(field == fields.front() ? "" : " ").append(std::to_string(row.*field));
        }
        words.append("\n");
    }
}

} // namespace

std::uint64_t LandingTable::digest() const
{
    LandingTable bare = *this;
    bare.notes.clear();
    base::Digest digest;
    digest.add(printLandingTable(bare));
    return digest.value();
}

base::Result<LandingTable> readLandingTable(const std::filesystem::path &path)
{
    return files::readFile(path).and_then(
        [&](const std::string &bytes) { return parseLandingTable(bytes, path.string()); });
}

base::Result<LandingTable> parseLandingTable(std::string_view words, const std::string &file)
{
    return TableReader(words, file).read();
}

std::string printLandingTable(const LandingTable &table)
{
    std::string words(FirstLine);
    words.append("\n");
    for (const auto &note : table.notes) {
        words.append(NoteMark).append(note).append("\n");
    }
    words.append(SurfaceKey).append(table.surface).append("\n");
    for (const auto &figure : Figures) {
        words.append(figure.key).append(std::to_string(table.*figure.value)).append("\n");
    }
    printRows(words, FreeTitle, FreeFields, table.free);
    printRows(words, OnChipTitle, OnChipFields, table.onChip);
    printRows(words, TouchTitle, TouchFields, table.touch);
    return words.append(LastLine).append("\n");
}

} // namespace games::clout
