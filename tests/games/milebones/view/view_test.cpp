// What must hold of Mile Bones' table at every moment, over whole races and in the moments that matter.
#include <array>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "games/milebones/deck.h"
#include "games/milebones/rules/rules.h"
#include "games/milebones/view/cue.h"
#include "games/milebones/view/layout.h"
#include "games/milebones/view/make.h"
#include "games/milebones/words/table_words.h"
#include "play/typed_session.h"
#include "support/allocations.h"
#include "support/readable.h"
#include "support/view_of.h"

namespace d6::test {
namespace {

using ui::Intent;

ScreenOf table_of(std::uint64_t seed, const Given& options = {}) {
  return ScreenOf(new_game("milebones", seed, options), milebones::make_table);
}

// A race as a test wants it; the cards it does not name lie in the deck, `next` on top (or, with `run_out`, nowhere but
// in the discards).
struct Laid {
  std::vector<std::string> hand, other, next;
  Json red = Json::object(), blue = Json::object();
  std::string phase = "play", threat = "none";
  std::array<int, 2> totals{};
  int races = 0;
  bool extended = false, run_out = false;
};

std::string position(const Laid& laid) {
  std::map<std::string, int> left = mile_deck();
  const auto take = [&](const std::string& card) {
    REQUIRE_MESSAGE(left[card] > 0, card);
    --left[card];
  };
  const std::array<const char*, 5> miles{"25", "50", "75", "100", "200"};
  Json cars = Json::array({laid.red, laid.blue});
  for (Json& car : cars) {
    for (const char* pile : {"battle", "limit", "safeties"})
      if (car.contains(pile))
        for (const Json& card : car[pile]) take(card.get<std::string>());
    if (car.contains("played"))
      for (std::size_t i = 0; i < 5; ++i)
        for (int n = car["played"][i].get<int>(); n > 0; --n) take(miles[i]);
  }
  for (const auto* cards : {&laid.hand, &laid.other, &laid.next})
    for (const std::string& card : *cards) take(card);
  std::vector<std::string> deck = laid.next, discards;
  for (const auto& [card, n] : left)
    for (int i = 0; i < n; ++i) (laid.run_out ? discards : deck).push_back(card);
  Json out = {{"deck", deck}, {"hands", Json::array({laid.hand, laid.other})}};
  out["table"] = {{"cars", cars},
                  {"discards", discards},
                  {"first", 0},
                  {"current", 0},
                  {"phase", laid.phase},
                  {"threat", laid.threat},
                  {"extended", laid.extended},
                  {"totals", laid.totals},
                  {"races", laid.races}};
  return out.dump();
}

ScreenOf at(const Laid& laid, const Given& options = {}) {
  Opened opened = find_game("milebones")->position(D6_SOURCE_DIR "/scenarios", options, 3, position(laid));
  for (const Problem& p : opened.problems) MESSAGE(p.text());
  REQUIRE(opened.session);
  ScreenOf table(std::move(opened.session), milebones::make_table);
  table.view->yours(true, "");
  table.view->settle();
  return table;
}

// Rolling under a limit against a car without gas, as in the mock-up.
Laid rolling() {
  Laid laid;
  laid.hand = {"25", "50", "100", "200", "Stop", "End of Limit", "Puncture Proof"};
  laid.other = {"Go", "Go", "25", "25", "75", "75"};
  laid.red = {{"battle", {"Go", "Stop", "Go"}},
              {"limit", {"Speed Limit"}},
              {"played", {1, 2, 0, 3, 0}},
              {"safeties", {"Extra Tank", "Driving Ace"}},
              {"coups", {"Driving Ace"}}};
  laid.blue = {{"battle", {"Go", "Out of Gas"}}, {"played", {0, 1, 0, 1, 1}}, {"safeties", {"Right of Way"}}};
  laid.totals = {1825, 2260};
  laid.races = 3;
  return laid;
}

Laid coup() {
  Laid laid = rolling();
  laid.hand = {"25", "50", "100", "End of Limit", "Stop", "Puncture Proof"};
  laid.red = {{"battle", {"Go", "Flat Tire"}}, {"played", {1, 3, 0, 3, 0}}, {"safeties", {"Extra Tank"}}};
  laid.blue = {{"battle", {"Go"}}, {"played", {0, 1, 0, 1, 1}}, {"safeties", {"Right of Way"}}};
  laid.phase = "draw";
  laid.threat = "Flat Tire";
  return laid;
}

Laid offer() {
  Laid laid = rolling();
  laid.hand = {"25", "50", "100", "End of Limit", "Stop", "Puncture Proof"};
  laid.red = {{"battle", {"Go"}}, {"played", {0, 0, 0, 5, 1}}, {"safeties", {"Extra Tank"}}};
  laid.phase = "offer";
  return laid;
}

TEST_CASE("settled, the table draws what a table built anew draws, at each step of whole races") {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    // Also with the automatic draw and the free discards.
    ScreenOf table = table_of(seed, {{"match", "race"},
                                     {"draw", seed % 2 == 0 ? "automatic" : "order"},
                                     {"discards", seed > 2 ? "free" : "classic"}});
    Dice dice = dice_of(seed);
    do {
      table.view->settle();
      table.view->yours(table.decides(), "");
      table.view->settle();
      const auto anew = milebones::make_table(*table.session, cabinet_look());
      anew->show(table.viewer);
      anew->yours(table.decides(), "");
      anew->settle();
      stage::DrawList list;
      list.begin();
      anew->draw(list);
      if (table.decides()) CHECK(table.drawn() == list);  // otherwise the focus may be anywhere
      table.view->yours(false, "");
    } while (table.go_on(dice));
  }
}

TEST_CASE("every event's picture keeps its text in its box, can be read, and comes to an end") {
  for (std::uint64_t seed = 11; seed <= 12; ++seed) {
    ScreenOf table = table_of(seed, {{"match", "race"}});
    Dice dice = dice_of(seed);
    do {
      int steps = 0;
      while (table.view->animating() && steps < 4000) {
        table.view->step();
        if (++steps % 40 == 1) check_texts(table, false);      // cards fly over texts
        if (steps > 1000) (void)table.press(Intent::confirm);  // the score sheet waits for its reader
      }
      CHECK(steps < 4000);
      table.view->yours(table.decides(), "");
      check_texts(table);
      table.view->yours(false, "");
    } while (table.go_on(dice));
  }
}

TEST_CASE("the moments of a race keep their text in its box and can be read") {
  ScreenOf play = at(rolling());
  check_texts(play);
  for (int i = 0; i < 7; ++i) {
    (void)play.press(Intent::left);
    play.view->settle();
    check_texts(play);
    play.shot("play_" + std::to_string(i));
    (void)play.press(Intent::third);
    check_texts(play, false);
    if (i < 2) play.shot("read_" + std::to_string(i));
    (void)play.press(Intent::back);
  }
  for (const Intent row : {Intent::previous, Intent::previous}) {
    (void)play.press(row);
    for (int i = 0; i < 8; ++i) {
      (void)play.press(Intent::right);
      check_texts(play);
    }
  }
  for (const char32_t sign : {U'?', U'R', U'L'}) {
    (void)play.letter(sign);
    check_texts(play, false);
    if (sign == U'?') play.shot("help");
    (void)play.press(Intent::back);
  }

  ScreenOf answer = at(coup());
  check_texts(answer);
  answer.shot("coup");
  (void)answer.press(Intent::down);
  check_texts(answer);
  answer.shot("coup_draw");
  ScreenOf extend = at(offer());
  check_texts(extend);
  extend.shot("offer");
}

TEST_CASE("MB-3: the coup fourre is asked for before the draw, and both answers are orders") {
  ScreenOf table = at(coup());
  CHECK(table.shows("COUP FOURRE!"));
  CHECK(table.shows("+400"));
  CHECK(table.shows("Puncture Proof"));
  CHECK(table.view->says().find("Confirm to do it") != std::string::npos);
  CHECK(table.press(Intent::confirm).order == "coup Puncture Proof");
  (void)table.press(Intent::down);
  CHECK(table.press(Intent::confirm).order == "draw");
  // As in 1990: the safety, then the battle pile.
  (void)table.click(36 + 5 * 61, 300);
  CHECK(table.click(124, 200).order == "coup Puncture Proof");
  // And shown: burst, coup frame with its figure, two cards.
  table.view->yours(false, "");
  table.order("coup Puncture Proof");
  for (int i = 0; i < 40; ++i) table.view->step();
  table.shot("coup_burst");
  check_texts(table);
  table.run();
  table.view->yours(true, "");
  table.view->settle();
  table.shot("coup_after");
  check_texts(table);
}

TEST_CASE("MB-12: the extension is asked of whoever stands on the goal, and both answers are orders") {
  ScreenOf table = at(offer());
  CHECK(table.shows("1000"));
  // The safer answer has the focus, and the other says what the points hang on.
  CHECK(table.shows("+200 if you arrive"));
  CHECK(table.press(Intent::confirm).order == "finish");
  (void)table.press(Intent::down);
  CHECK(table.press(Intent::confirm).order == "extend");
  table.view->yours(false, "");
  table.order("extend");
  table.run();
  table.view->yours(false, "Blue thinks...");
  table.view->settle();
  CHECK(table.shows("1000"));
  check_texts(table);
  table.shot("extended");
}

TEST_CASE("MB-14: a safety is thrown away only after a question") {
  ScreenOf table = at(rolling());
  (void)table.press(Intent::right);  // around to the first card, and back
  (void)table.press(Intent::left);
  while (table.view->says().find("Puncture Proof") == std::string::npos) (void)table.press(Intent::right);
  CHECK_FALSE(table.letter(U'X').order);
  CHECK(table.shows("Throw it away"));
  table.shot("discard_safety");
  check_texts(table);
  // Keep it is the first answer, and back means the same.
  CHECK_FALSE(table.press(Intent::confirm).order);
  CHECK_FALSE(table.shows("Throw it away"));
  CHECK_FALSE(table.letter(U'X').order);
  CHECK_FALSE(table.press(Intent::back).order);
  CHECK_FALSE(table.shows("Throw it away"));
  CHECK_FALSE(table.letter(U'X').order);
  (void)table.press(Intent::down);
  CHECK(table.press(Intent::confirm).order == "discard Puncture Proof");
}

TEST_CASE("MB-18: an illegal move brings nothing, a beep, or a beep and the reason") {
  for (const char* help : {"none", "beep", "message"}) {
    ScreenOf table = at(rolling(), {{"help", help}});
    std::vector<stage::Sound> sounds;
    while (table.view->says().find("100: drives") == std::string::npos) (void)table.press(Intent::left);
    table.view->sounds(sounds);
    sounds.clear();
    CHECK_FALSE(table.press(Intent::confirm).order);
    table.view->sounds(sounds);
    CHECK((std::string(help) != "none") ==
          std::any_of(sounds.begin(), sounds.end(), [](const stage::Sound& s) { return s.cue == "refused"; }));
    CHECK((std::string(help) == "message") == table.shows("NOT NOW"));
    if (std::string(help) == "message") {
      table.shot("refused");
      check_texts(table);
    }
    (void)table.press(Intent::left);
    CHECK_FALSE(table.shows("NOT NOW"));
  }
}

TEST_CASE("MB play-where: a card is clicked and then its place; another place is refused with the reason") {
  ScreenOf table = at(rolling());
  // Without a card nothing is laid or thrown away by mistake.
  for (const int x : {520, 600}) {
    CHECK_FALSE(table.click(x, 200).order);
    CHECK(table.shows("First choose a card"));
  }
  (void)table.click(36 + 61, 300);  // 50
  CHECK(table.shows("425 + 50 = 475 miles"));
  table.shot("picked");
  CHECK_FALSE(table.click(124, 200).order);
  CHECK(table.shows("Rule: its own place"));
  // The pointer passes over other cards on its way; what was clicked stays chosen.
  (void)table.view->on({.intent = Intent::pointer, .x = 36 + 4 * 61, .y = 300, .device = ui::Device::mouse});
  CHECK(table.click(520, 200).order == "play 50");
  (void)table.click(36 + 61, 300);
  CHECK(table.click(600, 200).order == "discard 50");
  (void)table.click(36 + 61, 300);
  CHECK(table.click(36 + 61, 300).order == "play 50");
  (void)table.click(36 + 5 * 61, 300);
  CHECK(table.click(190, 200).order == "play End of Limit");
  (void)table.click(36 + 6 * 61, 300);
  CHECK(table.click(124, 200).order == "play Puncture Proof");
  (void)table.click(36 + 6 * 61, 300);
  CHECK(table.click(232 + 61 + 20, 200).order == "play Puncture Proof");
}

TEST_CASE("MB play-where: the hint says lay it here on the place where the card may lie, and nowhere else") {
  ScreenOf table = at(rolling());
  while (table.view->says().find("50: drives") == std::string::npos) (void)table.press(Intent::left);
  for (int row = 0; row < 2; ++row) {
    (void)table.press(row == 0 ? Intent::previous : Intent::up);
    for (int i = 0; i < 7; ++i) {
      const bool miles = table.view->says().find("YOUR MILES") != std::string::npos;
      CHECK(table.shows("lay it here") == miles);
      if (table.view->says().find("BATTLE PILE") != std::string::npos) CHECK(table.shows("why not"));
      (void)table.press(Intent::right);
    }
  }
}

TEST_CASE("MB play-when: a pile says what its card means for the car it lies on") {
  ScreenOf table = at(rolling());
  (void)table.press(Intent::previous);
  CHECK(table.view->says().find("Your car rolls") != std::string::npos);
  (void)table.press(Intent::previous);
  CHECK(table.view->says().find("BLUE'S BATTLE PILE") != std::string::npos);
  CHECK(table.view->says().find("Blue stands until Gasoline is laid.") !=
        std::string::npos);  // it has the Right of Way
  Laid struck = rolling();
  struck.red = {{"battle", {"Go", "Flat Tire"}}, {"played", {1, 2, 0, 3, 0}}};
  struck.hand = {"25", "50", "100", "200", "Stop", "End of Limit"};
  struck.phase = "draw";
  ScreenOf draws = at(struck);
  CHECK(draws.view->says().find("Your car stands until you lay Spare Tire, then Go.") != std::string::npos);
}

TEST_CASE("MB extend: what is still to go is told of the moment that the odometer shows") {
  ScreenOf table = at(rolling());
  CHECK(table.shows("275 to go"));
  table.view->yours(false, "");
  table.order("play 50");
  std::set<std::string> told;
  while (table.view->animating()) {
    table.view->step();
    for (int miles = 225; miles <= 275; ++miles) {
      const std::string text = std::to_string(miles) + " to go";
      if (table.shows(text)) told.insert(text);
    }
  }
  CHECK(told.size() > 10);
  CHECK(told.count("225 to go") == 1);
}

TEST_CASE("MB-3: with a pad the cursor stays with the answers of the coup and the card that gives it") {
  ScreenOf table = at(coup());
  std::set<std::string> seen;
  for (const Intent way :
       {Intent::left, Intent::down, Intent::down, Intent::left, Intent::up, Intent::up, Intent::right, Intent::down,
        Intent::left, Intent::left, Intent::right, Intent::next, Intent::previous}) {
    (void)table.press(way);
    table.view->settle();
    CHECK(table.shows("answer"));
    const std::string order = table.press(Intent::confirm).order.value_or("none");
    CHECK((order == "coup Puncture Proof" || order == "draw"));
    seen.insert(order);
  }
  CHECK(seen.size() == 2);
  // A pointer may look at other places; a direction comes back to the question.
  (void)table.view->on({.intent = Intent::pointer, .x = 124, .y = 60, .device = ui::Device::mouse});
  (void)table.press(Intent::down);
  CHECK(table.press(Intent::confirm).order == "coup Puncture Proof");
}

TEST_CASE("MB-3: what is refused at the coup leaves its question in sight") {
  for (const bool large : {false, true}) {
    cabinet_look().large_text = large;
    ScreenOf table = at(coup());
    CHECK_FALSE(table.press(Intent::second).order);
    CHECK(table.shows("NOT NOW"));
    CHECK(table.shows("First draw a card, or answer"));
    CHECK(table.shows("COUP FOURRE!"));
    CHECK(table.shows("Puncture Proof"));
    check_texts(table);
    table.shot(large ? "coup_refused_large" : "coup_refused");
    (void)table.press(Intent::down);
    CHECK_FALSE(table.shows("NOT NOW"));
  }
  cabinet_look().large_text = false;
}

TEST_CASE("MB-12: the cursor stays with the two answers of the extension") {
  ScreenOf table = at(offer());
  for (const Intent way : {Intent::left, Intent::down, Intent::left, Intent::up, Intent::right, Intent::next}) {
    (void)table.press(way);
    const std::string order = table.press(Intent::confirm).order.value_or("none");
    CHECK((order == "finish" || order == "extend"));
  }
}

TEST_CASE("behaviour 36: the viewer is You on the table and in the log, the other has a name") {
  ScreenOf table = at(rolling());
  CHECK(table.shows("YOU"));
  CHECK(table.shows("Red"));
  table.view->yours(false, "");
  table.order("play 50");
  table.run();
  table.view->yours(false, "Blue thinks...");
  table.view->settle();
  CHECK(table.shows("You drive 50"));
  CHECK_FALSE(table.shows("Red drives"));
  (void)table.letter(U'L');
  CHECK(table.shows("THE LOG"));
  CHECK(table.shows("You drive 50 miles: 475 driven, 225 to go."));
  CHECK_FALSE(table.shows("Red drives"));
}

TEST_CASE(
    "behaviour 37: the table says what lies over it, so that no lesson covers a page or is used up by a refusal") {
  ScreenOf table = at(rolling());
  CHECK(table.view->cover() == ui::Cover::none);
  (void)table.press(Intent::third);
  CHECK(table.view->cover() == ui::Cover::reading);
  (void)table.press(Intent::back);
  CHECK(table.view->cover() == ui::Cover::none);
  while (table.view->says().find("100: drives") == std::string::npos) (void)table.press(Intent::left);
  (void)table.press(Intent::confirm);
  CHECK(table.view->cover() == ui::Cover::notice);
  (void)table.press(Intent::left);
  CHECK(table.view->cover() == ui::Cover::none);
  while (table.view->says().find("Puncture Proof: ") == std::string::npos) (void)table.press(Intent::right);
  (void)table.letter(U'X');
  CHECK(table.view->cover() == ui::Cover::notice);
}

TEST_CASE("behaviour 36: a lesson leaves the road, both battle piles, the hand and one's own row in sight") {
  const auto meets = [](stage::Rect a, stage::Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  };
  for (const bool large : {false, true}) {
    cabinet_look().large_text = large;
    ScreenOf table = at(rolling());
    const stage::Rect lesson = table.view->lesson_place();
    CHECK(lesson.h > 0);
    for (const stage::Rect seen :
         {milebones::kRoad, milebones::kPanel, milebones::battle_place(false), milebones::plate_place(false),
          milebones::battle_place(true), milebones::safety_place(true, 3), milebones::hand_place(6)})
      CHECK_FALSE(meets(lesson, seen));
  }
  cabinet_look().large_text = false;
}

TEST_CASE("behaviour 7: with a pad the help speaks of no key") {
  for (const bool pad : {false, true}) {
    cabinet_look().device = pad ? ui::Device::pad : ui::Device::keyboard;
    ScreenOf table = at(rolling());
    (void)table.press(Intent::help);
    CHECK(table.shows("HOW TO PLAY HERE"));
    CHECK(table.shows("throw away") == !pad);
    CHECK(table.shows("shoulder buttons") == pad);
    check_texts(table, false);
    table.shot(pad ? "help_pad" : "help");
  }
  cabinet_look().device = ui::Device::keyboard;
}

TEST_CASE("behaviour 1: the bar of hints teaches letters to a keyboard, and signs to a pad") {
  for (const ui::Device device : {ui::Device::keyboard, ui::Device::pad, ui::Device::mouse}) {
    CAPTURE(static_cast<int>(device));
    cabinet_look().device = device;
    ScreenOf table = at(rolling());
    const std::string texts = "\n" + table.drawn().all_text();
    const bool keys = device == ui::Device::keyboard;
    for (const char* letter : {"\nX\ndiscard\n", "\nI\nread card\n", "\nH\nhint\n"})
      CHECK((texts.find(letter) != std::string::npos) == keys);
    CHECK(texts.find("\nmenu\n") != std::string::npos);
    check_texts(table);
  }
  cabinet_look().device = ui::Device::keyboard;
}

TEST_CASE("behaviour 37: a rule is named in words a player knows, whatever is refused") {
  for (const char* rule : {"MB play-when", "MB play-where", "MB-3", "MB-7", "MB-9", "MB-11", "MB-12", "MB-13", "MB-15",
                           "MB-16", "MB-20", "MB-22", "MB-31", "MB safety", "MB remedy", "MB start"}) {
    const std::string words = milebones::rule_words(rule);
    CAPTURE(words);
    CHECK_FALSE(words.empty());
    CHECK(words.size() <= 19);
    CHECK(words.find("MB") == std::string::npos);
  }
}

TEST_CASE("MB match: on the road of the match every figure has its room, however far both have come") {
  for (const std::array<int, 2> totals :
       {std::array<int, 2>{0, 0}, {0, 4900}, {2400, 3100}, {3900, 4700}, {4900, 4950}}) {
    Laid laid = offer();
    laid.totals = totals;
    ScreenOf table = at(laid);
    table.view->yours(false, "");
    table.order("finish");
    table.run();
    table.session->advance();
    table.tell();
    for (int i = 0; i < 600; ++i) table.view->step();
    CHECK(table.shows("THIS RACE"));
    CHECK(table.shows("+1200"));  // 700 miles, one safety, the trip
    check_texts(table);
    table.shot("match_" + std::to_string(totals[0]));
  }
}

TEST_CASE("MB when: the cursor chooses a card and then its place, without a mouse") {
  ScreenOf table = at(rolling());
  while (table.view->says().find("50: drives") == std::string::npos) (void)table.press(Intent::left);
  for (int i = 0; i < 20 && table.view->says().find("YOUR MILES") == std::string::npos; ++i)
    (void)table.press(i == 0 ? Intent::up : Intent::right);
  REQUIRE(table.view->says().find("YOUR MILES") != std::string::npos);
  CHECK(table.press(Intent::confirm).order == "play 50");
}

TEST_CASE("MB score: the sheet is shown line by line and waits for its reader") {
  Laid laid = offer();
  ScreenOf table = at(laid);
  table.view->yours(false, "");
  table.order("finish");
  table.run();
  table.session->advance();
  table.tell();
  for (int i = 0; i < 600; ++i) table.view->step();
  CHECK(table.view->animating());
  CHECK(table.shows("Trip completed"));
  CHECK(table.shows("THIS RACE"));
  CHECK(table.shows("Next race: 5"));
  CHECK(table.view->says().find("Score sheet of race 4") != std::string::npos);
  table.shot("score");
  check_texts(table);
  (void)table.letter(U'X');
  CHECK_FALSE(table.shows("THIS RACE"));
  check_texts(table);
  (void)table.letter(U'X');
  (void)table.press(Intent::confirm);
  CHECK_FALSE(table.view->animating());
  table.session->advance();
  table.tell();
  table.run();
  CHECK_FALSE(table.shows("THIS RACE"));
  CHECK(table.shows("RACE 5"));
}

TEST_CASE("MB score: where nobody is seated the sheet goes by itself") {
  ScreenOf table = at(offer());
  table.view->yours(false, "");
  table.view->show(Viewer::table);
  table.order("finish");
  table.run();
  table.session->advance();
  table.tell();
  int steps = 0;
  while (table.view->animating() && steps < 4000) {
    table.view->step();
    ++steps;
  }
  CHECK(steps > 300);
  CHECK(steps < 1200);
  CHECK(table.shows("RED WINS THE TRIP"));
}

TEST_CASE("MB-13: with the deck empty the table says so, and what fits must be played") {
  Laid laid = rolling();
  laid.run_out = true;
  laid.hand = {"25", "100", "Gasoline"};
  ScreenOf table = at(laid);
  CHECK(table.shows("0 left"));
  check_texts(table);
  table.shot("deck_out");
  while (table.view->says().find("Gasoline: cures") == std::string::npos) (void)table.press(Intent::left);
  CHECK_FALSE(table.letter(U'X').order);
  CHECK(table.shows("Rule: an empty deck"));
}

TEST_CASE("behaviour 34: the focus is valid after each turn, cancel and text") {
  ScreenOf table = table_of(5, {{"match", "race"}});
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
    ScreenOf table = table_of(3);
    Dice dice = dice_of(3);
    for (int i = 0; i < 14; ++i) {
      table.go_on(dice);
      cabinet_look().speed = speed;
      lasted[static_cast<std::size_t>(speed)] += table.run();
    }
  }
  CHECK(lasted[0] <= 28);
  CHECK(lasted[0] < lasted[1]);
  CHECK(lasted[1] < lasted[2]);
  CHECK(lasted[2] < lasted[3]);
  cabinet_look().speed = stage::Speed::normal;
}

