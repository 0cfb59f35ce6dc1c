// Lists and tallies: places, entries, their JSON.
#include "app/screens/scores.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "data/json.h"
#include "play/entry.h"

namespace d6::app {
namespace {

constexpr std::string_view kHuman = "human";

// 1 .. n, or none for a person.
std::optional<std::size_t> skill_of(std::string_view who) {
  constexpr std::string_view computer = "computer:";
  if (who.substr(0, computer.size()) != computer || who.size() != computer.size() + 1) return {};
  const char digit = who.back();
  if (digit < '1' || digit > '9') return {};
  return static_cast<std::size_t>(digit - '0');
}

bool helped(const Session& session) { return session.undos() > 0 || session.hints() > 0; }

bool read_text(const Json& json, const char* key, std::size_t most, std::string& out) {
  const auto found = json.find(key);
  if (found == json.end() || !found->is_string()) return false;
  out = found->get<std::string>();
  return characters(out) <= most;
}

bool read_number(const Json& json, const char* key, int& out) {
  const auto found = json.find(key);
  if (found == json.end() || !found->is_number_integer()) return false;
  const auto value = found->get<std::int64_t>();
  out = static_cast<int>(value);
  return value >= std::numeric_limits<int>::min() && value <= std::numeric_limits<int>::max();
}

bool read_entry(const Json& json, ScoreEntry& out) {
  return json.is_object() && read_text(json, "name", kNameLength, out.name) && read_number(json, "score", out.score) &&
         read_text(json, "seat", 20, out.seat) && read_text(json, "against", 40, out.against) &&
         read_text(json, "when", 20, out.when) &&
         (!json.contains("turns") || (read_number(json, "turns", out.turns) && out.turns >= 0));
}

bool read_tally(const Json& json, Tally& out) {
  return json.is_object() && read_number(json, "played", out.played) && read_number(json, "won", out.won) &&
         read_number(json, "drawn", out.drawn) && read_number(json, "best", out.best) && out.won >= 0 &&
         out.drawn >= 0 && out.played >= out.won + out.drawn;
}

// Calls f(element) for each of an object's lists; false where the shape is another.
template <class Row, class Read>
bool read_lists(const Json& json, const char* key, std::size_t most, Read&& read,
                std::map<std::string, std::vector<Row>>& out) {
  const auto found = json.find(key);
  if (found == json.end() || !found->is_object()) return false;
  for (const auto& [name, rows] : found->items()) {
    if (!rows.is_array() || rows.size() > most) return false;
    for (const auto& row : rows)
      if (!read(row, out[name].emplace_back())) return false;
  }
  return true;
}

// Files of before there were lessons have none.
constexpr std::size_t kMostLessons = 100;
bool read_id(const Json& json, std::string& id) {
  if (!json.is_string()) return false;
  id = json.get<std::string>();
  return true;
}

}  // namespace

std::string list_of(const Session& session) {
  std::string out(session.entry().name);
  for (const auto& option : session.entry().options)
    if (option.own_list && !session.options().is(option.name, option.standard))
      out += fmt::format(" {}={}", option.name, session.options()[option.name]);
  return out;
}

std::optional<Claim> claim_of(const Session& session) {
  const Outcome outcome = session.outcome();
  if (!outcome.over || !outcome.winner || helped(session)) return {};
  if (session.seats()[index(*outcome.winner)] != kHuman) return {};
  return Claim{*outcome.winner, session.scores()[index(*outcome.winner)]};
}

std::optional<std::size_t> place_of(const Scores& scores, const std::string& list, int score) {
  const auto found = scores.lists.find(list);
  if (found == scores.lists.end()) return 0;
  const auto& rows = found->second;
  const auto worse = std::find_if(rows.begin(), rows.end(), [&](const ScoreEntry& e) { return e.score < score; });
  const auto place = static_cast<std::size_t>(worse - rows.begin());
  if (place >= kListSize) return {};
  return place;
}

std::size_t enter(Scores& scores, const std::string& list, ScoreEntry entry) {
  const std::size_t place = place_of(scores, list, entry.score).value();
  entry.name = std::string(first_characters(entry.name, kNameLength));
  auto& rows = scores.lists[list];
  rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(place), std::move(entry));
  if (rows.size() > kListSize) rows.resize(kListSize);
  return place;
}

void count_game(Scores& scores, const Session& session) {
  const Outcome outcome = session.outcome();
  if (!outcome.over || helped(session)) return;
  for (const Seat seat : {Seat::zero, Seat::one}) {
    const auto skill = skill_of(session.seats()[index(other(seat))]);
    if (session.seats()[index(seat)] != kHuman || !skill) continue;
    auto& rows = scores.tallies[std::string(session.entry().name)];
    if (rows.size() < *skill) rows.resize(*skill);
    Tally& tally = rows[*skill - 1];
    ++tally.played;
    if (!outcome.winner) ++tally.drawn;
    if (outcome.winner != seat) continue;
    ++tally.won;
    tally.best = std::max(tally.best, session.scores()[index(seat)]);
  }
}

std::vector<Term> terms_of(const Session& session) {
  constexpr std::size_t kLast = 4;  // the end is told last
  const std::size_t told = session.told_size();
  const Json values = session.told_values(Viewer::table, told > kLast ? told - kLast : 0);
  std::vector<Term> out;
  for (const Json& line : values)
    if (const auto terms = line.find("terms"); terms != line.end() && terms->is_array())
      for (const Json& term : *terms)
        if (term.is_array() && term.size() == 2 && term[0].is_string() && term[1].is_number_integer())
          out.push_back({term[0].get<std::string>(), term[1].get<int>()});
  return out;
}

std::string write_scores(const Scores& scores) {
  Json json = {{"deep6_scores", kScoresFormat}, {"lists", Json::object()}, {"tallies", Json::object()}};
  for (const auto& [list, rows] : scores.lists)
    for (const auto& e : rows)
      json["lists"][list].push_back({{"name", e.name},
                                     {"score", e.score},
                                     {"seat", e.seat},
                                     {"against", e.against},
                                     {"when", e.when},
                                     {"turns", e.turns}});
  for (const auto& [game, rows] : scores.tallies)
    for (const auto& t : rows)
      json["tallies"][game].push_back({{"played", t.played}, {"won", t.won}, {"drawn", t.drawn}, {"best", t.best}});
  for (const auto& [game, ids] : scores.taught) json["taught"][game] = ids;
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

bool read_scores(std::string_view text, Scores& scores, std::string& error) {
  scores = {};
  const Json json = parse_json(text);
  int format = 0;
  if (json.is_discarded() || !json.is_object() || !read_number(json, "deep6_scores", format)) {
    error = tr("found {}; allowed is a Deep Six score file", text.empty() ? "an empty file" : "no score file");
  } else if (format > kScoresFormat) {
    error = tr("found format {}, from a newer version; allowed is 1 to {}", format, kScoresFormat);
  } else if (!read_lists(json, "lists", kListSize, read_entry, scores.lists) ||
             !read_lists(json, "tallies", 9, read_tally, scores.tallies) ||
             (json.contains("taught") && !read_lists(json, "taught", kMostLessons, read_id, scores.taught))) {
    error = tr("found a damaged list; allowed are lists of at most {} entries", kListSize);
  } else {
    for (auto& [name, rows] : scores.lists)
      std::stable_sort(rows.begin(), rows.end(),
                       [](const ScoreEntry& a, const ScoreEntry& b) { return a.score > b.score; });
    return true;
  }
  scores = {};
  return false;
}

}  // namespace d6::app
