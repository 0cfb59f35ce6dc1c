// The teletype over Carrier Force: what may be ordered now and how it is written, with a pad too; what it asks before
// it gives an order (ALL-4), forms as orders, no score in play.
#include "ui/teletype.h"

#include <doctest/doctest.h>

#include <memory>
#include <optional>

#include "base/places.h"
#include "play/entry.h"
#include "support/tiny_font.h"

using namespace d6;
using namespace d6::ui;

namespace {

Look plain_look() {
  Look look;
  look.text = test::tiny_font(8, 8);
  look.table = test::tiny_font(6, 8);
  look.head = test::tiny_font(12, 16);
  return look;
}

// Strike on Tulagi on the teletype, everything typed as a person would.
struct Desk {
  Look look = plain_look();
  std::unique_ptr<Session> session;
  std::unique_ptr<Teletype> teletype;

  Desk() {
    auto opened = find_game("carrier")->open(find_folder("scenarios"), {{"scenario", "tulagi"}}, 3, false);
    REQUIRE(opened.session);
    session = std::move(opened.session);
    while (session->advance()) {
    }
    teletype = std::make_unique<Teletype>(*session, look);
    teletype->show(Viewer::zero);
    teletype->yours(true, "");
  }
  std::optional<std::string> press(Intent intent) { return teletype->on({.intent = intent}).order; }
  std::optional<std::string> type(const std::string& order) {
    if (teletype->wants_text()) press(Intent::back);  // what stands there goes
    press(Intent::view);
    REQUIRE(teletype->wants_text());
    for (const char sign : order) teletype->on({.intent = Intent::text, .sign = static_cast<char32_t>(sign)});
    return press(Intent::confirm);
  }
  void pass(const std::string& until) {  // gives "next" until an order is one of the phase
    for (int i = 0; i < 60 && (session->turn() != Turn::zero || session->check(until)); ++i) {
      session->order("next");
      while (session->advance()) {
      }
    }
    REQUIRE(!session->check(until));
  }
};

}  // namespace

TEST_CASE("ALL-4: the teletype asks before a ship is scuttled, and gives the order only on yes") {
  Desk desk;
  CHECK(desk.type("scuttle Chester") == std::nullopt);
  CHECK(desk.teletype->says().find("Chester and all aboard her would be lost") != std::string::npos);
  stage::DrawList list;
  list.begin();
  desk.teletype->draw(list);
  // No has the focus.
  CHECK(desk.press(Intent::confirm) == std::nullopt);
  CHECK(desk.teletype->says().find("would be lost") == std::string::npos);
  CHECK(desk.type("scuttle Chester") == std::nullopt);
  desk.press(Intent::back);  // no, too
  CHECK(desk.teletype->says().find("would be lost") == std::string::npos);
  CHECK(desk.type("scuttle Chester") == std::nullopt);
  desk.press(Intent::right);
  CHECK(desk.press(Intent::confirm) == "scuttle Chester");
  CHECK(desk.type("divide TF1 Chester") == "divide TF1 Chester");  // that can be taken back
}

TEST_CASE("CF-12: the loss of movement points is shown before the launch is confirmed") {
  Desk desk;
  desk.pass("ready Yorktown SBD 9");
  desk.session->order("ready Yorktown SBD 9");
  desk.pass("launch AS from Yorktown SBD=9");
  const std::string question = desk.session->question("launch AS from Yorktown SBD=9");
  CHECK(question.find("TF1 is not heading into the wind: of its") == 0);
  CHECK(desk.type("launch AS from Yorktown SBD=9") == std::nullopt);
  CHECK(desk.teletype->says().find(question) == 0);
  CHECK(desk.session->question("launch AS from Yorktown SBD=99").empty());  // refused anyway
  CHECK(desk.session->question("next").empty());
}

TEST_CASE("CF 6.4: a filled form is the order in the manual's words, none of a type left out") {
  Desk desk;
  const Form launch{"launch AS from Yorktown", {{"F4F", 0, 6, {}}, {"SBD", 0, 18, {}}}};
  CHECK(desk.session->fill(launch, std::vector<std::string>{"0", "18"}) == "launch AS from Yorktown SBD=18");
  CHECK(desk.session->fill(launch, std::vector<std::string>{"6", "18"}) == "launch AS from Yorktown F4F=6 SBD=18");
  const Form ready{"ready Yorktown SBD", {{"", -3, 18, {}}}};
  CHECK(desk.session->fill(ready, std::vector<std::string>{"-3"}) == "ready Yorktown SBD -3");
}

