// Behaviour 20: sound without a device, with damaged files, and with good ones, on SDL's dummy and disk drivers.
#include "platform/sound.h"

#include <SDL.h>
#include <doctest/doctest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "base/files.h"
#include "support/temporary.h"

namespace d6::platform {
namespace {

void put(std::string& bytes, std::uint32_t value, int size) {
  for (int i = 0; i < size; ++i) bytes += static_cast<char>(value >> (8 * i) & 0xFFU);
}

// A quarter of a second of a tone, 16 bits, one voice.
std::string wav() {
  constexpr std::uint32_t kRate = 22050, kFrames = kRate / 4;
  std::string bytes = "RIFF";
  put(bytes, 36 + kFrames * 2, 4);
  bytes += "WAVEfmt ";
  put(bytes, 16, 4);
  put(bytes, 1, 2);
  put(bytes, 1, 2);
  put(bytes, kRate, 4);
  put(bytes, kRate * 2, 4);
  put(bytes, 2, 2);
  put(bytes, 16, 2);
  bytes += "data";
  put(bytes, kFrames * 2, 4);
  for (std::uint32_t i = 0; i < kFrames; ++i) put(bytes, static_cast<std::uint32_t>(i % 50 < 25 ? 8000 : -8000), 2);
  return bytes;
}

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

// What a sound came to on the disk driver: the loudest sample of each side.
struct Loudness {
  int left = 0, right = 0;
};
Loudness heard(const std::string& file) {
  const auto read = files::read(file);
  const auto* bytes = std::get_if<std::string>(&read);
  REQUIRE(bytes != nullptr);
  Loudness found;
  for (std::size_t i = 0; i + 3 < bytes->size(); i += 4) {
    const auto sample = [&](std::size_t at) {
      return std::abs(static_cast<int>(static_cast<std::int16_t>(static_cast<unsigned char>((*bytes)[at]) |
                                                                 static_cast<unsigned char>((*bytes)[at + 1]) << 8)));
    };
    found.left = std::max(found.left, sample(i));
    found.right = std::max(found.right, sample(i + 2));
  }
  return found;
}

// The disk driver, with a tone as a cue and as a piece; what `drive` does is written, then waited for until the driver
// has written half a second more, if it writes at all: bytes, not time.
template <class Drive>
Loudness played(Drive&& drive) {
  const d6::test::Temporary here;
  REQUIRE_FALSE(files::save(here.path() + "/sounds/tone.wav", wav()).has_value());
  REQUIRE_FALSE(files::save(here.path() + "/music/tune.wav", wav()).has_value());
  const Driver driver("disk");
  const std::string raw = here.path() + "/out.raw";
  ::setenv("SDL_DISKAUDIOFILE", raw.c_str(), 1);
  ::setenv("SDL_DISKAUDIODELAY", "1", 1);
  const auto size = [&] {
    std::error_code none;
    const auto bytes = std::filesystem::file_size(raw, none);
    return none ? 0 : bytes;
  };
  {
    Sound sound;
    drive(sound, here.path());
    const auto wanted = size() + 44100U;
    for (int i = 0; i < 60000 && sound.device_open() && size() < wanted; ++i)
      SDL_Delay(1);  // a slow machine may take its time
  }
  ::unsetenv("SDL_DISKAUDIOFILE");
  ::unsetenv("SDL_DISKAUDIODELAY");
  return heard(raw);
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

}  // namespace
}  // namespace d6::platform
