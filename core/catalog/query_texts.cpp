// Conditions on texts, and the patterns between slashes.
#include "base/fold.h"
#include "catalog/folded_needle.h"
#include "catalog/query_condition.h"

#include <algorithm>
#include <cstddef>

namespace catalog
{

namespace
{

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
    TextFits(TextPlace place, PatternPointer pattern)
        : m_place(place)
        , m_pattern(std::move(pattern))
    {
    }
    bool holds(const Piece &piece) const override
    {
        const std::string_view text = textAt(piece, m_place);
        return !text.empty()
            && m_pattern->isWithin(isPlainAscii(text) ? text : quicklyFolded(text));
    }
    void addReadings(ReadAhead &ahead) const override { addTextReading(ahead, m_place); }
    int cost() const override { return 100; }

private:
    TextPlace m_place;
    PatternPointer m_pattern;
};

class NameFits final : public Condition
{
public:
    explicit NameFits(PatternPointer pattern)
        : m_pattern(std::move(pattern))
    {
    }
    bool holds(const Piece &piece) const override { return m_pattern->isWithin(piece.foldedNames); }
    void addReadings(ReadAhead &ahead) const override { ahead.add({Reading::Kind::Names}); }
    int cost() const override { return 100; }

private:
    PatternPointer m_pattern;
};

} // namespace

ConditionPointer nameFits(PatternPointer pattern)
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

ConditionPointer textFits(TextPlace place, PatternPointer pattern)
{
    return std::make_unique<TextFits>(place, std::move(pattern));
}

} // namespace catalog
