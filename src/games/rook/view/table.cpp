// What the table knows and says: everything that is text is made here when something changes.
#include "games/rook/view/table.h"

#include <algorithm>

#include "base/text.h"
#include "games/rook/words/rook_words.h"
#include "play/entry.h"
#include "stage/systems/flip.h"
#include "stage/systems/tween.h"
#include "ui/table/hints.h"

namespace d6::rook {

using ui::Intent;

namespace {

// The skill's name, as the set-up and the result call it; empty for a person.
std::string computer(const Session& session, Seat seat) {
  const std::string& who = session.seats()[index(seat)];
  if (who == "human") return {};
  const std::span<const Skill> skills = session.entry().skills;
  const std::size_t colon = who.find(':');
  const std::size_t skill = colon == std::string::npos ? 1 : static_cast<std::size_t>(who[colon + 1] - '0');
  return skill >= 1 && skill <= skills.size() ? std::string(skills[skill - 1].name) : tr("Computer");
}

}  // namespace

Table::Table(Session& session, const ui::Look& look)
    : game_(typed_session<Order, Event, Observation, Rules>(session)),
      rules_(game_.rules()),
      look_(look),
      art_(look.sheets) {
  prize_ = {tr("THE PRIZE"), tr("Junk pile"), tr("and trumps"),     tr("YOUR HAND"),  tr("PASS"),
            tr("JUNK PILE"), tr("1 SWAP"),    tr("2 TRUMPS"),       tr("LAST TRICK"), tr("none yet"),
            tr("ROOK 'EM"),  tr("asks for"),  tr("BURY THE ROOK?"), tr("the sun"),    tr("the moon")};
  for (const Colour colour : kAllColours) {
    colour_names_[static_cast<std::size_t>(colour)] = colour_name(colour);
    colour_letters_[static_cast<std::size_t>(colour)] = colour_letter(colour);
  }
  show(Viewer::table);
}

void Table::show(Viewer viewer) {
  const std::optional<int> before = viewer == viewer_ ? ring_.current() : std::nullopt;
  viewer_ = viewer;
  bottom_ = viewer == Viewer::one ? Seat::one : Seat::zero;
  names_ = names_of(viewer, {computer(game_, Seat::zero), computer(game_, Seat::one)});
  may_order_ = false;
  waiting_.clear();
  acts_.clear();
  taking_ = giving_ = Cards();
  lifted_.reset();
  naming_.reset();
  swapped_ = submitting_ = asking_ = peeking_ = false;
  passed_.reset();
  verdict_.reset();
  news_.clear();
  tricks_ = {};
  shake_ = 0;
  reply_.reset();
  trick_winner_.reset();
  pile_shown_.reset();
  reading_.close();
  notice_.reset();
  stage_.things.clear();
  stage_.sounds.clear();
  sounds_.clear();
  lying_ = Cards();
  remark_ = {};
  auction_.clear();
  counters_ = {};
  // What was said last is said again.
  std::vector<Event> told;
  game_.heard(viewer_, 0, told);
  seen_ = {};
  for (const Event& event : told) {
    apply(event);
    hear(event);
  }
  look_again();
  if (remark_.text.empty() && names_.corvus && seen_.phase == Phase::play) remark_.text = tr("Where were we?");
  hold_ = mode() != Mode::sheet ? 0 : person() ? -1 : stage::ticks_of_ms(4000);
  refresh();
  if (!before || !ring_.focus(*before)) focus_first();
  refresh();
  place_cards(false);
}

// Before the deal has been told nothing of it lies on the table yet.
void Table::look_again() {
  game_.seen(viewer_, seen_);
  reply_.reset();
  trick_winner_.reset();
  if (seen_.phase != Phase::counting) pile_shown_.reset();
  pile_lies_ = seen_.pile_known;
  if (seen_.phase != Phase::dealt) return;
  for (Cards& hand : seen_.hands) hand = Cards();
  seen_.sizes = {};
}

void Table::hear(const Event& event) {
  if (event.kind == Event::Kind::dealt) {
    auction_.clear();
    passed_.reset();
    tricks_ = {};
    counters_ = {};
  }
  if (event.kind == Event::Kind::bid) auction_.emplace_back(event.seat, event.points);
  if (event.kind == Event::Kind::passed) passed_ = event.seat;
  if (std::string told = news(rules_, event, names_); !told.empty()) news_ = std::move(told);
  if (std::optional<Remark> said = remark(rules_, seen_, event, names_)) remark_ = std::move(*said);
}

void Table::heard(std::size_t from, std::size_t to) {
  (void)to;  // all that was told is heard at once
  game_.heard(viewer_, from, acts_.queue());
  lifted_.reset();
  peeking_ = asking_ = false;
  acts_.start([this](const Event& event) { return begin(event); });
  if (acts_.idle()) ended();
  refresh();
}

void Table::refuse(const ::d6::Refused& why) {
  // The rule stands in the title; the sentence need not repeat it.
  std::string text = why.text;
  const std::string tail = why.rule.empty() ? std::string() : " (" + why.rule + ")";
  if (const std::size_t at = tail.empty() ? std::string::npos : text.find(tail); at != std::string::npos)
    text.erase(at, tail.size());
  const std::string rule = rule_words(why.rule);
  if (!notify_in_line(tr("NOT NOW"), text, rule)) notify(tr("NOT NOW"), text);
  notice_->warning = true;
  notice_->rule = rule;
  if (mode() == Mode::play && asked_) notice_->led = seen_.led;
  sounds_.push_back({"refused", 0});
}

// Below the ladder, where the bid itself is explained, there is room for a sentence in the common face.
bool Table::notify_in_line(const std::string& title, const std::string& text, const std::string& rule) {
  const int room = kSentence.w - 32 - look_.text.measure(title) - look_.table.measure(rule);
  if (mode() != Mode::auction || look_.large_text || look_.text.measure(text) > room) return false;
  notice_ = Notice();
  notice_->title = title;
  notice_->lines = {text};
  notice_->font = &look_.text;
  notice_->at = kSentence;
  return true;
}

// In the largest font that has room for all of it; large text tries headings first.
void Table::notify(std::string title, const std::string& text) {
  Notice notice;
  notice.title = std::move(title);
  const Rect place = notice_place();
  notice.at = place;
  for (const stage::Font* font : {&look_.head, &look_.text, &look_.table}) {
    if (font == &look_.head && !look_.large_text) continue;
    notice.font = font;
    notice.lines.clear();
    wrap(text, static_cast<std::size_t>((place.w - 12) / font->advance()), notice.lines);
    const auto room = static_cast<std::size_t>((place.h - 16) / (font->height() + 2));
    if (notice.lines.size() <= room) break;
    if (font == &look_.table) notice.lines.resize(room);
  }
  notice_ = std::move(notice);
}

void Table::refused(const ::d6::Refused& why) {
  submitting_ = false;
  naming_.reset();
  refuse(why);
  refresh();
}

void Table::yours(bool may_order, const std::string& waiting) {
  const bool began = may_order && !may_order_;
  if (may_order == may_order_ && waiting == waiting_) return;
  may_order_ = may_order;
  waiting_ = waiting;
  if (!may_order) asking_ = false, lifted_.reset();
  refresh();
  if (began && !submitting_) focus_first();
  refresh();
  place_cards(true);
}

// The next order of the confirmed draft: all taken, all given, done, trumps.
std::optional<std::string> Table::drafted() {
  if (!submitting_) return std::nullopt;
  Order order = done();
  if (seen_.phase == Phase::swap && taking_) {
    order = take(taking_.lowest());
  } else if (seen_.phase == Phase::swap && giving_) {
    order = rook::give(giving_.lowest());
  } else if (seen_.phase == Phase::trumps && naming_) {
    order = name_trumps(*naming_);
    submitting_ = false;
    naming_.reset();
  } else if (seen_.phase != Phase::swap) {
    submitting_ = false;
    return std::nullopt;
  }
  return Words<Rook>::text(rules_, order);
}

void Table::advised(const Advice& advice) {
  const Parsed<Order> parsed = Words<Rook>::parse(rules_, advice.order);
  if (!parsed.order) return;
  const Order& order = *parsed.order;
  std::string text;
  switch (order.kind) {
    case Order::Kind::bid:
      focus_on(Place::bid, static_cast<std::size_t>((order.value - rules_.opening_bid) / rules_.bid_step));
      text = tr("Bid {}.", int(order.value));
      break;
    case Order::Kind::pass:
      focus_on(Place::pass);
      text = tr("Pass.");
      break;
    case Order::Kind::take:
      swapped_ = false;
      refresh();
      focus_on(Place::tray, order.value);
      text = tr("Take {}.", card_short(order.card()));
      break;
    case Order::Kind::give:
      swapped_ = false;
      refresh();
      focus_on(Place::hand, order.value);
      text = tr("Put {} into the pile.", card_short(order.card()));
      break;
    case Order::Kind::done:
      focus_on(Place::done);
      text = tr("Name trumps now.");
      break;
    case Order::Kind::trumps:
      focus_on(Place::tile, order.value);
      text = tr("Name {}.", colour_name(order.colour()));
      break;
    case Order::Kind::play:
      focus_on(Place::hand, order.value);
      text = tr("Play {}.", card_short(order.card()));
      break;
  }
  if (!advice.reason.empty()) text += " " + advice.reason;
  notify(tr("HINT"), text);
  refresh();
  place_cards(true);
}

Table::Mode Table::mode() const {
  const bool mine = person() && seen_.next == me();
  switch (seen_.phase) {
    case Phase::dealt:
    case Phase::auction: return Mode::auction;
    case Phase::swap: return !mine ? Mode::play : swapped_ ? Mode::trumps : Mode::swap;
    case Phase::trumps: return mine ? Mode::trumps : Mode::play;
    case Phase::play:
    case Phase::counting: return Mode::play;
    case Phase::shuffling:
    case Phase::over: return seen_.last_hand ? Mode::sheet : Mode::play;
  }
  return Mode::play;
}

Rect Table::notice_place() const {
  switch (mode()) {
    case Mode::auction: return look_.large_text ? Rect{76, 17, 556, 58} : Rect{262, 20, 370, 50};
    case Mode::swap:
    case Mode::trumps: return kSteps;
    case Mode::play:
    case Mode::sheet: break;
  }
  return {436, 50, 196, 112};
}

bool Table::may_bid(std::size_t i) const {
  if (passed_ || tossing()) return false;
  return seen_.bidder ? bid_at(i) > seen_.bids[index(*seen_.bidder)] : bid_at(i) == rules_.opening_bid;
}

std::optional<Table::Focus> Table::focus() const {
  const std::optional<int> id = ring_.current();
  return id ? std::optional(focus_of(*id)) : std::nullopt;
}

std::optional<Colour> Table::candidate() const {
  const std::optional<Focus> now = focus();
  if (mode() != Mode::trumps || !now || now->place != Place::tile) return std::nullopt;
  return static_cast<Colour>(now->at);
}

std::optional<Card> Table::focused_card() const {
  const std::optional<Focus> now = focus();
  if (!now || (now->place != Place::hand && now->place != Place::tray)) return std::nullopt;
  return Card{static_cast<std::uint8_t>(now->at)};
}

// Where the focus is best when a decision begins.
void Table::focus_first() {
  switch (mode()) {
    case Mode::auction: {
      const int last = seen_.bidder ? seen_.bids[index(*seen_.bidder)] : rules_.opening_bid - rules_.bid_step;
      const auto i = static_cast<std::size_t>((last - rules_.opening_bid) / rules_.bid_step + 1);
      if (!focus_on(Place::bid, std::min(i, bid_count() - 1))) focus_on(Place::talk);
      return;
    }
    case Mode::swap:
      if (pile_now()) {
        std::vector<Card> pile;
        sort_cards(pile_now(), {}, pile);
        focus_on(Place::tray, pile.front().id);
      } else {
        focus_on(Place::done);
      }
      return;
    case Mode::trumps: {
      Colour best = Colour::red;
      for (const Colour colour : kShown)
        if ((hand_now() & suit(colour)).count() > (hand_now() & suit(best)).count()) best = colour;
      focus_on(Place::tile, static_cast<std::size_t>(best));
      return;
    }
    case Mode::play: {
      if (order_.empty() || !person()) {
        focus_on(Place::talk);
        return;
      }
      // On the card that has the focus, or the nearest one that may be played.
      const Cards may = seen_.trumps && may_order_
                            ? playable(rules_.free_follow, *seen_.trumps, seen_.led, seen_.hands[index(me())])
                            : seen_.hands[index(me())];
      const std::optional<Card> now = focused_card();
      // A hand begins beside the Rook: one press too many shall not spend it.
      std::size_t from = !now && order_.size() > 1 && order_.front().rook() ? 1 : 0, best = 0, off = 99;
      for (std::size_t i = 0; i < order_.size(); ++i)
        if (now && order_[i] == *now) from = i;
      for (std::size_t i = 0; i < order_.size(); ++i) {
        const std::size_t apart = i > from ? i - from : from - i;
        if (may.contains(order_[i]) && apart < off) best = i, off = apart;
      }
      focus_on(Place::hand, order_[best].id);
      return;
    }
    case Mode::sheet: focus_on(Place::next); return;
  }
}

void Table::refresh() {
  names_ = names_of(viewer_, {computer(game_, Seat::zero), computer(game_, Seat::one)});
  const std::optional<Colour> trumps = seen_.trumps;
  sort_cards(person() ? hand_now() : Cards(), trumps, order_);
  lay_hand(order_, rects_);
  pile_order_.clear();
  if (seen_.pile_known && person()) sort_cards(seen_.pile, trumps, pile_order_);
  for (std::size_t i = 0; i < 2; ++i) sort_cards(counters_[i], trumps, won_[i]);
  stacks_ = tricks_[0] + tricks_[1] > 0 && (person() ? order_.size() <= 10 : seen_.sizes[index(me())] <= 10);
  refresh_spots();
  refresh_slots();
  refresh_texts();
  refresh_hints();
}

void Table::refresh_spots() {
  spots_.clear();
  const auto spot = [this](Place place, std::size_t at, Rect r) { spots_.push_back({id_of(place, at), r}); };
  const Mode now = mode();
  const auto hand = [&] {
    for (std::size_t i = 0; i < order_.size(); ++i) spot(Place::hand, order_[i].id, rects_[i]);
  };
  if (asking_) {
    spot(Place::answer, 0, answer_place(0));
    spot(Place::answer, 1, answer_place(1));
    ring_.set(spots_);
    return;
  }
  switch (now) {
    case Mode::auction:
      // The log has its key; up and down need not lead from the ladder to a face.
      if (!person() || passed_ || !deciding()) spot(Place::talk, 0, kPortrait);
      if (person()) {
        for (std::size_t i = 0; i < bid_count(); ++i)
          if (may_bid(i)) spot(Place::bid, i, bid_place(static_cast<int>(i), static_cast<int>(bid_count())));
        if (seen_.bidder && !passed_) spot(Place::pass, 0, kPass);
      }
      break;
    case Mode::swap: {
      std::vector<Card> pile;
      sort_cards(pile_now(), {}, pile);
      for (std::size_t i = 0; i < pile.size(); ++i)
        spot(Place::tray, pile[i].id, tray_place(static_cast<int>(i), static_cast<int>(pile.size())));
      spot(Place::done, 0, kDone);
      hand();
      break;
    }
    case Mode::trumps:
      for (std::size_t i = 0; i < kColours; ++i) spot(Place::tile, static_cast<std::size_t>(kShown[i]), tile_place(i));
      break;
    case Mode::play:
      spot(Place::talk, 0, kPortrait);
      spot(Place::last, 0, kLast);
      if (person()) hand();
      break;
    case Mode::sheet: spot(Place::next, 0, {kVerdict.x + 8, kVerdict.y + 206, kVerdict.w - 16, 20}); break;
  }
  ring_.set(spots_);
}

// Every card that lies open, and where.
void Table::refresh_slots() {
  slots_.clear();
  const Mode now = mode();
  if (now == Mode::sheet) return;
  const std::optional<Card> focused = focused_card();
  const std::optional<Colour> rising = candidate();
  const bool choosing = now == Mode::play && deciding() && seen_.phase == Phase::play && seen_.trumps;
  const Cards may =
      choosing ? playable(rules_.free_follow, *seen_.trumps, seen_.led, seen_.hands[index(me())]) : kAllCards;
  const Cards fresh = now == Mode::swap ? taking_ | seen_.took : Cards();
  for (std::size_t i = 0; i < order_.size(); ++i) {
    Slot slot;
    slot.card = order_[i];
    slot.at = rects_[i];
    slot.dim = !may.contains(slot.card);
    slot.trump = seen_.trumps && !slot.card.rook() && slot.card.colour() == *seen_.trumps;
    const std::optional<Focus> at = focus();
    slot.focused = focused == slot.card && at && at->place == Place::hand && deciding() && !asking_ && !peeking_;
    slot.lifted = lifted_ == slot.card && lifted_own_;
    const bool rises = rising && (slot.card.rook() || slot.card.colour() == *rising);
    if (rises) slot.trump = !slot.card.rook();
    if (slot.focused || slot.lifted || rises) slot.at.y -= rises && rects_[i].y == kRowTwo ? 2 : raise_of(rects_[i].y);
    slot.layer = slot.focused ? 7 : slot.lifted ? 6 : 4;
    if (slot.lifted) {
      slot.tag = "SWAP";
    } else if (fresh.contains(slot.card)) {
      slot.tag = "NEW";
    }
    slots_.push_back(slot);
  }
  if ((now == Mode::swap || now == Mode::trumps) && pile_lies_) {
    std::vector<Card> pile;
    sort_cards(pile_now(), {}, pile);
    const Cards mine = giving_ | seen_.gave;
    for (std::size_t i = 0; i < pile.size(); ++i) {
      Slot slot;
      slot.card = pile[i];
      slot.at = tray_place(static_cast<int>(i), static_cast<int>(pile.size()));
      slot.dim = now == Mode::trumps;
      const std::optional<Focus> at = focus();
      slot.focused = focused == slot.card && at && at->place == Place::tray && deciding() && !asking_;
      slot.lifted = lifted_ == slot.card && !lifted_own_;
      if (slot.focused || slot.lifted) slot.at.y -= 2;
      slot.layer = slot.focused ? 7 : slot.lifted ? 6 : 4;
      if (slot.lifted) {
        slot.tag = "SWAP";
      } else if (now == Mode::swap && mine.contains(slot.card)) {
        slot.tag = "YOURS";
      }
      slots_.push_back(slot);
    }
  }
  if (pile_shown_) {
    std::vector<Card> pile;
    sort_cards(*pile_shown_, seen_.trumps, pile);
    // In the tray while they are counted; the verdict, which needs it, moves them below.
    std::vector<Rect> places;
    lay_hand(pile, places);
    const int n = static_cast<int>(pile.size()), pitch = n > 1 ? std::min(60, (kTrick.w - 24 - kCardW) / (n - 1)) : 0;
    const int first = kTrick.x + (kTrick.w - (n - 1) * pitch - kCardW) / 2;
    for (int i = 0; i < n && !verdict_; ++i)
      places[static_cast<std::size_t>(i)] = {first + i * pitch, kTrick.y + 9, kCardW, kCardH};
    for (std::size_t i = 0; i < pile.size(); ++i) {
      Slot slot;
      slot.card = pile[i];
      slot.at = places[i];
      if (!verdict_) slot.layer = 8;
      slot.trump = seen_.trumps && !slot.card.rook() && slot.card.colour() == *seen_.trumps;
      slots_.push_back(slot);
    }
  }
  if (now == Mode::play && seen_.led && !peeking_) {
    const Seat leader = reply_ ? seen_.next : other(seen_.next);
    const auto lay = [&](Card card, Seat seat) {
      Slot slot;
      slot.card = card;
      slot.at = seat == me() ? kOwnTrick : kFoeTrick;
      slot.trump = seen_.trumps && !card.rook() && card.colour() == *seen_.trumps;
      slot.layer = 8;
      slots_.push_back(slot);
    };
    lay(*seen_.led, leader);
    if (reply_) lay(*reply_, other(leader));
  }
}

// The open cards go to their places by themselves, or lie there at once.
void Table::place_cards(bool moving) {
  stage::Registry& things = stage_.things;
  Cards wanted;
  for (const Slot& slot : slots_) wanted.push_back(slot.card);
  for (const Card card : lying_ - wanted) things.remove(things_[card.id]);
  lying_ = lying_ & wanted;
  const bool at_once = !moving || look_.speed == stage::Speed::off;
  const bool dealing = !acts_.idle() && acts_.front().kind == Event::Kind::hand;
  int dealt = 0;
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    const Slot& slot = slots_[i];
    stage::Thing& thing = things_[slot.card.id];
    const bool fresh = !lying_.contains(slot.card);
    const stage::Position goal{slot.at.x, slot.at.y};
    if (fresh) {
      thing = things.create();
      lying_.push_back(slot.card);
      const Rect from = comes_from(slot.card);
      things.set(thing, stage::Position{from.x, from.y});
      things.set(thing, stage::CardFace{{}, art_.back, at_once, nullptr});
    }
    auto& face = *things.find<stage::CardFace>(thing);
    face.front = slot.dim ? art_.dim[slot.card.id] : art_.card[slot.card.id];
    things.set(thing, stage::Layer{slot.layer, static_cast<std::int16_t>(4 * i + 2)});
    const auto* tween = things.find<stage::Tween>(thing);
    const stage::Position heading = tween ? tween->to : *things.find<stage::Position>(thing);
    if (at_once) {
      things.drop<stage::Tween>(thing);
      things.drop<stage::Flip>(thing);
      things.set(thing, goal);
      face.face_up = true;
      continue;
    }
    const stage::Position here = *things.find<stage::Position>(thing);
    const int far = std::abs(goal.x - here.x) + std::abs(goal.y - here.y);
    const int wait = fresh && dealing ? 40 * dealt++ : 0;
    if (!(heading == goal)) stage::send(things, thing, goal, far > 12 ? 200 : 80, wait);
    if (fresh) stage::flip(things, thing, true, 120, wait + 200);
  }
}