TEST_CASE("behaviour 36: a move of the other seat is told on the table at every speed") {
  for (const stage::Speed speed : {stage::Speed::off, stage::Speed::normal}) {
    ScreenOf table = table_of(7, {{"match", "race"}});
    cabinet_look().speed = speed;
    Dice dice = dice_of(9);
    int told = 0;
    for (int i = 0; i < 120 && table.session->turn() != Turn::over; ++i) {
      const bool theirs = table.session->turn() == turn_of(Seat::one);
      table.go_on(dice);
      table.run(800);
      (void)table.press(Intent::confirm);
      if (theirs && table.session->turn() == turn_of(Seat::zero)) {
        CHECK(table.shows("Blue"));
        ++told;
      }
    }
    CHECK(told > 5);
  }
  cabinet_look().speed = stage::Speed::normal;
}

TEST_CASE("behaviour 38: nothing of the other hand shows, and nothing of either to the table") {
  Laid laid = rolling();
  laid.hand = {"25", "25", "25", "25", "25", "25", "25"};
  laid.other = {"Flat Tire", "Accident", "Repairs", "Spare Tire", "75", "200"};
  ScreenOf mine = at(laid);
  const auto drawn_with = [&](std::vector<std::string> other) {
    Laid changed = laid;
    changed.other = std::move(other);
    return at(changed).drawn();
  };
  CHECK(mine.drawn() == drawn_with({"Go", "Go", "Go", "Stop", "Stop", "50"}));
  const auto to_the_table = [&](std::vector<std::string> hand) {
    Laid changed = laid;
    changed.hand = std::move(hand);
    ScreenOf table = at(changed);
    table.view->yours(false, "");
    table.view->show(Viewer::table);
    table.shot("shared");
    return table.drawn();
  };
  CHECK(to_the_table(laid.hand) == to_the_table({"Go", "Go", "50", "50", "75", "Stop", "Stop"}));
}

