// JSON of anything that has D6_FIELDS (base/fields.h). Heavy: include it in .cpp files only.
//
// Ids and enums may be written as words: a game gives, found by argument-dependent lookup,
//   std::string id_text(const Rules&, Card);  bool id_parse(const Rules&, std::string_view, Card&);
// What has none is written as a number.
#pragma once
#include <fmt/format.h>

#include <limits>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "base/chance.h"
#include "base/dice.h"
#include "base/fields.h"
#include "data/json_fwd.h"

namespace d6 {

// Text as a value; discarded (is_discarded) where it is no JSON, or nests deeper than anything of ours: writing, copying and
// comparing go down by recursion, so that a megabyte of brackets would end the program.
inline constexpr int kDeepestJson = 64;
Json parse_json(std::string_view text);

template <class Rules, class T>
concept Named = requires(const Rules& rules, T& value) {
  { id_text(rules, std::as_const(value)) } -> std::convertible_to<std::string>;
  { id_parse(rules, std::string_view(), value) } -> std::same_as<bool>;
};

template <class Rules, class T>
Json json_of(const Rules& rules, const T& value) {
  if constexpr (std::is_same_v<T, Dice>) {
    return value.state;
  } else if constexpr (Named<Rules, T>) {
    return id_text(rules, value);
  } else if constexpr (std::is_same_v<T, bool>) {
    return value;
  } else if constexpr (std::is_enum_v<T>) {
    return static_cast<std::int64_t>(value);
  } else if constexpr (std::is_integral_v<T>) {
    return value;
  } else if constexpr (std::is_same_v<T, std::string>) {
    return value;
  } else if constexpr (HasFields<T>) {
    Json out = Json::object();
    each_field(value, [&](std::string_view name, const auto& member) { out[std::string(name)] = json_of(rules, member); });
    return out;
  } else if constexpr (std::is_same_v<T, Chance>) {
    return Json::array({value.num, value.den});
  } else if constexpr (requires { value.has_value(); *value; }) {
    return value ? json_of(rules, *value) : Json(nullptr);
  } else {
    Json out = Json::array();
    for (const auto& element : value) out.push_back(json_of(rules, element));
    return out;
  }
}

// Reads into `value`; members that are absent keep what they have (determinism.md "position"). False and a sentence in
// `error` where something does not fit; `path` names the place.
template <class Rules, class T>
bool from_json(const Rules& rules, const Json& json, T& value, std::string& error, const std::string& path = "state") {
  const auto fail = [&](std::string_view allowed) {
    error = fmt::format("{}: found {}; allowed is {}", path, json.dump().substr(0, 60), allowed);
    return false;
  };
  if constexpr (std::is_same_v<T, Dice>) {
    if (!json.is_number_unsigned()) return fail("a whole number");
    value.state = json.template get<std::uint64_t>();
    return true;
  } else if constexpr (Named<Rules, T>) {
    if (!json.is_string() || !id_parse(rules, json.template get_ref<const std::string&>(), value)) return fail("a name of the game");
    return true;
  } else if constexpr (std::is_same_v<T, bool>) {
    if (!json.is_boolean()) return fail("true or false");
    value = json.template get<bool>();
    return true;
  } else if constexpr (std::is_enum_v<T>) {
    std::underlying_type_t<T> number{};
    if (!from_json(rules, json, number, error, path)) return false;
    value = static_cast<T>(number);
    return true;
  } else if constexpr (std::is_integral_v<T>) {
    const auto low = static_cast<std::int64_t>(std::numeric_limits<T>::min());
    if constexpr (std::is_same_v<T, std::uint64_t>) {
      if (!json.is_number_unsigned()) return fail("a whole number, 0 or more");
      value = json.template get<std::uint64_t>();
    } else {
      const auto high = static_cast<std::int64_t>(std::numeric_limits<T>::max());
      if (!json.is_number_integer() || (json.is_number_unsigned() && json.template get<std::uint64_t>() > static_cast<std::uint64_t>(high)))
        return fail(fmt::format("a whole number from {} to {}", low, high));
      const auto number = json.template get<std::int64_t>();
      if (number < low || number > high) return fail(fmt::format("a whole number from {} to {}", low, high));
      value = static_cast<T>(number);
    }
    return true;
  } else if constexpr (std::is_same_v<T, std::string>) {
    if (!json.is_string()) return fail("a text");
    value = json.template get<std::string>();
    return true;
  } else if constexpr (HasFields<T>) {
    if (!json.is_object()) return fail("an object");
    bool ok = true;
    std::size_t known = 0;
    each_field(value, [&](std::string_view name, auto& member) {
      const auto found = json.find(std::string(name));
      if (found == json.end()) return;
      ++known;
      if (ok) ok = from_json(rules, *found, member, error, fmt::format("{}.{}", path, name));
    });
    if (ok && known != json.size()) return fail(fmt::format("the keys {}", T::field_names()));
    return ok;
  } else if constexpr (std::is_same_v<T, Chance>) {
    if (!json.is_array() || json.size() != 2) return fail("[numerator, denominator]");
    return from_json(rules, json[0], value.num, error, path) && from_json(rules, json[1], value.den, error, path);
  } else if constexpr (requires { value.has_value(); *value; }) {
    if (json.is_null()) {
      value.reset();
      return true;
    }
    return from_json(rules, json, value.emplace(), error, path);
  } else if constexpr (requires { value.clear(); value.push_back({}); }) {  // vector, Fixed
    if (!json.is_array()) return fail("a list");
    if constexpr (requires { T::capacity(); })
      if (json.size() > T::capacity()) return fail(fmt::format("a list of at most {}", T::capacity()));
    value.clear();
    for (std::size_t i = 0; i < json.size(); ++i) {
      typename T::value_type element{};
      if (!from_json(rules, json[i], element, error, fmt::format("{}[{}]", path, i))) return false;
      value.push_back(element);
    }
    return true;
  } else {  // std::array
    if (!json.is_array() || json.size() != value.size()) return fail(fmt::format("a list of {}", value.size()));
    for (std::size_t i = 0; i < value.size(); ++i)
      if (!from_json(rules, json[i], value[i], error, fmt::format("{}[{}]", path, i))) return false;
    return true;
  }
}

// A place as from_json names it: "/fleets/1/ships/0/points" -> "state.fleets[1].ships[0].points".
std::string dotted(std::string_view pointer);

// "state.fleets[1].ships[0].points: 4 against 6", empty if both agree.
template <class Rules, class T>
std::string first_difference(const Rules& rules, const T& a, const T& b) {
  const Json left = json_of(rules, a), right = json_of(rules, b);
  const Json patch = Json::diff(left, right);
  if (patch.empty()) return a == b ? std::string() : std::string("state: differs in what is not printed");
  const std::string at = patch[0]["path"];
  const Json::json_pointer pointer(at);
  const auto show = [&](const Json& json) { return json.contains(pointer) ? json.at(pointer).dump() : std::string("nothing"); };
  return fmt::format("{}: {} against {}", dotted(at), show(left), show(right));
}

}  // namespace d6
