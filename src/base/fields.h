// One list of members a struct, from which hash, equality, JSON, loading and "first difference" follow.
//
//   struct Pile { int top = 0; Fixed<Card, 8> cards; D6_FIELDS(Pile, top, cards) };
//
// The list is a structured binding: a member that is forgotten does not compile.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "base/fixed.h"

#define D6_FIELDS(Type, ...)                                                  \
  static auto fields(const Type& self_) {                                     \
    const auto& [__VA_ARGS__] = self_;                                        \
    return std::tie(__VA_ARGS__);                                             \
  }                                                                           \
  static auto fields(Type& self_) {                                           \
    auto& [__VA_ARGS__] = self_;                                              \
    return std::tie(__VA_ARGS__);                                             \
  }                                                                           \
  static constexpr std::string_view field_names() { return #__VA_ARGS__; }    \
  friend bool operator==(const Type&, const Type&) = default;

namespace d6 {

template <class T>
concept HasFields = requires(const T& t) {
  T::fields(t);
  T::field_names();
};

// The i-th name of "a, b, c".
constexpr std::string_view field_name(std::string_view names, std::size_t i) {
  std::size_t begin = 0;
  for (; i > 0; --i) begin = names.find(',', begin) + 1;
  while (begin < names.size() && names[begin] == ' ') ++begin;
  const std::size_t end = names.find(',', begin);
  return names.substr(begin, end == std::string_view::npos ? names.size() - begin : end - begin);
}

// Calls f(name, member) for each member in order.
template <class T, class F>
void each_field(T& value, F&& f) {
  using Plain = std::remove_const_t<T>;
  std::apply(
      [&](auto&... member) {
        std::size_t i = 0;
        (f(field_name(Plain::field_names(), i++), member), ...);
      },
      Plain::fields(value));
}

// Hash of everything that changes play, in the order of the fields (determinism.md "Records"). FNV-1a over 64-bit words, with a shift after each.
class Hasher {
 public:
  void word(std::uint64_t w) { hash_ = (hash_ ^ w) * 1099511628211ULL; hash_ ^= hash_ >> 29; }
  std::uint64_t value() const { return hash_; }

  template <class T>
  void add(const T& value) {
    if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
      word(static_cast<std::uint64_t>(value));
    } else if constexpr (requires { value.hash_into(*this); }) {  // Dice, Chance
      value.hash_into(*this);
    } else if constexpr (HasFields<T>) {
      std::apply([this](const auto&... member) { (add(member), ...); }, T::fields(value));
    } else if constexpr (requires { value.has_value(); *value; }) {
      word(value.has_value());
      if (value) add(*value);
    } else {  // a sequence: array, vector, Fixed, string
      word(static_cast<std::uint64_t>(value.size()));
      for (const auto& element : value) add(element);
    }
  }

 private:
  std::uint64_t hash_ = 14695981039346656037ULL;
};

template <class T>
std::uint64_t hash_of(const T& value) {
  Hasher hasher;
  hasher.add(value);
  return hasher.value();
}

}  // namespace d6
