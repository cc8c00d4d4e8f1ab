// The words of a notation as its parser sees them: what parts them and which of them is a value.
// Used by the parser of notation.h only.
#pragma once

#include <string_view>

namespace catalog
{

// They have a meaning of their own and are in no name.
inline constexpr std::string_view NotationSigns = "(){}[],;";

bool isBlank(char letter);

// "3", "+3", "-3"
bool isNumber(std::string_view word);

// What a folded word behind a name is: a number, `?` or X.
bool isValue(std::string_view word);

// What stands behind the last blank between others; the whole where there is none.
std::string_view lastWord(std::string_view words);

} // namespace catalog
