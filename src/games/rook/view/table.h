// Rook 'Em's table (mock/cards): the auction, the junk pile, trumps, the tricks and the score sheet, with the hand in
// two rows below all of them. It shows what its viewer knows and hears, nothing else; events are shown one after the
// other and then it stands where show() would.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/rook/view/art.h"
#include "games/rook/view/layout.h"
#include "games/rook/view/make.h"
#include "games/rook/view/sheet.h"
#include "games/rook/words/table_words.h"
#include "play/typed_session.h"
#include "stage/stage.h"
#include "ui/focus.h"
#include "ui/game_view.h"
#include "ui/paint.h"
#include "ui/table/acts.h"
#include "ui/table/reading.h"

namespace d6::rook {

class Table final : public ui::GameView {
 public:
  Table(Session& session, const ui::Look& look);

  void show(Viewer viewer) override;
  void heard(std::size_t from, std::size_t to) override;
  std::size_t unseen() const override;  // a trick is known as soon as both cards lie
  void refused(const ::d6::Refused& why) override;
  void yours(bool may_order, const std::string& waiting) override;
  void advised(const Advice& advice) override;
  std::optional<std::string> drafted() override;
  ui::Answer on(const ui::Input& input) override;
  void step() override;
  bool animating() const override;
  bool ambient() const override { return look_.ambient; }
  void settle() override;
  void draw(stage::DrawList& list) const override;
  std::string says() const override;
  void sounds(std::vector<stage::Sound>& out) override;
  Rect lesson_place() const override;
  std::optional<Rect> lesson_points_at(std::string_view lesson) const override;
  ui::Cover cover() const override;

 private:
  using Game = TypedSession<Order, Event, Observation, Rules>;

  // What stands above the hand.
  enum class Mode : std::uint8_t { auction, swap, trumps, play, sheet };
  // What can have the focus; `at` is a card's id, a colour or a number.
  enum class Place : std::uint8_t { hand, bid, pass, tray, done, tile, talk, last, answer, next };
  struct Focus {
    Place place = Place::talk;
    std::size_t at = 0;
  };
  // Where a card lies that is drawn whole and face up.
  struct Slot {
    Card card;
    Rect at;
    bool dim = false, trump = false, focused = false, lifted = false;
    std::int16_t layer = 4;
    const char* tag = nullptr;
  };
  // Everything below that is text is made when something changes, so that a frame allocates nothing.
  struct Notice {
    bool warning = false;
    std::string title, rule;
    std::vector<std::string> lines;
    const stage::Font* font = nullptr;  // the largest that the lines have room in
    Rect at;                            // one line where the bid was explained, or a panel
    std::optional<Card> led;            // what asks for a colour, with a warning that a card may not be played
    std::optional<std::size_t> bid;     // the one that it refuses
  };

  // Knowing
  Seat me() const { return bottom_; }
  Seat foe() const { return other(bottom_); }
  bool person() const { return viewer_ != Viewer::table; }
  bool deciding() const { return may_order_ && acts_.idle() && !submitting_; }
  Mode mode() const;
  Cards hand_now() const { return (seen_.hands[index(me())] | taking_) - giving_; }
  bool full() const { return (taking_ | seen_.took).count() >= rules_.swap_most; }
  Cards pile_now() const { return (seen_.pile - taking_) | giving_; }
  std::optional<::d6::Refused> check(const Order& order) const;
  std::optional<Colour> candidate() const;  // the colour of the focused tile
  std::optional<Card> focused_card() const;
  int bid_at(std::size_t i) const { return rules_.opening_bid + static_cast<int>(i) * rules_.bid_step; }
  std::size_t bid_count() const {
    return static_cast<std::size_t>((rules_.most_bid - rules_.opening_bid) / rules_.bid_step + 1);
  }
  Rect notice_place() const;
  // Until the coin lies nobody opens, nothing may be bid and nobody speaks (RK-15).
  bool tossing() const {
    return seen_.phase == Phase::dealt &&
           (acts_.idle() || (acts_.front().kind == Event::Kind::coin && !acts_.changed()));
  }
  bool may_bid(std::size_t i) const;  // is it above the last one, or the one that opens?
  int raise_of(int y) const { return y == kRowTwo ? 0 : kRaised; }

  // table.cpp: what is shown
  void look_again();  // from the session
  void hear(const Event& event);
  void place_cards(bool moving);
  void refresh();  // spots, slots, texts, hints
  void refresh_slots();
  void refresh_spots();
  void refresh_texts();
  void refresh_hints();
  void focus_first();

  // table_acts.cpp: showing what was told
  ui::ActLength begin(const Event& event);
  void change(const Event& event);
  void ended();
  void apply(const Event& event);
  Rect comes_from(Card card) const;
  void fly(Card card, Rect from, Rect to, int ms);

