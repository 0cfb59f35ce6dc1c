// From palette indexes to the pixels of the window: see paint.h.
#include "platform/paint.h"

#include <algorithm>
#include <cassert>
#include <cstring>

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

}  // namespace

Rows changed_rows(const stage::Canvas& canvas, const std::vector<std::uint8_t>& before) {
  if (before.size() != static_cast<std::size_t>(kWidth) * kHeight) return {0, kHeight};
  const auto same = [&](int y) {
    const std::size_t at = static_cast<std::size_t>(y) * kWidth;
    return std::memcmp(canvas.data() + at, before.data() + at, kWidth) == 0;
  };
  Rows rows{0, kHeight};
  while (rows.first < rows.last && same(rows.first)) ++rows.first;
  while (rows.last > rows.first && same(rows.last - 1)) --rows.last;
  return rows;
}

Painter::Painter(Size size, bool crt) : size_(size), crt_(crt) {
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

Rows Painter::rows_of(Rows canvas_rows) const {
  if (canvas_rows.empty()) return {};
  // Row y shows canvas rows [y * kHeight / h, ((y + 1) * kHeight - 1) / h].
  const int first = canvas_rows.first * size_.h / kHeight;
  const int last = (canvas_rows.last * size_.h + kHeight - 1) / kHeight;
  return {first, std::min(last, size_.h)};
}

void Painter::canvas_row(const stage::Canvas& canvas, const Colours& colours, const Share& share) {
  const std::uint8_t* indexes = canvas.data() + static_cast<std::size_t>(share.first) * kWidth;
  if (share.count == 1) {
    for (std::size_t x = 0; x < kWidth; ++x) row_[x] = kOpaque | colours[indexes[x] % stage::kColours];
    return;
  }
  for (std::size_t x = 0; x < kWidth; ++x) {
    Mix mix;
    for (int i = 0; i < share.count; ++i) {
      const std::uint8_t index = indexes[static_cast<std::size_t>(i) * kWidth + x];
      mix.add(colours[index % stage::kColours], weights_[share.weights + static_cast<std::size_t>(i)]);
    }
    row_[x] = mix.colour();
  }
}

void Painter::shade(int y, std::uint32_t* row) const {
  // Scan lines: the last third of each canvas row is dim, where a row has at least two lines to show it.
  const std::int64_t within = static_cast<std::int64_t>(y) * kHeight % size_.h * 3;
  const bool dim = size_.h >= 2 * kHeight && within + kHeight * 3 > 2LL * size_.h;
  const std::uint32_t base = vignette_y_[static_cast<std::size_t>(y)] * (dim ? 200U : 256U) >> 8U;
  for (std::size_t x = 0; x < static_cast<std::size_t>(size_.w); ++x) {
    const std::uint32_t light = base * vignette_x_[x] >> 8U;
    const std::uint32_t red_blue = ((row[x] & 0x00FF00FFU) * light >> 8U) & 0x00FF00FFU;
    const std::uint32_t green = ((row[x] & 0x0000FF00U) * light >> 8U) & 0x0000FF00U;
    row[x] = kOpaque | red_blue | green;
  }
}

void Painter::paint(const stage::Canvas& canvas, const Colours& colours, Rows rows, std::uint32_t* pixels, int pitch) {
  const auto width = static_cast<std::size_t>(size_.w);
  const Share* last = nullptr;
  const std::uint32_t* plain = nullptr;  // the line before, if nothing has shaded it
  for (int y = rows.first; y < rows.last; ++y) {
    const Share& line = lines_[static_cast<std::size_t>(y)];
    std::uint32_t* out = pixels + static_cast<std::ptrdiff_t>(y) * pitch;
    const bool same = last != nullptr && last->first == line.first && last->count == 1 && line.count == 1;
    if (same && plain != nullptr) {
      std::memcpy(out, plain, width * sizeof *out);
      continue;
    }
    if (!same) canvas_row(canvas, colours, line);
    last = &line;
    if (size_.w % kWidth == 0) {
      const int scale = size_.w / kWidth;
      std::uint32_t* at = out;
      for (std::size_t x = 0; x < kWidth; ++x) at = std::fill_n(at, scale, row_[x]);
    } else {
      for (std::size_t x = 0; x < width; ++x) {
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
    if (crt_) shade(y, out);
  }
}

}  // namespace d6::platform
