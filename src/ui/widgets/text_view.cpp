// Lines are laid out once for each text, width and size; what is added to a log is laid out behind the rest.
#include "ui/widgets/text_view.h"

#include <algorithm>

#include "base/text.h"
#include "ui/paint.h"

namespace d6::ui {

void TextView::paragraphs(std::vector<std::string> texts) {
  if (texts == texts_) return;
  texts_ = std::move(texts);
  laid_scale_ = 0;
  if (style_.follow) to_end_ = true;
}

void TextView::add(std::string text) {
  texts_.push_back(std::move(text));
  if (style_.follow) to_end_ = true;
}

void TextView::marks(std::vector<Mark> marks) {
  marks_ = std::move(marks);
  signs_ = std::any_of(marks_.begin(), marks_.end(), [](const Mark& m) { return bool(m.sign); });
  laid_scale_ = 0;
}

void TextView::lay_out(const Look& look) const {
  const int scale = look.large_text && style_.may_enlarge ? 2 : 1;
  const stage::Rect r = place();
  if (scale != laid_scale_ || r.w != laid_width_) {
    laid_scale_ = scale;
    laid_width_ = r.w;
    lines_.clear();
    laid_ = 0;
  }
  if (laid_ < texts_.size()) {
    const auto columns = static_cast<std::size_t>(std::max(1, (r.w - 14 - indent()) / font(look).advance()));
    std::vector<std::string> cut;
    for (; laid_ < texts_.size(); ++laid_) {
      cut.clear();
      wrap(texts_[laid_], columns, cut);
      for (std::string& line : cut) lines_.push_back({std::move(line), laid_});
    }
  }
  seen_ = static_cast<std::size_t>(std::max(1, (r.h - 8) / (font(look).height() + 2 * scale)));
  const std::size_t most = lines_.size() > seen_ ? lines_.size() - seen_ : 0;
  if (to_end_) top_ = most;
  to_end_ = false;
  top_ = std::min(top_, most);
}

bool TextView::scrolls(const Look& look) const {
  lay_out(look);
  return lines_.size() > seen_;
}

bool TextView::on(const Input& input) {
  const std::size_t most = lines_.size() > seen_ ? lines_.size() - seen_ : 0;
  const auto up = [this](std::size_t by) { top_ = top_ > by ? top_ - by : 0; };
  const auto down = [this, most](std::size_t by) { top_ = std::min(most, top_ + by); };
  if (input.intent == Intent::up && top_ > 0) {
    up(1);
  } else if (input.intent == Intent::down && top_ < most) {
    down(1);
  } else if (input.intent == Intent::wheel_up) {
    up(3);
  } else if (input.intent == Intent::wheel_down) {
    down(3);
  } else if (input.intent == Intent::previous) {
    up(seen_);
  } else if (input.intent == Intent::next) {
    down(seen_);
  } else {
    return false;
  }
  return true;
}

void TextView::draw(stage::DrawList& list, const Look& look, bool focused) const {
  lay_out(look);
  const stage::Rect r = place();
  list.fill(r, style_.ground);
  if (focused) {
    paint_focus(list, r);
  } else {
    list.frame(r, style_.edge);
  }
  const int row = font(look).height() + 2 * laid_scale_;
  for (std::size_t i = top_; i < lines_.size() && i < top_ + seen_; ++i) {
    const std::size_t paragraph = lines_[i].paragraph;
    const bool last = style_.last != stage::kTransparent && paragraph + 1 == texts_.size();
    std::uint8_t colour = last ? style_.last : style_.text;
    const int y = r.y + 5 + static_cast<int>(i - top_) * row, h = font(look).height();
    if (paragraph < marks_.size()) {
      const Mark& mark = marks_[paragraph];
      if (mark.colour != stage::kTransparent) colour = mark.colour;
      const stage::SpriteRef& sign = laid_scale_ == 2 && mark.large_sign ? mark.large_sign : mark.sign;
      if (sign && (i == 0 || lines_[i - 1].paragraph != paragraph))
        list.sprite(sign, r.x + 6, y + (h - sign.from.h) / 2);
    }
    list.text(font(look), {r.x + 6 + indent(), y, r.w - 12 - indent(), h}, lines_[i].text, colour);
  }
  if (lines_.size() > seen_) {
    const int rail = r.h - 4, total = static_cast<int>(lines_.size());
    const int length = std::max(6, rail * static_cast<int>(seen_) / total);
    const int at = (rail - length) * static_cast<int>(top_) / std::max(1, total - static_cast<int>(seen_));
    list.fill({r.x + r.w - 4, r.y + 2 + at, 2, length}, style_.text);
  }
}

std::string TextView::says() const {
  return texts_.empty() ? tr("{}: empty", label_) : tr("{}: {}", label_, texts_.back());
}

}  // namespace d6::ui
