// What units off the screen cost: frames of a map with 240 units on it, and with `more` beside it (speed.md). Run under
// callgrind by tools/bench.
#pragma once
#include <cstdint>
#include <memory>

#include "stage/canvas.h"
#include "stage/draw_list.h"
#include "stage/stage.h"
#include "stage/systems/draw.h"

namespace d6::bench {

// Draws so many frames anew; a number that depends on the pixels, so that nothing is left out.
inline std::uint64_t draw_frames(int more, int frames) {
  constexpr int kUnits = 240, kSize = 24, kAcross = stage::kWidth / kSize;
  const stage::Image units{kSize, kSize, std::vector<std::uint8_t>(static_cast<std::size_t>(kSize) * kSize, 7)};
  stage::Stage stage;
  for (int i = 0; i < kUnits + more; ++i) {
    const stage::Thing unit = stage.things.create();
    const bool on = i < kUnits;
    stage.things.set(unit, stage::Position{i % kAcross * kSize + (on ? 0 : 1000), i / kAcross % 14 * kSize});
    stage.things.set(unit, stage::Layer{1, static_cast<std::int16_t>(i)});
    stage.things.set(unit, stage::Sprite{{&units, {0, 0, kSize, kSize}}});
  }
  const auto canvas = std::make_unique<stage::Canvas>();
  stage::DrawList list;
  std::uint64_t sum = 0;
  for (int i = 0; i < frames; ++i) {
    list.begin();
    list.fill({0, 0, stage::kWidth, stage::kHeight}, stage::sea);
    stage::draw_things(stage.things, list);
    stage::step(stage, stage::Speed::normal);
    list.draw(*canvas);
    sum += canvas->data()[i];
  }
  return sum;
}

}  // namespace d6::bench
