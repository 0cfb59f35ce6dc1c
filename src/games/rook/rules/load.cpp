// Reading scenarios/rook/rook.toml and the options of a game into Rules, with the sums that must hold.
#include <algorithm>

#include "data/toml.h"
#include "games/rook/rules/rules.h"

namespace d6::rook {
namespace {

constexpr int kMostWorth = 31;  // the solver tells worths apart by five bits
constexpr std::array<std::string_view, 3> kOpeners{"zero", "one", "alternate"};

void read_cards(const TomlTable& root, Rules& rules) {
  const TomlTable deck = root.table("deck");
  rules.hand_cards = deck.whole("hand", 1, kCards / 2);
  rules.pile_cards = deck.whole("pile", 0, kCards);
  if (2 * rules.hand_cards + rules.pile_cards != kCards)
    deck.complain(
        "hand",
        "two hands of " + std::to_string(rules.hand_cards) + " and a pile of " + std::to_string(rules.pile_cards),
        "45 cards in all");
  const TomlTable points = root.table("points");
  rules.rank_points[5 - kLowest] = static_cast<std::int16_t>(points.whole("five", 0, kMostWorth));
  rules.rank_points[10 - kLowest] = static_cast<std::int16_t>(points.whole("ten", 0, kMostWorth));
  rules.rank_points[14 - kLowest] = static_cast<std::int16_t>(points.whole("fourteen", 0, kMostWorth));
  rules.rook_points = points.whole("rook", 0, kMostWorth);
  rules.total_points = points.whole("total", 1, 250);
  if (rules.points(kAllCards) != rules.total_points)
    points.complain("total", std::to_string(rules.total_points),
                    "the sum of all cards, " + std::to_string(rules.points(kAllCards)));
}

void read_auction(const TomlTable& root, Rules& rules) {
  const TomlTable auction = root.table("auction");
  rules.bid_step = auction.whole("step", 1, 50);
  rules.most_bid = auction.whole("most", 1, 250);
  rules.opening_bid = auction.whole("opening", 1, 250);
  if (rules.opening_bid > rules.most_bid || (rules.most_bid - rules.opening_bid) % rules.bid_step != 0 ||
      rules.opening_bid % rules.bid_step != 0)
    auction.complain("opening", std::to_string(rules.opening_bid),
                     "a multiple of the step, a whole number of steps below the most");
  if (rules.most_bid > rules.total_points)
    auction.complain("most", std::to_string(rules.most_bid),
                     "at most the points of the deck, " + std::to_string(rules.total_points));
  // Orders are listed in a list of 32: every bid and the pass must fit.
  if ((rules.most_bid - rules.opening_bid) / rules.bid_step > 25)
    auction.complain("step", std::to_string(rules.bid_step), "at most 26 bids");
  const TomlTable junk = root.table("junk");
  rules.swap_most = junk.whole("swap_most", 0, kCards);
  // With fewer, a clean pile (RK-4) might need more swaps than there are, and the hand could not go on.
  if (rules.swap_most != rules.pile_cards)
    junk.complain("swap_most", std::to_string(rules.swap_most),
                  "all cards of the pile, " + std::to_string(rules.pile_cards));
}

void read_match(const TomlTable& root, const Options& options, Rules& rules) {
  const TomlTable match = root.table("match");
  const auto goals = match.integers("goals", 1, 10000);
  rules.goal = options.number("goal");
  if (std::find(goals.begin(), goals.end(), rules.goal) == goals.end())
    match.complain("goals", "no " + std::to_string(rules.goal), "every goal that the options offer");
  rules.hands_most = match.whole("hands_most", 1, 200);
  rules.single_hand = options.is("length", "hand");
}

// The opening names two house rules; an option of its own overrules each.
void read_opening(const TomlTable& root, const Options& options, Rules& rules) {
  const TomlTable openings = root.table("opening");
  for (const std::string_view name : {"classic", "fair"}) {
    const TomlTable opening = openings.table(name);
    const auto opener = static_cast<Opener>(opening.choice("opener", kOpeners));
    const bool clean = opening.flag("clean_pile");
    if (!options.is("opening", name)) continue;
    rules.opener = opener;
    rules.clean_pile = clean;
  }
  for (std::size_t i = 0; i < kOpeners.size(); ++i)
    if (options.is("opener", kOpeners[i])) rules.opener = static_cast<Opener>(i);
  if (!options.is("pile", "auto")) rules.clean_pile = options.is("pile", "clean");
  rules.free_follow = options.is("follow", "free");
}

}  // namespace

Rules load_rules(const std::string& folder, const Options& options, Problems& problems) {
  Rules rules;
  const TomlTable root = TomlTable::open(folder + "/rook.toml", problems);
  read_cards(root, rules);
  read_auction(root, rules);
  read_match(root, options, rules);
  read_opening(root, options, rules);
  root.finish();
  return rules;
}

}  // namespace d6::rook
