// Thirteen keys a row, below them space, delete and done; above them the words that may follow.
#include "ui/widgets/letter_board.h"

#include <algorithm>

#include "base/text.h"
#include "stage/theme.h"

namespace d6::ui {

using stage::Rect;

namespace {

constexpr int kColumns = 13, kPitchX = 29, kPitchY = 25, kLeft = 132, kTop = 132;
constexpr std::size_t kWords = 4;
constexpr Rect kFrame{120, 72, 400, 0}, kText{132, 92, 376, 18};

}  // namespace

LetterBoard::LetterBoard(std::string title, std::string text, std::string_view signs, std::size_t most, Next next)
    : title_(std::move(title)), text_(std::move(text)), signs_(signs), most_(most), next_(std::move(next)) {}

// The keys hold this board, so they are made where it has come to stay.
void LetterBoard::offer() {
  if (group_.size() == 0) {
    int row = 0, column = 0;
    bool space = false;
    for (const char sign : signs_) {
      if (sign == ' ') {
        space = true;
        continue;
      }
      if (column == kColumns) {
        column = 0;
        ++row;
      }
      group_.add<SignKey>(Rect{kLeft + column * kPitchX, kTop + row * kPitchY, 26, 22}, std::string(1, sign),
                          std::string(1, sign), std::string_view(),
                          [this, sign] { write(static_cast<char32_t>(sign)); });
      ++column;
    }
    const int y = kTop + (row + 1) * kPitchY;
    bottom_ = y + 34;
    if (space)
      group_.add<SignKey>(Rect{kLeft, y, 113, 22}, tr("space"), tr("space"), std::string_view(),
                          [this] { write(U' '); });
    group_.add<SignKey>(Rect{kLeft + 4 * kPitchX, y, 113, 22}, tr("delete"), tr("delete the last sign"),
                        std::string_view(), [this] { erase(); });
    done_ = group_.size();
    group_.add<SignKey>(Rect{kLeft + 8 * kPitchX, y, 142, 22}, tr("done"), tr("done: use what is written"),
                        std::string_view(), [this] { state_ = State::done; });
    for (std::size_t i = 0; i < kWords && next_; ++i)
      words_.push_back(&group_.add<SignKey>(Rect{kLeft + 94 * static_cast<int>(i), 112, 90, 16}, std::string(),
                                            std::string(), std::string_view(), [this, i] { take(i); }));
    group_.focus(0);
  }
  if (!next_) return;
  const std::vector<std::string> next = next_(text_);
  for (std::size_t i = 0; i < words_.size(); ++i) words_[i]->label(i < next.size() ? next[i] : std::string());
  group_.refresh();
}

void LetterBoard::write(char32_t sign) {
  const auto stands = [this](char32_t c) { return c < 0x80 && signs_.find(static_cast<char>(c)) != std::string::npos; };
  const bool small_stands = sign >= U'A' && sign <= U'Z' && stands(sign - U'A' + U'a');
  if (characters(text_) >= most_ || !(stands(sign) || small_stands)) {
    refused_ = true;
    return;
  }
  append_utf8(text_, sign);
}

void LetterBoard::erase() { erase_last_character(text_); }

void LetterBoard::take(std::size_t word) {
  const std::size_t space = text_.rfind(' ');
  std::string text = space == std::string::npos ? std::string() : text_.substr(0, space + 1);
  text += words_[word]->label() + " ";
  if (characters(text) <= most_) text_ = std::move(text);
}

LetterBoard::State LetterBoard::on(const Input& input) {
  offer();
  const Intent intent = input.intent;
  if (intent == Intent::text) {
    write(input.sign);
    group_.focus(done_);  // whoever types presses Enter when done
  } else if (intent == Intent::erase || intent == Intent::second) {
    erase();
  } else if (intent == Intent::third) {
    if (signs_.find(' ') != std::string::npos) write(U' ');
  } else if (intent == Intent::menu) {
    state_ = State::done;
  } else if (intent == Intent::view) {
    state_ = State::left;
  } else if (group_.on(input) == Used::no && intent == Intent::back) {
    if (text_.empty() || input.device != Device::pad) state_ = State::left;
    erase();
  }
  offer();
  while (state_ == State::done && !text_.empty() && text_.back() == ' ') text_.pop_back();
  return state_;
}

void LetterBoard::draw(stage::DrawList& list, const Look& look) const {
  list.layer(10);
  list.remap({0, 0, stage::kWidth, stage::kHeight}, stage::behind());
  paint_panel(list, look, {kFrame.x, kFrame.y, kFrame.w, bottom_ - kFrame.y}, shortened(title_, 46));
  list.fill(kText, stage::ink);
  list.frame(kText, stage::amber);
  const auto room = static_cast<std::size_t>((kText.w - 20) / look.text.advance());
  std::string_view seen = text_;
  for (std::size_t extra = characters(text_); extra > room; --extra) next_character(seen);
  list.text(look.text, {kText.x + 6, kText.y + 5, kText.w - 12, 8}, seen, stage::paper);
  list.fill({kText.x + 6 + look.text.measure(seen), kText.y + 12, look.text.advance(), 2}, stage::yellow);
  group_.draw(list, look);
  list.layer(0);
}

std::string LetterBoard::says() const {
  return tr("{}: {}. {}", title_, text_.empty() ? tr("empty") : text_, group_.says());
}

Hints LetterBoard::hints() const {
  Hints out = {{Intent::confirm, tr("letter")}, {Intent::back, text_.empty() ? tr("leave") : tr("delete")}};
  if (signs_.find(' ') != std::string::npos) out.push_back({Intent::third, tr("space")});
  out.push_back({Intent::menu, tr("done")});
  out.push_back({Intent::view, tr("leave")});
  return out;
}

namespace {

class LetterScreen final : public Screen {
 public:
  LetterScreen(LetterBoard board, std::function<void(const std::string&)> done)
      : board_(std::move(board)), finish_(std::move(done)) {
    board_.on({});  // the keys
  }
  std::string name() const override { return "letters"; }
  bool covers() const override { return false; }
  bool wants_text() const override { return true; }
  std::string says() const override { return board_.says(); }
  void on(const Input& input) override {
    const LetterBoard::State state = board_.on(input);
    if (board_.take_refused()) stack().sound("refused");
    switch (state) {
      case LetterBoard::State::open: return;
      case LetterBoard::State::done:
        finish_(board_.text());
        stack().pop();
        return;
      case LetterBoard::State::left: stack().pop(); return;
    }
  }
  void draw(stage::DrawList& list) const override {
    board_.draw(list, stack().look());
    list.layer(11);
    paint_hints(list, stack().look(), board_.hints());
    list.layer(0);
  }

 private:
  LetterBoard board_;
  std::function<void(const std::string&)> finish_;
};

}  // namespace

std::unique_ptr<Screen> letter_screen(LetterBoard board, std::function<void(const std::string&)> done) {
  return std::make_unique<LetterScreen>(std::move(board), std::move(done));
}

}  // namespace d6::ui