TEST_CASE("behaviour 38: Blue sits below when Blue looks, with Blue's hand and nothing of Red's") {
  Laid laid = rolling();
  laid.hand = {"Go", "Go", "50", "50", "75", "Stop", "Stop"};
  laid.other = {"Flat Tire", "Accident", "Repairs", "Spare Tire", "75", "200"};
  const auto seen_by_blue = [&](std::vector<std::string> hand) {
    Laid changed = laid;
    changed.hand = std::move(hand);
    ScreenOf table = at(changed);
    table.view->yours(false, "");
    table.view->show(Viewer::one);
    table.shot("blue");
    check_texts(table);
    return table;
  };
  ScreenOf table = seen_by_blue(laid.hand);
  CHECK(table.drawn() == seen_by_blue({"25", "25", "25", "25", "25", "25", "25"}).drawn());
  CHECK(table.shows("YOU"));
  CHECK(table.shows("RED"));
  CHECK_FALSE(table.shows("BLUE"));
}

TEST_CASE("MB-3: an automatic draw waits after a hazard, whether or not the safety is held") {
  for (const bool held : {true, false}) {
    Laid laid = coup();
    if (!held) laid.hand.back() = "75";
    ScreenOf table = at(laid, {{"draw", "automatic"}});
    CHECK(table.decides());
    CHECK(table.shows("COUP FOURRE!") == held);
    CHECK(table.press(held ? Intent::down : Intent::confirm).order.value_or("draw") == "draw");
    CHECK(table.letter(U'D').order == "draw");
  }
}

