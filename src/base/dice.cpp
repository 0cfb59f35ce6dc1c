// Dice over pcg-cpp. The engine is rebuilt from the stored state at each draw: the compiler keeps it in registers.
#include "base/dice.h"

#include <algorithm>
#include <cassert>
#include <pcg_random.hpp>

namespace d6 {
namespace {

constexpr std::uint64_t stream_constant(Stream stream) { return 0x5ea0c0de00ULL + static_cast<std::uint64_t>(stream); }

// pcg32 whose state can be read and set, so that the dice are one number in a state.
struct OpenPcg : pcg32 {
  explicit OpenPcg(Stream stream) : pcg32(0, stream_constant(stream)) {}
  OpenPcg(Stream stream, std::uint64_t raw) : OpenPcg(stream) { state_ = raw; }
  std::uint64_t raw() const { return state_; }
};

struct Script {
  std::vector<std::uint32_t> draws;
  std::size_t next = 0;
  const char* fault = nullptr;
};
thread_local Script* script = nullptr;  // of the ScriptedDice that lives in this thread

std::uint32_t scripted_draw(std::uint32_t n) {
  assert(script && "scripted dice outside a ScriptedDice");
  if (script->next == script->draws.size()) {
    if (!script->fault) script->fault = "the scripted dice ran dry";
    return 0;
  }
  const std::uint32_t drawn = script->draws[script->next++];
  if (drawn < n) return drawn;
  if (!script->fault) script->fault = "a scripted draw is not below its bound";
  return n - 1;
}

}  // namespace

std::uint32_t Dice::below(std::uint32_t n) {
  assert(n > 0);
  if (scripted) [[unlikely]]
    return scripted_draw(n);
  OpenPcg engine(stream, state);
  const std::uint32_t drawn = engine(n);
  state = engine.raw();
  return drawn;
}

Dice dice_of(std::uint64_t seed, Stream stream) {
  OpenPcg engine(stream);
  engine.seed(seed, stream_constant(stream));
  return {engine.raw(), stream, false};
}

ScriptedDice::ScriptedDice(std::vector<std::uint32_t> draws) {
  assert(!script && "one ScriptedDice at a time");
  script = new Script{std::move(draws)};
}
ScriptedDice::~ScriptedDice() {
  delete script;
  script = nullptr;
}
std::size_t ScriptedDice::left() const { return script->draws.size() - script->next; }
const char* ScriptedDice::fault() const { return script->fault ? script->fault : ""; }

}  // namespace d6
