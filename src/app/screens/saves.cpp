// Saving and loading. A preview is what the table sees: never a hand, whoever sits there (behaviour 38). A file that
// cannot be read says why and is left alone.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>

#include "app/screens/pictures.h"
#include "app/screens/play.h"
#include "app/screens/screens.h"
#include "base/text.h"
#include "data/json.h"
#include "ui/dialog.h"
#include "ui/page.h"
#include "ui/widgets/button.h"
#include "ui/widgets/list.h"
#include "ui/widgets/text_field.h"

namespace d6::app {

namespace {

using stage::Rect;
using ui::Intent;

constexpr Rect kList{8, 48, 304, 260}, kShortList{8, 48, 304, 232}, kName{88, 290, 224, 18};
constexpr Rect kPicture{328, 48, 304, 82}, kPreview{328, 138, 304, 170}, kBack{8, 318, 120, 20};
constexpr std::size_t kNameLength = 24;

// What may be the name of a file anywhere; empty if nothing of it may.
std::string file_name(std::string_view written) {
  std::string out;
  for (const char c : written) {
    const bool plain = static_cast<unsigned char>(c) >= 0x80 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
                       (c >= 'A' && c <= 'Z') || c == ' ' || c == '-' || c == '_';
    if (plain && !(out.empty() && c == ' ')) out += c;
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

// What stands in the preview, as rows and pips; only what the table sees.
struct Summary {
  std::string title;
  std::vector<std::string> lines;            // the first says whose turn it is
  std::array<std::string, 2> names, scores;  // no score: not known to both
  std::array<std::vector<int>, 2> ships;     // points left, where the game has fleets
  std::vector<std::string> notes;            // from loading it
  const Entry* game = nullptr;               // none: it cannot be loaded
  std::array<std::string, 2> seats;
};

Summary summary_of(const Session& session) {
  Summary out;
  out.title = std::string(session.entry().title);
  out.seats = session.seats();
  const std::array<int, 2> scores = session.scores();
  for (const Seat seat : {Seat::zero, Seat::one}) {
    out.names[index(seat)] = who(session, seat);
    if (session.scores_known()) out.scores[index(seat)] = std::to_string(scores[index(seat)]);
  }
  const Json seen = session.view(Viewer::table);
  if (const auto fleets = seen.find("fleets"); fleets != seen.end() && fleets->is_array() && fleets->size() == 2)
    for (std::size_t side = 0; side < 2; ++side)
      for (const Json& ship : (*fleets)[side])
        if (const auto points = ship.find("points"); points != ship.end() && points->is_number_integer())
          out.ships[side].push_back(points->get<int>());
  // Fleets count what floats, as their table does: they score at the end alone.
  if (session.turn() != Turn::over && session.scores_known() && !out.ships[0].empty())
    for (std::size_t side = 0; side < 2; ++side)
      out.scores[side] = std::to_string(std::accumulate(out.ships[side].begin(), out.ships[side].end(), 0));
  out.lines = session.describe(Viewer::table);
  // Rows and pips say it already.
  if (!out.ships[0].empty())
    std::erase_if(out.lines, [&](const std::string& line) {
      return line.rfind(session.entry().seats[0], 0) == 0 || line.rfind(session.entry().seats[1], 0) == 0;
    });
  out.lines.push_back(session.steps() == 1 ? tr("1 order has been given.")
                                           : tr("{} orders have been given.", session.steps()));
  return out;
}

class Saves final : public ui::Page {
 public:
  // With a session to save, else to load.
  Saves(Cabinet& cabinet, const Session* session, const Play* playing = nullptr)
      : Page(cabinet.look()), cabinet_(cabinet), session_(session), playing_(playing) {
    files_ = cabinet.saves();
    add<ui::Button>(
        kBack, tr("Back"), tr("to where you were"), [this] { stack().pop(); }, U'B');
    hints({{Intent::confirm, tr("choose")}, {Intent::back, tr("back")}});
    if (!session && files_.empty()) return;
    ui::ListStyle style;
    style.row_height = 20;
    list_ = &add<ui::List>(
        session ? kShortList : kList,
        std::vector<ui::Column>{{tr("GAME"), 22}, {tr("WHEN"), 16, stage::Align::left, true}},
        [this](std::size_t i) { choose(i); }, style);
    list_->on_move([this](std::size_t) { show(); });
    if (session) {
      name_ = &add<ui::TextField>(kName, cabinet.look().text, tr("Name of the save"), kNameLength,
                                  [this](const std::string&) { save_named(); });
    }
    fill();
    group().focus(1);
  }
  std::string name() const override { return session_ ? "save" : "load"; }
  std::string says() const override {
    if (!list_) return tr("No game is kept here. {}", Page::says());
    const std::string focus = Page::says();
    return summary_ == nullptr || summary_->title.empty() ? focus : tr("{}. {}", focus, summary_->title);
  }

 protected:
  void draw_ground(stage::DrawList& list) const override {
    if (!list_) {
      draw_nothing(list);
      return;
    }
    ui::paint_ground(list);
    ui::paint_title(list, look(), session_ ? tr("SAVE") : tr("LOAD"));
    list.fill(kPicture, stage::ink);
    if (summary_ != nullptr) draw_summary(list, *summary_);
    if (summary_ != nullptr && summary_->game != nullptr) {
      const Entry& game = *summary_->game;
      // Who plays, on both sides of what.
      const int middle = kPicture.x + (kPicture.w - kVignetteWidth) / 2;
      draw_vignette(list, look(), game, {middle, kPicture.y + 6, kVignetteWidth, kVignetteHeight}, 0);
      for (const Seat seat : {Seat::zero, Seat::one}) {
        const std::string& sits = summary_->seats[index(seat)];
        draw_portrait(list, look(), game, is_human(sits) ? 0 : skill_of(sits),
                      seat == Seat::zero ? kPicture.x + 12 : kPicture.x + kPicture.w - 12 - kPortrait, kPicture.y + 13,
                      seat);
      }
    }
    list.frame(kPicture, stage::sea);
    if (!name_) return;
    list.text(look().text, {kList.x, kName.y + 5, kName.x - kList.x - 8, 8}, tr("New name"), stage::paper);
    if (!name_->text().empty()) return;
    list.layer(1);
    list.text(look().text, {kName.x + 18, kName.y + 5, kName.w - 24, 8}, shortened(title_of(new_id()), 25),
              stage::shallows);
    list.layer(0);
  }
  bool on_other(const ui::Input& input) override {
    if (input.intent != Intent::second || !list_ || !file()) return false;
    const std::string id = file()->id;
    stack().push(std::make_unique<ui::Dialog>(
        look(), tr("Remove this save?"), title_of(id),
        std::vector<ui::DialogButton>{{tr("Remove"),
                                       [this, id] {
                                         if (const auto fault = cabinet_.remove_save(id)) {
                                           stack().push(ui::message(look(), tr("Not removed"), *fault));
                                         }
                                         summary_ = nullptr;
                                         seen_.erase(id);
                                         if (!session_ && cabinet_.saves().empty()) {
                                           stack().replace(load_screen(cabinet_, playing_));
                                         } else {
                                           fill();
                                         }
                                       },
                                       U'R'},
                                      {tr("Keep"), nullptr, U'K'}}));
    return true;
  }

 private:
  std::size_t first_file() const { return session_ ? 1 : 0; }
  // A chest on the sea bed with nothing in it.
  void draw_nothing(stage::DrawList& list) const {
    if (const stage::SpriteRef deep = stage::sprite(look().sheets, "list", "list/deep")) {
      list.sprite(deep, 0, 0);
    } else {
      ui::paint_ground(list);
    }
    ui::paint_heading(list, look(), {8, 12, stage::kWidth - 16, 16}, tr("LOAD"));
    const Rect r{128, 112, 384, 88};
    ui::paint_panel(list, look(), r, tr("THE CHEST IS EMPTY"));
    list.text(look().head, {r.x + 8, r.y + 28, r.w - 16, 16}, tr("No game is kept here."), stage::paper,
              stage::Align::centre);
    list.text(look().text, {r.x + 8, r.y + 58, r.w - 16, 8}, tr("\"Save\" in the menu of a game keeps one."),
              stage::silver, stage::Align::centre);
    for (int i = 0; i < 5; ++i)  // from the chest of the picture, up to the panel and no further
      list.frame({322 + i * 5 % 11, 298 - i * 14, 3 + i % 2, 3 + i % 2}, stage::bright_sea);
  }

  void draw_summary(stage::DrawList& list, const Summary& seen) const {
    const Rect& r = kPreview;
    ui::paint_panel(list, look(), r, shortened(seen.title, 36));
    int y = r.y + 18;
    const int left = r.x + 8, width = r.w - 16;
    if (!seen.names[0].empty()) {
      for (const Seat seat : {Seat::zero, Seat::one}) {
        const bool fleet = !seen.ships[index(seat)].empty();
        list.fill({r.x + 1, y - 2, r.w - 2, fleet ? 35 : 20}, stage::navy);
        list.text(look().text, {left, y + 4, width - 76, 8}, shortened(seen.names[index(seat)], 26), stage::paper);
        list.text(look().head, {r.x + r.w - 80, y, 72, 16}, shortened(seen.scores[index(seat)], 6), stage::amber,
                  stage::Align::right);
        if (fleet) draw_ships(list, seen.ships[index(seat)], left, y + 18);
        y += fleet ? 38 : 23;
      }
      y += 2;
    }
    // Whole sentences alone, as many as have room.
    const int foot = r.y + r.h - 6;
    std::vector<std::string> lines;
    std::uint8_t colour = stage::yellow;
    const auto say = [&](const std::string& sentence) {
      lines.clear();
      wrap(sentence, static_cast<std::size_t>(width / 6), lines);
      if (y + static_cast<int>(lines.size()) * 11 > foot) return;
      for (const std::string& line : lines) {
        list.text(look().table, {left, y, width, 8}, line, colour);
        y += 11;
      }
      y += 2;
      colour = stage::silver;
    };
    for (const std::string& note : seen.notes) say(note);
    for (const std::string& line : seen.lines) say(line);
  }

  // A hull for each ship, and under it what it still has; a sunk one is an outline.
  static void draw_ships(stage::DrawList& list, const std::vector<int>& ships, int x, int y) {
    constexpr int kPitch = 36;
    for (std::size_t i = 0; i < ships.size() && i < 8; ++i, x += kPitch) {
      const bool sunk = ships[i] <= 0;
      const std::uint8_t hull = sunk ? stage::slate : stage::silver;
      list.fill({x, y + 4, 26, 3}, hull);
      list.fill({x + 2, y + 7, 22, 1}, hull);
      if (!sunk) {
        list.fill({x + 9, y, 3, 4}, hull);
        list.fill({x + 14, y + 1, 3, 3}, hull);
        list.fill({x + 4, y + 3, 4, 1}, hull);
        list.fill({x + 19, y + 3, 4, 1}, hull);
      }
      for (int p = 0; p < ships[i] && p < 13; ++p) list.fill({x + p * 2, y + 10, 1, 3}, stage::leaf);
    }
  }

  // "broadside-2" is a file's name; people read "Task Force Broadside 2".
  std::string title_of(const std::string& id) const {
    for (const Entry& entry : cabinet_.games()) {
      std::string_view title = entry.title;
      if (characters(title) > 15) title = title.substr(title.rfind(' ') + 1);
      if (id == continue_id(entry)) return tr("{}, left", title);
      const std::string stem = std::string(entry.name) + "-";
      const bool ours = id.size() > stem.size() && id.compare(0, stem.size(), stem) == 0;
      if (!ours || id.find_first_not_of("0123456789", stem.size()) != std::string::npos) continue;
      return tr("{} {}", title, id.substr(stem.size()));
    }
    return id;
  }

  const SaveFile* file() const {
    const std::size_t at = list_->chosen();
    return at < first_file() || at - first_file() >= files_.size() ? nullptr : &files_[at - first_file()];
  }

  void fill() {
    files_ = cabinet_.saves();
    if (session_) std::erase_if(files_, [](const SaveFile& f) { return cabinets_own(f.id); });
    std::vector<ui::Row> rows;
    if (session_) rows.push_back({{tr("(a new save)"), std::string()}, tr("under the name below"), true});
    for (const SaveFile& f : files_) {
      rows.push_back({{title_of(f.id), f.when}, session_ ? tr("save over it") : tr("load it"), true});
    }
    list_->rows(std::move(rows));
    group().refresh();
    show();
  }

  // broadside-1, broadside-2 ...: the first that is free.
  std::string new_id() const {
    std::set<std::string, std::less<>> taken;
    for (const SaveFile& f : files_) taken.insert(f.id);
    for (int n = 1;; ++n) {
      std::string id = fmt::format("{}-{}", session_->entry().name, n);
      if (!taken.contains(id)) return id;
    }
  }

  void show() {
    const SaveFile* f = file();
    // Only what can be done here is promised.
    ui::Hints can = {{Intent::up, {}},
                     {Intent::down, tr("choose")},
                     {Intent::confirm, !session_ ? tr("load")
                                       : f       ? tr("save over it")
                                                 : tr("save")}};
    if (f) can.push_back({Intent::second, tr("remove")});
    can.push_back({Intent::back, tr("back")});
    hints(std::move(can));
    summary_ = nullptr;
    if (!f) {
      if (!session_) return;
      now_ = summary_of(*session_);
      now_.game = game_of(session_->entry().name);
      summary_ = &now_;
      return;
    }
    auto known = seen_.find(f->id);
    if (known == seen_.end()) {
      const Opened opened = cabinet_.load(f->id);
      Summary found;
      if (opened.session) {
        found = summary_of(*opened.session);
        found.game = game_of(opened.session->entry().name);
        found.notes = opened.notes;
      } else {
        found.title = tr("DAMAGED");
        found.lines = {tr("This file cannot be loaded."), in_words(opened.problems)};
      }
      known = seen_.emplace(f->id, std::move(found)).first;
    }
    summary_ = &known->second;
  }

  const Entry* game_of(std::string_view name) const {
    for (const Entry& entry : cabinet_.games())
      if (entry.name == name) return &entry;
    return nullptr;
  }

  void choose(std::size_t) {
    const SaveFile* f = file();
    if (!session_) {
      if (f) load(f->id);
      return;
    }
    if (f) {
      save_over(*f);
    } else {
      save_named();
    }
  }

  void save_over(const SaveFile& file) {
    const std::string id = file.id;
    stack().push(std::make_unique<ui::Dialog>(
        look(), tr("Save over it?"), tr("{} of {} is replaced.", title_of(id), file.when),
        std::vector<ui::DialogButton>{{tr("Save"), [this, id] { save(id); }, U'S'}, {tr("Keep it"), nullptr, U'K'}}));
  }

  // Under the name that was written, or the one that was proposed.
  void save_named() {
    const std::string id = name_->text().empty() ? new_id() : file_name(name_->text());
    if (id.empty() || cabinets_own(id)) {
      stack().push(ui::message(look(), tr("No name for a save"),
                               tr("\"{}\" cannot be one; it has letters, digits, spaces and dashes, and \"{}\" is the "
                                  "cabinet's own.",
                                  name_->text(), kContinue)));
      return;
    }
    for (const SaveFile& f : files_)
      if (f.id == id) return save_over(f);
    save(id);
  }

  void save(const std::string& id) {
    if (const std::optional<std::string> fault = cabinet_.save(*session_, id)) {
      stack().push(ui::message(look(), tr("Not saved"), *fault));  // the old file is whole, and play goes on
      return;
    }
    stack().sound("saved");
    stack().replace(ui::message(look(), tr("Saved"), tr("The game is kept as {}.", title_of(id))));
  }

  // Neither the game in play nor one that was left is lost without a word.
  void load(const std::string& id) {
    const auto go = [this, id] { open(id); };
    const Entry* game = summary_ == nullptr ? nullptr : summary_->game;
    if (game == nullptr) {
      go();
    } else if (playing_ != nullptr && playing_->in_play() && playing_->session().entry().name == game->name) {
      stack().push(std::make_unique<ui::Dialog>(
          look(), tr("Give up the game in play?"),
          tr("Only one game of {} can be kept for \"Continue\". Save this one first to have both.", game->title),
          std::vector<ui::DialogButton>{{tr("Load"), go, U'L'}, {tr("Back"), nullptr, U'B'}}));
    } else if (left_game(id) == game->name) {
      keep_and(go);
    } else {
      ask_before(cabinet_, stack(), *game, tr("Load"), [this, go] { keep_and(go); });
    }
  }

  // The game in play can go on later, as if it had been left.
  void keep_and(const std::function<void()>& go) {
    const std::optional<std::string> fault = playing_ == nullptr ? std::nullopt : playing_->keep();
    if (!fault) {
      go();
      return;
    }
    stack().push(std::make_unique<ui::Dialog>(
        look(), tr("The game cannot be kept"), *fault,
        std::vector<ui::DialogButton>{{tr("Load anyway"), go, U'L'}, {tr("Back"), nullptr, U'B'}}));
  }

  void open(const std::string& id) {
    Opened opened = cabinet_.load(id);
    if (!opened.session) {
      stack().push(ui::message(look(), tr("Not loaded"), in_words(opened.problems)));
      return;
    }
    std::unique_ptr<ui::Screen> next = play_screen(cabinet_, std::move(opened.session));
    stack().pop_to("title");
    stack().push(std::move(next));
    for (const std::string& note : opened.notes) stack().push(ui::message(look(), tr("A note"), note));
  }

  Cabinet& cabinet_;
  const Session* session_;
  const Play* playing_;  // what is left when another game is loaded
  ui::List* list_ = nullptr;
  std::vector<SaveFile> files_;
  std::map<std::string, Summary, std::less<>> seen_;
  ui::TextField* name_ = nullptr;
  Summary now_;                       // the game to be saved
  const Summary* summary_ = nullptr;  // what is shown: now_ or one of seen_
};

}  // namespace

std::unique_ptr<ui::Screen> load_screen(Cabinet& cabinet, const Play* playing) {
  return std::make_unique<Saves>(cabinet, nullptr, playing);
}
std::unique_ptr<ui::Screen> save_screen(Cabinet& cabinet, const Session& session) {
  return std::make_unique<Saves>(cabinet, &session);
}

}  // namespace d6::app
