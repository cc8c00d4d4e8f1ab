// Sorts a short list and keeps the order of what is alike. std::stable_sort takes memory from the
// free store for that, which what runs in every imagined move must not.
#pragma once

#include <algorithm>
#include <iterator>

namespace base
{

template<typename Iterator, typename Less>
void insertionSort(Iterator first, Iterator last, Less less)
{
    for (Iterator next = first; next != last; ++next) {
        std::rotate(std::upper_bound(first, next, *next, less), next, std::next(next));
    }
}

} // namespace base
