// The worked game of examples.md: Classic, all card kinds, 14 turns, from tests/golden/broadside/worked.json.
#include <fstream>
#include <sstream>

#include "base/places.h"
#include "play/entry.h"
#include "play/session_of.h"
#include "table.h"

namespace d6 {
const Entry& entry_broadside();
}

using namespace d6;
using namespace d6::broadside;

namespace {

class Played {
 public:
  Played() {
    std::ifstream in(std::string(D6_SOURCE_DIR) + "/tests/golden/broadside/worked.json");
    std::stringstream text;
    text << in.rdbuf();
    auto opened = entry_broadside().position(find_folder("scenarios"), {{"airstrike", "classic"}}, 1, text.str());
    for (const auto& problem : opened.problems) FAIL(problem.text());
    session_ = std::move(opened.session);
    State state = typed().state();
    state.dice = d6::test::scripted_dice();
    typed().place(state, "{}");
  }
  SessionOf<Broadside>& typed() { return static_cast<SessionOf<Broadside>&>(*session_); }

  void give(const std::string& order, std::vector<std::uint32_t> draws = {}) {
    d6::test::Scripted dice(std::move(draws));
    const auto refused = session_->order(order);
    REQUIRE_MESSAGE(!refused, order << ": " << refused->text);
  }
  std::string refused(const std::string& order) {
    const auto hash = session_->hash();
    const auto why = session_->check(order);
    CHECK(session_->hash() == hash);
    return why ? why->rule : "";
  }
  // "Enterprise 7, Washington 12": the ships afloat.
  std::string fleet(Seat seat) {
    std::string out;
    for (const auto& at : typed().state().fleets[index(seat)])
      if (at.points > 0)
        out += (out.empty() ? "" : ", ") + id_text(typed().rules(), at.ship) + " " + std::to_string(at.points);
    return out;
  }
  std::string hand(Seat seat) {
    std::string out;
    for (const Card card : typed().state().hands[index(seat)])
      out += (out.empty() ? "" : " ") + id_text(typed().rules(), card);
    return out;
  }
  void after(int turn, const std::string& usn, const std::string& ijn, std::size_t left) {
    INFO("after turn " << turn);
    CHECK(fleet(Seat::zero) == usn);
    CHECK(fleet(Seat::one) == ijn);
    CHECK(typed().state().deck.size() == left);
  }

  std::unique_ptr<Session> session_;
};

}  // namespace

TEST_CASE("TFB worked game: fourteen turns with every kind of card, as examples.md counts them") {
  Played game;
  const std::string usn = "Enterprise 10, Washington 12, Portland 8, Atlanta 6, Sims 4";
  const std::string four = "Nagato 12, Tone 8, Jintsu 6, Kagero 4";
  CHECK(game.hand(Seat::zero) == "BB CA Submarine Drydock CL");
  CHECK(game.hand(Seat::one) == "BB DD Minefield Landair CL");

  game.give("strike Kaga", {0});
  game.after(1, usn, four, 94);

  game.give("draw");
  CHECK(game.refused("broadside BB at Enterprise") == "TFB-10");
  game.give("broadside BB at Washington", {3, 4});
  game.after(2, "Enterprise 10, Washington 3, Portland 8, Atlanta 6, Sims 4", four, 93);
  CHECK(game.hand(Seat::one) == "DD Minefield Landair CL CA");

  game.give("draw");
  CHECK(game.refused("strike Nagato") == "TFB-8");
  game.give("drydock Washington");
  game.after(3, usn, four, 92);
  CHECK(game.hand(Seat::zero) == "BB CA Submarine CL DD");

  game.give("draw");
  game.give("minefield", {3, 2, 1, 4, 5, 5, 3, 3});
  game.after(4, "Enterprise 7, Washington 12, Portland 2", four, 91);
  CHECK(game.hand(Seat::one) == "DD Landair CL CA BB");

  // The example writes 6/16 as 3/8 and draws 5 of 8; chances are told as made (determinism.md): 10 of 16 here.
  game.give("draw", {11, 10});
  game.after(5, "Enterprise 7, Washington 12, Portland 2", four, 90);
  CHECK(game.typed().state().hands[0].size() == 5);

  game.give("draw", {});
  game.after(6, "Enterprise 7, Washington 12, Portland 2", four, 89);

  game.give("draw");
  game.give("submarine at Nagato", {1});
  game.after(7, "Enterprise 7, Washington 12, Portland 2", four, 88);
  CHECK(game.hand(Seat::zero) == "BB CA CL DD Landair");

  game.give("draw");
  game.give("broadside CA at Portland", {0, 0});
  game.after(8, "Enterprise 7, Washington 12", four, 87);
  CHECK(game.hand(Seat::one) == "DD Landair CL BB CL");

  game.give("draw");
  for (const char* card : {"CA", "CL", "DD"})
    CHECK(game.refused(std::string("broadside ") + card + " at Tone") == "TFB card-8");
  game.give("broadside BB at Tone", {2, 5});
  game.after(9, "Enterprise 7, Washington 12", "Nagato 12, Jintsu 6, Kagero 4", 86);
  CHECK(game.hand(Seat::zero) == "CA CL DD Landair BB");

  game.give("draw", {});
  game.after(10, "Enterprise 7, Washington 12", "Nagato 12, Jintsu 6, Kagero 4, Hiei 12", 85);

  game.give("draw", {20, 1, 1});
  game.after(11, "Enterprise 5, Washington 12", "Nagato 12, Jintsu 6, Kagero 4, Hiei 12", 84);

  game.give("draw");
  game.give("landair at Enterprise", {32});
  game.after(12, "Washington 12", "Nagato 12, Jintsu 6, Kagero 4, Hiei 12", 83);
  CHECK(game.hand(Seat::one) == "DD CL BB CL DD");

  game.give("draw");
  game.give("broadside BB at Kagero", {0, 0});
  game.after(13, "Washington 12", "Nagato 12, Jintsu 6, Kagero 2, Hiei 12", 82);
  CHECK(game.hand(Seat::zero) == "CA CL DD Landair CA");

  game.give("draw");
  game.give("broadside BB at Washington", {5, 5});
  game.after(14, "", "Nagato 12, Jintsu 6, Kagero 2, Hiei 12", 81);
  CHECK(game.session_->outcome().over);
  CHECK(game.session_->outcome().winner == Seat::one);
  CHECK(game.session_->scores() == std::array<int, 2>{0, 1630});
  const auto told = game.session_->told(Viewer::table, 0);
  CHECK(told.back().text ==
        "The game is over: IJN wins with 1630 points. Sunk 400 + afloat 320 + whole fleet 100 + 81 cards undrawn 810.");
}
