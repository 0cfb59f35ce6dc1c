// A pile of cards without the heap: a list whose next card is first. Taking a card moves nothing.
#pragma once
#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace d6 {

template <class T, std::size_t N>
class Pile {
 public:
  using value_type = T;
  static constexpr std::size_t capacity() { return N; }
  constexpr std::size_t size() const { return static_cast<std::size_t>(end_ - next_); }
  constexpr bool empty() const { return end_ == next_; }
  constexpr void clear() { next_ = end_ = 0; }
  // The next card, which leaves the pile.
  constexpr T take() {
    assert(!empty());
    return at_[next_++];
  }
  // Under the last card.
  constexpr void push_back(const T& card) {
    assert(end_ < N);
    at_[end_++] = card;
  }
  constexpr T& operator[](std::size_t i) {
    assert(i < size());
    return at_[next_ + i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size());
    return at_[next_ + i];
  }
  constexpr T* begin() { return at_ + next_; }
  constexpr T* end() { return at_ + end_; }
  constexpr const T* begin() const { return at_ + next_; }
  constexpr const T* end() const { return at_ + end_; }
  friend constexpr bool operator==(const Pile& a, const Pile& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  static_assert(N < 256);
  std::uint8_t next_ = 0, end_ = 0;
  T at_[N]{};
};

}  // namespace d6
