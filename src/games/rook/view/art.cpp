// Names of the sheets: tools/art/README.md.
#include "games/rook/view/art.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace d6::rook {

Art::Art(const stage::Sheets& sheets) {
  const auto find = [&](const std::string& name) { return stage::sprite(sheets, "rook", "rook/" + name); };
  for (const Card one : kAllCards) {
    const std::string name =
        one.rook() ? std::string("rook") : fmt::format("{}{}", colour_text(one.colour()).substr(0, 1), one.rank());
    card[one.id] = find(name);
    dim[one.id] = find(name + "_dim");
    mini[one.id] = find(name + "_mini");
    strip[one.id] = find(name + "_strip");
  }
  constexpr std::array<std::string_view, 3> kTones{"paper", "ink", "silver"};
  for (std::size_t i = 0; i < rank.size(); ++i)
    for (std::size_t tone = 0; tone < kTones.size(); ++tone)
      rank[i][tone] = find(fmt::format("rank_{}_{}", i + kLowest, kTones[tone]));
  back = find("back");
  back_mini = find("back_mini");
  crown = find("crown");
  felt = find("felt");
  arrow = stage::sprite(sheets, "ui", "focus/down");
  for (const Colour colour : kAllColours) {
    const auto i = static_cast<std::size_t>(colour);
    const std::string letter(colour_text(colour).substr(0, 1));
    emblem[i] = find("emblem_" + letter);
    shape_ink[i] = find("shape_" + letter + "_ink");
    shape_paper[i] = find("shape_" + letter + "_paper");
    shape_own[i] = find("shape_" + letter + "_own");
  }
  constexpr std::array<std::string_view, kMoods> kFiles{"think", "open", "caw", "glee", "angry", "sad"};
  for (std::size_t i = 0; i < kMoods; ++i) corvus[i] = find("corvus_" + std::string(kFiles[i]));
  corvus_blink = find("corvus_blink");
  guest = {stage::sprite(sheets, "portraits", "portrait/player_0"),
           stage::sprite(sheets, "portraits", "portrait/player_1")};
  coin = {find("coin_south"), find("coin_north")};
  badge_you = find("badge_you");
  badge_corvus = find("badge_corvus");
  badge_guest = find("badge_guest");
}

}  // namespace d6::rook