TEST_CASE("CF 10.10: the teletype shows no score before the battle is over") {
  Desk desk;
  CHECK_FALSE(desk.session->scores_known());
  while (desk.session->turn() != Turn::over)
    if (!desk.session->advance()) desk.session->order("next");
  CHECK(desk.session->scores_known());
  auto rook = find_game("rook")->open(find_folder("scenarios"), {}, 3, false);
  REQUIRE(rook.session);
  CHECK(rook.session->scores_known());
}

TEST_CASE("CF 3.4: the situation says what this phase is for and what next leads to") {
  Desk desk;
  const std::vector<std::string> us = desk.session->describe(Viewer::zero);
  CHECK(us[0].find("adjust task forces") != std::string::npos);
  CHECK(us[1].find("Now: rearrange your task forces") == 0);
  CHECK(us[1].find("\"next\"") != std::string::npos);
  CHECK(us[1].find("CF 4.0") != std::string::npos);
  // Who only waits is told nothing to do.
  for (const std::string& line : desk.session->describe(Viewer::one)) CHECK(line.find("Now:") == std::string::npos);
  desk.pass("heading TF1 NE");
  CHECK(desk.session->describe(Viewer::zero)[1].find("CF 5.0") != std::string::npos);
}

TEST_CASE("CF 4.1: on the teletype next stands first and what would sink one's own ships last") {
  Desk desk;
  CHECK(desk.teletype->says().find("next") == 0);
  std::vector<std::string> rows;
  for (int i = 0; i < 400; ++i) {
    if (rows.empty() || rows.back() != desk.teletype->says()) rows.push_back(desk.teletype->says());
    desk.press(Intent::down);
    if (desk.teletype->wants_text()) break;
  }
  REQUIRE(rows.size() > 15);
  CHECK(rows[0].find("next") == 0);
  CHECK(rows[1].find("? what can be ordered now") == 0);
  CHECK(rows[2].find("divide") == 0);
  std::size_t first = 0, end = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].find("scuttle") == 0 && first == 0) first = i;
    if (rows[i].find("end:") == 0) end = i;
  }
  REQUIRE(first > 0);
  CHECK(end < first);
  CHECK(end > 2);
}

TEST_CASE("CF 3.4: ? and help and F1 explain this phase's orders with an example of each, and no others") {
  for (const char* way : {"?", "help", "F1", "key ?"}) {
    Desk desk;
    if (std::string(way) == "F1") {
      desk.press(Intent::help);
    } else if (std::string(way) == "key ?") {
      desk.teletype->on({.intent = Intent::letter, .sign = U'?'});
    } else {
      CHECK(desk.type(way) == std::nullopt);
    }
    const std::string said = desk.teletype->says();
    INFO(said);
    for (const char* kind : {"Now: rearrange", "next: ", "divide TF1 Yorktown: makes a new force",
                             "scuttle Yorktown: sinks", "end: offers"})
      CHECK(said.find(kind) != std::string::npos);
    for (const char* kind : {"heading", "launch AS", "attack"})
      CHECK(said.find(std::string(kind) + " TF") == std::string::npos);
    stage::DrawList list;
    list.begin();
    desk.teletype->draw(list);
    for (std::size_t i = 0; i < list.text_count(); ++i) CHECK(list.text_at(i).fits());
    CHECK(desk.teletype->cover() == Cover::reading);  // no lesson lies over it
    // It scrolls, and back leads to the orders.
    desk.press(Intent::next);
    CHECK(desk.teletype->says() == said);
    CHECK_FALSE(desk.teletype->on({.intent = Intent::back}).menu);
    CHECK(desk.teletype->says().find(std::string(way).size() == 2 || way[0] == 'k' ? "next" : "Order: empty") == 0);
  }
}

TEST_CASE("behaviour 37: a text that is no order is answered with the orders of this phase, and nothing is cut off") {
  Desk desk;
  const auto order = desk.type("sail tf1 north");
  REQUIRE(order);
  desk.teletype->refused(*desk.session->check(*order));
  const std::string said = desk.teletype->says();
  CHECK(said.find("\"sail tf1 north\" is no order") == 0);
  CHECK(said.find("next, divide, end, scuttle") != std::string::npos);
  CHECK(said.find("heading") == std::string::npos);
  const auto begun = desk.type("divide TF1");
  REQUIRE(begun);
  desk.teletype->refused(*desk.session->check(*begun));
  CHECK(desk.teletype->says().find("As in: divide TF1 Yorktown") != std::string::npos);
  stage::DrawList list;
  list.begin();
  desk.teletype->draw(list);
  std::string drawn;
  for (std::size_t i = 0; i < list.text_count(); ++i) drawn += std::string(list.text_at(i).text) + " ";
  CHECK(drawn.find("makes a new force of this ship (CF 4.1).") != std::string::npos);
}

