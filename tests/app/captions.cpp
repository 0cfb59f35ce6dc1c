// The words at the foot of the demo against its picture, step by step through a whole game of each card game with its
// own table. What the picture must show after the line at the foot is counted here from the values of what was told.
#include <doctest/doctest.h>

#include <array>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "app/house.h"
#include "app/screens/memory_cabinet.h"
#include "data/json.h"
#include "support/view_of.h"

using namespace d6;
using namespace d6::app;

namespace {

using Pair = std::array<int, 2>;

enum class Agrees : std::uint8_t { no, yes, not_shown };

// What is told, as far as the caption has come.
struct Told {
  const Json& values;
  std::size_t at;  // the line at the foot
  const std::string kind(std::size_t i) const { return values[i]["kind"].get<std::string>(); }
  std::size_t seat(std::size_t i) const { return values[i]["seat"].get<std::size_t>(); }
};

std::string text_at(const stage::DrawList& list, int x, int y) {
  for (std::size_t i = 0; i < list.text_count(); ++i)
    if (const stage::TextBox box = list.text_at(i); box.box.x == x && box.box.y == y) return std::string(box.text);
  return {};
}

// The points afloat of both navies in the top bar.
Agrees fleets_agree(const Told& told, const stage::DrawList& list) {
  std::map<std::string, std::pair<std::size_t, int>> ships;
  for (std::size_t i = 0; i <= told.at; ++i) {
    const std::string kind = told.kind(i);
    const Json& value = told.values[i];
    if (kind == "joins" || kind == "reinforcement") ships[value["ship"]] = {told.seat(i), value["left"].get<int>()};
    // A blow that sinks takes her from the bar; the sinking comes after it. Fires that grow worse sink nobody.
    if (kind == "sunk" || (kind != "coin" && kind != "worse" && value.value("success", false)))
      ships[value["ship"]].second = 0;
    if (kind != "joins" && kind != "reinforcement" && value.contains("ship") && value.contains("left"))
      ships[value["ship"]].second = value["left"].get<int>();
  }
  Pair afloat{};
  for (const auto& [name, ship] : ships) afloat[ship.first] += ship.second;
  const std::array<std::string, 2> shown{text_at(list, 568, 4), text_at(list, 48, 4)};
  CAPTURE(shown[0]);
  CAPTURE(shown[1]);
  return shown[0] == std::to_string(afloat[0]) && shown[1] == std::to_string(afloat[1]) ? Agrees::yes : Agrees::no;
}

// Points taken, and tricks, beside the two faces. Whose a trick is shows before its cards have left the table.
Agrees tricks_agree(const Told& told, const stage::DrawList& list) {
  const std::array<std::string, 2> shown{text_at(list, 504, 198), text_at(list, 72, 198)};
  if (shown[0].empty() || shown[1].empty()) return Agrees::not_shown;  // the auction, the sheet
  const auto agree = [&](std::size_t to) {
    Pair points{};
    for (std::size_t i = 0; i <= to; ++i) {
      const std::string kind = told.kind(i);
      if (kind == "dealt") points = {};
      if (kind == "trick" || kind == "pile_shown") points[told.seat(i)] += told.values[i]["points"].get<int>();
    }
    return shown[0] == std::to_string(points[0]) && shown[1] == std::to_string(points[1]);
  };
  return agree(told.at) || (told.kind(told.at) == "trick" && agree(told.at - 1)) ? Agrees::yes : Agrees::no;
}

// The miles left on the two dashboards, but for a car that is on its way.
Agrees miles_agree(const Told& told, const stage::DrawList& list) {
  int goal = 700;
  Pair left{goal, goal};
  for (std::size_t i = 0; i <= told.at; ++i) {
    const std::string kind = told.kind(i);
    if (kind == "race") left = {goal, goal};
    if (kind == "mileage") left[told.seat(i)] = told.values[i]["to_go"].get<int>();
    if (kind == "extended")
      for (int& each : left) each += told.values[i]["goal"].get<int>() - goal;
  }
  std::vector<std::string> shown;
  for (std::size_t i = 0; i < list.text_count(); ++i)
    if (const std::string text(list.text_at(i).text); text.size() > 6 && text.substr(text.size() - 6) == " to go")
      shown.push_back(text);
  if (shown.size() != 2) return Agrees::not_shown;  // the sheet lies over them
  for (const std::size_t seat : {0U, 1U}) {
    if (told.kind(told.at) == "mileage" && told.seat(told.at) == seat) continue;
    if (std::find(shown.begin(), shown.end(), std::to_string(left[seat]) + " to go") == shown.end()) return Agrees::no;
  }
  return Agrees::yes;
}

struct Walk {
  std::size_t lines = 0, said = 0, under_way = 0, steps = 0, compared = 0;
};

// A whole demo of one game; every caption must be the next line told or what the picture itself says is going on.
Walk walk(const char* game, const std::function<Agrees(const Told&, const stage::DrawList&)>& agree) {
  test::Table t;
  t.cabinet.look() = test::cabinet_look();
  t.cabinet.look().speed = stage::Speed::normal;
  Entry quick = *find_game(game);
  quick.skills = quick.skills.first(1);
  t.cabinet.shown.push_back(quick);
  Session* session = nullptr;
  t.cabinet.own_view = [&](Session& of, const ui::Look& look) {
    session = &of;
    return own_tables().find(of.entry().name)->second(of, look);
  };
  t.stack.push(demo_screen(t.cabinet, 0));
  REQUIRE(session);
  Walk out;
  std::vector<ToldLine> told;
  Json values = Json::array();
  std::size_t size = 0, at = 0;
  int behind = 0;
  for (; out.steps < 400000; ++out.steps) {
    t.stack.step();
    const std::string says = t.stack.top().says();
    const std::size_t from = says.find(". ") + 2;
    const std::string caption = says.substr(from, says.rfind(" Press any button.") - from);
    if (caption == "Win, and sign the list.") break;
    if (session->told_size() != size) {
      told = session->told(Viewer::table, 0);
      values = session->told_values(Viewer::table, 0);
      size = session->told_size();
    }
    stage::DrawList list;
    t.stack.draw(list);
    if (told.empty() || (at == 0 && caption != told[0].text && out.said == 0)) continue;
    if (out.said == 0) out.said = 1;
    if (caption != told[at].text) {
      std::size_t next = at + 1;
      while (next < told.size() && told[next].text != caption) ++next;
      if (next < told.size()) {
        at = next;
        ++out.said;
      } else {
        ++out.under_way;
        INFO(caption);
        CHECK(list.all_text().find(caption) != std::string::npos);  // the picture's own words
      }
    }
    const Agrees agrees = agree({values, at}, list);
    out.compared += agrees == Agrees::yes ? 1 : 0;
    if (agrees == Agrees::no) {
      CAPTURE(told[at].text);
      CAPTURE(caption);
      CHECK(++behind == 0);
      if (behind > 3) break;
    }
  }
  out.lines = told.size();
  CHECK(at + 1 == told.size());
  CHECK(out.compared > out.steps / 3);  // most of the time the numbers are to be seen
  return out;
}

}  // namespace

TEST_CASE("behaviour 36: the demo's words are of what the picture shows: Broadside, points afloat") {
  const Walk walked = walk("broadside", fleets_agree);
  CHECK(walked.lines > 40);
  CHECK(walked.said > walked.lines * 3 / 4);  // each line has its time at the foot, but where two come in one step
  CHECK(walked.under_way > 600);
}

TEST_CASE("behaviour 36: the demo's words are of what the picture shows: Mile Bones, miles to go") {
  const Walk walked = walk("milebones", miles_agree);
  CHECK(walked.lines > 60);
  CHECK(walked.said > walked.lines * 3 / 4);
}

TEST_CASE("behaviour 36: the demo's words are of what the picture shows: Rook 'Em, points taken") {
  const Walk walked = walk("rook", tricks_agree);
  CHECK(walked.lines > 40);
  CHECK(walked.said > walked.lines * 3 / 4);
}
