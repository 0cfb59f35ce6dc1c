// A session whose orders, events and observations have types, but whose state stays hidden: what a game's view holds.
// SessionOf<G> is one; a view gets it from a Session& by typed_session<Order, Event, Observation, Rules>(session).
#pragma once
#include <cassert>
#include <cstddef>
#include <vector>

#include "play/session.h"

namespace d6 {

template <class Order_, class Event_, class Observation_, class Rules_>
class TypedSession : public Session {
 public:
  using Order = Order_;
  using Event = Event_;
  using Observation = Observation_;
  using Rules = Rules_;

  virtual const Rules& rules() const = 0;
  virtual Refusal check_order(const Order& order) const = 0;  // requires that a seat decides
  virtual Refusal give(const Order& order) = 0;               // refused: nothing has changed
  virtual void seen(Viewer viewer, Observation& out) const = 0;
  // Appends the events that a viewer heard from `since` on; returns the new end of the history.
  virtual std::size_t heard(Viewer viewer, std::size_t since, std::vector<Event>& out) const = 0;
};

template <class Order, class Event, class Observation, class Rules>
TypedSession<Order, Event, Observation, Rules>& typed_session(Session& session) {
  auto* typed = dynamic_cast<TypedSession<Order, Event, Observation, Rules>*>(&session);
  assert(typed && "a view was given another game's session");
  return *typed;
}

}  // namespace d6