TEST_CASE("behaviour 37: a card that does not fit says why, its rule, and what can be done instead") {
  ScreenOf table = at(rolling());
  while (table.view->says().find("100: drives") == std::string::npos) (void)table.press(Intent::left);
  CHECK(table.shows("NO 100 NOW"));
  CHECK(table.shows("why not"));
  CHECK_FALSE(table.press(Intent::confirm).order);
  CHECK(table.shows("NOT NOW"));
  CHECK(table.shows("Rule: an open road"));
  CHECK(table.shows("It may be thrown away."));
  (void)table.press(Intent::left);
  CHECK_FALSE(table.shows("why not"));
  // With nothing that fits the panel says what to do.
  Laid stuck = rolling();
  stuck.hand = {"100", "100", "Gasoline", "Gasoline", "Repairs", "75", "75"};
  stuck.red = {{"battle", {"Go", "Flat Tire"}}, {"played", {1, 2, 0, 3, 0}}};
  ScreenOf none = at(stuck);
  CHECK(none.shows("Nothing fits: throw one away."));
  // With the deck empty a card that fits must be played (MB-13): then nothing of the sort is promised.
  Laid last = rolling();
  last.run_out = true;
  last.hand = {"25", "100", "Gasoline"};
  ScreenOf must = at(last);
  CHECK_FALSE(must.press(Intent::confirm).order);
  CHECK(must.shows("NOT NOW"));
  CHECK_FALSE(must.shows("thrown away"));
}

