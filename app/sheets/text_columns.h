// The columns of the list in a plain-text sheet, in letters. Not for use outside this folder.
#pragma once

#include "sheets/sheet.h"

#include <QString>

#include <vector>

namespace sheets
{

constexpr int TextPageWidth = 78;

struct TextColumns {
    int count = 3;
    int name = 0;
    std::vector<int> details;
    int set = 0;
    int worth = 0;
    int sum = 0; // 0: the game adds up nothing
};

TextColumns textColumns(const Sheet &sheet);

QString words(const std::string &utf8); // without line ends and doubled blanks

} // namespace sheets
