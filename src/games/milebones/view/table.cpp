// What the table knows and says: everything that is text is made here when something changes.
#include "games/milebones/view/table.h"

#include <algorithm>

#include "base/text.h"
#include "games/milebones/words/milebones_words.h"
#include "games/milebones/words/table_labels.h"
#include "stage/systems/flip.h"
#include "stage/systems/tween.h"
#include "ui/table/hints.h"

namespace d6::milebones {

using ui::Intent;

namespace {

constexpr std::size_t kNews = 2;                               // sentences kept for the panel
constexpr std::size_t kBigColumns = 22;                        // of the 8 x 8 font in the panel
constexpr std::size_t kPanelLines = 6;                         // of the 6 x 8 font
constexpr std::size_t kToldColumns = 15, kBeforeColumns = 20;  // beside the picture of a card: of 8 x 8 and 6 x 8
constexpr std::size_t kStripColumns = 100;                     // of the 6 x 8 font in a notice over the road

// What no viewer needs in words beside the picture.
bool worth_saying(const Event& event) {
  return event.what != What::hand && event.what != What::got && event.what != What::dealt && event.what != What::drew &&
         event.what != What::removed && event.what != What::item;
}

}  // namespace

TableView::TableView(Session& session, const ui::Look& look)
    : game_(typed_session<Order, Event, Observation, Rules>(session)),
      rules_(game_.rules()),
      look_(look),
      art_(look.sheets) {
  title_ = label::mile_bones();
  miles_label_ = label::miles();
  twos_label_ = label::plural(rules_.miles[kDistances - 1]);
  deck_label_ = label::deck();
  discard_label_ = label::discard();
  battle_label_ = label::battle();
  speed_label_ = label::speed();
  limit_label_ = label::limit();
  draw_label_ = label::draw();
  has_label_ = label::has_it();
  just_now_ = label::just_now();
  coup_points_ = fmt::format("+{}", rules_.points.safety + rules_.points.coup);
  for (std::size_t i = 0; i < kSafeties; ++i)
    safety_lines_[i] = label::two_lines(static_cast<Card>(index(Card::extra_tank) + i));
  show(Viewer::table);
}

void TableView::show(Viewer viewer) {
  viewer_ = viewer;
  bottom_ = viewer == Viewer::one ? Seat::one : Seat::zero;
  may_order_ = false;
  waiting_.clear();
  acts_.clear();
  picked_.reset();
  discarding_ = peeking_ = false;
  reading_.close();
  notice_.reset();
  stage_.things.clear();
  stage_.sounds.clear();
  sounds_.clear();
  hand_shown_ = 0;
  news_.clear();
  sheet_ = {};
  again_.reset();
  std::vector<Event> told;
  game_.heard(viewer_, 0, told);
  for (const Event& event : told) hear(event);
  look_again();
  hold_ = sheet_.open && seen_.table.phase == Phase::next ? (person() ? -1 : stage::ticks_of_ms(5000)) : 0;
  refresh();
  place_hand(false);
  focus_first();
  refresh();
  place_hand(false);
}

// Before the deal has been told nothing of it lies on the table yet.
void TableView::look_again() {
  game_.seen(viewer_, seen_);
  const bool scored = seen_.table.phase == Phase::next || seen_.table.phase == Phase::over;
  sheet_.race = seen_.table.races + (scored ? 0 : 1);
  if (seen_.table.phase != Phase::dealt) return;
  for (Hand& hand : seen_.hands) hand.clear();
  seen_.held = {};
  seen_.deck_left = static_cast<std::uint8_t>(kDeck);
}

void TableView::hear(const Event& event) {
  sheet_.hear(event);
  if (event.what == What::safety || event.what == What::coup) {
    again_ = event.seat;
  } else if (event.what != What::drew && event.what != What::got && event.what != What::removed) {
    again_.reset();
  }
  if (!worth_saying(event)) return;
  std::string text = told(rules_, event, person() ? std::optional(me()) : std::nullopt);
  if (text.empty()) return;
  news_.push_back({std::move(text), event.what == What::completed ? Card::none : event.card});
  if (news_.size() > kNews) news_.erase(news_.begin());
}

void TableView::heard(std::size_t from, std::size_t to) {
  (void)to;  // all that was told is heard at once
  game_.heard(viewer_, from, acts_.queue());
  picked_.reset();
  discarding_ = false;
  acts_.start([this](const Event& event) { return begin(event); });
  if (acts_.idle()) {
    look_again();
    place_hand(true);
  }
  refresh();
}

void TableView::refuse(const Refused& why, bool may_discard) {
  // The help setting: nothing, a beep, or the beep and the reason (MB-18).
  const Reproof reproof = milebones::reproof(game_.options()["help"], why);
  if (reproof.beep) sounds_.push_back({"refused", 0});
  if (reproof.message.empty()) return;
  Panel panel;
  panel.warning = true;
  panel.title = label::not_now();
  panel.note = shortened(rule_words(why.rule), 19);
  // A question stays in sight: the reason lies over the road then.
  panel.strip = look_.large_text || asking() != Ask::none;
  const std::size_t columns = panel.strip ? kStripColumns : kPanelColumns;
  wrap(reproof.message, columns, panel.lines);
  if (may_discard) wrap(label::or_discard(), columns, panel.lines);
  enlarge(panel, true);
  panel.lines.resize(std::min<std::size_t>(panel.lines.size(), kPanelLines));
  notice_ = std::move(panel);
}

void TableView::refused(const Refused& why) { refuse(why); }

void TableView::yours(bool may_order, const std::string& waiting) {
  const bool began = may_order && !may_order_;
  if (may_order == may_order_ && waiting == waiting_) return;
  may_order_ = may_order;
  waiting_ = waiting;
  if (!may_order) {
    picked_.reset();
    discarding_ = false;
  }
  // A question or the place of the drawn card is gone: the focus waits in the hand.
  const std::optional<Focus> was = focus();
  const bool gone = !may_order && was && (was->place == Place::answer || was->place == Place::draw);
  refresh();
  if (began || gone) focus_first();
  refresh();
  place_hand(true);
}

// Where the focus is when a turn, or the next part of one, begins.
void TableView::focus_first() {
  chosen_ = hand().empty() ? 0 : hand().size() - 1;
  if (deciding()) {
    if (question_.ask != Ask::none) {
      focus_on(Place::answer, 0);
      return;
    }
    if (seen_.table.phase == Phase::draw) {
      focus_on(Place::draw);
      return;
    }
  }
  if (hand().empty()) {
    focus_on(Place::deck);
  } else {
    focus_on(Place::hand, hand().size() - 1);
  }
}

void TableView::advised(const Advice& advice) {
  const Parsed<Order> parsed = Words<MileBones>::parse(rules_, advice.order);
  if (!parsed.order) return;
  const Order& order = *parsed.order;
  picked_.reset();
  switch (order.act) {
    case Act::draw: question_.ask == Ask::coup ? focus_on(Place::answer, 1) : focus_on(Place::draw); break;
    case Act::coup:
      if (question_.ask == Ask::coup) {
        focus_on(Place::answer, 0);
        break;
      }
      [[fallthrough]];
    case Act::play:
    case Act::discard:
      for (std::size_t i = 0; i < hand().size(); ++i)
        if (hand()[i] == order.card) focus_on(Place::hand, i);
      break;
    case Act::finish: focus_on(Place::answer, 0); break;
    case Act::extend: focus_on(Place::answer, 1); break;
  }
  refresh();
  place_hand(true);
  Panel panel;
  panel.title = label::hint();
  const std::string what = capital(advice.order) + ".";
  panel.strip = look_.large_text || asking() != Ask::none;
  if (panel.strip && !look_.large_text) {
    wrap(what + " " + advice.reason, kStripColumns, panel.lines);
    panel.lines.resize(std::min<std::size_t>(panel.lines.size(), 3));
    notice_ = std::move(panel);
    return;
  }
  if (order.card != Card::none && !look_.large_text) {  // beside its card, if all of it has room there
    wrap(what, kToldColumns, panel.lines);
    panel.amber_from = panel.lines.size();
    wrap(advice.reason, kToldColumns, panel.lines);
    if (panel.lines.size() <= kPanelLines) {
      panel.picture = order.card;
      panel.big_lines = true;
      notice_ = std::move(panel);
      return;
    }
    panel.lines.clear();
    panel.amber_from = 99;
  }
  panel.head = shortened(what, kHeadColumns);
  wrap(advice.reason, kPanelColumns, panel.lines);
  enlarge(panel, true);
  panel.lines.resize(std::min<std::size_t>(panel.lines.size(), kPanelLines - 1));
  notice_ = std::move(panel);
}

std::optional<TableView::Focus> TableView::focus() const {
  const std::optional<int> id = ring_.current();
  return id ? std::optional(focus_of(*id)) : std::nullopt;
}

bool TableView::focus_on(Place place, std::size_t at) { return ring_.focus(id_of(place, at)); }

Card TableView::coup_card() const {
  const Table& table = seen_.table;
  if (table.threat == Card::none || table.current != me()) return Card::none;
  const Card safety = safety_against(table.threat);
  return std::find(hand().begin(), hand().end(), safety) != hand().end() ? safety : Card::none;
}

Order TableView::play_order(Card card) const {
  return {card != Card::none && card == coup_card() ? Act::coup : Act::play, card};
}

std::optional<Refused> TableView::check(const Order& order) const {
  return game_.check(Words<MileBones>::text(rules_, order));
}

TableView::Ask TableView::asking() const {
  if (!deciding()) return Ask::none;
  if (discarding_) return Ask::discard;
  if (seen_.table.phase == Phase::offer) return Ask::offer;
  return seen_.table.phase == Phase::draw && coup_card() != Card::none ? Ask::coup : Ask::none;
}

TableView::Place TableView::target_of(Card card) const {
  if (is_mileage(card)) return Place::own_miles;
  if (card == Card::speed_limit) return Place::foe_limit;
  if (is_hazard(card)) return Place::foe_battle;
  if (is_safety(card)) return Place::own_safety;
  return card == Card::end_of_limit ? Place::own_limit : Place::own_battle;
}

Rect TableView::target_rect(Card card) const {
  switch (target_of(card)) {
    case Place::own_miles: return miles_place(true);
    case Place::foe_limit: return limit_place(false);
    case Place::foe_battle: return battle_place(false);
    case Place::own_safety: return safety_place(true, index(card) - index(Card::extra_tank));
    case Place::own_limit: return limit_place(true);
    case Place::hand:
    case Place::draw:
    case Place::deck:
    case Place::discards:
    case Place::own_plate:
    case Place::own_battle:
    case Place::foe_plate:
    case Place::foe_safety:
    case Place::foe_miles:
    case Place::panel:
    case Place::answer: break;
  }
  return battle_place(true);
}

std::optional<Card> TableView::chosen_card() const {
  if (!person() || chosen_ >= hand().size()) return std::nullopt;
  return hand()[chosen_];
}

// Where the cards of the hand should lie now; they go there by themselves, or lie there at once.
void TableView::place_hand(bool moving) {
  stage::Registry& things = stage_.things;
  // Two share the table: what they hold lies face down, as many as each has.
  const bool open = person();
  const std::size_t count = open ? hand().size() : std::min<std::size_t>(seen_.held[index(me())], kHand);
  while (hand_shown_ > count) things.remove(hand_things_[--hand_shown_]);
  const std::optional<Focus> now = focus();
  std::size_t dealt = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const bool fresh = i >= hand_shown_;
    if (fresh) {
      hand_things_[i] = things.create();
      hand_shown_ = i + 1;
      things.set(hand_things_[i], stage::Position{kDeckAt.x, kDeckAt.y});
      things.set(hand_things_[i], stage::CardFace{{}, art_.back, false, nullptr});
    }
    const stage::Thing thing = hand_things_[i];
    auto& face = *things.find<stage::CardFace>(thing);
    if (open) face.front = dim_[i] ? art_.dim[index(hand()[i])] : art_.card[index(hand()[i])];
    const bool answers = question_.ask == Ask::coup && now && now->place == Place::answer && now->at == 0 && open &&
                         hand()[i] == coup_card();
    const bool throws = question_.ask == Ask::discard && i == chosen_;
    const bool focused = open && ((now && now->place == Place::hand && now->at == i) || answers || throws);
    const bool lifted = focused || (open && picked_ == i);
    things.set(thing, stage::Layer{static_cast<std::int16_t>(focused ? 6 : 4), static_cast<std::int16_t>(2 * i + 1)});
    const Rect slot = hand_place(i);
    const stage::Position goal{slot.x, slot.y - (lifted ? kRaised : 0)};
    const auto* tween = things.find<stage::Tween>(thing);
    const stage::Position heading = tween ? tween->to : *things.find<stage::Position>(thing);
    if (!moving || look_.speed == stage::Speed::off) {
      things.drop<stage::Tween>(thing);
      things.drop<stage::Flip>(thing);
      things.set(thing, goal);
      face.face_up = open;
    } else {
      const int wait = fresh ? static_cast<int>(dealt++) * 90 : 0;
      if (!(heading == goal)) stage::send(things, thing, goal, fresh ? 200 : 80, wait);
      if (fresh && open) stage::flip(things, thing, true, 120, 200 + wait);
    }
  }
}

