// Order texts: "draw", "play 100", "discard Stop", "coup Puncture Proof", "extend", "finish" (or "stop").
#include "base/text.h"
#include "games/milebones/words/milebones_words.h"

namespace d6 {
using namespace milebones;
namespace {

std::string_view verb(Act act) {
  switch (act) {
    case Act::draw: return "draw";
    case Act::play: return "play";
    case Act::discard: return "discard";
    case Act::coup: return "coup";
    case Act::extend: return "extend";
    case Act::finish: return "finish";
  }
  return "";
}
bool takes_card(Act act) { return act == Act::play || act == Act::discard || act == Act::coup; }

}  // namespace

std::string Words<MileBones>::text(const Rules& rules, const Order& order) {
  std::string out(verb(order.act));
  if (takes_card(order.act)) out += " " + id_text(rules, order.card);
  return out;
}

Parsed<Order> Words<MileBones>::parse(const Rules& rules, std::string_view text) {
  const std::size_t space = text.find(' ');
  const std::string_view word = text.substr(0, space);
  const std::string_view rest = space == std::string_view::npos ? std::string_view() : text.substr(space + 1);
  const auto found = shortened(text, 40);
  for (const Act act : {Act::draw, Act::play, Act::discard, Act::coup, Act::extend, Act::finish}) {
    if (word != verb(act) && !(word == "stop" && act == Act::finish)) continue;
    Order order{act, Card::none};
    if (!takes_card(act)) {
      if (space == std::string_view::npos) return {order, {}};
      return {{}, tr("found \"{}\"; allowed is \"{}\" alone", found, verb(act))};
    }
    if (id_parse(rules, rest, order.card) && order.card != Card::none) return {order, {}};
    return {{},
            tr("found \"{}\"; allowed is \"{} CARD\" with a card such as \"25\", \"Go\" or \"Flat Tire\"", found,
               verb(act))};
  }
  return {{},
          tr("found \"{}\"; allowed is \"draw\", \"play CARD\", \"discard CARD\", \"coup SAFETY\", \"extend\" or "
             "\"finish\"",
             found)};
}

std::vector<Form> Words<MileBones>::forms(const Rules&, const Observation&) { return {}; }

std::span<const Option> Info<MileBones>::options() {
  static const Option table[] = {
      {"match",
       "One race, or races until one player has 5000 points.",
       {"match", "race"},
       0,
       0,
       "match",
       "race",
       false,
       true,
       "Play",
       {"A match to 5000", "One race"}},
      {"discards",
       "With the deck empty: a card that fits must be played (classic), or may be discarded (free).",
       {"classic", "free"},
       0,
       0,
       "classic",
       "",
       false,
       false,
       "Discards",
       {"Must play what fits", "Free to throw away"}},
      {"draw",
       "The draw at the start of a turn: by order, or automatic except after a hazard.",
       {"order", "automatic"},
       0,
       0,
       "order",
       "",
       false,
       false,
       "Drawing a card",
       {"By your order", "By itself"}},
      {"help",
       "What an illegal move brings: nothing, a beep, or a beep and a message.",
       {"none", "beep", "message"},
       0,
       0,
       "message",
       "",
       false,
       false,
       "On a wrong card",
       {"No help", "A beep", "A beep and the reason"}},
  };
  return table;
}

std::vector<ScenarioName> Info<MileBones>::scenario_names(const std::string&) { return {}; }

Problems Info<MileBones>::lint(const std::string& folder) {
  Problems problems;
  const Options standard = Options::of(options(), {}, false, problems);
  load_rules(folder, standard, problems);
  return problems;
}

namespace milebones {

Reproof reproof(std::string_view help, const Refused& refused) {
  if (help == "none") return {};
  return {true, help == "message" ? refused.text : std::string()};
}

}  // namespace milebones
}  // namespace d6
