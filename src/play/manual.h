// The manual of a game and the lines that teach a first game. Both are made in the game's words from its rules, so that a
// number changed under scenarios/ changes the page. Manual<G> is specialised in games/NAME/words/manual.h; a game without
// one has no pages of its own.
#pragma once
#include <concepts>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace d6 {

// A sprite of assets/sprites by sheet and name, as in Billing; the words stand alone where there is none.
struct ManualPicture {
  std::string sheet, sprite;
  std::string under;  // a word below it, in a strip of pictures
};

// A chance in a row of figures: drawn below `head`, which its neighbours above and below share.
struct ManualFigure {
  std::string head;
  int per_cent = 0;
};

struct ManualLine {
  // row: a table's line, `text` its name, `value` the rest; pictures: a strip of them, `text` says what they show
  enum class Kind : std::uint8_t { text, heading, row, pictures };
  Kind kind = Kind::text;
  std::string text, value;
  std::vector<ManualPicture> art{};      // beside the words
  std::vector<ManualFigure> figures{};  // of a row: how its value is drawn
};

struct ManualPage {
  std::string title;  // at most 18 characters
  std::vector<ManualLine> lines;
};

// One thing to say to somebody who plays a first game, at the moment it matters; `id` is remembered, so it is said once.
struct Lesson {
  std::string id, text;  // at most 200 characters
};

template <class G>
struct Manual {};

template <class G>
concept HasPages = requires(const typename G::Rules& rules) {
  { Manual<G>::pages(rules) } -> std::same_as<std::vector<ManualPage>>;
};

// What applies to the present decision of the viewer, most urgent first; empty for anyone but the seat to decide.
template <class G>
concept HasLessons = requires(const typename G::Rules& rules, const typename G::Observation& seen) {
  { Manual<G>::lessons(rules, seen) } -> std::same_as<std::vector<Lesson>>;
};

namespace manual {

inline ManualLine text(std::string words) { return {ManualLine::Kind::text, std::move(words), {}}; }
inline ManualLine heading(std::string words) { return {ManualLine::Kind::heading, std::move(words), {}}; }
inline ManualLine row(std::string name, std::string value) {
  return {ManualLine::Kind::row, std::move(name), std::move(value)};
}
inline ManualLine pictures(std::string what, std::vector<ManualPicture> art) {
  return {ManualLine::Kind::pictures, std::move(what), {}, std::move(art)};
}
// The same line with pictures beside it.
inline ManualLine beside(std::vector<ManualPicture> art, ManualLine line) {
  line.art = std::move(art);
  return line;
}

}  // namespace manual
}  // namespace d6