void Table::refresh_texts() {
  const Mode now = mode();
  const Cards mine = person() ? hand_now() : Cards();
  // The top bar
  const int number = seen_.hand;
  switch (now) {
    case Mode::auction: top_middle_ = tr("HAND {} · THE AUCTION", number); break;
    case Mode::swap:
    case Mode::trumps:
      top_middle_ = tr("HAND {} · YOUR BID {}", number, seen_.bidder ? seen_.bids[index(*seen_.bidder)] : 0);
      break;
    case Mode::play:
      top_middle_ = seen_.phase == Phase::play ? tr("HAND {} · TRICK {} OF {}", number,
                                                    std::min<int>(seen_.trick, rules_.hand_cards), rules_.hand_cards)
                                               : tr("HAND {}", number);
      break;
    case Mode::sheet: top_middle_ = tr("HAND {} · SCORE", seen_.last_hand ? int(seen_.last_hand->hand) : number); break;
  }
  const std::string scores =
      tr("{} {}  {} {}", names_.of(me()), seen_.totals[index(me())], names_.of(foe()), seen_.totals[index(foe())]);
  top_right_ = rules_.single_hand ? scores : tr("TO {}  {}", rules_.goal, scores);
  // What the screen shows anyway gives way first, the goal last.
  const auto tight = [&] { return look_.text.measure(top_right_) > 296 - look_.text.measure(top_middle_) / 2; };
  if (tight() && now == Mode::auction) top_middle_ = tr("HAND {}", number);
  if (tight() && now == Mode::play && seen_.phase == Phase::play)
    top_middle_ = tr("TRICK {} OF {}", std::min<int>(seen_.trick, rules_.hand_cards), rules_.hand_cards);
  if (tight() && (now == Mode::swap || now == Mode::trumps))
    top_middle_ = tr("YOUR BID {}", seen_.bidder ? seen_.bids[index(*seen_.bidder)] : 0);
  if (tight()) top_right_ = scores;
  // The talk
  bubble_.clear();
  // Large text takes the prize's place, where the auction has said often enough what it is about.
  big_bubble_ = false;
  if (look_.large_text && now == Mode::auction) {
    wrap(remark_.text, 28, bubble_);
    big_bubble_ = bubble_.size() <= 2;
    if (!big_bubble_) bubble_.clear();
  }
  // In the play there is one line of them between the bar and the trick, over the backs of the other hand.
  if (look_.large_text && now == Mode::play && person() && look_.head.measure(remark_.text) + 18 <= kBigBubble.w) {
    bubble_ = {remark_.text};
    big_bubble_ = !remark_.text.empty();
  }
  if (!big_bubble_) wrap(remark_.text, now == Mode::auction ? 20 : 15, bubble_);
  bubble_.resize(std::min<std::size_t>(bubble_.size(), 3));
  bubble_w_ = look_.text.measure(names_.of(names_.you ? foe() : remark_.speaker)) + 28;
  for (const std::string& line : bubble_)
    bubble_w_ = std::max(bubble_w_, (big_bubble_ ? look_.head : look_.text).measure(line) + 18);
  const int foes = seen_.sizes[index(foe())];
  foe_count_ = foes == 1 ? tr("1 card") : tr("{} cards", foes);
  if (!person()) {
    foe_count_ = tr("{}: {}", names_.of(foe()), foe_count_);
    const int n = seen_.sizes[index(me())];
    own_count_ = tr("{}: {}", names_.of(me()), n == 1 ? tr("1 card") : tr("{} cards", n));
  }
  // Nothing is counted before it has landed.
  const bool landing = !acts_.idle() && acts_.front().kind == Event::Kind::hand;
  hand_points_ = landing ? std::string() : tr("{} points", rules_.points(mine));
  for (const Colour colour : kAllColours) {
    const int n = (mine & suit(colour)).count();
    held_[static_cast<std::size_t>(colour)] = landing ? std::string("-") : fmt::format("{}", n);
    held_notes_[static_cast<std::size_t>(colour)] = tr("{} held", n);
  }
  const std::optional<Focus> at = focus();

  // The auction
  bids_.clear();
  raises_.clear();
  said_.assign(bid_count(), std::nullopt);
  for (const auto& [seat, points] : auction_)
    if (const auto i = static_cast<std::size_t>((points - rules_.opening_bid) / rules_.bid_step); i < said_.size())
      said_[i] = seat;
  const int last = seen_.bidder ? seen_.bids[index(*seen_.bidder)] : 0;
  for (std::size_t i = 0; i < bid_count(); ++i) {
    bids_.push_back(fmt::format("{}", bid_at(i)));
    raises_.push_back(bid_at(i) == rules_.most_bid   ? tr("ALL")
                      : last > 0 && bid_at(i) > last ? fmt::format("+{}", bid_at(i) - last)
                                                     : std::string());
  }
  const bool may_pass = person() && seen_.next == me() && !passed_;
  pass_note_ = passed_         ? names_.corvus ? tr("he passed") : tr("{} passed", names_.of(*passed_))
                       : !may_pass ? std::string()
               : last == 0     ? tr("you must bid")
               : names_.corvus ? tr("to {}", names_.said[index(*seen_.bidder)])
                               : tr("goes for {}", last);
  if (passed_ && names_.is_you(*passed_)) pass_note_ = tr("you passed");
  if (now == Mode::auction) {
    if (!deciding()) {
      sentence_title_.clear();
      sentence_ = tossing() && !acts_.idle()          ? tr("A coin says who opens: the sun is {}, the moon {}.",
                                                           names_.of(Seat::zero), names_.of(Seat::one))
                  : !acts_.idle() || waiting_.empty() ? news_
                  : names_.corvus                     ? tr("{} thinks...", names_.said[index(foe())])
                                                      : tr("{} is to bid.", names_.of(seen_.next));
    } else if (at && at->place == Place::pass) {
      sentence_title_ = tr("PASS:");
      sentence_ = pass_words(seen_, names_);
    } else if (at && at->place == Place::bid) {
      sentence_title_ = tr("BID {}:", bid_at(at->at));
      sentence_ =
          look_.large_text ? bid_short(rules_, seen_, bid_at(at->at)) : bid_words(rules_, seen_, bid_at(at->at));
    } else {
      sentence_title_ = tr("THE TALK:");
      sentence_ = tr("confirm to read the whole log.");
    }
  }

  if (notice_ && notice_->warning && now == Mode::auction) {
    sentence_title_.clear();
    sentence_.clear();
  }

  // The junk pile
  const int swaps = (taking_ | seen_.took).count();
  pile_points_ = pile_lies_ ? tr("{} points in it", rules_.points(pile_now())) : tr("{} cards", rules_.pile_cards);
  tray_count_ = tr("{} of {} done", swaps, rules_.swap_most);
  if (now == Mode::trumps) {
    tray_line_ = tr("Whoever takes the last trick gets it.");
  } else if (lifted_) {
    tray_line_ = lifted_own_ ? tr("for a card of the pile") : tr("for a card of your hand");
  } else if (!pile_lies_) {
    tray_line_ = news_;
  } else if (full()) {
    tray_line_ = tr("All swapped. Name trumps.");
  } else {
    tray_line_ = tr("Choose a card to swap.");
  }
  const std::optional<Colour> rising = candidate();
  if (rising) {
    const int held = (mine & suit(*rising)).count();
    steps_note_ = mine.contains(kRook) ? tr("{}: {} cards, and the Rook.", colour_name(*rising), held)
                                       : tr("{}: {} cards.", colour_name(*rising), held);
  } else {
    steps_note_ = tr("Done: name trumps");
  }
  if (asking_) {
    ask_lines_.clear();
    ask_text_ = tr("The Rook would lie in the pile: {} points to whoever takes the last trick.", rules_.rook_points);
    wrap(ask_text_, 27, ask_lines_);
    ask_answers_ = {tr("No, back to the swap"), tr("Yes, bury the Rook")};
  }

  // The goal
  const int bid = seen_.bidder ? seen_.bids[index(*seen_.bidder)] : 0;
  goal_title_ = seen_.bidder ? tr("{} BID", names_.of(*seen_.bidder)) : std::string();
  if (seen_.bidder && look_.table.measure(goal_title_) > kGoalTitle) goal_title_ = names_.of(*seen_.bidder);
  goal_bid_ = fmt::format("{}", bid);
  goal_line_ = goal_words(rules_, seen_, me());
  goal_left_ = tr("{} left", rules_.total_points - seen_.captured[0] - seen_.captured[1]);
  for (const Seat seat : {Seat::zero, Seat::one})
    captured_[index(seat)] = fmt::format("{}", seen_.captured[index(seat)]);

  // The trick
  caption_.clear();
  asked_.reset();
  const bool choosing = now == Mode::play && deciding() && seen_.phase == Phase::play;
  const auto taking = [&](Seat seat, int points) {
    const bool yours = names_.is_you(seat);
    if (points > 0)
      return yours ? tr("You take it: {}", signed_points(points))
                   : tr("{} takes it: {}", names_.of(seat), signed_points(points));
    return yours ? tr("You take it, no points") : tr("{} takes it", names_.of(seat));
  };
  if (peeking_ && seen_.last_trick) {
    const Trick& trick = *seen_.last_trick;
    const int points = rules_.points(trick.lead) + rules_.points(trick.reply);
    caption_ = tr("Last trick: {} {}", names_.of(trick.winner), points > 0 ? signed_points(points) : tr("took it"));
  } else if (trick_winner_ && reply_ && seen_.led) {
    caption_ = taking(*trick_winner_, rules_.points(*seen_.led) + rules_.points(*reply_));
  } else if (pile_shown_) {
    const int points = rules_.points(*pile_shown_);
    const Seat to = seen_.last_trick ? seen_.last_trick->winner : me();
    caption_ = names_.is_you(to) ? tr("You take the pile: {}", signed_points(points))
                                 : tr("{} takes it: {}", names_.of(to), signed_points(points));
  } else if (choosing) {
    if (at && at->place == Place::hand) caption_ = play_caption(rules_, seen_, Card{static_cast<std::uint8_t>(at->at)});
    if (at && at->place == Place::last) caption_ = tr("Look at the last trick");
    if (at && at->place == Place::talk) caption_ = tr("Read the log");
  } else if (seen_.phase == Phase::swap || seen_.phase == Phase::trumps) {
    caption_ = tr("{} takes the pile", names_.of(seen_.next));
  } else if (seen_.phase == Phase::play && !seen_.led && seen_.trumps) {
    caption_ = person() && seen_.next == me() ? tr("You lead") : tr("{} leads", names_.of(seen_.next));
  }
  // What is refused is said once, beside the trick.
  if (notice_ && notice_->warning && choosing) caption_.clear();
  if (peeking_ && seen_.last_trick) {
    turn_ = tr("Looking back");
  } else if (choosing) {
    turn_ = turn_words(rules_, seen_);
    if (order_.size() == 1) turn_ = tr("Your last card");
    asked_ = asked_colour(rules_, seen_);
  } else if (trick_winner_) {
    const bool yours = names_.is_you(*trick_winner_);
    turn_ = seen_.trick < rules_.hand_cards
                ? (yours ? tr("You lead the next") : tr("{} leads next", names_.of(*trick_winner_)))
            : yours ? tr("The pile is yours")
                    : tr("{} has the pile", names_.of(*trick_winner_));
  } else if (!acts_.idle() || waiting_.empty()) {
    turn_ = seen_.phase == Phase::play && !trick_winner_ ? tr("{} to play", names_.of(seen_.next)) : std::string();
    if (person() && seen_.next == me()) turn_.clear();
  } else {
    turn_ = person() && seen_.next == me() ? std::string()
            : names_.corvus                ? tr("{} thinks...", names_.said[index(foe())])
                                           : tr("{} to play", names_.of(seen_.next));
  }
  lifted_name_ = lifted_ ? card_short(*lifted_) : std::string();
  pile_note_ = seen_.pile_known && pile_now() ? tr("{} points, to the last trick", rules_.points(seen_.pile))
                                              : tr("{} cards to the last trick", rules_.pile_cards);
  for (const Seat seat : {Seat::zero, Seat::one})
    taken_[index(seat)] = tricks_[index(seat)] == 1 ? tr("1 trick") : tr("{} tricks", tricks_[index(seat)]);
  if (verdict_) {
    verdict_title_ = verdict_->kind == Event::Kind::made ? tr("BID MADE") : tr("BID FAILED");
    verdict_line_ = tr("{} of {}", seen_.captured[index(verdict_->seat)], int(verdict_->points));
    caption_ = tr("{} scores {}", names_.of(verdict_->seat), signed_points(verdict_->scored[index(verdict_->seat)]));
    if (names_.is_you(verdict_->seat))
      caption_ = tr("You score {}", signed_points(verdict_->scored[index(verdict_->seat)]));
  }
  pile_lines_.clear();
  wrap(pile_note_, 16, pile_lines_);
  if (now == Mode::sheet) sheet_.refresh(rules_, seen_, names_, me());
}

