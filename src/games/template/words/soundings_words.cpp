// What Soundings says. Order texts: "drop 7", "listen".
#include "games/template/words/soundings_words.h"

#include <charconv>
#include <nlohmann/json.hpp>

#include "base/text.h"

namespace d6 {
using namespace soundings;
namespace {

std::string_view name(Seat seat) { return Info<Soundings>::seats[index(seat)]; }
std::string rolled(const Roll& roll) { return tr("{} in {}, rolled {}", roll.chance.num, roll.chance.den, roll.drawn + 1); }

std::string_view kind(EventKind kind) {
  switch (kind) {
    case EventKind::dealt: return "dealt";
    case EventKind::charge: return "charge";
    case EventKind::hull: return "hull";
    case EventKind::ping: return "ping";
    case EventKind::listens: return "listens";
    case EventKind::heard: return "heard";
    case EventKind::end: return "end";
  }
  return "";
}

}  // namespace

std::string Words<Soundings>::text(const Rules&, const Order& order) {
  switch (order.kind) {
    case OrderKind::drop: return tr("drop {}", int(order.depth.value));
    case OrderKind::listen: return "listen";
  }
  return {};
}

Parsed<Order> Words<Soundings>::parse(const Rules& rules, std::string_view text) {
  if (text == "listen") return {Order{OrderKind::listen, {}}, {}};
  constexpr std::string_view drop = "drop ";
  if (text.substr(0, drop.size()) == drop) {
    std::uint8_t depth = 0;
    const auto digits = text.substr(drop.size());
    const auto [end, bad] = std::from_chars(digits.data(), digits.data() + digits.size(), depth);
    if (bad == std::errc() && end == digits.data() + digits.size()) return {Order{OrderKind::drop, {depth}}, {}};
  }
  return {{}, tr("found \"{}\"; allowed is \"listen\" or \"drop DEPTH\" with a depth from 1 to {}", shortened(text, 40), rules.deepest)};
}

std::string Words<Soundings>::say(const Rules&, const Event& event) {
  switch (event.kind) {
    case EventKind::dealt: return tr("{} lies at depth {}.", name(event.seat), int(event.depth.value));
    case EventKind::charge: return event.good ? tr("{}'s charge at {} hits.", name(event.seat), int(event.depth.value))
                                              : tr("{}'s charge at {} misses.", name(event.seat), int(event.depth.value));
    case EventKind::hull: return tr("The hull under {}'s charge: {}.", name(event.seat), rolled(event.roll));
    case EventKind::ping: return event.good ? tr("Sonar: {} was near.", int(event.depth.value)) : tr("Sonar: {} was far off.", int(event.depth.value));
    case EventKind::listens: return tr("{} listens: {}.", name(event.seat), rolled(event.roll));
    case EventKind::heard: return tr("The enemy lies at depth {}.", int(event.depth.value));
    case EventKind::end: return tr("The hunt is over.");
  }
  return {};
}

void Words<Soundings>::values(const Rules&, const Event& event, Json& out) {
  out["kind"] = kind(event.kind);
  if (event.kind == EventKind::end) return;
  out["seat"] = static_cast<int>(event.seat);
  if (event.depth.value) out["depth"] = event.depth.value;
  out["good"] = event.good;
  if (event.kind == EventKind::hull || event.kind == EventKind::listens) {
    out["chance"] = {event.roll.chance.num, event.roll.chance.den};
    out["drawn"] = event.roll.drawn;
  }
}

Refused Words<Soundings>::why(const Rules&, Refusal refusal, const Observation&) {
  switch (static_cast<Refusal_>(refusal.code)) {
    case Refusal_::none: break;
    case Refusal_::too_deep: return {"refused", "", tr("A charge goes off at 1 to {}, not at {}.", refusal.b, refusal.a)};
    case Refusal_::listened_twice: return {"refused", "", tr("A boat cannot listen twice running.")};
  }
  return {};
}

std::vector<Form> Words<Soundings>::forms(const Rules& rules, const Observation&) { return {{"drop", {{"depth", 1, rules.deepest, {}}}}}; }

std::vector<std::string> Words<Soundings>::describe(const Rules&, const Observation& seen) {
  std::vector<std::string> out;
  out.push_back(tr("Orders left: {}. Hits taken: {} {}, {} {}.", seen.left, name(Seat::zero), int(seen.hits[0]), name(Seat::one), int(seen.hits[1])));
  for (const Seat seat : {Seat::zero, Seat::one}) {
    if (seen.depth[index(seat)].value) out.push_back(tr("{} lies at depth {}.", name(seat), int(seen.depth[index(seat)].value)));
    for (const auto& ping : seen.pings[index(seat)])
      out.push_back(ping.near ? tr("{}'s charge at {} was near.", name(seat), int(ping.depth.value)) : tr("{}'s charge at {} was far off.", name(seat), int(ping.depth.value)));
  }
  return out;
}

std::string Words<Soundings>::reason(const Rules&, const Observation&, const Order& order) {
  return order.kind == OrderKind::listen ? tr("Knowing the depth is worth more than a blind charge.") : tr("Most boats that fit the pings lie there.");
}

std::span<const Option> Info<Soundings>::options() {
  static const Option table[] = {{"length", "How many orders a game has.", {"short", "long"}, 0, 0, "long", "short"}};
  return table;
}
std::vector<ScenarioName> Info<Soundings>::scenario_names(const std::string&) { return {}; }
Problems Info<Soundings>::lint(const std::string& folder) {
  Problems problems;
  load_rules(folder, Options::of(options(), {}, false, problems), problems);
  return problems;
}

}  // namespace d6
