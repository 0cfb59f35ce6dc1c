// Names of the sheets: tools/art/README.md.
#include "games/milebones/view/art.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace d6::milebones {
namespace {

constexpr std::array<std::string_view, kKinds> kFiles{"25",
                                                      "50",
                                                      "75",
                                                      "100",
                                                      "200",
                                                      "out_of_gas",
                                                      "flat_tire",
                                                      "accident",
                                                      "speed_limit",
                                                      "stop",
                                                      "gasoline",
                                                      "spare_tire",
                                                      "repairs",
                                                      "end_of_limit",
                                                      "go",
                                                      "extra_tank",
                                                      "puncture_proof",
                                                      "driving_ace",
                                                      "right_of_way"};

}  // namespace

Art::Art(const stage::Sheets& sheets) {
  const auto find = [&](const std::string& name) { return stage::sprite(sheets, "mile", name); };
  for (std::size_t i = 0; i < kKinds; ++i) {
    card[i] = find(fmt::format("mile/{}", kFiles[i]));
    dim[i] = find(fmt::format("mile/{}_dim", kFiles[i]));
  }
  back = find("mile/back");
  slot_battle = find("mile/slot_battle");
  slot_limit = find("mile/slot_limit");
  slot_safety = find("mile/slot_safety");
  slot_empty = find("mile/slot_empty");
  coup_frame = find("mile/coup_frame");
  burst = find("mile/burst");
  burst_score = find("mile/burst_score");
  constexpr std::array<std::string_view, 2> kWho{"you", "rusty"};
  for (std::size_t s = 0; s < 2; ++s) {
    for (std::size_t f = 0; f < 2; ++f) car[s][f] = find(fmt::format("mile/car_{}_{}", kWho[s], f));
    constexpr std::array<std::string_view, 3> kHow{"flat", "crash", "stop"};
    for (std::size_t h = 0; h < kHow.size(); ++h) hurt[s][h] = find(fmt::format("mile/car_{}_{}", kWho[s], kHow[h]));
    coin[s] = find(fmt::format("mile/coin_{}", kWho[s]));
    cloud[s] = find(fmt::format("mile/cloud_{}", s));
    mill[s] = find(fmt::format("mile/mill_{}", s));
    ghost[s] = find(fmt::format("mile/car_{}_ghost", kWho[s]));
    badge[s] = find(fmt::format("mile/badge_{}", kWho[s]));
    big_car[s] = find(fmt::format("mile/big_{}", kWho[s]));
  }
  sign_gas = find("mile/sign_gas");
  sign_wait = find("mile/sign_wait");
  sign_stop = find("mile/sign_stop");
  sign_limit = find("mile/sign_limit");
  small_back = find("mile/small_back");
  for (std::size_t i = 0; i < smoke.size(); ++i) smoke[i] = find(fmt::format("mile/smoke_{}", i));
  road = find("mile/road");
  post = find("mile/post");
  goal_on = find("mile/goal_on");
  goal_off = find("mile/goal_off");
  hazard_flag = find("mile/hazard_flag");
  odometer = find("mile/odometer");
  lamp_on = find("mile/lamp_on");
  lamp_off = find("mile/lamp_off");
  for (std::size_t i = 0; i < puff.size(); ++i) puff[i] = find(fmt::format("mile/puff_{}", i));
  constexpr std::array<std::string_view, kItems> kLines{"miles",          "safeties",  "all_safeties", "coups",  "trip",
                                                        "delayed_action", "safe_trip", "extension",    "shutout"};
  for (std::size_t i = 0; i < kItems; ++i) item[i] = find(fmt::format("mile/item_{}", kLines[i]));
  arrow = stage::sprite(sheets, "ui", "focus/down");
  for (std::size_t i = 0; i < digit.size(); ++i) digit[i] = find(fmt::format("digit/ink_{}", i));
}

}  // namespace d6::milebones
