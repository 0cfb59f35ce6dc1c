// What the words of Broadside say: each sentence is said exactly when the rule behind it holds, over the events and
// orders of many games; and every figure in it is the event's own.
#include <fmt/format.h>

#include <cctype>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>

#include "games/broadside/words/manual.h"
#include "games/broadside/words/said.h"
#include "games/broadside/words/table_labels.h"
#include "games/broadside/words/table_words.h"
#include "table.h"

using namespace d6;
using namespace d6::broadside;
using namespace d6::broadside::test;

namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::string joined(const std::vector<std::string>& lines) {
  std::string out;
  for (const std::string& line : lines) out += line + "\n";
  return out;
}

// "1 points", "1 cards are": what no sentence may say.
bool miscounts(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  for (const char* many : {"1 points", "1 cards", "1 are", "1 times", "1 turns", "1 hits", "1 escorts", "1 ships"})
    for (std::size_t at = text.find(many); at != std::string::npos; at = text.find(many, at + 1)) {
      const bool whole = at == 0 || (!std::isdigit(static_cast<unsigned char>(text[at - 1])) && text[at - 1] != '-');
      const std::size_t end = at + std::string_view(many).size();
      if (whole && (end == text.size() || !std::isalpha(static_cast<unsigned char>(text[end])))) return true;
    }
  return false;
}

Observation seen_by(const Rules& rules, const State& state, Viewer viewer) {
  Observation seen;
  Broadside::observe(rules, state, viewer, seen);
  return seen;
}

// Calls f(state) before each decision of random games, and g(event) for all that is told.
template <class F, class G>
void play_games(const Rules& rules, int games, F&& decision, G&& event) {
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(games); ++seed) {
    State state = Broadside::start(rules, seed);
    Dice dice = dice_of(seed, Stream::computer);
    while (Broadside::turn(state) != Turn::over) {
      std::vector<Told<Event>> told;
      if (Broadside::turn(state) == Turn::automatic) {
        Broadside::advance(rules, state, Log<Event>(told));
      } else {
        decision(state);
        Broadside::apply(rules, state, Broadside::any_order(rules, state, dice), Log<Event>(told));
      }
      for (const auto& line : told) event(line.event);
    }
  }
}

// Events that random games seldom see.
std::vector<Event> rare_events(const Rules& rules) {
  std::vector<Event> out;
  const auto take = [&](const Table& table) {
    for (const auto& line : table.told) out.push_back(line.event);
  };
  {
    Table draw_game;  // equal points when the deck runs out
    draw_game.rules = rules;
    draw_game.fleets({{"Washington", 6}}, {{"Nagato", 8}});
    draw_game.cards({"BB"}, {}, {"CL"}, 1);
    draw_game.order("draw");
    draw_game.order("broadside BB at Nagato", {0, 0});
    take(draw_game);
  }
  {
    Table one;  // the last hit points, one by one
    one.rules = rules;
    one.fleets({{"Sims", 3}, {"Kidd", -1}}, {{"Nagato", -1}});
    one.cards({}, {}, {"Secondary", "BB", "BB"}, 20);
    one.order("draw", {15, 0, 0});
    take(one);
  }
  {
    Table mine;
    mine.rules = rules;
    mine.fleets({{"Washington", -1}}, {{"Nagato", -1}, {"Tone", -1}});
    mine.cards({"Minefield"}, {}, {"CL"}, 2);
    mine.order("draw");
    mine.order("minefield", {3, 0, 5});
    take(mine);
  }
  {
    Table unhurt;
    unhurt.rules = rules;
    unhurt.state.seat = Seat::one;
    unhurt.cards({}, {}, {"Secondary", "Storm"}, 20);
    unhurt.order("draw");
    unhurt.order("draw");
    take(unhurt);
  }
  return out;
}

struct Phrase {
  const char* words;
  std::function<bool(const Event&)> when;
};

bool is_attack(const Event& e) {
  return e.kind == EventKind::strike || e.kind == EventKind::submarine || e.kind == EventKind::landair;
}
auto rolls(EventKind kind, bool success) {
  return [=](const Event& e) { return e.kind == kind && e.roll.success() == success; };
}
auto of_kind(EventKind kind) {
  return [=](const Event& e) { return e.kind == kind; };
}

