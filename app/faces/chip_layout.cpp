#include "faces/chip_layout.h"

namespace faces
{

namespace
{

constexpr ChipLayout FullLayout{79, 6, 23, 14.5, 4.4, 17, 59, 14.5, -36, 33};
constexpr ChipLayout ShortLayout{80, -2, 20, 9, 5.6, 19, 57, 8, -42, 31};
// Too small for words: the figures take the place of the text.
constexpr ChipLayout FiguresLayout{78, 14, 100, 64, 6.4, 27, 38, 36, -33, 35};
constexpr ChipLayout BareLayout{74, 100, 100, 0, 8.5, 0, 0, 0, 0, 47};

constexpr qreal SmallestWithWords = 84; // logical pixels

} // namespace

bool hasWords(const Canvas &canvas)
{
    return canvas.pixels(SmallestWithWords) <= 200;
}

const ChipLayout &layoutOf(const Canvas &canvas)
{
    switch (canvas.detail()) {
    case Detail::Bare:
        return BareLayout;
    case Detail::Short:
        return hasWords(canvas) ? ShortLayout : FiguresLayout;
    case Detail::Full:
        break;
    }
    return FullLayout;
}

} // namespace faces