void TableView::refresh() {
  large_ = look_.large_text;
  question_ = question();

  // Spots
  spots_.clear();
  const auto spot = [this](Place place, std::size_t at, Rect r) { spots_.push_back({id_of(place, at), r}); };
  if (question_.ask != Ask::none)
    for (std::size_t i = 0; i < 2; ++i) spot(Place::answer, i, answer_place(dialog(), i, large_));
  if (question_.ask != Ask::discard) {
    for (const bool own : {false, true}) {
      spot(own ? Place::own_plate : Place::foe_plate, 0, plate_place(own));
      spot(own ? Place::own_battle : Place::foe_battle, 0, battle_place(own));
      spot(own ? Place::own_limit : Place::foe_limit, 0, limit_place(own));
      for (std::size_t i = 0; i < kSafeties; ++i)
        spot(own ? Place::own_safety : Place::foe_safety, i, safety_place(own, i));
      spot(own ? Place::own_miles : Place::foe_miles, 0, miles_place(own));
    }
    spot(Place::deck, 0, kDeckAt);
    spot(Place::discards, 0, kDiscardAt);
    for (std::size_t i = 0; i < hand().size(); ++i) spot(Place::hand, i, hand_place(i));
    if (question_.ask == Ask::none) {
      if (deciding() && seen_.table.phase == Phase::draw && hand().size() < kHand)
        spot(Place::draw, 0, hand_place(hand().size()));
      spot(Place::panel, 0, kPanel);
    }
  }
  ring_.set(spots_);

  // What can be played
  const bool plays = deciding() && (seen_.table.phase == Phase::play || question_.ask == Ask::coup);
  for (std::size_t i = 0; i < kHand; ++i) {
    out_[i] = {};
    dim_[i] = false;
    if (i >= hand().size() || !deciding()) continue;
    out_[i] = game_.check_order(play_order(hand()[i]));
    dim_[i] = plays && static_cast<bool>(out_[i]);
  }

  // Texts
  for (const Seat seat : {Seat::zero, Seat::one}) {
    Plate& plate = plates_[index(seat)];
    plate.name = person() && seat == me() ? label::you() : seat_name(seat);
    plate.words = car_words(rules_, seen_, seat);
    plate.turn = turn_word(seat);
    plate.held = fmt::format("{}", seen_.held[index(seat)]);
    plate.side = person() && seat == me() ? std::string(Info<MileBones>::seats[index(seat)]) : std::string();
  }
  refresh_to_go();
  race_text_ = sheet_shown() ? label::race_sheet(sheet_.race) : label::race_goal(std::max(1, sheet_.race), seen_.goal);
  match_text_ = plays_match(rules_) ? label::match_score(plates_[index(me())].name, seen_.table.totals[index(me())],
                                                         plates_[index(foe())].name, seen_.table.totals[index(foe())])
                                    : label::single_race();
  left_label_ = label::left(seen_.deck_left);
  sheet_.refresh(rules_, seen_, bottom_, person());
  refresh_focus();
}

