// A screen takes intents, advances by fixed steps of 1/60 s, writes a draw list and can say in words what has the
// focus. The stack holds them; only the top one hears anything. The loop (src/app) drives the stack and nothing else.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "stage/draw_list.h"
#include "stage/sound.h"
#include "ui/intent.h"
#include "ui/look.h"

namespace d6::ui {

class ScreenStack;

// Anything that a person presses, not what is only held or moved.
bool is_press(const Input& input);

// Layers a screen may use: 0 .. kScreenLayers - 1; the next screen of the stack lies above them all.
inline constexpr int kScreenLayers = 1000;

class Screen {
 public:
  virtual ~Screen() = default;
  Screen() = default;
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  virtual std::string name() const = 0;  // "title", "settings": for scripts, shots and the log
  virtual void on(const Input& input) = 0;
  virtual void step() {}
  virtual void slept(int steps) { (void)steps; }  // time that passed while the loop slept; step() was not called for it
  virtual void draw(stage::DrawList& list) const = 0;
  virtual std::string says() const = 0;  // what the focus is and would do, one or two sentences
  // Everything else that can be read here and is not drawn as text: the log, for `expect` of scripts.
  virtual void words(std::vector<std::string>& out) const { (void)out; }

  virtual bool animating() const { return false; }   // step() must be called every 1/60 s
  virtual int next_wake() const { return -1; }       // steps until something happens by itself; -1: only input matters
  virtual bool wants_text() const { return false; }  // text input is on only while this holds (behaviour 18)
  virtual bool wants_key() const { return false; }  // the next key comes raw: Intent::none, its scancode in `sign` (19)
  virtual bool covers() const { return true; }      // false: the screen below shows around it (dialogs)
  virtual void shown() {}                           // became the top one, first or again
  virtual void settings_changed() {}                // somebody has set them: what shows them shows the new ones
  // The program ends: keeps what must not be lost. Where that fails, what to ask first.
  virtual std::unique_ptr<Screen> leaving() { return nullptr; }

  ScreenStack& stack() const { return *stack_; }

 private:
  friend class ScreenStack;
  ScreenStack* stack_ = nullptr;
};

class ScreenStack {
 public:
  explicit ScreenStack(Look& look) : look_(look) {}

  // Requests take effect when the current on() or step() has returned, in the order they were made.
  void push(std::unique_ptr<Screen> screen);
  void pop();                                     // the top one
  void pop_to(std::string_view name);             // until the top one has this name (or one is left)
  void replace(std::unique_ptr<Screen> screen);   // pop and push
  void clear();                                   // drops all screens
  void end();                                     // asks each screen to keep its game, ignores what cannot be kept, then clear()
  void sound(std::string_view cue, int pan = 0);  // a literal

  // The loop's side. Between focus_lost and focus_gained nothing moves, whatever is on top (behaviour 15).
  void on(const Input& input);
  void step();
  void slept(int steps);
  void draw(stage::DrawList& list) const;  // begins the list
  bool empty() const { return screens_.empty(); }
  bool halted() const { return halted_; }
  bool animating() const { return !empty() && !halted_ && top().animating(); }
  int next_wake() const { return empty() || halted_ ? -1 : top().next_wake(); }
  void settings_changed();  // tells every screen
  bool wants_text() const { return !empty() && top().wants_text(); }
  bool wants_key() const { return !empty() && top().wants_key(); }
  std::string says() const { return empty() ? std::string() : top().says(); }
  // Everything a player could read now: what is said, shown and logged, one a line (`expect`).
  std::string all_words() const;
  bool dirty() const { return dirty_; }  // the picture may have changed since clean()
  void clean() { dirty_ = false; }
  void touch() { dirty_ = true; }                    // draw again: theme or window changed
  void take_sounds(std::vector<stage::Sound>& out);  // appends and forgets

  Screen& top() const { return *screens_.back(); }
  std::size_t size() const { return screens_.size(); }
  const Screen& at(std::size_t i) const { return *screens_[i]; }
  Look& look() const { return look_; }

 private:
  void settle_requests();

  struct Request {
    enum class Kind : std::uint8_t { push, pop, pop_to, clear } kind;
    std::unique_ptr<Screen> screen;
    std::string name;
  };

  Look& look_;
  std::vector<std::unique_ptr<Screen>> screens_;
  std::vector<Request> requests_;
  std::vector<stage::Sound> sounds_;
  bool inside_ = false;  // on() or step() of a screen runs
  bool held_ = false;    // the top changed: what is still held says nothing to the new one (behaviour 8)
  bool halted_ = false;  // the window is not in front
  bool dirty_ = true;
  const Screen* question_ = nullptr;  // asked as the window was to close
};

}  // namespace d6::ui