TEST_CASE("behaviour 31: at the table a card that could be played can also be thrown away") {
  ScreenOf table = at(rolling());
  while (table.view->says().find("50: drives") == std::string::npos) (void)table.press(Intent::left);
  CHECK(table.letter(U'X').order == "discard 50");
  CHECK(table.press(Intent::second).order == "discard 50");
  CHECK(table.press(Intent::confirm).order == "play 50");
}

TEST_CASE("MB-3: who draws instead is asked no more, and the safety is an ordinary one") {
  ScreenOf table = at(coup());
  REQUIRE(table.shows("COUP FOURRE!"));
  table.view->yours(false, "");
  table.order("draw");
  table.run();
  table.view->yours(true, "");
  table.view->settle();
  CHECK_FALSE(table.shows("COUP FOURRE!"));
  CHECK_FALSE(table.shows("JUST NOW"));
  (void)table.click(36 + 5 * 61, 300);
  CHECK(table.click(124, 200).order == "play Puncture Proof");
}

// How much of one colour lies in a box of what is drawn.
int count(const ScreenOf& table, stage::Rect box, std::uint8_t colour) {
  static stage::Canvas canvas;
  stage::DrawList list = table.drawn();
  list.draw(canvas);
  int n = 0;
  for (int y = box.y; y < box.y + box.h; ++y)
    for (int x = box.x; x < box.x + box.w; ++x) n += canvas.at(x, y) == colour;
  return n;
}

