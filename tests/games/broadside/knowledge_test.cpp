// Who knows what: observations, what is told, sampled worlds, and that nothing else moves a computer player.
#include <cmath>
#include <nlohmann/json.hpp>

#include "games/broadside/ai/broadside_ai.h"
#include "table.h"

using namespace d6;
using namespace d6::broadside;
using namespace d6::broadside::test;

namespace {

Observation seen_by(const Rules& rules, const State& state, Viewer viewer) {
  Observation seen;
  Broadside::observe(rules, state, viewer, seen);
  return seen;
}

void step(const Rules& rules, State& state, Dice& dice, std::vector<Told<Event>>& told) {
  if (Broadside::turn(state) == Turn::automatic) return Broadside::advance(rules, state, Log<Event>(told));
  Broadside::apply(rules, state, Broadside::any_order(rules, state, dice), Log<Event>(told));
}

// The words a viewer heard.
std::string heard(const Rules& rules, const std::vector<Told<Event>>& told, Viewer viewer) {
  std::string out;
  for (const auto& line : told)
    if (hears(viewer, line.to)) out += Words<Broadside>::say(rules, line.event) + "\n";
  return out;
}

// What a viewer's script got.
std::string values_heard(const Rules& rules, const std::vector<Told<Event>>& told, Viewer viewer) {
  Json out = Json::array();
  for (const auto& line : told)
    if (hears(viewer, line.to)) {
      out.push_back(Json::object());
      Words<Broadside>::values(rules, line.event, out.back());
    }
  return out.dump();
}

std::string order_list(const Rules& rules, const State& state) {
  Orders list;
  Broadside::orders(rules, state, list);
  std::string out;
  for (const Order& order : list) out += Words<Broadside>::text(rules, order) + "\n";
  return out;
}

// Every order that can be written, with why it is refused.
std::string refusals(const Rules& rules, const State& state) {
  const Observation seen = seen_by(rules, state, viewer(state.seat));
  std::string out;
  for (int kind = 0; kind < 4; ++kind)
    for (std::size_t card = 0; card < kCards; ++card)
      for (std::size_t ship = 0; ship < 2 * kNavy; ship += 3) {
        const Order order{static_cast<OrderKind>(kind), static_cast<Card>(card), static_cast<Ship>(ship)};
        if (const Refusal refusal = Broadside::check(rules, state, order))
          out += Words<Broadside>::why(rules, refusal, seen).text + "\n";
      }
  return out;
}

struct Changed {
  int hand = 0, deck = 0, mix = 0, navies = 0, dice = 0;
};

std::array<int, kCards> all_broadsides(const State& state) {
  std::array<int, kCards> counts{};
  for (const Card card : state.deck) ++counts[index(card)];
  for (const Hand& hand : state.hands)
    for (const Card card : hand) ++counts[index(card)];
  for (std::size_t kind = 0; kind < kCards; ++kind) counts[kind] += state.discarded[kind];
  return counts;
}

// Changes all that `viewer` may not know: written from the rules, not from the game's sampler.
void scramble(const Rules& rules, State& state, Viewer viewer, Dice& dice, Changed& changed) {
  const State before = state;
  for (const Seat seat : {Seat::zero, Seat::one}) {
    if (viewer == d6::viewer(seat)) continue;
    for (Card& held : state.hands[index(seat)]) {  // for any card of the deck that can be held
      if (state.deck.empty()) break;
      auto& other_card = state.deck[dice.below(static_cast<std::uint32_t>(state.deck.size()))];
      if (!is_event(other_card)) std::swap(held, other_card);
    }
  }
  // A broadside in the deck becomes one of another class, as long as twelve of its own remain.
  for (int tries = 0; tries < 40 && !state.deck.empty(); ++tries) {
    Card& card = state.deck[dice.below(static_cast<std::uint32_t>(state.deck.size()))];
    if (!is_broadside(card)) continue;
    if (all_broadsides(state)[index(card)] <= rules.cards[index(card)]) continue;
    card = static_cast<Card>(dice.below(kBroadsides));
  }
  shuffle(state.deck, dice);
  for (auto& navy_deck : state.navies) shuffle(navy_deck, dice);
  state.dice.state = state.dice.state * 31 + 7 + dice.below(1000);
  REQUIRE(Broadside::invalid(rules, state) == "");
  changed.hand += !(state.hands == before.hands);
  changed.deck += !(state.deck == before.deck);
  changed.mix += all_broadsides(state) != all_broadsides(before);
  changed.navies += !(state.navies[0] == before.navies[0]) && !(state.navies[1] == before.navies[1]);
  changed.dice += !(state.dice == before.dice);
}

}  // namespace

