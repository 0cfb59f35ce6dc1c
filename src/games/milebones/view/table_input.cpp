// From an intent to an order's text, whatever the device: keys, pad and mouse each suffice alone (behaviour 7). Confirm
// plays a card where it goes; as in 1990 a card and then its place may be chosen too.
#include <algorithm>

#include "base/text.h"
#include "games/milebones/view/table.h"
#include "games/milebones/words/milebones_words.h"
#include "games/milebones/words/table_labels.h"
#include "ui/table/wish.h"

namespace d6::milebones {

using ui::Answer;
using ui::Input;
using ui::Intent;

namespace {

constexpr std::size_t kReadColumns = 36, kLargeColumns = 24;  // of a text beside its card

}  // namespace

Answer TableView::give(const Order& order) {
  if (!deciding()) return {};
  if (const std::optional<Refused> no = check(order)) {
    refuse(*no, order.act == Act::play && !check({Act::discard, order.card}));
    return {};
  }
  picked_.reset();
  discarding_ = false;
  sounds_.push_back({"confirm", 0});
  Answer answer;
  answer.order = Words<MileBones>::text(rules_, order);
  return answer;
}

// The chosen card onto a place: the rule's reason comes first, then where it would go.
Answer TableView::lay(Place place) {
  const std::optional<Card> card = chosen_card();
  if (!deciding() || !card) return {};
  const Place target = target_of(*card);
  // Safeties were laid on the battle pile in 1990 and still may be.
  const bool fits = place == target || (is_safety(*card) && place == Place::own_battle);
  const Order order = play_order(*card);
  if (fits || check(order)) return give(order);
  refuse({"refused", "MB play-where", goes_where(rules_, *card)});
  return {};
}

Answer TableView::play_chosen() {
  const std::optional<Card> card = chosen_card();
  if (!deciding() || !card) return {};
  return give(play_order(*card));
}

// A click on a place means a card that was clicked before: nothing is laid by mistake.
Answer TableView::choose_first() {
  refuse({"refused", "MB play-where", label::choose_first()});
  return {};
}

// A safety is thrown away only when that is meant (MB-14).
Answer TableView::discard() {
  const std::optional<Card> card = chosen_card();
  if (!deciding() || !card) return {};
  const Order order{Act::discard, *card};
  if (!is_safety(*card) || check(order)) return give(order);
  discarding_ = true;
  sounds_.push_back({"message", 0});
  refresh();
  focus_on(Place::answer, 0);
  return {};
}

Answer TableView::answer(std::size_t which) {
  const Card card = chosen_card().value_or(Card::none);
  switch (question_.ask) {
    case Ask::none: return {};
    case Ask::coup: return give(which == 0 ? Order{Act::coup, coup_card()} : Order{Act::draw, Card::none});
    case Ask::offer: return give({which == 0 ? Act::finish : Act::extend, Card::none});
    case Ask::discard:
      if (which == 1) return give({Act::discard, card});
      discarding_ = false;
      refresh();
      focus_on(Place::hand, chosen_);
      return {};
  }
  return {};
}

Answer TableView::letter(char32_t sign) {
  if (question_.ask == Ask::discard && sign != U'?') {
    if (sign == U'X') return answer(1);
    return {};
  }
  Answer out;
  switch (sign) {
    case U'D': return give({Act::draw, Card::none});
    case U'P': return play_chosen();
    case U'X': return discard();
    case U'C': {
      const Card safety = coup_card();
      if (safety != Card::none) return give({Act::coup, safety});
      return play_chosen();
    }
    case U'E': return give({Act::extend, Card::none});
    case U'F': return give({Act::finish, Card::none});
    case U'I':
    case U'Y': read_card(); return {};
    case U'L': read_log(); return {};
    case U'R': reading_.show(label::rules(), table_rules(rules_)); return {};
    case U'H': out.hint = deciding(); return out;
    case U'U': out.undo = deciding(); return out;
    case U'S':
    case U'M': out.menu = true; return out;
    case U'?':
      reading_.show(label::help(), table_help(look_.device == ui::Device::pad), false, {64, 64, 512, 220});
      return {};
    default: return {};
  }
}

Answer TableView::confirm(bool pointed) {
  const std::optional<Focus> now = focus();
  if (!now) return {};
  const bool plays = deciding() && seen_.table.phase != Phase::draw && !hand().empty();
  switch (now->place) {
    case Place::answer: return answer(now->at);
    case Place::hand:
      // The first click chooses a card, a second one on the same plays it.
      if (pointed && picked_ != now->at) {
        picked_ = now->at;
        chosen_ = now->at;
        sounds_.push_back({"move", 0});
        return {};
      }
      return play_chosen();
    case Place::draw:
    case Place::deck: return give({Act::draw, Card::none});
    case Place::discards:
      if (!deciding()) return {};
      if (pointed && !picked_) return choose_first();
      return discard();
    case Place::own_plate:
    case Place::foe_plate: read_log(); return {};
    case Place::panel: read_card(); return {};
    case Place::own_battle:
    case Place::own_limit:
    case Place::own_safety:
    case Place::own_miles:
    case Place::foe_battle:
    case Place::foe_limit:
    case Place::foe_safety:
    case Place::foe_miles:
      if (!plays && question_.ask != Ask::coup && !(deciding() && picked_)) return {};
      if (pointed && !picked_) return choose_first();
      return lay(now->place);
  }
  return {};
}

void TableView::read_card() {
  const std::optional<Focus> now = focus();
  Card card = chosen_card().value_or(Card::none);
  if (now) {
    const auto of = [](const auto& pile, Card otherwise) { return pile.empty() ? otherwise : top(pile); };
    switch (now->place) {
      case Place::own_battle: card = of(car(true).battle, card); break;
      case Place::foe_battle: card = of(car(false).battle, card); break;
      case Place::own_limit: card = of(car(true).limit, card); break;
      case Place::foe_limit: card = of(car(false).limit, card); break;
      case Place::own_safety:
      case Place::foe_safety: card = static_cast<Card>(index(Card::extra_tank) + now->at); break;
      case Place::discards: card = of(seen_.table.discards, card); break;
      case Place::hand:
      case Place::draw:
      case Place::deck:
      case Place::own_plate:
      case Place::own_miles:
      case Place::foe_plate:
      case Place::foe_miles:
      case Place::panel:
      case Place::answer: break;
    }
  }
  if (card == Card::none) {
    reading_.show(label::rules(), table_rules(rules_));
  } else {
    const std::vector<std::string> pages = card_pages(rules_, seen_, card);
    // As high as its text, and at least as the card.
    std::vector<std::string> lines;
    for (const std::string& page : pages) {
      wrap(page, look_.large_text ? kLargeColumns : kReadColumns, lines);
      lines.emplace_back();
    }
    const int h = std::clamp(24 + (look_.large_text ? 17 : 9) * static_cast<int>(lines.size()), kCardH + 8, 272);
    reading_.show(is_mileage(card) ? label::card_of_miles(distance(rules_, card)) : card_title(card), pages, true,
                  {184, 172 - h / 2, 376, h}, art_.card[index(card)]);
  }
}

void TableView::read_log() {
  std::vector<std::string> lines;
  std::vector<Event> all;
  game_.heard(viewer_, 0, all);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Event& event = all[i];
    if (event.what == What::race && !lines.empty()) lines.emplace_back();
    // One's own draw is one line, not two.
    const bool own = event.what == What::drew && i + 1 < all.size() && all[i + 1].what == What::got;
    lines.push_back(own && person() ? label::log_you_drew(id_text(rules_, all[i + 1].card), event.a)
                                    : logged(rules_, event, person() ? std::optional(me()) : std::nullopt));
    if (own && person()) ++i;
  }
  reading_.show(label::log(), lines, false);
}

