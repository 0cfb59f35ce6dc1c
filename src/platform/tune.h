// A piece of music as samples, decoded once on a thread of its own: what plays it then only adds numbers, so that a
// still screen with music costs hardly more than a silent one (speed.md). Playing may begin before the decoding has
// ended.
#pragma once
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <thread>

namespace d6::platform {

// The rate of all our sound files, and of the device: nothing is resampled while it plays.
inline constexpr int kSoundRate = 22050;

class Tune {
 public:
  // A WAV or OGG file of any rate. Null: `error` says what is wrong with it. Damage that is found later is told by
  // take_damage(); what cannot be decoded is silence.
  static std::shared_ptr<Tune> open(const std::string& path, std::string& error);
  Tune(std::size_t length, std::string path);
  static std::shared_ptr<Tune> copied(const std::int16_t* samples, std::size_t length);
  Tune(const Tune&) = delete;
  Tune& operator=(const Tune&) = delete;

  std::size_t length() const { return length_; }                                // samples of one voice at kSoundRate
  std::size_t ready() const { return ready_.load(std::memory_order_acquire); }  // of these, already decoded
  const std::int16_t* samples() const { return samples_.get(); }                // the first ready() may be read
  bool take_damage() { return damaged_.exchange(false); }                       // true once
  // Where it goes on after its end: what stands before is heard once. In an OGG its comment LOOPSTART, in samples.
  std::size_t loop_start() const { return loop_start_; }
  const std::string& path() const { return path_; }

 private:
  struct Decoder;
  void decode(Decoder& decoder, const std::stop_token& stop);

  std::size_t length_, loop_start_ = 0;
  std::string path_;
  std::unique_ptr<std::int16_t[]> samples_;
  std::atomic<std::size_t> ready_{0};
  std::atomic<bool> damaged_{false};
  std::jthread thread_;  // the last member: it ends before what it writes to goes
};

// A tune being played. Loudness moves towards `target` by even steps, so that nothing clicks and nothing jumps.
struct Voice {
  static constexpr int kFull = 1 << 16, kFadeMs = 400;  // from nothing to full, or back

  std::shared_ptr<Tune> tune;
  std::size_t at = 0;
  int gain = 0, target = 0;  // of kFull
  bool loops = true;

  bool over() const { return !tune || (!loops && at >= tune->length()) || (gain == 0 && target == 0); }
};

// The same voice with only as much of its tune as fading out takes: the rest of the tune need not stay in memory.
Voice fading(const Voice& voice);

// Adds the next `frames` of it to both sides of `out`. Where nothing is decoded yet it waits.
void add(Voice& voice, std::int16_t* out, std::size_t frames);

}  // namespace d6::platform