TEST_CASE("MB coup: a safety laid as a coup stands in a red frame with its points, another does not") {
  ScreenOf table = at(rolling());
  // Extra Tank was laid when it suited, Driving Ace as a coup.
  const auto rim = [](std::size_t i) {
    const stage::Rect r = milebones::safety_place(true, i);
    return stage::Rect{r.x + r.w, r.y + 10, 2, r.h - 20};
  };
  CHECK(count(table, rim(2), stage::red) == 2 * 60);
  CHECK(count(table, rim(0), stage::red) == 0);
  CHECK(table.shows("+400"));
}

TEST_CASE("MB play-when: whose turn it is stands over the plate; a safety says who is on again") {
  ScreenOf table = at(rolling());
  CHECK(table.shows("YOUR TURN"));
  CHECK_FALSE(table.shows("BLUE'S TURN"));
  table.view->yours(false, "");
  table.order("play Puncture Proof");
  table.run();
  table.session->advance();
  table.tell();
  table.run();
  table.view->yours(true, "");
  table.view->settle();
  CHECK(table.shows("YOU AGAIN"));
  table.view->yours(false, "");
  table.order("play 25");
  table.run();
  table.view->yours(false, "Blue thinks...");
  table.view->settle();
  CHECK(table.shows("BLUE'S TURN"));
  CHECK_FALSE(table.shows("YOUR TURN"));
}