// The sheet waits for its reader.
Answer TableView::on_sheet(const Input& input) {
  Answer out;
  const auto scoring = [&] { reading_.show(label::rules(), table_rules(rules_)); };
  if (input.intent == Intent::letter) {
    if (input.sign == U'X') peeking_ = !peeking_;
    if (input.sign == U'Y' || input.sign == U'R' || input.sign == U'?') scoring();
    if (input.sign == U'L') read_log();
    return out;
  }
  switch (ui::wish_of(input.intent)) {
    case ui::Wish::press:
      if (!peeking_ && !kNext.contains(input.x, input.y)) break;
      [[fallthrough]];
    case ui::Wish::confirm:
    case ui::Wish::back:
      hold_ = 0;
      sounds_.push_back({"page", 0});
      break;
    case ui::Wish::menu: out.menu = true; break;
    case ui::Wish::second: peeking_ = !peeking_; break;
    case ui::Wish::third:
    case ui::Wish::help: scoring(); break;
    case ui::Wish::log: read_log(); break;
    case ui::Wish::nothing:
    case ui::Wish::way:
    case ui::Wish::previous_row:
    case ui::Wish::next_row: break;
  }
  return out;
}

// A question keeps the cursor to its answers and to the card that gives one of them, whatever lies nearer.
bool TableView::choose(Intent way) {
  std::vector<ui::Spot> answers;
  for (const ui::Spot& spot : spots_) {
    const Focus at = focus_of(spot.id);
    const bool coup =
        question_.ask == Ask::coup && at.place == Place::hand && at.at < hand().size() && hand()[at.at] == coup_card();
    if (at.place == Place::answer || coup) answers.push_back(spot);
  }
  ui::FocusRing choices;
  choices.set(answers);
  const std::optional<int> now = ring_.current();
  // The pointer had left the question: the cursor comes back to it.
  if (!now || !choices.focus(*now)) return focus_on(Place::answer, 0);
  return choices.move(way) && ring_.focus(*choices.current());
}

