// A panel over the dimmed table.
#include "ui/table/reading.h"

#include <utility>

#include "stage/theme.h"
#include "ui/paint.h"

namespace d6::ui {

void Reading::show(std::string title, const std::vector<std::string>& paragraphs, bool spaced, stage::Rect place,
                   const stage::SpriteRef& picture, int above) {
  title_ = std::move(title);
  picture_ = picture;
  above_ = above;
  TextView::Style style;
  if (!spaced) {  // a log: it opens where the game stands now
    style.follow = true;
    style.last = stage::yellow;
  }
  text_ = std::make_unique<TextView>(place, title_, style);
  std::vector<std::string> apart;
  for (const std::string& paragraph : paragraphs) {
    if (spaced && !apart.empty()) apart.emplace_back();
    apart.push_back(paragraph);
  }
  text_->paragraphs(std::move(apart));
}

void Reading::show_log(std::string title, const std::vector<std::string>& lines, std::vector<TextView::Mark> marks,
                       stage::Rect place) {
  show(std::move(title), lines, false, place);
  text_->marks(std::move(marks));
}

bool Reading::on(const Input& input) {
  if (text_->on(input)) return false;
  const bool close = input.intent == Intent::back || input.intent == Intent::confirm || input.intent == Intent::press ||
                     input.intent == Intent::view || input.intent == Intent::third || input.intent == Intent::help ||
                     input.intent == Intent::letter || input.intent == Intent::menu;
  if (close) text_.reset();
  return close;
}

void Reading::draw(stage::DrawList& list, const Look& look, int layer) const {
  if (!text_) return;
  list.layer(layer);
  list.remap({0, 0, stage::kWidth, stage::kHeight}, stage::behind());
  const stage::Rect text = text_->place();
  const int aside = picture_ ? picture_.from.w + 24 : 0;
  paint_panel(list, look, {text.x - 8 - aside, text.y - 22 - above_, text.w + 16 + aside, text.h + 30 + above_}, title_,
              {stage::midnight, stage::amber, stage::dark_red, stage::paper});
  if (picture_) list.sprite(picture_, text.x - 8 - aside + 16, text.y);
  text_->draw(list, look, true);
  list.layer(0);
}

}  // namespace d6::ui
