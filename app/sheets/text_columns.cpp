#include "sheets/text_columns.h"

#include "sheets/text_width.h"

#include <algorithm>

namespace sheets
{

namespace
{

constexpr int WidestDetail = 14;

// What is left belongs to the name; where that is too little, the widest other column gives way.
void shareOut(TextColumns &columns)
{
    constexpr int TickAndGaps = 5;
    constexpr int LeastName = 16;
    constexpr int LeastOther = 4;
    std::vector<int *> others{&columns.set, &columns.worth};
    int taken = TickAndGaps + columns.count + columns.set + columns.worth + 4;
    for (int &width : columns.details) {
        others.push_back(&width);
        taken += width + 2;
    }
    taken += columns.sum > 0 ? columns.sum + 2 : 0;
    while (TextPageWidth - taken < LeastName) {
        int *widest =
            *std::max_element(others.begin(), others.end(), [](const int *one, const int *other) {
                return *one < *other;
            });
        if (*widest <= LeastOther) {
            break;
        }
        --*widest;
        --taken;
    }
    columns.name = std::max(LeastOther, TextPageWidth - taken);
}

} // namespace

QString words(const std::string &utf8)
{
    return QString::fromStdString(utf8).simplified();
}

TextColumns textColumns(const Sheet &sheet)
{
    TextColumns columns;
    columns.set = textWidth(words(sheet.labels.setAndNumber));
    columns.worth = std::min(WidestDetail, textWidth(words(sheet.labels.worth)));
    columns.sum = textWidth(words(sheet.labels.sum));
    for (const auto &label : sheet.detailLabels) {
        columns.details.push_back(textWidth(words(label)));
    }
    const auto widen = [](int &width, const QString &text) {
        width = std::min(WidestDetail, std::max(width, textWidth(text)));
    };
    for (const auto &group : sheet.groups) {
        widen(columns.count, QString::number(group.count));
        widen(columns.sum, words(group.sum));
        for (const auto &row : group.rows) {
            widen(columns.set, words(setAndNumber(row)));
            widen(columns.worth, words(row.worth));
            widen(columns.sum, words(row.sum));
            for (std::size_t i = 0; i < row.details.size(); ++i) {
                widen(columns.details[i], words(row.details[i]));
            }
        }
    }
    shareOut(columns);
    return columns;
}

} // namespace sheets