template <class Say>
void said_exactly_when(const Rules& rules, const std::vector<Phrase>& phrases, Say&& say) {
  std::vector<int> said(phrases.size(), 0), unsaid(phrases.size(), 0);
  const auto look = [&](const Event& event) {
    const std::string text = say(event);
    for (std::size_t i = 0; i < phrases.size(); ++i) {
      const bool due = phrases[i].when(event);
      if (has(text, phrases[i].words) != due) FAIL_CHECK(std::string(phrases[i].words) << " / " << text);
      ++(due ? said : unsaid)[i];
    }
  };
  play_games(
      rules, 60, [](const State&) {}, look);
  for (const Event& event : rare_events(rules)) look(event);
  for (std::size_t i = 0; i < phrases.size(); ++i) {
    CHECK_MESSAGE(said[i] > 0, std::string(phrases[i].words));
    CHECK_MESSAGE(unsaid[i] > 0, std::string(phrases[i].words));
  }
}

// The rows of the manual, "text: value".
std::string manual_of(const Rules& rules) {
  std::string out;
  for (const ManualPage& page : Manual<Broadside>::pages(rules))
    for (const ManualLine& line : page.lines) out += line.text + ": " + line.value + "\n";
  return out;
}

Refused why(const Table& table, const std::string& text) {
  const auto parsed = Words<Broadside>::parse(table.rules, text);
  REQUIRE_MESSAGE(parsed.order, text);
  const Refusal no = Broadside::check(table.rules, table.state, *parsed.order);
  REQUIRE_MESSAGE(static_cast<bool>(no), text);
  return Words<Broadside>::why(table.rules, no, seen_by(table.rules, table.state, viewer(table.state.seat)));
}

std::string reason(const Table& table, const std::string& text) {
  const auto parsed = Words<Broadside>::parse(table.rules, text);
  REQUIRE_MESSAGE(parsed.order, text);
  return Words<Broadside>::reason(table.rules, seen_by(table.rules, table.state, viewer(table.state.seat)),
                                  *parsed.order);
}

}  // namespace

TEST_CASE("behaviour 36: each sentence of what happened is said exactly when it did") {
  const Rules rules = rules_with();
  said_exactly_when(
      rules,
      {{" hits ", [](const Event& e) { return e.kind == EventKind::broadside || (is_attack(e) && e.roll.success()); }},
       {" misses ", [](const Event& e) { return is_attack(e) && !e.roll.success(); }},
       {"'s air strike", of_kind(EventKind::strike)},
       {"'s submarine", of_kind(EventKind::submarine)},
       {"'s land-based air", of_kind(EventKind::landair)},
       {"sunk by a mine",
        [&](const Event& e) { return e.kind == EventKind::mine && e.dice[0] >= rules.mine_sunk_from; }},
       {"passes the mines",
        [&](const Event& e) { return e.kind == EventKind::mine && e.dice[0] < rules.mine_harm_from; }},
       {"strikes a mine",
        [&](const Event& e) {
          return e.kind == EventKind::mine && e.dice[0] >= rules.mine_harm_from && e.dice[0] < rules.mine_sunk_from;
        }},
       {"The storm takes", rolls(EventKind::storm, true)},
       {"rides out the storm", rolls(EventKind::storm, false)},
       {"Explosions below", rolls(EventKind::secondary, true)},
       {"does not sink of her damage", rolls(EventKind::secondary, false)},
       {"Fires spread", rolls(EventKind::worse, true)},
       {"gets her fires under control", rolls(EventKind::worse, false)},
       {"nothing happens", of_kind(EventKind::nothing)},
       {" is sunk.", of_kind(EventKind::sunk)},
       {"the points afloat decide", of_kind(EventKind::deck_out)},
       {"a draw, nobody scores", [](const Event& e) { return e.kind == EventKind::over && !e.winner; }},
       {" wins with ", [](const Event& e) { return e.kind == EventKind::over && e.winner; }},
       {"draws the last card", [](const Event& e) { return e.kind == EventKind::draws && e.count == 0; }},
       {"draws a card; one is left", [](const Event& e) { return e.kind == EventKind::draws && e.count == 1; }},
       {"The card is", of_kind(EventKind::card)},
       {" has drawn ", of_kind(EventKind::event)},
       {"dry dock with all", of_kind(EventKind::drydock)},
       {" receives ", of_kind(EventKind::reinforcement)},
       {" joins the fleet", of_kind(EventKind::joins)}},
      [&](const Event& e) { return Words<Broadside>::say(rules, e); });
}

