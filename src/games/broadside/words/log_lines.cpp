// The lines of the table's log, short enough for its columns.
#include "base/counted.h"
#include "base/text.h"
#include "games/broadside/words/broadside_words.h"
#include "games/broadside/words/said.h"
#include "games/broadside/words/table_words.h"

namespace d6::broadside {
namespace {

std::string sum(const Event& event) {
  std::string out;
  for (const auto die : event.dice) out += fmt::format("{}{}", out.empty() ? "" : "+", die);
  return out;
}

}  // namespace

void log_lines(const Rules& rules, const Event& event, Viewer viewer, std::vector<LogLine>& out) {
  const bool mine = viewer == d6::viewer(event.seat);
  const auto add = [&](std::optional<Seat> mark, bool loud, std::string text) {
    out.push_back({mark, loud, false, shortened(text, kLogColumns)});
  };
  const auto tail = [&](bool loud, std::string text) {
    add({}, loud, std::move(text));
    out.back().tail = true;
  };
  const auto shot = [&](std::string head) {
    add(event.seat, false, std::move(head));
    tail(true, tr("  {}: {}", rolled(event.roll), event.roll.success() ? tr("SUNK") : tr("miss")));
  };
  const auto ship = [&]() -> const std::string& { return name_on_card(rules, event.ship); };
  switch (event.kind) {
    case EventKind::coin: return add(event.seat, false, tr("The coin says {} begins", navy_name(event.seat)));
    case EventKind::joins:
    case EventKind::dealt:
    case EventKind::deals:
    case EventKind::sunk: return;
    case EventKind::draws:
      if (!mine) add(event.seat, false, tr("{} draws a card", navy_name(event.seat)));
      return;
    case EventKind::card: return add(event.seat, false, tr("You draw {}", card_name(event.card)));
    case EventKind::event:
      return add(event.seat, true,
                 mine ? tr("You draw {}!", card_name(event.card)) : tr("It is {}!", card_name(event.card)));
    case EventKind::strike: return shot(tr("Air strike at {}", ship()));
    case EventKind::submarine: return shot(tr("Submarine at {}", ship()));
    case EventKind::landair: return shot(tr("Land-based air at {}", ship()));
    case EventKind::broadside:
      add(event.seat, false, tr("{} broadside at {}", kTypeNames[static_cast<std::size_t>(fires(event.card))], ship()));
      return tail(true, event.left == 0 ? tr("  {} = {}: SUNK", sum(event), event.points)
                                        : counted(event.points, tr("  {} = 1 hit, {} left", sum(event), event.left),
                                                  tr("  {} = {} hits, {} left", sum(event), event.points, event.left)));
    case EventKind::minefield:
      return add(event.seat, false,
                 mine ? tr("You lay a minefield") : tr("{} lays a minefield", navy_name(event.seat)));
    case EventKind::mine:
      if (event.left == 0 && event.dice.size() == 1)
        return add({}, true, tr("  {}: die {}, SUNK", ship(), event.dice[0]));
      if (event.dice.size() == 1) return add({}, false, tr("  {}: die {}, safe", ship(), event.dice[0]));
      if (event.left == 0) return add({}, true, tr("  {}: {}, -{} SUNK", ship(), event.dice[0], event.points));
      return add({}, true, tr("  {}: die {}, -{}", ship(), event.dice[0], event.points));
    case EventKind::drydock: return add(event.seat, false, tr("Dry dock mends {}", ship()));
    case EventKind::discard:
      return add(event.seat, false,
                 mine ? tr("You discard {}", card_name(event.card))
                      : tr("{} discards {}", navy_name(event.seat), card_name(event.card)));
    case EventKind::storm:
      return event.roll.success() ? add({}, true, tr("  The storm takes {}", ship()))
                                  : add({}, false, tr("  {} rides it out", ship()));
    case EventKind::secondary:
      return event.roll.success() ? add({}, true, tr("  {} blows up", ship()))
                                  : add({}, false, tr("  {} stays afloat", ship()));
    case EventKind::worse:
      return event.roll.success() ? add({}, true, tr("  {}: fires spread", ship()))
                                  : add({}, false, tr("  {}: fires out", ship()));
    case EventKind::more_damage:
      return add({}, true,
                 event.left == 0 ? tr("  {} burns: SUNK", ship()) : tr("  {} burns: -{}", ship(), event.points));
    case EventKind::nothing: return add({}, false, tr("  No damaged ship: no effect"));
    case EventKind::reinforcement: return add({}, true, tr("  {} joins the {}", ship(), navy_name(event.seat)));
    case EventKind::deck_out: return add({}, true, tr("The deck has run out"));
    case EventKind::over:
      return add(event.winner, true,
                 event.winner
                     ? tr("{} wins: {}", navy_name(*event.winner), points_text(event.scores[index(*event.winner)]))
                     : tr("A draw"));
  }
}

LogLine log_mark(const Rules& rules, const Event& event, Viewer viewer) {
  std::vector<LogLine> lines;
  log_lines(rules, event, viewer, lines);
  LogLine out;
  switch (event.kind) {
    case EventKind::sunk: out.loud = true; return out;
    case EventKind::joins:
    case EventKind::dealt:
    case EventKind::deals:
    case EventKind::draws: out.mark = event.seat; return out;
    case EventKind::coin:
    case EventKind::card:
    case EventKind::event:
    case EventKind::strike:
    case EventKind::submarine:
    case EventKind::landair:
    case EventKind::broadside:
    case EventKind::minefield:
    case EventKind::mine:
    case EventKind::drydock:
    case EventKind::discard:
    case EventKind::storm:
    case EventKind::secondary:
    case EventKind::worse:
    case EventKind::more_damage:
    case EventKind::nothing:
    case EventKind::reinforcement:
    case EventKind::deck_out:
    case EventKind::over: break;
  }
  if (!lines.empty()) out.mark = lines.front().mark;
  for (const LogLine& line : lines) out.loud |= line.loud;
  return out;
}

}  // namespace d6::broadside
