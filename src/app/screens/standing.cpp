// From the open view of the game: a list of fleets with the points of each ship.
#include "app/screens/standing.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace d6::app {
namespace {

// None where it is no fleet.
std::optional<int> afloat(const Json& fleet) {
  if (!fleet.is_array()) return {};
  std::optional<int> sum;
  for (const Json& ship : fleet)
    if (const auto points = ship.find("points"); points != ship.end() && points->is_number_integer())
      sum = sum.value_or(0) + std::max(0, points->get<int>());
  return sum;
}

}  // namespace

std::array<std::string, 2> standing_of(const Session& session) {
  if (!session.scores_known()) return {};
  std::array<int, 2> counts = session.scores();
  if (session.turn() != Turn::over) {
    const Json seen = session.view(Viewer::table);
    if (const auto fleets = seen.find("fleets"); fleets != seen.end() && fleets->is_array() && fleets->size() == 2)
      if (const auto zero = afloat((*fleets)[0]), one = afloat((*fleets)[1]); zero && one) counts = {*zero, *one};
  }
  return {std::to_string(counts[0]), std::to_string(counts[1])};
}

}  // namespace d6::app
