// What the table knows and says: everything that is text is made here when something changes.
#include "games/broadside/view/table.h"

#include <algorithm>

#include "base/text.h"
#include "games/broadside/words/broadside_words.h"
#include "stage/systems/flip.h"
#include "stage/systems/tween.h"
#include "ui/table/hints.h"

namespace d6::broadside {

using ui::Intent;

namespace {

constexpr std::size_t kBattleColumns = 22;
constexpr std::size_t kLargePanelColumns = (kPanel.w - 10) / 8;
// Of what is told in large letters; the title has a line of its own.
constexpr std::size_t kNoticeColumns = (kNoticeAt.w - 16) / 12, kNoticeLines = 4;
// A card that cannot be played now: a picture in greys that every theme keeps apart; its index is read as ever.
const stage::Remap& unplayable() {
  static const stage::Remap table = [] {
    stage::Remap t = stage::identity();
    using namespace stage;
    for (const Colour c : {ink, midnight, stage::navy, dusk, dark_jungle, dark_earth, maroon}) t[c] = ink;
    for (const Colour c : {deep_sea, jungle, earth, dark_red, purple, slate}) t[c] = slate;
    for (const Colour c : {sea, bright_sea, green, tan, red, violet, grey, orange}) t[c] = grey;
    for (const Colour c : {shallows, leaf, sand, amber, light_grey}) t[c] = light_grey;
    for (const Colour c : {foam, lime, pale_sand, yellow, paper, silver}) t[c] = silver;
    return t;
  }();
  return table;
}

// Characters of the panel's title beside its note; a long note is set smaller (table_draw.cpp).
std::size_t panel_title_room(const std::string& note) {
  return static_cast<std::size_t>((kPanel.w - 14 - 6 * static_cast<int>(characters(note))) / 8);
}

constexpr std::size_t kLogKept = 400;  // lines; the whole story is a key away

// The tab that is worth most, the first of equals; none where all are worth the same.
std::optional<std::size_t> best_of(const std::array<Tab, kFleet>& tabs) {
  const auto more = [&](std::size_t a, std::size_t b) {
    return std::uint64_t{tabs[a].worth.num} * tabs[b].worth.den > std::uint64_t{tabs[b].worth.num} * tabs[a].worth.den;
  };
  std::optional<std::size_t> best;
  bool differ = false;
  for (std::size_t i = 0; i < kFleet; ++i) {
    if (tabs[i].promise == Promise::none || tabs[i].promise == Promise::never) continue;
    differ = differ || (best && (more(i, *best) || more(*best, i)));
    if (!best || more(i, *best)) best = i;
  }
  return differ ? best : std::nullopt;
}

int afloat(const Fleet& fleet) {
  return static_cast<int>(std::count_if(fleet.begin(), fleet.end(), [](const FleetShip& s) { return s.points > 0; }));
}

}  // namespace

Table::Table(Session& session, const ui::Look& look)
    : game_(typed_session<Order, Event, Observation, Rules>(session)),
      rules_(game_.rules()),
      look_(look),
      art_(look.sheets, rules_) {
  right_hint_ = mode_label(rules_);
  draw_label_ = label(Label::title_draw);
  strike_label_ = label(Label::title_strike);
  strike_odds_label_ = percent(rules_.strike);
  drawn_label_ = label(Label::title_drawn);
  target_label_ = label(Label::title_target);
  risk_label_ = label(Label::title_risk);
  fires_label_ = label(Label::title_fires);
  launches_label_ = label(Label::title_launches);
  docked_label_ = label(Label::title_in_dock);
  joined_label_ = label(Label::title_new);
  sunk_label_ = label(Label::title_sunk);
  for (std::size_t i = 0; i < kCards; ++i) why_not_[i] = why_not_label(static_cast<Card>(i));
  log_label_ = label(Label::title_log);
  commands_label_ = label(Label::title_commands);
  command_keys_ = {"P", "X", "A", "I", "R", "H", "S", "?"};
  command_names_ = {label(Label::command_play),    label(Label::command_discard), label(Label::command_air_strike),
                    label(Label::command_inspect), label(Label::command_rules),   label(Label::command_hint),
                    label(Label::command_save),    label(Label::command_help)};
  show(Viewer::table);
}

void Table::show(Viewer viewer) {
  viewer_ = viewer;
  bottom_ = viewer == Viewer::one ? Seat::one : Seat::zero;
  may_order_ = false;
  waiting_.clear();
  acts_.clear();
  slide_ = 0;
  arriving_ = {};
  battle_ = {};
  waits_ = false;
  aiming_.reset();
  reading_.close();
  portrait_.reset();
  notice_.reset();
  asked_.reset();
  before_log_.reset();
  stage_.things.clear();
  stage_.sounds.clear();
  sounds_.clear();
  hand_shown_ = 0;
  log_.clear();
  log_fresh_ = 0;
  std::vector<Event> told;
  game_.heard(viewer_, 0, told);
  for (const Event& event : told) hear_log(event);
  look_again();
  // A game that begins from a position has no past.
  if (log_.empty() && seen_.turn > 0 && seen_.stage != Stage::opening && seen_.stage != Stage::over)
    log_.push_back({seen_.seat, false, false,
                    turn_begins(seen_.turn, seen_.seat, viewer_ != Viewer::table && seen_.seat == me())});
  place_hand(false);
  refresh();
  focus_on(hand().empty() ? Place::deck : Place::hand);
  refresh();
  place_hand(false);
}

// Before the deal has been told nothing of it lies on the table yet.
void Table::look_again() {
  game_.seen(viewer_, seen_);
  if (seen_.stage != Stage::opening) return;
  for (Fleet& fleet : seen_.fleets) fleet.clear();
  for (Hand& hand : seen_.hands) hand.clear();
  seen_.held = {};
  seen_.deck_left = static_cast<std::uint8_t>(kDeck);
}

void Table::hear_log(const Event& event) {
  const bool turn_begins = event.kind == EventKind::draws || event.kind == EventKind::strike;
  if (turn_begins) log_fresh_ = log_.size();
  log_lines(rules_, event, viewer_, log_);
  if (log_.size() > kLogKept) {
    log_.erase(log_.begin(), log_.begin() + kLogKept / 2);
    log_fresh_ = log_fresh_ > kLogKept / 2 ? log_fresh_ - kLogKept / 2 : 0;
  }
}

void Table::heard(std::size_t from, std::size_t to) {
  (void)to;  // all that was told is heard at once
  game_.heard(viewer_, from, acts_.queue());
  end_aiming();
  start();
  // "Off" shows results at once: every event is gone through and logged before the next picture.
  if (look_.speed == stage::Speed::off) acts_.finish([this](const Event& event) { change(event); });
  if (acts_.idle()) rest();
  refresh();
}

void Table::refuse(const Refused& why) {
  asked_.reset();
  Panel panel;
  panel.warning = true;
  panel.title = label(Label::not_now);
  panel.note = rule_note(why.rule);
  notice(std::move(panel), why.text);
}

void Table::notice(Panel panel, const std::string& text) {
  wrap(text, kPanelColumns, panel.lines);
  // The rule stands below.
  panel.lines.resize(std::min<std::size_t>(panel.lines.size(), kPanelLines - (panel.note.empty() ? 0 : 1)));
  notice_lines_.clear();
  wrap(text, kNoticeColumns, notice_lines_);
  notice_lines_.resize(std::min(notice_lines_.size(), kNoticeLines));
  notice_ = std::move(panel);
}

// The order has been given: the focus goes back to the card nearest to the one that was played.
void Table::end_aiming() {
  if (!aiming_) return;
  aiming_.reset();
  refresh();
  if (!hand().empty()) focus_on(Place::hand, std::min(chosen_, hand().size() - 1));
}

void Table::refused(const Refused& why) { refuse(why); }

void Table::yours(bool may_order, const std::string& waiting) {
  const bool began = may_order && !may_order_;
  if (may_order == may_order_ && waiting == waiting_) return;
  may_order_ = may_order;
  waiting_ = waiting;
  if (!may_order) end_aiming();
  refresh();
  if (began) {
    if (seen_.stage == Stage::turn) {
      focus_on(Place::draw);
    } else if (!hand().empty()) {
      focus_on(Place::hand, hand().size() - 1);
    }
    refresh();
  }
  place_hand(true);
}

void Table::advised(const Advice& advice) {
  const Parsed<Order> parsed = Words<Broadside>::parse(rules_, advice.order);
  if (!parsed.order) return;
  const Order& order = *parsed.order;
  asked_.reset();
  leave_target();
  switch (order.kind) {
    case OrderKind::draw: focus_on(Place::draw); break;
    case OrderKind::strike: focus_on(Place::draw, 1); break;
    case OrderKind::play:
    case OrderKind::discard:
      for (std::size_t i = 0; i < hand().size(); ++i)
        if (hand()[i] == order.card) focus_on(Place::hand, i);
      break;
  }
  refresh();
  place_hand(true);
  Panel panel;
  panel.title = label(Label::title_hint);
  std::string text = explain(rules_, seen_, order);
  if (!advice.reason.empty()) text += " " + advice.reason;
  notice(std::move(panel), text);
}

std::optional<Table::Focus> Table::focus() const {
  const std::optional<int> id = ring_.current();
  return id ? std::optional(focus_of(*id)) : std::nullopt;
}

bool Table::focus_on(Place place, std::size_t at) { return ring_.focus(id_of(place, at)); }

bool Table::playable(Card card) const { return broadside::playable(rules_, own(), card); }

// What confirm would order on this ship, allowed or not.
std::optional<Order> Table::aimed_at(const Focus& at) const {
  if (!aiming_ || (at.place != Place::own && at.place != Place::enemy)) return std::nullopt;
  const Fleet& fleet = at.place == Place::own ? own() : enemy();
  if (at.at >= fleet.size()) return std::nullopt;
  Order order = *aiming_;
  order.ship = fleet[at.at].ship;
  return order;
}

std::optional<Order> Table::aimed_order() const {
  if (aiming_) return aiming_;
  const std::optional<Focus> now = focus();
  if (!now) return std::nullopt;
  switch (now->place) {
    case Place::hand: break;
    case Place::enemy:
    case Place::own:
      if (deciding() && seen_.stage == Stage::turn) return std::nullopt;
      break;
    case Place::command: {
      const auto which = static_cast<Command>(now->at);
      if (which == Command::strike) return Order{OrderKind::strike, {}, {}};
      if (which == Command::play || which == Command::discard) break;
      return std::nullopt;
    }
    case Place::draw:
      if (now->at == 1) return Order{OrderKind::strike, {}, {}};
      return std::nullopt;
    case Place::deck:
    case Place::discards:
    case Place::log: return std::nullopt;
  }
  if (chosen_ >= hand().size()) return std::nullopt;
  return Order{OrderKind::play, hand()[chosen_], {}};
}

// Where the cards of the hand should lie now; they go there by themselves, or lie there at once.
void Table::place_hand(bool moving) {
  stage::Registry& things = stage_.things;
  const Hand& cards = hand();
  const bool open = viewer_ != Viewer::table;
  const std::size_t n = open ? cards.size() : std::min<std::size_t>(seen_.held[index(me())], kHand);
  while (hand_shown_ > n) things.remove(hand_things_[--hand_shown_]);
  const std::optional<Focus> now = focus();
  for (std::size_t i = 0; i < n; ++i) {
    const bool fresh = i >= hand_shown_;
    if (fresh) {
      hand_things_[i] = things.create();
      hand_shown_ = i + 1;
      things.set(hand_things_[i], stage::Position{kDeckAt.x, kDeckAt.y});
      things.set(hand_things_[i], stage::CardFace{{}, art_.back, false, nullptr});
    }
    const stage::Thing thing = hand_things_[i];
    auto& face = *things.find<stage::CardFace>(thing);
    if (open) face.front = art_.card[index(cards[i])];
    // Whoever's turn it is: what cannot be played looks so as soon as it is so.
    const bool dim = open && !dealing() && !own().empty() && !playable(cards[i]);
    face.remap = dim ? &unplayable() : nullptr;
    const bool focused = open && now && now->place == Place::hand && now->at == i && !battle_.open && !aiming_;
    // The frame alone shows where the focus is: what is raised is the card that the tabs speak of while it is
    // elsewhere.
    const bool lifted =
        !focused && chosen_ == i && !battle_.open && (speaks_of_hand_ || (aiming_ && aiming_->kind == OrderKind::play));
    things.set(thing, stage::Layer{static_cast<std::int16_t>(focused ? 6 : 4), static_cast<std::int16_t>(2 * i + 1)});
    Rect slot = hand_place(static_cast<int>(i));
    if (viewer_ == Viewer::table) slot.x -= 48, slot.y = kFootOfDemo - 6 - kCardH;  // no commands; words at the foot
    const stage::Position goal{slot.x, battle_.open ? stage::kHeight : slot.y - (lifted ? kRaised : 0)};
    const auto* tween = things.find<stage::Tween>(thing);
    const stage::Position heading = tween ? tween->to : *things.find<stage::Position>(thing);
    if (!moving || look_.speed == stage::Speed::off) {
      things.drop<stage::Tween>(thing);
      things.drop<stage::Flip>(thing);
      things.set(thing, goal);
      face.face_up = open;
    } else {
      if (!(heading == goal)) stage::send(things, thing, goal, fresh ? 200 : 80);
      if (fresh && open) stage::flip(things, thing, true, 120, 200);
    }
  }
}

// What the tabs speak of is an air strike.
bool Table::launching() const {
  const std::optional<Order> order = aimed_order();
  return order && order->kind == OrderKind::strike;
}

const std::string& Table::why_not(Card card) const { return why_not_[index(card)]; }

Places Table::places(Seat seat, int y) const {
  return row_places(stubs_[index(seat)], slots(seen_.fleets[index(seat)]), y);
}

int Table::slots(const Fleet& fleet) const {
  const int here = static_cast<int>(fleet.size());
  return dealing() && here > 0 ? std::max<int>(here, rules_.dealt_ships) : here;
}

// While cards are dealt, and in a battle picture, there is nothing to choose.
std::optional<Table::Focus> Table::framed() const {
  if (viewer_ == Viewer::table || battle_.open || dealing()) return std::nullopt;
  if (!acts_.idle() && acts_.front().kind == EventKind::event) return std::nullopt;  // it is nobody's choice
  return focus();
}

std::string Table::mode_text() const {
  if (seen_.stage == Stage::over && acts_.idle()) return label(Label::game_over);
  if (!acts_.idle() && battle_.open) return battle_.heading;
  if (seen_.stage == Stage::opening || dealing() || seen_.held[0] + seen_.held[1] == 0)
    return label(Label::title_dealing);
  if (!deciding() && seen_.seat == me() && viewer_ != Viewer::table) return label(Label::title_your_turn);
  if (!deciding()) return viewer_ == Viewer::table ? to_move_label(seen_.seat) : thinks_label(seen_.seat);
  if (mending()) return label(Label::mend_target);
  if (aiming_) return aiming_->kind == OrderKind::strike ? label(Label::strike_target) : label(Label::choose_target);
  if (seen_.stage == Stage::turn) return label(may_strike() ? Label::draw_or_strike : Label::title_draw_a_card);
  return label(Label::play_or_discard);
}

void Table::refresh() {
  if (!battle_.open)
    for (const Seat seat : {Seat::zero, Seat::one}) {
      const Fleet& fleet = seen_.fleets[index(seat)];
      for (std::size_t i = 0; i < kFleet; ++i)
        stubs_[index(seat)][i] = static_cast<int>(fleet.size()) >= kCrowded && i < fleet.size() && fleet[i].points == 0;
    }
  // Spots
  spots_.clear();
  const auto spot = [this](Place place, std::size_t at, Rect r) { spots_.push_back({id_of(place, at), r}); };
  const auto row = [&](Place place, Seat seat, int y, bool only_afloat) {
    const Fleet& fleet = seen_.fleets[index(seat)];
    const Places at = places(seat, y);
    for (std::size_t i = 0; i < fleet.size(); ++i)
      if (!only_afloat || fleet[i].points > 0) spot(place, i, at[i]);
  };
  if (aiming_) {
    if (mending()) {
      row(Place::own, me(), kOwnY, true);
    } else {
      row(Place::enemy, foe(), kEnemyY, true);
    }
  } else {
    row(Place::enemy, foe(), kEnemyY, false);
    spot(Place::log, 0, kLog);
    spot(Place::deck, 0, kDeckAt);
    spot(Place::discards, 0, kDiscardAt);
    row(Place::own, me(), kOwnY, false);
    for (std::size_t i = 0; i < kCommands; ++i) spot(Place::command, i, command_place(static_cast<int>(i)));
    for (std::size_t i = 0; i < hand().size(); ++i) spot(Place::hand, i, hand_place(static_cast<int>(i)));
    if (viewer_ != Viewer::table && hand().size() < kHand && deciding() && seen_.stage == Stage::turn) {
      spot(Place::draw, 0, draw_place(may_strike(), false));
      if (may_strike()) spot(Place::draw, 1, draw_place(true, true));
    }
  }
  ring_.set(spots_);
  const std::optional<Focus> now = focus();
  if (now && now->place == Place::hand) chosen_ = now->at;
  if (chosen_ >= hand().size()) chosen_ = hand().empty() ? 0 : hand().size() - 1;

  // Tabs
  const std::optional<Order> order = deciding() ? aimed_order() : std::nullopt;
  const auto tabs = [&](std::array<Tab, kFleet>& out, const Fleet& fleet, bool speak) {
    for (std::size_t i = 0; i < kFleet; ++i) {
      out[i] = {};
      if (!speak || i >= fleet.size()) continue;
      Order at = *order;
      at.ship = fleet[i].ship;
      out[i] = tab_of(rules_, seen_, me(), at);
    }
  };
  speaks_of_hand_ = order && order->kind == OrderKind::play && !(now && now->place == Place::hand);
  const bool mends = order && order->kind == OrderKind::play && order->card == Card::drydock;
  const bool fires_now = order && (order->kind == OrderKind::strike || mends || playable(order->card));
  tabs(enemy_tabs_, enemy(), fires_now && !mends);
  tabs(own_tabs_, own(), fires_now && mends);
  best_ = {best_of(enemy_tabs_), best_of(own_tabs_)};
  firing_.reset();
  if (fires_now && (order->kind == OrderKind::strike || is_broadside(order->card))) {
    const ShipType type = order->kind == OrderKind::strike ? ShipType::cv : fires(order->card);
    for (std::size_t i = 0; i < own().size() && !firing_; ++i)
      if (own()[i].points > 0 && rules_.type(own()[i].ship) == type) firing_ = i;
  }

  // Commands
  const bool draws = deciding() && seen_.stage == Stage::turn;
  command_keys_[0] = draws ? "D" : "P";
  command_names_[0] = draws ? label(Label::command_draw) : label(Label::command_play);
  const bool turn = deciding() && seen_.stage == Stage::turn, play = deciding() && seen_.stage == Stage::play;
  open_ = {turn || (play && chosen_ < hand().size() && playable(hand()[chosen_])),
           play,
           turn && has_type(rules_, own(), ShipType::cv),
           true,
           true,
           deciding(),
           true,
           true};

  for (const Seat seat : {Seat::zero, Seat::one})
    points_[index(seat)] = fmt::format("{}", points_afloat(seen_.fleets[index(seat)]));
  top_text_ = seen_.turn == 0 ? mode_text() : turn_label(seen_.turn, mode_text());
  if (characters(top_text_) > 28) top_text_ = mode_text();
  const bool nobody = viewer_ == Viewer::table;
  enemy_ships_label_ = ships_label(nobody ? navy_name(foe()) : label(Label::title_enemy), afloat(enemy()));
  own_ships_label_ = ships_label(nobody ? navy_name(me()) : label(Label::title_you), afloat(own()));
  if (!acts_.idle() && acts_.front().kind == EventKind::coin) begins_label_ = begins_label(acts_.front().seat);
  holds_label_ = holds_label(foe(), seen_.held[index(foe())]);
  deck_label_ = fmt::format("{}", seen_.deck_left);
  told_aside();
  refresh_panel();
  refresh_hints();
}

// What was told last, and below it who attacks whom: no secret while the dice roll; how it ends is. Whole entries only:
// a line that ends what another began stands with it or not at all.
void Table::told_aside() {
  battle_log_.clear();
  battle_fresh_ = 0;
  if (!battle_.open) return;
  std::vector<LogLine> coming;
  if (!acts_.idle() && !acts_.changed()) {
    log_lines(rules_, acts_.front(), viewer_, coming);
    const bool whole = acts_.front().kind == EventKind::drydock;
    coming.resize(coming.size() > 1 ? 1 : whole ? coming.size() : 0);
  }
  std::vector<LogLine> entry;
  std::vector<std::string> lines;
  const auto at = [&](std::size_t i) -> const LogLine& { return i < log_.size() ? log_[i] : coming[i - log_.size()]; };
  for (std::size_t end = log_.size() + coming.size(); end > 0;) {
    std::size_t begin = end - 1;
    while (begin > 0 && at(begin).tail) --begin;
    entry.clear();
    for (std::size_t i = begin; i < end; ++i) {
      lines.clear();
      const std::string_view text = at(i).text;
      wrap(text.substr(std::min(text.find_first_not_of(' '), text.size())), kBattleColumns, lines);
      for (std::size_t k = 0; k < lines.size(); ++k)
        entry.push_back({k == 0 ? at(i).mark : std::nullopt, at(i).loud, at(i).tail || k > 0, std::move(lines[k])});
    }
    if (battle_log_.size() + entry.size() > static_cast<std::size_t>(kBattleLogLines)) break;
    if (begin < log_fresh_) battle_fresh_ += entry.size();
    battle_log_.insert(battle_log_.begin(), entry.begin(), entry.end());
    end = begin;
  }
}

// While cards are dealt and drawn the deck is spoken of, or the card that has just turned up.
void Table::refresh_panel() {
  const std::optional<Focus> now = focus();
  if (!acts_.idle() && acts_.front().kind == EventKind::event) {
    panel_ = panel_of({Place::discards, static_cast<std::size_t>(acts_.front().card) + 1});
  } else if (dealing() || (!acts_.idle() && acts_.front().kind == EventKind::draws)) {
    panel_ = panel_of({Place::deck, 0});
  } else if (now && !(viewer_ == Viewer::table)) {
    panel_ = panel_of(*now);
  } else {
    panel_ = panel_of({Place::deck, 0});
  }
}

Table::Panel Table::panel_of(Focus now) const {
  Panel panel;
  std::string text;
  const auto flags_of = [&](const Fleet& fleet) {
    const bool shielded = escorted(rules_, fleet);
    for (const FleetShip& ship : fleet)
      if (ship.points > 0 && !(shielded && rules_.type(ship.ship) == ShipType::cv))
        panel.flags.add({ship.points, rules_.type(ship.ship)});
  };
  const auto sides = [&panel](Sides of) {
    panel.if_so = std::move(of.so);
    panel.if_not = std::move(of.otherwise);
  };
  const auto card = [&](Card shown) {
    panel.title = card_title(shown);
    panel.note = card_note(rules_, shown);
    text = card_panel(rules_, seen_, shown);
    if (is_broadside(shown) && playable(shown)) {
      panel.figure = Panel::Figure::guns;
      panel.dice = rules_.damage[index(shown)];
      flags_of(enemy());
      // Until a target is chosen, of her who is sunk most easily.
      const auto best = std::min_element(panel.flags.begin(), panel.flags.end(),
                                         [](const Flag& a, const Flag& b) { return a.points < b.points; });
      if (best != panel.flags.end() && best->points <= panel.dice.dice * panel.dice.sides) panel.lit = best->points;
    } else if (shown == Card::submarine || shown == Card::landair) {
      panel.figure = Panel::Figure::chance;
      panel.chance = shown == Card::submarine ? rules_.submarine : rules_.landair;
      sides(sides_of(panel.chance, label(Label::if_sinks), label(Label::if_misses)));
    }
  };
  const auto strike = [&] {
    panel.title = label(Label::title_air_strike);
    panel.note = percent(rules_.strike);
    text = label(Label::about_strike);
    panel.figure = Panel::Figure::chance;
    panel.chance = rules_.strike;
    sides(sides_of(panel.chance, label(Label::if_sinks), label(Label::if_misses)));
  };
  const auto ship = [&](const FleetShip& at, const Tab& tab) {
    panel.title = rules_.ships[index(at.ship)].card;
    panel.note = fmt::format("{}/{}", at.points, rules_.printed(at.ship));
    text = ship_panel(rules_, at);
    if (!tab.text.empty()) text = tab.text + ". " + text;
  };
  switch (now.place) {
    case Place::hand:
      if (now.at < hand().size()) card(hand()[now.at]);
      break;
    case Place::draw:
      if (now.at == 1) {
        strike();
        break;
      }
      panel.title = label(Label::title_draw_a_card);
      panel.note = draw_note(rules_, seen_);
      text = about_draw(rules_, seen_);
      panel.figure = Panel::Figure::chance;
      panel.chance = event_odds(rules_, seen_);
      panel.good = false;
      sides(draw_sides(rules_, seen_));
      break;
    case Place::deck:
      panel.title = label(Label::title_the_deck);
      panel.note = deck_label_;
      text = deck_panel(rules_, seen_);
      break;
    case Place::discards:
      if (now.at > 0) {  // an event on its way to the pile
        card(static_cast<Card>(now.at - 1));
        break;
      }
      panel.title = label(Label::title_discards);
      text = discards_panel(rules_, seen_);
      break;
    case Place::log:
      panel.title = label(Label::title_the_log);
      text = label(Label::about_log);
      break;
    case Place::enemy:
    case Place::own: {
      const Fleet& fleet = now.place == Place::enemy ? enemy() : own();
      if (now.at >= fleet.size()) break;
      const FleetShip& at = fleet[now.at];
      if (aiming_ && aiming_->kind == OrderKind::strike) {
        strike();
        text = strike_at(rules_, at.ship);
      } else if (aiming_ && aiming_->card != Card::drydock) {
        card(aiming_->card);
        panel.lit = enemy_tabs_[now.at].promise == Promise::sinks ? at.points : 0;
        panel.lit_name = rules_.ships[index(at.ship)].card;
        panel.lines = {points_left(rules_, at)};
        Order order = *aiming_;
        order.ship = at.ship;
        const Chance sinks = chance_to_sink(rules_, order, at.points);
        const Tab& tab = enemy_tabs_[now.at];
        text = tab.promise == Promise::never ? tab.text : promised(tab, sinks);
      } else {
        ship(at, now.place == Place::enemy ? enemy_tabs_[now.at] : own_tabs_[now.at]);
      }
      break;
    }
    case Place::command:
      switch (static_cast<Command>(now.at)) {
        case Command::play:
          if (deciding() && seen_.stage == Stage::turn) return panel_of({Place::draw, 0});
          if (chosen_ < hand().size()) card(hand()[chosen_]);
          break;
        case Command::discard:
          panel.title = label(Label::title_discard);
          text = chosen_ < hand().size() ? throw_away(hand()[chosen_]) : label(Label::about_discard);
          break;
        case Command::strike: strike(); break;
        case Command::inspect:
          panel.title = label(Label::title_inspect);
          text = label(Label::about_inspect);
          break;
        case Command::rules:
          panel.title = label(Label::title_rules);
          text = label(Label::about_rules);
          break;
        case Command::hint:
          panel.title = label(Label::title_hint);
          text = label(Label::about_hint);
          break;
        case Command::save:
          panel.title = label(Label::title_save);
          text = label(Label::about_save);
          break;
        case Command::help:
          panel.title = label(Label::title_help);
          text = label(Label::about_help);
          break;
      }
      break;
  }
  const std::size_t room = panel.figure == Panel::Figure::none   ? kPanelLines
                           : panel.figure == Panel::Figure::guns ? 2
                                                                 : 5;
  // The larger letters, wherever they say it whole; a closer look is in larger ones still.
  const std::size_t above = panel.lines.size();
  if (look_.large_text && (above == 0 || characters(panel.lines[0]) <= kLargePanelColumns)) {
    wrap(text, kLargePanelColumns, panel.lines);
    panel.large = panel.lines.size() <= room;
    if (!panel.large) panel.lines.resize(above);
  }
  if (!panel.large) wrap(text, kPanelColumns, panel.lines);
  if (panel.lines.size() > room) {
    panel.lines.resize(room);
    panel.lines.back() = shortened(panel.lines.back() + "...", kPanelColumns);
  }
  panel.title = shortened(panel.title, panel_title_room(panel.note));
  return panel;
}

void Table::refresh_hints() {
  hints_.clear();
  const std::optional<Focus> now = focus();
  const bool letters = look_.device != ui::Device::mouse;  // a mouse has the list of commands instead
  // The letters of the list of commands, where there are keys.
  const auto lettered = [this](Intent intent, char32_t letter, Label words) {
    return ui::lettered(look_, intent, label(words), letter);
  };
  if (reading_.open()) {
    if (reading_.scrolls(look_)) hints_ = {{Intent::up, {}}, {Intent::down, label(Label::hint_read)}};
    hints_.push_back({Intent::back, label(Label::hint_close)});
    return;
  }
  if (viewer_ == Viewer::table) return;  // nobody is asked for anything
  if (!acts_.idle()) {
    hints_ = {{Intent::confirm, label(Label::hint_skip)}, {Intent::menu, label(Label::hint_menu)}};
    return;
  }
  if (aiming_) {
    const std::optional<Order> order = now ? aimed_at(*now) : std::nullopt;
    const bool forbidden = order && check(*order);
    hints_ = {{Intent::left, {}}, {Intent::right, label(Label::hint_choose)}};
    hints_.push_back({Intent::confirm, label(forbidden                            ? Label::hint_why
                                             : mending()                          ? Label::hint_mend
                                             : aiming_->kind == OrderKind::strike ? Label::hint_strike
                                                                                  : Label::hint_fire)});
    hints_.push_back({Intent::back, label(Label::hint_cancel)});
    return;
  }
  if (notice_ && look_.large_text) hints_.push_back({Intent::back, label(Label::hint_close)});  // it covers the middle
  // Confirm does what stands under the frame.
  const bool looks = now && (now->place == Place::enemy || now->place == Place::own || now->place == Place::discards);
  if (now && now->place == Place::log) {
    hints_.push_back({Intent::confirm, label(Label::hint_read)});
  } else if (looks) {
    hints_.push_back({Intent::confirm, label(Label::hint_inspect)});
  } else if (now && now->place == Place::command && deciding() && static_cast<Command>(now->at) != Command::play &&
             static_cast<Command>(now->at) != Command::strike) {
    hints_.push_back({Intent::confirm, command_names_[now->at]});
  } else if (deciding()) {
    if (seen_.stage == Stage::turn) {
      const bool strike = now && ((now->place == Place::command && static_cast<Command>(now->at) == Command::strike) ||
                                  (now->place == Place::draw && now->at == 1));
      hints_.push_back({Intent::confirm, strike ? label(Label::hint_air_strike) : label(Label::hint_draw)});
    } else {
      if (chosen_ < hand().size())
        hints_.push_back({Intent::confirm, label(playable(hand()[chosen_]) ? Label::hint_play : Label::hint_why)});
      if (letters) hints_.push_back(lettered(Intent::second, U'X', asked_ ? Label::hint_throw : Label::hint_discard));
    }
  }
  if (letters && !looks) hints_.push_back(lettered(Intent::third, U'I', Label::hint_inspect));
  hints_.push_back({Intent::menu, label(Label::hint_menu)});
  hints_.push_back({Intent::previous, {}});
  hints_.push_back({Intent::next, label(Label::hint_rows)});
  hints_.push_back({Intent::view, label(Label::hint_log)});
}

std::string Table::says() const {
  if (reading_.open()) return reading_.says();
  if (notice_) {
    std::string out = notice_->title + ":";
    for (const std::string& line : notice_->lines) out += " " + line;
    if (!notice_->note.empty()) out += " (" + notice_->note + ")";
    return out;
  }
  std::string out = panel_.title + ".";
  for (const std::string& line : panel_.lines) out += " " + line;
  if (const std::optional<Focus> now = focus(); now && deciding()) {
    if (aiming_) {
      if (const std::optional<Order> order = aimed_at(*now)) {
        const std::optional<Refused> no = check(*order);
        const Fleet& fleet = now->place == Place::own ? own() : enemy();
        out = no ? explain_ship(rules_, fleet[now->at]) + ". " + no->text
                 : explain(rules_, seen_, *order) + " " + label(Label::confirm_order);
      }
    } else if (now->place == Place::hand && now->at < hand().size()) {
      out = card_name(hand()[now->at]) + ". " + explain_card(rules_, hand()[now->at]) + " " +
            (seen_.stage == Stage::turn ? label(Label::confirm_draw_first) : label(Label::confirm_play));
    } else if ((now->place == Place::enemy || now->place == Place::own)) {
      const Fleet& fleet = now->place == Place::own ? own() : enemy();
      if (now->at < fleet.size()) out = explain_ship(rules_, fleet[now->at]) + ". " + out;
    } else if (now->place == Place::draw && now->at == 0) {
      out += " " + label(Label::confirm_draw);
    }
    out = label(Label::your_turn) + " " + out;
  } else if (!waiting_.empty()) {
    out = waiting_ + " " + out;
  }
  return out;
}

ui::Cover Table::cover() const {
  if (reading_.open()) return ui::Cover::reading;
  return notice_ ? ui::Cover::notice : ui::Cover::none;
}

// What a lesson speaks of is to be seen now.
bool Table::fits(std::string_view lesson) const {
  const std::optional<Focus> now = focus();
  const auto promises = [](const std::array<Tab, kFleet>& tabs) {
    return std::any_of(tabs.begin(), tabs.end(), [](const Tab& tab) { return tab.promise != Promise::none; });
  };
  if (lesson == "target") return promises(enemy_tabs_);
  if (lesson == "idle")
    return now && now->place == Place::hand && chosen_ < hand().size() && !playable(hand()[chosen_]);
  return true;
}

std::unique_ptr<ui::GameView> make_table(Session& session, const ui::Look& look) {
  return std::make_unique<Table>(session, look);
}

}  // namespace d6::broadside
