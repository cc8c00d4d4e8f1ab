// What a step that can fail gives back: the thing itself, or a Problem that a player can read.
// A Problem says what is wrong, where, and what to do about it; nothing is ever swallowed.
#pragma once

#include "base/text.h"

#include <string>
#include <tl/expected.hpp>

namespace base
{

struct Problem {
    std::string file; // empty where there is none
    int line = 0;     // from 1; 0 where there is none
    Text what;
    Text remedy; // empty where nothing better than reading `what` can be advised
};

template<typename T>
using Result = tl::expected<T, Problem>;
using Outcome = tl::expected<void, Problem>;

inline tl::unexpected<Problem> problem(Text what, Text remedy = {})
{
    return tl::unexpected<Problem>(Problem{{}, 0, std::move(what), std::move(remedy)});
}

inline tl::unexpected<Problem> problemAt(std::string file, int line, Text what, Text remedy = {})
{
    return tl::unexpected<Problem>(
        Problem{std::move(file), line, std::move(what), std::move(remedy)});
}

// "pieces.tsv:12: what is wrong. What to do."
std::string render(const Problem &problem, const Wording &wording);
std::string english(const Problem &problem);

} // namespace base
