// Mile Bones' table (mock/cards): the piles, safeties and miles of both, the road with their cars, the hand, a panel
// that says what the focused card does, and the score sheet. It shows what its viewer knows and hears, nothing else;
// events are shown one after the other and then it stands where show() would.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/milebones/view/art.h"
#include "games/milebones/view/layout.h"
#include "games/milebones/view/make.h"
#include "games/milebones/view/sheet.h"
#include "games/milebones/words/table_words.h"
#include "play/typed_session.h"
#include "stage/stage.h"
#include "ui/focus.h"
#include "ui/game_view.h"
#include "ui/paint.h"
#include "ui/table/acts.h"
#include "ui/table/reading.h"

namespace d6::milebones {

class TableView final : public ui::GameView {
 public:
  TableView(Session& session, const ui::Look& look);

  void show(Viewer viewer) override;
  void heard(std::size_t from, std::size_t to) override;
  std::size_t unseen() const override { return acts_.unseen(); }
  void refused(const Refused& why) override;
  void yours(bool may_order, const std::string& waiting) override;
  void advised(const Advice& advice) override;
  ui::Answer on(const ui::Input& input) override;
  void step() override;
  bool animating() const override;
  void settle() override;
  bool ambient() const override { return look_.ambient && !sheet_shown() && !reading_.open(); }
  void draw(stage::DrawList& list) const override;
  ui::Cover cover() const override {
    if (reading_.open()) return ui::Cover::reading;
    return notice_ || discarding_ ? ui::Cover::notice : ui::Cover::none;
  }
  stage::Rect lesson_place() const override { return look_.large_text ? kLargeLesson : kLesson; }
  std::optional<stage::Rect> lesson_points_at(std::string_view lesson) const override;
  std::string says() const override;
  void sounds(std::vector<stage::Sound>& out) override;

 private:
  using Game = TypedSession<Order, Event, Observation, Rules>;

  // What can have the focus.
  enum class Place : std::uint8_t {
    hand,
    draw,  // where the drawn card will lie
    deck,
    discards,
    own_plate,
    own_battle,
    own_limit,
    own_safety,
    own_miles,
    foe_plate,
    foe_battle,
    foe_limit,
    foe_safety,
    foe_miles,
    panel,
    answer,  // of a dialog
  };
  struct Focus {
    Place place = Place::draw;
    std::size_t at = 0;
    friend bool operator==(const Focus&, const Focus&) = default;
  };

  // A question beside the hand, with two answers.
  enum class Ask : std::uint8_t { none, coup, offer, discard };
  struct Question {
    Ask ask = Ask::none;
    std::string title, burst;
    std::vector<std::string> lines;
    std::array<std::string, 2> answers, notes;
  };

  // Everything that is text is made when something changes, so that a frame allocates nothing.
  struct Panel {
    bool warning = false, dim = false;
    std::string title, note, head;
    std::vector<std::string> lines;
    std::size_t amber_from = 99;     // lines from here on are amber
    std::vector<std::string> large;  // with large text: the head, and what of the lines has room
    bool big_lines = false;          // the lines are of the 8 x 8 font
    bool strip = false;              // a notice over the road
    Card picture = Card::none;       // at the right: what was just played
  };
  struct Plate {
    std::string name, side, turn;  // side: of a viewer, who is YOU; turn: empty where the other is at it
    std::array<std::string, 2> words;
    std::string to_go, held;
  };

  // Knowing
  bool person() const { return viewer_ != Viewer::table; }
  Seat me() const { return bottom_; }
  Seat foe() const { return other(bottom_); }
  const Car& car(bool own) const { return seen_.table.cars[index(own ? me() : foe())]; }
  const Hand& hand() const { return seen_.hands[index(me())]; }
  bool deciding() const { return may_order_ && acts_.idle(); }
  Order play_order(Card card) const;  // laid as a coup where it is one
  std::optional<Refused> check(const Order& order) const;
  Card coup_card() const;  // the safety in hand that answers the hazard played just now
  Ask asking() const;
  Rect dialog() const { return question_.ask == Ask::discard ? kNarrowDialog : kDialog; }
  Place target_of(Card card) const;
  Rect target_rect(Card card) const;
  std::optional<Card> chosen_card() const;
  bool sheet_shown() const { return sheet_.open && !peeking_; }
  bool holding() const { return acts_.idle() && sheet_.open && hold_ != 0; }

