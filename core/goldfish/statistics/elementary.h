// Logarithm and exponential by additions, multiplications and divisions alone, so that they have
// the same bits on every machine; the system's differ in the last bit from processor to processor.
// Use them wherever a verdict depends on the number.
#pragma once

namespace goldfish
{

double naturalLog(double number);    // of a number above 0
double exponential(double exponent); // from −700 to 700; beyond, what it is there

} // namespace goldfish
