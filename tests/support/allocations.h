// Counts what is taken from the heap: for "a frame in a steady state allocates nothing". It replaces operator new of
// its program, so one file of it alone may include this.
#pragma once
#include <cstdlib>
#include <new>

namespace d6::test {

inline long allocations = 0;

}  // namespace d6::test

void* operator new(std::size_t size) {
  ++d6::test::allocations;
  if (void* at = std::malloc(size == 0 ? 1 : size)) return at;
  throw std::bad_alloc();
}
void operator delete(void* at) noexcept { std::free(at); }
void operator delete(void* at, std::size_t) noexcept { std::free(at); }