void TableView::refresh_focus() {
  const std::optional<Focus> now = focus();
  if (now && now->place == Place::hand) chosen_ = now->at;
  if (picked_ && *picked_ < hand().size()) chosen_ = *picked_;
  if (question_.ask == Ask::coup && now && now->place == Place::answer)
    for (std::size_t i = 0; i < hand().size(); ++i)
      if (hand()[i] == coup_card()) chosen_ = i;
  if (chosen_ >= hand().size()) chosen_ = hand().empty() ? 0 : hand().size() - 1;
  ghost_gain_.clear();
  if (const std::optional<Card> card = chosen_card(); card && deciding() && is_mileage(*card) && !out_[chosen_])
    ghost_gain_ = fmt::format("+{}", distance(rules_, *card));
  panel_ = panel_of(now.value_or(Focus{Place::deck, 0}));
  enlarge(panel_, false);
  refresh_hints();
}

TableView::Question TableView::question() const {
  Question out;
  out.ask = asking();
  const std::string rival(Info<MileBones>::seats[index(foe())]);
  switch (out.ask) {
    case Ask::none: break;
    case Ask::coup:
      out.title = label::coup();
      out.burst = coup_points_;
      if (large_) {
        out.lines = {label::answer_large(id_text(rules_, seen_.table.threat))};
      } else {
        out.lines = {label::hazard_from(id_text(rules_, seen_.table.threat), rival), label::answer_it()};
      }
      out.answers = {id_text(rules_, coup_card()), label::draw_instead()};
      out.notes = {label::more_cards(rules_.coup_cards), label::later_only(rules_.points.safety)};
      break;
    case Ask::offer:
      out.title = label::arrived(rules_.goal);
      // The safer answer first: who extends and does not arrive has neither the trip nor its extension.
      if (large_) {
        out.lines = {label::stop_or_go_on()};
      } else {
        wrap(label::extend_or_finish(rules_.extended_goal), 28, out.lines);
      }
      out.answers = {large_ ? label::finish_large(rules_.points.trip) : label::finish(),
                     large_ ? label::extend_large(rules_.points.extension) : label::extend(rules_.extended_goal)};
      out.notes = {label::finish_note(rules_.points.trip), label::extend_note(rules_.points.extension)};
      break;
    case Ask::discard:
      out.title = label::a_safety();
      if (large_) {
        out.lines = {label::for_nothing()};
      } else {
        wrap(label::throw_away_question(), 22, out.lines);
      }
      out.answers = {label::keep(), large_ ? label::throw_large() : label::throw_away()};
      break;
  }
  out.lines.resize(std::min<std::size_t>(out.lines.size(), 2));
  return out;
}