TEST_CASE("behaviour 39: gas, then Go: the car that stands looks it, and rolls again") {
  Laid laid = rolling();
  laid.hand = {"Gasoline", "Go", "25", "50", "Go", "Stop", "75"};
  const auto road = [&](std::vector<std::string> battle, std::vector<std::string> limit) {
    Laid changed = laid;
    changed.red = {{"battle", std::move(battle)}, {"limit", std::move(limit)}, {"played", {1, 2, 0, 3, 0}}};
    ScreenOf table = at(changed);
    stage::DrawList list = table.drawn();
    static stage::Canvas canvas;
    list.draw(canvas);
    std::vector<int> pixels;
    const int x = milebones::mile_x(425), y = milebones::lane_y(true);
    for (int v = y; v < y + 15; ++v)
      for (int u = x - 52; u < x + 36; ++u) pixels.push_back(canvas.at(u, v));
    return pixels;
  };
  // Each state of a car looks like no other.
  std::set<std::vector<int>> looks;
  for (const char* shows : {"Go", "Stop", "Flat Tire", "Accident", "Out of Gas", "Gasoline"}) {
    looks.insert(road({"Go", shows}, {}));
    looks.insert(road({"Go", shows}, {"Speed Limit"}));
  }
  CHECK(looks.size() == 12);
  CHECK(road({"Go", "Flat Tire", "Spare Tire"}, {}) == road({"Go", "Out of Gas", "Gasoline"}, {}));
  CHECK(road({"Go", "Out of Gas", "Gasoline", "Go"}, {}) == road({"Go"}, {}));
}

