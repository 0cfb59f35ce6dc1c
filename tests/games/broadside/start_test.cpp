// How a game of Broadside begins: decks, mix, deal, coin (text 000 "General Flow", "Type of Play Cards").
#include <algorithm>
#include <map>

#include "table.h"

using namespace d6;
using namespace d6::broadside;
using namespace d6::broadside::test;

namespace {

std::array<int, kCards> counted(const State& state) {
  std::array<int, kCards> counts{};
  for (const Card card : state.deck) ++counts[index(card)];
  for (const Hand& hand : state.hands)
    for (const Card card : hand) ++counts[index(card)];
  return counts;
}

// The draws of a start: coin, two navies of 51, a mix of 38, 95 for the 96 cards, 93 for the 94.
constexpr std::size_t kNavyDraws = 51, kMixDraws = 38, kDealDraws = 95, kEventDraws = 93;
std::vector<std::uint32_t> start_draws(std::uint32_t coin) {
  std::vector<std::uint32_t> draws{coin};
  const auto identity = [&](std::uint32_t n) {  // a shuffle that leaves everything where it is
    for (std::uint32_t i = n; i > 0; --i) draws.push_back(i);
  };
  identity(kNavyDraws), identity(kNavyDraws);
  draws.resize(draws.size() + kMixDraws, 0);
  identity(kDealDraws), identity(kEventDraws);
  return draws;
}

}  // namespace

TEST_CASE("TFB-1: each navy has 52 ships, 6 CV, 10 BB, 9 CA, 9 CL and 18 DD, with 10, 12, 8, 6 and 4 points") {
  const Rules rules = rules_with();
  for (const std::size_t base : {std::size_t{0}, kNavy}) {
    std::map<ShipType, int> ships;
    for (std::size_t i = base; i < base + kNavy; ++i) ++ships[rules.type(static_cast<Ship>(i))];
    CHECK(ships[ShipType::cv] == 6);
    CHECK(ships[ShipType::bb] == 10);
    CHECK(ships[ShipType::ca] == 9);
    CHECK(ships[ShipType::cl] == 9);
    CHECK(ships[ShipType::dd] == 18);
  }
  CHECK(rules.points == std::array<std::uint8_t, kTypes>{10, 12, 8, 6, 4});
}

TEST_CASE("TFB-2: five ships are dealt to each side at full points, and never more than seven can come") {
  const Rules rules = rules_with();
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const State state = Broadside::start(rules, seed);
    for (std::size_t i = 0; i < 2; ++i) {
      CHECK(state.fleets[i].size() == 5);
      CHECK(state.navies[i].size() == 47);
      for (const auto& ship : state.fleets[i]) CHECK(ship.points == rules.printed(ship.ship));
    }
    CHECK(Broadside::invalid(rules, state) == "");
  }
  CHECK(rules.dealt_ships + rules.cards[index(Card::reinforcement)] == 7);
}

TEST_CASE("TFB-3: Additional Damage is Secondary Damage, four cards of the 104") {
  const Rules rules = rules_with();
  const auto counts = counted(Broadside::start(rules, 1));
  CHECK(counts[index(Card::secondary)] == 4);
  CHECK(counts[index(Card::drydock)] == 4);
  for (const Card card : {Card::submarine, Card::minefield, Card::landair, Card::storm, Card::reinforcement})
    CHECK(counts[index(card)] == 2);
  int all = 0;
  for (const int count : counts) all += count;
  CHECK(all == 104);
}

TEST_CASE("TFB-4: no event is dealt; the eight are shuffled into the 94 that are left") {
  const Rules rules = rules_with();
  std::array<int, 94> events_at{};
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const State state = Broadside::start(rules, seed);
    for (const Hand& hand : state.hands) {
      CHECK(hand.size() == 5);
      CHECK(std::none_of(hand.begin(), hand.end(), is_event));
    }
    REQUIRE(state.deck.size() == 94);
    CHECK(std::count_if(state.deck.begin(), state.deck.end(), is_event) == 8);
    for (std::size_t i = 0; i < 94; ++i) events_at[i] += is_event(state.deck[i]);
  }
  CHECK(*std::min_element(events_at.begin(), events_at.end()) > 0);  // anywhere in the deck
}

