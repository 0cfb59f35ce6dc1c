// Everything is laid out once for each page and size.
#include "app/screens/manual_view.h"

#include <algorithm>

#include "base/text.h"
#include "ui/paint.h"

namespace d6::app {

using stage::Rect;
using ui::Intent;

namespace {

constexpr int kMargin = 8, kTitleHeight = 28, kFoot = 14, kMostName = 17;  // the foot is the arrow's own
constexpr char kTied = '\x1f';                                             // a space where no line may end

// "CF 9.0" and "50 %" stay together.
std::string tied(std::string_view words) {
  std::string out(words);
  const auto digit = [&](std::size_t i) { return i < out.size() && out[i] >= '0' && out[i] <= '9'; };
  for (std::size_t i = 1; i + 1 < out.size(); ++i) {
    if (out[i] != ' ') continue;
    const bool cites = i >= 2 && out[i - 1] == 'F' && out[i - 2] == 'C' && digit(i + 1);
    if (cites || (out[i + 1] == '%' && digit(i - 1))) out[i] = kTied;
  }
  return out;
}

}  // namespace

void ManualView::show(ManualPage page) {
  page_ = std::move(page);
  scale_ = top_ = 0;
}

int ManualView::most() const {
  const int over = std::max(0, height_ - (place().h - kTitleHeight - kFoot));
  return (over + pitch_ - 1) / pitch_ * pitch_;
}

void ManualView::lay_out(const ui::Look& look) const {
  const int scale = look.large_text ? 2 : 1;
  if (scale == scale_) return;
  scale_ = scale;
  pieces_.clear();
  const int letter = font(look).advance();
  pitch_ = scale == 1 ? 11 : 19;
  const auto columns = static_cast<std::size_t>((place().w - 2 * kMargin - 6) / letter);
  std::vector<std::string> cut;
  int y = 0;
  const auto put = [&](std::string_view words, int indent, bool heading, bool name) {
    cut.clear();
    wrap(tied(words), columns - static_cast<std::size_t>(indent), cut);
    for (std::string& line : cut) {
      std::replace(line.begin(), line.end(), kTied, ' ');
      pieces_.push_back({kMargin + indent * letter, y, heading, name, std::move(line)});
      y += pitch_;
    }
  };
  // The names of a table's lines share one column, as wide as the longest of them.
  const auto& lines = page_.lines;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const ManualLine& line = lines[i];
    switch (line.kind) {
      case ManualLine::Kind::heading:
        if (y > 0) y += 5 * scale;
        put(line.text, 0, true, false);
        y += 3 * scale;
        break;
      case ManualLine::Kind::text:
        put(line.text, 0, false, false);
        y += 4 * scale;
        break;
      case ManualLine::Kind::row: {
        std::size_t wide = 0, from = i, to = i;
        while (from > 0 && lines[from - 1].kind == ManualLine::Kind::row) --from;
        while (to < lines.size() && lines[to].kind == ManualLine::Kind::row) ++to;
        for (std::size_t k = from; k < to; ++k) wide = std::max(wide, characters(lines[k].text));
        wide = std::min<std::size_t>(wide, kMostName);
        if (scale == 1 && characters(line.text) <= wide) {  // side by side
          const int at = y;
          put(line.text, 0, false, true);
          const int after = y;
          y = at;
          put(line.value, static_cast<int>(wide) + 2, false, false);
          y = std::max(y, after);
        } else {
          put(line.text, 0, false, true);
          put(line.value, 2, false, false);
        }
        y += 3 * scale;
        break;
      }
    }
  }
  height_ = y;
  top_ = std::min(top_, most());
}

bool ManualView::on(const ui::Input& input) {
  const int view = std::max(pitch_, (place().h - kTitleHeight - kFoot) / pitch_ * pitch_ - pitch_);
  int to = top_;
  if (input.intent == Intent::up) {
    to -= pitch_;
  } else if (input.intent == Intent::down) {
    to += pitch_;
  } else if (input.intent == Intent::wheel_up) {
    to -= 3 * pitch_;
  } else if (input.intent == Intent::wheel_down) {
    to += 3 * pitch_;
  } else if (input.intent == Intent::previous) {
    to -= view;
  } else if (input.intent == Intent::next) {
    to += view;
  } else {
    return false;
  }
  to = std::clamp(to, 0, most());
  const bool moved = to != top_;
  top_ = to;
  // At its end up and down go on to the neighbours.
  return moved || (input.intent != Intent::up && input.intent != Intent::down);
}

void ManualView::draw(stage::DrawList& list, const ui::Look& look, bool focused) const {
  lay_out(look);
  const Rect r = place();
  list.fill({r.x + 2, r.y + 2, r.w, r.h}, stage::ink);
  list.fill(r, stage::midnight);
  list.fill({r.x, r.y, r.w, kTitleHeight - 6}, stage::dark_red);
  list.fill({r.x, r.y + kTitleHeight - 6, r.w, 1}, stage::amber);
  list.text(look.head, {r.x + kMargin, r.y + 4, r.w - 2 * kMargin, 16}, shortened(page_.title, 33), stage::paper);
  if (focused) {
    ui::paint_focus(list, r);
  } else {
    list.frame(r, stage::deep_sea);
  }
  const Rect view{r.x + 1, r.y + kTitleHeight, r.w - 2, r.h - kTitleHeight - kFoot};
  const int letters = font(look).height();
  for (const Piece& piece : pieces_) {
    const int y = view.y + piece.y - top_;
    if (y < view.y || y + letters > view.y + view.h) continue;
    const std::uint8_t colour = piece.heading ? stage::amber : piece.name ? stage::yellow : stage::paper;
    list.text(font(look), {r.x + piece.x, y, r.w - piece.x - 6, letters}, piece.text, colour);
    if (piece.heading && y + letters + 1 < view.y + view.h)
      list.fill({r.x + piece.x, y + letters + 1, r.w - 2 * kMargin - 8, 1}, stage::sea);
  }
  if (most() > 0) {
    const int rail = view.h - 4;
    const int length = std::max(8, rail * view.h / std::max(1, height_));
    list.fill({r.x + r.w - 5, view.y + 2, 3, rail}, stage::navy);
    list.fill({r.x + r.w - 5, view.y + 2 + (rail - length) * top_ / most(), 3, length}, stage::amber);
    // There is more below: an arrow in a strip of its own.
    if (top_ < most())
      for (int i = 0; i < 4; ++i) list.fill({r.x + r.w / 2 - 4 + i, r.y + r.h - 9 + i, 8 - 2 * i, 1}, stage::amber);
  }
}

std::string ManualView::says() const {
  std::string all = page_.title;
  for (const ManualLine& line : page_.lines)
    all += line.value.empty() ? tr(". {}", line.text) : tr(". {}: {}", line.text, line.value);
  return all;
}

}  // namespace d6::app
