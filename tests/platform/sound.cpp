// Behaviour 20: sound without a device, with damaged files, and with good ones, on SDL's dummy and disk drivers.
#include "platform/sound.h"

#include <SDL.h>
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "base/files.h"
#include "support/temporary.h"
#include "support/wave.h"

namespace d6::platform {
namespace {

// A quarter of a second.
std::string wav() { return test::wav(test::tone(22050 / 4)); }

struct Driver {
  explicit Driver(const char* name) { ::setenv("SDL_AUDIODRIVER", name, 1); }
  ~Driver() { ::unsetenv("SDL_AUDIODRIVER"); }
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;
};

TEST_CASE("behaviour 20: without a sound device the reason is told and every call is silent") {
  const Driver driver("no-such-driver");
  Sound sound;
  std::string error;
  CHECK_FALSE(sound.open("/nowhere", error));
  CHECK_FALSE(error.empty());
  CHECK_FALSE(sound.there());
  sound.play("card", 20);
  sound.music("title");
  sound.duck(true);
  sound.volumes({100, 100, false});
  sound.background(true);
  CHECK(sound.take_warnings().empty());
}

TEST_CASE("behaviour 20: a damaged sound or music file warns once and the rest plays on") {
  const Driver driver("dummy");
  const d6::test::Temporary here;
  REQUIRE_FALSE(files::save(here.path() + "/sounds/bad.wav", "RIFF and then nothing").has_value());
  REQUIRE_FALSE(files::save(here.path() + "/sounds/good.wav", wav()).has_value());
  REQUIRE_FALSE(files::save(here.path() + "/music/broken.ogg", "OggS broken").has_value());
  Sound sound;
  std::string error;
  REQUIRE(sound.open(here.path(), error));
  sound.play("bad", 0);
  auto warnings = sound.take_warnings();
  REQUIRE(warnings.size() == 1);
  CHECK(warnings[0].find("bad.wav") != std::string::npos);
  sound.play("bad", 0);
  sound.play("absent", 0);
  sound.play("good", -100);
  sound.play("good", 100);
  CHECK(sound.take_warnings().empty());
  sound.music("broken");
  warnings = sound.take_warnings();
  REQUIRE(warnings.size() == 1);
  CHECK(warnings[0].find("broken.ogg") != std::string::npos);
  sound.music("");
  CHECK(sound.take_warnings().empty());
}

// What came out on the disk driver, both sides.
struct Heard {
  std::vector<int> left, right;
  static int loudest(const std::vector<int>& side) {
    int most = 0;
    for (const int s : side) most = std::max(most, std::abs(s));
    return most;
  }
  int first(std::size_t frames) const {
    return loudest({left.begin(), left.begin() + static_cast<std::ptrdiff_t>(std::min(frames, left.size()))});
  }
  int last(std::size_t frames) const {
    return loudest({left.end() - static_cast<std::ptrdiff_t>(std::min(frames, left.size())), left.end()});
  }
};
Heard heard(const std::string& file) {
  const auto read = files::read(file);
  const auto* bytes = std::get_if<std::string>(&read);
  REQUIRE(bytes != nullptr);
  Heard found;
  for (std::size_t i = 0; i + 3 < bytes->size(); i += 4) {
    const auto sample = [&](std::size_t at) {
      return static_cast<int>(static_cast<std::int16_t>(static_cast<unsigned char>((*bytes)[at]) |
                                                        static_cast<unsigned char>((*bytes)[at + 1]) << 8));
    };
    found.left.push_back(sample(i));
    found.right.push_back(sample(i + 2));
  }
  return found;
}

// Waits until the disk driver has written so many frames more, if it writes at all: bytes, not time.
void run(const Sound& sound, std::size_t frames) {
  const auto size = [] {
    std::error_code none;
    const auto bytes = std::filesystem::file_size(std::getenv("SDL_DISKAUDIOFILE"), none);
    return none ? 0 : bytes;
  };
  const auto wanted = size() + 4 * frames;
  for (int i = 0; i < 60000 && sound.device_open() && size() < wanted; ++i)
    SDL_Delay(1);  // a slow machine may take its time
}

// The disk driver, with a tone as a cue and as a piece; what `drive` does is written, and half a second more.
template <class Drive>
Heard recorded(Drive&& drive) {
  const d6::test::Temporary here;
  REQUIRE_FALSE(files::save(here.path() + "/sounds/tone.wav", wav()).has_value());
  REQUIRE_FALSE(files::save(here.path() + "/music/tune.wav", wav()).has_value());
  // Soft for 0.3 s, then loud for long: it tells where in it we are.
  std::vector<std::int16_t> march = test::tone(22050 * 10);
  for (std::size_t i = 0; i < 22050 * 3 / 10; ++i) march[i] = static_cast<std::int16_t>(march[i] / 8);
  REQUIRE_FALSE(files::save(here.path() + "/music/march.wav", test::wav(march)).has_value());
  REQUIRE_FALSE(files::save(here.path() + "/music/rest.wav", test::wav(std::vector<std::int16_t>(22050))).has_value());
  const Driver driver("disk");
  const std::string raw = here.path() + "/out.raw";
  ::setenv("SDL_DISKAUDIOFILE", raw.c_str(), 1);
  ::setenv("SDL_DISKAUDIODELAY", "1", 1);
  {
    Sound sound;
    drive(sound, here.path());
    run(sound, kSoundRate / 2);
  }
  ::unsetenv("SDL_DISKAUDIOFILE");
  ::unsetenv("SDL_DISKAUDIODELAY");
  return heard(raw);
}

// The loudest sample of each side.
struct Loudness {
  int left = 0, right = 0;
};
template <class Drive>
Loudness played(Drive&& drive) {
  const Heard found = recorded(std::forward<Drive>(drive));
  return {Heard::loudest(found.left), Heard::loudest(found.right)};
}

Loudness played(int pan, const Volumes& volumes, bool background) {
  return played([&](Sound& sound, const std::string& folder) {
    std::string error;
    REQUIRE(sound.open(folder, error));
    sound.volumes(volumes);
    sound.background(background);
    sound.play("tone", pan);
  });
}

TEST_CASE("behaviour 15: in the background, if so set, nothing is heard; mute and volume rule the rest") {
  const Loudness middle = played(0, {70, 100, false}, false);
  CHECK(middle.left > 4000);
  CHECK(middle.right > 4000);
  const Loudness left = played(-100, {70, 100, false}, false);
  CHECK(left.left > 4000);
  CHECK(left.right == 0);
  CHECK(played(0, {70, 30, false}, false).left < middle.left / 2);
  CHECK(played(0, {70, 100, true}, false).left == 0);
  CHECK(played(0, {70, 100, false}, true).left == 0);
}

TEST_CASE("sound: the piece that was asked for before the device was opened is played") {
  const Loudness piece = played([](Sound& sound, const std::string& folder) {
    std::string error;
    sound.music("tune", true);
    REQUIRE(sound.open(folder, error));
  });
  CHECK(piece.left > 3000);
}

TEST_CASE("speed: while nothing can be heard no device is open; what is asked for then is heard afterwards") {
  const Loudness after = played([](Sound& sound, const std::string& folder) {
    std::string error;
    REQUIRE(sound.open(folder, error));
    sound.play("tone", 0);
    for (const auto& silent : {Volumes{70, 80, true}, Volumes{0, 0, false}}) {
      sound.volumes(silent);
      CHECK_FALSE(sound.device_open());
      CHECK(sound.there());
      sound.play("tone", 0);
      sound.music("");
      sound.volumes({70, 100, false});
      CHECK(sound.device_open());
    }
    sound.background(true);
    CHECK_FALSE(sound.device_open());
    sound.music("tune");
    sound.background(false);  // the file is written anew by the device that opens now
    CHECK(sound.device_open());
    CHECK(sound.take_warnings().empty());
  });
  CHECK(after.left > 3000);
}

TEST_CASE("sound: under a report the music sinks to a third without a jump, and comes back") {
  for (const bool back : {false, true}) {
    const Heard piece = recorded([back](Sound& sound, const std::string& folder) {
      std::string error;
      sound.volumes({100, 100, false});
      sound.music("march");
      REQUIRE(sound.open(folder, error));
      run(sound, kSoundRate);
      sound.duck(true);
      CHECK(sound.ducked());
      if (!back) return;
      run(sound, kSoundRate / 2);
      sound.duck(false);
    });
    CHECK(Heard::loudest(piece.left) == 8000);
    CHECK(piece.last(100) == (back ? 8000 : 2666));
    const auto risen = std::find(piece.left.begin(), piece.left.end(), 8000);
    for (auto it = risen + 1; it != piece.left.end(); ++it)  // a square wave: only its sign jumps
      REQUIRE(std::abs(std::abs(it[0]) - std::abs(it[-1])) <= 2);
  }
}

TEST_CASE("sound: after mute a piece goes on from where it was, rising; a phrase does not come again") {
  for (const bool once : {false, true}) {
    const Heard after = recorded([once](Sound& sound, const std::string& folder) {
      std::string error;
      sound.volumes({100, 100, false});
      sound.music("march", once);
      REQUIRE(sound.open(folder, error));
      run(sound, kSoundRate);
      sound.volumes({100, 100, true});
      sound.volumes({100, 100, false});  // the file begins anew
    });
    CHECK(std::abs(after.left.at(10)) < 100);
    CHECK(after.first(kSoundRate / 4) > (once ? -1 : 3000));  // the soft beginning never gets above 1000
    if (once) CHECK(after.first(after.left.size()) == 0);
  }
}

TEST_CASE("sound: a change of the piece lets the old one fade; music off is silent and holds its place") {
  const Heard change = recorded([](Sound& sound, const std::string& folder) {
    std::string error;
    sound.volumes({100, 100, false});
    sound.music("march");
    REQUIRE(sound.open(folder, error));
    run(sound, kSoundRate);
    sound.music("rest");
  });
  CHECK(Heard::loudest(change.left) == 8000);
  CHECK(change.last(1000) == 0);
  int halves = 0;
  for (const int s : change.left) halves += std::abs(s) > 3000 && std::abs(s) < 5000 ? 1 : 0;
  CHECK(halves > kSoundRate / 20);  // on its way down, and before on its way up
  const Heard off = recorded([](Sound& sound, const std::string& folder) {
    std::string error;
    sound.music("march");
    sound.volumes({0, 100, false});
    REQUIRE(sound.open(folder, error));
    run(sound, kSoundRate);
  });
  CHECK(off.first(off.left.size()) == 0);
}

}  // namespace
}  // namespace d6::platform
