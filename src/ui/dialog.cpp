// The box is as high as its lines; what lies below is dimmed by table, as there is no blending.
#include "ui/dialog.h"

#include <algorithm>

#include "base/text.h"
#include "stage/theme.h"
#include "ui/widgets/button.h"

namespace d6::ui {

namespace {

constexpr int kDialogWidth = 400;
constexpr std::size_t kColumns = (kDialogWidth - 32) / 8;
constexpr std::size_t kMostLines = 18;

}  // namespace

Dialog::Dialog(Look& look, std::string title, std::string text, std::vector<DialogButton> buttons)
    : Page(look), title_(shortened(title, kColumns)), text_(std::move(text)), buttons_(std::move(buttons)) {
  wrap(text_, kColumns, lines_);
  if (lines_.size() > kMostLines) {
    lines_.resize(kMostLines);
    lines_.back() = "..";
  }
  const int height = 13 + 12 + static_cast<int>(lines_.size()) * 12 + 12 + 20 + 10;
  frame_ = {(stage::kWidth - kDialogWidth) / 2, (stage::kHeight - height) / 2, kDialogWidth, height};
  const int count = static_cast<int>(buttons_.size());
  const int width = std::min(152, (kDialogWidth - 32 - (count - 1) * 8) / std::max(1, count));
  const int left = frame_.x + (kDialogWidth - count * width - (count - 1) * 8) / 2;
  for (int i = 0; i < count; ++i) {
    const DialogButton& b = buttons_[static_cast<std::size_t>(i)];
    add<Button>(
        stage::Rect{left + i * (width + 8), frame_.y + height - 30, width, 20}, b.label, std::string(),
        [this, i] { press(static_cast<std::size_t>(i)); }, b.letter);
  }
  std::string back = buttons_.empty() ? tr("back") : buttons_.back().label;
  if (back.size() > 1 && back[1] >= 'a' && back[0] >= 'A' && back[0] <= 'Z')  // hints begin small; "OK" stays
    back[0] = static_cast<char>(back[0] - 'A' + 'a');
  hints({{Intent::confirm, tr("choose")}, {Intent::back, std::move(back)}});
}

void Dialog::on(const Input& input) {
  if (!any_press_ || !is_press(input)) return Page::on(input);
  stack().sound("confirm");
  press(0);
}

void Dialog::draw_ground(stage::DrawList& list) const {
  list.remap({0, 0, stage::kWidth, stage::kHeight}, stage::behind());
  // A margin of ink: no line of the text below is cut by the box's edge.
  list.fill({frame_.x - 4, frame_.y - 4, frame_.w + 8, frame_.h + 8}, stage::ink);
  std::string heading = title_;  // in capitals, as on every bar; it is said as it is written
  for (char& c : heading) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  paint_panel(list, look(), frame_, heading, {stage::midnight, stage::amber, stage::dark_red, stage::paper});
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    list.text(look().text, {frame_.x + 16, frame_.y + 25 + static_cast<int>(i) * 12, kDialogWidth - 32, 8}, lines_[i],
              stage::paper);
  }
}

void Dialog::press(std::size_t i) {
  // Asked for first, so that what the answer asks for (another screen) lands where the dialog was; it may end this
  // dialog's buttons too, hence the copy.
  const auto act = buttons_[i].press;
  stack().pop();
  if (act) act();
}

void Dialog::on_back() {
  if (buttons_.empty()) {
    stack().pop();
  } else {
    press(buttons_.size() - 1);
  }
}

std::string Dialog::says() const { return tr("{}. {} {}", title_, text_, Page::says()); }

std::unique_ptr<Dialog> message(Look& look, std::string title, std::string text) {
  return std::make_unique<Dialog>(look, std::move(title), std::move(text),
                                  std::vector<DialogButton>{{tr("OK"), nullptr}});
}

}  // namespace d6::ui
