// The commands of the console, one function each.
#include "console/console.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/version.h"
#include "data/json.h"
#include "play/rate.h"
#include "play/save.h"

namespace d6::console {
namespace {

Json failure(std::string_view code, std::string text, std::string_view rule = {}) {
  Json error = {{"code", code}};
  if (!rule.empty()) error["rule"] = rule;
  error["text"] = std::move(text);
  return {{"ok", false}, {"error", std::move(error)}};
}
Json failure(const Refused& refused) { return failure(refused.code, refused.text, refused.rule); }

Json problem(const Problems& problems) {
  std::string text;
  for (const auto& p : problems) text += (text.empty() ? "" : "; ") + p.text();
  return failure("problem", text);
}

Json fine() { return {{"ok", true}}; }

template <class T>
std::optional<T> number(std::string_view text) {
  T value{};
  const auto [end, bad] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || bad != std::errc() || end != text.data() + text.size()) return {};
  return value;
}

// key=value words; false where a word has no '='.
bool options_of(std::span<const std::string_view> words, Given& out) {
  for (const auto word : words) {
    const std::size_t equals = word.find('=');
    if (equals == 0 || equals == std::string_view::npos) return false;
    out.emplace_back(word.substr(0, equals), word.substr(equals + 1));
  }
  return true;
}

// Takes `key` out of the options, if it is there.
std::optional<std::string> take(Given& options, std::string_view key) {
  const auto found = std::find_if(options.begin(), options.end(), [&](const auto& o) { return o.first == key; });
  if (found == options.end()) return {};
  std::string value = std::move(found->second);
  options.erase(found);
  return value;
}

Json option_json(const Option& option) {
  Json out = {{"name", option.name}, {"default", option.standard}};
  if (!option.rate_standard.empty()) out["rate_default"] = option.rate_standard;
  if (option.values.empty()) {
    out["minimum"] = option.low;
    out["maximum"] = option.high;
  } else {
    out["values"] = option.values;
  }
  out["help"] = option.help;
  return out;
}

std::string io_text(const files::Error& error) {
  std::string_view what = "it cannot be used";
  switch (error.kind) {
    case files::Error::Kind::missing: what = "there is no such file or folder"; break;
    case files::Error::Kind::forbidden: what = "it is not permitted"; break;
    case files::Error::Kind::read_only: what = "the disk is read-only"; break;
    case files::Error::Kind::full: what = "the disk is full"; break;
    case files::Error::Kind::too_large: what = "the file is too large"; break;
    case files::Error::Kind::nowhere: what = "there is no folder for it"; break;
    case files::Error::Kind::no_file: what = "it is a folder or a device, not a file"; break;
    case files::Error::Kind::other: break;
  }
  return fmt::format("{}: {}", error.path, what);
}

Json turn_json(Turn turn) {
  switch (turn) {
    case Turn::zero: return 0;
    case Turn::one: return 1;
    case Turn::automatic: return "automatic";
    case Turn::over: return "over";
  }
  return nullptr;
}

void run_automatic(Session& session) {
  while (session.advance()) {
  }
}

}  // namespace

struct Console::Command {
  std::string_view name, usage;
  std::size_t least, most;  // words behind the name
  bool needs_game;
  Json (Console::*run)(const Words&, std::string_view rest);
};

std::span<const Console::Command> Console::commands() {
  static const Command table[] = {
      {"hello", "hello", 0, 0, false, &Console::hello},
      {"help", "help", 0, 0, false, &Console::help},
      {"games", "games", 0, 0, false, &Console::list_games},
      {"new", "new GAME [key=value ...]", 1, 64, false, &Console::start},
      {"seat", "seat SEAT | seat all", 1, 1, true, &Console::sit},
      {"orders", "orders", 0, 0, true, &Console::orders},
      {"check", "check ORDER", 1, 4096, true, &Console::check},
      {"order", "order ORDER", 1, 4096, true, &Console::order},
      {"view", "view SEAT", 1, 1, true, &Console::view},
      {"truth", "truth", 0, 0, true, &Console::truth},
      {"position", "position FILE", 1, 4096, true, &Console::position},
      {"auto", "auto N [SKILL]", 1, 2, true, &Console::automatic},
      {"play", "play [SKILL [SKILL]]", 0, 2, true, &Console::play},
      {"rate", "rate GAME PAIRS SKILL SKILL [key=value ...] [seed=N] [effort=PERCENT] [workers=N] [FILE=path]", 4, 64, false, &Console::rate},
      {"save", "save FILE", 1, 4096, true, &Console::save},
      {"load", "load FILE", 1, 4096, false, &Console::load},
      {"record", "record FILE", 1, 4096, true, &Console::record},
      {"replay", "replay FILE", 1, 4096, false, &Console::replay},
      {"verify", "verify FILE", 1, 4096, false, &Console::verify},
      {"hash", "hash", 0, 0, true, &Console::hash},
      {"told", "told [SINCE]", 0, 1, true, &Console::told},
      {"result", "result", 0, 0, true, &Console::result},
      {"undo", "undo", 0, 0, true, &Console::undo},
      {"quit", "quit", 0, 0, false, &Console::leave},
  };
  return table;
}