TEST_CASE("behaviour 36: a line of the log says exactly what its event was") {
  const Rules rules = rules_with();
  said_exactly_when(
      rules,
      {{"The storm takes", rolls(EventKind::storm, true)},
       {"rides it out", rolls(EventKind::storm, false)},
       {"blows up", rolls(EventKind::secondary, true)},
       {"stays afloat", rolls(EventKind::secondary, false)},
       {"fires spread", rolls(EventKind::worse, true)},
       {"fires out", rolls(EventKind::worse, false)},
       {": SUNK",
        [](const Event& e) {
          return (is_attack(e) && e.roll.success()) || (e.kind == EventKind::broadside && e.left == 0) ||
                 (e.kind == EventKind::more_damage && e.left == 0);
        }},
       {": miss", [](const Event& e) { return is_attack(e) && !e.roll.success(); }},
       {", safe", [&](const Event& e) { return e.kind == EventKind::mine && e.dice[0] < rules.mine_harm_from; }},
       {"No damaged ship", of_kind(EventKind::nothing)},
       {"The deck has run out", of_kind(EventKind::deck_out)},
       {"A draw", [](const Event& e) { return e.kind == EventKind::over && !e.winner; }}},
      [&](const Event& e) {
        std::vector<LogLine> lines;
        log_lines(rules, e, Viewer::table, lines);
        std::string out;
        for (const LogLine& line : lines) out += line.text + "\n";
        return out;
      });
}

TEST_CASE("behaviour 36: a sentence names the navy and the ship of its event, and no other navy") {
  const Rules rules = rules_with();
  int named = 0;
  const auto look = [&](const Event& e) {
    const std::string said = Words<Broadside>::say(rules, e);
    switch (e.kind) {
      case EventKind::nothing:
      case EventKind::draws:
      case EventKind::event:
      case EventKind::discard:
      case EventKind::minefield:
      case EventKind::drydock:
      case EventKind::reinforcement:
      case EventKind::sunk:
      case EventKind::strike:
      case EventKind::broadside:
      case EventKind::submarine:
      case EventKind::landair:
        CHECK_MESSAGE(has(said, navy_name(e.seat)), said);
        CHECK_FALSE_MESSAGE(has(said, navy_name(other(e.seat))), said);
        ++named;
        break;
      case EventKind::coin:
      case EventKind::joins:
      case EventKind::dealt:
      case EventKind::deals:
      case EventKind::card:
      case EventKind::mine:
      case EventKind::storm:
      case EventKind::secondary:
      case EventKind::worse:
      case EventKind::more_damage:
      case EventKind::deck_out:
      case EventKind::over: break;
    }
    Json values = Json::object();
    Words<Broadside>::values(rules, e, values);
    if (values.contains("ship")) CHECK_MESSAGE(has(said, values["ship"].get<std::string>()), said);
  };
  play_games(
      rules, 20, [](const State&) {}, look);
  for (const Event& e : rare_events(rules)) look(e);
  CHECK(named > 1000);
}

TEST_CASE("behaviour 36: the points that a sentence, its line and its values tell are the event's") {
  const Rules rules = rules_with();
  std::map<EventKind, int> told;
  const auto look = [&](const Event& e) {
    const std::string said = Words<Broadside>::say(rules, e), left = fmt::format("{} left", e.left);
    Json values = Json::object();
    Words<Broadside>::values(rules, e, values);
    const bool counts = e.kind == EventKind::broadside || e.kind == EventKind::mine ||
                        e.kind == EventKind::more_damage || e.kind == EventKind::drydock ||
                        (e.kind == EventKind::over && e.winner);
    REQUIRE(values.contains("points") == counts);
    if (counts) {
      CHECK(values["points"].get<int>() == e.points);
      CHECK(values["left"].get<int>() == e.left);
      ++told[e.kind];
    }
    if (e.kind == EventKind::broadside || (e.kind == EventKind::mine && e.dice.size() > 1))
      CHECK_MESSAGE(has(said, points_text(e.points) + " of damage, " + left), said);
    if (e.kind == EventKind::more_damage) CHECK_MESSAGE(has(said, points_text(e.points) + " more, " + left), said);
    if (e.kind == EventKind::drydock) {
      CHECK(e.points > 0);
      CHECK_MESSAGE(has(said, "with all " + points_text(rules.printed(e.ship)) + "."), said);
    }
    if (values.contains("chance")) {
      CHECK(values["success"].get<bool>() == e.roll.success());
      CHECK_MESSAGE(has(said, rolled(e.roll)), said);
    }
  };
  play_games(
      rules, 60, [](const State&) {}, look);
  for (const Event& e : rare_events(rules)) look(e);
  for (const EventKind kind :
       {EventKind::broadside, EventKind::mine, EventKind::more_damage, EventKind::drydock, EventKind::over})
    CHECK(told[kind] > 0);
}

