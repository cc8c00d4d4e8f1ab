#include "games/clout/position.h"

#include <algorithm>

namespace games::clout
{

void ChipList::remove(ChipId chip)
{
    auto *const end = m_chips.begin() + m_count;
    auto *const found = std::find(m_chips.begin(), end, chip);
    if (found != end) {
        std::copy(found + 1, end, found);
        --m_count;
    }
}

// A link more than there is room for drops the oldest: 128 of them never lie on a real table.
void LinkList::append(Link link)
{
    if (m_count == MostLinks) {
        removeAt(0);
    }
    m_links[m_count++] = link;
}

bool LinkList::holds(Link link) const
{
    return std::ranges::find(all(), link) != all().end();
}

void LinkList::removeAt(std::size_t place)
{
    std::copy(m_links.begin() + static_cast<std::ptrdiff_t>(place) + 1,
              m_links.begin() + m_count,
              m_links.begin() + static_cast<std::ptrdiff_t>(place));
    --m_count;
}

} // namespace games::clout
