// From palette indexes to the pixels of the window: see paint.h.
#include "platform/paint.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>
#include <utility>

namespace d6::platform {

using stage::kHeight;
using stage::kWidth;

namespace {

constexpr std::uint32_t kOpaque = 0xFF000000U;

// A sum of colours with weights of 256 in all.
struct Mix {
  std::uint32_t red = 0, green = 0, blue = 0;
  void add(std::uint32_t colour, std::uint32_t weight) {
    red += ((colour >> 16U) & 0xFFU) * weight;
    green += ((colour >> 8U) & 0xFFU) * weight;
    blue += (colour & 0xFFU) * weight;
  }
  std::uint32_t colour() const {
    const auto part = [](std::uint32_t sum) { return std::min<std::uint32_t>((sum + 128U) >> 8U, 255U); };
    return kOpaque | part(red) << 16U | part(green) << 8U | part(blue);
  }
};

// Calls `changed` with each run of pixels of a line that differ, in which some that do not may lie, and makes `shown`
// equal to the canvas. Answers with a few rectangles around all of them.
template <class Changed>
stage::Areas walk_changes(std::vector<std::uint8_t>& shown, const stage::Canvas& canvas, const Changed& changed) {
  constexpr std::size_t kAll = static_cast<std::size_t>(kWidth) * kHeight;
  if (shown.size() != kAll) {
    shown.assign(canvas.data(), canvas.data() + kAll);
    for (int y = 0; y < kHeight; ++y) changed(stage::Rect{0, y, kWidth, 1});
    return stage::Areas(kWholeCanvas);
  }
  stage::Areas areas;
  using Word = std::uint64_t;
  constexpr int kWord = sizeof(Word), kStride = kWidth / 2, kBand = 8;
  static_assert(kStride % kWord == 0 && kHeight % kBand == 0);
  for (int y = 0; y < kHeight; ++y) {
    const std::uint8_t* now = canvas.data() + static_cast<std::ptrdiff_t>(y) * kWidth;
    std::uint8_t* before = shown.data() + static_cast<std::ptrdiff_t>(y) * kWidth;
    if (y % kBand == 0 && std::memcmp(now, before, static_cast<std::size_t>(kBand) * kWidth) == 0) {
      y += kBand - 1;
      continue;
    }
    int begin = -1, end = -1;  // the run of words so far
    const auto pass = [&] {
      int from = begin, to = end;
      while (now[from] == before[from]) ++from;
      while (now[to - 1] == before[to - 1]) --to;
      const stage::Rect run{from, y, to - from, 1};
      changed(run);
      areas.mark(run);
      std::memcpy(before + from, now + from, static_cast<std::size_t>(to - from));
    };
    for (int stride = 0; stride < kWidth; stride += kStride) {
      if (std::memcmp(now + stride, before + stride, kStride) == 0) continue;
      for (int x = stride; x < stride + kStride; x += kWord) {
        Word a, b;
        std::memcpy(&a, now + x, kWord);
        std::memcpy(&b, before + x, kWord);
        if (a == b) continue;
        if (x != end) {
          if (begin >= 0) pass();
          begin = x;
        }
        end = x + kWord;
      }
    }
    if (begin >= 0) pass();
  }
  areas.gather();
  return areas;
}

}  // namespace

stage::Areas update(std::vector<std::uint8_t>& shown, const stage::Canvas& canvas) {
  return walk_changes(shown, canvas, [](const stage::Rect&) {});
}

Painter::Painter(Size size, bool crt)
    : size_(size),
      crt_(crt),
      scale_(size.w % kWidth == 0 && size.h * kWidth == size.w * kHeight ? size.w / kWidth : 0) {
  assert(size.w >= 1 && size.h >= 1);
  shares(size.w, kWidth, columns_);
  shares(size.h, kHeight, lines_);
  row_.resize(kWidth);
  if (!crt) return;
  // Darker towards the corners: at most an eighth off each way, nothing in the middle half.
  const auto vignette = [](int length, std::vector<std::uint16_t>& out) {
    out.resize(static_cast<std::size_t>(length));
    for (int i = 0; i < length; ++i) {
      const std::int64_t away = std::abs(2 * i + 1 - length) * 1000LL / length;  // 0 .. 1000
      const std::int64_t over = std::max<std::int64_t>(away - 500, 0);
      out[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(256 - over * over * 32 / 250000);
    }
  };
  vignette(size.w, vignette_x_);
  vignette(size.h, vignette_y_);
}

void Painter::shares(int size, int canvas, std::vector<Share>& out) {
  out.resize(static_cast<std::size_t>(size));
  for (int i = 0; i < size; ++i) {
    // Pixel i covers [i * canvas, (i + 1) * canvas) in units of 1/size canvas pixels.
    const std::int64_t begin = static_cast<std::int64_t>(i) * canvas;
    const std::int64_t end = begin + canvas;
    Share share{static_cast<int>(begin / size), 0, weights_.size()};
    // Weights are differences of a rounded sum, so that they always add up to 256.
    const auto until = [&](std::int64_t at) { return (at - begin) * 256 / canvas; };
    for (std::int64_t at = begin; at < end;) {
      const std::int64_t next = std::min(end, (at / size + 1) * size);
      weights_.push_back(static_cast<std::uint16_t>(until(next) - until(at)));
      ++share.count;
      at = next;
    }
    out[static_cast<std::size_t>(i)] = share;
  }
}

stage::Rect Painter::area_of(stage::Rect r) const {
  if (scale_ > 0) return {r.x * scale_, r.y * scale_, r.w * scale_, r.h * scale_};
  // Pixel i of n shows canvas pixels [i * canvas / n, ((i + 1) * canvas - 1) / n].
  const auto along = [](int first, int last, int n, int canvas) {
    const int begin = first * n / canvas;
    return std::pair(begin, std::min((last * n + canvas - 1) / canvas, n) - begin);
  };
  const auto [x, w] = along(r.x, r.x + r.w, size_.w, kWidth);
  const auto [y, h] = along(r.y, r.y + r.h, size_.h, kHeight);
  return {x, y, w, h};
}

void Painter::canvas_row(const stage::Canvas& canvas, const Colours& colours, const Share& share, std::size_t first,
                         std::size_t last) {
  const std::uint8_t* indexes = canvas.data() + static_cast<std::size_t>(share.first) * kWidth;
  if (share.count == 1) {
    for (std::size_t x = first; x < last; ++x) row_[x] = kOpaque | colours[indexes[x] % stage::kColours];
    return;
  }
  for (std::size_t x = first; x < last; ++x) {
    Mix mix;
    for (int i = 0; i < share.count; ++i) {
      const std::uint8_t index = indexes[static_cast<std::size_t>(i) * kWidth + x];
      mix.add(colours[index % stage::kColours], weights_[share.weights + static_cast<std::size_t>(i)]);
    }
    row_[x] = mix.colour();
  }
}

void Painter::shade(int y, std::size_t first, std::size_t last, std::uint32_t* row) const {
  // Scan lines: the last third of each canvas row is dim, where a row has at least two lines to show it.
  const std::int64_t within = static_cast<std::int64_t>(y) * kHeight % size_.h * 3;
  const bool dim = size_.h >= 2 * kHeight && within + kHeight * 3 > 2LL * size_.h;
  const std::uint32_t base = vignette_y_[static_cast<std::size_t>(y)] * (dim ? 200U : 256U) >> 8U;
  for (std::size_t x = first; x < last; ++x) {
    const std::uint32_t light = base * vignette_x_[x] >> 8U;
    const std::uint32_t red_blue = ((row[x] & 0x00FF00FFU) * light >> 8U) & 0x00FF00FFU;
    const std::uint32_t green = ((row[x] & 0x0000FF00U) * light >> 8U) & 0x0000FF00U;
    row[x] = kOpaque | red_blue | green;
  }
}

void Painter::paint(const stage::Canvas& canvas, const Colours& colours, stage::Rect area, std::uint32_t* pixels,
                    int pitch) {
  if (area.w <= 0 || area.h <= 0) return;
  const auto left = static_cast<std::size_t>(area.x), right = left + static_cast<std::size_t>(area.w);
  const auto scale = static_cast<std::size_t>(scale_);
  // The canvas columns that are shown between left and right.
  const Share& end = columns_[right - 1];
  const auto first = static_cast<std::size_t>(columns_[left].first),
             last = static_cast<std::size_t>(end.first + end.count);
  const Share* above = nullptr;
  const std::uint32_t* plain = nullptr;  // the line before, if nothing has shaded it
  for (int y = area.y; y < area.y + area.h; ++y) {
    const Share& line = lines_[static_cast<std::size_t>(y)];
    std::uint32_t* out = pixels + static_cast<std::ptrdiff_t>(y) * pitch;
    const bool same = above != nullptr && above->first == line.first && above->count == 1 && line.count == 1;
    if (same && plain != nullptr) {
      std::memcpy(out + left, plain + left, (right - left) * sizeof *out);
      continue;
    }
    if (!same) canvas_row(canvas, colours, line, first, last);
    above = &line;
    if (scale > 0 && left % scale == 0 && right % scale == 0) {
      std::uint32_t* at = out + left;
      for (std::size_t x = first; x < last; ++x) at = std::fill_n(at, scale, row_[x]);
    } else {
      for (std::size_t x = left; x < right; ++x) {
        const Share& column = columns_[x];
        if (column.count == 1) {
          out[x] = row_[static_cast<std::size_t>(column.first)];
          continue;
        }
        Mix mix;
        for (int i = 0; i < column.count; ++i) {
          mix.add(row_[static_cast<std::size_t>(column.first + i)],
                  weights_[column.weights + static_cast<std::size_t>(i)]);
        }
        out[x] = mix.colour();
      }
    }
    plain = crt_ ? nullptr : out;
    if (crt_) shade(y, left, right, out);
  }
}

stage::Areas Painter::paint_changes(const stage::Canvas& canvas, std::vector<std::uint8_t>& shown,
                                    const Colours& colours, std::uint32_t* pixels, int pitch) {
  return walk_changes(shown, canvas,
                      [&](const stage::Rect& run) { paint(canvas, colours, area_of(run), pixels, pitch); });
}

}  // namespace d6::platform
