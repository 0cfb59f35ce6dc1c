// A short list without the heap: hands, piles, the orders of one decision.
#pragma once
#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace d6 {

template <class T, std::size_t N>
class Fixed {
 public:
  static_assert(N <= 65535);  // size_
  using value_type = T;
  static constexpr std::size_t capacity() { return N; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }
  constexpr void clear() { size_ = 0; }
  constexpr void add(const T& value) {
    assert(size_ < N);
    at_[size_++] = value;
  }
  constexpr void push_back(const T& value) { add(value); }
  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return at_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return at_[i];
  }
  constexpr T& back() { return (*this)[size_ - 1u]; }
  constexpr const T& back() const { return (*this)[size_ - 1u]; }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  // Removes the i-th and keeps the order of the others.
  constexpr void erase(std::size_t i) {
    assert(i < size_);
    std::copy(at_ + i + 1, at_ + size_, at_ + i);
    --size_;
  }
  constexpr T* begin() { return at_; }
  constexpr T* end() { return at_ + size_; }
  constexpr const T* begin() const { return at_; }
  constexpr const T* end() const { return at_ + size_; }
  friend constexpr bool operator==(const Fixed& a, const Fixed& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

 private:
  std::uint16_t size_ = 0;
  T at_[N]{};
};

}  // namespace d6
