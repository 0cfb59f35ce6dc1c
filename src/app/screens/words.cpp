// Small words that several screens share.
#include <charconv>

#include "app/screens/screens.h"
#include "base/text.h"

namespace d6::app {

bool is_human(const std::string& seat) { return seat.rfind("computer", 0) != 0; }

int skill_of(const std::string& seat) {
  const std::size_t colon = seat.find(':');
  int skill = 1;
  if (colon != std::string::npos) std::from_chars(seat.data() + colon + 1, seat.data() + seat.size(), skill);
  return skill < 1 ? 1 : skill;
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

bool deals_cards(const Entry& entry) { return entry.name != "carrier"; }

std::string in_words(const Problems& problems) {
  std::string all;
  for (const Problem& p : problems) {
    if (!all.empty()) all += '\n';
    all += p.text();
  }
  return all;
}

}  // namespace d6::app
