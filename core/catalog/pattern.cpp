#include "catalog/pattern.h"

#include "base/fold.h"

#include <algorithm>
#include <atomic>
#include <re2/filtered_re2.h>
#include <re2/re2.h>

namespace catalog
{

namespace
{

constexpr std::size_t MaximumLength = 1000;
constexpr std::int64_t Memory = std::int64_t{4} << 20U;
constexpr std::string_view EachLine = "(?m)";
constexpr int ShortestNeededWord = 3;
constexpr std::size_t MostNeededWords = 6;

re2::RE2::Options options()
{
    re2::RE2::Options result;
    result.set_case_sensitive(false);
    result.set_log_errors(false);
    result.set_max_mem(Memory);
    return result;
}

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

// Threads are numbered as they first search, so those of one search differ.
unsigned numberOfThisThread()
{
    static std::atomic<unsigned> next = 0;
    thread_local const unsigned number = next.fetch_add(1, std::memory_order_relaxed);
    return number;
}

} // namespace

Pattern::Pattern(std::string source)
    : m_source(std::move(source))
{
}

Pattern::~Pattern() = default;

base::Result<PatternPointer> Pattern::compile(std::string_view written)
{
    if (written.size() > MaximumLength) {
        return base::problem(
            base::text("Query", "it is longer than %1 letters").with(std::int64_t{MaximumLength}));
    }
    const std::shared_ptr<Pattern> pattern(
        new Pattern(std::string(EachLine) + withPlainLetters(written)));
    const auto &first = pattern->ofThisThread();
    if (!first.ok()) {
        std::string reason = first.error();
        if (const auto at = reason.find(EachLine); at != std::string::npos) {
            reason.erase(at, EachLine.size());
        }
        return base::problem(base::Text::verbatim(std::move(reason)));
    }
    pattern->findNeededWords();
    return pattern;
}

// RE2 can say which words must stand in a text for a pattern to fit, in which combinations. Where
// they are few, every combination is asked for once.
void Pattern::findNeededWords()
{
    re2::FilteredRE2 filter(ShortestNeededWord);
    int only = -1;
    std::vector<std::string> words;
    if (filter.Add(m_source, options(), &only) != re2::RE2::NoError) {
        return;
    }
    filter.Compile(&words);
    const auto isFolded = [](const std::string &word) { return base::fold(word) == word; };
    if (words.size() > MostNeededWords || !std::all_of(words.begin(), words.end(), isFolded)) {
        return;
    }
    std::vector<bool> isPossible;
    for (unsigned there = 0; there < (1U << words.size()); ++there) {
        std::vector<int> found;
        for (unsigned word = 0; word < words.size(); ++word) {
            if ((there >> word & 1U) != 0) {
                found.push_back(static_cast<int>(word));
            }
        }
        std::vector<int> potential;
        filter.AllPotentials(found, &potential);
        isPossible.push_back(!potential.empty());
    }
    if (isPossible.front()) {
        return; // it needs none
    }
    m_isPossible = std::move(isPossible);
    for (auto &word : words) {
        m_needed.push_back({word, FoldedNeedle(word)});
    }
}

bool Pattern::mayBeWithin(std::string_view text) const
{
    const bool isPlain = isPlainAscii(text);
    std::size_t there = 0;
    for (std::size_t word = 0; word < m_needed.size(); ++word) {
        const auto &needed = m_needed[word];
        const bool isThere = isPlain ? needed.needle.isWithinPlain(text)
                                     : text.find(needed.folded) != std::string_view::npos;
        there |= static_cast<std::size_t>(isThere) << word;
    }
    return m_isPossible[there];
}

bool Pattern::isWithin(std::string_view text) const
{
    return (m_isPossible.empty() || mayBeWithin(text))
        && re2::RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), ofThisThread());
}

const re2::RE2 &Pattern::ofThisThread() const
{
    auto &own = m_compiled[numberOfThisThread() % m_compiled.size()];
    std::call_once(own.once,
                   [&] { own.pattern = std::make_unique<const re2::RE2>(m_source, options()); });
    return *own.pattern;
}

} // namespace catalog
