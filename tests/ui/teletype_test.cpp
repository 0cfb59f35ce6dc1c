// The teletype over Carrier Force: what it asks before it gives an order (ALL-4), forms as orders, no score in play.
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
    if (!teletype->wants_text()) press(Intent::view);
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