TEST_CASE("TFB-18: both fleets and the top of the discards are open; hands and the deck's order are hidden") {
  Table table;
  table.order("draw");
  table.order("discard CL");
  for (const Viewer viewer : {Viewer::zero, Viewer::one, Viewer::table}) {
    const auto seen = seen_by(table.rules, table.state, viewer);
    CHECK(seen.fleets == table.state.fleets);
    CHECK(seen.top == Card::cl);
    CHECK(seen.deck.empty());
    for (const Seat seat : {Seat::zero, Seat::one}) {
      if (viewer == d6::viewer(seat)) {
        CHECK(seen.hands[index(seat)] == table.state.hands[index(seat)]);
      } else {
        CHECK(seen.hands[index(seat)].empty());
      }
    }
  }
  const auto truth = seen_by(table.rules, table.state, Viewer::truth);
  CHECK(truth.hands == table.state.hands);
  CHECK(truth.deck == table.state.deck);
}

TEST_CASE("TFB-32: how many cards are undrawn and how many the other holds is open") {
  Table table;
  table.order("draw");
  for (const Viewer viewer : {Viewer::zero, Viewer::one, Viewer::table}) {
    const auto seen = seen_by(table.rules, table.state, viewer);
    CHECK(seen.deck_left == 93);
    CHECK(seen.held == std::array<std::uint8_t, 2>{6, 5});
    const auto lines = Words<Broadside>::describe(table.rules, seen);
    CHECK(std::any_of(lines.begin(), lines.end(),
                      [](const std::string& line) { return line.find("93 cards are left") != std::string::npos; }));
  }
}

TEST_CASE("ALL-3: every card that was played or discarded stays in the open history") {
  const Rules rules = rules_with();
  State state = Broadside::start(rules, 11);
  Dice dice = dice_of(11, Stream::computer);
  std::array<std::uint8_t, kCards> gone{};
  std::vector<Told<Event>> told;
  while (Broadside::turn(state) != Turn::over) {
    const auto hands = state.hands;
    const auto deck = state.deck;
    step(rules, state, dice, told);
    for (std::size_t kind = 0; kind < kCards; ++kind) {
      const auto in = [&](const auto& pile) { return std::count(pile.begin(), pile.end(), static_cast<Card>(kind)); };
      const auto left = in(hands[0]) + in(hands[1]) + in(deck)-in(state.hands[0]) - in(state.hands[1]) - in(state.deck);
      gone[kind] = static_cast<std::uint8_t>(gone[kind] + left);
    }
    CHECK(seen_by(rules, state, Viewer::table).discarded == gone);
  }
}

TEST_CASE("behaviour 29: in random games each card and ship is in exactly one place at every step") {
  for (const char* airstrike : {"classic", "balanced"}) {
    const Rules rules = rules_with(airstrike);
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      State state = Broadside::start(rules, seed);
      Dice dice = dice_of(seed, Stream::computer);
      std::vector<Told<Event>> told;
      while (Broadside::turn(state) != Turn::over) {
        REQUIRE(Broadside::invalid(rules, state) == "");
        const int afloat = points_afloat(state.fleets[0]) + points_afloat(state.fleets[1]);
        step(rules, state, dice, told);
        const auto kind = told.back().event.kind;
        if (kind != EventKind::drydock && kind != EventKind::reinforcement)
          CHECK(points_afloat(state.fleets[0]) + points_afloat(state.fleets[1]) <= afloat);
      }
      CHECK(Broadside::invalid(rules, state) == "");
      CHECK(Broadside::score(rules, state, Seat::zero) * Broadside::score(rules, state, Seat::one) == 0);
    }
  }
}

TEST_CASE("TFB: random play takes each order of the list equally often") {
  Table table;
  table.state.fleets[0][2].points = 3;
  table.order("draw");
  Orders list;
  Broadside::orders(table.rules, table.state, list);
  Dice dice = dice_of(4, Stream::computer);
  std::vector<int> times(list.size(), 0);
  const int rounds = 2000 * static_cast<int>(list.size());
  for (int i = 0; i < rounds; ++i) {
    const Order order = Broadside::any_order(table.rules, table.state, dice);
    const auto found = std::find(list.begin(), list.end(), order);
    REQUIRE(found != list.end());
    ++times[static_cast<std::size_t>(found - list.begin())];
  }
  for (const int count : times) CHECK(std::abs(count - 2000) < 250);
}

