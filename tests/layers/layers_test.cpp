// The layers of design.md ("may include"), read from the compiler's own dependency files through ninja.
#include <doctest/doctest.h>

#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace {

using Names = std::set<std::string>;

// What each layer may include besides itself. games/NAME/... stands for the same game only.
const std::map<std::string, Names>& may_include() {
  static const Names play{"base", "data", "play", "kit"};
  static const Names view{"base", "data", "play", "kit", "stage", "ui", "games/rules", "games/words"};
  static const std::map<std::string, Names> table{
      {"base", {}},
      {"data", {"base"}},
      {"play", {"base", "data"}},
      {"kit", {"base", "data", "play"}},
      {"search", {"base", "data", "play", "kit"}},
      {"stage", {"base"}},
      {"ui", {"base", "data", "play", "stage"}},
      {"platform", {"base", "data", "play", "stage", "ui"}},
      {"games/rules", play},
      {"games/ai", {"base", "data", "play", "kit", "search", "games/rules"}},
      {"games/words", {"base", "data", "play", "kit", "games/rules"}},
      {"games/view", view},
      {"games/entry", {"base", "data", "play", "kit", "search", "games/rules", "games/ai", "games/words"}},
      {"games/catalogue", {"base", "data", "play"}},
      {"app", {"base", "data", "play", "kit", "search", "stage", "ui", "platform", "games/view", "games/rules", "games/words"}},
  };
  return table;
}

struct Place {
  std::string layer;  // "games/rules"
  std::string game;   // "broadside", empty outside games
};

std::vector<std::string> parts(const std::string& path) {
  std::vector<std::string> out(1);
  for (const char c : path) {
    if (c == '/') {
      out.emplace_back();
    } else {
      out.back().push_back(c);
    }
  }
  return out;
}

// `path` is below src/.
Place place(const std::string& path) {
  const auto p = parts(path);
  if (p[0] != "games") return {p[0], {}};
  if (p.size() == 2) return {"games/catalogue", {}};
  if (p.size() == 3) return {"games/entry", p[1]};
  return {"games/" + p[2], p[1]};
}

// Empty, or why the file may not include the other (both below src/).
std::string forbidden(const std::string& file, const std::string& included) {
  const Place from = place(file), to = place(included);
  if (from.layer == to.layer && from.game == to.game) return {};
  if (!from.game.empty() && !to.game.empty() && from.game != to.game) return "one game includes another";
  const bool state = included.size() > 14 && included.substr(included.size() - 14) == "/rules/state.h";
  if (state && (from.layer == "games/view" || from.layer == "games/words" || from.layer == "app")) return "only rules, ai and entry may see a state";
  const auto row = may_include().find(from.layer);
  if (row == may_include().end()) return "a layer that the table does not know";
  return row->second.count(to.layer) ? std::string() : from.layer + " may not include " + to.layer;
}

struct Dependencies {
  std::string source;                 // below src/
  std::vector<std::string> included;  // absolute paths
};

std::vector<Dependencies> compiled() {
  const std::string src = std::string(D6_SOURCE_DIR) + "/src/";
  std::vector<Dependencies> out;
  std::FILE* pipe = popen(("ninja -C '" + std::string(D6_BUILD_DIR) + "' -t deps 2>/dev/null").c_str(), "r");
  REQUIRE(pipe);
  char buffer[8192];
  bool first = false, ours = false;
  while (std::fgets(buffer, sizeof buffer, pipe)) {
    std::string line(buffer);
    while (!line.empty() && line.back() == '\n') line.pop_back();
    if (line.empty()) continue;
    if (line[0] != ' ') {  // "x.o: #deps 12, deps mtime ... (VALID)"
      first = true;
      continue;
    }
    const std::string path = line.substr(line.find_first_not_of(' '));
    if (first) {
      ours = path.rfind(src, 0) == 0;
      if (ours) out.push_back({path.substr(src.size()), {}});
      first = false;
    } else if (ours) {
      out.back().included.push_back(path);
    }
  }
  pclose(pipe);
  return out;
}

}  // namespace

TEST_CASE("layers: the table refuses what design.md forbids") {
  CHECK(forbidden("games/rook/rules/a.cpp", "games/rook/words/b.h") != "");
  CHECK(forbidden("games/rook/ai/a.cpp", "ui/b.h") != "");
  CHECK(forbidden("games/rook/view/a.cpp", "games/rook/rules/state.h") != "");
  CHECK(forbidden("games/rook/rules/a.cpp", "games/carrier/rules/b.h") != "");
  CHECK(forbidden("stage/a.cpp", "platform/b.h") != "");
  CHECK(forbidden("play/a.cpp", "games/rook/rules/api.h") != "");
  CHECK(forbidden("games/rook/view/a.cpp", "games/rook/rules/api.h") == "");
  CHECK(forbidden("games/rook/ai/a.cpp", "games/rook/rules/state.h") == "");
}

TEST_CASE("layers: no compiled file includes what its layer may not, and only platform and app include SDL") {
  const std::string src = std::string(D6_SOURCE_DIR) + "/src/";
  const auto files = compiled();
  REQUIRE(files.size() > 40);
  for (const auto& file : files) {
    const std::string layer = place(file.source).layer;
    for (const auto& path : file.included) {
      if (path.rfind(src, 0) == 0) {
        const std::string why = forbidden(file.source, path.substr(src.size()));
        CHECK_MESSAGE(why.empty(), file.source << " includes " << path.substr(src.size()) << ": " << why);
      } else if (path.find("/SDL2/") != std::string::npos) {
        CHECK_MESSAGE((layer == "platform" || layer == "app"), file.source << " includes " << path);
      }
    }
  }
}
