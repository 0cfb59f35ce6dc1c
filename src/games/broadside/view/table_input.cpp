// From an intent to an order's text, whatever the device: keys, pad and mouse each suffice alone (behaviour 7).
#include <algorithm>

#include "base/text.h"
#include "games/broadside/view/table.h"
#include "games/broadside/words/broadside_words.h"

namespace d6::broadside {

using ui::Answer;
using ui::Input;
using ui::Intent;

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
    Chance good = chance_to_sink(rules_, at, fleet[i].points);
    if (mend) good = {static_cast<std::uint32_t>(rules_.printed(fleet[i].ship) - fleet[i].points), 12};
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
  return give({OrderKind::discard, hand()[chosen_], {}});
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
    case Command::rules: open(label(Label::page_rules), table_rules(rules_)); return {};
    case Command::hint: answer.hint = deciding(); return answer;
    case Command::save: answer.menu = true; return answer;
    case Command::help: open(label(Label::page_help), table_help()); return {};
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
    case Place::log: {
      std::vector<std::string> lines;
      for (ToldLine& line : game_.told(viewer_, 0)) lines.push_back(std::move(line.text));
      open(label(Label::title_the_log), std::move(lines), false);
      return {};
    }
    case Place::command: return command(static_cast<Command>(now->at));
  }
  return {};
}

void Table::open(std::string title, std::vector<std::string> paragraphs, bool spaced) {
  overlay_title_ = std::move(title);
  overlay_ship_.reset();
  overlay_card_.reset();
  ui::TextView::Style style;
  style.ground = stage::midnight;
  if (!spaced) {  // a log: it opens where the game stands now
    style.follow = true;
    style.last = stage::yellow;
  }
  overlay_ = std::make_unique<ui::TextView>(kReading, overlay_title_, style);
  if (spaced) {
    std::vector<std::string> apart;
    for (std::string& paragraph : paragraphs) {
      if (!apart.empty()) apart.emplace_back();
      apart.push_back(std::move(paragraph));
    }
    paragraphs = std::move(apart);
  }
  overlay_->paragraphs(std::move(paragraphs));
  refresh_hints();
}

void Table::inspect() {
  const std::optional<Focus> now = focus();
  if (!now) return;
  if (now->place == Place::enemy || now->place == Place::own) {
    const Fleet& fleet = now->place == Place::own ? own() : enemy();
    if (now->at >= fleet.size()) return;
    const FleetShip ship = fleet[now->at];
    open(label(Label::title_inspect), ship_pages(rules_, ship));
    overlay_ship_ = ship;
  } else if (now->place == Place::discards) {
    open(label(Label::title_discards), {discards_panel(rules_, seen_), deck_panel(rules_, seen_)});
    overlay_card_ = seen_.top;
  } else if (now->place == Place::deck || now->place == Place::draw) {
    open(label(Label::title_the_deck), {deck_panel(rules_, seen_), discards_panel(rules_, seen_)});
  } else if (chosen_ < hand().size()) {
    const Card card = hand()[chosen_];
    open(label(Label::title_inspect), card_pages(rules_, seen_, card));
    overlay_card_ = card;
  } else {
    open(label(Label::title_the_deck), {deck_panel(rules_, seen_), discards_panel(rules_, seen_)});
  }
  if (overlay_ship_) overlay_->move_to({88, kPortrait.y + kPortrait.h + 8, 464, 126});
  if (overlay_card_) overlay_->move_to(look_.large_text ? Rect{184, 48, 376, 268} : Rect{184, 100, 376, 144});
}

Answer Table::on_overlay(const Input& input) {
  if (overlay_->on(input)) return {};
  const bool close = input.intent == Intent::back || input.intent == Intent::confirm || input.intent == Intent::press ||
                     input.intent == Intent::view || input.intent == Intent::third || input.intent == Intent::help ||
                     input.intent == Intent::letter || input.intent == Intent::menu;
  if (!close) return {};
  overlay_.reset();
  refresh();
  return {};
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
    if (overlay_ || viewer_ == Viewer::table || !queue_.empty()) return {};
    const std::optional<int> id = ring_.at(input.x, input.y);
    if (id && id != ring_.current()) {
      notice_.reset();
      ring_.focus(*id);
      refresh();
      place_hand(true);
    }
    return {};
  }
  if (!queue_.empty()) {
    if (input.intent == Intent::menu) {
      Answer answer;
      answer.menu = true;
      return answer;
    }
    settle();  // any press finishes what runs; nobody may order yet, so it means nothing else
    return {};
  }
  stage::settle(stage_);
  if (overlay_) return on_overlay(input);
  const bool had_notice = notice_.has_value();
  notice_.reset();
  Answer answer;
  if (input.sign != 0 && input.intent != Intent::text) {
    answer = letter(input.sign);
  } else {
    switch (input.intent) {
      case Intent::up:
      case Intent::down:
      case Intent::left:
      case Intent::right:
        if (ring_.move(input.intent)) sounds_.push_back({"move", 0});
        break;
      case Intent::confirm: answer = confirm(); break;
      case Intent::press:
        if (const std::optional<int> id = ring_.at(input.x, input.y)) {
          ring_.focus(*id);
          refresh();
          answer = confirm();
        } else {
          leave_target();  // a click elsewhere changes one's mind
        }
        break;
      case Intent::back:
        if (aiming_) {
          leave_target();
          sounds_.push_back({"back", 0});
        } else if (!had_notice) {
          answer.menu = true;
        }
        break;
      case Intent::second: answer = discard(); break;
      case Intent::third: inspect(); break;
      case Intent::previous:
      case Intent::wheel_up: next_row(true); break;
      case Intent::next:
      case Intent::wheel_down: next_row(false); break;
      case Intent::menu: answer.menu = true; break;
      case Intent::view:
        if (!aiming_) {
          focus_on(Place::log);
          answer = confirm();
        }
        break;
      case Intent::help: answer = command(Command::help); break;
      case Intent::none:
      case Intent::north:
      case Intent::northeast:
      case Intent::southeast:
      case Intent::south:
      case Intent::southwest:
      case Intent::northwest:
      case Intent::letter:
      case Intent::text:
      case Intent::erase:
      case Intent::fullscreen:
      case Intent::mute:
      case Intent::screenshot:
      case Intent::pointer:
      case Intent::release:
      case Intent::pad_lost:
      case Intent::pad_found:
      case Intent::focus_lost:
      case Intent::focus_gained:
      case Intent::quit: break;
    }
  }
  refresh();
  place_hand(true);
  return answer;
}

}  // namespace d6::broadside
