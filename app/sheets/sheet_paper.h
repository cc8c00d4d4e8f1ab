// The two sizes of paper that a sheet is laid out for, upright.
#pragma once

#include <QPageSize>
#include <QSizeF>

#include <optional>
#include <string_view>

namespace sheets
{

enum class Paper { A4, Letter };

// In points, 1/72 inch.
inline QSizeF sizeOf(Paper paper)
{
    return paper == Paper::Letter ? QSizeF(612, 792) : QSizeF(595, 842);
}

inline QPageSize pageSizeOf(Paper paper)
{
    return {paper == Paper::Letter ? QPageSize::Letter : QPageSize::A4};
}

// The one whose proportions come nearer, for a printer that is set to something else.
inline Paper nearestPaper(const QSizeF &size)
{
    constexpr qreal Between = (842.0 / 595.0 + 792.0 / 612.0) / 2;
    return size.height() > size.width() * Between ? Paper::A4 : Paper::Letter;
}

inline std::optional<Paper> paperOf(std::string_view word)
{
    if (word == "a4" || word == "A4") {
        return Paper::A4;
    }
    if (word == "letter" || word == "Letter") {
        return Paper::Letter;
    }
    return std::nullopt;
}

} // namespace sheets
