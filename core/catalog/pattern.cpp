#include "catalog/pattern.h"

#include "base/fold.h"

#include <algorithm>
#include <atomic>
#include <re2/re2.h>

namespace catalog
{

namespace
{

constexpr std::size_t MaximumLength = 1000;
constexpr std::int64_t Memory = std::int64_t{4} << 20U;
constexpr std::string_view EachLine = "(?m)";

std::unique_ptr<const re2::RE2> compiled(const std::string &source)
{
    re2::RE2::Options options;
    options.set_case_sensitive(false);
    options.set_log_errors(false);
    options.set_max_mem(Memory);
    return std::make_unique<const re2::RE2>(source, options);
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
    const std::shared_ptr<const Pattern> pattern(
        new Pattern(std::string(EachLine) + withPlainLetters(written)));
    const auto &first = pattern->ofThisThread();
    if (!first.ok()) {
        std::string reason = first.error();
        if (const auto at = reason.find(EachLine); at != std::string::npos) {
            reason.erase(at, EachLine.size());
        }
        return base::problem(base::Text::verbatim(std::move(reason)));
    }
    return pattern;
}

bool Pattern::isWithin(std::string_view folded) const
{
    return re2::RE2::PartialMatch(re2::StringPiece(folded.data(), folded.size()), ofThisThread());
}

const re2::RE2 &Pattern::ofThisThread() const
{
    auto &own = m_compiled[numberOfThisThread() % m_compiled.size()];
    std::call_once(own.once, [&] { own.pattern = compiled(m_source); });
    return *own.pattern;
}

} // namespace catalog