TEST_CASE("TFB: every order of the list is legal, has a text, and reads back as itself; no other order is legal") {
  const Rules rules = rules_with();
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    State state = Broadside::start(rules, seed);
    Dice dice = dice_of(seed, Stream::computer);
    std::vector<Told<Event>> told;
    for (; Broadside::turn(state) != Turn::over; step(rules, state, dice, told)) {
      if (!seat_decides(Broadside::turn(state))) continue;
      Orders list;
      CHECK(Broadside::orders(rules, state, list));
      REQUIRE(!list.empty());
      int legal = 0;
      for (int kind = 0; kind < 4; ++kind)
        for (std::size_t card = 0; card < kCards; ++card)
          for (std::size_t ship = 0; ship < 2 * kNavy; ++ship) {
            const Order order{static_cast<OrderKind>(kind), static_cast<Card>(card), static_cast<Ship>(ship)};
            const bool plain = (order.kind == OrderKind::draw || order.kind == OrderKind::strike) ? card != 0 : false;
            const bool aimless = order.kind == OrderKind::draw || order.kind == OrderKind::discard ||
                                 (order.kind == OrderKind::play && order.card == Card::minefield);
            if (plain || (aimless && ship != 0)) continue;  // another way to write the same order
            legal += !Broadside::check(rules, state, order);
          }
      CHECK(legal == static_cast<int>(list.size()));
      for (const Order& order : list) {
        CHECK(!Broadside::check(rules, state, order));
        CHECK(Words<Broadside>::parse(rules, Words<Broadside>::text(rules, order)).order == order);
        const auto seen = seen_by(rules, state, viewer(state.seat));
        CHECK(!explain(rules, seen, order).empty());
        CHECK(!Words<Broadside>::reason(rules, seen, order).empty());
      }
    }
  }
}

TEST_CASE("TFB: a sampled world fits the rules and shows its seat exactly what it saw") {
  const Rules rules = rules_with();
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    State state = Broadside::start(rules, seed);
    Dice dice = dice_of(seed, Stream::computer);
    std::vector<Told<Event>> told;
    for (; Broadside::turn(state) != Turn::over; step(rules, state, dice, told)) {
      for (const Viewer viewer : {Viewer::zero, Viewer::one, Viewer::table}) {
        const auto seen = seen_by(rules, state, viewer);
        const State world = Broadside::sample(rules, seen, dice);
        const std::string wrong = Broadside::invalid(rules, world);
        REQUIRE_MESSAGE(wrong == "", wrong);
        REQUIRE(seen_by(rules, world, viewer) == seen);
      }
    }
  }
}

TEST_CASE("TFB: sampled hands hold each card as often as the unseen cards have it") {
  Table table;
  table.cards({"BB"}, {"DD", "DD"}, {}, 40);
  const auto seen = seen_by(table.rules, table.state, Viewer::zero);
  Dice dice = dice_of(9, Stream::computer);
  std::array<int, kCards> held{};
  constexpr int kWorlds = 20'000;
  for (int i = 0; i < kWorlds; ++i) {
    const State world = Broadside::sample(table.rules, seen, dice);
    for (const Card card : world.hands[1]) ++held[index(card)];
  }
  CHECK(held[index(Card::storm)] == 0);
  CHECK(held[index(Card::drydock)] + held[index(Card::submarine)] + held[index(Card::bb)] + held[index(Card::ca)] +
            held[index(Card::cl)] + held[index(Card::dd)] + held[index(Card::minefield)] + held[index(Card::landair)] ==
        2 * kWorlds);
  // Special cards are known by number: of the unseen cards that can be held this share.
  int specials = 0, unseen = 0;
  for (std::size_t kind = 0; kind < kCards; ++kind) {
    if (is_event(static_cast<Card>(kind))) continue;
    unseen += static_cast<int>(std::count(table.state.deck.begin(), table.state.deck.end(), static_cast<Card>(kind)));
    if (kind >= kBroadsides)
      specials +=
          static_cast<int>(std::count(table.state.deck.begin(), table.state.deck.end(), static_cast<Card>(kind)));
  }
  unseen += 2;
  const int found = held[index(Card::drydock)] + held[index(Card::submarine)] + held[index(Card::minefield)] +
                    held[index(Card::landair)];
  CHECK(std::abs(found * unseen - 2 * kWorlds * specials) < 2 * kWorlds * unseen / 50);
}

