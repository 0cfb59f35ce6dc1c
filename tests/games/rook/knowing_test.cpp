// What each side knows: the audit of the deck, sampled worlds, and a scramble of everything a viewer may not know.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "games/rook/ai/rook_ai.h"
#include "table.h"

using namespace d6;
using namespace d6::rook;
using namespace d6::rook::test;

namespace {

const Given kHouses[] = {{},
                         {{"opening", "fair"}},
                         {{"opening", "fair"}, {"pile", "any"}, {"follow", "free"}},
                         {{"opener", "zero"}, {"goal", "150"}}};

// Calls look(state) whenever a seat is to decide, in `games` random games.
template <class Look>
void random_games(const Rules& rules, int games, std::uint64_t seed, Look&& look) {
  for (int game = 0; game < games; ++game) {
    Dice dice = dice_of(seed + static_cast<std::uint64_t>(game), Stream::show);
    State state = G::start(rules, seed + static_cast<std::uint64_t>(game));
    while (G::turn(state) != Turn::over) {
      if (G::turn(state) == Turn::automatic) {
        G::advance(rules, state, {});
        continue;
      }
      look(std::as_const(state), dice);
      G::apply(rules, state, G::any_order(rules, state, dice), {});
    }
    look(std::as_const(state), dice);
  }
}

Observation seen_by(const Rules& rules, const State& state, Viewer viewer) {
  Observation out;
  G::observe(rules, state, viewer, out);
  return out;
}

// How often each hidden thing was changed.
struct Changed {
  int hand = 0, pile = 0, dice = 0, swap = 0;
};

// Everything that `viewer` may not know, otherwise; nothing of the game's own sampler is used.
State scrambled(const Rules& rules, const State& state, Seat viewer, Dice& dice, Changed& changed) {
  State out = state;
  out.dice = dice_of(dice.below(1U << 30U));
  changed.dice += out.dice == state.dice ? 0 : 1;
  const bool in_the_know = state.bidder == viewer && state.phase != Phase::auction;
  const bool counted = state.phase == Phase::over;
  if (in_the_know || counted) return out;
  const std::size_t theirs = index(other(viewer));
  const std::uint32_t size =
      static_cast<std::uint32_t>(state.phase == Phase::swap ? rules.hand_cards : state.hands[theirs].count());
  for (int tries = 0; tries < 4000; ++tries) {
    Cards left = state.hands[theirs] | state.pile, hand;
    // The denied cards of the other seat are in the pile; the others anywhere.
    for (std::uint32_t i = 0; i < size; ++i) {
      const Card one = left.nth(dice.below(static_cast<std::uint32_t>(left.count())));
      left.remove(one);
      hand.push_back(one);
    }
    if (hand & state.denied[theirs]) continue;
    out.hands[theirs] = hand;
    out.pile = left;
    break;
  }
  out.took.clear();
  out.gave.clear();
  if (state.phase == Phase::swap) {  // the swap is somewhere else by now
    const auto steps = dice.below(8);
    for (std::uint32_t i = 0; i < steps; ++i) {
      G::Orders list;
      G::orders(rules, out, list);
      const Order order = list[dice.below(static_cast<std::uint32_t>(list.size()))];
      if (order.kind != Order::Kind::done) G::apply(rules, out, order, {});
    }
    changed.swap += out.took == state.took && out.gave == state.gave ? 0 : 1;
  }
  changed.hand += out.hands[theirs] == state.hands[theirs] ? 0 : 1;
  changed.pile += out.pile == state.pile ? 0 : 1;
  return out;
}

std::vector<std::string> heard_after(const Rules& rules, State state, const Order& order, Viewer viewer) {
  std::vector<Told<Event>> told;
  G::apply(rules, state, order, Log(told));
  std::vector<std::string> out;
  for (const auto& line : told)
    if (hears(viewer, line.to) && line.event.kind != Event::Kind::pile_seen) {
      Json values = Json::object();  // what scripts get besides the sentence
      Words<G>::values(rules, line.event, values);
      out.push_back(Words<G>::say(rules, line.event) + " " + values.dump());
    }
  return out;
}

std::vector<Order> every_order() {
  std::vector<Order> out{pass(), done()};
  for (int points = 60; points <= 130; points += 5) out.push_back(bid(points));
  for (const auto colour : kAllColours) out.push_back(name_trumps(colour));
  for (const Card one : kAllCards) {
    out.push_back(take(one));
    out.push_back(give(one));
    out.push_back(play(one));
  }
  return out;
}

}  // namespace

