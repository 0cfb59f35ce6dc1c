// A board of letters over the screen, so that who has a pad alone can write too: keys, the words that may follow, and
// what was written so far. A keyboard may go on typing into it.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/group.h"
#include "ui/paint.h"
#include "ui/screen.h"
#include "ui/widgets/sign_key.h"

namespace d6::ui {

class LetterBoard {
 public:
  enum class State : std::uint8_t { open, done, left };
  // The words that could stand next in the text so far; the last word of it may be begun. Empty: none are offered.
  using Next = std::function<std::vector<std::string>(const std::string& text)>;

  // `signs`: what may be written, ASCII alone; a capital may be typed where its small letter stands (behaviour 18).
  LetterBoard(std::string title, std::string text, std::string_view signs, std::size_t most, Next next = nullptr);

  State on(const Input& input);
  void draw(stage::DrawList& list, const Look& look) const;  // on a layer of its own, the rest behind it
  std::string says() const;
  const std::string& text() const { return text_; }
  bool take_refused() { return std::exchange(refused_, false); }  // a sign that is not on it, or one too many
  Hints hints() const;

 private:
  void write(char32_t sign);
  void erase();
  void take(std::size_t word);  // in place of the word that was begun
  void offer();

  std::string title_, text_, signs_;
  std::size_t most_, done_ = 0;
  int bottom_ = 0;
  bool refused_ = false;
  Next next_;
  Group group_;
  std::vector<SignKey*> words_;
  State state_ = State::open;
};

// A field of a page written on the board: `done` is given the text; back leaves it as it was.
std::unique_ptr<Screen> letter_screen(LetterBoard board, std::function<void(const std::string&)> done);

}  // namespace d6::ui
