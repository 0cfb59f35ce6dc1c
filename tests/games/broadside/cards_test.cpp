// What each play card does (text 000, cards 1 to 8) and the rulings on them.
#include "table.h"

using namespace d6;
using namespace d6::broadside;
using namespace d6::broadside::test;

TEST_CASE("TFB card-1: dry dock restores one damaged ship to its full points and is then discarded") {
  Table table;
  table.fleets({{"Enterprise", -1}, {"Washington", 3}, {"Portland", 1}}, {{"Kaga", -1}});
  table.cards({"Drydock"}, {}, {"BB"});
  table.order("draw");
  table.order("drydock Washington");
  CHECK(table.points("Washington") == 12);
  CHECK(table.points("Portland") == 1);
  CHECK(table.state.top == Card::drydock);
  CHECK(table.hand(Seat::zero) == "BB");
}

TEST_CASE("TFB-14: dry dock is refused with no damaged ship, for a whole one, for a sunk one and for an enemy") {
  Table table;
  table.cards({"Drydock"}, {}, {"BB"});
  table.order("draw");
  CHECK(table.refused("drydock Washington") == "TFB-14");
  table.state.fleets[0][1].points = 5;
  table.state.fleets[0][2].points = 0;
  CHECK(table.legal("drydock Washington"));
  CHECK(table.refused("drydock Enterprise") == "TFB-14");
  CHECK(table.refused("drydock Portland") == "TFB-14");
  CHECK(table.refused("drydock Kaga") == "TFB-14");
}

TEST_CASE("TFB card-2: a submarine sinks any one enemy ship with one chance in two and is used up") {
  for (const std::uint32_t drawn : {0U, 1U}) {
    Table table;
    table.cards({"Submarine"}, {}, {"BB"});
    table.order("draw");
    table.order("submarine at Nagato", {drawn});
    CHECK(table.last(EventKind::submarine)->roll.chance == Chance{1, 2});
    CHECK(table.points("Nagato") == (drawn == 0 ? 0 : 12));
    CHECK(table.hand(Seat::zero) == "BB");
  }
}

TEST_CASE("TFB-9: air, submarine and land-based strikes reach any enemy ship, carriers too; a miss does nothing") {
  for (const char* order : {"strike ", "submarine at ", "landair at "}) {
    for (const char* target : {"Kaga", "Nagato", "Kagero"}) {
      for (const bool hit : {true, false}) {
        Table table;
        table.cards({"Submarine", "Landair"}, {}, {"BB"});
        if (std::string(order) != "strike ") table.order("draw");
        const int before = table.points(target);
        const std::uint32_t miss = std::string(order) == "landair at " ? 33 : 1;
        table.order(std::string(order) + target, {hit ? 0 : miss});
        CHECK(table.points(target) == (hit ? 0 : before));
        CHECK(table.count(EventKind::sunk) == (hit ? 1 : 0));
      }
    }
  }
  Table table;
  CHECK(table.refused("strike Washington") == "TFB-9");
  CHECK(table.refused("strike Akagi") == "TFB-9");
}

TEST_CASE("TFB card-3: a minefield may harm every enemy ship, carriers too, and no own one") {
  Table table;
  table.cards({"Minefield"}, {}, {"BB"});
  table.order("draw");
  table.order("minefield", {3, 0, 4, 1, 5, 0, 2});
  CHECK(table.points("Kaga") == 9);
  CHECK(table.points("Nagato") == 10);
  CHECK(table.points("Tone") == 0);
  CHECK(table.points("Jintsu") == 6);
  CHECK(table.points("Kagero") == 4);
  CHECK(points_afloat(table.state.fleets[0]) == 40);
  CHECK(table.last(EventKind::minefield) != nullptr);
}

TEST_CASE("TFB-11: mines by a die: 1-3 nothing, 4-5 lose a die, 6 sunk") {
  for (std::uint32_t die = 1; die <= 6; ++die) {
    Table table;
    table.fleets({{"Enterprise", -1}}, {{"Nagato", -1}});
    table.cards({"Minefield"}, {}, {"BB"});
    table.order("draw");
    if (die < 4) table.order("minefield", {die - 1});
    if (die == 4 || die == 5) table.order("minefield", {die - 1, 5});
    if (die == 6) table.order("minefield", {5});
    CHECK(table.points("Nagato") == (die < 4 ? 12 : die < 6 ? 6 : 0));
    CHECK(table.last(EventKind::mine)->dice[0] == die);
    CHECK(table.last(EventKind::mine)->points == (die < 4 ? 0 : die < 6 ? 6 : 12));
    CHECK(table.last(EventKind::mine)->left == table.points("Nagato"));
  }
}

