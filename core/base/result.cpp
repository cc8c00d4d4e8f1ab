#include "base/result.h"

namespace base
{

std::string render(const Problem &problem, const Wording &wording)
{
    std::string result = problem.file;
    if (problem.line > 0) {
        result += (result.empty() ? "" : ":") + std::to_string(problem.line);
    }
    if (!result.empty()) {
        result += ": ";
    }
    result += render(problem.what, wording);
    if (!problem.remedy.empty()) {
        result += ' ' + render(problem.remedy, wording);
    }
    return result;
}

std::string english(const Problem &problem)
{
    return render(problem, plainEnglish());
}

} // namespace base
