// Broadside's table (mock/broadside): both fleets, the hand, the living view, and the battle pictures of what was told.
// It shows what its viewer knows and hears, nothing else; events are shown one after the other and then it stands where
// show() would.
#pragma once
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/broadside/view/art.h"
#include "games/broadside/view/battle.h"
#include "games/broadside/view/layout.h"
#include "games/broadside/view/make.h"
#include "games/broadside/view/odds.h"
#include "games/broadside/view/roll.h"
#include "games/broadside/view/showing.h"
#include "games/broadside/words/table_labels.h"
#include "games/broadside/words/table_words.h"
#include "play/typed_session.h"
#include "stage/stage.h"
#include "ui/focus.h"
#include "ui/game_view.h"
#include "ui/paint.h"
#include "ui/table/acts.h"
#include "ui/table/reading.h"

namespace d6::broadside {

class Table final : public ui::GameView {
 public:
  Table(Session& session, const ui::Look& look);

  void show(Viewer viewer) override;
  void heard(std::size_t from, std::size_t to) override;
  std::size_t unseen() const override { return acts_.unseen(); }
  std::string under_way() const override;
  void refused(const Refused& why) override;
  void yours(bool may_order, const std::string& waiting) override;
  void advised(const Advice& advice) override;
  ui::Answer on(const ui::Input& input) override;
  void step() override;
  bool animating() const override;
  bool ambient() const override;
  void settle() override;
  void draw(stage::DrawList& list) const override;
  std::string says() const override;
  ui::Cover cover() const override;
  bool fits(std::string_view lesson) const override;
  stage::Rect lesson_place() const override;
  std::optional<stage::Rect> lesson_points_at(std::string_view lesson) const override;
  void sounds(std::vector<stage::Sound>& out) override;

 private:
  using Game = TypedSession<Order, Event, Observation, Rules>;

  // What can have the focus.
  enum class Place : std::uint8_t {
    hand,
    draw /* 0: a card, 1: an air strike instead */,
    deck,
    discards,
    log,
    enemy,
    own,
    command
  };
  struct Focus {
    Place place = Place::draw;
    std::size_t at = 0;
  };
  enum class Command : std::uint8_t { play, discard, strike, inspect, rules, hint, save, help };
  static constexpr std::size_t kCommands = 8;

  // Everything below the picture that is text is made when something changes, so that a frame allocates nothing.
  struct Panel {
    enum class Figure : std::uint8_t { none, guns, chance } figure = Figure::none;
    bool warning = false, large = false;               // large: in the face of 8 x 8
    bool good = true;                                  // the chance is one to wish for
    std::string title, note, if_so, if_not, lit_name;  // the last: of the chosen target
    std::vector<std::string> lines;
    DamageDice dice;
    Chance chance;
    Flags flags;
    int lit = 0;
  };

  // Knowing
  Seat me() const { return bottom_; }
  Seat foe() const { return other(bottom_); }
  const Fleet& own() const { return seen_.fleets[index(me())]; }
  const Fleet& enemy() const { return seen_.fleets[index(foe())]; }
  const Hand& hand() const { return seen_.hands[index(me())]; }
  bool deciding() const { return may_order_ && acts_.idle(); }
  std::optional<Order> aimed_order() const;  // what the tabs under the ships speak of
  std::optional<Order> aimed_at(const Focus& at) const;
  bool mending() const { return aiming_ && aiming_->kind == OrderKind::play && aiming_->card == Card::drydock; }
  bool dealing() const {
    return !acts_.idle() &&
           (seen_.stage == Stage::opening || hand_incomplete() || acts_.front().kind == EventKind::deals);
  }
  bool hand_incomplete() const { return seen_.held[0] == 0 || seen_.held[1] == 0; }
  bool by_keys() const { return look_.device == ui::Device::keyboard || look_.device == ui::Device::script; }
  bool may_strike() const { return has_type(rules_, own(), ShipType::cv); }
  int slots(const Fleet& fleet) const;  // places of a row: while ships are dealt, all that will come
  Places places(Seat seat, int y) const;
  int scene_ms() const { return std::max(0, acts_.ms() - opens_ms_); }  // since its picture opened
  bool playable(Card card) const;
  std::optional<Refused> check(const Order& order) const;

  // table.cpp: what is shown
  void look_again();  // from the session
  void hear_log(const Event& event);
  void place_hand(bool moving);
  void refresh();  // spots, tabs, panel, hints
  void refresh_panel();
  void refresh_hints();
  Panel panel_of(Focus focus) const;
  void told_aside();  // the log beside a battle
  const std::string& firing_label() const { return launching() ? launches_label_ : fires_label_; }
  bool launching() const;
  const std::string& why_not(Card card) const;  // on a card that cannot be played
  std::string mode_text() const;

  // table_acts.cpp: showing what was told, one event after the other
  ui::ActLength begin(const Event& event);
  void change(const Event& event);
  void end();
  void rest();
  void start();
  void leave_hand(const Event& event, Card card, Rect from);  // a card that is played or thrown away
  void open_battle(const Event& event);
  void show_battle();  // the card that was played for it has landed
  void apply(const Event& event);
  void fly(std::optional<Card> face, Rect from, Rect to, int ms, int lies_ms = 0);
  void begin_sweep(Seat whose, bool damaged);
  void arrive(Seat seat, std::size_t at);  // a ship card flies to its place

