// Carrier Force: orders as one line of text and back, and the forms of those with free numbers.
#include <algorithm>
#include <charconv>

#include "base/text.h"
#include "games/carrier/rules/landing.h"
#include "games/carrier/rules/launch.h"
#include "games/carrier/rules/ready.h"
#include "games/carrier/words/carrier_words.h"

namespace d6 {
using namespace carrier;
namespace {

std::string force_word(int number) { return fmt::format("TF{}", number); }
std::string mission_word(int number) { return fmt::format("M{}", number); }

std::string loads_text(const Rules& rules, const Order& order) {
  std::string out;
  for (const Load& load : order.loads) out += fmt::format(" {}={}", name_of(rules, load.plane), load.count);
  return out;
}

std::string place_text(const Rules& rules, const Order& order) {
  if (order.at_base != BaseId::none) return " " + name_of(rules, order.at_base);
  return order.at_force != 0 ? " " + force_word(order.at_force) : std::string();
}

// ---- reading

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool same_letters(std::string_view a, std::string_view b) {
  return a.size() == b.size() &&
         std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return lower(x) == lower(y); });
}

// A line of words that is read from its front. The first thing that does not fit is kept for the answer.
struct Reader {
  const Rules& rules;
  std::string_view rest;
  std::string found, allowed;
  bool good = true;

  void skip() {
    while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
  }
  bool done() {
    skip();
    return rest.empty();
  }
  void fail(std::string what) {
    if (!good) return;
    good = false;
    found = rest.empty() ? tr("the end of the order") : fmt::format("\"{}\"", shortened(rest, 40));
    allowed = std::move(what);
  }
  std::string_view peek() {
    skip();
    return rest.substr(0, rest.find(' '));
  }
  std::string_view word() {
    const std::string_view out = peek();
    rest.remove_prefix(out.size());
    return out;
  }
  bool take(std::string_view wanted) {
    if (!same_letters(peek(), wanted)) return false;
    word();
    return true;
  }
  // Takes a name that may have spaces in it: the longest that fits.
  template <class Id, class Count, class Name>
  Id name(Count count, Name&& name_at) {
    skip();
    Id best = Id::none;
    std::size_t size = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const std::string& candidate = name_at(i);
      if (candidate.size() <= size || candidate.size() > rest.size() ||
          !same_letters(rest.substr(0, candidate.size()), candidate))
        continue;
      if (candidate.size() < rest.size() && rest[candidate.size()] != ' ') continue;
      best = static_cast<Id>(i);
      size = candidate.size();
    }
    rest.remove_prefix(size);
    return best;
  }
  ShipId ship() {
    const auto id =
        name<ShipId>(rules.ships.size(), [&](std::size_t i) -> const std::string& { return rules.ships[i].name; });
    if (id == ShipId::none) fail(tr("a ship's name"));
    return id;
  }
  BaseId base() {
    return name<BaseId>(rules.bases.size(), [&](std::size_t i) -> const std::string& { return rules.bases[i].name; });
  }
  DeckId deck() {
    const auto id = name<DeckId>(rules.decks.size(), [&](std::size_t i) -> const std::string& {
      return name_of(rules, static_cast<DeckId>(i));
    });
    if (id == DeckId::none) fail(tr("the name of a carrier or base"));
    return id;
  }
  // "TF3" or "M4".
  std::uint8_t number(std::string_view letters, int most, const char* what) {
    const std::string_view token = peek();
    std::uint8_t value = 0;
    if (token.size() > letters.size() && same_letters(token.substr(0, letters.size()), letters)) {
      const auto digits = token.substr(letters.size());
      const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
      if (error == std::errc() && end == digits.data() + digits.size() && value >= 1 && value <= most) {
        word();
        return value;
      }
    }
    fail(tr("{} with its number, as {}1", what, letters));
    return 0;
  }
  std::uint8_t force() {
    return number("TF", std::max(rules.odds.limits.task_forces[0], rules.odds.limits.task_forces[1]), "a task force");
  }
  std::uint8_t mission() { return number("M", rules.odds.limits.missions, "a mission"); }
  template <class E, std::size_t N>
  E one_of(const std::array<std::string_view, N>& names, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i)
      if (take(names[i])) return static_cast<E>(i);
    fail(fmt::format("{}", fmt::join(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(count), ", ")));
    return E{};
  }
  PlaneId plane_named(std::string_view text) const {
    for (std::size_t i = 0; i < rules.planes.size(); ++i)
      if (same_letters(rules.planes[i].name, text)) return static_cast<PlaneId>(i);
    // "F2A" for "L.F2A", where no carrier has any.
    for (std::size_t i = 0; i < rules.planes.size(); ++i) {
      const std::string& name = rules.planes[i].name;
      if (name.size() > 2 && name[1] == '.' && same_letters(std::string_view(name).substr(2), text))
        return static_cast<PlaneId>(i);
    }
    return PlaneId::none;
  }
  int whole() {
    const std::string_view token = peek();
    int value = 0;
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), value);
    if (token.empty() || error != std::errc() || end != token.data() + token.size() || value < -999 || value > 999) {
      fail(tr("a whole number"));
      return 0;
    }
    word();
    return value;
  }
  // "SBD=18 F4F=6"; none of a kind may be written as 0.
  void loads(Order& order) {
    while (good && !done()) {
      const std::string_view token = peek();
      const auto equals = token.find('=');
      int count = 0;
      const PlaneId plane = equals == std::string_view::npos ? PlaneId::none : plane_named(token.substr(0, equals));
      const char* begin = equals == std::string_view::npos ? token.data() : token.data() + equals + 1;
      const auto [end, error] = std::from_chars(begin, token.data() + token.size(), count);
      if (plane == PlaneId::none || error != std::errc() || end != token.data() + token.size() || count < 0 ||
          count > 255) {
        fail(tr("an aircraft type and a number, as {}=6",
                rules.planes.empty() ? std::string("F4F") : rules.planes.front().name));
        return;
      }
      if (count > 0 && order.loads.full()) {
        fail(tr("at most {} types", order.loads.capacity()));
        return;
      }
      if (count > 0) order.loads.add({plane, static_cast<std::uint8_t>(count)});
      word();
    }
  }
};