// Hand, own row, the other's row, and around.
void TableView::next_row(bool forward) {
  const std::optional<Focus> now = focus();
  if (!now || question_.ask != Ask::none) return;
  int row = 0;
  switch (now->place) {
    case Place::hand:
    case Place::draw:
    case Place::panel:
    case Place::answer: row = 0; break;
    case Place::own_plate:
    case Place::own_battle:
    case Place::own_limit:
    case Place::own_safety:
    case Place::own_miles:
    case Place::discards: row = 1; break;
    case Place::foe_plate:
    case Place::foe_battle:
    case Place::foe_limit:
    case Place::foe_safety:
    case Place::foe_miles:
    case Place::deck: row = 2; break;
  }
  row = (row + (forward ? 1 : 2)) % 3;
  if (row == 1) {
    focus_on(Place::own_battle);
  } else if (row == 2) {
    focus_on(Place::foe_battle);
  } else if (!focus_on(Place::answer) && !focus_on(Place::draw) && !focus_on(Place::hand, chosen_)) {
    focus_on(Place::panel);
  }
}

Answer TableView::on(const Input& input) {
  if (input.intent == Intent::none || input.intent == Intent::release) return {};
  if (input.intent == Intent::pointer) {
    if (reading_.open() || !acts_.idle() || sheet_shown() || !person()) return {};
    const std::optional<int> id = ring_.at(input.x, input.y);
    if (id && id != ring_.current()) {
      notice_.reset();
      ring_.focus(*id);
      refresh();
      place_hand(true);
    }
    return {};
  }
  Answer out;
  if (!acts_.idle()) {
    if (input.intent == Intent::menu) {
      out.menu = true;
      return out;
    }
    finish();  // any press finishes what runs; nobody may order yet, so it means nothing else
    return {};
  }
  stage::settle(stage_);
  if (reading_.open()) {
    if (reading_.on(input)) sounds_.push_back({"back", 0});
    refresh();
    return {};
  }
  if (holding()) {
    out = on_sheet(input);
    refresh();
    return out;
  }
  if (sheet_.open && !deciding() && (input.intent == Intent::second || input.sign == U'X')) {
    peeking_ = !peeking_;  // the last sheet stays, and so does the table below it
    refresh();
    return {};
  }
  const bool had_notice = notice_.has_value();
  notice_.reset();
  if (input.sign != 0 && input.intent != Intent::text) {
    out = letter(input.sign);
  } else {
    switch (ui::wish_of(input.intent)) {
      case ui::Wish::way:
        picked_.reset();
        if (question_.ask == Ask::none ? ring_.move(input.intent) : choose(input.intent))
          sounds_.push_back({"move", 0});
        refresh_focus();
        place_hand(true);
        return {};
      case ui::Wish::confirm: out = confirm(false); break;
      case ui::Wish::press:
        if (const std::optional<int> id = ring_.at(input.x, input.y)) {
          ring_.focus(*id);
          if (!(focus_of(*id).place == Place::hand)) refresh();
          out = confirm(true);
        } else {
          picked_.reset();  // a click elsewhere lays nothing
        }
        break;
      case ui::Wish::back:
        if (discarding_) {
          out = answer(0);
          sounds_.push_back({"back", 0});
        } else if (picked_) {
          picked_.reset();
          sounds_.push_back({"back", 0});
        } else if (!had_notice) {
          out.menu = true;
        }
        break;
      case ui::Wish::second: out = question_.ask == Ask::discard ? answer(1) : discard(); break;
      case ui::Wish::third: read_card(); break;
      case ui::Wish::previous_row: next_row(true); break;
      case ui::Wish::next_row: next_row(false); break;
      case ui::Wish::menu: out.menu = true; break;
      case ui::Wish::log: read_log(); break;
      case ui::Wish::help: out = letter(U'?'); break;
      case ui::Wish::nothing: break;
    }
  }
  refresh();
  place_hand(true);
  return out;
}

}  // namespace d6::milebones
