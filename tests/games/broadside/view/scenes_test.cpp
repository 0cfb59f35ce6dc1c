// The battle pictures step by step of a manual clock: every kind of scene, hit and missed, for either side.
#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/broadside/rules/rules.h"
#include "games/broadside/view/battle.h"
#include "games/broadside/view/layout.h"
#include "games/broadside/view/roll.h"
#include "games/broadside/view/showing.h"
#include "games/broadside/view/view_of.h"
#include "games/broadside/words/broadside_words.h"
#include "games/broadside/words/table_words.h"
#include "play/typed_session.h"
#include "stage/theme.h"

namespace d6::test {
namespace {

using namespace d6::broadside;

struct Staged {
  std::string name;
  Battle battle;
};

Ship named(const Rules& rules, std::string_view name) {
  for (std::size_t i = 0; i < rules.ships.size(); ++i)
    if (rules.ships[i].name == name) return static_cast<Ship>(i);
  FAIL("no such ship: ", std::string(name));
  return {};
}

std::vector<Staged> scenes(const Rules& rules) {
  std::vector<Staged> out;
  const auto add = [&](std::string name, Event event, Backdrop backdrop, Seat actor, int left, bool wounded = false) {
    Battle b;
    b.open = true;
    b.event = b.last = event;
    b.backdrop = backdrop;
    b.actor = actor;
    b.target = rules.type(event.ship);
    b.printed = rules.printed(event.ship);
    b.before = left;
    b.wounded = wounded;
    const Seat side = navy(event.ship);
    constexpr std::array<std::array<const char*, 3>, 2> kFar{
        {{"Enterprise", "Iowa", "Portland"}, {"Akagi", "Yamato", "Takao"}}};
    for (const char* at : kFar[index(side)])
      if (named(rules, at) != event.ship) b.far.add(named(rules, at));
    b.words = scene_words(rules, event, left);
    out.push_back({std::move(name), b});
  };
  const auto chance = [](EventKind kind, Seat seat, Ship ship, Chance of, bool hit) {
    Event e;
    e.kind = kind;
    e.seat = seat;
    e.ship = ship;
    e.roll = {of, hit ? 0U : of.den - 1};
    return e;
  };
  const auto dice = [](EventKind kind, Seat seat, Card card, Ship ship, int a, int b, int left) {
    Event e;
    e.kind = kind;
    e.seat = seat;
    e.card = card;
    e.ship = ship;
    e.dice.add(static_cast<std::uint8_t>(a));
    if (b > 0) e.dice.add(static_cast<std::uint8_t>(b));
    e.points = static_cast<std::uint8_t>(a + b);
    e.left = static_cast<std::uint8_t>(left);
    e.sides = 6;
    return e;
  };
  const Seat us = Seat::zero, them = Seat::one;
  const Ship yamato = named(rules, "Yamato"), iowa = named(rules, "Iowa"), takao = named(rules, "Takao"),
             akagi = named(rules, "Akagi"), enterprise = named(rules, "Enterprise"),
             portland = named(rules, "Portland"), kagero = named(rules, "Yukikaze");
  for (const bool hit : {true, false}) {
    const std::string end = hit ? "_hit" : "_miss";
    add("strike" + end, chance(EventKind::strike, us, yamato, rules.strike, hit), Backdrop::carrier, us, 12);
    add("strike_back" + end, chance(EventKind::strike, them, enterprise, rules.strike, hit), Backdrop::carrier, them,
        10);
    add("landair" + end, chance(EventKind::landair, us, akagi, rules.landair, hit), Backdrop::landair, us, 10);
    add("submarine" + end, chance(EventKind::submarine, them, iowa, rules.submarine, hit), Backdrop::submarine, them,
        12);
    add("storm" + end, chance(EventKind::storm, us, portland, {1, 6}, hit), Backdrop::storm, us, 6);
    add("secondary" + end, chance(EventKind::secondary, us, iowa, {1, 6}, hit), Backdrop::secondary, us, 4, true);
    add("worse" + end, chance(EventKind::worse, them, takao, {1, 2}, hit), Backdrop::secondary, them, 4, true);
  }
  add("bb", dice(EventKind::broadside, us, Card::bb, yamato, 6, 3, 3), Backdrop::bb, us, 12);
  add("bb_sinks", dice(EventKind::broadside, them, Card::bb, iowa, 6, 6, 0), Backdrop::bb, them, 12);
  add("ca", dice(EventKind::broadside, us, Card::ca, takao, 4, 2, 2), Backdrop::ca, us, 8);
  add("cl", dice(EventKind::broadside, them, Card::cl, portland, 1, 2, 5), Backdrop::cl, them, 8);
  add("dd", dice(EventKind::broadside, us, Card::dd, kagero, 2, 2, 0), Backdrop::dd, us, 4);
  add("mine", dice(EventKind::mine, them, Card::minefield, takao, 5, 3, 5), Backdrop::minefield, us, 8);
  out.back().battle.event.points = 3;
  add("mine_safe", dice(EventKind::mine, us, Card::minefield, portland, 1, 0, 8), Backdrop::minefield, them, 8);
  out.back().battle.event.points = 0;
  add("more_damage", dice(EventKind::more_damage, us, Card::secondary, iowa, 4, 0, 2), Backdrop::secondary, us, 6,
      true);
  for (const EventKind kind : {EventKind::drydock, EventKind::reinforcement, EventKind::nothing}) {
    Event e;
    e.kind = kind;
    e.seat = us;
    e.card = Card::storm;
    e.ship = iowa;
    e.left = 12;
    const Backdrop where = kind == EventKind::drydock   ? Backdrop::drydock
                           : kind == EventKind::nothing ? Backdrop::storm
                                                        : Backdrop::reinforcement;
    add("quiet_" + std::to_string(static_cast<int>(kind)), e, where, us, 12);
  }
  for (const Backdrop where : {Backdrop::bb, Backdrop::carrier, Backdrop::dd, Backdrop::submarine, Backdrop::minefield,
                               Backdrop::storm, Backdrop::secondary}) {
    Event e;
    e.kind = EventKind::sunk;
    e.seat = us;
    e.ship = where == Backdrop::storm ? portland : where == Backdrop::carrier ? yamato : iowa;
    add("sunk_" + std::to_string(static_cast<int>(where)), e, where, us, 0, true);
  }
  return out;
}

const Rules& rules_of(const ViewOf& table) {
  return typed_session<Order, Event, Observation, Rules>(*table.session).rules();
}

void draw(stage::DrawList& list, stage::Canvas& canvas, const Art& art, const Rules& rules, const Battle& battle,
          int ms) {
  list.begin();
  list.fill({0, 0, stage::kWidth, stage::kHeight}, stage::midnight);
  const int push = shake_of(battle, ms);
  CHECK(std::abs(push) <= 3);
  list.shake(push, 0);
  paint_battle(list, cabinet_look(), art, rules, battle, ms);
  paint_roll(list, cabinet_look(), art, rules, battle, ms);
  list.draw(canvas);
}

// Mean relative light of blocks of 40 x 40 of the scene, under the colours of a theme.
constexpr int kBlock = 40;
using Light = std::array<double, (stage::kWidth / kBlock) * (stage::kHeight / kBlock)>;

using Counts = std::array<std::array<int, 32>, std::tuple_size_v<Light>>;
Counts count(const stage::Canvas& canvas) {
  Counts counts{};
  for (int y = 0; y < stage::kHeight; y += 2)
    for (int x = (y / 2) % 2; x < stage::kWidth; x += 2)
      ++counts[static_cast<std::size_t>(y / kBlock * (stage::kWidth / kBlock) + x / kBlock)][canvas.at(x, y) % 32];
  return counts;
}

TEST_CASE("behaviour 27: no part of a battle picture flashes more than three times a second in any theme") {
  ViewOf table(3);
  const Rules& rules = rules_of(table);
  const Art art(cabinet_look().sheets, rules);
  stage::DrawList list;
  stage::Canvas canvas;
  for (const Staged& scene : scenes(rules)) {
    CAPTURE(scene.name);
    std::vector<Counts> film;
    const int length = scene_ms(scene.battle.event.kind);
    for (int step = 0; step * 1000 / 60 < length; ++step) {
      draw(list, canvas, art, rules, scene.battle, step * 1000 / 60);
      film.push_back(count(canvas));
    }
    for (const stage::Theme& theme : cabinet_look().themes) {
      CAPTURE(theme.id);
      std::array<double, 32> light{};
      for (std::size_t c = 0; c < 32; ++c) {
        const auto linear = [&](int shift) {
          const double v = ((theme.colours[c] >> shift) & 255) / 255.0;
          return v * v;
        };
        light[c] = 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0);
      }
      int worst = 0;
      for (std::size_t block = 0; block < std::tuple_size_v<Light>; ++block) {
        // Turning points: each change against the last one's way by a tenth of full light.
        std::vector<int> turns;
        double low = 2, high = -1;
        int way = 0;
        for (std::size_t step = 0; step < film.size(); ++step) {
          double now = 0;
          for (std::size_t c = 0; c < 32; ++c) now += film[step][block][c] * light[c];
          now /= kBlock * kBlock / 4;
          low = std::min(low, now);
          high = std::max(high, now);
          if (way <= 0 && now - low >= 0.1) way = 1, high = now, turns.push_back(static_cast<int>(step));
          if (way >= 0 && high - now >= 0.1) way = -1, low = now, turns.push_back(static_cast<int>(step));
        }
        for (std::size_t i = 0; i < turns.size(); ++i) {
          const auto end = std::lower_bound(turns.begin(), turns.end(), turns[i] + 60);
          worst = std::max(worst, static_cast<int>(end - turns.begin()) - static_cast<int>(i));
        }
      }
      CHECK(worst <= 6);  // a flash is there and back
    }
  }
}

TEST_CASE("a battle picture keeps its text in its box, and the blow shows when the dice lie") {
  ViewOf table(3);
  const Rules& rules = rules_of(table);
  const Art art(cabinet_look().sheets, rules);
  stage::DrawList list;
  stage::Canvas canvas;
  const char* folder = std::getenv("D6_SHOTS");
  for (const Staged& scene : scenes(rules)) {
    CAPTURE(scene.name);
    const int length = scene_ms(scene.battle.event.kind);
    for (const int ms : {0, 300, 700, 1100, 1250, 1340, 1400, 1600, 1900, length - 17}) {
      if (ms >= length) continue;
      draw(list, canvas, art, rules, scene.battle, ms);
      for (std::size_t i = 0; i < list.text_count(); ++i) {
        CAPTURE(std::string(list.text_at(i).text));
        CHECK(list.text_at(i).fits());
      }
      if (folder)
        (void)platform::save_png(std::string(folder) + "/sc_" + scene.name + "_" + (ms < 1000 ? "0" : "") +
                                     (ms < 100 ? "0" : "") + (ms < 10 ? "0" : "") + std::to_string(ms) + ".png",
                                 canvas, stage::default_theme().colours);
    }
    const bool told = scene.battle.event.kind == EventKind::sunk ||
                      list.all_text().find(scene.battle.words.outcome) != std::string::npos;
    CHECK(told);
  }
}

TEST_CASE("the banner of a roll is green or maroon by who looks: what takes one's own ship is never good news") {
  ViewOf table(3);
  const Rules& rules = rules_of(table);
  const Art art(cabinet_look().sheets, rules);
  stage::DrawList list;
  stage::Canvas canvas;
  const auto banner = [&](Battle battle, Seat viewer) {
    battle.viewer = viewer;
    draw(list, canvas, art, rules, battle, reveal_ms(battle.event.kind) + 600);
    return static_cast<int>(canvas.at(kRoll.x + 4, kRoll.y + kRoll.h - 4));
  };
  int compared = 0;
  for (const Staged& scene : scenes(rules)) {
    const EventKind kind = scene.battle.event.kind;
    const bool risk = kind == EventKind::storm || kind == EventKind::secondary || kind == EventKind::worse ||
                      kind == EventKind::strike || kind == EventKind::broadside || kind == EventKind::more_damage;
    if (!risk) continue;
    CAPTURE(scene.name);
    const Seat owner = navy(scene.battle.event.ship);
    const bool harmed =
        kind == EventKind::broadside || kind == EventKind::more_damage || scene.battle.event.roll.success();
    CHECK(banner(scene.battle, owner) == static_cast<int>(harmed ? stage::maroon : stage::jungle));
    CHECK(banner(scene.battle, other(owner)) == static_cast<int>(harmed ? stage::jungle : stage::maroon));
    ++compared;
  }
  CHECK(compared > 8);
}

TEST_CASE("TFB-6: a broadside's picture shows the guns of the first ship of its class that floats") {
  ViewOf table(3);
  const Rules& rules = rules_of(table);
  Fleet fleet;
  for (const auto& [name, points] : {std::pair{"Enterprise", 10}, std::pair{"Iowa", 0}, std::pair{"Washington", 3},
                                     std::pair{"North Carolina", 12}, std::pair{"Portland", 8}})
    fleet.add({named(rules, name), static_cast<std::uint8_t>(points)});
  Event event;
  event.kind = EventKind::broadside;
  event.card = Card::bb;
  CHECK(firing_ship(rules, fleet, event) == named(rules, "Washington"));
  event.card = Card::ca;
  CHECK(firing_ship(rules, fleet, event) == named(rules, "Portland"));
  event.card = Card::dd;
  CHECK_FALSE(firing_ship(rules, fleet, event).has_value());
}

// Pixels of the scene that differ between two pictures.
int differing(const stage::Canvas& a, const stage::Canvas& b) {
  int n = 0;
  for (int y = kScene.y; y < kScene.y + kScene.h; ++y)
    for (int x = kScene.x; x < kScene.x + kScene.w; ++x) n += a.at(x, y) != b.at(x, y) ? 1 : 0;
  return n;
}

TEST_CASE("two broadsides of one card at one ship are two pictures, and each is the same whenever it is drawn") {
  ViewOf table(3);
  const Rules& rules = rules_of(table);
  const Art art(cabinet_look().sheets, rules);
  stage::DrawList list;
  Battle light, heavy;
  for (const Staged& scene : scenes(rules))
    if (scene.name == "bb") light = heavy = scene.battle;
  light.event.dice[0] = light.event.dice[1] = 1;
  light.event.points = 2;
  light.event.left = 10;
  stage::Canvas first, second;
  for (const int ms : {900, kReveal + 200, kReveal + 500}) {
    CAPTURE(ms);
    draw(list, first, art, rules, light, ms);
    draw(list, second, art, rules, heavy, ms);
    CHECK(differing(first, second) > 400);
    draw(list, first, art, rules, heavy, ms);
    CHECK(differing(first, second) == 0);
  }
}

TEST_CASE("behaviour 27: with flashing switched off no lightning and no glare lights a battle picture") {
  ViewOf table(3);
  const Rules& rules = rules_of(table);
  const Art art(cabinet_look().sheets, rules);
  stage::DrawList list;
  stage::Canvas lit, calm;
  for (const Staged& scene : scenes(rules)) {
    const bool storm = scene.name == "storm_miss", blow = scene.name == "bb_sinks";
    if (!storm && !blow) continue;
    const int ms = storm ? 560 : kReveal + 10;
    draw(list, lit, art, rules, scene.battle, ms);
    cabinet_look().shake = false;
    draw(list, calm, art, rules, scene.battle, ms);
    cabinet_look().shake = true;
    CHECK(differing(lit, calm) > 100);
    const std::uint8_t light = storm ? stage::yellow : stage::pale_sand;
    int bright = 0, quiet = 0;
    for (int y = kScene.y; y < kScene.y + 90; ++y)
      for (int x = kScene.x; x < kScene.x + kScene.w; ++x) {
        bright += lit.at(x, y) == light ? 1 : 0;
        quiet += calm.at(x, y) == light ? 1 : 0;
      }
    CAPTURE(scene.name);
    CHECK(bright > quiet + 50);
  }
}

TEST_CASE("TFB-11: no face of the mines' die is said to do two things, and a chance names the faces of either side") {
  ViewOf table(3);
  const Rules& rules = rules_of(table);
  CHECK(mine_faces(rules) == "4-5 harm, 6 sinks");
  CHECK(sides_of({1, 2}, "sinks", "misses").so == "sinks 1");
  CHECK(sides_of({1, 8}, "lost", "safe").otherwise == "safe 2-8");
}

// Every kind of told event, from the first to the last.
std::vector<Event> every_event(const Rules& rules) {
  std::vector<Event> out;
  for (int kind = 0; kind <= static_cast<int>(EventKind::over); ++kind) {
    Event e;
    e.kind = static_cast<EventKind>(kind);
    e.card = e.kind == EventKind::broadside ? Card::ca : Card::storm;
    e.ship = named(rules, "Iowa");
    e.roll = {{1, 2}, 0};
    out.push_back(e);
  }
  return out;
}

TEST_CASE("each kind of told event has a cue, and each cue is a sound of the cabinet") {
  ViewOf table(3);
  const Rules& rules = rules_of(table);
  for (const Event& at : every_event(rules))
    for (const std::uint32_t drawn : {0U, 1U})
      for (std::size_t card = 0; card < kCards; ++card)
        for (const bool below : {false, true}) {
          Event event = at;
          event.roll.drawn = drawn;
          if (event.kind != EventKind::broadside || card < kBroadsides) event.card = static_cast<Card>(card);
          std::vector<Cue> cues;
          cues_of(event, below, cues);
          CAPTURE(static_cast<int>(event.kind));
          CHECK_FALSE(cues.empty());
          for (const Cue& cue : cues) {
            CAPTURE(std::string(cue.sound.cue));
            CHECK(std::filesystem::exists(D6_SOURCE_DIR "/assets/sounds/" + std::string(cue.sound.cue) + ".wav"));
            CHECK(std::abs(cue.sound.pan) <= 100);
            if (has_scene(event.kind)) CHECK(cue.ms < scene_ms(event.kind));
          }
        }
}

TEST_CASE("a scene for every attack and event that befalls a ship, with words for it") {
  ViewOf table(3);
  const Rules& rules = rules_of(table);
  const Art art(cabinet_look().sheets, rules);
  const std::vector<Staged> all = scenes(rules);
  for (const Event& event : every_event(rules)) {
    CAPTURE(static_cast<int>(event.kind));
    const bool staged =
        std::any_of(all.begin(), all.end(), [&](const Staged& s) { return s.battle.event.kind == event.kind; });
    CHECK(staged == has_scene(event.kind));
    CHECK(scene_words(rules, event, 12).caption_after.empty() != has_scene(event.kind));
  }
  for (const SpriteRef& scene : art.scene) CHECK(static_cast<bool>(scene));
  for (const auto& type : art.target)
    for (const SpriteRef& ship : type) CHECK(static_cast<bool>(ship));
}

TEST_CASE("TFB-1: each class of the 104 ships has a profile of its own, each play card its face") {
  ViewOf table(3);
  const Rules& rules = rules_of(table);
  const Art art(cabinet_look().sheets, rules);
  std::map<std::string, std::array<int, 2>> drawn;
  for (std::size_t i = 0; i < rules.ships.size(); ++i) {
    CAPTURE(rules.ships[i].name);
    REQUIRE(static_cast<bool>(art.profile[i]));
    CHECK(static_cast<bool>(art.mini[i]));
    drawn[rules.ships[i].ship_class] = {art.profile[i].from.x, art.profile[i].from.y};
  }
  std::set<std::array<int, 2>> places;
  for (const auto& [name, at] : drawn) {
    CAPTURE(name);
    CHECK(places.insert(at).second);
  }
  std::set<std::array<int, 2>> faces;
  for (const SpriteRef& face : art.card) {
    CHECK(static_cast<bool>(face));
    CHECK(faces.insert({face.from.x, face.from.y}).second);
  }
}

}  // namespace
}  // namespace d6::test
