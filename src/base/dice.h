// The dice: a small value inside every state (determinism.md, "Random numbers"). pcg32, one stream a purpose, bounded
// draws by rejection. Scripted dice take their draws from a queue that a test has filled.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace d6 {

// Separate streams, so that a show or a thinking computer never disturbs the game itself.
enum class Stream : std::uint8_t { play = 0, show = 1, computer = 2 };

struct Dice {
  std::uint64_t state = 0;
  Stream stream = Stream::play;
  bool scripted = false;  // draws come from the test's queue (ScriptedDice)

  // Uniform in 0 .. n - 1; n >= 1.
  std::uint32_t below(std::uint32_t n);
  // A die of n sides: 1 .. n.
  int die(int sides) { return 1 + static_cast<int>(below(static_cast<std::uint32_t>(sides))); }

  template <class Hasher>
  void hash_into(Hasher& hasher) const { hasher.word(state); }
  friend bool operator==(const Dice&, const Dice&) = default;
};

// Dice of a seed; equal seeds of different streams are unrelated.
Dice dice_of(std::uint64_t seed, Stream stream = Stream::play);

// Fisher-Yates from the back: for i = n-1 .. 1: swap(i, below(i + 1)).
template <class Sequence>
void shuffle(Sequence& sequence, Dice& dice) {
  using std::swap;
  for (auto i = static_cast<std::uint32_t>(sequence.size()); i-- > 1;) swap(sequence[i], sequence[dice.below(i + 1)]);
}

// While one lives, scripted dice draw from `draws` in order. Only tests make one; one at a time in a thread.
// A queue that runs dry, or a value that is not below n, is a fault(), and 0 or n - 1 is drawn; left() tells what remains.
class ScriptedDice {
 public:
  explicit ScriptedDice(std::vector<std::uint32_t> draws);
  ~ScriptedDice();
  ScriptedDice(const ScriptedDice&) = delete;
  ScriptedDice& operator=(const ScriptedDice&) = delete;
  std::size_t left() const;
  // The first thing that went wrong, empty if nothing did: a draw too many (0 is drawn then) or a value out of range.
  const char* fault() const;
};

}  // namespace d6
