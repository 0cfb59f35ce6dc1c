// Who knows what: scramble, audiences, refusals, sampled worlds, random races, words (ALL-3, behaviours 29, 30, 37,
// 38).
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "games/milebones/ai/milebones_ai.h"
#include "race.h"

using namespace d6;
using namespace d6::milebones;
using namespace d6::milebones::test;

namespace {

// How often each hidden thing came out different.
struct Changed {
  int dice = 0, deck = 0, hand = 0;
};

// Everything `viewer` may not know is changed: the dice, the deck's order, the other's hand. Written here and not taken
// from the game's own sampler.
State scrambled(const State& state, Viewer viewer, std::uint64_t seed, Changed& changed) {
  State out = state;
  out.dice.state = state.dice.state * 6364136223846793005ULL + seed + 1;
  std::vector<Card> hidden(state.deck.begin(), state.deck.end());
  std::vector<std::size_t> unseen;
  for (std::size_t i = 0; i < 2; ++i)
    if (viewer != static_cast<Viewer>(i)) unseen.push_back(i);
  for (const std::size_t i : unseen) hidden.insert(hidden.end(), state.hands[i].begin(), state.hands[i].end());
  Dice dice = dice_of(seed, Stream::show);
  shuffle(hidden, dice);
  std::size_t next = 0;
  for (const std::size_t i : unseen)
    for (Card& card : out.hands[i]) card = hidden[next++];
  out.deck.clear();
  while (next < hidden.size()) out.deck.push_back(hidden[next++]);
  changed.dice += !(out.dice == state.dice);
  changed.deck += !(out.deck == state.deck);
  for (const std::size_t i : unseen) changed.hand += !(out.hands[i] == state.hands[i]);
  return out;
}

// All order texts there are, legal or not.
std::vector<Order> every_order() {
  std::vector<Order> out{{Act::draw, Card::none}, {Act::extend, Card::none}, {Act::finish, Card::none}};
  for (std::size_t i = 0; i < kKinds; ++i)
    for (const Act act : {Act::play, Act::discard, Act::coup}) out.push_back({act, static_cast<Card>(i)});
  return out;
}

std::vector<std::string> heard(const Rules& rules, const std::vector<Told<Event>>& told, Viewer viewer,
                               std::size_t since = 0) {
  std::vector<std::string> out;
  for (std::size_t i = since; i < told.size(); ++i)
    if (hears(viewer, told[i].to)) {
      Json values = Json::object();  // what scripts get besides the sentence
      Words<G>::values(rules, told[i].event, values);
      out.push_back(Words<G>::say(rules, told[i].event) + " " + values.dump());
    }
  return out;
}

// Calls at(state, told) before each decision of random games.
template <class F>
void random_games(const Rules& rules, int games, F&& at) {
  for (int game = 0; game < games; ++game) {
    State state = G::start(rules, static_cast<std::uint64_t>(game));
    Dice dice = dice_of(static_cast<std::uint64_t>(game), Stream::computer);
    std::vector<Told<Event>> told;
    for (Turn turn; (turn = G::turn(state)) != Turn::over;) {
      if (turn == Turn::automatic) {
        G::advance(rules, state, Log(told));
        continue;
      }
      at(state, told);
      G::apply(rules, state, G::any_order(rules, state, dice), Log(told));
    }
    CHECK(G::invalid(rules, state) == "");
  }
}

}  // namespace

TEST_CASE("behaviour 38: scramble, what a seat may not know changes nothing that it sees, may do or is refused") {
  for (const char* draw : {"order", "automatic"}) {
    const Rules rules = rules_with({{"match", "race"}, {"draw", draw}});
    Changed changed;
    int looks = 0;
    random_games(rules, 60, [&](const State& state, const auto&) {
      for (const Viewer viewer : {Viewer::zero, Viewer::one, Viewer::table}) {
        const State other_world = scrambled(state, viewer, static_cast<std::uint64_t>(++looks), changed);
        REQUIRE(G::invalid(rules, other_world) == "");
        Observation seen, again;
        G::observe(rules, state, viewer, seen);
        G::observe(rules, other_world, viewer, again);
        REQUIRE(seen == again);
        if (viewer != static_cast<Viewer>(G::turn(state))) continue;
        G::Orders orders, same;
        G::orders(rules, state, orders);
        G::orders(rules, other_world, same);
        REQUIRE(orders == same);
        for (const Order& order : every_order())
          REQUIRE(G::check(rules, state, order) == G::check(rules, other_world, order));
      }
    });
    CHECK(changed.dice == looks);
    CHECK(changed.deck > looks * 8 / 10);
    CHECK(changed.hand > looks * 8 / 10);
  }
}