TEST_CASE("TFB-16: the end tells the sum of the score, term by term, in words and in values") {
  const Rules rules = rules_with();
  int whole = 0, part = 0;
  const auto look = [&](const Event& e) {
    if (e.kind != EventKind::over) return;
    Json values = Json::object();
    Words<Broadside>::values(rules, e, values);
    REQUIRE(values.contains("terms") == e.winner.has_value());
    if (!e.winner) return;
    int sum = 0;
    for (const Json& term : values["terms"]) {
      sum += term[1].get<int>();
      CHECK(has(Words<Broadside>::say(rules, e), fmt::format("{} {}", term[0].get<std::string>(), term[1].get<int>())));
    }
    CHECK(sum == e.scores[index(*e.winner)]);
    CHECK((values["terms"][0] == Json::array({"Sunk", rules.score_point * e.points})));
    CHECK((values["terms"][1] == Json::array({"afloat", rules.score_point * e.left})));
    CHECK(values["count"].get<int>() == e.count);
    ++(values["terms"].size() == 4 ? whole : part);
  };
  play_games(
      rules, 60, [](const State&) {}, look);
  Table table;
  table.fleets({{"Washington", 6}, {"Sims", 0}}, {{"Nagato", 7}, {"Kaga", 0}});
  table.cards({}, {}, {"Storm"}, 1);
  table.order("draw", {6});
  look(table.told.back().event);
  CHECK(whole > 0);
  CHECK(part > 0);
}

TEST_CASE("one of a thing is never told in the plural, by no sentence, line, hint, panel or lesson") {
  const Rules rules = rules_with();
  const auto fine = [](const std::string& text) {
    if (miscounts(text)) FAIL_CHECK(text);
  };
  CHECK(miscounts("1 points"));
  CHECK(miscounts("It has 1 HITS."));
  CHECK_FALSE(miscounts("11 points, 1 pointsman"));
  const auto event = [&](const Event& e) {
    fine(Words<Broadside>::say(rules, e));
    std::vector<LogLine> lines;
    log_lines(rules, e, Viewer::table, lines);
    for (const LogLine& line : lines) fine(line.text);
    const SceneWords scene = scene_words(rules, e, 5);
    for (const std::string* text : {&scene.title, &scene.outcome, &scene.caption, &scene.caption_after}) fine(*text);
  };
  play_games(
      rules, 60,
      [&](const State& state) {
        const Observation seen = seen_by(rules, state, viewer(state.seat));
        for (const std::string& line : Words<Broadside>::describe(rules, seen)) fine(line);
        for (const Lesson& lesson : Manual<Broadside>::lessons(rules, seen)) fine(lesson.text);
        fine(deck_panel(rules, seen)), fine(about_draw(rules, seen)), fine(discards_panel(rules, seen));
        Orders list;
        Broadside::orders(rules, state, list);
        for (const Order& order : list) {
          fine(Words<Broadside>::reason(rules, seen, order)), fine(explain(rules, seen, order));
          if (order.kind != OrderKind::draw) fine(tab_of(rules, seen, seen.seat, order).text);
        }
        for (const Fleet& fleet : seen.fleets)
          for (const FleetShip& at : fleet) fine(joined(ship_pages(rules, at)));
      },
      event);
  for (const Event& e : rare_events(rules)) event(e);
  Event scratch;
  scratch.kind = EventKind::broadside;
  scratch.dice.add(1);
  scratch.points = 1, scratch.left = 1, scratch.count = 1;
  for (const EventKind kind : {EventKind::broadside, EventKind::more_damage, EventKind::deals, EventKind::draws,
                               EventKind::drydock, EventKind::joins}) {
    scratch.kind = kind;
    event(scratch);
  }
}

