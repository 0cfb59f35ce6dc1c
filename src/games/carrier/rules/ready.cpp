// CF 7.0: arming and fuelling aircraft.
#include "games/carrier/rules/ready.h"

#include "games/carrier/rules/state.h"

#include <algorithm>

namespace d6::carrier {

namespace {

bool own(const Rules& rules, const World& world, DeckId deck) {
  return at(deck) < rules.decks.size() && info(rules, deck).seat == world.seat && working(rules, world, deck);
}

}  // namespace

int deck_room(const Rules& rules, const World& world, DeckId id) {
  const DeckInfo& deck = info(rules, id);
  const int excess = std::max(0, aboard_with_seaplanes(rules, world, id) - deck.capacity);  // CF-79
  return std::max(0, std::min(deck.deck, deck.capacity - excess) - readied(row(world, id)));
}

int can_ready(const Rules& rules, const World& world, DeckId deck, const Group& group) {
  if (info(rules, group.plane).kind == PlaneClass::level &&
      info(rules, deck).minimum < rules.odds.limits.ready_level_bombers_limit)
    return 0;  // 11.9
  return std::min(group.aboard - group.ready - group.stowed, deck_room(rules, world, deck));
}

Refusal check_ordnance(const Rules& rules, const World& world, const Command& order) {
  if (!own(rules, world, order.deck)) return refuse(Code::no_such_deck);
  const Deck& deck = row(world, order.deck);
  if (deck.ordnance == order.ordnance) return refuse(Code::same_ordnance);
  for (const Group& group : deck.groups)
    if (group.ready > 0 && info(rules, group.plane).bomber()) return refuse(Code::armed_bombers);  // CF-20
  return {};
}

void do_ordnance(const Rules&, State& state, const Command& order, const Log& log) {
  row(state, order.deck).ordnance = order.ordnance;
  log.tell(to(state.seat), false, [&] {
    return Event{.kind = EventKind::ordnance_set, .seat = state.seat, .deck = order.deck, .ordnance = order.ordnance};
  });
}

Refusal check_ready(const Rules& rules, const World& world, const Command& order) {
  if (!own(rules, world, order.deck)) return refuse(Code::no_such_deck);
  const Group* group = group_of(row(world, order.deck), order.plane);
  const int plane = static_cast<int>(order.plane);
  if (!group || order.count == 0) return refuse(Code::not_aboard, plane, 0);
  if (order.count < 0) return -order.count <= group->ready ? Refusal{} : refuse(Code::none_ready, plane, group->ready);
  if (info(rules, order.plane).kind == PlaneClass::level &&
      info(rules, order.deck).minimum < rules.odds.limits.ready_level_bombers_limit)
    return refuse(Code::level_bombers, rules.odds.limits.ready_level_bombers_limit);
  const int below = group->aboard - group->ready - group->stowed;  // CF-78
  if (order.count > below) return refuse(Code::not_aboard, plane, below);
  const int room = deck_room(rules, world, order.deck);
  if (order.count > room) {
    const bool crowded = aboard_with_seaplanes(rules, world, order.deck) > info(rules, order.deck).capacity;
    return crowded ? refuse(Code::over_capacity, room) : refuse(Code::deck_full, room);
  }
  return {};
}

void do_ready(const Rules&, State& state, const Command& order, const Log& log) {
  Group& group = *group_of(row(state, order.deck), order.plane);
  group.ready = static_cast<std::uint16_t>(group.ready + order.count);
  if (order.count < 0) group.stowed = static_cast<std::uint16_t>(group.stowed - order.count);
  log.tell(to(state.seat), false, [&] {
    return Event{
        .kind = EventKind::readied, .seat = state.seat, .deck = order.deck, .plane = order.plane, .n = order.count};
  });
}

}  // namespace d6::carrier