TEST_CASE("behaviour 37: an order that is refused stays written, to be mended; one that is taken does not") {
  Desk desk;
  const auto order = desk.type("divide TF1 Yorktownx");
  REQUIRE(order);
  desk.teletype->refused(*desk.session->check(*order));
  desk.press(Intent::erase);
  CHECK(desk.press(Intent::confirm) == "divide TF1 Yorktown");
  CHECK_FALSE(desk.session->order("divide TF1 Yorktown"));
  desk.teletype->heard(0, desk.session->told_size());
  if (!desk.teletype->wants_text()) desk.press(Intent::view);
  CHECK(desk.teletype->says().find("Order: empty") == 0);
}

TEST_CASE("ALL-4: a no to the question leaves the order written, where it was typed") {
  Desk desk;
  CHECK(desk.type("scuttle Chester") == std::nullopt);
  desk.press(Intent::back);
  CHECK(desk.teletype->says().find("Order: scuttle Chester") == 0);
  desk.press(Intent::back);
  CHECK(desk.teletype->says().find("next") == 0);
}

TEST_CASE("behaviour 34: a form closes when its moment has passed, and the focus is valid") {
  Desk desk;
  desk.pass("ready Yorktown SBD 9");
  desk.teletype->show(Viewer::zero);
  bool open = false;
  for (int i = 0; i < 40 && !open; ++i) {
    desk.press(Intent::down);
    if (desk.teletype->says().find(" ...") == std::string::npos) continue;
    desk.press(Intent::confirm);
    open = desk.teletype->cover() == Cover::reading;
  }
  REQUIRE(open);
  desk.session->order("next");
  while (desk.session->advance()) {
  }
  desk.teletype->heard(0, desk.session->told_size());
  CHECK(desk.teletype->cover() == Cover::none);
  CHECK_FALSE(desk.teletype->says().empty());
  stage::DrawList list;
  list.begin();
  desk.teletype->draw(list);
  CHECK(list.text_count() > 0);
}

TEST_CASE("behaviour 37: what was written on the board of letters and refused is there when the board opens again") {
  Desk desk;
  desk.look.device = Device::pad;
  const auto pad = [&](Intent intent) { return desk.teletype->on({.intent = intent, .device = Device::pad}); };
  pad(Intent::view);
  for (const char sign : std::string("nexx"))
    desk.teletype->on({.intent = Intent::text, .sign = static_cast<char32_t>(sign)});
  const auto order = pad(Intent::menu).order;
  REQUIRE(order == "nexx");
  desk.teletype->refused(*desk.session->check(*order));
  pad(Intent::view);
  CHECK(desk.teletype->says().find("Write an order: nexx.") == 0);
}

TEST_CASE("behaviour 1: with a pad alone an order is written on a board of letters") {
  Desk desk;
  desk.look.device = Device::pad;
  const auto pad = [&](Intent intent) { return desk.teletype->on({.intent = intent, .device = Device::pad}); };
  pad(Intent::view);
  CHECK(desk.teletype->says().find("Write an order: empty. a") == 0);
  for (int i = 0; i < 3; ++i) pad(Intent::right);
  pad(Intent::confirm);
  CHECK(desk.teletype->says().find("Write an order: d.") == 0);
  pad(Intent::up);  // the words that may follow
  CHECK(desk.teletype->says().find("divide") != std::string::npos);
  pad(Intent::confirm);
  CHECK(desk.teletype->says().find("Write an order: divide .") == 0);
  pad(Intent::back);
  pad(Intent::back);
  CHECK(desk.teletype->says().find("Write an order: divid.") == 0);
  for (int i = 0; i < 6; ++i) pad(Intent::back);
  CHECK(desk.teletype->says().find("next") == 0);  // back in the list
  // The line itself opens the board, and Start gives what is written.
  for (int i = 0; i < 400 && !desk.teletype->wants_text(); ++i) pad(Intent::down);
  pad(Intent::confirm);
  for (const char sign : std::string("next"))
    desk.teletype->on({.intent = Intent::text, .sign = static_cast<char32_t>(sign)});
  CHECK(pad(Intent::menu).order == "next");
  CHECK(pad(Intent::second).undo);
  CHECK(pad(Intent::third).hint);
  stage::DrawList list;
  list.begin();
  pad(Intent::view);
  desk.teletype->draw(list);
  for (std::size_t i = 0; i < list.text_count(); ++i) CHECK(list.text_at(i).fits());
}
