// What a game says of itself in menus and the console: Info<G>, specialised in games/NAME/words.
#pragma once
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/entry.h"
#include "play/options.h"

namespace d6 {

template <class G>
struct Info;

template <class G>
concept HasInfo = requires(const std::string& folder) {
  { Info<G>::name } -> std::convertible_to<std::string_view>;      // "broadside"
  { Info<G>::title } -> std::convertible_to<std::string_view>;
  { Info<G>::sentence } -> std::convertible_to<std::string_view>;
  { Info<G>::unit } -> std::convertible_to<std::string_view>;
  { Info<G>::seats } -> std::convertible_to<std::array<std::string_view, 2>>;
  { Info<G>::options() } -> std::same_as<std::span<const Option>>;
  { Info<G>::scenario_names(folder) } -> std::same_as<std::vector<ScenarioName>>;  // folder = scenarios/NAME; empty if it has none
  { Info<G>::lint(folder) } -> std::same_as<Problems>;
};

// A game whose options follow from who plays (Entry::usual, Entry::seated).
template <class G>
concept KnowsSeats = requires(Given options, std::array<bool, 2> people) {
  { Info<G>::usual(people) } -> std::same_as<Given>;
  { Info<G>::seated(options, people) } -> std::same_as<Given>;
};

// A game that has pictures and words of its own on the cabinet's screens (play/entry.h).
template <class G>
concept HasBilling = requires {
  { Info<G>::billing() } -> std::same_as<Billing>;
};

// A game that is not for players: Info<G>::for_developers.
template <class G>
constexpr bool for_developers() {
  if constexpr (requires { Info<G>::for_developers; })
    return Info<G>::for_developers;
  else
    return false;
}

}  // namespace d6
