// A pattern between slashes, as a search has it: case-insensitive, and linear in the text whatever
// was typed. Every thread that searches gets a compiled form of its own, for those who share one
// wait for each other at its lock; and texts without the words that the pattern needs are put
// aside before it is asked.
#pragma once

#include "base/result.h"
#include "catalog/folded_needle.h"

#include <array>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace re2
{
class RE2;
}

namespace catalog
{

class Pattern
{
public:
    // Accents and curly quotes are made plain. The Problem holds the reason why it is no pattern.
    static base::Result<std::shared_ptr<const Pattern>> compile(std::string_view written);

    ~Pattern();
    Pattern(const Pattern &) = delete;
    Pattern &operator=(const Pattern &) = delete;
    Pattern(Pattern &&) = delete;
    Pattern &operator=(Pattern &&) = delete;

    // The text is folded, or plain ASCII. ^ and $ stand for the ends of each of its lines.
    bool isWithin(std::string_view text) const;

private:
    struct Compiled {
        std::once_flag once;
        std::unique_ptr<const re2::RE2> pattern;
    };

    struct NeededWord {
        std::string folded;
        FoldedNeedle needle;
    };

    explicit Pattern(std::string source);
    const re2::RE2 &ofThisThread() const;
    void findNeededWords();
    bool mayBeWithin(std::string_view text) const;

    std::string m_source;
    std::vector<NeededWord> m_needed;
    std::vector<bool> m_isPossible; // by which of the needed words are there, a bit each
    mutable std::array<Compiled, 8> m_compiled;
};
using PatternPointer = std::shared_ptr<const Pattern>;

} // namespace catalog
