// Everything is laid out once for each page and size. Of neighbouring rows all are laid out alike: names in a column of
// their own, or above what they name; pictures at the left of both.
#include "app/screens/manual_view.h"

#include <algorithm>

#include "base/text.h"
#include "ui/paint.h"

namespace d6::app {

using stage::Align;
using stage::Rect;
using ui::Intent;

namespace {

constexpr int kMargin = 10, kRail = 14, kFoot = 14, kMostName = 17;  // the foot is the arrow's own
constexpr int kLowPicture = 16, kFewColumns = 15, kPictureGap = 6;
constexpr char kTied = '\x1f';  // a space where no line may end

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

stage::SpriteRef sprite_of(const ui::Look& look, const ManualPicture& picture) {
  return stage::sprite(look.sheets, picture.sheet, picture.sprite);
}

struct Size {
  int w = 0, h = 0;
};

// Of the pictures beside a line, those that there are.
Size size_of(const ui::Look& look, const ManualLine& line) {
  Size out;
  for (const ManualPicture& picture : line.art) {
    const stage::SpriteRef s = sprite_of(look, picture);
    if (!s) continue;
    out.w += s.from.w + (out.w > 0 ? kPictureGap : 0);
    out.h = std::max(out.h, s.from.h);
  }
  return out;
}

// Ships are painted dark, for a sea by day: they stand before one.
bool needs_sky(std::string_view sprite) { return sprite.rfind("ship/", 0) == 0; }

// "2 points left", "3 points left": what follows the number, if all say the same.
std::string common_tail(const std::vector<ManualLine>& lines, std::size_t from, std::size_t to) {
  std::string tail;
  for (std::size_t i = from; i < to; ++i) {
    const std::size_t space = lines[i].text.find(' ');
    if (space == std::string::npos) return {};
    if (i == from) tail = lines[i].text.substr(space + 1);
    if (lines[i].text.compare(space + 1, std::string::npos, tail) != 0) return {};
  }
  return tail;
}

}  // namespace

void ManualView::show(ManualPage page) {
  page_ = std::move(page);
  scale_ = top_ = 0;
}

const stage::Font& ManualView::font(const ui::Look& look, Face face) const {
  if (large()) return look.head;
  return face == Face::body || face == Face::dim ? look.table : look.text;
}

Rect ManualView::view() const {
  const Rect r = place();
  return {r.x + 1, r.y + title_height_, r.w - 2, r.h - title_height_ - kFoot};
}

int ManualView::most() const {
  const int over = std::max(0, height_ - view().h);
  return (over + pitch_ - 1) / pitch_ * pitch_;
}

ManualView::Picture ManualView::of(const ManualPicture& picture, int x, int y, const stage::SpriteRef& sprite) {
  return {x, y, sprite, needs_sky(picture.sprite)};
}

void ManualView::put(const ui::Look& look, std::string_view words, int x, int w, Face face) const {
  std::vector<std::string> cut;
  wrap(tied(words), static_cast<std::size_t>(std::max(1, w / font(look, face).advance())), cut);
  for (std::string& line : cut) {
    std::replace(line.begin(), line.end(), kTied, ' ');
    letters_.push_back({x, y_, w, face, Align::left, std::move(line)});
    y_ += pitch_;
  }
}

// A name and what it names, or a paragraph.
void ManualView::lay_words(const ui::Look& look, const ManualLine& line, int x, int w) const {
  if (line.kind != ManualLine::Kind::row) {
    put(look, line.text, x, w, Face::body);
    return;
  }
  put(look, line.text, x, w, Face::name);
  put(look, line.value, x, w, Face::body);
}

// The lower of picture and words stands at the middle of the higher one; below it where nothing is left beside.
void ManualView::lay_beside(const ui::Look& look, const ManualLine& line, int column) const {
  const int right = place().w - kRail, top = y_;
  int x = kMargin;
  const Size size = size_of(look, line);
  const std::size_t first = pictures_.size();
  for (const ManualPicture& picture : line.art) {
    const stage::SpriteRef s = sprite_of(look, picture);
    if (!s) continue;
    pictures_.push_back(of(picture, x, y_ + (size.h - s.from.h) / 2, s));
    x += s.from.w + kPictureGap;
  }
  x = kMargin + column + (column > 0 ? 10 : 0);
  if (right - x < kFewColumns * font(look, Face::name).advance()) {
    y_ += size.h + 4;
    lay_words(look, line, kMargin, right - kMargin);
    return;
  }
  const std::size_t letters = letters_.size();
  lay_words(look, line, x, right - x);
  const int words = y_ - top - (pitch_ - font(look, Face::body).height());
  const int push = (size.h - words) / 2;
  if (push > 0) {
    for (std::size_t i = letters; i < letters_.size(); ++i) letters_[i].y += push;
    y_ = top + size.h + 2;
  } else {
    for (std::size_t i = first; i < pictures_.size(); ++i) pictures_[i].y -= std::max(push, -4);
  }
}

void ManualView::lay_strip(const ui::Look& look, const ManualLine& line) const {
  const int right = place().w - kRail;
  int x = kMargin, deep = 0;
  bool words = false;
  const stage::Font& letters = font(look, Face::dim);
  for (const ManualPicture& picture : line.art) {
    const stage::SpriteRef s = sprite_of(look, picture);
    if (!s) continue;
    const int w = std::max(s.from.w, letters.measure(picture.under));
    if (x > kMargin && x + w > right) {
      y_ += deep + (words ? pitch_ + 2 : 0) + 6;
      x = kMargin, deep = 0, words = false;
    }
    pictures_.push_back(of(picture, x + (w - s.from.w) / 2, y_, s));
    if (!picture.under.empty()) {
      letters_.push_back({x, y_ + s.from.h + 3, w, Face::dim, Align::centre, picture.under});
      words = true;
    }
    deep = std::max(deep, s.from.h);
    x += w + 10;
  }
  if (deep > 0) y_ += deep + (words ? pitch_ + 2 : 0);
}

// One row of heads; a bar under each figure is as long as the chance, none at all is a dot.
void ManualView::lay_figures(const ui::Look& look, std::size_t from, std::size_t to) const {
  const auto& lines = page_.lines;
  const std::string tail = common_tail(lines, from, to);
  const stage::Font& letters = font(look, Face::name);
  const int high = letters.height(), right = place().w - kRail;
  const auto name_of = [&](const ManualLine& line) {
    return tail.empty() ? line.text : line.text.substr(0, line.text.find(' '));
  };
  int names = letters.measure(tail);
  for (std::size_t i = from; i < to; ++i) names = std::max(names, letters.measure(name_of(lines[i])));
  const int columns = static_cast<int>(lines[from].figures.size());
  const int pitch = std::min((right - kMargin - names) / std::max(1, columns), 9 * letters.advance());
  const int wide = pitch - 14;
  const auto place_of = [&](std::size_t column) { return kMargin + names + 14 + static_cast<int>(column) * pitch; };
  if (!tail.empty()) letters_.push_back({kMargin, y_, names, Face::heading, Align::left, tail});
  for (std::size_t c = 0; c < lines[from].figures.size(); ++c)
    letters_.push_back({place_of(c), y_, wide, Face::heading, Align::right, lines[from].figures[c].head});
  y_ += high + 5;
  for (std::size_t i = from; i < to; ++i) {
    letters_.push_back({kMargin, y_, names, Face::name, tail.empty() ? Align::left : Align::right, name_of(lines[i])});
    for (std::size_t c = 0; c < lines[i].figures.size(); ++c) {
      const int chance = std::clamp(lines[i].figures[c].per_cent, 0, 100), x = place_of(c);
      if (chance == 0) {
        bars_.push_back({{x + wide - letters.advance() / 2 - 2, y_ + high / 2, 2, 2}, stage::light_grey});
        continue;
      }
      letters_.push_back({x, y_, wide, Face::body, Align::right, std::to_string(chance)});
      bars_.push_back({{x, y_ + high + 1, wide, 2}, stage::navy});
      bars_.push_back({{x, y_ + high + 1, std::max(1, wide * chance / 100), 2},
                       chance >= 67   ? stage::lime
                       : chance >= 34 ? stage::amber
                                      : stage::red});
    }
    y_ += high + 6;
  }
  y_ += 2;
}

void ManualView::lay_rows(const ui::Look& look, std::size_t from, std::size_t to) const {
  const auto& lines = page_.lines;
  if (!lines[from].figures.empty()) {
    lay_figures(look, from, to);
    return;
  }
  Size art;
  std::size_t wide = 0;
  for (std::size_t i = from; i < to; ++i) {
    const Size size = size_of(look, lines[i]);
    art = {std::max(art.w, size.w), std::max(art.h, size.h)};
    wide = std::max(wide, characters(lines[i].text));
  }
  const bool side = !large() && wide <= kMostName && art.h <= kLowPicture;
  for (std::size_t i = from; i < to; ++i) {
    const ManualLine& line = lines[i];
    if (!side && art.w > 0) {
      lay_beside(look, line, art.w);
      y_ += large() ? 8 : 6;
      continue;
    }
    if (!side) {
      const int indent = large() ? 0 : 16;
      put(look, line.text, kMargin, place().w - kRail - kMargin, Face::name);
      put(look, line.value, kMargin + indent, place().w - kRail - kMargin - indent, Face::body);
      y_ += large() ? 8 : 4;
      continue;
    }
    const int at = y_, name = kMargin + (art.w > 0 ? art.w + 8 : 0);
    int x = kMargin;
    for (const ManualPicture& picture : line.art) {
      const stage::SpriteRef s = sprite_of(look, picture);
      if (!s) continue;
      pictures_.push_back(of(picture, x, y_ + 4 - s.from.h / 2, s));
      x += s.from.w + kPictureGap;
    }
    const int letter = font(look, Face::name).advance(), value = name + static_cast<int>(wide) * letter + 14;
    put(look, line.text, name, static_cast<int>(wide) * letter, Face::name);
    const int after = y_;
    y_ = at;
    put(look, line.value, value, place().w - kRail - value, Face::body);
    y_ = std::max(y_, after) + (art.h > 10 ? 6 : 4);
  }
}

void ManualView::lay_out(const ui::Look& look) const {
  const int scale = look.large_text ? 2 : 1;
  if (scale == scale_ && place() == laid_) return;
  scale_ = scale;
  laid_ = place();
  letters_.clear();
  pictures_.clear();
  bars_.clear();
  pitch_ = large() ? 20 : 12;
  y_ = 0;
  title_.clear();
  const int title_letter = look.head.advance() * scale;
  if (large()) {
    wrap(page_.title, static_cast<std::size_t>((place().w - 2 * kMargin) / title_letter), title_);
  } else {
    title_.push_back(shortened(page_.title, static_cast<std::size_t>((place().w - 2 * kMargin) / title_letter)));
  }
  title_height_ = static_cast<int>(title_.size()) * 16 * scale + 14;
  const int right = place().w - kRail;
  const auto& lines = page_.lines;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const ManualLine& line = lines[i];
    switch (line.kind) {
      case ManualLine::Kind::heading:
        if (y_ > 0) y_ += large() ? 10 : 7;
        put(look, line.text, kMargin, right - kMargin, Face::heading);
        // Three clear pixels above and below the line.
        y_ -= pitch_ - font(look, Face::heading).height() - 3;
        bars_.push_back({{kMargin, y_, right - kMargin, 1}, stage::sea});
        y_ += large() ? 8 : 5;
        break;
      case ManualLine::Kind::text:
        if (line.art.empty()) {
          put(look, line.text, kMargin, right - kMargin, Face::body);
        } else {
          lay_beside(look, line, size_of(look, line).w);
        }
        y_ += large() ? 8 : 6;
        break;
      case ManualLine::Kind::pictures:
        lay_strip(look, line);
        y_ += large() ? 8 : 6;
        break;
      case ManualLine::Kind::row: {
        std::size_t to = i;
        while (to < lines.size() && lines[to].kind == ManualLine::Kind::row &&
               lines[to].figures.empty() == line.figures.empty())
          ++to;
        lay_rows(look, i, to);
        i = to - 1;
        break;
      }
    }
  }
  height_ = y_;
  top_ = std::min(top_, most());
}