void read_launch(Reader& in, Order& order) {
  order.type = in.one_of<MissionKind>(kMissionKindNames, kMissionKindNames.size());
  if (!in.take("from")) in.fail(tr("\"from\" and a carrier, base or ship"));
  if (!in.good) return;
  if (order.type != MissionKind::SP) {
    order.deck = in.deck();
    in.loads(order);
    return;
  }
  if (const BaseId base = in.base(); base != BaseId::none)
    order.deck = info(in.rules, base).deck;
  else
    order.ship = in.ship();
}

void read_place(Reader& in, Order& order) {
  if (in.done()) return;
  order.at_base = in.base();
  if (order.at_base == BaseId::none) order.at_force = in.force();
}

void read_rest(Reader& in, Order& order) {
  switch (order.kind) {
    case OrderKind::next:
    case OrderKind::end: break;
    case OrderKind::divide:
      order.force = in.force();
      order.ship = in.ship();
      break;
    case OrderKind::transfer:
      order.ship = in.ship();
      order.force = in.force();
      break;
    case OrderKind::scuttle: order.ship = in.ship(); break;
    case OrderKind::bombard:
      order.force = in.force();
      order.all = in.take("on");
      if (!order.all && !in.take("off")) in.fail("on, off");
      break;
    case OrderKind::heading:
      order.force = in.force();
      order.heading = in.one_of<Direction>(kDirectionNames, kDirectionNames.size());
      break;
    case OrderKind::launch: read_launch(in, order); break;
    case OrderKind::reinforce:
      order.mission = in.mission();
      if (!in.take("from")) in.fail(tr("\"from\" and a carrier or base"));
      order.deck = in.deck();
      in.loads(order);
      break;
    case OrderKind::ordnance:
      order.deck = in.deck();
      order.ordnance = in.one_of<Ordnance>(kOrdnanceNames, kOrdnanceNames.size());
      break;
    case OrderKind::ready:
      order.deck = in.deck();
      order.plane = in.plane_named(in.peek());
      if (order.plane == PlaneId::none)
        in.fail(tr("an aircraft type"));
      else
        in.word();
      order.count = static_cast<std::int16_t>(in.whole());
      break;
    case OrderKind::recover:
      order.mission = in.mission();
      if (in.take("at")) order.deck = in.deck();
      break;
    case OrderKind::move:
      order.mission = in.mission();
      order.heading = in.one_of<Direction>(kDirectionNames, 6);
      break;
    case OrderKind::search:
      order.mission = in.mission();
      order.all = in.take("all");
      break;
    case OrderKind::attack:
      order.mission = in.mission();
      read_place(in, order);
      if (order.at_base == BaseId::none && order.at_force == 0) in.fail(tr("an enemy task force, as TF2, or a base"));
      break;
    case OrderKind::jettison: order.mission = in.mission(); break;
    case OrderKind::land:
      order.mission = in.mission();
      read_place(in, order);
      break;
  }
}

}  // namespace

