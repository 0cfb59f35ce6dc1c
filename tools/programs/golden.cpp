// Playing golden games: each order with its seat, and below it everything the truth was told.
#include "programs/golden.h"

#include <fmt/format.h>

#include <charconv>
#include <vector>

#include "play/entry.h"

namespace d6::golden {
namespace {

int number(std::string_view text) {
  int value = -1;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

}  // namespace

std::string play(std::string_view line, const std::string& scenarios) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t end = std::min(line.find(' ', at), line.size());
    if (end > at) words.push_back(line.substr(at, end - at));
    at = end + 1;
  }
  const Entry* entry = words.size() >= 2 && words[0] == "new" ? find_game(words[1]) : nullptr;
  if (!entry) return fmt::format("error: \"{}\" is not: new GAME seed=N [option=value ...] skills=A,B orders=N\n", line);
  Given options;
  int seed = 1, most = 1000, skills[2] = {1, 1};
  for (std::size_t i = 2; i < words.size(); ++i) {
    const std::size_t equals = words[i].find('=');
    const auto key = words[i].substr(0, equals);
    const auto value = equals == std::string_view::npos ? std::string_view() : words[i].substr(equals + 1);
    if (key == "seed") {
      seed = number(value);
    } else if (key == "orders") {
      most = number(value);
    } else if (key == "skills") {
      skills[0] = number(value);
      skills[1] = number(value.substr(std::min(value.size(), value.find(',') + 1)));
    } else {
      options.emplace_back(key, value);
    }
  }
  auto opened = entry->open(scenarios, options, static_cast<std::uint64_t>(seed), false);
  if (!opened.session) return "error: " + opened.problems.front().text() + "\n";
  auto& session = *opened.session;
  std::string out = std::string(line) + "\n";
  std::size_t since = 0;
  const auto tell = [&] {
    while (session.advance()) {
    }
    for (const auto& told : session.told(Viewer::truth, since)) {
      static constexpr std::string_view marks[] = {"?", "0", "1", " "};  // who was told: nobody, a seat, both
      out += fmt::format("    {} {}\n", marks[static_cast<std::size_t>(told.to)], told.text);
    }
    since = session.told_size();
  };
  tell();
  for (int i = 0; i < most && seat_decides(session.turn()); ++i) {
    const auto seat = index(seat_of(session.turn()));
    const std::string order = session.thinker(skills[seat], 1)({});
    out += fmt::format("{} {}> {}\n", i + 1, entry->seats[seat], order);
    if (const auto refused = session.order(order)) return out + "error: refused: " + refused->text + "\n";
    tell();
  }
  const auto scores = session.scores();
  out += fmt::format("= {} : {}, hash {}\n", scores[0], scores[1], hex16(session.hash()));
  return out;
}

}  // namespace d6::golden