TEST_CASE("behaviour 29: each card is in exactly one place at every step, for every seed and house") {
  for (const auto& house : kHouses) {
    const Rules rules = rules_with(house);
    random_games(rules, 100, 29, [&](const State& state, Dice&) {
      std::array<int, kCards> places{};
      for (const Cards part : {state.hands[0], state.hands[1], state.pile, state.played[0], state.played[1]})
        for (const Card one : part) ++places[one.id];
      REQUIRE(std::count(places.begin(), places.end(), 1) == kCards);
      REQUIRE(G::invalid(rules, state) == "");
    });
  }
}

TEST_CASE("behaviour 30: a computer's order passes the same check as a person's, and every game ends") {
  for (const auto& house : kHouses) {
    const Rules rules = rules_with(house);
    for (int skill = 1; skill <= 4; ++skill) {
      State state = G::start(rules, static_cast<std::uint64_t>(skill));
      int decisions = 0;
      for (; G::turn(state) != Turn::over && decisions < 4000; ++decisions) {
        if (G::turn(state) == Turn::automatic) {
          G::advance(rules, state, {});
          continue;
        }
        Dice dice = dice_of(static_cast<std::uint64_t>(decisions), Stream::computer);
        const Order order = Ai<G>::choose(rules, seen_by(rules, state, viewer(state.next)), {skill, 1, {}}, dice);
        REQUIRE(!G::check(rules, state, order));
        G::apply(rules, state, order, {});
      }
      CHECK(G::turn(state) == Turn::over);
    }
  }
}

TEST_CASE(
    "behaviour 38: scramble, nothing that a viewer may not know changes what it sees, hears, may do or is refused") {
  const auto orders = every_order();
  for (const auto& house : kHouses) {
    const Rules rules = rules_with(house);
    Changed changed;
    int looks = 0;
    random_games(rules, 25, 17, [&](const State& state, Dice& dice) {
      for (const Seat seat : {X, Y}) {
        const State twin = scrambled(rules, state, seat, dice, changed);
        const Observation seen = seen_by(rules, state, viewer(seat));
        REQUIRE(G::invalid(rules, twin) == "");
        REQUIRE(seen == seen_by(rules, twin, viewer(seat)));
        if (G::turn(state) != turn_of(seat)) continue;
        ++looks;
        G::Orders mine, others;
        G::orders(rules, state, mine);
        G::orders(rules, twin, others);
        REQUIRE(mine == others);
        const bool same_refusals = std::all_of(orders.begin(), orders.end(), [&](const Order& order) {
          return G::check(rules, state, order) == G::check(rules, twin, order);
        });
        REQUIRE(same_refusals);
        const Order order = mine[dice.below(static_cast<std::uint32_t>(mine.size()))];
        REQUIRE(heard_after(rules, state, order, viewer(seat)) == heard_after(rules, twin, order, viewer(seat)));
      }
      REQUIRE(seen_by(rules, state, Viewer::table).hands[0].empty());
    });
    CHECK(looks > 1000);
    CHECK(changed.dice > 1000);
    CHECK(changed.hand > 200);
    CHECK(changed.pile > 200);
    CHECK(changed.swap > 50);
  }
}