Console::Console(std::span<const Entry> games, DataFolders folders, std::function<std::uint64_t()> clock_seed)
    : games_(games), folders_(std::move(folders)), clock_seed_(std::move(clock_seed)) {
  folders_.kept = &rules_;
}
Console::~Console() = default;

std::string Console::answer(std::string_view line) {
  while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
  while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
  const std::size_t end = line.find(' ');
  const std::string_view name = line.substr(0, end);
  std::string_view rest = end == std::string_view::npos ? std::string_view() : line.substr(end + 1);
  while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
  Words words;
  for (std::size_t at = 0; at < rest.size();) {
    const std::size_t stop = std::min(rest.find(' ', at), rest.size());
    if (stop > at) words.push_back(rest.substr(at, stop - at));
    at = stop + 1;
  }
  const auto all = commands();
  const auto command = std::find_if(all.begin(), all.end(), [&](const Command& c) { return c.name == name; });
  Json out;
  if (command == all.end()) {
    std::string names;
    for (const auto& c : all) names += fmt::format("{}{}", names.empty() ? "" : ", ", c.name);
    out = failure("unknown", fmt::format("found \"{}\"; allowed is one of {}", name.substr(0, 40), names));
  } else if (words.size() < command->least || words.size() > command->most) {
    out = failure("usage", fmt::format("found {} words behind \"{}\"; allowed is: {}", words.size(), name, command->usage));
  } else if (command->needs_game && !session_) {
    out = failure("no game", "there is no game; begin one with: new GAME [key=value ...]");
  } else {
    out = (this->*command->run)(words, rest);
  }
  return out.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string Console::too_long() const {
  return failure("line", fmt::format("found a line of more than {} bytes; it was passed over", kLongestLine)).dump();
}

// ---- helpers

Viewer Console::listener() const { return seated_ ? viewer(*seated_) : Viewer::truth; }

std::optional<Seat> Console::seat_named(std::string_view word) const {
  for (const Seat seat : {Seat::zero, Seat::one})
    if (word == fmt::format("{}", index(seat)) || word == session_->entry().seats[index(seat)]) return seat;
  return {};
}

Json Console::state_line() const {
  Json out = fine();
  out["game"] = session_->entry().name;
  out["seed"] = session_->seed();
  out["turn"] = turn_json(session_->turn());
  out["hash"] = hex16(session_->hash());
  return out;
}

Json Console::open(Opened opened) {
  if (!opened.session) return problem(opened.problems);
  session_ = std::move(opened.session);
  seated_.reset();
  run_automatic(*session_);
  given_options_ = session_->options().all();
  Json out = state_line();
  if (!opened.notes.empty()) out["notes"] = opened.notes;
  return out;
}

Json Console::given(const std::vector<std::string>& orders, std::size_t told_before) const {
  Json out = fine();
  out["orders"] = orders;
  out["told"] = session_->told_values(listener(), told_before);
  out["turn"] = turn_json(session_->turn());
  return out;
}

// ---- commands

Json Console::hello(const Words&, std::string_view) {
  return {{"ok", true}, {"name", "deepsix-console"}, {"version", kVersion}, {"protocol", kProtocol}};
}

Json Console::help(const Words&, std::string_view) {
  Json out = fine();
  for (const auto& command : commands()) out["commands"].push_back(command.usage);
  return out;
}

Json Console::list_games(const Words&, std::string_view) {
  Json out = fine();
  out["games"] = Json::array();
  for (const auto& game : games_) {
    Json row = {{"name", game.name}, {"title", game.title}, {"seats", game.seats}, {"unit", game.unit}};
    row["options"] = Json::array();
    for (const auto& option : game.options) row["options"].push_back(option_json(option));
    row["scenarios"] = Json::array();
    const Scenarios scenarios = scenarios_of(game, folders_);
    for (const auto& scenario : scenarios.names) row["scenarios"].push_back(scenario.id);
    for (const auto& problem : scenarios.problems) row["problems"].push_back(problem.text());
    row["skills"] = Json::array();
    for (const auto& skill : game.skills) row["skills"].push_back({{"name", skill.name}, {"sentence", skill.sentence}});
    out["games"].push_back(std::move(row));
  }
  return out;
}

Json Console::start(const Words& words, std::string_view) {
  const auto game = std::find_if(games_.begin(), games_.end(), [&](const Entry& e) { return e.name == words[0]; });
  if (game == games_.end()) {
    std::string names;
    for (const auto& g : games_) names += fmt::format("{}{}", names.empty() ? "" : ", ", g.name);
    return failure("problem", fmt::format("found game \"{}\"; allowed is one of {}", words[0].substr(0, 40), names));
  }
  Given options;
  if (!options_of(std::span(words).subspan(1), options)) return failure("usage", "found an option without \"=\"; allowed is: new GAME [key=value ...]");
  std::uint64_t seed = 0;
  if (const auto text = take(options, "seed")) {
    const auto value = number<std::uint64_t>(*text);
    if (!value) return failure("problem", fmt::format("found seed \"{}\"; allowed is a whole number, 0 or more", text->substr(0, 40)));
    seed = *value;
  } else {
    seed = clock_seed_();
  }
  return open(open_from(*game, folders_, options, seed));
}

Json Console::sit(const Words& words, std::string_view) {
  if (words[0] == "all") {
    seated_.reset();
    return {{"ok", true}, {"seat", "all"}};
  }
  const auto seat = seat_named(words[0]);
  if (!seat) return failure("problem", fmt::format("found seat \"{}\"; allowed is 0, 1, {}, {} or all", words[0].substr(0, 40), session_->entry().seats[0], session_->entry().seats[1]));
  seated_ = seat;
  return {{"ok", true}, {"seat", index(*seat)}};
}

namespace {
// `text` shows how the order is written: each parameter's place as {name}, or {} where it has none.
Json form_json(const Session& session, const Form& form) {
  Json out = {{"kind", form.kind}, {"parameters", Json::array()}};
  std::vector<std::string> places;
  for (const auto& parameter : form.parameters) places.push_back("{" + parameter.name + "}");
  out["text"] = session.fill(form, places);
  for (const auto& parameter : form.parameters) {
    Json p = {{"name", parameter.name}};
    if (parameter.values.empty()) {
      p["minimum"] = parameter.low;
      p["maximum"] = parameter.high;
    } else {
      p["values"] = parameter.values;
    }
    out["parameters"].push_back(std::move(p));
  }
  return out;
}
}  // namespace

Json Console::orders(const Words&, std::string_view) {
  if (!seat_decides(session_->turn())) return failure("over", "the game is over; nobody decides");
  if (seated_ && seat_of(session_->turn()) != *seated_) return failure("turn", "the other seat is to decide");
  const auto menu = session_->orders();
  Json out = {{"ok", true}, {"seat", index(menu.seat)}, {"complete", menu.complete}, {"orders", menu.orders}};
  for (const auto& form : menu.forms) out["orders"].push_back(form_json(*session_, form));
  return out;
}

Json Console::check(const Words&, std::string_view rest) {
  if (seated_ && session_->turn() != turn_of(*seated_)) return failure("turn", "the other seat is to decide");
  if (const auto refused = session_->check(rest)) return failure(*refused);
  return fine();
}

Json Console::order(const Words&, std::string_view rest) {
  if (seated_ && session_->turn() != turn_of(*seated_)) return failure("turn", session_->turn() == Turn::over ? "the game is over" : "the other seat is to decide");
  const std::size_t before = session_->told_size();
  if (const auto refused = session_->order(rest)) return failure(*refused);
  run_automatic(*session_);
  return given({std::string(rest)}, before);
}

Json Console::view(const Words& words, std::string_view) {
  const auto seat = seat_named(words[0]);
  if (!seat && words[0] != "table") return failure("problem", fmt::format("found seat \"{}\"; allowed is 0, 1 or table", words[0].substr(0, 40)));
  if (seat && seated_ && *seat != *seated_) return failure("seat", "only the view of the seat that was taken with \"seat\" is shown");
  const Viewer who = seat ? viewer(*seat) : Viewer::table;
  return {{"ok", true}, {"view", session_->view(who)}, {"words", session_->describe(who)}};
}

Json Console::truth(const Words&, std::string_view) {
  if (seated_) return failure("seat", "a seat may not know the truth; give \"seat all\" first");
  return {{"ok", true}, {"truth", session_->truth()}};
}

Json Console::position(const Words&, std::string_view rest) {
  const auto text = files::read(std::string(rest));
  if (const auto* error = std::get_if<files::Error>(&text)) return failure("file", io_text(*error));
  Json json = parse_json(std::get<std::string>(text));
  if (json.is_object() && json.contains("truth")) json = json["truth"];
  if (json.is_discarded()) return failure("problem", fmt::format("{}: found text that is not JSON; allowed is an object of the state's fields", rest));
  const std::string& scenarios = folder_for(session_->entry(), folders_, given_options_);
  return open(session_->entry().position(scenarios, given_options_, session_->seed(), json.dump()));
}

Json Console::automatic(const Words& words, std::string_view) {
  const auto count = number<int>(words[0]);
  const int most = static_cast<int>(session_->entry().skills.size());
  const auto skill = words.size() > 1 ? number<int>(words[1]) : most;
  if (!count || *count < 1 || !skill || *skill < 1 || *skill > most)
    return failure("usage", fmt::format("allowed is: auto N [SKILL], N from 1, SKILL from 1 to {}", most));
  const std::size_t before = session_->told_size();
  std::vector<std::string> made;
  for (int i = 0; i < *count && seat_decides(session_->turn()); ++i) {
    const Seat seat = seat_of(session_->turn());
    const std::string order = session_->thinker(*skill)({});
    if (const auto refused = session_->order(order)) return failure(*refused);
    if (!seated_ || *seated_ == seat) made.push_back(order);
    run_automatic(*session_);
  }
  return given(made, before);
}

Json Console::play(const Words& words, std::string_view) {
  const int most = static_cast<int>(session_->entry().skills.size());
  std::array<int, 2> skills{most, most};
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto skill = number<int>(words[i]);
    if (!skill || *skill < 1 || *skill > most) return failure("usage", fmt::format("found skill \"{}\"; allowed is 1 to {}", words[i].substr(0, 40), most));
    skills[i] = *skill;
    if (words.size() == 1) skills[1] = *skill;
  }
  const std::size_t before = session_->told_size();
  std::vector<std::string> made;
  play_out(*session_, skills, 100, &made);
  Json out = given(seated_ ? std::vector<std::string>() : made, before);
  out["result"] = result({}, {});
  out["result"].erase("ok");
  return out;
}

