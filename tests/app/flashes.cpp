// What stands on the screen over time, measured: the demo with each game's own table, at normal speed.
#include <SDL.h>
#include <doctest/doctest.h>

#include <array>
#include <vector>

#include "app/desk.h"
#include "app/screens/screens.h"
#include "support/temporary.h"

using namespace d6;
using namespace d6::app;

namespace {

constexpr int kAcross = 8, kDown = 5, kEvery = 4;  // blocks of 80 x 72; every fourth pixel is looked at
using Light = std::array<double, kAcross * kDown>;

// Relative luminance of a colour, 0 .. 1, as the sRGB standard has it, with a power of two for its curve.
double luminance(std::uint32_t rgb) {
  const auto part = [rgb](int shift) {
    const double value = ((rgb >> shift) & 255) / 255.0;
    return value * value;
  };
  return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0);
}

Light light_of(const stage::Canvas& canvas, const platform::Colours& colours) {
  Light sum{};
  for (int y = 0; y < stage::kHeight; y += kEvery)
    for (int x = 0; x < stage::kWidth; x += kEvery)
      sum[static_cast<std::size_t>(y / 72 * kAcross + x / 80)] += luminance(colours[canvas.at(x, y)]);
  for (double& each : sum) each /= 80.0 * 72 / (kEvery * kEvery);
  return sum;
}

// Counts a pair of opposing changes of a tenth of full light as a flash.
class Flashes {
 public:
  void see(double light, int step) {
    if (light - low_ >= 0.1 && !up_) {
      up_ = true;
      when_.push_back(step);
      high_ = light;
    } else if (high_ - light >= 0.1 && up_) {
      up_ = false;
      low_ = light;
    }
    low_ = up_ ? low_ : std::min(low_, light);
    high_ = up_ ? std::max(high_, light) : high_;
  }
  int most_a_second() const {
    int most = 0;
    for (std::size_t i = 0; i < when_.size(); ++i) {
      int n = 0;
      for (std::size_t k = i; k < when_.size() && when_[k] < when_[i] + 60; ++k) ++n;
      most = std::max(most, n);
    }
    return most;
  }

 private:
  double low_ = 1.0, high_ = 0.0;
  bool up_ = false;
  std::vector<int> when_;
};

}  // namespace

TEST_CASE("behaviour 27: nowhere on the screen does a demo flash more than three times a second") {
  SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE);
  REQUIRE(SDL_InitSubSystem(SDL_INIT_VIDEO) == 0);
  {
    const d6::test::Temporary here;
    const auto quiet = [](std::string_view) {};
    ui::Look look;
    REQUIRE(load_look(D6_SOURCE_DIR "/assets", look, quiet));
    look.no_sound = true;
    app::Options options;
    options.seed = 5;
    Desk desk(options, {files::folders_under(here.path()), D6_SOURCE_DIR "/scenarios"}, D6_SOURCE_DIR "/assets", look,
              true, {}, quiet);
    desk.begin();
    // The three games with tables, then Carrier Force by teletype: all four games.
    for (int demo = 0; demo < 4; ++demo) {
      INFO("demo ", demo);
      std::array<Flashes, kAcross * kDown> flashes;
      if (demo == 3) desk.house().settings().set(ui::SettingId::own_tables, 0);
      desk.stack().push(demo_screen(desk.house(), static_cast<std::size_t>(demo % 3)));
      for (int step = 0; step < 40 * 60; ++step) {
        desk.house().worker().finish();
        desk.step();
        if (step % 2) continue;
        const Light light = light_of(desk.picture(), desk.colours());
        for (std::size_t i = 0; i < light.size(); ++i) flashes[i].see(light[i], step);
      }
      desk.stack().pop();
      desk.step();
      for (std::size_t i = 0; i < flashes.size(); ++i) {
        INFO("square ", i % kAcross, ", ", i / kAcross);
        CHECK(flashes[i].most_a_second() <= 3);
      }
    }
  }
  SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

TEST_CASE("behaviour 27: what flashes four times a second would be seen by this measure") {
  Flashes four, two;
  for (int step = 0; step < 120; ++step) {
    four.see(step % 15 < 7 ? 0.5 : 0.2, step);
    two.see(step % 30 < 15 ? 0.5 : 0.2, step);
  }
  CHECK(four.most_a_second() == 4);
  CHECK(two.most_a_second() == 2);
}