TEST_CASE("a hint's reason is said exactly when it holds: last ship, only carrier, all or nothing, sure, hopeless") {
  for (const char* airstrike : {"classic", "balanced"}) {
    const Rules rules = rules_with(airstrike);
    std::map<std::string, int> due;
    play_games(
        rules, 60,
        [&](const State& state) {
          const Observation seen = seen_by(rules, state, viewer(state.seat));
          const Fleet &own = seen.fleets[index(seen.seat)], &enemy = seen.fleets[index(other(seen.seat))];
          int afloat = 0, enemy_carriers = 0;
          for (const FleetShip& at : enemy) {
            afloat += at.points > 0;
            enemy_carriers += at.points > 0 && rules.type(at.ship) == ShipType::cv;
          }
          Orders list;
          Broadside::orders(rules, state, list);
          for (const Order& order : list) {
            const std::string said = Words<Broadside>::reason(rules, seen, order);
            const bool played = order.kind == OrderKind::play;
            const bool mines = played && order.card == Card::minefield;
            const bool gun = played && is_broadside(order.card);
            const bool outright = order.kind == OrderKind::strike ||
                                  (played && (order.card == Card::submarine || order.card == Card::landair));
            const bool aimed = gun || outright, last = afloat == 1;
            const bool carrier = aimed && !last && rules.type(order.ship) == ShipType::cv;
            const FleetShip* at = aimed ? ship_in(enemy, order.ship) : nullptr;
            const Chance sinks = at ? chance_to_sink(rules, order, at->points) : Chance{};
            const bool shot = gun && !last && !carrier;
            const auto exactly = [&](const char* words, bool when) {
              if (has(said, words) != when) FAIL_CHECK(std::string(words) << " / " << said);
              due[words] += when;
            };
            exactly("is the enemy's last ship: sinking her wins", (aimed || mines) && last);
            exactly("It needs no aim and may hurt the whole fleet at once", mines && !last);
            exactly("the enemy's only carrier", carrier && enemy_carriers == 1);
            exactly("the enemy can launch no carrier strike", carrier && enemy_carriers == 1);
            exactly("the one ship that strikes without a card", carrier && enemy_carriers > 1);
            exactly("sinks or nothing happens", outright && !last && !carrier);
            exactly("is sure to sink", shot && sinks.num == sinks.den);
            exactly("It cannot sink", shot && sinks.num == 0);
            exactly("what hurts her now makes the next shot tell", shot && 2 * sinks.num < sinks.den);
            if (shot && sinks.num > 0 && sinks.num < sinks.den)
              CHECK_MESSAGE(has(said, fmt::format("{} in {} to sink her", sinks.num, sinks.den)), said);
            if (outright && !last && !carrier)
              CHECK_MESSAGE(has(said, fmt::format("{} in {}", sinks.num, sinks.den)), said);
            exactly("promises more than the air strike",
                    order.kind == OrderKind::draw && has_type(rules, own, ShipType::cv));
            exactly("Without a carrier you can only draw",
                    order.kind == OrderKind::draw && !has_type(rules, own, ShipType::cv));
            exactly("left to fire it", order.kind == OrderKind::discard && is_broadside(order.card) &&
                                           !has_type(rules, own, fires(order.card)));
            exactly("The points come back in full", played && order.card == Card::drydock);
          }
        },
        [](const Event&) {});
    for (const auto& [words, times] : due) CHECK_MESSAGE(times > 0, words);
    CHECK(due.size() == 13);
  }
}

TEST_CASE("what an order would do is told with its own chance, and dry dock with the printed points") {
  const Rules rules = rules_with();
  int docks = 0, shots = 0;
  play_games(
      rules, 40,
      [&](const State& state) {
        const Observation seen = seen_by(rules, state, viewer(state.seat));
        Orders list;
        Broadside::orders(rules, state, list);
        for (const Order& order : list) {
          const std::string said = explain(rules, seen, order);
          if (order.kind == OrderKind::play && order.card == Card::drydock) {
            CHECK_MESSAGE(has(said, fmt::format(": back to {}.", rules.printed(order.ship))), said);
            ++docks;
          } else if (order.kind == OrderKind::strike || (order.kind == OrderKind::play && aims(order.card))) {
            const FleetShip* at = ship_in(seen.fleets[index(other(seen.seat))], order.ship);
            REQUIRE(at);
            const Chance sinks = chance_to_sink(rules, order, at->points);
            CHECK_MESSAGE(has(said, explain_ship(rules, *at)), said);
            CHECK_MESSAGE(has(said, fmt::format(": {} in {} to sink", sinks.num, sinks.den)), said);
            ++shots;
          }
        }
      },
      [](const Event&) {});
  CHECK(docks > 20);
  CHECK(shots > 1000);
}

TEST_CASE("TFB-10: a shielded carrier's refusal counts the escorts of her own fleet") {
  for (const int escorts_afloat : {1, 2}) {
    Table table;
    table.fleets({{"Enterprise", -1}, {"Washington", -1}, {"Portland", -1}, {"Atlanta", -1}, {"Sims", -1}},
                 {{"Kaga", -1}, {"Akagi", -1}, {"Tone", -1}, {"Jintsu", escorts_afloat == 1 ? 0 : 6}});
    table.order("draw");
    const Refused no = why(table, "broadside BB at Kaga");
    CHECK(no.rule == "TFB-10");
    CHECK(has(no.text, "Kaga is a carrier"));
    CHECK(has(no.text, escorts_afloat == 1 ? "(1 escort floats)" : "(2 escorts float)"));
  }
  Table open;  // carriers alone: nobody shields them
  open.fleets({{"Washington", -1}}, {{"Kaga", -1}, {"Akagi", -1}, {"Tone", 0}});
  open.order("draw");
  CHECK(open.legal("broadside BB at Kaga"));
}

