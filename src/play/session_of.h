// The session of a game G. Views hold its TypedSession side, which hides the state. The bodies that need words and JSON are in
// play/session_impl.h, instantiated once a game in games/NAME/entry.cpp.
#pragma once
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "play/game.h"
#include "play/record.h"
#include "play/typed_session.h"

namespace d6 {

template <Game G>
class SessionOf final : public TypedSession<typename G::Order, typename G::Event, typename G::Observation, typename G::Rules> {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;
  using Order = typename G::Order;
  using Event = typename G::Event;
  using Observation = typename G::Observation;

  SessionOf(const Entry& entry, std::shared_ptr<const Rules> rules, Options options, std::uint64_t seed);

  // Typed road
  const Rules& rules() const override { return *rules_; }
  const State& state() const { return state_; }  // for tests, saves and sampling checks; views use seen()
  Refusal check_order(const Order& order) const override { return seat_decides(turn()) ? G::check(*rules_, state_, order) : Refusal{1, 0, 0}; }
  Refusal give(const Order& order) override;
  void seen(Viewer viewer, Observation& out) const override { G::observe(*rules_, state_, viewer, out); }
  // What a viewer may animate: the events it heard from `since` on; returns the new end.
  std::size_t heard(Viewer viewer, std::size_t since, std::vector<Event>& out) const override {
    for (std::size_t i = since; i < told_.size(); ++i)
      if (hears(viewer, told_[i].to)) out.push_back(told_[i].event);
    return told_.size();
  }
  // Puts a state in place of the present one; the history begins anew. `position` is its JSON, for the record.
  void place(const State& state, std::string position);
  void restore(const State& state, Record record);  // from a save

  // Session
  const Entry& entry() const override { return *entry_; }
  const Options& options() const override { return options_; }
  std::uint64_t seed() const override { return record_.seed; }
  std::uint64_t data_hash() const override { return record_.data; }
  Turn turn() const override { return G::turn(state_); }
  std::optional<Refused> check(std::string_view order) const override;
  std::optional<Refused> order(std::string_view text) override;
  bool advance() override;
  bool can_undo() const override { return !undo_.empty(); }
  bool undo() override;
  OrderMenu orders() const override;
  std::string fill(const Form& form, std::span<const std::string> values) const override;
  std::string question(std::string_view order) const override;
  std::string random_order(Dice& dice) const override;
  std::size_t steps() const override { return record_.steps.size(); }
  std::uint64_t hash() const override { return hash_of(state_); }
  std::size_t told_size() const override { return told_.size(); }
  std::vector<ToldLine> told(Viewer viewer, std::size_t since) const override;
  Json told_values(Viewer viewer, std::size_t since) const override;
  Json view(Viewer viewer) const override;
  Json truth() const override;
  std::vector<std::string> describe(Viewer viewer) const override;
  Outcome outcome() const override { return G::outcome(*rules_, state_); }
  std::array<int, 2> scores() const override { return {G::score(*rules_, state_, Seat::zero), G::score(*rules_, state_, Seat::one)}; }
  bool scores_known() const override {
    if constexpr (requires { G::kSecretScores; }) return !G::kSecretScores || turn() == Turn::over;
    return true;
  }
  std::function<std::string(std::stop_token)> thinker(int skill, int effort) const override;
  std::function<Advice(std::stop_token)> adviser() const override;
  void note_hint() override { ++record_.hints; }
  int hints() const override { return record_.hints; }
  int undos() const override { return record_.undos; }
  void seats(std::array<std::string, 2> who) override { record_.seats = std::move(who); }
  const std::array<std::string, 2>& seats() const override { return record_.seats; }
  std::string record() const override;
  std::string save() const override;

  // A computer's order now, in this thread; requires that a seat decides.
  Order think(const Thinking& thinking) const;
  std::uint64_t thinking_seed() const;

 private:
  struct Undo {
    State state;
    std::size_t told, steps;
    Seat seat;
  };
  void settle(const Dice& before, std::size_t told_before);  // forgets undo where it must stop
  void note_hash();

  const Entry* entry_;
  std::shared_ptr<const Rules> rules_;
  Options options_;
  State state_;
  std::vector<Told<Event>> told_;
  std::vector<Undo> undo_;
  Record record_;
};

// The row of the catalogue (defined in session_impl.h).
template <Game G>
Entry entry_of();

}  // namespace d6
