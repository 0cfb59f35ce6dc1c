// The script runner by its own rules: exit codes, places of failures, the clock, the devices.
#include <doctest/doctest.h>

#include <string>

#include "app/program.h"

namespace d6::app {
namespace {

using test::Ended;
using test::script;

TEST_CASE("a script that finds what it expects ends with 0 and says nothing") {
  const Ended ended = script("# the title\nwait 3000\nexpect \"How to play\"\nrefuse \"no such thing\"\n");
  CHECK(ended.status == 0);
  CHECK(ended.error.empty());
}

TEST_CASE("an expectation that fails ends with 1, the line and what was found") {
  const Ended ended = script("wait 3000\n\nexpect \"no such thing\"\n");
  CHECK(ended.status == 1);
  CHECK(ended.error.find("script.txt:3: expected \"no such thing\"") != std::string::npos);
  CHECK(ended.error.find("How to play") != std::string::npos);
  CHECK(script("wait 3000\nrefuse \"How to play\"\n").status == 1);
  CHECK(script("until \"no such thing\" 500\n").status == 1);
}

TEST_CASE("a line that is no command ends with 2 and its place") {
  for (const char* line : {"jump",          "wait",          "wait x",        "key",         "key NOSUCHKEY",
                           "click 1",       "expect",        "expect \"open", "pad press A", "pad attach toaster",
                           "set music 500", "set nothing 1", "theme nosuch",  "shot a/b",    "wheel 0",
                           "repeat 3",      "end",           "repeat x\nend", "focus",       "seed x",
                           "frames",        "frames 0",      "moves",         "moves 5",     "moves 5 NOSUCHKEY",
                           "moves 0 LEFT"}) {
    CAPTURE(line);
    const Ended ended = script(std::string("wait 1\n") + line + "\n");
    CHECK(ended.status == 2);
    CHECK(ended.error.find("script.txt:2: ") != std::string::npos);
  }
}

TEST_CASE("moves presses its keys in turn and says how many of them changed the picture") {
  const std::string title = "set speed off\nset ambient off\nwait 3000\n";
  const Ended moved = script(title + "moves 6 RIGHT LEFT\nmoves 4 F5\nframes 2\n");
  CHECK(moved.status == 0);
  CHECK(moved.out.find("moves=6 median_ms=") != std::string::npos);
  CHECK(moved.out.find(" changed=6\n") != std::string::npos);
  CHECK(moved.out.find("moves=4 median_ms=") != std::string::npos);
  CHECK(moved.out.find(" changed=0\n") != std::string::npos);
  CHECK(moved.out.find("frames=2 median_ms=") != std::string::npos);
  // They were pressed: to the right and on opens the second game, as keys would.
  for (const char* way : {"moves 1 RIGHT\n", "key RIGHT\n"}) {
    CAPTURE(way);
    CHECK(script(title + way + "wait 50\nkey RETURN\nwait 500\nexpect \"Broadside\"\n").status == 0);
  }
}

TEST_CASE("repeat runs its lines until the sentence comes, and fails if it never does") {
  CHECK(script("repeat 50 until \"How to play\"\nwait 100\nend\nexpect \"How to play\"\n").status == 0);
  CHECK(script("repeat 2\nrepeat 2\nwait 10\nend\nend\n").status == 0);
  const Ended ended = script("repeat 3 until \"no such thing\"\nwait 1\nend\n");
  CHECK(ended.status == 1);
  CHECK(ended.error.find("script.txt:1: ") != std::string::npos);
}

TEST_CASE("behaviour 4: an arrow or a stick held on a slider moves it all the way") {
  const std::string options = "wait 3000\nkey O\nwait 200\nmouse 400 70\nwait 50\nexpect \"Music: 70\"\n";
  CHECK(script(options + "key down LEFT\nwait 2000\nkey up LEFT\nexpect \"Music: 0 of\"\n").status == 0);
  CHECK(script(options + "pad attach xbox\npad down LEFT\nwait 2000\npad up LEFT\nexpect \"Music: 0 of\"\n").status ==
        0);
}

TEST_CASE("the mute key and F11 show on the options page at once") {
  CHECK(script("wait 3000\nkey O\nwait 200\nmouse 400 120\nwait 50\nexpect \"Mute: off\"\nkey F9\nwait 50\n"
               "expect \"Mute: on\"\nclick 400 120\nwait 50\nexpect \"Mute: off\"\n")
            .status == 0);
  CHECK(script("wait 3000\nkey O\nwait 200\nrepeat 30 until \"Full screen: \"\nkey DOWN\nend\nkey F11\nwait 50\n"
               "expect \"Full screen: on\"\n")
            .status == 0);
}

TEST_CASE("behaviour 1: a pad plugged in at the title is followed at its first press") {
  CHECK(script("wait 3000\npad attach playstation\nwait 100\npad press RIGHT\nwait 100\npad press LEFT\nwait 100\npad "
               "detach\n")
            .status == 0);
}

TEST_CASE("the window's closing ends everything, in any state") {
  CHECK(script("wait 3000\nkey RETURN\nwait 500\nquit\nwait 100\nkey RETURN\nexpect \"\"\n").status == 0);
}

}  // namespace
}  // namespace d6::app
