// Figures as people read them: rounded, with the reader's decimal mark, rendered late like every
// other sentence.
#pragma once

#include "base/text.h"
#include "goldfish/statistics/interval.h"

namespace goldfish
{

base::Text decimal(double number, int places);
base::Text signedDecimal(double number, int places); // "+1.5"
base::Text percent(double share, int places = 1);    // of a share from 0 to 1
// "12.1 to 12.7"; "unknown" where it is not bounded.
base::Text decimals(const Interval &interval, int places);
base::Text percents(const Interval &interval, int places = 1);

} // namespace goldfish
