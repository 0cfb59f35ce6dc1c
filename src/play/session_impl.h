// Bodies of SessionOf<G> and entry_of<G>. Heavy (JSON): included by games/NAME/entry.cpp only.
#pragma once
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/version.h"
#include "data/json.h"
#include "play/audit.h"
#include "play/info.h"
#include "play/save.h"
#include "play/session_of.h"

namespace d6 {

template <Game G>
SessionOf<G>::SessionOf(const Entry& entry, std::shared_ptr<const Rules> rules, Options options, std::uint64_t seed)
    : entry_(&entry), rules_(std::move(rules)), options_(std::move(options)), state_(G::start(*rules_, seed)) {
  record_.program = kVersion;
  record_.game = entry.name;
  record_.data = hash_of(*rules_);
  record_.seed = seed;
  record_.options = options_.all();
}

template <Game G>
void SessionOf<G>::place(const State& state, std::string position) {
  state_ = state;
  told_.clear();
  undo_.clear();
  record_.steps.clear();
  record_.position = std::move(position);
}

template <Game G>
void SessionOf<G>::restore(const State& state, Record record) {
  state_ = state;
  undo_.clear();
  const auto data = record_.data;
  record_ = std::move(record);
  record_.data = data;
  record_.program = kVersion;  // what comes from now on is accepted by this program's rules
}

template <Game G>
void SessionOf<G>::settle(const Dice& before, std::size_t told_before) {
  if (undo_.empty()) return;
  const bool revealed = std::any_of(told_.begin() + static_cast<std::ptrdiff_t>(told_before), told_.end(), [](const auto& t) { return t.reveals; });
  const Turn now = turn();
  if (revealed || !(before == state_.dice) || now == Turn::over || (seat_decides(now) && seat_of(now) != undo_.back().seat)) undo_.clear();
}

template <Game G>
void SessionOf<G>::note_hash() {
  if (record_.steps.empty()) return;
  const Turn now = turn();
  if (now == Turn::automatic) return;
  if (now == Turn::over || static_cast<int>(now) != record_.steps.back().seat) record_.steps.back().hash = hash();
}

template <Game G>
Refusal SessionOf<G>::give(const Order& order) {
  if (const Refusal refusal = check_order(order)) return refusal;
  const Seat seat = seat_of(turn());
  const Dice before = state_.dice;
  const std::size_t told_before = told_.size();
  constexpr std::size_t kMostUndo = 64;
  if (undo_.size() == kMostUndo) undo_.erase(undo_.begin());
  undo_.push_back({state_, told_.size(), record_.steps.size(), seat});
  record_.steps.push_back({static_cast<int>(seat), Words<G>::text(*rules_, order), 0});
  G::apply(*rules_, state_, order, Log(told_));
  settle(before, told_before);
  note_hash();
  return {};
}

template <Game G>
bool SessionOf<G>::advance() {
  if (turn() != Turn::automatic) return false;
  const Dice before = state_.dice;
  const std::size_t told_before = told_.size();
  G::advance(*rules_, state_, Log(told_));
  settle(before, told_before);
  note_hash();
  return true;
}

template <Game G>
bool SessionOf<G>::undo() {
  if (undo_.empty()) return false;
  const Undo& last = undo_.back();
  state_ = last.state;
  told_.erase(told_.begin() + static_cast<std::ptrdiff_t>(last.told), told_.end());
  record_.steps.resize(last.steps);
  ++record_.undos;
  undo_.pop_back();
  return true;
}

namespace detail {

// The order that a text means, or why it cannot be given now.
template <Game G>
std::optional<Refused> read_order(const SessionOf<G>& session, std::string_view text, std::optional<typename G::Order>& order) {
  if (session.turn() == Turn::over) return Refused{"over", "", "the game is over"};
  if (session.turn() == Turn::automatic) return Refused{"automatic", "", "no seat decides now; advance first"};
  auto parsed = Words<G>::parse(session.rules(), text);
  if (!parsed.order) return Refused{"parse", "", parsed.error};
  if (const Refusal refusal = G::check(session.rules(), session.state(), *parsed.order)) {
    typename G::Observation now;
    session.seen(static_cast<Viewer>(session.turn()), now);
    return Words<G>::why(session.rules(), refusal, now);
  }
  order = std::move(parsed.order);
  return {};
}

}  // namespace detail

template <Game G>
std::optional<Refused> SessionOf<G>::check(std::string_view text) const {
  std::optional<Order> order;
  return detail::read_order<G>(*this, text, order);
}

template <Game G>
std::optional<Refused> SessionOf<G>::order(std::string_view text) {
  std::optional<Order> order;
  if (auto refused = detail::read_order<G>(*this, text, order)) return refused;
  give(*order);
  return {};
}

template <Game G>
OrderMenu SessionOf<G>::orders() const {
  OrderMenu menu;
  if (!seat_decides(turn())) return menu;
  menu.seat = seat_of(turn());
  typename G::Orders list;
  list.clear();
  menu.complete = G::orders(*rules_, state_, list);
  for (const auto& order : list) menu.orders.push_back(Words<G>::text(*rules_, order));
  if (!menu.complete) {
    Observation now;
    seen(viewer(menu.seat), now);
    menu.forms = Words<G>::forms(*rules_, now);
  }
  return menu;
}

template <Game G>
std::string SessionOf<G>::fill(const Form& form, std::span<const std::string> values) const {
  return filled<G>(form, values);
}

template <Game G>
std::string SessionOf<G>::question(std::string_view text) const {
  const auto parsed = Words<G>::parse(*rules_, text);
  if (!parsed.order || check(text)) return {};
  Observation now;
  seen(static_cast<Viewer>(turn()), now);
  return d6::question<G>(*rules_, now, *parsed.order);
}

template <Game G>
std::string SessionOf<G>::random_order(Dice& dice) const {
  return Words<G>::text(*rules_, G::any_order(*rules_, state_, dice));
}

template <Game G>
std::vector<ToldLine> SessionOf<G>::told(Viewer who, std::size_t since) const {
  std::vector<ToldLine> out;
  for (std::size_t i = since; i < told_.size(); ++i)
    if (hears(who, told_[i].to)) out.push_back({i, told_[i].to, told_[i].reveals, Words<G>::say(*rules_, told_[i].event)});
  return out;
}

template <Game G>
Json SessionOf<G>::told_values(Viewer who, std::size_t since) const {
  Json out = Json::array();
  for (std::size_t i = since; i < told_.size(); ++i) {
    if (!hears(who, told_[i].to)) continue;
    Json line = Json::object();
    Words<G>::values(*rules_, told_[i].event, line);
    line["text"] = Words<G>::say(*rules_, told_[i].event);
    out.push_back(std::move(line));
  }
  return out;
}

template <Game G>
Json SessionOf<G>::view(Viewer who) const {
  Observation now;
  seen(who, now);
  return json_of(*rules_, now);
}

template <Game G>
Json SessionOf<G>::truth() const {
  return json_of(*rules_, state_);
}

template <Game G>
std::vector<std::string> SessionOf<G>::describe(Viewer who) const {
  Observation now;
  seen(who, now);
  return Words<G>::describe(*rules_, now);
}

template <Game G>
std::uint64_t SessionOf<G>::thinking_seed() const {
  Hasher hasher;
  hasher.word(record_.seed);
  hasher.word(record_.steps.size());
  hasher.word(static_cast<std::uint64_t>(turn()));
  return hasher.value();
}

template <Game G>
typename G::Order SessionOf<G>::think(const Thinking& thinking) const {
  Observation now;
  seen(static_cast<Viewer>(turn()), now);
  Dice dice = dice_of(thinking_seed(), Stream::computer);
  return Ai<G>::choose(*rules_, now, thinking, dice);
}

template <Game G>
std::function<std::string(std::stop_token)> SessionOf<G>::thinker(int skill, int effort) const {
  if (!seat_decides(turn())) return {};
  auto now = std::make_shared<Observation>();
  seen(static_cast<Viewer>(turn()), *now);
  return [rules = rules_, now, skill, effort, seed = thinking_seed()](std::stop_token stop) {
    Dice dice = dice_of(seed, Stream::computer);
    return Words<G>::text(*rules, Ai<G>::choose(*rules, *now, {skill, effort, stop}, dice));
  };
}

template <Game G>
std::function<Advice(std::stop_token)> SessionOf<G>::adviser() const {
  if (!seat_decides(turn())) return {};
  auto now = std::make_shared<Observation>();
  seen(static_cast<Viewer>(turn()), *now);
  return [rules = rules_, now, seed = thinking_seed()](std::stop_token stop) {
    Dice dice = dice_of(seed, Stream::computer);
    const auto order = Ai<G>::choose(*rules, *now, {static_cast<int>(Ai<G>::skills().size()), 100, stop}, dice);
    return Advice{Words<G>::text(*rules, order), Words<G>::reason(*rules, *now, order)};
  };
}

template <Game G>
std::string SessionOf<G>::record() const {
  Record out = record_;
  out.last_hash = hash();
  return write_record(out);
}

template <Game G>
std::string SessionOf<G>::save() const {
  return write_save(record(), truth());
}

// ---- the catalogue's row

template <Game G>
const Entry& entry_row();  // the static row of G, defined beside entry_of in games/NAME/entry.cpp

namespace detail {

template <Game G>
std::shared_ptr<const void> load_rules(const std::string& scenarios, const Options& options, Problems& problems) {
  return std::make_shared<const typename G::Rules>(G::load(scenarios + "/" + std::string(Info<G>::name), options, problems));
}

template <Game G>
std::unique_ptr<Session> begin_game(std::shared_ptr<const void> rules, Options options, std::uint64_t seed) {
  return std::make_unique<SessionOf<G>>(entry_row<G>(), std::static_pointer_cast<const typename G::Rules>(std::move(rules)),
                                        std::move(options), seed);
}

template <Game G>
Opened open_game(const std::string& scenarios, const Given& given, std::uint64_t seed, bool for_rate) {
  Opened out;
  Options options = Options::of(Info<G>::options(), given, for_rate, out.problems);
  if (!out.problems.empty()) return out;
  auto rules = load_rules<G>(scenarios, options, out.problems);
  if (out.problems.empty()) out.session = begin_game<G>(std::move(rules), std::move(options), seed);
  return out;
}

template <Game G>
Opened open_position(const std::string& scenarios, const Given& given, std::uint64_t seed, std::string_view text) {
  Opened out = open_game<G>(scenarios, given, seed, false);
  if (!out.session) return out;
  const Json json = parse_json(text);
  auto& session = static_cast<SessionOf<G>&>(*out.session);
  typename G::State state = session.state();
  std::string error;
  if (json.is_discarded()) error = "position: found text that is not JSON; allowed is an object of the state's fields";
  if (error.empty() && from_json(session.rules(), json, state, error)) error = G::invalid(session.rules(), state);
  if (error.empty()) {
    session.place(state, json.dump());
    return out;
  }
  out.session.reset();
  out.problems.push_back({"position", error, "a state that the rules can hold"});
  return out;
}

}  // namespace detail

template <Game G>
Entry entry_of() {
  static_assert(HasWords<G> && HasAi<G> && HasInfo<G>);
  Entry row;
  row.name = Info<G>::name;
  row.title = Info<G>::title;
  row.sentence = Info<G>::sentence;
  row.seats = Info<G>::seats;
  row.options = Info<G>::options();
  row.skills = Ai<G>::skills();
  row.unit = Info<G>::unit;
  if constexpr (HasBilling<G>) row.billing = Info<G>::billing();
  row.for_developers = for_developers<G>();
  row.open = &detail::open_game<G>;
  row.rules = &detail::load_rules<G>;
  row.begin = &detail::begin_game<G>;
  row.position = &detail::open_position<G>;
  row.lint = [](const std::string& scenarios) { return Info<G>::lint(scenarios + "/" + std::string(Info<G>::name)); };
  row.scenario_names = [](const std::string& scenarios) { return Info<G>::scenario_names(scenarios + "/" + std::string(Info<G>::name)); };
  row.restore = [](Session& session, const Json& snapshot, const Record& record, std::string& error) {
    auto& typed = static_cast<SessionOf<G>&>(session);
    typename G::State state = typed.state();
    if (!from_json(typed.rules(), snapshot, state, error)) return false;
    error = G::invalid(typed.rules(), state);
    if (!error.empty()) return false;
    typed.restore(state, record);
    return true;
  };
  row.audit = [](const Session& session, Dice& dice, bool deep) {
    const auto& typed = static_cast<const SessionOf<G>&>(session);
    return audit<G>(typed.rules(), typed.state(), dice, deep);
  };
  row.difference = [](const Session& a, const Session& b) {
    const auto& left = static_cast<const SessionOf<G>&>(a);
    return first_difference(left.rules(), left.state(), static_cast<const SessionOf<G>&>(b).state());
  };
  if constexpr (HasPages<G>) {
    row.manual = [](const Session& session) {
      return Manual<G>::pages(static_cast<const SessionOf<G>&>(session).rules());
    };
  }
  if constexpr (HasLessons<G>) {
    row.lessons = [](const Session& session, Viewer viewer) {
      const auto& typed = static_cast<const SessionOf<G>&>(session);
      auto seen = std::make_unique<typename G::Observation>();
      G::observe(typed.rules(), typed.state(), viewer, *seen);
      return Manual<G>::lessons(typed.rules(), *seen);
    };
  }
  if constexpr (KnowsSeats<G>) {
    row.usual = &Info<G>::usual;
    row.seated = &Info<G>::seated;
  }
  return row;
}

// Once a game, in games/NAME/entry.cpp:  D6_ENTRY(d6::broadside::Broadside, broadside)
#define D6_ENTRY(GameType, name)                      \
  template class d6::SessionOf<GameType>;             \
  template <>                                         \
  const d6::Entry& d6::entry_row<GameType>() {        \
    static const d6::Entry row = d6::entry_of<GameType>(); \
    return row;                                       \
  }                                                   \
  namespace d6 {                                      \
  const Entry& entry_##name() { return entry_row<GameType>(); } \
  }

}  // namespace d6
