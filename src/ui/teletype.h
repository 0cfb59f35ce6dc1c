// Plays any game of the catalogue as green text on the cabinet's own screen: the observation in words, the legal orders
// as a menu, orders with free numbers as a form, a question before an order that costs something for good (ALL-4), what
// was told as the log, and a line to type an order. A game is playable here the day its rules work, and stays playable
// by words alone.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "ui/game_view.h"
#include "ui/group.h"
#include "ui/paint.h"
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

 private:
  void refresh_orders();
  void open_form(std::size_t form);
  void close_form();
  std::string form_order() const;
  void propose(const std::string& order);  // gives it, or asks first where the game would have a person asked
  void ask(const std::string& order, const std::string& question);
  void draw_question(stage::DrawList& list) const;

  Session& session_;
  const Look& look_;
  Hints hints_;
  Viewer viewer_ = Viewer::table;
  bool may_order_ = false;
  std::string waiting_, notice_;
  OrderMenu menu_;
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
};

}  // namespace d6::ui