  // table.cpp: what is shown
  void look_again();  // from the session
  void hear(const Event& event);
  void place_hand(bool moving);
  void refresh();        // all that is shown
  void refresh_focus();  // of it what a moved cursor changes: the chosen card, the panel, the hints
  Question question() const;
  Panel panel_of(Focus focus) const;
  Panel card_panel(std::size_t at) const;
  void enlarge(Panel& panel, bool notice) const;
  bool may_lay(Place place) const;
  void refresh_to_go();
  std::string turn_word(Seat seat) const;
  void refresh_hints();
  std::string press_hint() const;
  void focus_first();

  // table_acts.cpp: showing what was told, one event after the other
  ui::ActLength begin(const Event& event);
  void change(const Event& event);
  void ended();
  void finish();
  void apply(const Event& event);
  void fly(std::optional<Card> face, Rect from, Rect to, int ms, int wait = 0);
  Rect leaves_hand(const Event& event);
  int shown_miles(bool own) const;
  std::string banner_of(const Event& event) const;

  // table_input.cpp
  ui::Answer confirm(bool pointed);
  ui::Answer give(const Order& order);
  ui::Answer lay(Place place);
  ui::Answer play_chosen();
  ui::Answer choose_first();
  ui::Answer discard();
  ui::Answer answer(std::size_t which);
  ui::Answer letter(char32_t sign);
  ui::Answer on_sheet(const ui::Input& input);
  bool choose(ui::Intent way);
  void next_row(bool forward);
  void read_card();
  void read_log();
  void refuse(const Refused& why, bool may_discard = false);
  std::optional<Focus> focus() const;
  bool focus_on(Place place, std::size_t at = 0);
  static int id_of(Place place, std::size_t at) { return static_cast<int>(place) * 16 + static_cast<int>(at); }
  static Focus focus_of(int id) { return {static_cast<Place>(id / 16), static_cast<std::size_t>(id % 16)}; }

  // table_draw.cpp
  void draw_row(stage::DrawList& list, bool own) const;
  void draw_piles(stage::DrawList& list) const;
  void draw_road(stage::DrawList& list) const;
  void draw_car(stage::DrawList& list, Seat seat, int x, int y, bool plate) const;
  void draw_feast(stage::DrawList& list) const;
  void draw_hand(stage::DrawList& list) const;
  void draw_target(stage::DrawList& list) const;
  void draw_panels(stage::DrawList& list) const;
  void draw_panel(stage::DrawList& list, const Panel& panel, Rect place, int layer) const;
  void draw_question(stage::DrawList& list) const;
  void draw_focus(stage::DrawList& list) const;

  Game& game_;
  const Rules& rules_;
  const ui::Look& look_;
  Art art_;

  Viewer viewer_ = Viewer::table;
  Seat bottom_ = Seat::zero;
  Observation seen_;
  struct News {
    std::string text;
    Card card = Card::none;
  };
  std::vector<News> news_;  // the last things said
  ScoreSheet sheet_;
  std::optional<Seat> again_;  // a safety has just given this seat another turn
  int ambient_ = 0;            // fixed steps, for clouds, smoke and a mill
  int hold_ = 0;               // ticks that the sheet stays; below 0: until a press
  bool peeking_ = false;

  bool may_order_ = false;
  std::string waiting_;
  ui::FocusRing ring_;
  std::vector<ui::Spot> spots_;
  std::size_t chosen_ = 0;             // the card of the hand that a place would get
  std::optional<std::size_t> picked_;  // clicked: it stays chosen while the pointer passes over others
  bool discarding_ = false;            // a safety is about to be thrown away (MB-14)

  stage::Stage stage_;
  std::array<stage::Thing, kHand> hand_things_{};
  std::size_t hand_shown_ = 0;
  std::array<Refusal, kHand> out_{};  // why each card of the hand cannot be played
  std::array<bool, kHand> dim_{};

  ui::Acts<Event> acts_;
  std::array<std::int32_t, 2> drive_from_{};
  std::vector<stage::Sound> sounds_;

  std::array<Plate, 2> plates_;  // by seat
  std::array<std::string, 2> safety_lines_[kSafeties];
  std::string banner_, title_, race_text_, match_text_, miles_label_, twos_label_, deck_label_, left_label_,
      discard_label_, battle_label_, speed_label_, limit_label_, draw_label_, has_label_, just_now_, gain_,
      coup_points_, ghost_gain_;
  Panel panel_;
  std::optional<Panel> notice_;
  Question question_;
  bool large_ = false;  // the texts were made for large text
  ui::Hints hints_;
  ui::Reading reading_;
};

}  // namespace d6::milebones
