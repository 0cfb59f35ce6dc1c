// Fonts, sheets and pictures through SDL's libraries: what is in the files arrives as palette indexes.
#include "platform/pictures.h"

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>
#include <vector>

#include "base/files.h"
#include "support/temporary.h"

namespace d6::platform {
namespace {

const std::string kAssets = std::string(D6_SOURCE_DIR) + "/assets";

TEST_CASE("the three fonts load with Latin-1, suits and arrows") {
  const struct {
    const char* file;
    int w, h;
  } kFonts[] = {{"text8", 8, 8}, {"table6", 6, 8}, {"head12", 12, 16}};
  for (const auto& f : kFonts) {
    CAPTURE(f.file);
    stage::Font font(f.w, f.h);
    CHECK_FALSE(load_font(kAssets + "/fonts/" + f.file + ".bdf", font).has_value());
    for (char32_t sign = 0x20; sign < 0x7F; ++sign) CHECK(font.has(sign));
    for (char32_t sign = 0xA1; sign <= 0xFF; ++sign) CHECK(font.has(sign));
    for (const char32_t sign : {U'\u2660', U'\u2665', U'\u2190', U'\u2193'}) CHECK(font.has(sign));
    CHECK_FALSE(font.has(U'\u4E2D'));
  }
}

// The rows of a glyph as the BDF file has them.
std::string glyph_of(const std::string& bdf, int sign) {
  std::size_t at = bdf.find("\nENCODING " + std::to_string(sign) + "\n");
  REQUIRE(at != std::string::npos);
  at = bdf.find("BITMAP\n", at) + 7;
  return bdf.substr(at, bdf.find("ENDCHAR", at) - at);
}

TEST_CASE("a glyph is drawn exactly as the BDF file has it") {
  stage::Font font(8, 8);
  REQUIRE_FALSE(load_font(kAssets + "/fonts/text8.bdf", font).has_value());
  const auto file = files::read(kAssets + "/fonts/text8.bdf");
  for (const char sign : std::string("AgQ|_j@0.,")) {
    const std::string rows = glyph_of(std::get<std::string>(file), sign);
    stage::Canvas canvas;
    font.draw(canvas, std::string(1, sign), 0, 0, 5);
    std::string drawn;
    for (int y = 0; y < 8; ++y) {
      int bits = 0;
      for (int x = 0; x < 8; ++x) bits = bits * 2 + (canvas.at(x, y) == 5 ? 1 : 0);
      constexpr char kDigits[] = "0123456789ABCDEF";
      drawn += kDigits[bits / 16];
      drawn += kDigits[bits % 16];
      drawn += '\n';
    }
    CAPTURE(sign);
    std::string upper = rows;
    for (char& c : upper) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    CHECK(drawn == upper);
  }
}

TEST_CASE("a missing or damaged font is told, with its file") {
  stage::Font font(8, 8);
  const auto missing = load_font("/nowhere/text8.bdf", font);
  REQUIRE(missing.has_value());
  CHECK(missing->path == "/nowhere/text8.bdf");
  const d6::test::Temporary here;
  REQUIRE_FALSE(files::save(here.path() + "/cut.bdf", "STARTFONT 2.1\nSIZE").has_value());
  CHECK(load_font(here.path() + "/cut.bdf", font).has_value());
  stage::Font tall(8, 9);
  CHECK(load_font(kAssets + "/fonts/text8.bdf", tall).has_value());
}

TEST_CASE("a canvas saved as a picture comes back with the same indexes") {
  const d6::test::Temporary here;
  stage::Canvas canvas;
  for (int i = 0; i < 32; ++i) canvas.fill({i * 20, 0, 20, 360}, static_cast<std::uint8_t>(i));
  Colours colours{};
  for (std::size_t i = 0; i < colours.size(); ++i) colours[i] = static_cast<std::uint32_t>(0x010203 * (i + 1));
  REQUIRE_FALSE(save_png(here.path() + "/a.png", canvas, colours).has_value());
  REQUIRE_FALSE(
      files::save(here.path() + "/a.json", R"({"sprites":{"all":[0,0,640,360],"one":[20,0,20,20]}})").has_value());
  stage::Sheet sheet;
  REQUIRE_FALSE(load_sheet(here.path() + "/a.png", here.path() + "/a.json", sheet).has_value());
  CHECK(sheet.image.w == 640);
  int wrong = 0;
  for (int x = 0; x < 640; ++x) wrong += sheet.image.pixels[static_cast<std::size_t>(x)] != x / 20;
  CHECK(wrong == 0);
  REQUIRE(sheet.find("one") != nullptr);
  CHECK(*sheet.find("one") == stage::Rect{20, 0, 20, 20});
  CHECK(save_png("/proc/none/a.png", canvas, colours).has_value());
}

TEST_CASE("a sheet whose rectangles are wrong is left out and told") {
  const d6::test::Temporary here;
  REQUIRE_FALSE(save_png(here.path() + "/a.png", stage::Canvas(), Colours{}).has_value());
  for (const char* json :
       {"", "[]", R"({"sprites":[]})", R"({"sprites":{"a":[0,0,1]}})", R"({"sprites":{"a":[0,0,641,1]}})",
        R"({"sprites":{"a":[-1,0,1,1]}})", R"({"sprites":{"a":["x",0,1,1]}})"}) {
    REQUIRE_FALSE(files::save(here.path() + "/a.json", json).has_value());
    stage::Sheets sheets;
    const auto damages = load_sheets(here.path(), sheets);
    REQUIRE(damages.size() == 1);
    CHECK(damages[0].path == here.path() + "/a.json");
    CHECK(sheets.empty());
  }
}

TEST_CASE("behaviour 23: a folder that opens and then cannot be read is empty, not the end of the program") {
  const pid_t gone = ::fork();
  if (gone == 0) ::_exit(0);
  siginfo_t info{};
  ::waitid(P_PID, static_cast<id_t>(gone), &info, WEXITED | WNOWAIT);
  // The network of a process that has ended: Linux opens the folder and fails at its first name.
  const std::string folder = "/proc/" + std::to_string(gone) + "/net";
  CHECK(files::names_in(folder).empty());
  stage::Sheets sheets;
  CHECK(load_sheets(folder, sheets).empty());
  ::waitpid(gone, nullptr, 0);
  const d6::test::Temporary here;
  REQUIRE_FALSE(files::save(here.path() + "/b", "").has_value());
  REQUIRE_FALSE(files::save(here.path() + "/a", "").has_value());
  CHECK(files::names_in(here.path()) == std::vector<std::string>{"a", "b"});
}

TEST_CASE("every shipped sheet loads, and its pixels are colours of the palette or transparent") {
  stage::Sheets sheets;
  for (const auto& damage : load_sheets(kAssets + "/sprites", sheets)) FAIL_CHECK(damage.path, ": ", damage.what);
  CHECK(sheets.size() >= 2);
  for (const auto& [id, sheet] : sheets) {
    const std::string name = id;  // Clang 14 captures no binding
    CAPTURE(name);
    int wrong = 0;
    for (const std::uint8_t pixel : sheet.image.pixels)
      wrong += pixel >= stage::kColours && pixel != stage::kTransparent;
    CHECK(wrong == 0);
  }
}

}  // namespace
}  // namespace d6::platform
