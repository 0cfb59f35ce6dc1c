// deepsix --script FILE: the cabinet played by a text file against a clock of its own, without window or sound. Its
// keys, clicks and pad presses take the same road as those of real devices (platform/devices.h).
//
//   # a comment
//   wait 500                     half a second passes
//   key RETURN                   pressed and released; with modifiers: key ALT+RETURN
//   key down LEFT                held until
//   key up LEFT
//   text "Ann"                   what a keyboard writes into a name field
//   mouse 320 180                the pointer, in canvas pixels
//   click 320 180                pointer, left button down and up; rclick: the right one
//   wheel 1                      1 up, -1 down
//   pad attach xbox              or playstation, switch, generic, joystick; a second one: pad 2 attach xbox
//   pad press A                  A B X Y LB RB START VIEW UP DOWN LEFT RIGHT; pad down A, pad up A
//   pad stick 0.5 -0.2           -1 .. 1 each, down is 1
//   pad detach
//   focus lost                   the window is not in front; focus gained
//   expect "your turn"           among all that is said, shown or logged now
//   refuse "their hand"          nowhere among it
//   until "your turn" 20000      waits for it, at most so many milliseconds
//   repeat 300 until "is over"   the lines up to its `end`, at most so often; stops as soon as the sentence is there,
//   ...                          and fails if it never comes. `repeat 3` alone just repeats. They may be nested.
//   end
//   frames 300                   draws the whole picture so many times at 1920 x 1080 and says what one costs (tools/bench)
//   moves 60 RIGHT LEFT          presses these keys in turn, draws what each changes at 1920 x 1080 and says what one costs
//   shot NAME                    NAME.png of the canvas in the current theme
//   theme amber                  for this run
//   set speed off                any setting of the table, for this run
//   seed 7                       of the next game
//   position rook FILE           a game from a state written by hand (the console's `truth` writes one), from the title; FILE
//                                lies beside the script. Then: seats=human,human and any option, discards=free
//   quit                         the window is closed
//   raise 15                     the program gets this signal: 6 is a failed assert, 15 asks it to end
//
// Exit 0 if all was as expected, 1 with file, line and what was found; 2 for a line that is no command.
#pragma once
#include <string>

#include "app/options.h"

namespace d6::app {

int run_script(const Options& options);

}  // namespace d6::app
