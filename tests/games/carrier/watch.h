// What must hold from one step of a battle of Carrier Force to the next, for tests (100 battles) and tools/soak
// (10,000): aircraft, ships and assault points are neither made nor lost but by an event that says so, operations stay
// within their limits, no points are negative; the rest is Carrier::invalid. Without doctest; what is wrong comes back
// as a sentence.
#pragma once
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/carrier/rules/carrier.h"
#include "games/carrier/rules/scoring.h"

namespace d6::test {

class Watch {
 public:
  explicit Watch(const carrier::Rules& rules) : rules_(rules) {}

  void before(const carrier::State& state) { was_ = state; }
  // What is wrong after one order or one automatic step that told the truth these events; empty: nothing.
  std::string after(const carrier::State& now, const std::vector<carrier::Event>& told) {
    if (std::string wrong = carrier::Carrier::invalid(rules_, now); !wrong.empty()) return wrong;
    for (auto check : {&Watch::aircraft_kept, &Watch::ships_kept, &Watch::assault_kept})
      if (std::string wrong = (this->*check)(now, told); !wrong.empty())
        return fmt::format("turn {} {}: {}", was_.turn, carrier::kPhaseNames[static_cast<std::size_t>(was_.phase)],
                           wrong);
    if (std::string wrong = operations_kept(now); !wrong.empty()) return wrong;
    return points_kept(now);
  }

 private:
  using Event = carrier::Event;
  using Kind = carrier::EventKind;

  // Aircraft by kind; seaplanes, one kind for both sides, by side.
  struct Census {
    std::vector<int> planes;
    std::array<int, 2> seaplanes{};
  };
  Census census(const carrier::State& s) const {
    Census out{std::vector<int>(rules_.planes.size(), 0), {}};
    const auto add = [&](carrier::PlaneId plane, Seat seat, int n) {
      (plane == rules_.seaplane ? out.seaplanes[index(seat)] : out.planes[at(plane)]) += n;
    };
    for (std::size_t i = 0; i < s.decks.size(); ++i)
      for (const auto& group : s.decks[i].groups) add(group.plane, rules_.decks[i].seat, group.aboard);
    for (const auto& mission : s.missions)
      for (const auto& flight : mission.flights) add(flight.plane, mission.id.seat, flight.count);
    for (std::size_t i = 0; i < s.bases.size(); ++i) out.seaplanes[index(rules_.bases[i].seat)] += s.bases[i].seaplanes;
    for (std::size_t i = 0; i < s.ships.size(); ++i)
      if (carrier::afloat(s.ships[i])) out.seaplanes[index(rules_.ships[i].seat)] += s.ships[i].seaplanes;
    return out;
  }

  // The ships that the events say are gone.
  std::vector<carrier::ShipId> told_gone(const std::vector<Event>& told) const {
    std::vector<carrier::ShipId> out;
    for (const Event& e : told) {
      if (e.kind == Kind::ship_sunk || e.kind == Kind::scuttled || e.kind == Kind::submarine_sunk)
        out.push_back(e.ship);
      if (e.kind == Kind::force_left)
        for (const auto ship : row(was_, e.force).ships) out.push_back(ship);
    }
    return out;
  }