void Table::refresh_hints() {
  hints_.clear();
  right_hint_.clear();
  if (reading_.open()) {
    if (reading_.scrolls(look_)) hints_ = {{Intent::up, {}}, {Intent::down, tr("read")}};
    hints_.push_back({Intent::back, tr("close")});
    return;
  }
  const Mode now = mode();
  if (now == Mode::sheet && acts_.idle()) {
    hints_ = {{Intent::confirm, seen_.phase == Phase::over ? tr("to the result") : tr("next hand")},
              {Intent::menu, tr("menu")}};
    return;
  }
  if (!acts_.idle()) {
    hints_ = {{Intent::confirm, tr("skip")}, {Intent::menu, tr("menu")}};
    return;
  }
  const std::optional<Focus> at = focus();
  if (asking_) {
    hints_ = {{Intent::up, {}}, {Intent::down, tr("choose")}, {Intent::confirm, tr("answer")}};
    return;
  }
  // Letters are easier found on a keyboard than its rare keys.
  const auto key = [this](Intent intent, std::string words, char32_t sign) {
    hints_.push_back(ui::lettered(look_, intent, std::move(words), sign));
  };
  if (deciding()) {
    switch (now) {
      case Mode::auction: {
        const bool passing = at && at->place == Place::pass;
        if (seen_.bidder) hints_ = {{Intent::left, {}}, {Intent::right, tr("choose")}};
        if (at && at->place == Place::bid) hints_.push_back({Intent::confirm, tr("bid {}", bid_at(at->at))});
        if (passing) hints_.push_back({Intent::confirm, tr("pass")});
        if (!passing && seen_.bidder) key(Intent::second, tr("pass"), U'P');
        key(Intent::third, tr("why?"), U'W');
        hints_.push_back({Intent::view, tr("log")});
        break;
      }
      case Mode::swap:
        hints_ = {{Intent::left, {}},
                  {Intent::right, tr("choose")},
                  {Intent::confirm, at && at->place == Place::done ? tr("name trumps")
                                    : lifted_                      ? tr("swap")
                                                                   : tr("lift")}};
        if (lifted_) hints_.push_back({Intent::back, tr("put down")});
        if (taking_) key(Intent::second, tr("undo all"), U'U');
        key(Intent::third, tr("done"), U'D');
        break;
      case Mode::trumps:
        hints_ = {{Intent::left, {}}, {Intent::right, tr("colour")}};
        if (const std::optional<Colour> colour = candidate())
          hints_.push_back({Intent::confirm, tr("name {} trumps", colour_name(*colour))});
        if (seen_.phase == Phase::swap) hints_.push_back({Intent::back, tr("back to the swap")});
        break;
      case Mode::play:
        if (peeking_) {
          hints_ = {{Intent::back, tr("back")}};
          break;
        }
        hints_ = {{Intent::left, {}},
                  {Intent::right, tr("choose")},
                  {Intent::confirm, at && at->place == Place::hand   ? tr("play")
                                    : at && at->place == Place::last ? tr("look")
                                                                     : tr("read")}};
        key(Intent::second, tr("last trick"), U'L');
        key(Intent::third, tr("why?"), U'W');
        hints_.push_back({Intent::view, tr("log")});
        break;
      case Mode::sheet: break;
    }
    if (look_.device == ui::Device::keyboard) {
      hints_.push_back({Intent::letter, tr("hint"), U'H'});
      if (!taking_ && !lifted_) hints_.push_back({Intent::letter, tr("take back"), U'U'});
    }
    hints_.push_back({Intent::help, tr("help")});
  } else {
    hints_.push_back({Intent::view, tr("log")});
  }
  hints_.push_back({Intent::menu, tr("menu")});
  // A mouse has no key for it: its right button steps back, and from nothing into the menu.
  const bool free =
      std::none_of(hints_.begin(), hints_.end(), [](const ui::Hint& h) { return h.intent == Intent::back; });
  if (look_.device == ui::Device::mouse && free) hints_.push_back({Intent::back, tr("menu")});
}

