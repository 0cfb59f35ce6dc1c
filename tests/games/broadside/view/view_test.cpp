// What must hold of Broadside's table at every moment, over whole games.
#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/files.h"
#include "base/text.h"
#include "games/broadside/rules/rules.h"
#include "games/broadside/view/layout.h"
#include "games/broadside/view/odds.h"
#include "games/broadside/view/showing.h"
#include "games/broadside/view/view_of.h"
#include "games/broadside/words/table_words.h"
#include "play/typed_session.h"
#include "support/allocations.h"
#include "support/readable.h"
#include "ui/paint.h"

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
  CHECK(text.find("\nNEW\n") == std::string::npos);
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

// What is said while the i-th card of the hand is aimed and the frame goes over the ships.
std::vector<std::string> said_aiming(const char* state, int card) {
  ViewOf table(at_position(laid_out(state)));
  table.my_turn();
  to_card(table, card);
  (void)table.letter(U'P');
  std::vector<std::string> out;
  for (int i = 0; i < 7; ++i) {
    out.push_back(table.view->says());
    (void)table.press(Intent::right);
    table.view->settle();
  }
  return out;
}

TEST_CASE("TFB-10: aiming at a ship that the rules forbid says so, and asks for no confirmation") {
  int forbidden = 0, open = 0;
  for (const std::string& said : said_aiming("hand", 0)) {  // guns: Akagi is under escort
    const bool akagi = said.find("Akagi") != std::string::npos;
    CHECK((said.find("shielded from broadsides") != std::string::npos) == akagi);
    CHECK((said.find("Confirm to do it.") == std::string::npos) == akagi);
    CHECK((said.find(" to sink") == std::string::npos) == akagi);
    ++(akagi ? forbidden : open);
  }
  CHECK(forbidden > 0);
  CHECK(open > 0);
  for (const std::string& said : said_aiming("hand", 2))  // the submarine may aim at all
    CHECK(said.find("Confirm to do it.") != std::string::npos);
}

TEST_CASE("TFB-14: mending a whole ship is refused as she is pointed at, and confirm is then named why not") {
  ViewOf table(at_position(laid_out("hand")));
  table.my_turn();
  to_card(table, 5);  // the dry dock
  (void)table.letter(U'P');
  int whole = 0, hurt = 0;
  for (int i = 0; i < 7; ++i) {
    table.view->settle();
    const std::string said = table.view->says();
    const bool promises = said.find("back to") != std::string::npos;
    CHECK((said.find("is not damaged.") != std::string::npos || said.find("never raises") != std::string::npos) !=
          promises);
    CHECK((said.find("Confirm to do it.") != std::string::npos) == promises);
    const std::string all = "\n" + table.drawn().all_text() + "\n";
    CHECK((all.find("\nwhy not\n") == std::string::npos) == promises);
    ++(promises ? hurt : whole);
    (void)table.press(Intent::right);
  }
  CHECK(whole > 0);
  CHECK(hurt > 0);
}