// Whose turn it is stands over that one's plate.
std::string TableView::turn_word(Seat seat) const {
  const Table& table = seen_.table;
  const bool turns = table.phase == Phase::drawing || table.phase == Phase::draw || table.phase == Phase::play ||
                     table.phase == Phase::offer;
  // What is being shown is still the turn of whoever did it.
  const bool acts = !acts_.idle() && acts_.front().what >= What::mileage && acts_.front().what <= What::discarded;
  const Seat whose = deciding() ? me() : acts ? acts_.front().seat : table.current;
  const bool over = !acts_.idle() && acts_.front().what >= What::nobody;
  if (!turns || over || table.finisher || whose != seat) return {};
  const bool you = person() && seat == me();
  if (again_ == seat) return you ? label::you_again() : label::again(seat_name(seat));
  return you ? label::your_turn() : label::turn_of(seat_name(seat));
}

// Large text: all of it in the big font; where there is no room for all, the head in it and the rest in the 8 x 8 font.
// A notice lies over the road and has three lines of its whole length.
void TableView::enlarge(Panel& panel, bool notice) const {
  panel.large.clear();
  if (!look_.large_text || panel.picture != Card::none || panel.big_lines) return;
  std::string whole = panel.head, rest;
  for (std::size_t i = 0; i < panel.lines.size() && (notice || i < panel.amber_from); ++i)
    rest += (rest.empty() ? "" : " ") + panel.lines[i];
  if (!rest.empty()) whole += (whole.empty() ? "" : " ") + rest;
  const Rect place = notice ? kNoticeStrip : kPanel;
  const auto columns = static_cast<std::size_t>((place.w - 12) / look_.head.advance());
  const std::size_t most = notice ? 3 : 4;
  wrap(whole, columns, panel.large);
  if (panel.large.size() <= most || notice) {
    panel.large.resize(std::min(panel.large.size(), most));
    return;
  }
  panel.large.clear();
  if (!panel.head.empty()) wrap(panel.head, columns, panel.large);
  if (panel.large.size() > 2) panel.large.resize(2);
  panel.lines.clear();
  wrap(rest, kBigColumns, panel.lines);
  const std::size_t room = (68 - 17 * panel.large.size()) / 10;
  if (panel.lines.size() > room) panel.lines.resize(room);
  panel.big_lines = true;
}