TEST_CASE("TFB-7: after many of one class were seen the sampled rest holds as many fewer of it as chance would leave") {
  const Rules rules = rules_with();
  Observation seen;
  Broadside::observe(rules, Table().state, Viewer::table, seen);
  constexpr int kSeen = 20, kWorlds = 20'000;
  seen.discarded = {};
  seen.discarded[index(Card::bb)] = kSeen;
  seen.top = Card::bb;
  for (const Seat seat : {Seat::zero, Seat::one}) seen.held[index(seat)] = 0;
  seen.deck_left = static_cast<std::uint8_t>(kDeck - kSeen);
  // Each seen card was one of the twelve of its own, or shared, as the numbers left of both give; of the shared ones
  // that are left a quarter is of the class.
  std::vector<std::vector<double>> odds(kSeen + 1, std::vector<double>(kSeen + 1, 0.0));  // [seen][of its own]
  odds[0][0] = 1;
  for (std::size_t n = 0; n < kSeen; ++n)
    for (std::size_t own = 0; own <= n; ++own) {
      const double left = rules.cards[index(Card::bb)] - static_cast<double>(own);
      const double shared = rules.any_class - static_cast<double>(n - own), weight = left + shared / 4;
      if (odds[n][own] == 0) continue;
      odds[n + 1][own + 1] += odds[n][own] * left / weight;
      odds[n + 1][own] += odds[n][own] * (shared / 4) / weight;
    }
  double expected = 0;
  for (std::size_t own = 0; own <= kSeen; ++own)
    expected += odds[kSeen][own] * (rules.cards[index(Card::bb)] - static_cast<double>(own) +
                                    (rules.any_class - static_cast<double>(kSeen - own)) / 4);
  CHECK(expected > 9.7);
  CHECK(expected < 9.9);
  Dice dice = dice_of(5, Stream::computer);
  std::array<int, kBroadsides> unseen{};
  for (int i = 0; i < kWorlds; ++i) {
    const State world = Broadside::sample(rules, seen, dice);
    for (const Card card : world.deck)
      if (is_broadside(card)) ++unseen[index(card)];
  }
  CHECK(unseen[0] + unseen[1] + unseen[2] + unseen[3] == kWorlds * (86 - kSeen));
  CHECK(std::abs(static_cast<double>(unseen[0]) / kWorlds - expected) < 0.1);
  for (const std::size_t c : {1U, 2U, 3U})  // nothing was seen of the others: they are alike
    CHECK(std::abs(static_cast<double>(unseen[c]) / kWorlds - (86 - kSeen - expected) / 3) < 0.1);
}

TEST_CASE("behaviour 38: the other side hears that a card is drawn, never which; a stranger hears neither hand") {
  Table table;
  table.order("draw");
  CHECK(heard(table.rules, table.told, Viewer::one) == "USN draws a card; 93 are left.\n");
  CHECK(heard(table.rules, table.told, Viewer::table) == "USN draws a card; 93 are left.\n");
  CHECK(heard(table.rules, table.told, Viewer::zero) == "USN draws a card; 93 are left.\nThe card is: BB broadside.\n");
  CHECK(table.told.back().reveals);
  const Rules rules = rules_with();
  State state = Broadside::start(rules, 2);
  std::vector<Told<Event>> told;
  Broadside::advance(rules, state, Log<Event>(told));
  int dealt = 0;
  for (const auto& line : told)
    if (line.event.kind == EventKind::dealt) {
      CHECK(line.to == to(line.event.seat));
      CHECK(line.reveals);
      ++dealt;
    }
  CHECK(dealt == 10);
}

