// From an intent to an order's text, whatever the device: keys, pad and mouse each suffice alone (behaviour 7).
#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "games/broadside/view/table.h"
#include "games/broadside/words/broadside_words.h"
#include "ui/table/wish.h"

namespace d6::broadside {

using ui::Answer;
using ui::Input;
using ui::Intent;
using ui::Wish;

std::optional<Refused> Table::check(const Order& order) const {
  return game_.check(Words<Broadside>::text(rules_, order));
}

Answer Table::give(const Order& order) {
  if (!deciding()) return {};
  if (const std::optional<Refused> no = check(order)) {
    sounds_.push_back({"refused", 0});
    refuse(*no);
    return {};
  }
  sounds_.push_back({"confirm", 0});
  Answer answer;
  answer.order = Words<Broadside>::text(rules_, order);
  return answer;
}

// An order that names a ship: the focus goes to the best target, or the rule says why there is none.
Answer Table::choose_target(const Order& order) {
  const bool mend = order.kind == OrderKind::play && order.card == Card::drydock;
  const Fleet& fleet = mend ? own() : enemy();
  std::optional<std::size_t> best;
  std::optional<Refused> no;
  std::uint64_t best_num = 0, best_den = 1;
  for (std::size_t i = 0; i < fleet.size(); ++i) {
    if (fleet[i].points == 0) continue;
    Order at = order;
    at.ship = fleet[i].ship;
    if (std::optional<Refused> refusal = check(at)) {
      if (!no) no = std::move(refusal);
      continue;
    }
    const Chance good = tab_of(rules_, seen_, me(), at).worth;
    if (!best || good.num * best_den > best_num * good.den) best = i, best_num = good.num, best_den = good.den;
  }
  if (!best) {
    // The strike's own reason does not need a ship.
    if (!no) no = check(order);
    sounds_.push_back({"refused", 0});
    if (no) refuse(*no);
    return {};
  }
  sounds_.push_back({"move", 0});
  if (const std::optional<int> id = ring_.current()) aimed_from_ = static_cast<std::size_t>(*id);
  aiming_ = order;
  refresh();
  focus_on(mend ? Place::own : Place::enemy, *best);
  refresh();
  place_hand(true);
  return {};
}

void Table::leave_target() {
  if (!aiming_) return;
  aiming_.reset();
  refresh();
  ring_.focus(static_cast<int>(aimed_from_));
  refresh();
  place_hand(true);
}

Answer Table::discard() {
  if (!deciding()) return {};
  if (chosen_ >= hand().size()) return {};
  if (ask_first(hand()[chosen_])) return {};
  return give({OrderKind::discard, hand()[chosen_], {}});
}

// What cannot be fired goes at once, and so does all that the rules refuse anyway.
bool Table::ask_first(Card card) {
  if (asked_ == card || !playable(card) || check({OrderKind::discard, card, {}})) return false;
  asked_ = card;
  sounds_.push_back({"move", 0});
  Panel panel;
  panel.warning = true;  // a card is lost by it
  panel.title = label(Label::title_throw_away);
  notice(std::move(panel), throw_away_question(card));
  return true;
}

Answer Table::command(Command which) {
  Answer answer;
  switch (which) {
    case Command::play:
      if (!deciding()) return {};
      if (seen_.stage == Stage::turn) return give({OrderKind::draw, {}, {}});
      if (chosen_ >= hand().size()) return {};
      if (aims(hand()[chosen_])) return choose_target({OrderKind::play, hand()[chosen_], {}});
      return give({OrderKind::play, hand()[chosen_], {}});
    case Command::discard: return discard();
    case Command::strike:
      if (!deciding()) return {};
      return choose_target({OrderKind::strike, {}, {}});
    case Command::inspect: inspect(); return {};
    case Command::rules: reading_.show(label(Label::page_rules), table_rules(rules_), true, kReading); return {};
    case Command::hint: answer.hint = deciding(); return answer;
    case Command::save: answer.menu = true; return answer;
    case Command::help: reading_.show(label(Label::page_help), table_help(by_keys()), true, kReading); return {};
  }
  return answer;
}

Answer Table::letter(char32_t sign) {
  switch (sign) {
    case U'P': return command(Command::play);
    case U'D':
      if (deciding()) return give({OrderKind::draw, {}, {}});
      return {};
    case U'X': return command(Command::discard);
    case U'A': return command(Command::strike);
    case U'I': return command(Command::inspect);
    case U'R': return command(Command::rules);
    case U'H': return command(Command::hint);
    case U'S': return command(Command::save);
    case U'U': {
      Answer answer;
      answer.undo = deciding();
      return answer;
    }
    case U'?': return command(Command::help);
    default: return {};
  }
}

Answer Table::confirm() {
  const std::optional<Focus> now = focus();
  if (!now) return {};
  if (aiming_) {
    const Fleet& fleet = now->place == Place::own ? own() : enemy();
    if (now->at >= fleet.size()) return {};
    Order order = *aiming_;
    order.ship = fleet[now->at].ship;
    return give(order);
  }
  switch (now->place) {
    case Place::hand: return command(Command::play);
    case Place::draw:
      if (now->at == 1) return command(Command::strike);
      return deciding() ? give({OrderKind::draw, {}, {}}) : Answer{};
    case Place::deck: return deciding() ? give({OrderKind::draw, {}, {}}) : Answer{};
    case Place::discards:
    case Place::enemy:
    case Place::own: inspect(); return {};
    case Place::log: read_log(); return {};
    case Place::command: return command(static_cast<Command>(now->at));
  }
  return {};
}

// The whole log, under the number of each turn; signs and colours as in the box on the table.
void Table::read_log() {
  std::vector<std::string> lines;
  std::vector<ui::TextView::Mark> marks;
  std::vector<ToldLine> told = game_.told(viewer_, 0);
  std::vector<Event> events;
  game_.heard(viewer_, 0, events);
  const auto opens = [](const Event& e) { return e.kind == EventKind::draws || e.kind == EventKind::strike; };
  // The number of the turn before the first that was told.
  int turn = seen_.turn - static_cast<int>(std::count_if(events.begin(), events.end(), opens)) -
             (seen_.stage == Stage::turn ? 1 : 0);
  const auto last = std::find_if(events.rbegin(), events.rend(), opens);
  const auto fresh = static_cast<std::size_t>(events.rend() - last);  // behind the opening of the last turn
  for (std::size_t i = 0; i < events.size() && i < told.size(); ++i) {
    if (opens(events[i])) {
      if (!lines.empty()) lines.emplace_back();
      lines.push_back(turn_heading(++turn));
      marks.resize(lines.size(), {stage::shallows, {}, {}});
    }
    const LogLine line = log_mark(rules_, events[i], viewer_);
    ui::TextView::Mark mark;
    mark.colour = line.loud ? stage::amber : i + 1 < fresh ? stage::silver : stage::paper;
    if (line.mark) {
      mark.sign = art_.mark[index(*line.mark)];
      mark.large_sign = art_.ensign_11[index(*line.mark)];
    }
    lines.push_back(std::move(told[i].text));
    marks.push_back(mark);
  }
  reading_.show_log(label(Label::title_the_log), lines, std::move(marks), kReading);
}

void Table::inspect() {
  const std::optional<Focus> now = focus();
  if (!now) return;
  const Rect beside = look_.large_text ? Rect{216, 48, 344, 268} : Rect{216, 92, 344, 176};  // a card's face, large
  if (now->place == Place::enemy || now->place == Place::own) {
    const Fleet& fleet = now->place == Place::own ? own() : enemy();
    if (now->at >= fleet.size()) return;
    portrait_ = fleet[now->at];
    const ShipCard& card = rules_.ships[index(portrait_->ship)];
    const bool whole = characters(card.name) <= 16;  // of 12 pixels, beside the ensign
    portrait_words_ = {whole ? card.name : card.card, portrait_line(rules_, portrait_->ship),
                       fmt::format("{}/{}", portrait_->points, rules_.printed(portrait_->ship))};
    reading_.show(label(Label::title_inspect), ship_pages(rules_, *portrait_), true,
                  {kPortrait.x, kPortrait.y + kPortrait.h + 8, kPortrait.w, 126}, {}, kPortrait.h + 8);
  } else if (now->place == Place::discards && seen_.top) {
    reading_.show(label(Label::title_discards), {discards_panel(rules_, seen_), deck_panel(rules_, seen_)}, true,
                  beside, art_.large_card[index(*seen_.top)]);
  } else if (now->place != Place::deck && now->place != Place::draw && now->place != Place::discards &&
             chosen_ < hand().size()) {
    const Card card = hand()[chosen_];
    reading_.show(label(Label::title_inspect), card_pages(rules_, seen_, card), true, beside,
                  art_.large_card[index(card)]);
  } else {
    reading_.show(label(Label::title_the_deck), {deck_panel(rules_, seen_), discards_panel(rules_, seen_)}, true,
                  kReading);
  }
  refresh_hints();
}

// Hand, own ships, enemy ships, piles and log, commands, and around.
void Table::next_row(bool forward) {
  const std::optional<Focus> now = focus();
  if (!now || aiming_) return;
  constexpr std::array<Place, 5> kRows{Place::hand, Place::own, Place::enemy, Place::deck, Place::command};
  Place place = now->place;
  if (place == Place::draw) place = Place::hand;
  if (place == Place::discards || place == Place::log) place = Place::deck;
  std::size_t row = static_cast<std::size_t>(std::find(kRows.begin(), kRows.end(), place) - kRows.begin());
  for (std::size_t tries = 0; tries < kRows.size(); ++tries) {
    row = (row + (forward ? 1 : kRows.size() - 1)) % kRows.size();
    if (kRows[row] == Place::hand && focus_on(Place::draw)) return;
    if (focus_on(kRows[row], kRows[row] == Place::hand ? chosen_ : 0)) return;
  }
}

Answer Table::on(const Input& input) {
  if (input.intent == Intent::none || input.intent == Intent::release) return {};
  if (input.intent == Intent::pointer) {
    if (reading_.open() || viewer_ == Viewer::table || !acts_.idle()) return {};
    const std::optional<int> id = ring_.at(input.x, input.y);
    if (id && id != ring_.current()) {
      notice_.reset();
      ring_.focus(*id);
      refresh();
      place_hand(true);
    }
    return {};
  }
  if (!acts_.idle()) {
    if (input.intent == Intent::menu) {
      Answer answer;
      answer.menu = true;
      return answer;
    }
    settle();  // any press finishes what runs; nobody may order yet, so it means nothing else
    return {};
  }
  stage::settle(stage_);
  if (reading_.open()) {
    if (reading_.on(input)) {
      portrait_.reset();
      if (before_log_) ring_.focus(*before_log_);
      before_log_.reset();
    }
    refresh();
    return {};
  }
  const bool had_notice = notice_.has_value();
  notice_.reset();
  if (!had_notice) asked_.reset();
  Answer answer;
  if (input.sign != 0 && input.intent != Intent::text) {
    answer = letter(input.sign);
  } else {
    switch (ui::wish_of(input.intent)) {
      case Wish::way:
        if (ring_.move(input.intent)) sounds_.push_back({"move", 0});
        break;
      case Wish::confirm: answer = confirm(); break;
      case Wish::press:
        if (const std::optional<int> id = ring_.at(input.x, input.y)) {
          ring_.focus(*id);
          refresh();
          answer = confirm();
        } else {
          leave_target();  // a click elsewhere changes one's mind
        }
        break;
      case Wish::back:
        if (aiming_) {
          leave_target();
          sounds_.push_back({"back", 0});
        } else if (!had_notice) {
          answer.menu = true;
        }
        break;
      case Wish::second: answer = discard(); break;
      case Wish::third: inspect(); break;
      case Wish::previous_row: next_row(true); break;
      case Wish::next_row: next_row(false); break;
      case Wish::menu: answer.menu = true; break;
      case Wish::log:
        if (!aiming_) {
          before_log_ = ring_.current();
          focus_on(Place::log);
          answer = confirm();
        }
        break;
      case Wish::help: answer = command(Command::help); break;
      case Wish::nothing: break;
    }
  }
  if (!notice_) asked_.reset();  // only the next press answers
  refresh();
  place_hand(true);
  return answer;
}

}  // namespace d6::broadside