TEST_CASE(
    "TFB-28: a picture shows the fleet of whoever drew an event that befalls nobody, else that of the ship it names") {
  broadside::Event event;
  for (const broadside::Card card : {broadside::Card::storm, broadside::Card::secondary})
    for (const Seat seat : {Seat::zero, Seat::one}) {
      event.kind = broadside::EventKind::nothing;
      event.seat = seat;
      event.card = card;
      event.ship = broadside::Ship{};  // it names none
      CHECK(broadside::fleet_of(event) == seat);
    }
  for (const std::size_t ship : {std::size_t{0}, broadside::kNavy - 1, broadside::kNavy}) {
    event.ship = static_cast<broadside::Ship>(ship);
    for (const broadside::EventKind kind :
         {broadside::EventKind::storm, broadside::EventKind::strike, broadside::EventKind::sunk}) {
      event.kind = kind;
      CHECK(broadside::fleet_of(event) == (ship < broadside::kNavy ? Seat::zero : Seat::one));
    }
  }
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
  CHECK(turn.shows("SINK 50%"));
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
  CHECK(table.shows("NO BB"));
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

// The first step at which `text` is to be seen or, once it was, the first at which it is not; -1: never.
struct Seen {
  std::string text;
  bool gone = false;  // waits for it to go
  int step = -1;
};
void watch(ViewOf& table, std::vector<Seen>& what) {
  for (int step = 0; table.view->animating() && step < 4000; ++step) {
    const std::string all = "\n" + table.drawn().all_text() + "\n";
    for (Seen& at : what)
      if (at.step < 0 && (all.find(at.text) == std::string::npos) == at.gone) at.step = step;
    table.view->step();
  }
}

TEST_CASE(
    "one order: the dice lie, then band, ship card, log and bars tell the end at one moment, then she goes down") {
  for (const bool dive : {false, true}) {
    int sunk = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      CAPTURE(seed);
      CAPTURE(dive);
      Opened opened =
          find_game("broadside")->position(D6_SOURCE_DIR "/scenarios", {}, seed, laid_out(dive ? "turn" : "hand"));
      REQUIRE(opened.session);
      ViewOf table(std::move(opened.session));
      table.my_turn();
      const std::string all = table.drawn().all_text();
      using namespace broadside;
      auto& game = typed_session<Order, Event, Observation, Rules>(*table.session);
      Observation seen;
      game.seen(Viewer::zero, seen);
      const FleetShip target = seen.fleets[1][1];
      const std::string name = game.rules().ships[index(target.ship)].card;
      const int printed = game.rules().printed(target.ship), before = points_afloat(seen.fleets[1]);
      table.view->yours(false, "");
      table.order(dive ? "strike " + name : "broadside BB at " + name);
      game.seen(Viewer::zero, seen);
      const int left = seen.fleets[1][1].points;
      if (left == target.points) continue;  // missed
      sunk += left == 0;
      std::string upper = name;
      for (char& c : upper) c = static_cast<char>(std::toupper(c));
      const std::string points = "\n" + std::to_string(before) + "\n";
      std::vector<Seen> what{{left == 0 ? "\n" + upper + " SUNK\n" : " LEFT\n"},
                             {"\n" + std::to_string(left) + "/" + std::to_string(printed) + "\n"},
                             {left == 0 ? ": SUNK" : " hits, "},
                             {points, true},
                             {" is going down."}};
      watch(table, what);
      const int told = what[0].step;
      for (std::size_t i = 0; i < 4; ++i) {
        CAPTURE(what[i].text);
        CHECK(what[i].step == told);
      }
      const int lands = dive ? 0 : kLand;
      CHECK(told * 1000 / 60 >= lands + reveal_ms(dive ? EventKind::strike : EventKind::broadside) + 300);
      if (left == 0) CHECK(what[4].step > told + 30);
    }
    CHECK(sunk > 0);
  }
}

TEST_CASE("a played card lies on the pile before the picture of it opens, and what is read is not flown over") {
  ViewOf table(at_position(laid_out("hand")));
  table.my_turn();
  to_card(table, 0);
  (void)table.letter(U'P');
  table.view->yours(false, "");
  table.order("broadside BB at Yamato");
  for (int ms = 0; ms + 40 < broadside::kLand; ms += 17) {
    CHECK_FALSE(table.shows("SINKS "));
    table.view->step();
  }
  for (int k = 0; k < 6; ++k) table.view->step();
  CHECK(table.shows("SINKS "));
}

TEST_CASE("ship cards of a row never touch nor leave the picture, whichever are stubs, and a tab has its room") {
  using namespace broadside;
  for (int n = 1; n <= static_cast<int>(kFleet); ++n)
    for (unsigned bits = 0; bits < 1U << n; ++bits) {
      Stubs stubs{};
      for (std::size_t i = 0; i < kFleet; ++i) stubs[i] = (bits >> i & 1U) != 0;
      const Places at = row_places(stubs, n, kOwnY);
      for (int i = 0; i < n; ++i) {
        const Rect& r = at[static_cast<std::size_t>(i)];
        CHECK(r.x >= 3);
        CHECK(r.x + r.w <= stage::kWidth - 3);
        if (i > 0) CHECK(r.x >= at[static_cast<std::size_t>(i - 1)].x + at[static_cast<std::size_t>(i - 1)].w + 3);
      }
    }
  CHECK(kEnemyY + kShipH + kTabH <= kScene.y - 2);
  CHECK(kOwnYInBattle >= kScene.y + kScene.h + 2);
  CHECK(kOwnYInBattle + kShipH + kTabH <= ui::kHintBar.y);
  CHECK(kFootOfDemo - kShipH - kTabH >= kScene.y + kScene.h + 2);
}