TEST_CASE(
    "behaviour 38: scramble, nothing that a viewer may not know changes what it sees, hears, may order or decides") {
  const Rules rules = rules_with("balanced");
  Changed changed;
  int compared = 0, computers = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    State state = Broadside::start(rules, seed);
    Dice dice = dice_of(seed, Stream::computer);
    std::vector<Told<Event>> told;
    for (int at = 0; Broadside::turn(state) != Turn::over; ++at, step(rules, state, dice, told)) {
      if (state.deck.size() < 10) break;
      for (const Viewer viewer : {Viewer::zero, Viewer::one, Viewer::table}) {
        State other_world = state;
        scramble(rules, other_world, viewer, dice, changed);
        ++compared;
        const auto seen = seen_by(rules, state, viewer);
        REQUIRE(seen_by(rules, other_world, viewer) == seen);
        if (!seat_decides(Broadside::turn(state))) {
          std::vector<Told<Event>> here, there;
          State a = state, b = other_world;
          Broadside::advance(rules, a, Log<Event>(here)), Broadside::advance(rules, b, Log<Event>(there));
          CHECK(heard(rules, here, viewer) == heard(rules, there, viewer));
          continue;
        }
        if (viewer == d6::viewer(state.seat)) {
          CHECK(order_list(rules, state) == order_list(rules, other_world));
          if (at % 7 == 0) CHECK(refusals(rules, state) == refusals(rules, other_world));
          for (int skill = 1; skill <= 4 && at % 9 == 0; ++skill) {
            Dice mine = dice_of(seed, Stream::computer), same = mine;
            CHECK(Ai<Broadside>::choose(rules, seen, {skill, 2, {}}, mine) ==
                  Ai<Broadside>::choose(rules, seen_by(rules, other_world, viewer), {skill, 2, {}}, same));
            ++computers;
          }
        }
        // The other side draws, or whoever is to play discards: no die is thrown, and what is heard is the same.
        const Card next = state.deck[0], other_next = other_world.deck[0];
        std::vector<Told<Event>> here, there;
        State a = state, b = other_world;
        if (state.stage == Stage::turn && viewer != d6::viewer(state.seat) && !is_event(next) &&
            !is_event(other_next)) {
          Broadside::apply(rules, a, {OrderKind::draw, {}, {}}, Log<Event>(here));
          Broadside::apply(rules, b, {OrderKind::draw, {}, {}}, Log<Event>(there));
        } else if (state.stage == Stage::play && viewer == d6::viewer(state.seat)) {
          const Order discard{OrderKind::discard, state.hands[index(state.seat)][0], {}};
          Broadside::apply(rules, a, discard, Log<Event>(here));
          Broadside::apply(rules, b, discard, Log<Event>(there));
        }
        CHECK(heard(rules, here, viewer) == heard(rules, there, viewer));
      }
    }
  }
  CHECK(compared > 2000);
  CHECK(computers > 100);
  // Each hidden thing did change, nearly every time.
  for (const int times : {changed.hand, changed.deck, changed.mix, changed.navies, changed.dice})
    CHECK(times * 20 > compared * 19);
}

TEST_CASE("behaviour 38: scramble, every order is heard alike with the same dice, to the last card of the deck") {
  const Rules rules = rules_with();
  std::array<int, 4> compared{};
  int hidden = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    State state = Broadside::start(rules, seed);
    Dice dice = dice_of(seed, Stream::computer);
    std::vector<Told<Event>> told;
    for (; Broadside::turn(state) != Turn::over; step(rules, state, dice, told)) {
      if (!seat_decides(Broadside::turn(state))) continue;
      const Order order = Broadside::any_order(rules, state, dice);
      for (const Viewer viewer : {Viewer::zero, Viewer::one, Viewer::table}) {
        State twin = state;
        Changed changed;
        scramble(rules, twin, viewer, dice, changed);
        twin.dice = state.dice;  // the same throws; the next card and ship are what an order may show
        twin.navies = state.navies;
        if (order.kind == OrderKind::draw) {
          const Card next = state.deck[0];
          const auto found = std::find(twin.deck.begin(), twin.deck.end(), next);
          if (found == twin.deck.end()) continue;
          std::swap(twin.deck[0], twin.deck[static_cast<std::size_t>(found - twin.deck.begin())]);
        }
        if (Broadside::check(rules, twin, order)) continue;  // a card that the twin does not hold
        std::vector<Told<Event>> here, there;
        State after = state;
        Broadside::apply(rules, after, order, Log<Event>(here));
        Broadside::apply(rules, twin, order, Log<Event>(there));
        REQUIRE(heard(rules, here, viewer) == heard(rules, there, viewer));
        REQUIRE(values_heard(rules, here, viewer) == values_heard(rules, there, viewer));
        REQUIRE(!heard(rules, here, viewer).empty());
        ++compared[static_cast<std::size_t>(order.kind)];
        hidden += !(twin.hands == after.hands);
      }
    }
  }
  for (const int times : compared) CHECK(times > 500);
  CHECK(hidden > 4000);
}