TEST_CASE("TFB-26: mines roll in fleet order, pass the sunk by, and draw the second die only on 4-5") {
  Table table;
  table.state.fleets[1][1].points = 0;
  table.cards({"Minefield"}, {}, {"BB"});
  table.order("draw");
  table.order("minefield", {0, 4, 3, 5, 3, 3});  // Kaga 1; Tone 5 then 4; Jintsu 6; Kagero 4 then 4
  std::vector<std::string> order;
  for (const auto& told : table.told)
    if (told.event.kind == EventKind::mine || told.event.kind == EventKind::sunk)
      order.push_back(std::string(told.event.kind == EventKind::sunk ? "-" : "") +
                      id_text(table.rules, told.event.ship));
  CHECK(order == std::vector<std::string>{"Kaga", "Tone", "Jintsu", "-Jintsu", "Kagero", "-Kagero"});
  CHECK(table.points("Tone") == 4);
  CHECK(table.points("Kagero") == 0);
}

TEST_CASE("TFB card-4: land-based air sinks one enemy ship with 33 chances in 100, without a carrier") {
  for (const std::uint32_t drawn : {0U, 32U, 33U, 99U}) {
    Table table;
    table.fleets({{"Sims", -1}}, {{"Kaga", -1}, {"Nagato", -1}});
    table.cards({"Landair"}, {}, {"BB"});
    table.order("draw");
    table.order("landair at Kaga", {drawn});
    CHECK(table.points("Kaga") == (drawn < 33 ? 0 : 10));
  }
}

TEST_CASE("TFB-24: 33 % is 33 in 100, for the land-based card and for the balanced strike") {
  CHECK(rules_with("classic").landair == Chance{33, 100});
  CHECK(rules_with("balanced").landair == Chance{33, 100});
  CHECK(rules_with("balanced").strike == Chance{33, 100});
}

TEST_CASE("TFB card-5: a storm is played as it is drawn, by damage, and that is the play") {
  Table table;
  table.fleets({{"Enterprise", 7}, {"Washington", -1}, {"Portland", 2}}, {{"Kaga", -1}});
  table.cards({"BB", "CA", "CL", "DD", "BB"}, {}, {"Storm"});
  table.order("draw", {2, 6});
  CHECK(table.points("Enterprise") == 0);
  CHECK(table.points("Washington") == 12);
  CHECK(table.points("Portland") == 2);
  CHECK(table.state.seat == Seat::one);
  CHECK(table.state.top == Card::storm);
}

TEST_CASE("TFB-12: the chance to sink in a storm is half of damage / printed points") {
  struct Row {
    const char* ship;
    int points;
    Chance chance;
  };
  for (const auto& row : {Row{"Enterprise", 7, {3, 20}}, Row{"Portland", 2, {6, 16}}, Row{"Washington", 1, {11, 24}},
                          Row{"Atlanta", 3, {3, 12}}, Row{"Sims", 1, {3, 8}}}) {
    for (const bool sinks : {true, false}) {
      Table table;
      table.fleets({{row.ship, row.points}, {"Kidd", -1}}, {{"Kaga", -1}});
      table.cards({}, {}, {"Storm"});
      table.order("draw", {sinks ? row.chance.num - 1 : row.chance.num});
      CHECK(table.last(EventKind::storm)->roll.chance == row.chance);
      CHECK(table.points(row.ship) == (sinks ? 0 : row.points));
    }
  }
}

TEST_CASE("TFB card-7: secondary damage sinks or wounds the drawer's damaged ships at once") {
  Table table;
  table.fleets({{"Enterprise", 7}, {"Washington", -1}, {"Portland", 2}}, {{"Kaga", 1}});
  table.cards({}, {}, {"Secondary"});
  table.order("draw", {2, 6, 5, 1});  // Enterprise 3/40 sinks; Portland 6/32 no, 6/8 yes, d4 = 2
  CHECK(table.points("Enterprise") == 0);
  CHECK(table.points("Portland") == 0);
  CHECK(table.points("Washington") == 12);
  CHECK(table.points("Kaga") == 1);
  CHECK(table.state.seat == Seat::one);
}

TEST_CASE("TFB-13: a quarter of damage / points to sink, else damage / points of d4 more") {
  struct Row {
    const char* ship;
    int points;
    Chance sink, more;
  };
  for (const auto& row : {Row{"Enterprise", 7, {3, 40}, {3, 10}}, Row{"Portland", 2, {6, 32}, {6, 8}},
                          Row{"Washington", 11, {1, 48}, {1, 12}}}) {
    Table table;
    table.fleets({{row.ship, row.points}, {"Kidd", -1}}, {{"Kaga", -1}});
    table.cards({}, {}, {"Secondary", "Secondary"});
    table.order("draw", {row.sink.num, row.more.num});
    CHECK(table.last(EventKind::secondary)->roll.chance == row.sink);
    CHECK(table.last(EventKind::worse)->roll.chance == row.more);
    CHECK(table.points(row.ship) == row.points);
    table.state.seat = Seat::zero;
    table.order("draw", {row.sink.num, row.more.num - 1, 3});
    CHECK(table.points(row.ship) == std::max(0, row.points - 4));
    CHECK(table.last(EventKind::more_damage)->points == 4);
  }
}