TEST_CASE("behaviour 38: scramble, the computer's order is the same at every skill") {
  const Rules rules = rules_with({{"match", "match"}});
  Changed changed;
  int looks = 0;
  const int skills = static_cast<int>(Ai<G>::skills().size());
  random_games(rules_with(), 6, [&](const State& state, const auto&) {
    const Viewer viewer = static_cast<Viewer>(G::turn(state));
    const State other_world = scrambled(state, viewer, static_cast<std::uint64_t>(++looks), changed);
    for (int skill = 1; skill <= skills; ++skill) {
      Observation seen, again;
      G::observe(rules, state, viewer, seen);
      G::observe(rules, other_world, viewer, again);
      Dice one = dice_of(9, Stream::computer), two = one;
      REQUIRE(Ai<G>::choose(rules, seen, {skill, 1}, one) == Ai<G>::choose(rules, again, {skill, 1}, two));
    }
  });
  CHECK(changed.dice == looks);
  CHECK(changed.deck > looks / 2);
  CHECK(changed.hand > looks / 2);
}

TEST_CASE(
    "behaviour 38: what the other seat and the table are told of an order does not depend on cards they may not see") {
  const Rules rules = rules_with();
  int compared = 0;
  Changed changed;
  random_games(rules, 40, [&](const State& state, const auto&) {
    const Seat seat = seat_of(G::turn(state));
    if (state.table.phase != Phase::draw) return;
    // The order is a draw; for the other seat another card may come, and it hears the same.
    State left = state,
          right = scrambled(state, d6::viewer(other(seat)), static_cast<std::uint64_t>(++compared), changed);
    std::vector<Told<Event>> a, b;
    G::apply(rules, left, {Act::draw}, Log(a));
    G::apply(rules, right, {Act::draw}, Log(b));
    for (const Viewer viewer : {d6::viewer(other(seat)), Viewer::table})
      REQUIRE(heard(rules, a, viewer) == heard(rules, b, viewer));
    REQUIRE(heard(rules, a, d6::viewer(seat)).size() ==
            heard(rules, a, Viewer::table).size() + 1);  // it alone hears which card
  });
  CHECK(compared > 1000);
  CHECK(changed.hand > compared / 2);
}

TEST_CASE("behaviour 38: scramble, every order is heard alike by whoever may not know what it leaves hidden") {
  const Rules rules = rules_with();
  std::map<Act, int> compared;
  int changed = 0;
  Dice dice = dice_of(38, Stream::show);
  random_games(rules, 120, [&](const State& state, const auto&) {
    G::Orders orders;
    G::orders(rules, state, orders);
    // A coup, which brings two cards and is rare in random play, whenever there is one.
    const Order order =
        orders[0].act == Act::coup ? orders[0] : orders[dice.below(static_cast<std::uint32_t>(orders.size()))];
    const Seat mover = state.table.current;
    for (const Viewer viewer : {Viewer::zero, Viewer::one, Viewer::table}) {
      // The two cards that the order may bring stay; whatever else the viewer has not seen changes places.
      State twin = state;
      std::vector<Card*> hidden;
      for (std::size_t i = 2; i < twin.deck.size(); ++i) hidden.push_back(&twin.deck[i]);
      for (const Seat seat : {A, B})
        if (viewer != d6::viewer(seat))
          for (Card& card : twin.hands[index(seat)])
            if (seat != mover || card != order.card) hidden.push_back(&card);
      for (std::size_t i = hidden.size(); i > 1; --i)
        std::swap(*hidden[i - 1], *hidden[dice.below(static_cast<std::uint32_t>(i))]);
      REQUIRE(G::invalid(rules, twin) == "");
      if (G::check(rules, twin, order)) continue;  // a discard where now a card must be played (MB-13)
      std::vector<Told<Event>> here, there;
      State after = state;
      G::apply(rules, after, order, Log(here));
      G::apply(rules, twin, order, Log(there));
      REQUIRE(heard(rules, here, viewer) == heard(rules, there, viewer));
      if (viewer == Viewer::table) REQUIRE_FALSE(heard(rules, here, viewer).empty());
      ++compared[order.act];
      changed += !(after.hands == twin.hands);
    }
  });
  for (const Act act : {Act::draw, Act::play, Act::discard, Act::coup}) CHECK(compared[act] > 20);
  CHECK(changed > 5000);
}

TEST_CASE("behaviour 38: only the drawer hears which card was drawn or dealt") {
  const Rules rules = rules_with();
  random_games(rules, 5, [&](const State&, const auto& told) {
    for (const auto& one : told) {
      if (one.event.what != What::got && one.event.what != What::hand) continue;
      REQUIRE(one.to == to(one.event.seat));
      REQUIRE(one.reveals);
    }
  });
}

