// Wavy lines below what is wrong in a line of text, where a QLineEdit has no formats of its own.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

class QLineEdit;

namespace widgets
{

// A stretch of the text in bytes of UTF-8, as the core gives it.
struct MistakeMark {
    std::size_t at = 0;
    std::size_t length = 0;
};

// Takes the place of earlier marks; none takes them away.
void markMistakes(QLineEdit &edit, const std::vector<MistakeMark> &marks);

} // namespace widgets
