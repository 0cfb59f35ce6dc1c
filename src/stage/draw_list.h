// What is to be drawn, as values: screens, widgets and things write commands, the list sorts them by layer (stable) and
// draws them into a canvas. Its storage is reused, so that a frame in a steady state allocates nothing (speed.md).
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "stage/areas.h"
#include "stage/canvas.h"
#include "stage/font.h"
#include "stage/sheet.h"

namespace d6::stage {

enum class Align : std::uint8_t { left, centre, right };

// One line of text and the box it must stay in; a test walks these over every screen (art.md "Text never leaves its
// box").
struct TextBox {
  Rect box;
  Rect at;  // where the letters stand
  int layer = 0;
  std::string_view text;
  int width = 0, height = 0;  // what the text takes
  std::uint8_t colour = 0;
  bool fits() const { return width <= box.w && height <= box.h; }
};

class DrawList {
 public:
  void begin();  // forgets all commands and keeps the storage

  // From now on commands lie on this layer; a higher one is drawn later. Within a layer `order` decides, then the order
  // of calls.
  void layer(int layer, int order = 0);
  // Added to every layer from now on: each screen of a stack draws above the one below it.
  void base(int layers) {
    base_ = layers;
    layer(0);
  }
  // Nothing outside of `r` (and outside of the clips around it) is touched until the matching pop.
  void push_clip(Rect r);
  void pop_clip();

  void fill(Rect r, std::uint8_t colour);
  void frame(Rect r, std::uint8_t colour);
  void dither(Rect r, std::uint8_t colour, int every, int phase = 0);
  void line(int x0, int y0, int x1, int y1, std::uint8_t colour, int dash = 0);
  void sprite(const SpriteRef& what, int x, int y, bool flip = false, const Remap* remap = nullptr);
  // Squashed to `width` columns around its own middle: a card that turns over.
  void squashed(const SpriteRef& what, int x, int y, int width, const Remap* remap = nullptr);
  void remap(Rect r, const Remap& table);
  // One line in its box, at its top. It must fit: shorten or wrap beforehand (base/text.h).
  void text(const Font& font, Rect box, std::string_view text, std::uint8_t colour, Align align = Align::left,
            int scale = 1);

  // What a click there means, in the screens' own numbers; of two the later one counts. No part of the picture.
  struct Zone {
    Rect at;
    int what = 0;
    char32_t sign = 0;
  };
  void zone(const Zone& z) { zones_.push_back(z); }
  void clear_zones() { zones_.clear(); }
  const Zone* zone_at(int x, int y) const;

  // Everything may be pushed aside by a few pixels while the screen shakes.
  void shake(int dx, int dy) { shake_x_ = dx, shake_y_ = dy; }

  void draw(Canvas& canvas);
  // The same picture on a canvas that shows `before`: only what differs is drawn again, so that a moved cursor costs a
  // tenth of a frame (speed.md). Answers with the number of pixels that may have changed.
  int draw_changes(Canvas& canvas, const DrawList& before);

  std::size_t size() const { return commands_.size(); }
  std::size_t text_count() const { return texts_.size(); }
  TextBox text_at(std::size_t i) const;
  // All shown texts, one a line: what `expect` of a script looks into.
  std::string all_text() const;

  // Equal pictures: the same commands in the same order once sorted.
  friend bool operator==(const DrawList& a, const DrawList& b);

 private:
  enum class Op : std::uint8_t { fill, frame, dither, line, sprite, squashed, remap, text };
  struct Command {
    Op op{};
    std::uint8_t colour = 0;
    bool flip = false;
    std::uint8_t scale = 1;
    std::uint16_t layer = 0;  // which of layers_
    std::uint16_t clip = 0;   // which of clips_
    std::int32_t every = 0, phase = 0;
    Rect r{};
    SpriteRef what{};
    const Font* font = nullptr;
    const Remap* table = nullptr;
    std::uint32_t text_begin = 0, text_size = 0;
    bool same(const Command& o) const;
  };
  struct Text {
    Rect box, at;
    std::uint32_t key;
    std::uint32_t begin, size;
    int width, height;
    std::uint8_t colour;
  };

  struct Layer {
    std::uint32_t key = 0;    // layer and order within it
    std::uint32_t count = 0;  // of commands
  };

  void add(const Command& c);
  void sort() const;
  void run(const Command& c, Canvas& canvas) const;
  const Command& command(std::size_t n) const { return commands_[order_[n]]; }  // the n-th that is drawn
  Rect extent(const Command& c) const;                                          // what it may touch, within its clip
  void soil(Areas& dirty, const Command& c) const;                              // what it does touch
  std::uint64_t print(const Command& c) const;
  void keep_ordered();  // leaves in places_ the longest run that stands in the same order in both lists
  std::string_view words(const Command& c) const {
    return std::string_view(letters_).substr(c.text_begin, c.text_size);
  }

  std::vector<Command> commands_;
  std::vector<Layer> layers_;                                           // in the order of their first use
  mutable std::vector<std::uint32_t> order_;                            // commands as they are drawn
  mutable std::vector<std::pair<std::uint32_t, std::uint32_t>> ranks_;  // of sort(): keys of layers, in their order
  mutable std::vector<std::uint32_t> starts_;                           // of sort(): where each layer goes on
  mutable bool sorted_ = false;
  std::vector<Zone> zones_;
  std::vector<Rect> clips_;
  std::vector<std::uint16_t> clip_stack_;
  std::string letters_;
  std::vector<Text> texts_;
  std::vector<std::pair<std::uint64_t, std::uint32_t>> prints_;  // of draw_changes: sorted finger prints and places
  std::vector<std::pair<std::uint64_t, std::uint32_t>> prints_before_;
  std::vector<std::uint32_t> places_, tails_, links_;
  std::uint16_t layer_ = 0;  // which of layers_ the next command goes to
  int base_ = 0;
  int shake_x_ = 0, shake_y_ = 0;
};

}  // namespace d6::stage