// The chosen card may be laid on this place now.
bool TableView::may_lay(Place place) const {
  const std::optional<Card> card = chosen_card();
  if (!card || out_[chosen_]) return false;
  return place == target_of(*card) || (is_safety(*card) && place == Place::own_battle);
}

// What is still to go is told of the same moment as the wheels of the odometer show.
void TableView::refresh_to_go() {
  for (const Seat seat : {Seat::zero, Seat::one})
    plates_[index(seat)].to_go = label::to_go(std::max(0, seen_.goal - shown_miles(seat == me())));
}

TableView::Panel TableView::card_panel(std::size_t at) const {
  Panel panel;
  const Card card = hand()[at];
  const Refusal why = out_[at];
  const bool drawing = seen_.table.phase == Phase::draw;
  const Order order = play_order(card);
  std::string text;
  if (!why || !deciding()) {
    const Effect effect = effect_of(rules_, seen_, me(), order);
    panel.title = order.act == Act::coup ? label::coup() : play_title(rules_, card);
    panel.head = effect.head;
    text = effect.more;
  } else {
    panel.title =
        drawing ? play_title(rules_, card) : label::is_out(is_mileage(card) ? id_text(rules_, card) : card_title(card));
    panel.dim = true;
    text = Words<MileBones>::why(rules_, why, seen_).text;
  }
  wrap(text, kPanelColumns, panel.lines);
  if (deciding() && !drawing) {
    std::vector<Out> others;
    for (std::size_t i = 0; i < hand().size(); ++i)
      if (out_[i] && i != at) others.push_back({hand()[i], out_[i]});
    panel.amber_from = panel.lines.size();
    // With nothing to play a new player looks for what to do instead.
    if (why && others.size() + 1 == hand().size()) wrap(label::nothing_fits(), kPanelColumns, panel.lines);
    if (!others.empty()) wrap(outs(rules_, seen_, others), kPanelColumns, panel.lines);
  } else if (!deciding() || drawing) {
    panel.amber_from = panel.lines.size();
    wrap(does(rules_, card), kPanelColumns, panel.lines);
  }
  return panel;
}

