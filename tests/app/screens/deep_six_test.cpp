// The Deep Six List on the screen: signing by keys alone, by typing, by the pad's buttons; what is cut and refused.
#include "app/screens/deep_six_list.h"

#include <doctest/doctest.h>

#include "app/screens/memory_cabinet.h"
#include "base/places.h"

using namespace d6;
using test::press;

namespace {

struct Signing {
  test::MemoryCabinet cabinet;
  ui::ScreenStack stack{cabinet.look()};
  std::unique_ptr<Session> session;

  Signing() {
    for (std::uint64_t seed = 1; !session; ++seed) {
      auto opened = cabinet.open(*find_game("template"), {}, seed);
      Dice dice = dice_of(seed, Stream::computer);
      while (opened.session->turn() != Turn::over)
        if (!opened.session->advance()) REQUIRE(!opened.session->order(opened.session->random_order(dice)));
      if (opened.session->outcome().winner) session = std::move(opened.session);
    }
    session->seats({"human", "human"});
    stack.push(app::sign_screen(cabinet, *session, *app::claim_of(*session)));
    stack.step();
  }
  void type(std::string_view letters) {
    while (!letters.empty()) {
      ui::Input input = press(ui::Intent::text);
      input.sign = next_character(letters);
      stack.on(input);
    }
  }
  const std::vector<app::ScoreEntry>& rows() { return cabinet.scores().lists[app::list_of(*session)]; }
};

}  // namespace

TEST_CASE("behaviour 7: a name is signed with the pad alone: letters of the log, then Start") {
  Signing s;
  s.stack.on(press(ui::Intent::confirm, ui::Device::pad));  // A
  s.stack.on(press(ui::Intent::right, ui::Device::pad));
  s.stack.on(press(ui::Intent::confirm, ui::Device::pad));  // B
  s.stack.on(press(ui::Intent::menu, ui::Device::pad));
  REQUIRE(s.rows().size() == 1);
  CHECK(s.rows()[0].name == "AB");
  CHECK(s.rows()[0].score == app::claim_of(*s.session)->score);
  CHECK(s.cabinet.score_changes == 1);
  CHECK(s.stack.top().name() == "deep six list");
  CHECK(s.stack.says().find("AB leads") != std::string::npos);
}

TEST_CASE("behaviour 18: a typed name is counted in characters; a sign the font lacks is refused; Enter then signs") {
  Signing s;
  s.type("Ann\u2603 the Great");  // the snowman is in no font of ours
  s.stack.on(press(ui::Intent::confirm));
  REQUIRE(s.rows().size() == 1);
  CHECK(s.rows()[0].name == "Ann the Gr");
}

TEST_CASE("behaviour 7: back takes the last sign away, and an empty name is not signed") {
  Signing s;
  s.type("X");
  s.stack.on(press(ui::Intent::back));
  s.stack.on(press(ui::Intent::menu));
  CHECK(s.rows().empty());
  CHECK(s.stack.top().name() == "sign");
  s.stack.on(press(ui::Intent::back));
  CHECK(s.stack.size() == 2);           // asked before the place is given away
  s.stack.on(press(ui::Intent::back));  // once too often: back to the name
  CHECK(s.stack.top().name() == "sign");
  s.stack.on(press(ui::Intent::back));
  s.stack.on(press(ui::Intent::confirm));  // in haste: the same
  CHECK(s.stack.top().name() == "sign");
}

TEST_CASE("behaviour 21: a list that cannot be written says so, and the entry stays for this run") {
  Signing s;
  s.cabinet.fault = "The disk is full.";
  s.type("ANN");
  s.stack.on(press(ui::Intent::menu));
  CHECK(s.rows().size() == 1);
  CHECK(s.stack.all_words().find("The disk is full.") != std::string::npos);
}

TEST_CASE("TFB-16: the entry shows the sum that makes the score, from the values of the end and never from its words") {
  test::MemoryCabinet cabinet;
  int whole = 0, part = 0;
  for (std::uint64_t seed = 1; seed < 60 && (whole == 0 || part == 0); ++seed) {
    auto opened = cabinet.open(*find_game("broadside"), {}, seed);
    Session& session = *opened.session;
    CHECK(app::terms_of(session).empty());
    Dice dice = dice_of(seed, Stream::computer);
    while (session.turn() != Turn::over)
      if (!session.advance()) REQUIRE(!session.order(session.random_order(dice)));
    const std::vector<app::Term> terms = app::terms_of(session);
    if (!session.outcome().winner) {
      CHECK(terms.empty());
      continue;
    }
    const int score = session.scores()[index(*session.outcome().winner)];
    int sum = 0;
    for (const app::Term& term : terms) sum += term.value;
    CHECK(sum == score);
    CHECK((terms.size() == 2 || terms.size() == 4));
    ++(terms.size() == 4 ? whole : part);
    session.seats({"human", "human"});
    ui::ScreenStack stack{cabinet.look()};
    stack.push(app::sign_screen(cabinet, session, *app::claim_of(session)));
    stack.step();
    stage::DrawList list;
    stack.draw(list);
    for (const app::Term& term : terms) {
      bool shown = false;
      for (std::size_t i = 0; i < list.text_count(); ++i)
        shown = shown || list.text_at(i).text == std::to_string(term.value);
      CHECK(shown);
    }
  }
  CHECK(whole > 0);
  // A game that tells no sum has none.
  Signing other;
  CHECK(app::terms_of(*other.session).empty());
}

TEST_CASE("behaviour 7: the list says where it leads: after signing to the result, from the title to the title") {
  Signing s;
  s.stack.clear();
  s.stack.push(app::title_screen(s.cabinet));
  s.stack.push(app::deep_six_screen(s.cabinet));
  CHECK(s.stack.all_words().find("Title") != std::string::npos);
  s.stack.on(test::letter(U'T'));
  CHECK(s.stack.top().name() == "title");
  for (const bool by_button : {true, false}) {
    std::uint64_t seed = 1;
    std::unique_ptr<Session> session;
    for (; !session; ++seed) {  // one order before the end, so that it ends here
      auto opened = s.cabinet.open(*find_game("template"), {}, seed);
      Dice dice = dice_of(seed, Stream::computer);
      opened.session->seats({"human", "human"});
      std::string before;
      while (opened.session->turn() != Turn::over) {
        before = opened.session->save();
        if (!opened.session->advance()) REQUIRE(!opened.session->order(opened.session->random_order(dice)));
      }
      if (opened.session->outcome().winner)
        session = load_save(catalogue(), {D6_SOURCE_DIR "/scenarios", {}}, before, "before").session;
    }
    s.stack.push(app::play_screen(s.cabinet, std::move(session)));
    for (int i = 0; i < 20000 && s.stack.top().name() != "sign"; ++i) s.stack.step();
    REQUIRE(s.stack.top().name() == "sign");
    s.type("ANN");
    s.stack.on(press(ui::Intent::menu));
    REQUIRE(s.stack.top().name() == "deep six list");
    CHECK(s.stack.all_words().find("Title") == std::string::npos);
    CHECK(s.stack.all_words().find("Result") != std::string::npos);
    s.stack.on(by_button ? test::letter(U'R') : press(ui::Intent::back));
    CHECK(s.stack.top().name() == "result");
    s.stack.pop_to("title");
  }
}
