// A menu or a table: rows one below the other, scrolled so that the chosen one is always seen. With columns it has a
// header and cells, without them each row is one label. The focus frame stands around the row that confirm would take.
#pragma once
#include <functional>
#include <vector>

#include "stage/sheet.h"
#include "ui/widget.h"

namespace d6::ui {

struct Column {
  std::string title;
  int width = 8;  // characters
  stage::Align align = stage::Align::left;
  bool small = false;  // in the 6 x 8 font
};

struct Row {
  std::vector<std::string> cells;
  std::string help;     // what it is and would do; empty: the cells say it
  bool enabled = true;  // a disabled one can be looked at and not be chosen
  bool rule = false;    // a line above it: a new group begins
  bool head = false;    // the first of a group, in the colour of headers
  std::string under;    // a second line in small letters
  stage::SpriteRef picture;  // at its left, in a frame; rows must be high enough for it
};

struct ListStyle {
  std::uint8_t ground = stage::midnight, text = stage::paper, dim = stage::light_grey, chosen_ground = stage::deep_sea,
               chosen_text = stage::paper, edge = stage::sea, header = stage::amber,
               focus_text = stage::yellow;  // of the chosen row while the list has the focus
  int row_height = 12;
  bool small = false;  // the 6 x 8 font
  bool large = false;  // the large face
};

class List final : public Widget {
 public:
  List(stage::Rect place, std::vector<Column> columns, std::function<void(std::size_t)> choose, ListStyle style = {})
      : Widget(place), columns_(std::move(columns)), choose_(std::move(choose)), style_(style) {}

  void rows(std::vector<Row> rows);  // the chosen index stays where it can
  const std::vector<Row>& rows() const { return rows_; }
  std::size_t chosen() const { return chosen_; }  // 0 also while there are no rows
  void choose(std::size_t i);                     // moves there without pressing
  void on_move(std::function<void(std::size_t)> moved) { moved_ = std::move(moved); }
  void when_empty(std::string words) { empty_ = std::move(words); }
  // Another place and other letters: large text came or went.
  void dress(stage::Rect place, const ListStyle& style) {
    move_to(place);
    style_ = style;
    choose(chosen_);
  }

  bool can_focus() const override { return !rows_.empty(); }
  void draw(stage::DrawList& list, const Look& look, bool focused) const override;
  bool on(const Input& input) override;
  std::string says() const override;
  std::size_t visible_rows() const;

 private:
  void go(std::size_t i);
  void show_around();
  int header_height() const { return columns_.empty() || columns_[0].title.empty() ? 0 : 12; }

  std::vector<Column> columns_;
  std::vector<Row> rows_;
  std::function<void(std::size_t)> choose_, moved_;
  ListStyle style_;
  std::string empty_;
  std::size_t chosen_ = 0, top_ = 0;
};

}  // namespace d6::ui