TEST_CASE("behaviour 36: every kind of event has a sound, and the cabinet has that sound") {
  for (int what = 0; what <= static_cast<int>(milebones::What::match_tied); ++what) {
    for (std::size_t card = 0; card < milebones::kKinds; ++card) {
      milebones::Event event;
      event.what = static_cast<milebones::What>(what);
      event.card = static_cast<milebones::Card>(card);
      const std::string cue(milebones::cue_of(event));
      CAPTURE(what);
      CAPTURE(cue);
      CHECK(std::ifstream(D6_SOURCE_DIR "/assets/sounds/" + cue + ".wav").good());
    }
  }
}

TEST_CASE("behaviour 36: what a match tells is heard while it is shown, event by event") {
  ScreenOf table = table_of(21);
  const auto& game =
      typed_session<milebones::Order, milebones::Event, milebones::Observation, milebones::Rules>(*table.session);
  Dice dice = dice_of(21);
  std::set<milebones::What> kinds;
  std::vector<milebones::Event> told;
  std::vector<stage::Sound> sounds;
  std::size_t from = 0;
  for (int i = 0; i < 400; ++i) {
    cabinet_look().speed = stage::Speed::fast;
    for (int n = 0; n < 3000 && table.view->animating(); ++n) {
      table.view->step();
      table.view->sounds(sounds);
      if (table.view->says().find("Score sheet") == 0) (void)table.press(Intent::confirm);
    }
    told.clear();
    game.heard(table.viewer, from, told);
    from = table.session->told_size();
    for (const milebones::Event& event : told) {
      kinds.insert(event.what);
      CAPTURE(milebones::cue_of(event));
      CHECK(std::any_of(sounds.begin(), sounds.end(),
                        [&](const stage::Sound& s) { return s.cue == milebones::cue_of(event); }));
    }
    sounds.clear();
    if (!table.go_on(dice)) break;
  }
  CHECK(kinds.size() >= 14);
  cabinet_look().speed = stage::Speed::normal;
}

TEST_CASE("large text doubles what the table says of a card, and all of a reason") {
  cabinet_look().large_text = true;
  ScreenOf table = at(rolling());
  for (int i = 0; i < 7; ++i) {
    (void)table.press(Intent::left);
    table.view->settle();
    check_texts(table);
    (void)table.letter(U'P');
    check_texts(table);
  }
  for (int i = 0; i < 9 && table.view->says().find("100: drives") == std::string::npos; ++i)
    (void)table.press(Intent::left);
  (void)table.letter(U'P');
  CHECK(table.shows("Under a Speed"));
  CHECK(table.shows("played."));
  cabinet_look().large_text = false;
}

TEST_CASE("large text: the questions at the table are asked in it, and say what is at stake") {
  cabinet_look().large_text = true;
  ScreenOf answer = at(coup());
  check_texts(answer);
  CHECK(answer.shows("Answer Flat Tire?"));
  CHECK(answer.press(Intent::confirm).order == "coup Puncture Proof");
  ScreenOf extend = at(offer());
  check_texts(extend);
  CHECK(extend.shows("Stop or drive on?"));
  CHECK(extend.shows("Stop: +400 now"));
  CHECK(extend.shows("Risk: +200 more"));
  ScreenOf thrown = at(rolling());
  while (thrown.view->says().find("Puncture Proof") == std::string::npos) (void)thrown.press(Intent::right);
  (void)thrown.letter(U'X');
  check_texts(thrown);
  CHECK(thrown.shows("For nothing?"));
  cabinet_look().large_text = false;
}

TEST_CASE("with ambient motion the road lives while nothing happens, and without it nothing moves") {
  ScreenOf table = at(rolling());
  const auto moves = [&] {
    const stage::DrawList before = table.drawn();
    bool changed = false;
    for (int i = 0; i < 120; ++i) {
      table.view->step();
      changed = changed || !(table.drawn() == before);
    }
    return changed;
  };
  CHECK_FALSE(table.view->ambient());
  CHECK_FALSE(moves());
  cabinet_look().ambient = true;
  CHECK(table.view->ambient());
  CHECK(moves());
  // A text over the table is read in peace.
  (void)table.letter(U'L');
  CHECK_FALSE(table.view->ambient());
  cabinet_look().ambient = false;
}

TEST_CASE("a press while something runs finishes it and is not taken for an order") {
  ScreenOf table = table_of(7);
  Dice dice = dice_of(1);
  table.go_on(dice);
  REQUIRE(table.view->animating());
  CHECK_FALSE(table.press(Intent::confirm).order);
  CHECK_FALSE(table.view->animating());
}

TEST_CASE("a frame in a steady state allocates nothing") {
  ScreenOf table = at(rolling());
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

}  // namespace
}  // namespace d6::test
