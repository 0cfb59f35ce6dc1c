// What must hold of Broadside's table at every moment, over whole games.
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "base/files.h"
#include "games/broadside/rules/rules.h"
#include "games/broadside/view/layout.h"
#include "games/broadside/view/view_of.h"
#include "games/broadside/words/table_words.h"
#include "play/typed_session.h"
#include "support/allocations.h"
#include "support/readable.h"

namespace d6::test {
namespace {

using ui::Intent;

TEST_CASE("settled, the table draws what a table built anew draws, at each step of whole games") {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    ViewOf table(seed);
    Dice dice = dice_of(seed);
    do {
      table.view->settle();
      table.view->yours(table.decides(), "");
      table.view->settle();
      const auto anew = broadside::make_table(*table.session, cabinet_look());
      anew->show(table.viewer);
      anew->yours(table.decides(), "");
      anew->settle();
      stage::DrawList list;
      list.begin();
      anew->draw(list);
      if (table.decides()) CHECK(table.drawn() == list);
      table.view->yours(false, "");
    } while (table.go_on(dice));
  }
}

TEST_CASE("every event's picture keeps its text in its box and comes to an end") {
  for (std::uint64_t seed = 11; seed <= 13; ++seed) {
    ViewOf table(seed);
    Dice dice = dice_of(seed);
    do {
      int steps = 0;
      while (table.view->animating() && steps < 20000) {
        table.view->step();
        if (++steps % 20 == 1) check_texts(table, false);  // cards fly over texts
      }
      CHECK(steps < 20000);
      check_texts(table);
    } while (table.go_on(dice));
  }
}

TEST_CASE("the longest names, seven ships, 12/12 and every card stay in their boxes") {
  for (const Seat many : {Seat::zero, Seat::one}) {
    ViewOf table(at_position(crowded(many)));
    table.view->yours(true, "");
    table.view->settle();
    check_texts(table);
    table.shot(many == Seat::zero ? "crowded_own" : "crowded_enemy");
    for (int row = 0; row < 6; ++row) {
      for (int i = 0; i < 9; ++i) {
        (void)table.press(Intent::right);
        table.view->settle();
        check_texts(table);
        (void)table.press(Intent::third);
        check_texts(table, false);  // the table behind it is dimmed
        if (row == 1 && i < 3) table.shot("inspect_" + std::to_string(i));
        (void)table.press(Intent::back);
        (void)table.letter(U'P');
        table.view->settle();
        check_texts(table);
        if (many == Seat::one && row == 0) table.shot("aim_" + std::to_string(i));
        (void)table.press(Intent::back);
        (void)table.press(Intent::pointer);
      }
      (void)table.press(Intent::previous);
    }
  }
}

TEST_CASE("behaviour 34: the focus is valid after each turn, cancel and overlay") {
  ViewOf table(5);
  Dice dice = dice_of(5);
  do {
    table.view->settle();
    table.view->yours(table.decides(), "");
    for (const Intent way : {Intent::left, Intent::up, Intent::right, Intent::down, Intent::next, Intent::third,
                             Intent::back, Intent::confirm, Intent::back, Intent::view, Intent::back}) {
      (void)table.press(way);
      CHECK_FALSE(table.view->says().empty());
      table.view->settle();
    }
    table.view->yours(false, "");
  } while (table.go_on(dice));
}

TEST_CASE("behaviour 35: off, fast, normal and slow rule how long a move is shown") {
  std::array<int, 4> lasted{};
  for (const stage::Speed speed : {stage::Speed::off, stage::Speed::fast, stage::Speed::normal, stage::Speed::slow}) {
    ViewOf table(3);
    Dice dice = dice_of(3);
    for (int i = 0; i < 12; ++i) {
      table.go_on(dice);
      cabinet_look().speed = speed;
      lasted[static_cast<std::size_t>(speed)] += table.run();
    }
  }
  CHECK(lasted[0] <= 24);
  CHECK(lasted[0] < lasted[1]);
  CHECK(lasted[1] < lasted[2]);
  CHECK(lasted[2] < lasted[3]);
  cabinet_look().speed = stage::Speed::normal;
}

TEST_CASE("behaviour 36: a move of the other seat is in the log at every speed") {
  for (const stage::Speed speed : {stage::Speed::off, stage::Speed::normal}) {
    ViewOf table(7);
    cabinet_look().speed = speed;
    Dice dice = dice_of(9);
    for (int i = 0; i < 200 && table.session->turn() != Turn::over; ++i) {
      const bool theirs = table.session->turn() == turn_of(Seat::one);
      const std::size_t before = table.session->told(Viewer::zero, 0).size();
      table.go_on(dice);
      table.run();
      if (theirs && table.session->told(Viewer::zero, 0).size() > before) CHECK(table.shows("LOG"));
    }
    CHECK(table.shows("wins"));
  }
  cabinet_look().speed = stage::Speed::normal;
}

TEST_CASE("behaviour 37: a refused choice gives its reason and its rule") {
  ViewOf table(7);
  Dice dice = dice_of(1);
  while (!table.decides()) {
    table.go_on(dice);
    table.run();
  }
  table.view->settle();
  table.view->yours(true, "");
  const ui::Answer answer = table.letter(U'X');
  CHECK_FALSE(answer.order);
  CHECK(table.shows("TFB-35"));
  CHECK(table.view->says().find("Draw a card first") != std::string::npos);
  (void)table.press(Intent::left);
  CHECK_FALSE(table.shows("TFB-35"));
}

TEST_CASE("behaviour 38: nothing of a hand shows to the table") {
  ViewOf table(7);
  Dice dice = dice_of(1);
  for (int i = 0; i < 30; ++i) table.go_on(dice);
  table.view->settle();
  table.view->show(Viewer::table);
  const std::string text = table.drawn().all_text();
  CHECK(text.find("You draw") == std::string::npos);
  CHECK(text.find("DRAWN") == std::string::npos);
}

TEST_CASE("a press while something runs finishes it and is not taken for an order") {
  ViewOf table(7);
  Dice dice = dice_of(1);
  table.go_on(dice);
  REQUIRE(table.view->animating());
  const ui::Answer answer = table.press(Intent::confirm);
  CHECK_FALSE(answer.order);
  CHECK_FALSE(table.view->animating());
}

TEST_CASE("a frame in a steady state allocates nothing") {
  ViewOf table(7);
  Dice dice = dice_of(1);
  while (!table.decides() || table.session->told_size() < 60) {
    if (!table.go_on(dice)) break;
    table.run();
  }
  table.view->settle();
  table.view->yours(true, "");
  table.view->settle();
  stage::DrawList list;
  for (int i = 0; i < 3; ++i) list.begin(), table.view->draw(list);
  const long before = allocations;
  for (int i = 0; i < 60; ++i) {
    table.view->step();
    list.begin();
    table.view->draw(list);
  }
  CHECK(allocations == before);
}

// One that lies in tests/scripts/screens/broadside: its six cards and wounds are known.
std::string laid_out(const char* name) {
  const auto text = files::read(D6_SOURCE_DIR "/tests/scripts/screens/broadside/" + std::string(name) + ".json");
  REQUIRE(std::holds_alternative<std::string>(text));
  return std::get<std::string>(text);
}

// From the last card of the hand to the i-th.
void to_card(ViewOf& table, int i) {
  for (int k = 5; k > i; --k) (void)table.press(Intent::left);
  table.view->settle();
}

TEST_CASE("TFB-6: the chance to sink is on the tab of each ship that the card could be fired at") {
  ViewOf table(at_position(laid_out("hand")));  // Yamato has 5 left, Takao 8, Sendai 6, Yukikaze 3
  table.my_turn();
  to_card(table, 0);  // 2d6
  for (const char* tab : {"ESCORTED", "SINK 83%", "SINK 42%", "SINK 72%", "SINK 97%"}) CHECK(table.shows(tab));
  ViewOf other(at_position(laid_out("hand")));
  other.my_turn();
  to_card(other, 1);  // 2d4: Takao at 8 in one of sixteen
  CHECK(other.shows("SINK 6%"));
}

TEST_CASE("TFB-10: no odds and no target is a carrier under escort for guns, for a submarine she is") {
  ViewOf table(at_position(laid_out("hand")));
  table.my_turn();
  to_card(table, 0);
  (void)table.letter(U'P');
  const ui::Answer guns = table.click(100, 40);  // Akagi
  CHECK_FALSE(guns.order);
  CHECK(table.shows("TFB-10"));
  ViewOf below(at_position(laid_out("hand")));
  below.my_turn();
  to_card(below, 2);
  (void)below.letter(U'P');
  CHECK(below.click(100, 40).order == std::optional<std::string>("submarine at Akagi"));
}

TEST_CASE("behaviour 37: each choice that the rules forbid is refused with its reason and its rule") {
  struct Case {
    const char* state;
    int card;
    char32_t key;
    const char* rule;
  };
  for (const Case& at : {Case{"hand", 0, U'A', "TFB-8"}, Case{"hand", 0, U'D', "TFB-35"},
                         Case{"turn", 4, U'X', "TFB-35"}, Case{"seven", 5, U'D', "TFB-35"}}) {
    CAPTURE(at.state);
    CAPTURE(at.rule);
    ViewOf table(at_position(laid_out(at.state)));
    table.my_turn();
    to_card(table, at.card);
    const ui::Answer answer = table.letter(at.key);
    CHECK_FALSE(answer.order);
    CHECK(table.shows(at.rule));
    CHECK(table.view->says().find(at.rule) != std::string::npos);
  }
}

TEST_CASE("behaviour 31: a card that could be played can also be discarded") {
  for (const char* state : {"hand", "guns", "seven"})
    for (int i = 0; i < 6; ++i) {
      CAPTURE(state);
      CAPTURE(i);
      ViewOf table(at_position(laid_out(state)));
      table.my_turn();
      to_card(table, i);
      ui::Answer answer = table.letter(U'X');
      if (!answer.order) answer = table.letter(U'X');
      REQUIRE(answer.order);
      CHECK(answer.order->rfind("discard ", 0) == 0);
      CHECK_FALSE(table.session->order(*answer.order));
    }
}

TEST_CASE("behaviour 34: after a card is played the focus is on the card nearest to it") {
  ViewOf table(at_position(laid_out("hand")));
  table.my_turn();
  to_card(table, 3);  // the minefield asks for no target
  const ui::Answer answer = table.letter(U'P');
  REQUIRE(answer.order);
  REQUIRE_FALSE(table.session->order(*answer.order));
  table.view->yours(false, "");
  table.tell();
  table.run();
  table.view->settle();
  CHECK(table.view->says().find("LAND-BASED AIR") != std::string::npos);
}

TEST_CASE("TFB-22: the coin is tossed on the table and says whose it is to begin") {
  ViewOf table(7);
  Dice dice = dice_of(7);
  table.go_on(dice);
  REQUIRE(table.view->animating());
  CHECK_FALSE(table.shows("BEGINS"));
  bool said = false;
  for (int step = 0; step < 90; ++step) {
    table.view->step();
    said = said || table.shows("BEGINS");
  }
  CHECK(said);
}

TEST_CASE("while cards are dealt and while the other side plays nothing promises that it could be done now") {
  ViewOf table(at_position(laid_out("hand")));
  table.view->settle();
  table.view->yours(false, "IJN thinks...");
  CHECK_FALSE(table.shows("SINK "));
  table.my_turn();
  CHECK_FALSE(table.shows("SINK "));  // the dry dock
  to_card(table, 0);
  CHECK(table.shows("SINK "));
}

TEST_CASE("each command has its letter, and ? says how the screen is used") {
  ViewOf table(at_position(laid_out("hand")));
  table.my_turn();
  CHECK(table.letter(U'H').hint);
  CHECK(table.letter(U'S').menu);
  CHECK(table.letter(U'U').undo);
  CHECK_FALSE(table.letter(U'X').order);  // it mends: asked first
  CHECK(table.letter(U'X').order == std::optional<std::string>("discard Drydock"));
  for (const auto& [key, title] :
       {std::pair{U'?', "HOW THIS SCREEN IS USED"}, std::pair{U'R', "RULES AND ODDS"}, std::pair{U'I', "INSPECT"}}) {
    CAPTURE(title);
    (void)table.letter(key);
    CHECK(table.shows(title));
    check_texts(table, false);
    (void)table.press(Intent::back);
    CHECK_FALSE(table.shows(title));
  }
  to_card(table, 3);
  CHECK(table.letter(U'P').order == std::optional<std::string>("minefield"));
  ViewOf turn(at_position(laid_out("turn")));
  turn.my_turn();
  CHECK(turn.letter(U'D').order == std::optional<std::string>("draw"));
  (void)turn.letter(U'A');
  CHECK(turn.shows("TARGET 50%"));
}

TEST_CASE("a hint is the strongest player's order and its reason, both to the last word") {
  ViewOf table(7);
  Dice dice = dice_of(7);
  int hints = 0;
  for (int i = 0; i < 60 && table.session->turn() != Turn::over; ++i) {
    table.view->settle();
    if (table.decides() && i % 3 == 0) {
      table.my_turn();
      const Advice advice = table.session->adviser()({});
      CHECK_FALSE(table.session->check(advice.order));
      table.view->advised(advice);
      CAPTURE(advice.order);
      CAPTURE(advice.reason);
      CHECK(table.shows("HINT"));
      CHECK_FALSE(advice.reason.empty());
      const std::size_t last = advice.reason.find_last_of(' ') + 1;
      CHECK(table.view->says().find(advice.reason.substr(last)) != std::string::npos);
      cabinet_look().large_text = true;
      table.view->advised(advice);
      const stage::DrawList list = table.drawn();
      std::string large;
      for (std::size_t k = 0; k < list.text_count(); ++k)
        if (list.text_at(k).box.h == 16) large += " " + std::string(list.text_at(k).text);
      CHECK(large.find(advice.reason.substr(last)) != std::string::npos);
      cabinet_look().large_text = false;
      table.view->yours(false, "");
      ++hints;
    }
    table.go_on(dice);
  }
  CHECK(hints > 3);
}

TEST_CASE("what confirm does is named as it is: mend, strike, fire") {
  const auto confirms = [](const char* state, int card, char32_t key) {
    ViewOf table(at_position(laid_out(state)));
    table.my_turn();
    if (card >= 0) to_card(table, card);
    (void)table.letter(key);
    std::string out;
    for (const char* word : {"mend", "strike", "fire"})
      if (("\n" + table.drawn().all_text() + "\n").find("\n" + std::string(word) + "\n") != std::string::npos)
        out += word;
    return out;
  };
  CHECK(confirms("hand", 5, U'P') == "mend");
  CHECK(confirms("hand", 0, U'P') == "fire");
  CHECK(confirms("turn", -1, U'A') == "strike");
}

TEST_CASE("throwing away a card that could be played asks once, and only the next press answers") {
  ViewOf table(at_position(laid_out("hand")));
  table.my_turn();
  to_card(table, 0);
  CHECK_FALSE(table.letter(U'X').order);
  CHECK(table.shows("THROW IT AWAY?"));
  CHECK(table.view->says().find("BB broadside could be played now") != std::string::npos);
  check_texts(table);
  (void)table.press(Intent::right);
  CHECK_FALSE(table.shows("THROW IT AWAY?"));
  (void)table.press(Intent::left);
  CHECK_FALSE(table.press(Intent::second).order);
  CHECK_FALSE(table.letter(U'D').order);  // refused: another thing was said since
  CHECK_FALSE(table.press(Intent::second).order);
  CHECK_FALSE(table.press(Intent::back).menu);  // no
  CHECK_FALSE(table.shows("THROW IT AWAY?"));
  CHECK_FALSE(table.press(Intent::second).order);
  CHECK(table.press(Intent::second).order == std::optional<std::string>("discard BB"));
}

TEST_CASE("a card that cannot be played is thrown away at once, and confirm is named why not") {
  Json truth = Json::parse(laid_out("hand"));
  for (Json& ship : truth["fleets"][0])
    if (ship["ship"] == "Iowa") ship["points"] = 0;  // the only battleship
  ViewOf table(at_position(truth.dump()));
  table.my_turn();
  to_card(table, 0);
  CHECK(table.view->fits("idle"));
  CHECK(table.shows("why not"));
  CHECK_FALSE(table.press(Intent::confirm).order);
  CHECK(table.shows("Rules: Guns"));
  CHECK(table.view->cover() == ui::Cover::notice);
  CHECK(table.press(Intent::second).order == std::optional<std::string>("discard BB"));
}

TEST_CASE("a lesson speaks of what is to be seen: of the tags with tags there, of idle guns over one") {
  ViewOf table(at_position(laid_out("hand")));
  table.my_turn();
  CHECK_FALSE(table.view->fits("target"));  // the dry dock
  CHECK_FALSE(table.view->fits("idle"));
  to_card(table, 0);
  CHECK(table.view->fits("target"));
  CHECK(table.view->cover() == ui::Cover::none);
  (void)table.press(Intent::third);
  CHECK(table.view->cover() == ui::Cover::reading);
}

TEST_CASE("after the log that one key opened the focus is where it was") {
  ViewOf table(at_position(laid_out("turn")));
  table.my_turn();
  (void)table.press(Intent::view);
  REQUIRE(table.shows("THE LOG"));
  (void)table.press(Intent::back);
  CHECK(table.press(Intent::confirm).order == std::optional<std::string>("draw"));
}

TEST_CASE("behaviour 36: the whole log has the signs and colours of the log on the table, in large text too") {
  for (const bool large : {false, true}) {
    ViewOf table(5);
    Dice dice = dice_of(5);
    for (int i = 0; i < 120; ++i) {
      if (!table.go_on(dice)) break;
      table.view->settle();
    }
    cabinet_look().large_text = large;
    const std::size_t before = table.drawn().size();
    (void)table.press(Intent::view);
    REQUIRE(table.shows("THE LOG"));
    const stage::DrawList list = table.drawn();
    std::array<int, stage::kColours> colours{};
    for (std::size_t i = 0; i < list.text_count(); ++i)
      if (const stage::TextBox box = list.text_at(i); box.box.x == broadside::kReading.x + 6 + (large ? 17 : 12))
        ++colours[box.colour];
    CHECK(colours[stage::amber] > 0);     // blows and losses
    CHECK(colours[stage::shallows] > 0);  // turns
    CHECK(colours[stage::paper] + colours[stage::silver] > 2);
    CHECK(list.size() > before);
    check_texts(table, false);
    table.shot(large ? "log_large" : "log");
    cabinet_look().large_text = false;
  }
}

TEST_CASE("behaviour 36: a blow, a loss and whose turn it was are marked in the whole log as on the table") {
  const ViewOf table(5);
  const auto& rules =
      typed_session<broadside::Order, broadside::Event, broadside::Observation, broadside::Rules>(*table.session)
          .rules();
  broadside::Event event;
  event.kind = broadside::EventKind::sunk;
  CHECK(broadside::log_mark(rules, event, Viewer::zero).loud);
  CHECK_FALSE(broadside::log_mark(rules, event, Viewer::zero).mark);
  event.kind = broadside::EventKind::draws;
  event.seat = Seat::one;
  for (const Viewer viewer : {Viewer::zero, Viewer::one, Viewer::table}) {
    CHECK(broadside::log_mark(rules, event, viewer).mark == Seat::one);
    CHECK_FALSE(broadside::log_mark(rules, event, viewer).loud);
  }
}

TEST_CASE("behaviour 1: key caps and the help by letters are for the keyboard alone") {
  for (const ui::Device device : {ui::Device::keyboard, ui::Device::pad, ui::Device::mouse}) {
    CAPTURE(static_cast<int>(device));
    cabinet_look().device = device;
    ViewOf table(at_position(laid_out("hand")));
    table.my_turn();
    const bool keys = device == ui::Device::keyboard;
    CHECK((("\n" + table.drawn().all_text()).find("\nI\n") != std::string::npos) == keys);
    (void)table.press(Intent::help);
    CHECK((table.drawn().all_text().find("P plays") != std::string::npos) == keys);
  }
  cabinet_look().device = ui::Device::keyboard;
}

TEST_CASE("behaviour 37: large text enlarges the refusal, its rule and the panel, each in its box") {
  cabinet_look().large_text = true;
  for (const char* state : {"hand", "turn", "seven", "guns"}) {
    CAPTURE(state);
    ViewOf table(at_position(laid_out(state)));
    table.my_turn();
    for (int i = 5; i >= 0; --i) {
      check_texts(table);
      for (const char32_t key : {U'A', U'D', U'X', U'P'}) {
        (void)table.letter(key);
        check_texts(table, false);  // over the log and the view
        if (table.view->cover() == ui::Cover::notice) {
          const stage::DrawList list = table.drawn();
          bool large = false;
          for (std::size_t k = 0; k < list.text_count(); ++k)
            large = large || (list.text_at(k).box.y > 93 && list.text_at(k).box.h == 16 && list.text_at(k).box.x < 20);
          CHECK(large);
        }
        (void)table.press(Intent::back);
      }
      (void)table.press(Intent::left);
    }
  }
  cabinet_look().large_text = false;
}

TEST_CASE("a sunk ship's page promises nothing, and a turn without a carrier is a draw") {
  using namespace broadside;
  ViewOf table(at_position(laid_out("hand")));
  auto& game = typed_session<Order, Event, Observation, Rules>(*table.session);
  for (std::size_t i = 0; i < 2 * kNavy; ++i) {
    FleetShip ship;
    ship.ship = static_cast<Ship>(i);
    for (const std::string& line : ship_pages(game.rules(), ship))
      CHECK(line.find("While she floats") == std::string::npos);
  }
  CHECK(table.session->describe(Viewer::table)[1].rfind("Points afloat: USN ", 0) == 0);
}

TEST_CASE("TFB-5: before the draw the panel says how many of the cards left are events, and how many are not") {
  ViewOf table(at_position(laid_out("turn")));
  table.my_turn();
  using namespace broadside;
  auto& game = typed_session<Order, Event, Observation, Rules>(*table.session);
  Observation seen;
  game.seen(Viewer::zero, seen);
  const Chance events = event_odds(game.rules(), seen);
  CHECK(table.shows("event " + std::to_string(events.num)));
  CHECK(table.shows("card " + std::to_string(events.den - events.num)));
}

}  // namespace
}  // namespace d6::test