  std::string aircraft_kept(const carrier::State& now, const std::vector<Event>& told) const {
    Census lost{std::vector<int>(rules_.planes.size(), 0), {}};
    std::array<int, 2> some{};  // of any kind of a side
    const auto lose = [&](carrier::PlaneId plane, Seat seat, int n) {
      (plane == rules_.seaplane ? lost.seaplanes[index(seat)] : lost.planes[at(plane)]) += n;
    };
    const auto lose_deck = [&](carrier::DeckId deck) {
      if (deck == carrier::DeckId::none) return;
      for (const auto& group : row(was_, deck).groups) lose(group.plane, info(rules_, deck).seat, group.aboard);
    };
    const auto gone = told_gone(told);
    for (const auto ship : gone) {
      lose_deck(info(rules_, ship).deck);
      lost.seaplanes[index(info(rules_, ship).seat)] += row(was_, ship).seaplanes;
    }
    for (const Event& e : told) switch (e.kind) {
        case Kind::deck_hit:  // what burnt on a ship that then sank is counted with her
          if (std::find(gone.begin(), gone.end(), e.ship) == gone.end()) lose(e.plane, e.seat, e.n);
          break;
        case Kind::aircraft_lost:
        case Kind::base_aircraft_hit:
        case Kind::ditched: lose(e.plane, e.seat, e.n); break;
        case Kind::emergency_landed: lose(e.plane, e.seat, e.m); break;
        case Kind::landing_losses: some[index(e.seat)] += e.n; break;
        case Kind::captured:
          lose_deck(info(rules_, e.base).deck);
          lost.seaplanes[index(info(rules_, e.base).seat)] += row(was_, e.base).seaplanes;
          break;
        default: break;
      }
    const Census old = census(was_), all = census(now);
    for (std::size_t p = 0; p < rules_.planes.size(); ++p) {
      const int untold = old.planes[p] - all.planes[p] - lost.planes[p];
      if (untold < 0)
        return fmt::format("{}: {} were {}, told lost {}", rules_.planes[p].name, all.planes[p], old.planes[p],
                           lost.planes[p]);
      some[index(rules_.planes[p].seat)] -= untold;
    }
    for (const Seat seat : {carrier::kUS, carrier::kJP}) {
      const auto i = index(seat);
      if (some[i] != 0)
        return fmt::format("{}: {} aircraft lost that nobody was told of", carrier::kSeatNames[i], -some[i]);
      if (old.seaplanes[i] - all.seaplanes[i] != lost.seaplanes[i])
        return fmt::format("{}: {} seaplanes were {}, told lost {}", carrier::kSeatNames[i], all.seaplanes[i],
                           old.seaplanes[i], lost.seaplanes[i]);
    }
    return {};
  }

  std::string ships_kept(const carrier::State& now, const std::vector<Event>& told) const {
    const auto gone = told_gone(told);
    for (std::size_t i = 0; i < now.ships.size(); ++i) {
      const bool before = carrier::afloat(was_.ships[i]), after = carrier::afloat(now.ships[i]);
      const auto id = static_cast<carrier::ShipId>(i);
      const bool said = std::find(gone.begin(), gone.end(), id) != gone.end();
      if (before && after == said)
        return fmt::format("{} is {}, told otherwise", rules_.ships[i].name, after ? "afloat" : "gone");
      if (!before && after) return fmt::format("{} has come back", rules_.ships[i].name);
    }
    return {};
  }

  // Aboard or landed; they are lost with their ships only (CF-63).
  std::string assault_kept(const carrier::State& now, const std::vector<Event>& told) const {
    const auto total = [&](const carrier::State& s) {
      int sum = 0;
      for (const auto& ship : s.ships) sum += carrier::afloat(ship) ? ship.assault : 0;
      for (const auto& base : s.bases) sum += base.landed;
      return sum;
    };
    int lost = 0;
    for (const auto ship : told_gone(told)) lost += row(was_, ship).assault;
    if (total(was_) - total(now) == lost) return {};
    return fmt::format("assault points: {} were {}, told lost {}", total(now), total(was_), lost);
  }

  std::string operations_kept(const carrier::State& now) const {  // 6.3
    for (std::size_t i = 0; i < now.decks.size(); ++i) {
      const auto id = static_cast<carrier::DeckId>(i);
      if (!working(rules_, now, id)) continue;
      const auto& deck = now.decks[i];
      const int limit = operation_limit(rules_, now, id);
      const bool base = rules_.decks[i].base != carrier::BaseId::none;  // counts them apart (CF-18)
      if (base ? std::max(deck.launched, deck.landed) > limit : deck.launched + deck.landed > limit)
        return fmt::format("{}: {} launched and {} landed, the limit is {}", name_of(rules_, id), deck.launched,
                           deck.landed, limit);
    }
    return {};
  }

  std::string points_kept(const carrier::State& now) const {
    for (const Seat seat : {carrier::kUS, carrier::kJP}) {
      const carrier::Score s = score_of(rules_, now, seat);
      if (std::min({s.sunk, s.damaged, s.bases, s.aircraft, s.assault, s.capture, s.handicap}) < 0)
        return fmt::format("{}: negative points", carrier::kSeatNames[index(seat)]);
    }
    return {};
  }

  const carrier::Rules& rules_;
  carrier::State was_;
};

}  // namespace d6::test