TEST_CASE("TFB-7: at least twelve broadsides of each class, 86 in all, fixed by the seed and shown to nobody") {
  const Rules rules = rules_with();
  std::array<int, kBroadsides> least{99, 99, 99, 99}, most{};
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const auto counts = counted(Broadside::start(rules, seed));
    int all = 0;
    for (std::size_t c = 0; c < kBroadsides; ++c) {
      CHECK(counts[c] >= 12);
      all += counts[c];
      least[c] = std::min(least[c], counts[c]);
      most[c] = std::max(most[c], counts[c]);
    }
    CHECK(all == 86);
    CHECK(counted(Broadside::start(rules, seed)) == counts);
  }
  for (std::size_t c = 0; c < kBroadsides; ++c) CHECK(least[c] + 8 < most[c]);
  // Worlds that agree with one observation differ in the mix.
  State state = Broadside::start(rules, 3);
  Observation seen;
  Broadside::observe(rules, state, Viewer::zero, seen);
  Dice dice = dice_of(1, Stream::computer);
  CHECK(counted(Broadside::sample(rules, seen, dice)) != counted(Broadside::sample(rules, seen, dice)));
}

TEST_CASE("TFB-25: twelve of each class, then each of the other 38 takes one of four classes by one draw") {
  const Rules rules = rules_with();
  auto draws = start_draws(0);
  const std::size_t mix = 1 + 2 * kNavyDraws;
  for (std::size_t i = 0; i < kMixDraws; ++i) draws[mix + i] = i < 20 ? 3 : i < 30 ? 1 : 2;
  d6::test::Scripted scripted(draws);
  const auto counts = counted(Broadside::deal(rules, d6::test::scripted_dice()));
  CHECK(counts[index(Card::bb)] == 12);
  CHECK(counts[index(Card::ca)] == 12 + 10);
  CHECK(counts[index(Card::cl)] == 12 + 8);
  CHECK(counts[index(Card::dd)] == 12 + 20);
}

TEST_CASE("ALL-1: cards are dealt one at a time from the front, the first player first") {
  const Rules rules = rules_with();
  for (const std::uint32_t coin : {0U, 1U}) {
    d6::test::Scripted scripted(start_draws(coin));
    const State state = Broadside::deal(rules, d6::test::scripted_dice());
    // Nothing is moved by these shuffles: the deck begins with the BB broadsides, 12 + 38 of them.
    CHECK(state.deck.size() == 94);
    CHECK(state.first == static_cast<Seat>(coin));
    for (const Hand& hand : state.hands)
      CHECK(std::all_of(hand.begin(), hand.end(), [](Card c) { return c == Card::bb; }));
    CHECK(id_text(rules, state.fleets[0][0].ship) == "Lexington");
    CHECK(id_text(rules, state.fleets[1][4].ship) == "Shokaku");
    CHECK(id_text(rules, state.navies[1][0]) == "Zuikaku");
  }
  // One swap puts a submarine second from the front: it goes to the second player.
  auto draws = start_draws(1);
  const std::size_t shuffle_at = 1 + 2 * kNavyDraws + kMixDraws;
  const std::size_t submarine = 86;  // its place in the unshuffled deck; i = 86 is the draw number 95 - 86
  draws[shuffle_at + kDealDraws - submarine] = 1;
  d6::test::Scripted scripted(draws);
  const State state = Broadside::deal(rules, d6::test::scripted_dice());
  CHECK(state.hands[0][0] == Card::submarine);
}

TEST_CASE("TFB-22: the coin that decides the first play is flipped first and told to both") {
  const Rules rules = rules_with();
  std::array<int, 2> begins{};
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    State state = Broadside::start(rules, seed);
    CHECK(Broadside::turn(state) == Turn::automatic);
    std::vector<Told<Event>> told;
    Broadside::advance(rules, state, Log<Event>(told));
    REQUIRE(told[0].event.kind == EventKind::coin);
    CHECK(told[0].to == To::both);
    // The ships that join are shown to both, each a moment of its own that nothing can be taken back behind.
    int joined = 0;
    for (const auto& line : told)
      if (line.event.kind == EventKind::joins) {
        CHECK(line.to == To::both);
        CHECK(line.reveals);
        ++joined;
      }
    CHECK(joined == 10);
    CHECK(told[0].event.roll.chance == Chance{1, 2});
    CHECK(told[0].event.seat == (told[0].event.roll.success() ? Seat::zero : Seat::one));
    CHECK(Broadside::turn(state) == turn_of(told[0].event.seat));
    ++begins[index(told[0].event.seat)];
  }
  CHECK(begins[0] > 60);
  CHECK(begins[1] > 60);
}

TEST_CASE("TFB-20: either navy can be played, at once: both seats have the same orders open to them") {
  for (const std::uint32_t coin : {0U, 1U}) {
    const Rules rules = rules_with();
    State state = [&] {
      d6::test::Scripted scripted(start_draws(coin));
      return Broadside::deal(rules, d6::test::scripted_dice());
    }();
    Broadside::advance(rules, state, {});
    Orders list;
    Broadside::orders(rules, state, list);
    CHECK(state.seat == static_cast<Seat>(coin));
    CHECK(list.size() == 6);  // draw, or strike one of five
  }
  CHECK(Info<Broadside>::seats == std::array<std::string_view, 2>{"USN", "IJN"});
}