  // table_input.cpp
  ui::Answer confirm();
  ui::Answer command(Command which);
  ui::Answer give(const Order& order);
  ui::Answer letter(char32_t sign);
  ui::Answer choose_target(const Order& order);
  ui::Answer discard();
  void leave_target();
  void end_aiming();
  bool ask_first(Card card);  // throwing away what could be played asks once
  void next_row(bool forward);
  void inspect();
  void read_log();
  void refuse(const Refused& why);
  void notice(Panel panel, const std::string& text);
  std::optional<Focus> focus() const;
  std::optional<Focus> framed() const;  // what wears the frame of the focus now
  bool focus_on(Place place, std::size_t at = 0);
  static int id_of(Place place, std::size_t at) { return static_cast<int>(place) * 16 + static_cast<int>(at); }
  static Focus focus_of(int id) { return {static_cast<Place>(id / 16), static_cast<std::size_t>(id % 16)}; }

  // table_draw.cpp
  void draw_top_bar(stage::DrawList& list) const;
  void draw_rows(stage::DrawList& list) const;
  void draw_middle(stage::DrawList& list) const;
  void draw_hand(stage::DrawList& list) const;
  void draw_commands(stage::DrawList& list) const;
  void draw_panel(stage::DrawList& list) const;
  void draw_notice(stage::DrawList& list) const;  // in large letters, over the middle
  void draw_portrait(stage::DrawList& list) const;
  void draw_turned_up(stage::DrawList& list) const;  // an event, large
  void draw_log(stage::DrawList& list, Rect box, const std::vector<LogLine>& log, std::size_t lines) const;
  int own_row_y() const;
  void draw_coin(stage::DrawList& list) const;
  void draw_tiles(stage::DrawList& list) const;

  Game& game_;
  const Rules& rules_;
  const ui::Look& look_;
  Art art_;

  Viewer viewer_ = Viewer::table;
  Seat bottom_ = Seat::zero;
  Observation seen_;
  std::vector<LogLine> log_, battle_log_;  // the second in the narrow box beside a battle
  std::size_t log_fresh_ = 0;              // lines from here on are of the last turn
  std::size_t battle_fresh_ = 0;           // the same beside a battle

  bool may_order_ = false;
  std::string waiting_;
  ui::FocusRing ring_;
  std::vector<ui::Spot> spots_;
  std::size_t chosen_ = 0;       // the card of the hand that the tabs speak of
  bool speaks_of_hand_ = false;  // the tabs do, while the focus is elsewhere
  std::optional<Order> aiming_;
  std::size_t aimed_from_ = 0;
  std::optional<Card> asked_;      // whether it is to be thrown away: the same press again does it
  std::optional<int> before_log_;  // what had the focus when the log was opened from anywhere

  stage::Stage stage_;
  std::array<stage::Thing, kHand> hand_things_{};
  std::size_t hand_shown_ = 0;

  ui::Acts<Event> acts_;
  bool dealt_ = false;  // the hand has just come: the focus goes to it
  Battle battle_;
  int opens_ms_ = 0;           // when its picture opens, from the start of its event
  bool waits_ = false;         // it does not show yet
  int sweep_ = 0, swept_ = 0;  // ships that a minefield or a storm comes to, and how many it has
  int slide_ = 0;              // ticks, of the own row on its way down
  int ambient_ = 0;            // fixed steps, for waves and smoke

  std::array<Tab, kFleet> enemy_tabs_, own_tabs_;
  std::array<std::optional<std::size_t>, 2> best_{};   // of either row's tabs; none where all are worth the same
  std::array<Stubs, 2> stubs_{};                       // of either seat; while a picture is open as it was before
  std::optional<std::size_t> firing_;                  // the own ship that would act
  std::array<std::array<int, kFleet>, 2> arriving_{};  // ticks that a ship card still flies
  std::array<bool, kCommands> open_{};
  std::array<std::string, 2> points_;
  std::string top_text_, enemy_ships_label_, own_ships_label_, holds_label_, strike_label_, strike_odds_label_,
      begins_label_, deck_label_, right_hint_, draw_label_, drawn_label_, commands_label_, target_label_, risk_label_,
      fires_label_, launches_label_, docked_label_, joined_label_, sunk_label_, log_label_;
  std::array<std::string, kCards> why_not_;
  std::array<std::string, 3> portrait_words_;  // name, class and year, points
  std::array<std::string, kCommands> command_keys_, command_names_;
  Panel panel_;
  std::optional<Panel> notice_;
  std::vector<std::string> notice_lines_;  // the same in large letters
  ui::Hints hints_;
  std::vector<stage::Sound> sounds_;

  ui::Reading reading_;
  std::optional<FleetShip> portrait_;  // over the text: the ship that is looked at closely
};

}  // namespace d6::broadside
