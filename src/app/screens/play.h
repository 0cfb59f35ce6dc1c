// A game in progress: owns the session and its view, and paces them. At most one step of the session a fixed step, and
// none while the view still shows the last one (behaviours 35, 36).
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/screens/cabinet.h"
#include "ui/screen.h"

namespace d6::app {

class Play : public ui::Screen {
 public:
  Play(Cabinet& cabinet, std::unique_ptr<Session> session);
  ~Play() override;

  std::string name() const override { return "play"; }
  void on(const ui::Input& input) override;
  void step() override;
  void draw(stage::DrawList& list) const override;
  std::string says() const override;
  // Its place on the list when it ended, 0 for the first; none if it has none or was loaded as it ended.
  std::optional<std::size_t> place() const { return place_; }
  void words(std::vector<std::string>& out) const override;
  bool animating() const override;
  int next_wake() const override;
  void slept(int steps) override;
  bool wants_text() const override;
  std::unique_ptr<ui::Screen> leaving() override;
  void shown() override;

  Session& session() { return *session_; }
  const Session& session() const { return *session_; }
  ui::GameView& view() { return *view_; }
  Viewer viewer() const { return viewer_; }
  // Asks first, keeps the game for "Continue", and goes to the title.
  void leave();
  void undo();
  void hint();
  void drop_hint();       // the thought under way for one, if there is one
  bool can_hint() const;  // a person decides, and nobody thinks
  bool in_play() const { return session_->turn() != Turn::over; }
  std::optional<std::string> keep() const;  // for "Continue"; a sentence if it could not be written
  void show_result();                       // of a game that is over

 protected:
  virtual void over();  // the game has ended and the view has shown it
  Cabinet& cabinet() const { return cabinet_; }
  bool settled_over() const { return over_told_; }

 private:
  void tell();  // what the session told since, to the view
  void computer_turn(Seat seat);
  void human_turn(Seat seat);
  void give(const std::string& order, bool by_computer);
  void show(Viewer viewer);
  std::string waiting() const;
  bool at_the_end(const ui::Input& input);  // on the finished table; true if that was all
  bool two_humans() const;
  void teach();                        // the line that helps at this decision of a first game
  void learnt(const std::string& id);  // it was read: a press came
  bool lesson_open() const;            // it stands on the table, and no page lies over it
  void draw_lesson(stage::DrawList& list) const;

  Cabinet& cabinet_;
  std::unique_ptr<Session> session_;
  std::unique_ptr<ui::GameView> view_;
  Viewer viewer_ = Viewer::table;
  std::size_t told_ = 0;  // lines that the view has heard
  bool over_told_ = false;
  std::optional<std::size_t> place_;
  bool was_over_ = false;  // before this screen came
  bool stepped_ = false;   // nothing is left to do until somebody does something
  bool hinting_ = false;   // the thinker works for a person
  std::optional<Lesson> lesson_;
  std::size_t lesson_order_ = 0;  // orders given when the last one came
  int lessons_here_ = 0;          // shown at this decision
  bool look_for_lesson_ = true;   // something changed since teach() looked
  bool taught_ = false;           // the list of those read is to be written
};

}  // namespace d6::app
