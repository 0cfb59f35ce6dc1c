// Small words that several screens share.
#include <charconv>

#include "app/screens/screens.h"
#include "base/text.h"
#include "ui/dialog.h"

namespace d6::app {

bool is_human(const std::string& seat) { return seat.rfind("computer", 0) != 0; }

int skill_of(const std::string& seat) {
  const std::size_t colon = seat.find(':');
  int skill = 1;
  if (colon != std::string::npos) std::from_chars(seat.data() + colon + 1, seat.data() + seat.size(), skill);
  return skill < 1 ? 1 : skill;
}

std::string continue_id(const Entry& entry) { return fmt::format("{}-{}", kContinue, entry.name); }

std::string_view left_game(std::string_view id) {
  const bool ours =
      id.size() > kContinue.size() + 1 && id.substr(0, kContinue.size()) == kContinue && id[kContinue.size()] == '-';
  return ours ? id.substr(kContinue.size() + 1) : std::string_view();
}

bool cabinets_own(std::string_view id) { return id == kContinue || !left_game(id).empty(); }

std::optional<SaveFile> left_behind(const Cabinet& cabinet, const Entry& entry) {
  const std::string id = continue_id(entry);
  for (SaveFile& save : cabinet.saves())
    if (save.id == id) return std::move(save);
  return std::nullopt;
}

void ask_before(Cabinet& cabinet, ui::ScreenStack& stack, const Entry& entry, const std::string& label,
                std::function<void()> go) {
  const std::optional<SaveFile> kept = left_behind(cabinet, entry);
  if (!kept) {
    go();
    return;
  }
  stack.push(std::make_unique<ui::Dialog>(
      stack.look(), tr("Give up the other game?"),
      tr("A game of {} that was left on {} is kept for \"Continue\". This one would take its place.", entry.title,
         kept->when),
      std::vector<ui::DialogButton>{
          {tr("Continue that"), [&cabinet, &stack, id = kept->id] { go_on(cabinet, stack, id); }, U'C'},
          {label, std::move(go), U'G'},
          {tr("Back"), nullptr, U'B'}}));
}

void go_on(Cabinet& cabinet, ui::ScreenStack& stack, const std::string& id) {
  Opened opened = cabinet.load(id);
  if (!opened.session) {
    stack.push(std::make_unique<ui::Dialog>(
        stack.look(), tr("The game cannot go on"), in_words(opened.problems),
        std::vector<ui::DialogButton>{{tr("Put it aside"),
                                       [&cabinet, &stack, id] {
                                         const Cabinet::Aside aside = cabinet.put_aside(id);
                                         stack.push(aside.fault.empty()
                                                        ? ui::message(stack.look(), tr("Put aside"),
                                                                      tr("The file is kept as {}.", aside.name))
                                                        : ui::message(stack.look(), tr("Not put aside"), aside.fault));
                                       },
                                       U'P'},
                                      {tr("Back"), nullptr, U'B'}}));
    return;
  }
  std::unique_ptr<ui::Screen> next = play_screen(cabinet, std::move(opened.session));
  stack.pop_to("title");
  stack.push(std::move(next));
  for (const std::string& note : opened.notes) stack.push(ui::message(stack.look(), tr("A note"), note));
}

std::string computer(int skill) { return "computer:" + std::to_string(skill); }

std::string who(const Session& session, Seat seat) {
  const Entry& entry = session.entry();
  const std::string& sits = session.seats()[index(seat)];
  if (!is_human(sits)) {
    const auto skill = static_cast<std::size_t>(skill_of(sits)) - 1;
    const std::string_view name = skill < entry.skills.size() ? entry.skills[skill].name : std::string_view();
    return name.empty() ? tr("{}, computer", entry.seats[index(seat)])
                        : tr("{}, {} (computer)", entry.seats[index(seat)], name);
  }
  if (is_human(session.seats()[index(other(seat))])) return std::string(entry.seats[index(seat)]);
  return tr("{}, you", entry.seats[index(seat)]);
}

Given options_for(const Entry& entry, const Given& chosen, const std::array<std::string, 2>& seats) {
  const std::array<bool, 2> people{is_human(seats[0]), is_human(seats[1])};
  Given out = entry.usual == nullptr ? Given() : entry.usual(people);
  out.insert(out.end(), chosen.begin(), chosen.end());  // a later value of the same option counts
  return entry.seated == nullptr ? out : entry.seated(std::move(out), people);
}

std::string in_words(const Problems& problems) {
  std::string all;
  for (const Problem& p : problems) {
    if (!all.empty()) all += '\n';
    all += p.text();
  }
  return all;
}

}  // namespace d6::app