TEST_CASE("who acts and whom it befalls wear a tab in every battle picture, whole and clear of every other text") {
  for (std::uint64_t seed = 21; seed <= 23; ++seed) {
    ViewOf table(seed);
    Dice dice = dice_of(seed);
    int pictures = 0;
    do {
      for (int step = 0; table.view->animating() && step < 4000; ++step) {
        table.view->step();
        if (step % 30 != 29 || table.view->under_way().empty()) continue;
        const stage::DrawList list = table.drawn();
        int tabs = 0;
        for (std::size_t i = 0; i < list.text_count(); ++i) {
          const stage::TextBox a = list.text_at(i);
          const bool tab = a.text == "TARGET" || a.text == "AT RISK" || a.text == "IN DOCK" || a.text == "FIRES" ||
                           a.text == "LAUNCHES";
          tabs += tab;
          if (!tab) continue;
          CHECK(a.at.y + a.at.h <= ui::kHintBar.y);
          for (std::size_t k = 0; k < list.text_count(); ++k) {
            const stage::TextBox b = list.text_at(k);
            if (k == i || b.at.w == 0) continue;
            const bool apart = b.at.x + b.at.w <= a.at.x || a.at.x + a.at.w <= b.at.x || b.at.y + b.at.h <= a.at.y ||
                               a.at.y + a.at.h <= b.at.y;
            CAPTURE(std::string(a.text));
            CAPTURE(std::string(b.text));
            CHECK(apart);
          }
        }
        pictures += tabs > 0;
      }
    } while (table.go_on(dice) && pictures < 60);
    CHECK(pictures > 20);
  }
}

TEST_CASE("the log beside a battle shows whole entries only") {
  using namespace broadside;
  for (std::uint64_t seed = 31; seed <= 33; ++seed) {
    ViewOf table(seed);
    Dice dice = dice_of(seed);
    auto& game = typed_session<Order, Event, Observation, Rules>(*table.session);
    int looked = 0;
    do {
      for (int step = 0; table.view->animating() && step < 4000; ++step) {
        table.view->step();
        if (step % 40 != 39) continue;
        std::vector<Event> told;
        game.heard(Viewer::zero, 0, told);
        std::vector<LogLine> lines;
        for (const Event& event : told) log_lines(game.rules(), event, Viewer::zero, lines);
        const stage::DrawList list = table.drawn();
        std::string first;
        for (std::size_t i = 0; i < list.text_count() && first.empty(); ++i) {
          const stage::TextBox at = list.text_at(i);
          if (at.box.x == kBattleLog.x + 13 && at.box.y > kBattleLog.y) first = at.text;
        }
        if (first.empty()) continue;
        ++looked;
        CAPTURE(first);
        CHECK(std::any_of(lines.begin(), lines.end(), [&](const LogLine& line) {
          std::vector<std::string> parts;
          wrap(std::string_view(line.text).substr(line.text.find_first_not_of(' ')), 22, parts);
          return !line.tail && parts.front() == first;
        }));
      }
    } while (table.go_on(dice) && looked < 80);
    CHECK(looked > 20);
  }
}

TEST_CASE("one form for every chance, and no heading or band is too long for its box with any ship's name") {
  using namespace broadside;
  CHECK(odds({30, 36}) == "5 in 6 (83%)");
  CHECK(odds({6, 48}) == "1 in 8 (13%)");
  ViewOf table(7);
  auto& game = typed_session<Order, Event, Observation, Rules>(*table.session);
  const Rules& rules = game.rules();
  for (std::size_t ship = 0; ship < 2 * kNavy; ++ship)
    for (int kind = 0; kind <= static_cast<int>(EventKind::over); ++kind)
      for (const int left : {0, 3}) {
        Event e;
        e.kind = static_cast<EventKind>(kind);
        if (!has_scene(e.kind)) continue;
        e.ship = static_cast<Ship>(ship);
        e.seat = other(navy(e.ship));
        e.card = e.kind == EventKind::broadside ? Card::bb : Card::storm;
        e.left = static_cast<std::uint8_t>(left);
        e.points = 12;
        e.sides = 6;
        e.dice.add(6);
        e.dice.add(6);
        e.roll = {{26, 36}, 0};
        const SceneWords words = scene_words(rules, e, 12);
        CAPTURE(words.title);
        CAPTURE(words.outcome);
        CHECK(characters(words.title) <= 24);
        CHECK(characters(words.outcome) <= 23);
      }
}

TEST_CASE("flags of ships with nearly the same points stand in two rows and never touch") {
  using namespace broadside;
  for (const auto& points : {std::array<int, 5>{5, 6, 7, 8, 9}, {2, 2, 3, 4, 4}, {1, 6, 6, 7, 12}}) {
    Flags flags;
    for (const int at : points) flags.add({at, at % 2 == 0 ? ShipType::bb : ShipType::cl});
    stage::DrawList list;
    list.begin();
    paint_histogram(list, cabinet_look(), {100, 100, 154, 58}, {2, 6}, flags, 6);
    int flags_seen = 0;
    for (std::size_t i = 0; i < list.text_count(); ++i) {
      const stage::TextBox a = list.text_at(i);
      if (a.text != "BB" && a.text != "CL") continue;
      ++flags_seen;
      for (std::size_t k = i + 1; k < list.text_count(); ++k) {
        const stage::TextBox b = list.text_at(k);
        CHECK((std::abs(a.box.x - b.box.x) >= 15 || a.box.y != b.box.y));
      }
    }
    CHECK(flags_seen >= 3);
  }
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