TableView::Panel TableView::panel_of(Focus now) const {
  Panel panel;
  std::string text;
  const auto pile = [&](const auto& cards, bool own, std::string title) {
    panel.title = std::move(title);
    panel.head = cards.empty() ? label::nothing_there() : shortened(id_text(rules_, top(cards)), kHeadColumns);
    text = cards.empty() ? std::string() : lying(rules_, seen_, own ? me() : foe(), top(cards), own && person());
  };
  const auto whose = [&](bool own) { return plates_[index(own ? me() : foe())].name; };
  if (!deciding()) {
    // Nobody asks: the panel tells what happens.
    const bool theirs =
        acts_.idle() && !waiting_.empty() && person() && seen_.table.current == foe() &&
        (seen_.table.phase == Phase::draw || seen_.table.phase == Phase::play || seen_.table.phase == Phase::offer);
    panel.title = theirs ? label::thinks(seat_name(foe())) : label::on_the_road();
    if (news_.empty()) {
      // At the start of a watched or loaded game nothing has been said yet.
      if (seen_.table.phase == Phase::drawing || seen_.table.phase == Phase::draw) {
        panel.big_lines = true;
        if (seen_.table.current == foe() || !person())
          wrap(label::draws(Info<MileBones>::seats[index(seen_.table.current)]), kBigColumns, panel.lines);
      }
      return panel;
    }
    panel.picture = news_.back().card;
    panel.big_lines = true;
    const bool alone = panel.picture == Card::none;
    wrap(news_.back().text, alone ? kBigColumns : kToldColumns, panel.lines);
    if (panel.lines.size() > 6) panel.lines.resize(6);
    panel.amber_from = panel.lines.size();
    return panel;
  }
  switch (now.place) {
    case Place::hand:
    case Place::panel:
      if (chosen_ < hand().size()) panel = card_panel(now.place == Place::hand ? now.at : chosen_);
      break;
    case Place::answer:
      if (question_.ask == Ask::coup && chosen_ < hand().size()) panel = card_panel(chosen_);
      if (question_.ask == Ask::offer || question_.ask == Ask::discard) panel.title = question_.title;
      break;
    case Place::draw:
    case Place::deck:
      panel.title = seen_.table.phase == Phase::draw ? label::draw_a_card() : label::the_deck();
      if (seen_.table.phase == Phase::draw) {
        // The count stands on the deck, how many the other holds on the plate.
        panel.head = label::then_play();
        if (!news_.empty()) {
          panel.picture = news_.back().card;
          panel.big_lines = true;
          wrap(panel.head, panel.picture == Card::none ? kBigColumns : kToldColumns, panel.lines);
          panel.head.clear();
          panel.amber_from = panel.lines.size();
          wrap(news_.back().text, panel.picture == Card::none ? kBigColumns : kToldColumns, panel.lines);
          if (panel.lines.size() > 6) panel.lines.resize(6);
          return panel;
        }
        if (const Card stops = top(car(true).battle); is_hazard(stops)) text = lying(rules_, seen_, me(), stops, true);
      } else {
        panel.head = label::cards_left(seen_.deck_left);
        text = label::holds(Info<MileBones>::seats[index(foe())], seen_.held[index(foe())]);
      }
      break;
    case Place::discards:
      panel.title = label::discard();
      if (const std::optional<Card> card = chosen_card(); card && seen_.table.phase == Phase::play) {
        panel.head = shortened(id_text(rules_, *card), kHeadColumns);
        text = label::confirm_discards();
      } else {
        panel.head = label::cards_here(seen_.table.discards.size());
        if (!seen_.table.discards.empty()) text = label::on_top(id_text(rules_, top(seen_.table.discards)));
      }
      break;
    case Place::own_battle:
    case Place::foe_battle: {
      const bool own = now.place == Place::own_battle;
      pile(car(own).battle, own, own && person() ? label::your_battle_pile() : label::battle_pile(whose(own)));
      break;
    }
    case Place::own_limit:
    case Place::foe_limit: {
      const bool own = now.place == Place::own_limit;
      pile(car(own).limit, own, own && person() ? label::your_limit_pile() : label::limit_pile(whose(own)));
      break;
    }
    case Place::own_safety:
    case Place::foe_safety: {
      const bool own = now.place == Place::own_safety;
      const Card card = static_cast<Card>(index(Card::extra_tank) + now.at);
      panel.title = card_title(card);
      panel.head = car(own).safeties.has(card)    ? label::laid_here()
                   : car(!own).safeties.has(card) ? label::other_has_it()
                                                  : label::not_on_table();
      text = does(rules_, card);
      break;
    }
    case Place::own_miles:
    case Place::foe_miles: {
      const bool own = now.place == Place::own_miles;
      const std::size_t i = index(own ? me() : foe());
      panel.title = own && person() ? label::your_miles() : label::miles_of(whose(own));
      panel.head = label::of(seen_.miles[i], seen_.goal);
      text = label::so_far(seen_.points[i], rules_.miles[kDistances - 1], car(own).played[kDistances - 1],
                           rules_.most[kDistances - 1]);
      break;
    }
    case Place::own_plate:
    case Place::foe_plate: {
      const bool own = now.place == Place::own_plate;
      panel.title = whose(own);
      panel.head =
          plates_[index(own ? me() : foe())].words[0] + ". " + plates_[index(own ? me() : foe())].words[1] + ".";
      text = label::confirm_log();
      break;
    }
  }
  // A card in hand, a place under the cursor: what confirming would do there.
  if (const std::optional<Card> card = chosen_card();
      card && seen_.table.phase == Phase::play && now.place == target_of(*card) && !out_[chosen_])
    text = label::confirm_lays(id_text(rules_, *card)) + " " + text;
  wrap(text, kPanelColumns, panel.lines);
  const std::size_t room = panel.head.empty() ? kPanelLines : kPanelLines - 1;
  if (panel.lines.size() > room) panel.lines.resize(room);
  panel.head = shortened(panel.head, kHeadColumns);
  panel.title = shortened(panel.title, 22 - (panel.note.empty() ? 0 : characters(panel.note) + 1));
  return panel;
}

