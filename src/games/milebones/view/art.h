// Every picture of the table, looked up once: drawing a frame searches no names and allocates nothing.
#pragma once
#include <array>

#include "games/milebones/rules/api.h"
#include "stage/sheet.h"

namespace d6::milebones {

using stage::SpriteRef;

struct Art {
  explicit Art(const stage::Sheets& sheets);

  std::array<SpriteRef, kKinds> card, dim;
  SpriteRef back, slot_battle, slot_limit, slot_safety, slot_empty, coup_frame, burst, burst_score;
  std::array<std::array<SpriteRef, 2>, 2> car;   // by seat, two frames of the wheels
  std::array<std::array<SpriteRef, 3>, 2> hurt;  // by seat: flat tire, accident, stopped with its brake lights on
  std::array<SpriteRef, 2> ghost, badge, coin, cloud, mill;
  SpriteRef sign_gas, sign_wait, sign_stop, sign_limit, small_back;
  std::array<SpriteRef, 3> smoke;
  SpriteRef road, post, goal_on, goal_off, hazard_flag, odometer, lamp_on, lamp_off;
  std::array<SpriteRef, 3> puff;
  std::array<SpriteRef, 10> digit;
  std::array<SpriteRef, 2> big_car;    // on the score sheet
  std::array<SpriteRef, kItems> item;  // the sheet's lines
  SpriteRef arrow;                     // over the card that has the focus
};

}  // namespace d6::milebones
