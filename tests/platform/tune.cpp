// A piece decoded once, and how a voice that plays it moves: seams, fades, waiting for what is not decoded yet.
#include "platform/tune.h"

#include <SDL.h>
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "base/files.h"
#include "support/temporary.h"
#include "support/wave.h"

namespace d6::platform {
namespace {

std::shared_ptr<Tune> whole(const std::string& path) {
  std::string error;
  auto tune = Tune::open(path, error);
  CAPTURE(error);
  REQUIRE(tune != nullptr);
  for (int i = 0; i < 60000 && tune->ready() < tune->length(); ++i) SDL_Delay(1);  // a slow machine may take its time
  REQUIRE(tune->ready() == tune->length());
  return tune;
}

// Left and right of `frames` frames of a voice on silence.
std::vector<std::int16_t> played(Voice& voice, std::size_t frames) {
  std::vector<std::int16_t> out(2 * frames);
  add(voice, out.data(), frames);
  return out;
}

Voice loud(std::shared_ptr<Tune> tune, bool loops) { return {std::move(tune), 0, Voice::kFull, Voice::kFull, loops}; }

TEST_CASE("sound: a WAV comes out as it is, an OGG of our assets whole, each with its length known at once") {
  const test::Temporary here;
  const std::vector<std::int16_t> tone = test::tone(1000);
  REQUIRE_FALSE(files::save(here.path() + "/tone.wav", test::wav(tone)).has_value());
  const auto wav = whole(here.path() + "/tone.wav");
  REQUIRE(wav->length() == tone.size());
  CHECK(std::equal(tone.begin(), tone.end(), wav->samples()));

  for (const auto& entry : std::filesystem::directory_iterator(D6_SOURCE_DIR "/assets/music")) {
    CAPTURE(entry.path().string());
    const auto ogg = whole(entry.path());
    CHECK(ogg->length() > kSoundRate);
    const auto [low, high] = std::minmax_element(ogg->samples(), ogg->samples() + ogg->length());
    CHECK(*high > 8000);
    CHECK(*low < -8000);
    CHECK_FALSE(ogg->take_damage());
  }
}

TEST_CASE("sound: a file of two voices and another rate is brought to one voice at ours") {
  const test::Temporary here;
  REQUIRE_FALSE(files::save(here.path() + "/two.wav", test::wav(test::tone(4000), 44100, 2)).has_value());
  CHECK(whole(here.path() + "/two.wav")->length() == 1000);
}

TEST_CASE("behaviour 20: a file that is no music is refused with a reason; one damaged in its middle is told once") {
  const test::Temporary here;
  std::string error;
  REQUIRE_FALSE(files::save(here.path() + "/a.ogg", "OggS broken").has_value());
  CHECK(Tune::open(here.path() + "/a.ogg", error) == nullptr);
  CHECK_FALSE(std::exchange(error, {}).empty());
  REQUIRE_FALSE(files::save(here.path() + "/b.wav", test::wav({})).has_value());
  CHECK(Tune::open(here.path() + "/b.wav", error) == nullptr);
  CHECK_FALSE(std::exchange(error, {}).empty());

  const auto read = files::read(D6_SOURCE_DIR "/assets/music/title.ogg");
  const auto* good = std::get_if<std::string>(&read);
  REQUIRE(good != nullptr);
  std::string bad = *good;
  std::fill_n(bad.begin() + static_cast<std::ptrdiff_t>(bad.size() / 2), 9000, 'x');
  REQUIRE_FALSE(files::save(here.path() + "/c.ogg", bad).has_value());
  const auto tune = whole(here.path() + "/c.ogg");
  while (!tune->take_damage()) SDL_Delay(1);
  CHECK_FALSE(tune->take_damage());
}

TEST_CASE("sound: a piece loops without a gap, a phrase ends and stays ended") {
  const test::Temporary here;
  const std::vector<std::int16_t> tone = test::tone(100);
  REQUIRE_FALSE(files::save(here.path() + "/tone.wav", test::wav(tone)).has_value());
  const auto tune = whole(here.path() + "/tone.wav");
  Voice piece = loud(tune, true);
  const auto looped = played(piece, 250);
  for (std::size_t i = 0; i < 250; ++i) {
    REQUIRE(looped[2 * i] == tone[i % 100]);
    REQUIRE(looped[2 * i + 1] == tone[i % 100]);
  }
  Voice phrase = loud(tune, false);
  const auto once = played(phrase, 250);
  CHECK(once[2 * 99] == tone[99]);
  CHECK(std::all_of(once.begin() + 200, once.end(), [](int s) { return s == 0; }));
  CHECK(phrase.over());
}

TEST_CASE("sound: the title's opening is heard once; after its end it goes on at the mark in the file") {
  const auto title = whole(D6_SOURCE_DIR "/assets/music/title.ogg");
  const std::size_t mark = title->loop_start(), length = title->length();
  CHECK(length > 90 * kSoundRate);  // longer than most look at a title
  REQUIRE(mark > 5 * kSoundRate);
  REQUIRE(mark < length / 4);
  Voice voice = loud(title, true);
  voice.at = length - 10;
  const auto seam = played(voice, 1010);
  for (std::size_t i = 0; i < 1000; ++i) REQUIRE(seam[2 * (i + 10)] == title->samples()[mark + i]);
  CHECK(voice.at == mark + 1000);
}

TEST_CASE("sound: loudness moves by even steps, to full in about 400 ms, and a voice faded out is over") {
  const test::Temporary here;
  REQUIRE_FALSE(files::save(here.path() + "/tone.wav", test::wav(std::vector<std::int16_t>(100, 30000))).has_value());
  Voice voice{whole(here.path() + "/tone.wav"), 0, 0, Voice::kFull, true};
  const auto rising = played(voice, kSoundRate / 2);
  for (std::size_t i = 2; i < rising.size(); i += 2) {
    REQUIRE(rising[i] >= rising[i - 2]);
    REQUIRE(rising[i] - rising[i - 2] <= 4);
  }
  CHECK(rising[2 * kSoundRate / 5] < 15100);  // after 200 ms
  CHECK(rising.back() == 30000);
  voice.target = Voice::kFull / 3;
  CHECK(played(voice, kSoundRate / 2).back() == 9999);
  voice.target = 0;
  CHECK_FALSE(voice.over());
  CHECK(played(voice, kSoundRate / 2).back() == 0);
  CHECK(voice.over());
}

TEST_CASE("sound: what fades out holds no more of its tune than it needs, and sounds the same") {
  const auto title = whole(D6_SOURCE_DIR "/assets/music/title.ogg");
  Voice voice = loud(title, true);
  voice.at = 20 * kSoundRate;
  Voice tail = fading(voice);
  voice.target = 0;
  REQUIRE(tail.tune != nullptr);
  CHECK(tail.tune->length() < kSoundRate / 2);
  CHECK(played(tail, kSoundRate) == played(voice, kSoundRate));
  CHECK(tail.over());
  CHECK(fading(Voice{}).tune == nullptr);
  CHECK(fading(tail).tune == nullptr);
}

TEST_CASE("sound: two loud voices together are cut at the ends of the range, not turned over") {
  const test::Temporary here;
  REQUIRE_FALSE(files::save(here.path() + "/high.wav", test::wav(std::vector<std::int16_t>(100, 30000))).has_value());
  REQUIRE_FALSE(files::save(here.path() + "/low.wav", test::wav(std::vector<std::int16_t>(100, -30000))).has_value());
  for (const auto& [name, end] : {std::pair{"/high.wav", 32767}, std::pair{"/low.wav", -32768}}) {
    Voice one = loud(whole(here.path() + name), true), two = one;
    std::vector<std::int16_t> out(20);
    add(one, out.data(), 10);
    add(two, out.data(), 10);
    CHECK(std::all_of(out.begin(), out.end(), [end = end](int s) { return s == end; }));
  }
}

TEST_CASE("sound: a voice waits where nothing is decoded yet, and goes on from there") {
  Voice voice = loud(std::make_shared<Tune>(100, "never decoded"), true);
  CHECK(played(voice, 50) == std::vector<std::int16_t>(100, 0));
  CHECK(voice.at == 0);
  CHECK_FALSE(voice.over());
}

}  // namespace
}  // namespace d6::platform
