// Gamepads to intents (behaviours 1-6): see pads.h.
#include "platform/pads.h"

#include <cmath>

namespace d6::platform {

using ui::Intent;

namespace {

constexpr Millis kTakeOverAfter = 250;  // two pads pressed at once are one press

constexpr std::array<Intent, 4> kFour = {Intent::up, Intent::right, Intent::down, Intent::left};
constexpr std::array<Intent, 6> kSix = {Intent::north, Intent::northeast, Intent::southeast,
                                        Intent::south, Intent::southwest, Intent::northwest};

template <std::size_t N>
Intent sector(const std::array<Intent, N>& names, double degrees, Intent now) {
  constexpr double kWidth = 360.0 / static_cast<double>(N);
  constexpr double kStays = 3.0;
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] != now) continue;
    double away = std::fabs(degrees - kWidth * static_cast<double>(i));
    if (away > 180.0) away = 360.0 - away;
    if (away <= kWidth / 2 + kStays) return now;
  }
  const auto i = static_cast<std::size_t>(std::floor((degrees + kWidth / 2) / kWidth)) % N;
  return names[i];
}

}  // namespace

Intent stick_direction(Stick stick, bool hexes, Intent now) {
  const double length = std::hypot(stick.x, stick.y);
  if (length < (now == Intent::none ? kPushed : kLetGo)) return Intent::none;
  constexpr double kDegrees = 57.29577951308232;
  double degrees = std::atan2(stick.x, -stick.y) * kDegrees;  // 0 is up, clockwise
  if (degrees < 0) degrees += 360.0;
  return hexes ? sector(kSix, degrees, now) : sector(kFour, degrees, now);
}

PadKind Pads::kind() const {
  if (!active_) return PadKind::generic;
  const auto it = pads_.find(*active_);
  return it == pads_.end() ? PadKind::generic : it->second.kind;
}

void Pads::hexes(bool on) {
  if (on == hexes_) return;
  hexes_ = on;
  held_.let_go();
  for (auto& [id, pad] : pads_) pad.pointing = Intent::none;
}

void Pads::attach(PadId id, PadKind kind, std::vector<ui::Input>& out) {
  if (!pads_.try_emplace(id, Pad{kind, {}, Intent::none}).second) return;
  out.push_back({Intent::pad_found, 0, 0, 0, ui::Device::pad, false});
}

void Pads::detach(PadId id, std::vector<ui::Input>& out) {
  if (pads_.erase(id) == 0) return;
  const bool was_active = active_ == id;
  if (was_active) {
    active_.reset();
    held_.let_go();
    // A pad that lies about unused may go without disturbing anybody.
    out.push_back({Intent::pad_lost, 0, 0, 0, ui::Device::pad, false});
  }
}

bool Pads::takes_part(PadId id, Millis now) {
  if (pads_.find(id) == pads_.end()) return false;
  if (active_ == id) return true;
  if (active_) {
    const auto it = pads_.find(*active_);
    if (it != pads_.end() && (!it->second.at_rest() || now - last_used_ < kTakeOverAfter)) return false;
  }
  active_ = id;
  held_.let_go();
  return true;
}

Intent Pads::intent_of(PadButton button) const {
  switch (button) {
    case PadButton::a: return swap_ ? Intent::back : Intent::confirm;
    case PadButton::b: return swap_ ? Intent::confirm : Intent::back;
    case PadButton::x: return Intent::second;
    case PadButton::y: return Intent::third;
    case PadButton::left_shoulder: return Intent::previous;
    case PadButton::right_shoulder: return Intent::next;
    case PadButton::start: return Intent::menu;
    case PadButton::view: return Intent::view;
    case PadButton::up: return Intent::up;
    case PadButton::down: return Intent::down;
    case PadButton::left: return Intent::left;
    case PadButton::right: return Intent::right;
  }
  return Intent::none;
}

void Pads::button(PadId id, PadButton button, bool down, Millis now, std::vector<ui::Input>& out) {
  const auto it = pads_.find(id);
  if (it == pads_.end()) return;
  const Intent intent = intent_of(button);
  if (!down) {
    if (it->second.down.erase(button) != 0 && active_ == id) {
      last_used_ = now;
      held_.release(intent);
    }
    return;
  }
  const bool heard = takes_part(id, now);
  if (!it->second.down.insert(button).second || !heard) return;
  last_used_ = now;
  const ui::Input input{intent, 0, 0, 0, ui::Device::pad, false};
  out.push_back(input);
  if (button >= PadButton::up) held_.press(input, now);
}

void Pads::stick(PadId id, Stick stick, Millis now, std::vector<ui::Input>& out) {
  const auto it = pads_.find(id);
  if (it == pads_.end()) return;
  Pad& pad = it->second;
  const Intent was = pad.pointing;
  const Intent points = stick_direction(stick, hexes_, was);
  if (points == was) return;
  if (points == Intent::none) {
    pad.pointing = points;
    if (active_ == id) {
      last_used_ = now;
      held_.release(was);
    }
    return;
  }
  const bool heard = takes_part(id, now);
  pad.pointing = points;
  if (!heard) return;
  last_used_ = now;
  const ui::Input input{points, 0, 0, 0, ui::Device::pad, false};
  out.push_back(input);
  held_.press(input, now);
}

void Pads::tick(Millis now, std::vector<ui::Input>& out) {
  while (const auto again = held_.repeat(now)) out.push_back(*again);
}

void Pads::let_go() {
  held_.let_go();
  for (auto& [id, pad] : pads_) {
    pad.down.clear();
    pad.pointing = Intent::none;
  }
}

}  // namespace d6::platform
