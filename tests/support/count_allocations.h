// Counts what a test program takes from the free store: include it in one source of a program.
// Every plain form is replaced together, for a checker of memory compares how a piece was taken
// with how it is given back.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace support
{

inline std::atomic<std::size_t> allocations = 0; // of all threads

inline void *countedMemory(std::size_t size) noexcept
{
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}

} // namespace support

void *operator new(std::size_t size)
{
    if (void *const memory = support::countedMemory(size)) {
        return memory;
    }
    throw std::bad_alloc();
}
void *operator new[](std::size_t size)
{
    return operator new(size);
}
void *operator new(std::size_t size, const std::nothrow_t & /*tag*/) noexcept
{
    return support::countedMemory(size);
}
void *operator new[](std::size_t size, const std::nothrow_t & /*tag*/) noexcept
{
    return support::countedMemory(size);
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete[](void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t /*size*/) noexcept
{
    std::free(memory);
}
void operator delete[](void *memory, std::size_t /*size*/) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, const std::nothrow_t & /*tag*/) noexcept
{
    std::free(memory);
}
void operator delete[](void *memory, const std::nothrow_t & /*tag*/) noexcept
{
    std::free(memory);
}