TEST_CASE("behaviour 37: each refusal is one sentence under its own rule, about the very ship or card") {
  const std::map<No, std::string> rule_of{
      {No::draw_first, "TFB-35"},      {No::drawn_already, "TFB-35"},  {No::strike_after_draw, "TFB-8"},
      {No::no_carrier, "TFB other-3"}, {No::no_such_target, "TFB-9"},  {No::target_sunk, "TFB other-1"},
      {No::not_held, "TFB other-2"},   {No::class_lost, "TFB card-8"}, {No::shielded, "TFB-10"},
      {No::nothing_damaged, "TFB-14"}, {No::not_own, "TFB-14"},        {No::not_raised, "TFB-14"},
      {No::not_damaged, "TFB-14"},     {No::event_card, "TFB-5"}};
  CHECK(rule_of.size() == static_cast<std::size_t>(No::event_card));
  const Table table;
  const Observation seen = seen_by(table.rules, table.state, Viewer::zero);
  for (const auto& [code, rule] : rule_of) {
    const bool card = code == No::not_held || code == No::class_lost || code == No::event_card;
    const bool ship = code == No::no_such_target || code == No::target_sunk || code == No::shielded ||
                      code == No::not_own || code == No::not_raised || code == No::not_damaged;
    const auto about = static_cast<std::int16_t>(card   ? index(code == No::event_card ? Card::storm : Card::ca)
                                                 : ship ? index(table.ship("Kaga"))
                                                        : 0);
    const Refused no = Words<Broadside>::why(table.rules, {static_cast<std::uint16_t>(code), about, 0}, seen);
    CHECK(no.rule == rule);
    CHECK(std::count_if(no.text.begin(), no.text.end(), [](char c) { return c == '.' || c == '!' || c == '?'; }) == 1);
    CHECK(no.text.back() == '.');
    if (ship) CHECK(has(no.text, "Kaga"));
    if (card) CHECK(has(no.text, card_name(static_cast<Card>(about))));
    // The page that the table sends a player to is there, and has the rule if it has a number.
    const std::string note = rule_note(rule);
    const std::size_t colon = note.find(": ");
    REQUIRE_MESSAGE(colon != std::string::npos, note);
    const auto pages = Manual<Broadside>::pages(table.rules);
    const auto page = std::find_if(pages.begin(), pages.end(),
                                   [&](const ManualPage& p) { return p.title == note.substr(colon + 2); });
    REQUIRE_MESSAGE((page != pages.end()), note);
    std::string words;
    for (const ManualLine& line : page->lines) words += line.text + " " + line.value + "\n";
    if (has(rule, "-") && !has(rule, " ")) CHECK_MESSAGE((has(words, rule + ")") || has(words, rule + ",")), note);
    // What has no number is found by what it speaks of.
    if (rule == "TFB other-1") CHECK(has(words, "sunk when her points are gone"));
    if (rule == "TFB other-2") CHECK(has(words, "You hold 6"));
    if (rule == "TFB other-3") CHECK(has(words, "With a carrier afloat"));
    if (rule == "TFB card-8") CHECK(has(words, "needs a ship of its class afloat"));
  }
}

TEST_CASE("TFB-5: how many of the cards left are events is told, none and the last one too") {
  const Rules rules = rules_with();
  Observation seen;
  seen.stage = Stage::turn;
  const auto with = [&](int left, int events) {
    seen.deck_left = static_cast<std::uint8_t>(left);
    for (const Card card : {Card::storm, Card::secondary, Card::reinforcement})
      seen.discarded[index(card)] = rules.cards[index(card)];
    seen.discarded[index(Card::secondary)] = static_cast<std::uint8_t>(rules.cards[index(Card::secondary)] - events);
    REQUIRE(event_odds(rules, seen).num == static_cast<std::uint32_t>(events));
    return about_draw(rules, seen) + " " + deck_panel(rules, seen);
  };
  for (const int left : {1, 2, 40})
    for (const int events : {0, 1, 4}) {
      if (events > left) continue;
      const std::string said = with(left, events);
      CHECK(has(said, "happen") == (events > 0));
      CHECK(has(said, left == 1 ? "no event" : "None of") == (events == 0));
      CHECK(has(said, fmt::format("{} are events", events)) == (left > 1 && events > 1));
      CHECK(has(said, "the game ends") == (left == 1));
      CHECK_FALSE(miscounts(said));
      CHECK_FALSE(has(said, "Of the 1 "));
    }
}

TEST_CASE("what has been played is listed by the names on the cards") {
  Table table;
  table.cards({}, {}, {}, 0);
  const Observation seen = seen_by(table.rules, table.state, Viewer::table);
  const std::string told = joined(Words<Broadside>::describe(table.rules, seen));
  for (std::size_t kind = 0; kind < kCards; ++kind) {
    REQUIRE(seen.discarded[kind] > 0);
    const std::string card = card_name(static_cast<Card>(kind));
    CHECK(has(told, fmt::format("{} x {}", seen.discarded[kind], card)));
    if (kind >= kBroadsides)
      CHECK(has(discards_panel(table.rules, seen), fmt::format("{} {}", card, seen.discarded[kind])));
  }
}

