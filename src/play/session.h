// One game in progress, its kind unknown: what the console, saves, the demo, menus and the teletype need. People, computer
// players, replays and the demo all give orders here, and all are refused in the same words.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "data/json_fwd.h"
#include "play/game.h"
#include "play/options.h"
#include "play/player.h"
#include "play/words.h"

namespace d6 {

struct Entry;  // play/entry.h: the catalogue's row

// What one seat can do now.
struct OrderMenu {
  Seat seat = Seat::zero;
  bool complete = true;             // false: `forms` has orders with free numbers besides
  std::vector<std::string> orders;  // text forms
  std::vector<Form> forms;
};

struct ToldLine {
  std::size_t index = 0;  // place in the whole history
  To to = To::both;
  bool reveals = false;
  std::string text;
};

struct Advice {
  std::string order, reason;
};

class Session {
 public:
  virtual ~Session() = default;

  // Who and what
  virtual const Entry& entry() const = 0;
  virtual const Options& options() const = 0;
  virtual std::uint64_t seed() const = 0;
  virtual std::uint64_t data_hash() const = 0;  // of the parsed values of the rules

  // Playing
  virtual Turn turn() const = 0;
  virtual std::optional<Refused> check(std::string_view order) const = 0;
  virtual std::optional<Refused> order(std::string_view text) = 0;  // refused: nothing has changed
  virtual bool advance() = 0;                                       // one automatic step; false if it is not automatic's turn
  virtual bool can_undo() const = 0;
  virtual bool undo() = 0;  // takes back the last order; stops at what reveals, rolls or changes the seat
  virtual OrderMenu orders() const = 0;  // of the seat to decide; empty if none decides
  virtual std::string fill(const Form& form, std::span<const std::string> values) const = 0;  // the order's text
  virtual std::string question(std::string_view order) const = 0;  // what to ask a person before giving it; empty: nothing (ALL-4)
  virtual std::string random_order(Dice& dice) const = 0;  // some legal order; requires that a seat decides
  virtual std::size_t steps() const = 0;                   // orders given so far

  // Knowing
  virtual std::uint64_t hash() const = 0;
  virtual std::size_t told_size() const = 0;  // grows; undo cuts it back
  virtual std::vector<ToldLine> told(Viewer viewer, std::size_t since) const = 0;
  virtual Json told_values(Viewer viewer, std::size_t since) const = 0;  // [{"kind":...,"text":...}]
  virtual Json view(Viewer viewer) const = 0;  // Viewer::truth: the observation of the truth
  virtual Json truth() const = 0;              // the whole state
  virtual std::vector<std::string> describe(Viewer viewer) const = 0;
  virtual Outcome outcome() const = 0;
  virtual std::array<int, 2> scores() const = 0;
  virtual bool scores_known() const = 0;  // may both seats know them now? Not where they count what is hidden, until the game is over

  // Computer players: the closure owns copies of all it needs and may run in any thread; its order depends on the
  // observation, the skill, the seed and the step only.
  virtual std::function<std::string(std::stop_token)> thinker(int skill, int effort = 100) const = 0;
  virtual std::function<Advice(std::stop_token)> adviser() const = 0;  // the strongest skill's order and its reason
  virtual void note_hint() = 0;
  virtual int hints() const = 0;
  virtual int undos() const = 0;

  // Keeping. Who sits where: "human" or "computer:2".
  virtual void seats(std::array<std::string, 2> who) = 0;
  virtual const std::array<std::string, 2>& seats() const = 0;
  virtual std::string record() const = 0;  // .deep6 text
  virtual std::string save() const = 0;    // JSON text: a snapshot and its record
};

// A session, or why there is none.
struct Opened {
  std::unique_ptr<Session> session;
  Problems problems;
  std::vector<std::string> notes;  // said to the player: "saved by an older version"
};

}  // namespace d6
