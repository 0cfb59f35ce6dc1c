// Orders as text and back, and the names of cards.
#include <charconv>

#include "base/text.h"
#include "games/rook/words/rook_words.h"

namespace d6 {
using namespace rook;

namespace rook {

std::string card_words(const Rules& rules, Card card) {
  const int points = rules.points(card);
  if (card.rook()) return tr("the Rook, {} points", points);
  if (points > 0) return tr("{} {}, {} points", colour_text(card.colour()), card.rank(), points);
  return tr("{} {}", colour_text(card.colour()), card.rank());
}

std::string cards_words(Cards cards, std::optional<Colour> trumps) {
  std::string out;
  const auto add = [&](Cards some) {
    while (some) {
      out += (out.empty() ? "" : " ") + card_text(some.highest());
      some.remove(some.highest());
    }
  };
  add(cards & Cards(kRook));
  if (trumps) add(cards & suit(*trumps));
  for (const auto colour : kAllColours)
    if (colour != trumps) add(cards & suit(colour));
  return out.empty() ? tr("none") : out;
}

}  // namespace rook

std::string Words<Rook>::text(const Rules&, const Order& order) {
  switch (order.kind) {
    case Order::Kind::bid: return fmt::format("bid {}", int(order.value));
    case Order::Kind::pass: return "pass";
    case Order::Kind::take: return "take " + card_text(order.card());
    case Order::Kind::give: return "give " + card_text(order.card());
    case Order::Kind::done: return "done";
    case Order::Kind::trumps: return fmt::format("trumps {}", colour_text(order.colour()));
    case Order::Kind::play: return "play " + card_text(order.card());
  }
  return {};
}

Parsed<Order> Words<Rook>::parse(const Rules& rules, std::string_view text) {
  const auto space = text.find(' ');
  const auto verb = text.substr(0, space);
  const auto what = space == std::string_view::npos ? std::string_view() : text.substr(space + 1);
  const auto fail = [&](std::string_view allowed) -> Parsed<Order> {
    return {{}, tr("found \"{}\"; allowed is {}", shortened(text, 40), allowed)};
  };
  if (text == "pass") return {pass(), {}};
  if (text == "done") return {done(), {}};
  if (verb == "bid") {
    std::uint8_t points = 0;
    const auto [end, bad] = std::from_chars(what.data(), what.data() + what.size(), points);
    if (bad == std::errc() && end == what.data() + what.size()) return {bid(points), {}};
    return fail(tr("\"bid\" and a number from {} to {}", rules.opening_bid, rules.most_bid));
  }
  if (verb == "trumps") {
    if (const auto colour = colour_of(what)) return {name_trumps(*colour), {}};
    return fail(tr("\"trumps\" and red, green, blue or yellow"));
  }
  if (verb == "take" || verb == "give" || verb == "play") {
    const auto one = card_of(what);
    if (!one) return fail(tr("\"{}\" and a card: R, G, B or Y with 4 to 14, or Rook", verb));
    if (verb == "take") return {take(*one), {}};
    return {verb == "give" ? give(*one) : play(*one), {}};
  }
  return fail(tr("bid, pass, take, give, done, trumps or play"));
}

}  // namespace d6
