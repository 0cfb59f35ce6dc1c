// Texts are shortened to their column here, so that whatever a game or a file name says stays in its box.
#include "ui/widgets/list.h"

#include <algorithm>

#include "base/text.h"
#include "ui/paint.h"

namespace d6::ui {

std::size_t List::visible_rows() const {
  return static_cast<std::size_t>(std::max(1, (place().h - 4 - header_height()) / style_.row_height));
}

void List::rows(std::vector<Row> rows) {
  rows_ = std::move(rows);
  chosen_ = rows_.empty() ? 0 : std::min(chosen_, rows_.size() - 1);
  choose(chosen_);
}

void List::choose(std::size_t i) {
  if (rows_.empty()) {
    chosen_ = top_ = 0;
    return;
  }
  chosen_ = std::min(i, rows_.size() - 1);
  const std::size_t seen = visible_rows();
  if (chosen_ < top_) top_ = chosen_;
  if (chosen_ >= top_ + seen) top_ = chosen_ - seen + 1;
  if (top_ + seen > rows_.size()) top_ = rows_.size() > seen ? rows_.size() - seen : 0;
}

// What comes next is seen before one is there; not for a pointer, under which nothing may move.
void List::show_around() {
  const std::size_t seen = visible_rows(), margin = seen < 6 ? 0 : 2;
  if (rows_.size() <= seen) return;
  if (chosen_ < top_ + margin) top_ = chosen_ > margin ? chosen_ - margin : 0;
  if (chosen_ + margin >= top_ + seen) top_ = std::min(chosen_ + margin + 1, rows_.size()) - seen;
}

void List::go(std::size_t i) {
  choose(i);
  if (moved_) moved_(chosen_);
}

bool List::on(const Input& input) {
  if (rows_.empty()) return false;
  const std::size_t page = visible_rows();
  if (input.intent == Intent::up) {
    if (chosen_ == 0) return false;
    go(chosen_ - 1);
    show_around();
  } else if (input.intent == Intent::down) {
    if (chosen_ + 1 >= rows_.size()) return false;
    go(chosen_ + 1);
    show_around();
  } else if (input.intent == Intent::previous) {
    go(chosen_ > page ? chosen_ - page : 0);
    show_around();
  } else if (input.intent == Intent::next) {
    go(chosen_ + page);
    show_around();
  } else if (input.intent == Intent::wheel_up) {
    go(chosen_ > 0 ? chosen_ - 1 : 0);
  } else if (input.intent == Intent::wheel_down) {
    go(chosen_ + 1);
  } else if (input.intent == Intent::pointer || input.intent == Intent::press) {
    const int y = input.y - place().y - 2 - header_height();
    if (!place().contains(input.x, input.y) || y < 0) return false;
    const std::size_t row = top_ + static_cast<std::size_t>(y / style_.row_height);
    if (row >= rows_.size() || row >= top_ + page) return true;
    if (row != chosen_) go(row);
    if (input.intent == Intent::press && rows_[row].enabled && choose_) choose_(row);
  } else if (input.intent == Intent::confirm) {
    if (rows_[chosen_].enabled && choose_) choose_(chosen_);
  } else {
    return false;
  }
  return true;
}

void List::draw(stage::DrawList& list, const Look& look, bool focused) const {
  using stage::Rect;
  const Rect r = place();
  const stage::Font& font = style_.large ? look.head : style_.small ? look.table : look.text;
  list.fill(r, style_.ground);
  list.frame(r, style_.edge);
  const bool scrolls = rows_.size() > visible_rows();
  const int inner = r.w - 12 - (scrolls ? 6 : 0);
  const auto put = [&](int y, std::size_t column, std::string_view text, std::uint8_t colour, int& x) {
    const stage::Font& letters = !columns_.empty() && columns_[column].small ? look.table : font;
    const int left = r.x + 6 + inner - x;
    const int width = columns_.empty() ? left : std::min(left, columns_[column].width * letters.advance());
    if (width < letters.advance()) return;
    const std::string cut = shortened(text, static_cast<std::size_t>(width / letters.advance()));
    list.text(letters, {x, y, width, letters.height()}, cut, colour,
              columns_.empty() ? stage::Align::left : columns_[column].align);
    x += width + letters.advance();
  };
  if (header_height() > 0) {
    int x = r.x + 6;
    for (std::size_t c = 0; c < columns_.size(); ++c) put(r.y + 3, c, columns_[c].title, style_.header, x);
    list.fill({r.x + 4, r.y + 12, r.w - 8, 1}, style_.edge);
  }
  const int first = r.y + 2 + header_height();
  if (rows_.empty() && !empty_.empty()) {
    int x = r.x + 6;
    const std::string cut = shortened(empty_, static_cast<std::size_t>(inner / font.advance()));
    list.text(font, {x, first + 2, inner, font.height()}, cut, style_.dim);
  }
  const std::size_t seen = visible_rows();
  for (std::size_t i = top_; i < rows_.size() && i < top_ + seen; ++i) {
    const int y = first + static_cast<int>(i - top_) * style_.row_height;
    const bool here = i == chosen_;
    const Rect row{r.x + 2, y, r.w - (scrolls ? 11 : 4), style_.row_height};
    // Between the letters of both rows; a frame takes its place.
    const bool framed = focused && (here || i == chosen_ + 1);
    if (rows_[i].rule && i > top_ && !framed) list.fill({row.x + 2, y - 1, row.w - 4, 1}, style_.edge);
    if (here) {
      list.fill(row, style_.chosen_ground);
      if (focused) paint_row_focus(list, row);
    }
    const std::uint8_t colour = here && focused    ? style_.focus_text
                                : here             ? style_.chosen_text
                                : rows_[i].head    ? style_.header
                                : rows_[i].enabled ? style_.text
                                                   : style_.dim;
    int x = r.x + 6;
    if (const stage::SpriteRef& picture = rows_[i].picture) {
      const Rect at{x + 2, y + (row.h - picture.from.h) / 2, picture.from.w, picture.from.h};
      list.sprite(picture, at.x, at.y);
      list.frame({at.x - 1, at.y - 1, at.w + 2, at.h + 2}, style_.edge);
      x += at.w + 12;
    }
    const std::string& under = rows_[i].under;
    const int two = under.empty() ? 0 : 6;
    if (!under.empty()) {
      const int width = row.x + row.w - 4 - x;
      list.text(look.table, {x, y + row.h / 2 + 4, width, 8},
                shortened(under, static_cast<std::size_t>(std::max(0, width) / 6)), here ? style_.text : style_.dim);
    }
    const std::size_t cells = columns_.empty() ? std::min<std::size_t>(1, rows_[i].cells.size())
                                               : std::min(columns_.size(), rows_[i].cells.size());
    for (std::size_t c = 0; c < cells; ++c)
      put(y + (style_.row_height - font.height()) / 2 - two, c, rows_[i].cells[c], colour, x);
  }
  // A rail at the right says how much there is above and below, arrows at its ends that there is some.
  if (scrolls) {
    const int rail = r.h - 4 - header_height() - 12, x = r.x + r.w - 8;
    const int total = static_cast<int>(rows_.size());
    const int length = std::max(6, rail * static_cast<int>(seen) / total);
    const int at = (rail - length) * static_cast<int>(top_) / std::max(1, total - static_cast<int>(seen));
    list.fill({x + 1, first + 6 + at, 3, length}, style_.header);
    for (int i = 0; i < 3; ++i) {
      if (top_ > 0) list.fill({x + 2 - i, first + 1 + i, 1 + 2 * i, 1}, style_.header);
      if (top_ + seen < rows_.size()) list.fill({x + i, first + rail + 8 + i, 5 - 2 * i, 1}, style_.header);
    }
  }
}

std::string List::says() const {
  if (rows_.empty()) return empty_;
  const Row& row = rows_[chosen_];
  std::string what = tr("{}", fmt::join(row.cells, ", "));
  if (!row.help.empty()) what = tr("{}: {}", what, row.help);
  return what;
}

}  // namespace d6::ui