TEST_CASE("TFB-11: the panel, the card and the manual have the same faces for the mine's die, whatever the data say") {
  Rules rules = rules_with();
  const Observation seen = seen_by(rules, Table().state, Viewer::zero);
  CHECK(explain_card(rules, Card::minefield) == "Every enemy ship, carriers too, rolls a die of 6: 4-5 harm, 6 sinks.");
  CHECK(has(card_panel(rules, seen, Card::minefield), "Hurt: " + odds({2, 6})));
  CHECK(has(card_panel(rules, seen, Card::minefield), "Sunk: " + odds({1, 6})));
  CHECK(has(manual_of(rules), "\n1 to 3: nothing\n4 to 5: loses 1 to 6 points\n6: sunk\n"));
  for (int harm = 1; harm <= 7; ++harm)
    for (int sunk = harm; sunk <= 7; ++sunk) {
      rules.mine_harm_from = static_cast<std::uint8_t>(harm);
      rules.mine_sunk_from = static_cast<std::uint8_t>(sunk);
      int safe = 0, harmed = 0, lost = 0;
      for (int die = 1; die <= 6; ++die) ++(die >= sunk ? lost : die >= harm ? harmed : safe);
      const std::string manual = manual_of(rules);
      const auto row = [](int from, int to, const char* what) {
        return from == to ? fmt::format("\n{}: {}\n", to, what) : fmt::format("\n{} to {}: {}\n", from, to, what);
      };
      CHECK(has(manual, row(1, safe, "nothing")) == (safe > 0));
      CHECK(has(manual, row(safe + 1, safe + harmed, "loses 1 to 6 points")) == (harmed > 0));
      CHECK(has(manual, row(7 - lost, 6, "sunk")) == (lost > 0));
      CHECK(has(card_panel(rules, seen, Card::minefield), "Hurt: " + odds({static_cast<std::uint32_t>(harmed), 6})));
      CHECK(has(mine_faces(rules), "harm") == (harmed > 0));
      CHECK(has(mine_faces(rules), "sink") == (lost > 0));
    }
}

TEST_CASE("TFB-12: the manual's figures come from the rules of the game, the shipped ones and others") {
  Rules rules = rules_with();
  const std::string shipped = manual_of(rules);
  CHECK(has(shipped,
            "may sink: 50 % of her share of lost points. A ship that has lost half of them sinks 25 times in "
            "100 (TFB-12)."));
  CHECK(has(shipped, "The same with 25 %; what stays afloat takes 1 to 4 points more with a chance of 100 %"));
  CHECK(has(shipped, "The deck of 104"));
  CHECK(has(shipped, "is dealt 5 ships and 5 cards"));
  CHECK(has(shipped, "You hold 6 for a moment"));
  CHECK(has(shipped, "12 points left: BB   3  CA   0  CL   0  DD   0"));
  CHECK_FALSE(has(shipped, "13 points left"));
  rules.storm_sink = {3, 5};
  rules.secondary_sides = 1;
  rules.any_class = 30;
  rules.dealt_cards = 4;
  rules.points = {10, 9, 8, 6, 4};
  const std::string other_data = manual_of(rules);
  CHECK(
      has(other_data, "may sink: 60 % of her share of lost points. A ship that has lost half of them sinks 30 times"));
  CHECK(has(other_data, "takes 1 point more with a chance"));
  CHECK(has(other_data, "The deck of 96"));
  CHECK(has(other_data, "and 4 cards"));
  CHECK(has(other_data, "You hold 5 for a moment"));
  CHECK(has(other_data, "10 points left: BB"));
  CHECK_FALSE(has(other_data, "12 points left: BB"));
}

TEST_CASE("TFB-6: the manual's table of guns has the figure of the tab under the ship") {
  const Rules rules = rules_with();
  const std::string manual = manual_of(rules);
  for (const int points : {2, 3, 4, 5, 6, 8, 10, 12}) {
    std::string row = fmt::format("{} points left: ", points);
    for (const Card gun : {Card::bb, Card::ca, Card::cl, Card::dd}) {
      std::string figure = percent(chance_to_sink(rules, {OrderKind::play, gun, Ship{}}, points));
      figure.pop_back();
      row += fmt::format("{}{} {:>3}", gun == Card::bb ? "" : "  ", kCardNames[index(gun)], figure);
    }
    CHECK_MESSAGE(has(manual, row), row);
  }
}

