#include "catalog/read_ahead.h"

#include <algorithm>

namespace catalog
{

namespace
{

// How many pieces lie between one step and the next: memory answers in about the time it takes to
// match so many.
constexpr std::size_t Distance = 8;

void fetch(const void *place)
{
#if defined(__GNUC__)
    __builtin_prefetch(place);
    // GCC takes a function that only fetches for one without effect and leaves its calls out; an
    // empty statement that it must keep prevents that.
    asm volatile("");
#else
    static_cast<void>(place);
#endif
}

void fetchPiece(const Piece &piece, const Reading &reading)
{
    switch (reading.kind) {
    case Reading::Kind::Field:
        fetch(reinterpret_cast<const char *>(&piece) + reading.at);
        break;
    case Reading::Kind::Names:
        fetch(&piece.foldedNames);
        break;
    case Reading::Kind::Value:
    case Reading::Kind::Text:
        fetch(&piece.values);
        break;
    case Reading::Kind::Abilities:
        fetch(&piece.notations);
        break;
    }
}

void fetchValue(const Piece &piece, const Reading &reading)
{
    switch (reading.kind) {
    case Reading::Kind::Field:
        break;
    case Reading::Kind::Names:
        fetch(piece.foldedNames.data());
        break;
    case Reading::Kind::Value:
    case Reading::Kind::Text:
        if (reading.at < piece.values.size()) {
            fetch(&piece.values[reading.at]);
        }
        break;
    case Reading::Kind::Abilities:
        if (reading.at < piece.notations.size()) {
            fetch(&piece.notations[reading.at]);
        }
        break;
    }
}

void fetchContent(const Piece &piece, const Reading &reading)
{
    if (reading.kind == Reading::Kind::Text && reading.at < piece.values.size()) {
        fetch(piece.values[reading.at].text.data());
    }
    if (reading.kind == Reading::Kind::Abilities && reading.at < piece.notations.size()) {
        fetch(piece.notations[reading.at].abilities.data());
    }
}

} // namespace

void ReadAhead::add(Reading reading)
{
    if (std::find(m_readings.begin(), m_readings.end(), reading) == m_readings.end()) {
        m_readings.push_back(reading);
    }
}

void ReadAhead::fetchFor(std::span<const PiecePointer> pieces, std::size_t place) const
{
    // The last pieces are few enough to do without.
    if (place + 3 * Distance >= pieces.size()) {
        return;
    }
    for (const Reading &reading : m_readings) {
        fetchPiece(*pieces[place + 3 * Distance], reading);
        fetchValue(*pieces[place + 2 * Distance], reading);
        fetchContent(*pieces[place + Distance], reading);
    }
}

} // namespace catalog
