// The 45 cards of Rook 'Em (RK bid): 4 to 14 in four colours and the Rook. A set of cards is one 64-bit mask, eleven
// bits a colour from the 4 up and the Rook on top, so that dealing, following and search are bit work.
#pragma once
#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/fields.h"

namespace d6::rook {

enum class Colour : std::uint8_t { red, green, blue, yellow };
constexpr int kColours = 4, kRanks = 11, kLowest = 4, kHighest = 14, kCards = 45;
constexpr std::array<Colour, kColours> kAllColours{Colour::red, Colour::green, Colour::blue, Colour::yellow};

struct Card {
  std::uint8_t id = 0;  // colour * 11 + rank - 4, the Rook 44
  constexpr bool rook() const { return id == kCards - 1; }
  constexpr Colour colour() const { return static_cast<Colour>(id / kRanks); }  // requires !rook()
  constexpr int rank() const { return kLowest + id % kRanks; }                  // requires !rook()
  constexpr std::uint64_t bit() const { return std::uint64_t{1} << id; }
  D6_FIELDS(Card, id)
  friend constexpr auto operator<=>(const Card&, const Card&) = default;
};
constexpr Card card(Colour colour, int rank) {
  return {static_cast<std::uint8_t>(static_cast<int>(colour) * kRanks + rank - kLowest)};
}
constexpr Card kRook{kCards - 1};

// A set of cards; as a sequence it runs from the lowest id up, so that it prints and reads as a list.
class Cards {
 public:
  using value_type = Card;
  constexpr Cards() = default;
  constexpr explicit Cards(std::uint64_t bits) : bits_(bits) {}
  constexpr Cards(Card one) : bits_(one.bit()) {}

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
  constexpr int count() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr explicit operator bool() const { return bits_ != 0; }
  constexpr bool contains(Card one) const { return ((bits_ >> one.id) & 1U) != 0; }
  constexpr bool contains(Cards all) const { return (all.bits_ & ~bits_) == 0; }
  constexpr Card lowest() const { return {static_cast<std::uint8_t>(std::countr_zero(bits_))}; }
  constexpr Card highest() const { return {static_cast<std::uint8_t>(63 - std::countl_zero(bits_))}; }
  constexpr void clear() { bits_ = 0; }
  constexpr void push_back(Card one) { bits_ |= one.bit(); }
  constexpr void add(Cards more) { bits_ |= more.bits_; }
  constexpr void remove(Cards less) { bits_ &= ~less.bits_; }
  // The i-th from the lowest; requires i < size().
  constexpr Card nth(std::uint32_t i) const {
    std::uint64_t left = bits_;
    for (; i > 0; --i) left &= left - 1;
    return {static_cast<std::uint8_t>(std::countr_zero(left))};
  }

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t left) : left_(left) {}
    constexpr Card operator*() const { return {static_cast<std::uint8_t>(std::countr_zero(left_))}; }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t left_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

  friend constexpr Cards operator&(Cards a, Cards b) { return Cards(a.bits_ & b.bits_); }
  friend constexpr Cards operator|(Cards a, Cards b) { return Cards(a.bits_ | b.bits_); }
  friend constexpr Cards operator-(Cards a, Cards b) { return Cards(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(Cards, Cards) = default;

 private:
  std::uint64_t bits_ = 0;
};

constexpr std::uint64_t kColourBits = (std::uint64_t{1} << kRanks) - 1;
constexpr Cards kAllCards{(std::uint64_t{1} << kCards) - 1};
constexpr Cards suit(Colour colour) { return Cards(kColourBits << (static_cast<int>(colour) * kRanks)); }
constexpr Cards all_of_rank(int rank) {
  Cards out;
  for (const auto colour : kAllColours) out.push_back(card(colour, rank));
  return out;
}

// "R14", "Rook"; reading takes small letters too.
std::string card_text(Card card);
std::optional<Card> card_of(std::string_view text);
// "red"; reading takes "R", "r" and "red".
std::string_view colour_text(Colour colour);
std::optional<Colour> colour_of(std::string_view text);

}  // namespace d6::rook
