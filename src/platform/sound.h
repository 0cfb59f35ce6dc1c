// Sound: cues and music by name, from whatever files are there; without a device everything plays on in silence
// (behaviour 20). A damaged file is a warning. While nothing can be heard the device is closed: its thread would wake
// the processor twenty times a second to mix silence. Music is samples in memory (tune.h), mixed by us below the cues.
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "platform/tune.h"

struct Mix_Chunk;

namespace d6::platform {

struct Volumes {
  int music = 70, effects = 80;  // per cent
  bool mute = false;
  friend bool operator==(const Volumes&, const Volumes&) = default;
};

class Sound {
 public:
  Sound() = default;
  ~Sound();
  Sound(const Sound&) = delete;
  Sound& operator=(const Sound&) = delete;

  // Opens the device; late, since that takes time. False: no device, `error` says why; all else is then silent. What
  // music() was asked for before begins now.
  bool open(const std::string& assets, std::string& error);
  bool there() const { return open_; }

  void play(std::string_view cue, int pan);  // pan -100 .. 100; an unknown cue is silence
  // Loops, or plays once (a phrase); empty stops; the same name goes on playing.
  void music(std::string_view name, bool once = false);
  void volumes(const Volumes& volumes);
  void duck(bool on);        // music steps back under reports
  void background(bool on);  // the window has lost the focus and is to be silent
  // Warnings since last asked: "sounds/hit.wav: ..." Each file warns once.
  std::vector<std::string> take_warnings();
  const std::string& playing() const { return music_name_; }
  bool ducked() const { return ducked_; }
  bool device_open() const { return device_; }  // false while nothing could be heard

 private:
  struct FreeChunk {
    void operator()(Mix_Chunk* chunk) const;
  };
  // What the sound thread reads, under the lock: the piece, and the one before it while it fades.
  struct Music {
    std::mutex lock;
    Voice now, before;
  };
  static void mix(void* music, unsigned char* bytes, int size);
  Mix_Chunk* chunk(std::string_view cue);
  bool audible() const;
  bool open_device(std::string& error);
  void close_device();
  void start_music();
  int loudness() const;  // of the music, of Voice::kFull
  void apply();

  std::string folder_;
  std::map<std::string, std::unique_ptr<Mix_Chunk, FreeChunk>, std::less<>> chunks_;  // null: none, or damaged
  Music music_;
  std::string music_name_;
  Volumes volumes_;
  bool once_ = false, wanted_ = false;  // wanted: the named piece has not been opened yet
  bool open_ = false, device_ = false, ducked_ = false, background_ = false;
  std::vector<std::string> warnings_;
};

}  // namespace d6::platform
