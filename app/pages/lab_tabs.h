// The tabs of the Lab's figures: a short title for each table of a report.
#pragma once

#include <QString>

namespace pages
{

// By the slug of a goldfish::Table; the slug itself where there is none.
QString tabTitleOf(const QString &slug);

} // namespace pages
