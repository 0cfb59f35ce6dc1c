// deepsix-console: any game by lines of text, answered by lines of JSON (design.md "The console"; README.md here).
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "data/json_fwd.h"
#include "play/scenarios.h"
#include "play/session.h"

namespace d6::console {

inline constexpr std::size_t kLongestLine = 1U << 20U;

class Console {
 public:
  // `clock_seed` gives the seed of a `new` that names none.
  Console(std::span<const Entry> games, DataFolders folders, std::function<std::uint64_t()> clock_seed);
  ~Console();

  // One command, one answer: a JSON object without a line end. Bad lines change nothing.
  std::string answer(std::string_view line);
  std::string too_long() const;  // the answer to a line above kLongestLine
  bool quit() const { return quit_; }
  const Session* session() const { return session_.get(); }

 private:
  struct Command;
  static std::span<const Command> commands();
  using Words = std::vector<std::string_view>;

  Json hello(const Words&, std::string_view), list_games(const Words&, std::string_view), start(const Words&, std::string_view);
  Json sit(const Words&, std::string_view), orders(const Words&, std::string_view), check(const Words&, std::string_view);
  Json order(const Words&, std::string_view), view(const Words&, std::string_view), truth(const Words&, std::string_view);
  Json position(const Words&, std::string_view), automatic(const Words&, std::string_view), play(const Words&, std::string_view);
  Json rate(const Words&, std::string_view), save(const Words&, std::string_view), load(const Words&, std::string_view);
  Json record(const Words&, std::string_view), replay(const Words&, std::string_view), verify(const Words&, std::string_view);
  Json hash(const Words&, std::string_view), told(const Words&, std::string_view), result(const Words&, std::string_view);
  Json undo(const Words&, std::string_view), leave(const Words&, std::string_view), help(const Words&, std::string_view);

  Json state_line() const;
  Json open(Opened opened);
  Json given(const std::vector<std::string>& orders, std::size_t told_before) const;
  std::optional<Seat> seat_named(std::string_view word) const;
  Viewer listener() const;

  std::span<const Entry> games_;
  KeptRules rules_;
  DataFolders folders_;
  std::function<std::uint64_t()> clock_seed_;
  std::unique_ptr<Session> session_;
  Given given_options_;
  std::optional<Seat> seated_;  // none: all
  bool quit_ = false;
};

}  // namespace d6::console
