// Conditions on texts, and the patterns between slashes.
#include "base/fold.h"
#include "catalog/folded_needle.h"
#include "catalog/query_condition.h"

#include <algorithm>
#include <cstddef>
#include <re2/re2.h>

namespace catalog
{

namespace
{

constexpr std::size_t MaximumPatternLength = 1000;
constexpr std::int64_t PatternMemory = std::int64_t{4} << 20U;

// Empty where the piece has no such text.
std::string_view textAt(const Piece &piece, TextPlace place)
{
    switch (place.kind) {
    case TextPlace::Kind::Key:
        return piece.key;
    case TextPlace::Kind::Source:
        return piece.source;
    case TextPlace::Kind::Attribute:
        break;
    }
    const auto attribute = static_cast<std::size_t>(place.attribute);
    if (attribute >= piece.values.size() || !piece.values[attribute].isGiven()) {
        return {};
    }
    return piece.values[attribute].text;
}

void addTextReading(ReadAhead &ahead, TextPlace place)
{
    switch (place.kind) {
    case TextPlace::Kind::Attribute:
        ahead.add({Reading::Kind::Text, static_cast<std::size_t>(place.attribute)});
        break;
    case TextPlace::Kind::Key:
        ahead.add({Reading::Kind::Field, offsetof(Piece, key)});
        break;
    case TextPlace::Kind::Source:
        ahead.add({Reading::Kind::Field, offsetof(Piece, source)});
        break;
    }
}

class TextContains final : public Condition
{
public:
    TextContains(TextPlace place, std::string folded)
        : m_place(place)
        , m_needle(std::move(folded))
    {
    }
    bool holds(const Piece &piece) const override
    {
        const std::string_view text = textAt(piece, m_place);
        return !text.empty() && m_needle.isWithin(text);
    }
    void addReadings(ReadAhead &ahead) const override { addTextReading(ahead, m_place); }
    int cost() const override { return 15; }

private:
    TextPlace m_place;
    FoldedNeedle m_needle;
};

enum class Membership { Within, Without };

class TextAmong final : public Condition
{
public:
    TextAmong(TextPlace place, std::vector<std::string> folded, Membership membership)
        : m_place(place)
        , m_membership(membership)
    {
        for (auto &words : folded) {
            m_needles.emplace_back(std::move(words));
        }
    }
    bool holds(const Piece &piece) const override
    {
        const std::string_view text = textAt(piece, m_place);
        const bool isAmong =
            std::any_of(m_needles.begin(), m_needles.end(), [&](const FoldedNeedle &needle) {
                return needle.equals(text);
            });
        return !text.empty() && isAmong == (m_membership == Membership::Within);
    }
    void addReadings(ReadAhead &ahead) const override { addTextReading(ahead, m_place); }
    int cost() const override { return 10; }

private:
    TextPlace m_place;
    Membership m_membership;
    std::vector<FoldedNeedle> m_needles;
};

class TextFits final : public Condition
{
public:
    TextFits(TextPlace place, Pattern pattern)
        : m_place(place)
        , m_pattern(std::move(pattern))
    {
    }
    bool holds(const Piece &piece) const override
    {
        const std::string_view text = textAt(piece, m_place);
        if (isPlainAscii(text)) {
            return !text.empty()
                && re2::RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), *m_pattern);
        }
        return re2::RE2::PartialMatch(quicklyFolded(text), *m_pattern);
    }
    void addReadings(ReadAhead &ahead) const override { addTextReading(ahead, m_place); }
    int cost() const override { return 100; }

private:
    TextPlace m_place;
    Pattern m_pattern;
};

class NameFits final : public Condition
{
public:
    explicit NameFits(Pattern pattern)
        : m_pattern(std::move(pattern))
    {
    }
    bool holds(const Piece &piece) const override
    {
        return re2::RE2::PartialMatch(piece.foldedNames, *m_pattern);
    }
    void addReadings(ReadAhead &ahead) const override { ahead.add({Reading::Kind::Names}); }
    int cost() const override { return 100; }

private:
    Pattern m_pattern;
};

// Text is matched in its folded form, so accents and curly quotes in a pattern are made plain. The
// ASCII part stays as it is: \W is not \w.
std::string withPlainLetters(std::string_view pattern)
{
    std::string result;
    while (!pattern.empty()) {
        const auto isPlain = [](char letter) { return static_cast<unsigned char>(letter) < 0x80U; };
        const auto *foreign = std::find_if_not(pattern.begin(), pattern.end(), isPlain);
        const auto *next = std::find_if(foreign, pattern.end(), isPlain);
        result.append(pattern.begin(), foreign);
        result += base::fold({foreign, static_cast<std::size_t>(next - foreign)});
        pattern.remove_prefix(static_cast<std::size_t>(next - pattern.begin()));
    }
    return result;
}

} // namespace

base::Result<Pattern> compilePattern(std::string_view written)
{
    if (written.size() > MaximumPatternLength) {
        return base::problem(base::text("Query", "it is longer than %1 letters")
                                 .with(std::int64_t{MaximumPatternLength}));
    }
    re2::RE2::Options options;
    options.set_case_sensitive(false);
    options.set_log_errors(false);
    options.set_max_mem(PatternMemory);
    // ^ and $ stand for the ends of each of a piece's names.
    const std::string eachLine = "(?m)";
    auto pattern = std::make_shared<const re2::RE2>(eachLine + withPlainLetters(written), options);
    if (!pattern->ok()) {
        std::string reason = pattern->error();
        if (const auto at = reason.find(eachLine); at != std::string::npos) {
            reason.erase(at, eachLine.size());
        }
        return base::problem(base::Text::verbatim(std::move(reason)));
    }
    return pattern;
}

ConditionPointer nameFits(Pattern pattern)
{
    return std::make_unique<NameFits>(std::move(pattern));
}

ConditionPointer textContains(TextPlace place, std::string folded)
{
    return std::make_unique<TextContains>(place, std::move(folded));
}

ConditionPointer textIsOneOf(TextPlace place, std::vector<std::string> folded)
{
    return std::make_unique<TextAmong>(place, std::move(folded), Membership::Within);
}

ConditionPointer textIsOther(TextPlace place, std::vector<std::string> folded)
{
    return std::make_unique<TextAmong>(place, std::move(folded), Membership::Without);
}

ConditionPointer textFits(TextPlace place, Pattern pattern)
{
    return std::make_unique<TextFits>(place, std::move(pattern));
}

} // namespace catalog