TEST_CASE("behaviour 38: scramble, a computer's order is the same whatever it may not know, at every skill") {
  const Rules rules = rules_with({{"opening", "fair"}});
  Changed changed;
  int asked = 0;
  random_games(rules, 2, 30, [&](const State& state, Dice& dice) {
    if (!seat_decides(G::turn(state)) || dice.below(4) != 0) return;
    const State twin = scrambled(rules, state, state.next, dice, changed);
    for (int skill = 1; skill <= 4; ++skill) {
      Dice a = dice_of(7, Stream::computer), b = a;
      REQUIRE(Ai<G>::choose(rules, seen_by(rules, state, viewer(state.next)), {skill, 1, {}}, a) ==
              Ai<G>::choose(rules, seen_by(rules, twin, viewer(state.next)), {skill, 1, {}}, b));
      ++asked;
    }
  });
  CHECK(asked > 100);
  CHECK(changed.hand > 10);
  CHECK(changed.pile > 10);
}

TEST_CASE("behaviour 38: scramble, what the other seat does is heard alike, whatever it does it with") {
  for (const auto& house : kHouses) {
    const Rules rules = rules_with(house);
    Changed changed;
    std::map<Order::Kind, int> compared;
    random_games(rules, 25, 380, [&](const State& state, Dice& dice) {
      if (!seat_decides(G::turn(state))) return;
      const Seat listener = other(state.next);
      const State twin = scrambled(rules, state, listener, dice, changed);
      G::Orders list;
      G::orders(rules, state, list);
      const Order order = list[dice.below(static_cast<std::uint32_t>(list.size()))];
      if (G::check(rules, twin, order)) return;  // the twin does not hold that card
      REQUIRE(heard_after(rules, state, order, viewer(listener)) == heard_after(rules, twin, order, viewer(listener)));
      REQUIRE(heard_after(rules, state, order, Viewer::table) == heard_after(rules, twin, order, Viewer::table));
      std::vector<Told<Event>> told;
      State after = state;
      G::apply(rules, after, order, Log(told));
      for (const auto& line : told)  // the pile's cards are for whoever has won it
        if (line.event.kind == Event::Kind::pile_seen) REQUIRE(line.to == to(*after.bidder));
      // RK-17: of the swap nothing is heard at all, not even that it is done.
      const bool swap =
          order.kind == Order::Kind::take || order.kind == Order::Kind::give || order.kind == Order::Kind::done;
      REQUIRE(heard_after(rules, state, order, viewer(listener)).empty() == swap);
      ++compared[order.kind];
    });
    for (const auto kind : {Order::Kind::bid, Order::Kind::pass, Order::Kind::give, Order::Kind::done,
                            Order::Kind::trumps, Order::Kind::play})
      CHECK(compared[kind] > 10);
    CHECK(changed.hand > 200);
    CHECK(changed.pile > 200);
  }
}

TEST_CASE("behaviour 37: every order is offered, or refused with a rule and one sentence") {
  const auto orders = every_order();
  for (const auto& house : kHouses) {
    const Rules rules = rules_with(house);
    std::map<std::uint16_t, int> refused;
    random_games(rules, 20, 370, [&](const State& state, Dice&) {
      if (!seat_decides(G::turn(state))) return;
      G::Orders list;
      G::orders(rules, state, list);
      const Observation seen = seen_by(rules, state, viewer(state.next));
      for (const Order& order : orders) {
        const Refusal no = G::check(rules, state, order);
        REQUIRE((std::find(list.begin(), list.end(), order) != list.end()) == !no);
        if (!no || ++refused[no.code] > 50) continue;
        const auto why = Words<G>::why(rules, no, seen);
        REQUIRE(why.rule.substr(0, 2) == "RK");
        REQUIRE(why.text.size() > 10);
        REQUIRE(why.text.back() == '.');
        REQUIRE(why.text.find(". ") == std::string::npos);
      }
    });
    CHECK(refused.size() >= 10);
  }
}