void TableView::refresh_hints() {
  hints_.clear();
  if (reading_.open()) {
    const bool more = reading_.scrolls(look_);
    if (more) hints_ = {{Intent::up, {}}, {Intent::down, label::hint_read()}};
    hints_.push_back({Intent::back, label::hint_close()});
    if (more && look_.device == ui::Device::mouse) hints_.push_back({Intent::previous, label::hint_read()});
    return;
  }
  if (!acts_.idle()) {
    hints_ = {{Intent::confirm, label::hint_skip()}, {Intent::menu, label::hint_menu()}};
    return;
  }
  if (sheet_.open && hold_ != 0) {
    hints_ = {{Intent::confirm, label::hint_go_on()},
              ui::lettered(look_, Intent::third, label::hint_scoring(), U'R'),
              ui::lettered(look_, Intent::second, peeking_ ? label::hint_sheet() : label::hint_table(), U'X'),
              {Intent::menu, label::hint_menu()}};
    return;
  }
  const bool mouse = look_.device == ui::Device::mouse;
  if (deciding()) {
    if (question_.ask != Ask::none) {
      hints_ = {{Intent::up, {}}, {Intent::down, label::hint_choose()}, {Intent::confirm, label::hint_answer()}};
    } else if (seen_.table.phase == Phase::draw) {
      if (std::string press = press_hint(); !press.empty()) hints_ = {{Intent::confirm, std::move(press)}};
    } else {
      hints_ = {{Intent::left, {}}, {Intent::right, label::hint_choose()}};
      if (std::string press = press_hint(); !press.empty()) hints_.push_back({Intent::confirm, std::move(press)});
      if (chosen_ < hand().size() && !game_.check_order({Act::discard, hand()[chosen_]}))
        hints_.push_back(ui::lettered(look_, Intent::second, label::hint_discard(), U'X'));
    }
  }
  if (mouse) {  // the other buttons of a mouse: it has no letters
    hints_.push_back({Intent::back, picked_ ? label::hint_put_back() : label::hint_menu()});
    if (deciding()) hints_.push_back({Intent::previous, label::hint_rows()});
  }
  hints_.push_back(ui::lettered(look_, Intent::third, label::hint_read_card(), U'I'));
  hints_.push_back({Intent::view, label::hint_log()});
  const bool keys = look_.device == ui::Device::keyboard || look_.device == ui::Device::script;
  if (keys && deciding()) hints_.push_back({Intent::letter, label::hint_hint(), U'H'});
  hints_.push_back({Intent::help, label::hint_help()});
  hints_.push_back({Intent::menu, label::hint_menu()});
  if (keys && deciding() && game_.can_undo()) hints_.push_back({Intent::letter, label::hint_take_back(), U'U'});
}