Json Console::rate(const Words& words, std::string_view) {
  RateJob job;
  const auto game = std::find_if(games_.begin(), games_.end(), [&](const Entry& e) { return e.name == words[0]; });
  if (game == games_.end()) return failure("problem", fmt::format("found game \"{}\"; see games", words[0].substr(0, 40)));
  job.entry = &*game;
  const auto pairs = number<int>(words[1]), a = number<int>(words[2]), b = number<int>(words[3]);
  const int most = static_cast<int>(game->skills.size());
  if (!pairs || *pairs < 1 || *pairs > 10'000'000 || !a || !b || *a < 1 || *a > most || *b < 1 || *b > most)
    return failure("usage", fmt::format("allowed is: rate GAME PAIRS SKILL SKILL, PAIRS from 1, skills from 1 to {}", most));
  job.pairs = *pairs;
  job.skills = {*a, *b};
  if (!options_of(std::span(words).subspan(4), job.options)) return failure("usage", "found an option without \"=\"");
  job.scenarios = folder_for(*game, folders_, job.options);
  if (const auto file = take(job.options, "FILE")) job.file = *file;
  const auto whole = [&](std::string_view key, auto low, auto high, auto& value) {
    const auto text = take(job.options, key);
    if (!text) return true;
    const auto n = number<std::decay_t<decltype(value)>>(*text);
    if (!n || *n < low || *n > high) return false;
    value = *n;
    return true;
  };
  if (!whole("seed", std::uint64_t{0}, ~std::uint64_t{0}, job.seed)) return failure("problem", "found a seed that is no whole number, 0 or more");
  if (!whole("effort", 1, 10'000, job.effort)) return failure("problem", "found an effort that is no whole number from 1 to 10000 (per cent)");
  if (!whole("workers", 1, 64, job.workers)) return failure("problem", "found workers that are no whole number from 1 to 64");
  Problems problems;
  const Rating rating = d6::rate(job, problems);
  if (!problems.empty()) return problem(problems);
  const auto rounded = [](double value) { return fmt::format("{:.2f}", value); };
  return {{"ok", true},
          {"pairs", rating.pairs.size()},
          {"wins", {{words[2], rating.wins[0]}, {words[2] == words[3] ? fmt::format("{} (second)", words[3]) : std::string(words[3]), rating.wins[1]}}},
          {"draws", rating.draws},
          {"margin", Json::parse(rounded(rating.mean))},
          {"interval", {Json::parse(rounded(rating.low)), Json::parse(rounded(rating.high))}},
          {"hash", hex16(rating.hash)}};
}

namespace {
Json write_file(std::string_view path, std::string_view bytes) {
  if (const auto error = files::save(std::string(path), bytes)) return failure("file", io_text(*error));
  return {{"ok", true}, {"file", path}, {"bytes", bytes.size()}};
}
}  // namespace

Json Console::save(const Words&, std::string_view rest) { return write_file(rest, session_->save()); }
Json Console::record(const Words&, std::string_view rest) { return write_file(rest, session_->record()); }

Json Console::load(const Words&, std::string_view rest) {
  const auto text = files::read(std::string(rest));
  if (const auto* error = std::get_if<files::Error>(&text)) return failure("file", io_text(*error));
  return open(load_save(games_, folders_, std::get<std::string>(text), std::string(rest)));
}

Json Console::replay(const Words&, std::string_view rest) {
  const auto text = files::read(std::string(rest));
  if (const auto* error = std::get_if<files::Error>(&text)) return failure("file", io_text(*error));
  return open(d6::replay(games_, folders_, std::get<std::string>(text), std::string(rest)));
}

Json Console::verify(const Words&, std::string_view rest) {
  const auto text = files::read(std::string(rest));
  if (const auto* error = std::get_if<files::Error>(&text)) return failure("file", io_text(*error));
  const auto opened = d6::replay(games_, folders_, std::get<std::string>(text), std::string(rest));
  if (!opened.session) return problem(opened.problems);
  Json out = {{"ok", true}, {"game", opened.session->entry().name}, {"steps", opened.session->steps()}, {"hash", hex16(opened.session->hash())}};
  if (!opened.notes.empty()) out["notes"] = opened.notes;
  return out;
}

Json Console::hash(const Words&, std::string_view) { return {{"ok", true}, {"hash", hex16(session_->hash())}}; }

Json Console::told(const Words& words, std::string_view) {
  std::size_t since = 0;
  if (!words.empty()) {
    const auto n = number<std::size_t>(words[0]);
    if (!n) return failure("usage", "allowed is: told [SINCE], SINCE a whole number, 0 or more");
    since = *n;
  }
  if (!seated_) return {{"ok", true}, {"told", session_->told_values(listener(), since)}, {"next", session_->told_size()}};
  // A seat counts what it heard itself: the whole count would tell that there was something it was not told.
  Json heard = session_->told_values(listener(), 0);
  const std::size_t next = heard.size();
  heard.erase(heard.begin(), heard.begin() + static_cast<std::ptrdiff_t>(std::min(since, next)));
  return {{"ok", true}, {"told", std::move(heard)}, {"next", next}};
}

Json Console::result(const Words&, std::string_view) {
  const auto outcome = session_->outcome();
  Json out = {{"ok", true}, {"over", outcome.over}, {"winner", nullptr}, {"scores", nullptr}};
  if (!seated_ || session_->scores_known()) out["scores"] = session_->scores();  // they would tell what reports hide
  if (outcome.over) out["winner"] = outcome.winner ? Json(index(*outcome.winner)) : Json("draw");
  return out;
}

Json Console::undo(const Words&, std::string_view) {
  // A seat takes back its own orders; that the other has given one may be a secret (RK-17).
  if (seated_ && session_->turn() == turn_of(other(*seated_))) return failure("turn", "the other seat is to decide");
  if (!session_->undo()) return failure("undo", "there is nothing to take back: undo stops at what reveals, at dice and at a change of seat");
  return state_line();
}

Json Console::leave(const Words&, std::string_view) {
  quit_ = true;
  return fine();
}

}  // namespace d6::console