TEST_CASE("TFB-21: the words of the option are the shipped odds") {
  const Option& option = Info<Broadside>::options()[0];
  const Chance classic = rules_with("classic").strike, balanced = rules_with("balanced").strike;
  CHECK(classic == Chance{1, 2});
  CHECK(has(std::string(option.help), "classic one in two"));
  CHECK(has(std::string(option.help), fmt::format("balanced {} in {}", balanced.num, balanced.den)));
  REQUIRE(option.words.size() == 2);
  CHECK(has(std::string(option.words[0]), fmt::format("{} in {}", classic.num, classic.den)));
  CHECK(has(std::string(option.words[1]), fmt::format("{} in {}", balanced.num, balanced.den)));
}

TEST_CASE("each lesson is taught exactly when what it speaks of is so, and to nobody but whoever decides") {
  const Rules rules = rules_with();
  std::map<std::string, int> taught, untaught;
  const auto look = [&](const State& state) {
    const Observation seen = seen_by(rules, state, viewer(state.seat));
    CHECK(Manual<Broadside>::lessons(rules, seen_by(rules, state, viewer(other(state.seat)))).empty());
    const Fleet &own = seen.fleets[index(seen.seat)], &enemy = seen.fleets[index(other(seen.seat))];
    const Hand& hand = seen.hands[index(seen.seat)];
    const auto holds = [&](Card card) { return std::count(hand.begin(), hand.end(), card) > 0; };
    bool fit = false, idle = false, hurt = false;
    for (const Card card : hand)
      if (is_broadside(card)) (has_type(rules, own, fires(card)) ? fit : idle) = true;
    for (const FleetShip& at : own) hurt = hurt || (at.points > 0 && at.points < rules.printed(at.ship));
    int enemy_carriers = 0, enemy_escorts = 0;
    for (const FleetShip& at : enemy)
      if (at.points > 0) ++(rules.type(at.ship) == ShipType::cv ? enemy_carriers : enemy_escorts);
    const bool turn = seen.stage == Stage::turn, play = seen.stage == Stage::play;
    const int events = seen.discarded[index(Card::storm)] + seen.discarded[index(Card::secondary)] +
                       seen.discarded[index(Card::reinforcement)];
    const std::map<std::string, bool> due{{"draw", turn},
                                          {"strike", turn && has_type(rules, own, ShipType::cv)},
                                          {"event", turn && events > 0},
                                          {"deck", turn && seen.deck_left <= 12},
                                          {"hand", play},
                                          {"target", play && fit},
                                          {"escort", play && fit && enemy_carriers > 0 && enemy_escorts > 0},
                                          {"drydock", play && holds(Card::drydock) && hurt},
                                          {"special", play && (holds(Card::submarine) || holds(Card::landair))},
                                          {"mines", play && holds(Card::minefield)},
                                          {"idle", play && idle}};
    std::map<std::string, bool> said;
    for (const Lesson& lesson : Manual<Broadside>::lessons(rules, seen)) said[lesson.id] = true;
    for (const auto& [id, so] : due) {
      if (said.count(id) != static_cast<std::size_t>(so)) FAIL_CHECK(id);
      ++(so ? taught : untaught)[id];
      said.erase(id);
    }
    CHECK(said.empty());
  };
  play_games(rules, 60, look, [](const Event&) {});
  for (const std::size_t left : {13U, 12U, 1U}) {  // games at random seldom come so far
    Table table;
    table.cards({}, {}, {"BB"}, left);
    look(table.state);
  }
  CHECK(taught.size() == 11);
  CHECK(untaught.size() == 11);
}

TEST_CASE("TFB-9: an air strike's hint promises nothing of a miss") {
  Table table("balanced");
  CHECK(reason(table, "strike Nagato") == "Nagato sinks or nothing happens: 33 in 100.");
  CHECK(reason(table, "strike Kaga") ==
        "Kaga is the enemy's only carrier: without her the enemy can launch no carrier strike.");
}

TEST_CASE("TFB-14: every mended point is worth the same on the tab, out of the most that any ship has") {
  Table table;
  table.state.fleets[0][0].points = 7;
  table.state.fleets[0][4].points = 1;
  const Observation seen = seen_by(table.rules, table.state, Viewer::zero);
  const auto tab = [&](const char* ship) {
    return tab_of(table.rules, seen, Seat::zero, {OrderKind::play, Card::drydock, table.ship(ship)});
  };
  CHECK(tab("Enterprise").text == "MEND +3");
  CHECK(tab("Enterprise").worth == Chance{3, 12});
  CHECK(tab("Sims").worth == Chance{3, 12});
  CHECK(tab("Washington").promise == Promise::none);
  table.rules.points[static_cast<std::size_t>(ShipType::bb)] = 20;
  CHECK(tab("Enterprise").worth == Chance{3, 20});
}
