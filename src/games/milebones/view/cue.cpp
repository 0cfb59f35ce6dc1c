// One cue an event; the table adds engines, brakes and horns of its own.
#include "games/milebones/view/cue.h"

namespace d6::milebones {
namespace {

std::string_view of_card(Card card) {
  switch (card) {
    case Card::out_of_gas: return "empty";
    case Card::flat_tire: return "flat";
    case Card::accident: return "crash";
    case Card::speed_limit: return "limit";
    case Card::stop: return "stop";
    case Card::gasoline:
    case Card::spare_tire:
    case Card::repairs:
    case Card::end_of_limit: return "remedy";
    case Card::go: return "go";
    case Card::extra_tank:
    case Card::puncture_proof:
    case Card::driving_ace:
    case Card::right_of_way: return "safety";
    case Card::mileage_1:
    case Card::mileage_2:
    case Card::mileage_3:
    case Card::mileage_4:
    case Card::mileage_5: return "miles";
    case Card::none: break;
  }
  return "play";
}

}  // namespace

std::string_view cue_of(const Event& event) {
  switch (event.what) {
    case What::coin: return "coin";
    case What::race: return "shuffle";
    case What::dealt:
    case What::hand: return "deal";
    case What::drew: return "draw";
    case What::got: return "flip";
    case What::mileage:
    case What::hazard:
    case What::remedy:
    case What::safety: return of_card(event.card);
    case What::coup: return "coup";
    case What::removed:
    case What::discarded: return "discard";
    case What::deck_out: return "junk";
    case What::offered:
    case What::completed: return "arrive";
    case What::extended: return "extend";
    case What::skipped: return "pass";
    case What::nobody: return "failed";
    case What::item: return "type";
    case What::race_total: return "message";
    case What::match_won: return "made";
    case What::match_tied: return "hour";
  }
  return "message";
}

}  // namespace d6::milebones