bool ManualView::on(const ui::Input& input) {
  const int page = std::max(pitch_, view().h / pitch_ * pitch_ - pitch_);
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
    to -= page;
  } else if (input.intent == Intent::next) {
    to += page;
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
  list.fill({r.x, r.y, r.w, title_height_ - 6}, stage::dark_red);
  list.fill({r.x, r.y + title_height_ - 6, r.w, 1}, stage::amber);
  for (std::size_t i = 0; i < title_.size(); ++i)
    list.text(look.head, {r.x + kMargin, r.y + 4 + static_cast<int>(i) * 16 * scale_, r.w - 2 * kMargin, 16 * scale_},
              title_[i], stage::paper, Align::left, scale_);
  if (focused) {
    ui::paint_focus(list, r);
  } else {
    list.frame(r, stage::deep_sea);
  }
  const Rect view = this->view();
  const int bottom = view.y + view.h;
  list.push_clip(view);
  for (const Bar& bar : bars_) {
    const int y = view.y + bar.at.y - top_;
    if (y >= view.y && y + bar.at.h <= bottom) list.fill({r.x + bar.at.x, y, bar.at.w, bar.at.h}, bar.colour);
  }
  for (const Picture& picture : pictures_) {
    const int y = view.y + picture.y - top_;
    const Rect at{r.x + picture.x, y, picture.sprite.from.w, picture.sprite.from.h};
    if (y + at.h + 2 <= view.y || y - 2 >= bottom) continue;
    if (picture.sky) {
      list.fill({at.x - 2, y - 2, at.w + 4, at.h + 4}, stage::shallows);
      list.fill({at.x - 1, y - 1, at.w + 2, at.h + 2}, stage::foam);
      list.fill({at.x - 1, y + at.h - 3, at.w + 2, 4}, stage::bright_sea);
    }
    list.sprite(picture.sprite, at.x, y);
  }
  // It goes on: a picture that is cut fades, and an arrow stands in a strip of its own.
  if (top_ < most()) list.dither({view.x, bottom - 4, view.w, 4}, stage::midnight, 2);
  for (const Letters& line : letters_) {
    const int y = view.y + line.y - top_, high = font(look, line.face).height();
    if (y < view.y || y + high > bottom) continue;
    std::uint8_t colour = stage::paper;
    switch (line.face) {
      case Face::body: break;
      case Face::name: colour = stage::yellow; break;
      case Face::heading: colour = stage::amber; break;
      case Face::dim: colour = stage::silver; break;
    }
    list.text(font(look, line.face), {r.x + line.x, y, line.w, high}, line.text, colour, line.align);
  }
  list.pop_clip();
  if (most() == 0) return;
  const int rail = view.h - 4, length = std::max(8, rail * view.h / std::max(1, height_));
  const int at = view.y + 2 + (rail - length) * top_ / most();
  list.fill({r.x + r.w - 8, view.y + 2, 5, rail}, stage::navy);
  list.fill({r.x + r.w - 8, at, 5, length}, stage::amber);
  if (top_ < most())
    for (int i = 0; i < 4; ++i) list.fill({r.x + r.w / 2 - 4 + i, r.y + r.h - 9 + i, 8 - 2 * i, 1}, stage::amber);
}

std::string ManualView::says() const {
  std::string all = page_.title;
  for (const ManualLine& line : page_.lines)
    all += line.value.empty() ? tr(". {}", line.text) : tr(". {}: {}", line.text, line.value);
  return all;
}

}  // namespace d6::app
