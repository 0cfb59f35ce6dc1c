// Plays any game of the catalogue as green text on the cabinet's own screen: the observation in words, the legal orders
// as a menu, orders with free numbers as a form, a question before an order that costs something for good (ALL-4), what
// was told as the log, and a line to type an order. A game is playable here the day its rules work, and stays playable
// by words alone.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "play/manual.h"
#include "ui/game_view.h"
#include "ui/group.h"
#include "ui/paint.h"
#include "ui/widgets/letter_board.h"
#include "ui/widgets/list.h"
#include "ui/widgets/text_field.h"
#include "ui/widgets/text_view.h"

namespace d6::ui {

class Teletype final : public GameView {
 public:
  Teletype(Session& session, const Look& look);
  ~Teletype() override;

  void show(Viewer viewer) override;
  void heard(std::size_t from, std::size_t to) override;
  void refused(const Refused& why) override;
  void yours(bool may_order, const std::string& waiting) override;
  void advised(const Advice& advice) override;
  Answer on(const Input& input) override;
  void step() override;
  bool animating() const override { return reading_ > 0; }
  void settle() override { reading_ = 0; }
  void draw(stage::DrawList& list) const override;
  std::string says() const override;
  bool wants_text() const override;
  stage::Rect lesson_place() const override;
  Cover cover() const override;

 private:
  // A row of the menu: an order, a form, or the explanation of this moment's orders.
  struct Item {
    enum class Kind : std::uint8_t { order, form, help } kind;
    std::size_t index;
  };
  void refresh_orders();
  void choose(std::size_t row);
  void typed(const std::string& text);
  void taken();
  void open_board();
  void open_help();
  std::vector<std::string> kinds() const;                             // first words of what may be ordered now
  std::vector<std::string> explained(const std::string& kind) const;  // the manual's line on it, else an example
  std::size_t rank(std::string_view kind) const;                      // place in the manual's table of orders
  std::vector<std::string> next_words(const std::string& text) const;
  Hints hints() const;
  void draw_notice(stage::DrawList& list) const;
  void open_form(std::size_t form);
  void close_form();
  std::string form_order() const;
  void propose(const std::string& order);  // gives it, or asks first where the game would have a person asked
  void ask(const std::string& order, const std::string& question);
  void draw_question(stage::DrawList& list) const;

  Session& session_;
  const Look& look_;
  std::vector<ManualLine> table_;  // rows of the game's manual: an order's example, what it is for
  Viewer viewer_ = Viewer::table;
  bool may_order_ = false;
  std::string waiting_, notice_;
  std::string given_;   // the order given last
  bool typed_ = false;  // on the line: it stays there until it counts
  OrderMenu menu_;
  std::vector<Item> items_;
  Group group_;
  List* orders_;
  TextView* situation_;
  TextView* log_;
  TextField* line_;
  int reading_ = 0;  // ticks until the next order may follow, so that each line can be seen (behaviour 36)
  Answer answer_;

  // The form under way: its widgets, and where in them each parameter stands.
  std::unique_ptr<Group> form_;
  std::size_t form_index_ = 0;
  bool form_close_ = false;

  // The question under way: its two buttons, the order it is about.
  std::unique_ptr<Group> question_;
  std::string asked_, asked_about_;
  bool question_close_ = false;

  std::unique_ptr<LetterBoard> board_;  // an order written with a pad
  std::unique_ptr<Group> help_;         // what may be ordered now, to read
};

}  // namespace d6::ui
