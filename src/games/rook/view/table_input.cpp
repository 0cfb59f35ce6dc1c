// From an intent to an order's text, whatever the device: keys, pad and mouse each suffice alone (behaviour 7).
#include <algorithm>

#include "base/text.h"
#include "games/rook/view/table.h"
#include "games/rook/words/rook_words.h"
#include "ui/table/wish.h"

namespace d6::rook {

using ui::Answer;
using ui::Input;
using ui::Intent;
using ui::Wish;

std::optional<::d6::Refused> Table::check(const Order& order) const {
  return game_.check(Words<Rook>::text(rules_, order));
}

Answer Table::give(const Order& order) {
  if (!deciding()) return {};
  if (const std::optional<::d6::Refused> no = check(order)) {
    refuse(*no);
    return {};
  }
  sounds_.push_back({"confirm", 0});
  Answer answer;
  answer.order = Words<Rook>::text(rules_, order);
  return answer;
}

// The first of two cards that change places is lifted, the second one swaps. One that may not go says why.
Answer Table::lift(Card card, bool of_hand) {
  if (!deciding()) return {};
  // A swap begun elsewhere, card by card, is finished card by card.
  if (seen_.took.count() != seen_.gave.count()) return give(of_hand ? rook::give(card) : take(card));
  if (lifted_ == card) {
    lifted_.reset();
    sounds_.push_back({"back", 0});
    return {};
  }
  const bool moved = of_hand ? taking_.contains(card) : giving_.contains(card);
  if (!moved) {
    if (const auto no = check(of_hand ? rook::give(card) : take(card))) {
      refuse(*no);
      return {};
    }
  }
  if (lifted_ && lifted_own_ != of_hand) {
    swap(of_hand ? card : *lifted_, of_hand ? *lifted_ : card);
    return {};
  }
  lifted_ = card;
  lifted_own_ = of_hand;
  sounds_.push_back({"draw", 0});
  refresh();
  if (of_hand) {
    // To a card that has not changed places yet, if one is left; another would only go back.
    const Cards fresh = pile_now() - giving_ - seen_.gave;
    std::vector<Card> pile;
    sort_cards(fresh ? fresh : pile_now(), {}, pile);
    if (!pile.empty()) focus_on(Place::tray, pile.front().id);
  } else if (!order_.empty()) {
    const Cards taken = taking_ | seen_.took;
    auto last = std::find_if(order_.rbegin(), order_.rend(), [taken](Card one) { return !taken.contains(one); });
    focus_on(Place::hand, (last == order_.rend() ? order_.back() : *last).id);
  }
  return {};
}

void Table::swap(Card own, Card pile) {
  const bool back_own = taking_.contains(own), back_pile = giving_.contains(pile);
  const int swaps = (taking_ | seen_.took).count() + (back_pile ? 0 : 1) - (back_own ? 1 : 0);
  if (swaps > rules_.swap_most) {
    refuse(Words<Rook>::why(
        rules_, {static_cast<std::uint16_t>(Refused::swap_most), static_cast<std::int16_t>(rules_.swap_most), 0},
        seen_));
    return;
  }
  if (back_own) {
    taking_.remove(own);
  } else {
    giving_.push_back(own);
  }
  if (back_pile) {
    giving_.remove(pile);
  } else {
    taking_.push_back(pile);
  }
  lifted_.reset();
  sounds_.push_back({"swap", 0});
  refresh();
  // On to the next card that could be taken; after the last swap, to what ends them.
  std::vector<Card> left;
  sort_cards(full() ? Cards() : pile_now() - giving_ - seen_.gave, {}, left);
  if (left.empty()) {
    focus_on(Place::done);
  } else {
    focus_on(Place::tray, left.front().id);
  }
}

void Table::put_back() {
  if (!taking_ && !giving_ && !lifted_) return;
  taking_ = giving_ = Cards();
  lifted_.reset();
  sounds_.push_back({"back", 0});
}

// RK-4: a clean pile holds no counters; the Rook is buried only by one who says so twice (ALL-4).
Answer Table::finish_swap(bool asked) {
  if (!deciding()) return {};
  lifted_.reset();
  const auto no = [this](Refused code, int a, int b) {
    refuse(Words<Rook>::why(
        rules_, {static_cast<std::uint16_t>(code), static_cast<std::int16_t>(a), static_cast<std::int16_t>(b)}, seen_));
  };
  if (seen_.took.count() != seen_.gave.count()) {
    no(Refused::pile_uneven, seen_.took.count(), seen_.gave.count());
    return {};
  }
  if (rules_.clean_pile) {
    if (const Cards wrong = pile_now() - buryable(rules_, hand_now() | pile_now())) {
      no(Refused::pile_counters, wrong.highest().id, 0);
      return {};
    }
  }
  if (!asked && pile_now().contains(kRook)) {
    asking_ = true;
    refresh();
    focus_on(Place::answer, 0);
    sounds_.push_back({"message", 0});
    return {};
  }
  asking_ = false;
  swapped_ = true;
  sounds_.push_back({"confirm", 0});
  refresh();
  focus_first();
  return {};
}

void Table::peek() {
  if (mode() != Mode::play) return;
  if (seen_.last_trick) {
    peeking_ = true;
    sounds_.push_back({"flip", 0});
    return;
  }
  notify(tr("LAST TRICK"), tr("No trick has been taken yet."));
}

void Table::read_log() {
  std::vector<Event> told;
  game_.heard(viewer_, 0, told);
  reading_.show(tr("THE LOG"), log_lines(rules_, told, names_), false);
}

void Table::read_help() {
  std::vector<std::string> lines = table_help(rules_, look_.device == ui::Device::pad);
  lines.emplace_back();  // no line is the latest
  reading_.show(tr("HOW THIS SCREEN IS USED"), lines, false, {64, 56, 512, 254});
}

// Why a card may not be played, or what it is worth; what a bid or a colour means.
void Table::explain() {
  const std::optional<Focus> at = focus();
  std::string title, text;
  switch (mode()) {
    case Mode::auction: {
      title = tr("THE BIDDING");
      text =
          look_.large_text
              ? tr("You hold {} of {}. The last bidder takes the pile; a bid that fails is lost.",
                   rules_.points(hand_now()), rules_.total_points)
              : tr("You hold {} of {} points. The last bidder takes the {} hidden cards of the pile and names trumps; "
                   "who makes less than the bid loses it.",
                   rules_.points(hand_now()), rules_.total_points, rules_.pile_cards);
      break;
    }
    case Mode::swap:
    case Mode::play: {
      const std::optional<Card> card = focused_card();
      if (!card) return;
      if (mode() == Mode::play && deciding())
        if (const auto no = check(play(*card))) {
          refuse(*no);
          return;
        }
      title = card_short(*card);
      text = card_reason(rules_, seen_, *card);
      break;
    }
    case Mode::trumps:
      title = tr("TRUMPS");
      text =
          tr("A trump beats every card of another colour; the Rook beats all. Whoever names trumps leads the first "
             "trick.");
      break;
    case Mode::sheet: return;
  }
  if (at) notify(std::move(title), text);
}

// From group to group: the hand, what lies above it, the talk.
void Table::next_group(bool forward) {
  const std::optional<Focus> at = focus();
  if (!at || spots_.empty() || asking_) return;
  std::vector<Place> groups;
  for (const ui::Spot& spot : spots_) {
    const Place place = focus_of(spot.id).place;
    if (std::find(groups.begin(), groups.end(), place) == groups.end()) groups.push_back(place);
  }
  const auto now = static_cast<std::size_t>(std::find(groups.begin(), groups.end(), at->place) - groups.begin());
  const Place to = groups[(now + (forward ? 1 : groups.size() - 1)) % groups.size()];
  for (const ui::Spot& spot : spots_)
    if (focus_of(spot.id).place == to) {
      ring_.focus(spot.id);
      return;
    }
}

// Back to the swap, to the card that was asked about.
void Table::leave_question() {
  asking_ = false;
  refresh();
  focus_on(Place::tray, kRook.id);
}

// Left and right stay in the row that the focus is in and go around in it.
bool Table::move_in_row(bool right) {
  const std::optional<Focus> at = focus();
  if (!at) return false;
  const auto row_of = [](Place place) { return place == Place::pass ? Place::bid : place; };
  std::vector<ui::Spot> row;
  std::size_t now = 0;
  int y = 0;
  for (const ui::Spot& spot : spots_)
    if (spot.id == ring_.current()) y = spot.at.y;
  for (const ui::Spot& spot : spots_) {
    const Place place = focus_of(spot.id).place;
    if (row_of(place) != row_of(at->place) || (place == Place::hand && spot.at.y != y)) continue;
    if (spot.id == ring_.current()) now = row.size();
    row.push_back(spot);
  }
  if (row.size() < 2) return false;
  return ring_.focus(row[(now + (right ? 1 : row.size() - 1)) % row.size()].id);
}

Answer Table::confirm() {
  const std::optional<Focus> at = focus();
  if (!at) return {};
  const Card card{static_cast<std::uint8_t>(at->at)};
  switch (at->place) {
    case Place::hand: return mode() == Mode::swap ? lift(card, true) : give(play(card));
    case Place::bid: return give(bid(bid_at(at->at)));
    case Place::pass: return give(pass());
    case Place::tray: return lift(card, false);
    case Place::done: return finish_swap(false);
    case Place::tile: {
      const auto colour = static_cast<Colour>(at->at);
      if (seen_.phase == Phase::trumps) return give(name_trumps(colour));
      if (!deciding()) return {};
      sounds_.push_back({"confirm", 0});
      naming_ = colour;
      Answer answer;
      submitting_ = true;
      answer.order = drafted();
      return answer;
    }
    case Place::talk: read_log(); return {};
    case Place::last: peek(); return {};
    case Place::answer:
      if (at->at == 1) return finish_swap(true);
      leave_question();
      return {};
    case Place::next: hold_ = 0; return {};
  }
  return {};
}

Answer Table::letter(char32_t sign) {
  Answer answer;
  if (sign == U'H') {
    answer.hint = deciding();
    return answer;
  }
  if (sign == U'U') {
    if (mode() == Mode::swap && (taking_ || lifted_)) {
      put_back();
    } else {
      answer.undo = deciding();
    }
    return answer;
  }
  if (sign == U'?') {
    read_help();
    return {};
  }
  if (sign == U'W') {
    explain();
    return {};
  }
  switch (mode()) {
    case Mode::auction:
      if (sign == U'P') return give(pass());
      return {};
    case Mode::swap:
      if (sign == U'D' || sign == U'T') return finish_swap(false);
      return {};
    case Mode::trumps:
      for (const Colour colour : kAllColours)
        if (colour_letter(colour)[0] == static_cast<char>(sign))
          focus_on(Place::tile, static_cast<std::size_t>(colour));
      return {};
    case Mode::play:
      if (sign == U'L') peek();
      return {};
    case Mode::sheet: return {};
  }
  return {};
}

// Nothing runs and nothing covers the table.
Answer Table::pressed(const Input& input, bool had_notice) {
  switch (ui::wish_of(input.intent)) {
    case Wish::way: {
      const bool sideways = input.intent == Intent::left || input.intent == Intent::right;
      if ((sideways && move_in_row(input.intent == Intent::right)) || ring_.move(input.intent))
        sounds_.push_back({"move", 0});
      return {};
    }
    case Wish::confirm: return confirm();
    case Wish::press:
      if (const std::optional<int> id = ring_.at(input.x, input.y)) {
        ring_.focus(*id);
        refresh();
        return confirm();
      }
      // A bid that is past says why.
      for (std::size_t i = 0; mode() == Mode::auction && deciding() && person() && i < bid_count(); ++i) {
        const Rect r = bid_place(static_cast<int>(i), static_cast<int>(bid_count()));
        if (input.x < r.x || input.x >= r.x + r.w || input.y < r.y || input.y >= r.y + r.h) continue;
        Answer answer = give(bid(bid_at(i)));
        if (notice_) notice_->bid = i;
        return answer;
      }
      return {};
    case Wish::back: return step_back(had_notice);
    case Wish::second:
      if (mode() == Mode::auction) return give(pass());
      if (mode() == Mode::swap) {
        put_back();
      } else {
        peek();
      }
      return {};
    case Wish::third:
      if (mode() == Mode::swap) return finish_swap(false);
      explain();
      return {};
    case Wish::previous_row: next_group(false); return {};
    case Wish::next_row: next_group(true); return {};
    case Wish::log: read_log(); return {};
    case Wish::help: read_help(); return {};
    case Wish::menu:
    case Wish::nothing: break;
  }
  return {};
}

// One step out of what was begun; where nothing was, the menu.
Answer Table::step_back(bool had_notice) {
  Answer answer;
  if (asking_) {
    leave_question();
  } else if (lifted_) {
    lifted_.reset();
  } else if (swapped_ && mode() == Mode::trumps && deciding()) {
    swapped_ = false;
    refresh();
    focus_on(Place::done);
  } else if (!had_notice) {
    answer.menu = true;
    return answer;
  }
  sounds_.push_back({"back", 0});
  return answer;
}

Answer Table::on(const Input& input) {
  if (input.intent == Intent::none || input.intent == Intent::release) return {};
  Answer answer;
  const bool runs = !acts_.idle();
  if (input.intent == Intent::pointer) {
    if (reading_.open() || runs) return {};
    const std::optional<int> id = ring_.at(input.x, input.y);
    if (id && id != ring_.current()) {
      notice_.reset();
      peeking_ = false;
      ring_.focus(*id);
      refresh();
      place_cards(true);
    }
    return {};
  }
  if (input.intent == Intent::menu) {
    answer.menu = true;
    return answer;
  }
  const bool moves = input.intent == Intent::up || input.intent == Intent::down || input.intent == Intent::left ||
                     input.intent == Intent::right;
  if (input.repeat && !moves) return {};  // what is held down is done once
  if (runs) {
    settle();  // any press finishes what runs; nobody may order yet, so only the focus may still move
    if (!moves || mode() == Mode::sheet) return {};
  }
  stage::settle(stage_);
  if (reading_.open()) {
    if (reading_.on(input)) refresh();
    return {};
  }
  if (mode() == Mode::sheet && hold_ != 0) {
    if (input.intent == Intent::view) {
      read_log();
    } else if (!moves) {
      hold_ = 0;
      sounds_.push_back({"confirm", 0});
    }
    refresh();
    return {};
  }
  const bool had_notice = notice_.has_value() || peeking_;
  notice_.reset();
  peeking_ = false;
  if (input.sign != 0 && input.intent != Intent::text) {
    answer = letter(input.sign);
  } else {
    answer = pressed(input, had_notice);
  }
  refresh();
  place_cards(true);
  return answer;
}

}  // namespace d6::rook
