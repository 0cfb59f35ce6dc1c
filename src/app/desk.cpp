// The program without its window: see desk.h.
#include "app/desk.h"

#include <algorithm>

#include "app/screens/screens.h"
#include "app/themes.h"
#include "base/text.h"
#include "platform/pictures.h"

namespace d6::app {

using ui::Intent;
using ui::SettingId;

namespace {

ui::PadKind kind_for_look(platform::PadKind kind) {
  switch (kind) {
    case platform::PadKind::generic: return ui::PadKind::generic;
    case platform::PadKind::xbox: return ui::PadKind::xbox;
    case platform::PadKind::playstation: return ui::PadKind::playstation;
    case platform::PadKind::nintendo: return ui::PadKind::nintendo;
  }
  return ui::PadKind::generic;
}

}  // namespace

bool load_look(const std::string& assets, ui::Look& look, const Log& log) {
  bool ok = true;
  const auto font = [&](const char* name, stage::Font& into) {
    if (const auto damage = platform::load_font(assets + "/fonts/" + name + ".bdf", into)) {
      log(damage->path + ": " + damage->what);
      ok = false;
    }
  };
  font("text8", look.text);
  font("table6", look.table);
  font("head12", look.head);
  for (const auto& damage : platform::load_sheets(assets + "/sprites", look.sheets)) {
    log(damage.path + ": " + damage.what);
  }
  Problems problems;
  look.themes = load_themes(assets + "/palettes/themes.toml", problems);
  for (const Problem& p : problems) log(p.text());
  return ok;
}

Desk::Desk(const Options& options, House::Places places, std::string assets, ui::Look& look, bool only_virtual_pads,
           std::function<void()> thought_done, Log log)
    : look_(look),
      log_(std::move(log)),
      assets_(std::move(assets)),
      house_(options, std::move(places), look, std::move(thought_done)),
      stack_(look),
      devices_(only_virtual_pads) {
  for (std::string& text : house_.take_notes()) note(std::move(text));
  settings_changed();
}

void Desk::begin() {
  stack_.push(first_screen(house_));
  follow();
}

void Desk::note(std::string text) {
  log_(text);
  constexpr std::size_t kKept = 200;
  if (notes_.size() >= kKept) notes_.erase(notes_.begin());
  notes_.push_back(std::move(text));
}

void Desk::settings_changed() {
  (void)house_.take_changed();
  const ui::Settings& settings = house_.settings();
  ui::apply(settings, look_);
  const auto theme = std::find_if(look_.themes.begin(), look_.themes.end(),
                                  [&](const stage::Theme& t) { return t.id == settings.theme(); });
  colours_ = theme == look_.themes.end() ? look_.themes.front().colours : theme->colours;
  platform::KeyTable keys;
  for (const ui::Binding& b : house_.bindings()) keys.emplace_back(b.intent, b.key);
  keys.emplace_back(Intent::fullscreen, platform::scancode_of_name("F11"));
  devices_.keyboard().keys(std::move(keys));
  devices_.swap_confirm(settings.on(SettingId::confirm_swapped));
  sound_.volumes({settings.get(SettingId::music), settings.get(SettingId::effects), settings.on(SettingId::mute)});
  background();
  stack_.settings_changed();
}

void Desk::background() { sound_.background(halted() && house_.settings().on(SettingId::mute_unfocused)); }

void Desk::set(SettingId id, int value) {
  house_.settings().set(id, value);
  house_.changed();
  if (auto wrong = house_.keep_settings()) note(std::move(*wrong));
}

void Desk::handle(const SDL_Event& event, platform::Millis now) {
  if (event.type == SDL_KEYMAPCHANGED) {
    house_.label_keys();
    stack_.touch();
  }
  devices_.handle(event, now, inputs_);
  const bool only_a_motion = inputs_.size() == 1 && inputs_[0].intent == Intent::pointer;
  if (!only_a_motion) deliver();
}

void Desk::tick(platform::Millis now) {
  devices_.tick(now, inputs_);
  deliver();
}

void Desk::deliver() {
  if (inputs_.empty()) return;
  given_.clear();
  std::swap(given_, inputs_);
  for (const ui::Input& input : given_) give(input);
  follow();
}

void Desk::step() {
  stack_.step();
  follow();
}

// What belongs to the program in every state stays here; everything else is the top screen's.
void Desk::give(const ui::Input& input) {
  switch (input.intent) {
    case Intent::fullscreen:
    case Intent::mute: {
      const SettingId id = input.intent == Intent::mute ? SettingId::mute : SettingId::fullscreen;
      set(id, house_.settings().on(id) ? 0 : 1);
      return;
    }
    case Intent::screenshot: screenshot_ = true; return;
    case Intent::none:
    case Intent::up:
    case Intent::down:
    case Intent::left:
    case Intent::right:
    case Intent::north:
    case Intent::northeast:
    case Intent::southeast:
    case Intent::south:
    case Intent::southwest:
    case Intent::northwest:
    case Intent::confirm:
    case Intent::back:
    case Intent::second:
    case Intent::third:
    case Intent::previous:
    case Intent::next:
    case Intent::menu:
    case Intent::view:
    case Intent::letter:
    case Intent::text:
    case Intent::erase:
    case Intent::help:
    case Intent::pointer:
    case Intent::press:
    case Intent::release:
    case Intent::wheel_up:
    case Intent::wheel_down:
    case Intent::focus_lost:
    case Intent::focus_gained:
    case Intent::pad_lost:
    case Intent::pad_found:
    case Intent::quit: break;  // for the screens
  }
  if (input.device == ui::Device::pad) look_.pad = kind_for_look(devices_.pads().kind());
  const bool was_halted = halted();
  stack_.on(input);
  if (halted() != was_halted) background();
}

// Each game has a piece, the cabinet has its own, an ending has a phrase; under a dialog it steps back.
void Desk::music() {
  if (stack_.empty()) return;
  // A place on the list has its phrase from the first letter on, and nothing after it but silence.
  if (stack_.top().name() == "sign") {
    signing_ = true;
    sound_.music("score", true);
    sound_.duck(false);
    return;
  }
  const Session* session = house_.playing_now();
  if (session != nullptr && session->turn() == Turn::over && signing_) return;
  signing_ = false;
  if (session == nullptr) {
    sound_.music("title");
    sound_.duck(false);
    return;
  }
  if (session->turn() != Turn::over) {
    sound_.music(session->entry().name);
    sound_.duck(!stack_.top().covers());
    return;
  }
  const auto& seats = session->seats();
  const Outcome outcome = session->outcome();
  const bool alone = is_human(seats[0]) != is_human(seats[1]);
  const bool lost = alone && outcome.winner && !is_human(seats[index(*outcome.winner)]);
  sound_.music(lost ? "defeat" : "victory", true);
  sound_.duck(false);
}

void Desk::follow() {
  if (house_.take_changed()) settings_changed();
  const ui::Screen* top = stack_.empty() ? nullptr : &stack_.top();
  if (top != top_) {
    top_ = top;
    devices_.rest();
  }
  devices_.mode(stack_.wants_text() ? platform::KeyMode::name : platform::KeyMode::plain);
  devices_.raw(stack_.wants_key());
  sounds_.clear();
  stack_.take_sounds(sounds_);
  for (const stage::Sound& s : sounds_) sound_.play(s.cue, s.pan);
  music();
  for (std::string& text : sound_.take_warnings()) note(std::move(text));
}

const stage::Canvas& Desk::picture() {
  if (!stack_.dirty() && drawn_) return canvas_;
  stack_.draw(list_);
  stack_.clean();
  list_.draw_changes(canvas_, shown_);
  std::swap(list_, shown_);
  drawn_ = true;
  return canvas_;
}

std::string Desk::words() const {
  std::string all = stack_.all_words();
  for (const std::string& text : notes_) all += text + '\n';
  return all;
}

}  // namespace d6::app