TEST_CASE("RK-5: no sampled hand holds a colour or a trump that the tricks have shown it to lack") {
  // Worked out here from the cards on the table and the text alone: who could not follow lacks the led colour (the Rook
  // led counts as trumps), and who then played no trump lacks trumps, unless the house rule let him choose.
  for (const auto& house : kHouses) {
    const Rules rules = rules_with(house);
    std::array<std::array<bool, kColours>, 2> lacks{};
    int voids = 0, worlds = 0;
    random_games(rules, 30, 55, [&](const State& state, Dice& dice) {
      if (state.phase == Phase::auction) lacks = {};
      if (state.phase != Phase::play) return;
      if (state.last_trick && !state.led) {
        const Trick& trick = *state.last_trick;
        const Colour trumps = *state.trumps, asked = trick.lead.rook() ? trumps : trick.lead.colour();
        auto& shown = lacks[index(other(trick.leader))];
        if (!trick.reply.rook() && trick.reply.colour() != asked) {
          const bool forced = !rules.free_follow;
          if (forced || !trick.lead.rook()) shown[static_cast<std::size_t>(asked)] = true;
          if (forced && trick.reply.colour() != trumps) shown[static_cast<std::size_t>(trumps)] = true;
        }
      }
      const Seat defender = other(*state.bidder), bidder = *state.bidder;
      const State world = G::sample(rules, seen_by(rules, state, viewer(defender)), dice);
      REQUIRE(world.hands[index(defender)] == state.hands[index(defender)]);
      REQUIRE(world.hands[index(bidder)].count() == state.hands[index(bidder)].count());
      REQUIRE(world.pile.count() == rules.pile_cards);
      ++worlds;
      for (const auto colour : kAllColours) {
        if (!lacks[index(bidder)][static_cast<std::size_t>(colour)]) continue;
        ++voids;
        REQUIRE((world.hands[index(bidder)] & suit(colour)).empty());
        REQUIRE((state.hands[index(bidder)] & suit(colour)).empty());
      }
    });
    CHECK(worlds > 500);
    CHECK(voids > 200);
  }
}

TEST_CASE("ALL-3: a sampled world agrees with everything the viewer has seen") {
  for (const auto& house : kHouses) {
    const Rules rules = rules_with(house);
    std::map<std::string, int> other_hands;
    random_games(rules, 25, 90, [&](const State& state, Dice& dice) {
      for (const Viewer viewer : {Viewer::zero, Viewer::one, Viewer::table, Viewer::truth}) {
        const Observation seen = seen_by(rules, state, viewer);
        const State world = G::sample(rules, seen, dice);
        REQUIRE(G::invalid(rules, world) == "");
        REQUIRE(seen_by(rules, world, viewer) == seen);
        REQUIRE(!(world.hands[0] & world.denied[0]));
        REQUIRE(!(world.hands[1] & world.denied[1]));
        if (viewer == Viewer::zero && state.phase == Phase::auction) ++other_hands[names(world.hands[1])];
        if (viewer == Viewer::truth) REQUIRE(world.hands == state.hands);
      }
    });
    CHECK(other_hands.size() > 40);
  }
}

TEST_CASE("RK-4: a sampled pile is clean where the house rule asks for it") {
  const Rules rules = rules_with({{"opening", "fair"}});
  int piles = 0;
  random_games(rules, 10, 41, [&](const State& state, Dice& dice) {
    if (state.phase != Phase::play || state.bidder == state.next) return;
    const State world = G::sample(rules, seen_by(rules, state, viewer(state.next)), dice);
    CHECK(rules.points(world.pile) == 0);
    ++piles;
  });
  CHECK(piles > 100);
}

TEST_CASE("RK-2: a hand that is sampled for a high bidder is a better one than for a bound opener") {
  Table table;
  table.deal().order("bid 70");
  long low = 0, high = 0;
  Dice dice = dice_of(2);
  for (int i = 0; i < 300; ++i) low += rough_points(G::sample(table.rules, table.seen(Viewer::zero), dice).hands[1]);
  table.orders("bid 75, bid 105");
  for (int i = 0; i < 300; ++i) high += rough_points(G::sample(table.rules, table.seen(Viewer::zero), dice).hands[1]);
  CHECK(high > low + 300 * 3);
}