std::string Words<Carrier>::text(const Rules& rules, const Order& order) {
  const std::string word(kOrderNames[static_cast<std::size_t>(order.kind)]);
  switch (order.kind) {
    case OrderKind::next:
    case OrderKind::end: return word;
    case OrderKind::divide: return fmt::format("{} {} {}", word, force_word(order.force), name_of(rules, order.ship));
    case OrderKind::transfer: return fmt::format("{} {} {}", word, name_of(rules, order.ship), force_word(order.force));
    case OrderKind::scuttle: return fmt::format("{} {}", word, name_of(rules, order.ship));
    case OrderKind::bombard: return fmt::format("{} {} {}", word, force_word(order.force), order.all ? "on" : "off");
    case OrderKind::heading:
      return fmt::format("{} {} {}", word, force_word(order.force),
                         kDirectionNames[static_cast<std::size_t>(order.heading)]);
    case OrderKind::launch:
      return fmt::format("{} {} from {}{}", word, kMissionKindNames[static_cast<std::size_t>(order.type)],
                         order.ship != ShipId::none ? name_of(rules, order.ship) : name_of(rules, order.deck),
                         loads_text(rules, order));
    case OrderKind::reinforce:
      return fmt::format("{} {} from {}{}", word, mission_word(order.mission), name_of(rules, order.deck),
                         loads_text(rules, order));
    case OrderKind::ordnance:
      return fmt::format("{} {} {}", word, name_of(rules, order.deck),
                         kOrdnanceNames[static_cast<std::size_t>(order.ordnance)]);
    case OrderKind::ready:
      return fmt::format("{} {} {} {}", word, name_of(rules, order.deck), name_of(rules, order.plane), order.count);
    case OrderKind::recover:
      return fmt::format("{} {}{}", word, mission_word(order.mission),
                         order.deck != DeckId::none ? " at " + name_of(rules, order.deck) : std::string());
    case OrderKind::move:
      return fmt::format("{} {} {}", word, mission_word(order.mission),
                         kDirectionNames[static_cast<std::size_t>(order.heading)]);
    case OrderKind::search: return fmt::format("{} {}{}", word, mission_word(order.mission), order.all ? " all" : "");
    case OrderKind::attack:
    case OrderKind::land: return fmt::format("{} {}{}", word, mission_word(order.mission), place_text(rules, order));
    case OrderKind::jettison: return fmt::format("{} {}", word, mission_word(order.mission));
  }
  return word;
}

Parsed<Order> Words<Carrier>::parse(const Rules& rules, std::string_view text) {
  Reader in{rules, text, {}, {}, true};
  Order order;
  order.kind = in.one_of<OrderKind>(kOrderNames, kOrderNames.size());
  if (in.good) read_rest(in, order);
  if (in.good && !in.done()) in.fail(tr("the end of the order"));
  if (!in.good) return {{}, tr("found {}; allowed is {}", in.found, in.allowed)};
  return {order, {}};
}

// "ready Enterprise SBD" and a number; "launch AS from Enterprise" and TYPE=NUMBER of each type that flies.
std::string Words<Carrier>::fill(const Form& form, std::span<const std::string> values) {
  std::string out = form.kind;
  for (std::size_t i = 0; i < form.parameters.size() && i < values.size(); ++i) {
    const std::string& type = form.parameters[i].name;
    if (type.empty())
      out += " " + values[i];
    else if (values[i] != "0")
      out += " " + type + "=" + values[i];
  }
  return out;
}

std::vector<Form> Words<Carrier>::forms(const Rules& rules, const Observation& seen) {
  std::vector<Form> out;
  const World& world = seen.known;
  const bool launching = world.phase == Phase::launch, arming = world.phase == Phase::arm;
  if (seen.viewer != viewer(world.seat) || (!launching && !arming)) return out;
  for (std::size_t i = 0; i < rules.decks.size(); ++i) {
    const auto deck = static_cast<DeckId>(i);
    if (rules.decks[i].seat != world.seat || !working(rules, world, deck)) continue;
    const Deck& here = row(world, deck);
    if (arming) {
      for (const Group& group : here.groups)
        if (const int most = can_ready(rules, world, deck, group); most > 0 || group.ready > 0)
          out.push_back({fmt::format("ready {} {}", name_of(rules, deck), name_of(rules, group.plane)),
                         {{"", -group.ready, std::max(0, most), {}}}});
      continue;
    }
    const int left = launches_left(rules, world, deck);
    Form mission{"", {}}, fighters{fmt::format("launch F from {}", name_of(rules, deck)), {}},
        recon{fmt::format("launch N from {}", name_of(rules, deck)), {}};
    bool bombers = false;
    for (const Group& group : here.groups) {
      const PlaneInfo& plane = info(rules, group.plane);
      const Parameter parameter{plane.name, 0, std::min<int>(group.ready, left), {}};
      if (parameter.high == 0) continue;
      if (plane.fighter()) fighters.parameters.push_back(parameter);
      if (!plane.fighter() && !plane.bomber()) recon.parameters.push_back(parameter);
      if (plane.fighter() || plane.bomber()) mission.parameters.push_back(parameter);
      bombers = bombers || plane.bomber();
    }
    mission.kind =
        fmt::format("launch {} from {}", kOrdnanceNames[static_cast<std::size_t>(here.ordnance)], name_of(rules, deck));
    if (bombers) out.push_back(mission);
    if (!recon.parameters.empty()) out.push_back(recon);
    if (!fighters.parameters.empty()) out.push_back(fighters);
    for (const Mission& m : world.missions)
      if (m.id.seat == world.seat && m.hex == hex_of(rules, world, deck) && !in_pattern(m) && !seaplane(rules, m) &&
          !mission.parameters.empty())
        out.push_back({fmt::format("reinforce M{} from {}", m.id.number, name_of(rules, deck)), mission.parameters});
  }
  return out;
}

}  // namespace d6