ui::Cover Table::cover() const {
  if (reading_.open()) return ui::Cover::reading;
  return notice_ || asking_ || peeking_ ? ui::Cover::notice : ui::Cover::none;
}

std::string Table::says() const {
  if (reading_.open()) return reading_.says();
  std::string out;
  if (notice_) {
    out = notice_->title + ":";
    for (const std::string& line : notice_->lines) out += " " + line;
    if (!notice_->rule.empty()) out += " (" + notice_->rule + ")";
    return out;
  }
  if (asking_) {
    const std::optional<Focus> at = focus();
    return ask_text_ + " " + ask_answers_[at && at->at == 1 ? 1 : 0] + "?";
  }
  if (mode() == Mode::sheet) return sheet_.verdict + ". " + sheet_.reason + " " + sheet_.next;
  if (!remark_.text.empty()) out = names_.of(foe()) + ": " + remark_.text;
  if (!deciding()) return waiting_.empty() ? out + " " + tr("...") : waiting_ + " " + out;
  out = tr("Your turn.");
  const std::optional<Focus> at = focus();
  switch (mode()) {
    case Mode::auction: out += " " + sentence_title_ + " " + sentence_; break;
    case Mode::swap:
      if (lifted_) out += " " + tr("Swap {}", card_short(*lifted_));
      out += " " + tray_line_ + " " + tray_count_ + ".";
      if (const std::optional<Card> card = focused_card()) out += " " + card_reason(rules_, seen_, *card);
      if (at && at->place == Place::done) out += " " + steps_note_ + ".";
      break;
    case Mode::trumps: out += " " + tr("Name trumps.") + " " + steps_note_; break;
    case Mode::play:
      out = turn_ + (asked_ ? " " + colour_name(*asked_) : std::string()) + ". ";
      if (const std::optional<Card> card = focused_card()) out += card_words(rules_, *card) + ": ";
      out += caption_ + ". " + goal_line_ + ".";
      break;
    case Mode::sheet: break;
  }
  return out;
}

std::unique_ptr<ui::GameView> make_table(Session& session, const ui::Look& look) {
  return std::make_unique<Table>(session, look);
}

}  // namespace d6::rook
