// The one place where a table's view meets the intents it has no use for.
#include "ui/table/wish.h"

namespace d6::ui {

Wish wish_of(Intent intent) {
  switch (intent) {
    case Intent::up:
    case Intent::down:
    case Intent::left:
    case Intent::right: return Wish::way;
    case Intent::confirm: return Wish::confirm;
    case Intent::press: return Wish::press;
    case Intent::back: return Wish::back;
    case Intent::second: return Wish::second;
    case Intent::third: return Wish::third;
    case Intent::previous:
    case Intent::wheel_up: return Wish::previous_row;
    case Intent::next:
    case Intent::wheel_down: return Wish::next_row;
    case Intent::view: return Wish::log;
    case Intent::menu: return Wish::menu;
    case Intent::help: return Wish::help;
    case Intent::none:
    case Intent::north:
    case Intent::northeast:
    case Intent::southeast:
    case Intent::south:
    case Intent::southwest:
    case Intent::northwest:
    case Intent::letter:
    case Intent::text:
    case Intent::erase:
    case Intent::fullscreen:
    case Intent::mute:
    case Intent::screenshot:
    case Intent::pointer:
    case Intent::release:
    case Intent::pad_lost:
    case Intent::pad_found:
    case Intent::focus_lost:
    case Intent::focus_gained:
    case Intent::quit: break;
  }
  return Wish::nothing;
}

}  // namespace d6::ui