// What confirm does where the focus is; a click chooses a card before it plays one.
std::string TableView::press_hint() const {
  const std::optional<Focus> now = focus();
  const bool mouse = look_.device == ui::Device::mouse, drawing = seen_.table.phase == Phase::draw;
  if (!now) return drawing ? label::hint_draw() : label::hint_play();
  switch (now->place) {
    case Place::hand:
      if (mouse && picked_ != now->at) return label::hint_pick();
      if (!out_[now->at]) return label::hint_play();
      return notice_ && notice_->warning ? std::string() : label::hint_why();  // it has just been said
    case Place::draw:
    case Place::deck:
      if (drawing) return label::hint_draw();
      break;
    case Place::discards:
      if (!drawing) return mouse && !picked_ ? label::hint_choose_first() : label::hint_discard();
      break;
    case Place::own_plate:
    case Place::foe_plate: return label::hint_log();
    case Place::panel: return label::hint_read_card();
    case Place::own_battle:
    case Place::own_limit:
    case Place::own_safety:
    case Place::own_miles:
    case Place::foe_battle:
    case Place::foe_limit:
    case Place::foe_safety:
    case Place::foe_miles:
      if (drawing || hand().empty()) break;
      if (mouse && !picked_) return label::hint_choose_first();
      return may_lay(now->place) ? label::hint_lay() : label::hint_why();
    case Place::answer: break;
  }
  return drawing && mouse ? label::hint_deck() : std::string();
}

std::string TableView::says() const {
  if (reading_.open()) return reading_.says();
  const auto spoken = [](const Panel& panel) {
    std::string out = panel.title + ".";
    if (!panel.head.empty()) out += " " + panel.head;
    for (const std::string& line : panel.lines) out += " " + line;
    if (!panel.note.empty() && panel.warning) out += " (" + panel.note + ")";
    return out;
  };
  if (notice_) return spoken(*notice_);
  if (acts_.idle() && sheet_.open && hold_ != 0)
    return label::sheet_said(sheet_.race, sheet_.names[0], sheet_.sums[0], sheet_.names[1], sheet_.sums[1]);
  if (!deciding()) return waiting_.empty() ? spoken(panel_) : waiting_ + " " + spoken(panel_);
  const std::optional<Focus> now = focus();
  std::string out = label::your_turn_said() + " ";
  if (question_.ask != Ask::none && now && now->place == Place::answer) {
    out += question_.title;
    for (const std::string& line : question_.lines) out += " " + line;
    out += " " + question_.answers[now->at] + ".";
    if (!question_.notes[now->at].empty()) out += " " + question_.notes[now->at] + ".";
    return out + " " + label::confirm_answer();
  }
  if (now && now->place == Place::hand && now->at < hand().size()) out += explain(rules_, hand()[now->at]) + " ";
  out += spoken(panel_);
  if (now && now->place == Place::draw) out += " " + label::cards_left(seen_.deck_left) + " " + label::confirm_draw();
  if (now && now->place == Place::hand && seen_.table.phase == Phase::play)
    out += " " + (out_[now->at] ? label::only_discard() : label::confirm_play());
  return out;
}

std::unique_ptr<ui::GameView> make_table(Session& session, const ui::Look& look) {
  return std::make_unique<TableView>(session, look);
}

}  // namespace d6::milebones