TEST_CASE("behaviour 29: in random races each card is in one place at every step, with either house rule") {
  for (const char* discards : {"classic", "free"}) {
    const Rules rules = rules_with({{"match", "race"}, {"discards", discards}});
    random_games(rules, 200, [&](const State& state, const auto&) { REQUIRE(G::invalid(rules, state) == ""); });
  }
}

TEST_CASE("behaviour 37: every order is either offered or refused with a rule and one sentence, and offers are legal") {
  const Rules rules = rules_with({{"match", "match"}});
  std::set<std::uint16_t> refused;
  random_games(rules_with(), 60, [&](const State& state, const auto&) {
    G::Orders list;
    REQUIRE(G::orders(rules, state, list));
    Observation seen;
    G::observe(rules, state, static_cast<Viewer>(G::turn(state)), seen);
    for (const Order& order : every_order()) {
      const bool offered = std::find(list.begin(), list.end(), order) != list.end();
      const Refusal no = G::check(rules, state, order);
      // The answering safety laid by "play" is the coup, which the list has as "coup".
      const bool same =
          order.act == Act::play && std::find(list.begin(), list.end(), Order{Act::coup, order.card}) != list.end();
      REQUIRE((offered || same) == !no);
      if (!no) continue;
      refused.insert(no.code);
      const Refused why = Words<G>::why(rules, no, seen);
      REQUIRE(why.rule.substr(0, 2) == "MB");
      REQUIRE(why.text.size() > 10);
      REQUIRE(why.text.back() == '.');
    }
  });
  CHECK(refused.size() >= 18);
}

TEST_CASE("behaviour 30: every skill's orders pass the check, in races and in a match, and every game ends") {
  for (const char* match : {"race", "match"}) {
    const Rules rules = rules_with({{"match", match}});
    const int skills = static_cast<int>(Ai<G>::skills().size());
    for (int skill = 1; skill <= skills; ++skill) {
      State state = G::start(rules, static_cast<std::uint64_t>(skill));
      for (Turn turn; (turn = G::turn(state)) != Turn::over;) {
        if (turn == Turn::automatic) {
          G::advance(rules, state, {});
          continue;
        }
        Observation seen;
        G::observe(rules, state, static_cast<Viewer>(turn), seen);
        Dice dice = dice_of(state.dice.state, Stream::computer);
        const Order order = Ai<G>::choose(rules, seen, {skill, 1}, dice);
        REQUIRE_FALSE(G::check(rules, state, order));
        G::apply(rules, state, order, {});
      }
      CHECK(G::outcome(rules, state).over);
    }
  }
}

TEST_CASE("MB-33: a sampled world agrees with what the seat sees, and is another one than the true") {
  const Rules rules = rules_with();
  int same_hand = 0, samples = 0;
  random_games(rules, 30, [&](const State& state, const auto&) {
    const Seat seat = seat_of(G::turn(state));
    Observation seen, again;
    G::observe(rules, state, d6::viewer(seat), seen);
    Dice dice = dice_of(static_cast<std::uint64_t>(++samples), Stream::computer);
    const State world = G::sample(rules, seen, dice);
    REQUIRE(G::invalid(rules, world) == "");
    G::observe(rules, world, d6::viewer(seat), again);
    REQUIRE(seen == again);
    same_hand += world.hands[index(other(seat))] == state.hands[index(other(seat))];
  });
  CHECK(same_hand < samples / 4);
}

TEST_CASE("ALL-3: every discard and every card played stays in what both may know") {
  Race race;
  race.battle(A, "Go").hand(A, "25, 50").hand(B, "75, 100").turn(A).deck("Go, Go, Gasoline");
  race.order("discard 25").order("draw").order("discard 75").order("draw").order("play 50");
  const Observation seen = race.seen(Viewer::table);
  CHECK(names(race.rules, seen.table.discards) == "25, 75");
  CHECK(int(seen.table.cars[0].played[1]) == 1);
}

TEST_CASE("ALL: each order's text reads back as the order, whatever the case of a card's name") {
  const Rules rules = rules_with();
  for (const Order& order : every_order()) {
    const auto parsed = Words<G>::parse(rules, Words<G>::text(rules, order));
    REQUIRE(parsed.order);
    CHECK(*parsed.order == order);
  }
  CHECK(*Words<G>::parse(rules, "play flat tire").order == Order{Act::play, Card::flat_tire});
  CHECK(*Words<G>::parse(rules, "stop").order == Order{Act::finish});
  for (const char* bad :
       {"", "play", "play ", "play Truck", "play none", "draw Go", "25", "coup", "discard  Go", "PLAY Go"}) {
    const auto parsed = Words<G>::parse(rules, bad);
    CHECK_FALSE(parsed.order);
    CHECK_FALSE(parsed.error.empty());
  }
}