  // table_input.cpp
  ui::Answer confirm();
  ui::Answer give(const Order& order);
  ui::Answer letter(char32_t sign);
  ui::Answer pressed(const ui::Input& input, bool had_notice);
  ui::Answer step_back(bool had_notice);
  ui::Answer lift(Card card, bool of_hand);
  ui::Answer finish_swap(bool asked);
  void swap(Card own, Card pile);
  void put_back();
  void explain();
  void peek();
  void read_log();
  void read_help();
  void next_group(bool forward);
  bool move_in_row(bool right);
  void leave_question();
  void refuse(const ::d6::Refused& why);
  void notify(std::string title, const std::string& text);
  bool notify_in_line(const std::string& title, const std::string& text, const std::string& rule);
  std::optional<Focus> focus() const;
  bool focus_on(Place place, std::size_t at = 0) { return ring_.focus(id_of(place, at)); }
  static int id_of(Place place, std::size_t at) { return static_cast<int>(place) * 64 + static_cast<int>(at); }
  static Focus focus_of(int id) { return {static_cast<Place>(id / 64), static_cast<std::size_t>(id % 64)}; }

  // table_draw.cpp
  void draw_talk(stage::DrawList& list) const;
  void draw_auction(stage::DrawList& list) const;
  void draw_tray(stage::DrawList& list) const;
  void draw_steps(stage::DrawList& list) const;
  void draw_goal(stage::DrawList& list) const;
  void draw_trick(stage::DrawList& list) const;
  void draw_side(stage::DrawList& list) const;
  void draw_cards(stage::DrawList& list) const;
  void draw_notice(stage::DrawList& list) const;
  void draw_chip(stage::DrawList& list, int x, int y, Card card, std::string_view words) const;
  void draw_index(stage::DrawList& list, Card card, int x, int y, bool dim) const;
  void draw_badge(stage::DrawList& list, Seat seat, int x, int y) const;
  void draw_taken(stage::DrawList& list) const;
  void draw_players(stage::DrawList& list) const;
  void draw_won(stage::DrawList& list, Seat seat, bool left) const;
  void draw_verdict(stage::DrawList& list) const;
  void draw_coin(stage::DrawList& list) const;

  Game& game_;
  const Rules& rules_;
  const ui::Look& look_;
  Art art_;

  Viewer viewer_ = Viewer::table;
  Seat bottom_ = Seat::zero;
  Observation seen_;
  Names names_;
  std::optional<Card> reply_;  // the second card of a trick while it is held
  std::optional<Seat> trick_winner_;
  std::optional<Cards> pile_shown_;  // at the end of a hand
  bool pile_lies_ = false;           // the pile has been shown to its winner

  bool may_order_ = false;
  std::string waiting_;
  ui::FocusRing ring_;
  std::vector<ui::Spot> spots_;

  // The draft of a swap (RK-3): nothing is ordered before trumps are named, so that one may come back to it.
  Cards taking_, giving_;
  std::optional<Card> lifted_;
  bool lifted_own_ = false, swapped_ = false, submitting_ = false, asking_ = false;
  std::optional<Colour> naming_;  // what the submitted draft ends with

  bool peeking_ = false;  // at the last trick
  int hold_ = 0;          // ticks that the sheet still stands by itself; -1 until a person goes on

  stage::Stage stage_;
  std::array<stage::Thing, kCards> things_{};
  Cards lying_;  // which of them there are
  std::vector<Slot> slots_;
  std::vector<Card> order_;  // the hand as it stands
  std::vector<Rect> rects_;
  ui::Acts<Event> acts_;
  int ambient_ = 0;

  Remark remark_;
  std::vector<std::pair<Seat, int>> auction_;  // bids of this hand as they were told
  std::optional<Seat> passed_;                 // who ended it
  std::string news_;                           // what was told last of it
  std::array<int, 2> tricks_{};                // taken in this hand
  std::optional<Event> verdict_;               // the bid made or failed, while that is shown
  int shake_ = 0;                              // ticks: the Rook has fallen
  ScoreSheet sheet_;
  std::vector<std::string> bubble_;
  int bubble_w_ = 0;
  std::string verdict_title_, verdict_line_, top_middle_, top_right_, turn_, caption_, sentence_title_, sentence_,
      pass_note_, goal_title_, goal_bid_, goal_line_, goal_left_, foe_count_, own_count_, pile_points_, pile_note_,
      done_text_, tray_line_, tray_count_, steps_note_, hand_points_, ask_text_;
  std::array<std::string, 2> captured_, ask_answers_, taken_;
  std::vector<std::string> bids_, raises_;
  std::string lifted_name_;
  std::vector<std::string> ask_lines_, pile_lines_;
  std::array<std::string, kColours> held_, held_notes_, colour_names_, colour_letters_;
  std::vector<std::optional<Seat>> said_;  // who said which bid
  bool stacks_ = false;                    // the hand leaves room for the tricks taken
  std::array<Cards, 2> counters_;          // won in this hand; shown when it is counted (RK-26)
  std::array<std::vector<Card>, 2> won_;
  bool big_bubble_ = false;
  std::vector<Card> pile_order_;       // the pile as it lies in the side panel
  std::array<std::string, 15> prize_;  // labels that never change
  std::optional<Colour> asked_;
  std::optional<Notice> notice_;
  ui::Reading reading_;
  ui::Hints hints_;
  std::string right_hint_;
  std::vector<stage::Sound> sounds_;
};

}  // namespace d6::rook