TEST_CASE("TFB-27: events roll in fleet order over the ships damaged before, sinking first and then the damage") {
  Table table;
  table.fleets({{"Sims", 2}, {"Kidd", -1}, {"Enterprise", 5}}, {{"Kaga", -1}});
  table.cards({}, {}, {"Secondary"});
  // Sims 2/16 no, 2/4 yes, 1 point; Enterprise 5/40 no, 5/10 no. Kidd is whole: nothing is drawn for it.
  table.order("draw", {2, 1, 0, 5, 5});
  std::vector<EventKind> kinds;
  for (const auto& told : table.told) kinds.push_back(told.event.kind);
  CHECK(kinds == std::vector<EventKind>{EventKind::draws, EventKind::event, EventKind::secondary, EventKind::worse,
                                        EventKind::more_damage, EventKind::secondary, EventKind::worse});
  CHECK(table.points("Sims") == 1);
}

TEST_CASE("TFB-28: a storm or secondary damage with nothing damaged does nothing and uses the turn") {
  for (const char* card : {"Storm", "Secondary"}) {
    Table table;
    table.cards({"BB"}, {}, {card});
    table.order("draw", {});
    CHECK(table.count(EventKind::nothing) == 1);
    CHECK(points_afloat(table.state.fleets[0]) == 40);
    CHECK(table.state.seat == Seat::one);
    CHECK(table.state.stage == Stage::turn);
  }
}

TEST_CASE("TFB card-6: a reinforcement is the next ship of one's own navy deck, played at once") {
  Table table;
  table.state.seat = Seat::one;
  table.cards({}, {"BB"}, {"Reinforcement"});
  const Ship next = table.state.navies[1][0];
  table.order("draw", {});
  CHECK(table.state.fleets[1].size() == 6);
  CHECK(table.state.fleets[1].back().ship == next);
  CHECK(table.state.navies[1].size() == 46);
  CHECK(table.state.seat == Seat::zero);
  CHECK(table.hand(Seat::one) == "BB");
}

TEST_CASE("TFB-34: a reinforcement comes with full points, acts from the next turn, and the sunk never return") {
  Table table;
  table.fleets({{"Enterprise", -1}, {"Sims", -1}}, {{"Kaga", 0}, {"Jintsu", 6}});
  table.cards({}, {"BB"}, {"Reinforcement", "BB", "BB"});
  table.state.seat = Seat::one;
  const auto& navy_deck = table.state.navies[1];
  std::swap(table.state.navies[1][0],
            *std::find(table.state.navies[1].begin(), table.state.navies[1].end(), table.ship("Hiei")));
  table.order("draw", {});
  CHECK(table.points("Hiei") == 12);
  CHECK(std::find(navy_deck.begin(), navy_deck.end(), table.ship("Kaga")) == navy_deck.end());
  CHECK(table.refused("strike Kaga") == "TFB other-1");  // by Enterprise: she is sunk and stays so
  table.order("draw");
  table.order("discard BB");
  table.order("draw");
  table.order("broadside BB at Sims", {5, 5});  // Hiei fires
  CHECK(table.points("Sims") == 0);
}

TEST_CASE("TFB card-8: a broadside needs a ship of its class afloat and does its damage once") {
  Table table;
  table.cards({"BB", "CA"}, {}, {"CL"});
  table.state.fleets[0][2].points = 0;  // Portland, the only CA
  table.order("draw");
  CHECK(table.refused("broadside CA at Nagato") == "TFB card-8");
  CHECK(table.refused("broadside DD at Nagato") == "TFB other-2");
  table.order("broadside BB at Nagato", {3, 4});
  CHECK(table.points("Nagato") == 3);
  CHECK(table.hand(Seat::zero) == "CA CL");
  CHECK(table.state.top == Card::bb);
}

TEST_CASE("TFB-6: BB 2d6, CA 2d4, CL 2d3, DD 2d2: exactly 2-12, 2-8, 2-6 and 2-4") {
  struct Row {
    const char* card;
    std::uint32_t sides;
  };
  for (const auto& row : {Row{"BB", 6}, Row{"CA", 4}, Row{"CL", 3}, Row{"DD", 2}}) {
    for (std::uint32_t a = 0; a < row.sides; ++a)
      for (std::uint32_t b = 0; b < row.sides; ++b) {
        Table table;
        table.cards({row.card}, {}, {"Submarine"});
        table.order("draw");
        table.order(std::string("broadside ") + row.card + " at Nagato", {a, b});
        const int damage = static_cast<int>(a + b) + 2;
        CHECK(table.points("Nagato") == 12 - damage);
        CHECK(table.last(EventKind::broadside)->points == damage);
      }
  }
}

TEST_CASE("TFB-36: which ship fires is not chosen; one of the class is enough, however damaged") {
  Table table;
  table.fleets({{"Washington", 1}, {"Iowa", 0}}, {{"Nagato", -1}});
  table.cards({"BB"}, {}, {"CL"});
  table.order("draw");
  table.order("broadside BB at Nagato", {4, 4});
  CHECK(table.points("Nagato") == 2);
  CHECK(table.refused("broadside BB from Iowa at Nagato") == "parse");
}
