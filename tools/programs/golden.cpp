// Playing golden games: each order with its seat, and below it everything the truth was told.
#include "programs/golden.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

#include "play/entry.h"

namespace d6::golden {
namespace {

int number(std::string_view text) {
  int value = -1;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

// The game of a first line, or the error that says why there is none.
struct First {
  const Entry* entry = nullptr;
  std::unique_ptr<Session> session;
  int most = 1000, skills[2] = {1, 1};
  std::string error;
};

First open_first(std::string_view line, const std::string& scenarios) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t end = std::min(line.find(' ', at), line.size());
    if (end > at) words.push_back(line.substr(at, end - at));
    at = end + 1;
  }
  First out;
  out.entry = words.size() >= 2 && words[0] == "new" ? find_game(words[1]) : nullptr;
  if (!out.entry) {
    out.error = fmt::format("error: \"{}\" is not: new GAME seed=N [option=value ...] skills=A,B orders=N\n", line);
    return out;
  }
  Given options;
  int seed = 1;
  for (std::size_t i = 2; i < words.size(); ++i) {
    const std::size_t equals = words[i].find('=');
    const auto key = words[i].substr(0, equals);
    const auto value = equals == std::string_view::npos ? std::string_view() : words[i].substr(equals + 1);
    if (key == "seed") {
      seed = number(value);
    } else if (key == "orders") {
      out.most = number(value);
    } else if (key == "skills") {
      out.skills[0] = number(value);
      out.skills[1] = number(value.substr(std::min(value.size(), value.find(',') + 1)));
    } else {
      options.emplace_back(key, value);
    }
  }
  auto opened = out.entry->open(scenarios, options, static_cast<std::uint64_t>(seed), false);
  if (!opened.session) out.error = "error: " + opened.problems.front().text() + "\n";
  out.session = std::move(opened.session);
  return out;
}

// What one step told, each viewer's lines under his name; the rolls of each shot and what repeats itself are counted.
std::string told_in_columns(const Session& session, std::size_t since) {
  static const std::map<std::string, std::string> counted{
      {"flak", "Flak fires"},        {"shot", "Shots in the air"},        {"bomb_rolled", "Bombs fall"},
      {"gun_rolled", "Guns fire"},   {"torpedo_rolled", "Torpedoes run"}, {"bombard_rolled", "Ships bombard"},
      {"search_rolled", "A search"}, {"claims_rolled", "Doubtful claims"}};
  struct Line {
    std::size_t to;
    std::string text;
    bool roll = false;
    int times = 1, good = 0;
  };
  std::vector<Line> lines;
  const auto told = session.told(Viewer::truth, since);
  const Json values = session.told_values(Viewer::truth, since);
  for (std::size_t i = 0; i < told.size(); ++i) {
    const std::string kind = values[i]["kind"].get<std::string>();
    if (kind == "phase_began") continue;
    const auto many = counted.find(kind);
    const bool roll = many != counted.end();
    Line line{static_cast<std::size_t>(told[i].to), roll ? many->second : told[i].text, roll};
    const Json& chance = values[i].contains("chance") ? values[i]["chance"] : Json();
    const bool good = roll && chance.is_array() && values[i]["drawn"].get<long>() < chance[0].get<long>();
    const auto same =
        std::find_if(lines.begin(), lines.end(), [&](const Line& l) { return l.to == line.to && l.text == line.text; });
    if (same != lines.end()) ++same->times;
    Line& counting = same == lines.end() ? lines.emplace_back(line) : *same;
    counting.good += good;
  }
  std::string out;
  for (const Line& line : lines) {
    const std::string who = line.to == 0   ? "truth"
                            : line.to == 3 ? "both"
                                           : std::string(session.entry().seats[line.to - 1]);
    const std::string how_often = line.roll        ? fmt::format(": {} of {} succeed.", line.good, line.times)
                                  : line.times > 1 ? fmt::format("  (x {})", line.times)
                                                   : std::string();
    out += fmt::format("      {:<6}{}{}\n", who, line.text, how_often);
  }
  return out;
}

}  // namespace

std::string play(std::string_view line, const std::string& scenarios) {
  auto [entry, opened, most, skills, error] = open_first(line, scenarios);
  if (!error.empty()) return error;
  auto& session = *opened;
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

std::string replay_day(std::string_view text, const std::string& scenarios) {
  std::string out;
  First first;
  std::size_t since = 0;
  // Automatic steps, each with what it told.
  const auto tell = [&] {
    const auto write = [&] {
      out += told_in_columns(*first.session, since);
      since = first.session->told_size();
    };
    write();
    while (first.session->advance()) write();
  };
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string line(text.substr(at, end - at));
    at = end + 1;
    if (line.rfind("      ", 0) == 0 || line.rfind("= ", 0) == 0) continue;  // what was told: written anew
    if (line.empty() || line[0] == '#') {
      out += line + "\n";
      continue;
    }
    if (!first.session) {
      first = open_first(line, scenarios);
      if (!first.error.empty()) return first.error;
      out += line + "\n";
      tell();
      continue;
    }
    auto& session = *first.session;
    constexpr int kMostPassed = 1000, kMostAround = 14;  // "until"; phases of an hour
    const auto pass = [&] {
      if (session.order("next")) return false;
      tell();
      return true;
    };
    if (line.rfind("until ", 0) == 0) {
      const auto reached = [&](std::size_t from) {
        for (const auto& told : session.told(Viewer::truth, from))
          if (told.text.find(line.substr(6)) != std::string::npos) return true;
        return false;
      };
      out += line + "\n";
      for (int passed = 0;; ++passed) {
        const std::size_t from = since;
        if (passed > kMostPassed || !seat_decides(session.turn()) || !pass())
          return "error: \"" + line + "\" is not reached\n";
        if (reached(from)) break;
      }
      continue;
    }
    const std::size_t mark = line.find("> ");
    const auto seat = std::find(first.entry->seats.begin(), first.entry->seats.end(), line.substr(0, mark));
    if (mark == std::string::npos || seat == first.entry->seats.end()) return "error: \"" + line + "\" is no order\n";
    const std::string order = line.substr(mark + 2);
    for (int passed = 0;; ++passed) {
      if (!seat_decides(session.turn())) return "error: " + line + ": the game is over\n";
      const bool his = index(seat_of(session.turn())) == static_cast<std::size_t>(seat - first.entry->seats.begin());
      const auto refused = his ? session.check(order) : std::nullopt;
      if (his && !refused) break;
      const bool later = !his || refused->rule == "CF 3.4";  // it belongs to a later phase
      if (!later || passed >= kMostAround || !pass())
        return "error: " + line + ": " + (refused ? refused->text : "not his turn") + "\n" + out;
    }
    out += line + "\n";
    session.order(order);
    tell();
  }
  if (!first.session) return "error: no line \"new GAME ...\"\n";
  const auto scores = first.session->scores();
  return out + fmt::format("= {} : {}, hash {}\n", scores[0], scores[1], hex16(first.session->hash()));
}

}  // namespace d6::golden
