// Saving and loading. A preview is what the table sees: never a hand, whoever sits there (behaviour 38). A file that
// cannot be read says why and is left alone.
#include <algorithm>
#include <charconv>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "app/screens/pictures.h"
#include "app/screens/play.h"
#include "app/screens/screens.h"
#include "app/screens/standing.h"
#include "base/text.h"
#include "data/json.h"
#include "stage/theme.h"
#include "ui/dialog.h"
#include "ui/page.h"
#include "ui/widgets/button.h"
#include "ui/widgets/list.h"
#include "ui/widgets/text_field.h"

namespace d6::app {

namespace {

using stage::Rect;
using ui::Intent;

constexpr int kRow = 42;
constexpr Rect kList{8, 48, 304, 4 + 5 * kRow}, kShortList{8, 48, 304, 4 + 4 * kRow}, kName{88, 240, 218, 18};
constexpr Rect kPicture{328, 48, 304, 82}, kPreview{328, 138, 304, 166};
// The buttons stand in the water, beside the foot of the preview: the chest and the anchor lie free on the sea bed.
constexpr Rect kDo{8, 284, 96, 20}, kRemove{112, 284, 96, 20}, kBack{216, 284, 96, 20}, kOnlyBack{272, 264, 96, 20};
constexpr Rect kThumb{42, 17, 56, 36};  // the part of a vignette that a row shows
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

// A ship as the table sees it. What the words do not say of it ("Wichita CA 6/8") stays empty.
struct Hull {
  int points = 0, most = 0;
  std::string type;
};

// What stands in the preview, as rows and pips; only what the table sees.
struct Summary {
  std::string title;
  std::vector<std::string> lines;            // the first says whose turn it is
  std::array<std::string, 2> names, scores;  // no score: not known to both
  std::array<std::vector<Hull>, 2> ships;    // where the game has fleets
  std::vector<std::string> notes;            // from loading it
  const Entry* game = nullptr;               // none: it cannot be loaded
  std::array<std::string, 2> seats;
};

// The class and the most points of a ship, where a line of the table names it with them.
void name_hull(Hull& hull, const std::string& ship, const std::vector<std::string>& lines) {
  for (const std::string& line : lines) {
    const std::size_t at = line.find(ship + " ");
    if (ship.empty() || at == std::string::npos) continue;
    const std::string_view rest = std::string_view(line).substr(at + ship.size() + 1);
    const std::size_t space = rest.find(' '), slash = rest.find('/');
    if (space == std::string_view::npos || space > 2 || slash == std::string_view::npos || slash < space) continue;
    hull.type = std::string(rest.substr(0, space));
    std::from_chars(rest.data() + slash + 1, rest.data() + rest.size(), hull.most);
    return;
  }
}

Summary summary_of(const Session& session) {
  Summary out;
  out.title = std::string(session.entry().title);
  out.seats = session.seats();
  out.scores = standing_of(session);
  for (const Seat seat : {Seat::zero, Seat::one}) out.names[index(seat)] = who(session, seat);
  const Json seen = session.view(Viewer::table);
  if (const auto fleets = seen.find("fleets"); fleets != seen.end() && fleets->is_array() && fleets->size() == 2)
    for (std::size_t side = 0; side < 2; ++side)
      for (const Json& ship : (*fleets)[side])
        if (const auto points = ship.find("points"); points != ship.end() && points->is_number_integer())
          out.ships[side].push_back({points->get<int>(), points->get<int>(), {}});
  out.lines = session.describe(Viewer::table);
  if (out.ships[0].empty()) return out;
  for (std::size_t side = 0; side < 2; ++side) {
    std::size_t at = 0;
    for (const Json& ship : (*seen.find("fleets"))[side]) {
      const auto name = ship.find("ship");
      if (at < out.ships[side].size() && name != ship.end() && name->is_string())
        name_hull(out.ships[side][at], name->get<std::string>(), out.lines);
      ++at;
    }
  }
  // Rows and pips say it already.
  std::erase_if(out.lines, [&](const std::string& line) {
    return line.rfind(session.entry().seats[0], 0) == 0 || line.rfind(session.entry().seats[1], 0) == 0;
  });
  return out;
}

class Saves final : public ui::Page {
 public:
  // With a session to save, else to load.
  Saves(Cabinet& cabinet, const Session* session, const Play* playing = nullptr)
      : Page(cabinet.look()), cabinet_(cabinet), session_(session), playing_(playing) {
    files_ = cabinet.saves();
    const bool nothing = !session && files_.empty();
    add<ui::Button>(
        nothing ? kOnlyBack : kBack, tr("Back"), tr("to where you were"), [this] { stack().pop(); }, U'B');
    hints({{Intent::confirm, tr("choose")}, {Intent::back, tr("back")}});
    if (nothing) return;
    ui::ListStyle style;
    style.row_height = kRow;
    list_ = &add<ui::List>(
        session ? kShortList : kList, std::vector<ui::Column>(), [this](std::size_t i) { choose(i); }, style);
    list_->on_move([this](std::size_t) { show(); });
    if (session) {
      name_at_ = group().size();
      name_ = &add<ui::TextField>(kName, cabinet.look().text, tr("Name of the save"), kNameLength,
                                  [this](const std::string&) { save_named(); });
    }
    if (session) {
      add<ui::Button>(
          kDo, tr("Save"), tr("under the name that is chosen"), [this] { choose(list_->chosen()); }, U'S');
    } else {
      add<ui::Button>(
          kDo, tr("Load"), tr("the game that is chosen"), [this] { choose(list_->chosen()); }, U'L');
    }
    remove_ = &add<ui::Button>(
        kRemove, tr("Remove"), tr("the file of the game that is chosen"), [this] { ask_to_remove(); }, U'R');
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
    paint_deep(list, look());
    paint_head(list, look(), session_ ? tr("SAVE") : tr("LOAD"));
    list.fill({kPicture.x + 2, kPicture.y + 2, kPicture.w, kPicture.h}, stage::ink);
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
      list.frame({middle - 1, kPicture.y + 5, kVignetteWidth + 2, kVignetteHeight + 2}, stage::sea);
    }
    list.frame(kPicture, stage::sea);
    if (!name_) return;
    const Rect field = name_->place();
    list.fill({kList.x, field.y - 4, kList.w, field.h + 8}, stage::midnight);
    list.frame({kList.x, field.y - 4, kList.w, field.h + 8}, stage::sea);
    list.text(look().text, {kList.x + 6, field.y + 5, field.x - kList.x - 14, 8}, tr("New name"), stage::paper);
    if (!name_->text().empty()) return;
    list.layer(1);
    list.text(look().text, {field.x + 18, field.y + 5, field.w - 24, 8}, shortened(title_of(new_id()), 25),
              stage::shallows);
    list.layer(0);
  }
  bool on_other(const ui::Input& input) override {
    if (input.intent != Intent::second || !list_ || !file() || in_name()) return false;
    ask_to_remove();
    return true;
  }
  void heard() override {
    if (list_) say_hints();
  }

 private:
  std::size_t first_file() const { return session_ ? 1 : 0; }
  void ask_to_remove() {
    if (!file()) return;
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
  }
  // What is written there is a new save, whichever row is chosen.
  bool in_name() const { return name_ != nullptr && group().focused() == name_at_; }

  // A chest on the sea bed with nothing in it, and a dark berth for each game that could lie here.
  void draw_nothing(stage::DrawList& list) const {
    paint_deep(list, look());
    paint_head(list, look(), tr("LOAD"));
    const Rect r{88, 56, 464, 76};
    ui::paint_panel(list, look(), r);
    list.text(look().head, {r.x + 8, r.y + 12, r.w - 16, 16}, tr("The chest is empty"), stage::amber,
              stage::Align::centre);
    list.text(look().text, {r.x + 8, r.y + 38, r.w - 16, 8}, tr("\"Save\" in the menu of a game puts one into it."),
              stage::paper, stage::Align::centre);
    list.text(look().table, {r.x + 8, r.y + 54, r.w - 16, 8},
              tr("\"Continue\" on the title goes on with a game that was left."), stage::silver, stage::Align::centre);
    const auto games = cabinet_.games();
    const int count = static_cast<int>(std::min<std::size_t>(games.size(), 4));
    for (int i = 0; i < count; ++i) {
      const Rect berth{(stage::kWidth - count * 152 + 8) / 2 + i * 152, 148, 144, 100};
      const Rect window{berth.x + 2, berth.y + 2, kVignetteWidth, kVignetteHeight};
      const Entry& game = games[static_cast<std::size_t>(i)];
      list.fill(berth, stage::ink);
      draw_vignette(list, look(), game, window, 0);
      list.remap(window, stage::behind());
      list.frame(berth, stage::sea);
      list.text(look().table, {berth.x + 2, berth.y + 76, berth.w - 4, 8}, shortened(game.title, 23), stage::silver,
                stage::Align::centre);
      list.text(look().table, {berth.x + 2, berth.y + 86, berth.w - 4, 8}, tr("none kept"), stage::light_grey,
                stage::Align::centre);
    }
    for (int i = 0; i < 2; ++i)  // from the chest of the picture up to the button
      list.frame({322 + i * 5 % 11, 302 - i * 11, 3 + i % 2, 3 + i % 2}, stage::bright_sea);
  }

  void draw_summary(stage::DrawList& list, const Summary& seen) const {
    const Rect& r = kPreview;
    ui::paint_panel(list, look(), r, shortened(seen.title, 27));
    int y = r.y + 18;
    const int left = r.x + 8, width = r.w - 16;
    if (!seen.names[0].empty()) {
      for (const Seat seat : {Seat::zero, Seat::one}) {
        const bool fleet = !seen.ships[index(seat)].empty();
        list.fill({r.x + 1, y - 2, r.w - 2, fleet ? 47 : 20}, stage::navy);
        const int room = width - look().head.measure(shortened(seen.scores[index(seat)], 6)) - 8;
        list.text(look().text, {left, y + 4, room, 8},
                  shortened(seen.names[index(seat)], static_cast<std::size_t>(room / 8)), stage::paper);
        list.text(look().head, {r.x + r.w - 80, y, 72, 16}, shortened(seen.scores[index(seat)], 6), stage::amber,
                  stage::Align::right);
        if (fleet) draw_ships(list, seen.ships[index(seat)], left, y + 18);
        y += fleet ? 50 : 23;
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
    if (!seen.ships[0].empty() && !seen.scores[0].empty()) {  // what the great numbers count
      list.text(look().table, {r.x + r.w - 80, r.y + 3, 72, 8}, tr("afloat"), stage::amber, stage::Align::right);
    }
    for (const std::string& note : seen.notes) say(note);
    for (const std::string& line : seen.lines) say(line);
  }

  // The silhouette of each ship's kind, and under it its letters and what it still has of what it had; a sunk one is
  // dark.
  void draw_ships(stage::DrawList& list, const std::vector<Hull>& ships, int x, int y) const {
    const int count = static_cast<int>(std::min<std::size_t>(ships.size(), 8));
    const int pitch = std::min(57, (kPreview.w - 16) / std::max(1, count));
    for (int i = 0; i < count; ++i, x += pitch) {
      const Hull& ship = ships[static_cast<std::size_t>(i)];
      const bool sunk = ship.points <= 0;
      draw_hull(list, ship.type, x, y, sunk ? stage::grey : stage::silver);
      list.text(look().table, {x, y + 13, 12, 8}, ship.type, sunk ? stage::silver : stage::paper);
      const int pips = x + (ship.type.empty() ? 0 : 14), room = x + pitch - 2 - pips;
      // Lost ones are short and dark red, as on the cards; two pixels broad where there is room for all.
      const int step = ship.most * 3 <= room ? 3 : 2;
      for (int p = 0; p < ship.most && (p + 1) * step <= room; ++p) {
        const bool lost = p >= ship.points;
        list.fill({pips + p * step, y + (lost ? 17 : 14), step - 1, lost ? 3 : 6},
                  lost ? stage::dark_red : stage::leaf);
      }
    }
  }
  // 34 pixels long at most, standing on its row 11: a flat deck, or guns, bridge and funnels by size.
  static void draw_hull(stage::DrawList& list, std::string_view type, int x, int y, std::uint8_t colour) {
    const bool deck = type == "CV";
    const int length = deck || type == "BB" ? 34 : type == "CA" ? 31 : type == "CL" ? 28 : 24;
    list.fill({x, y + 8, length, 2}, colour);
    list.fill({x + 2, y + 10, length - 4, 1}, colour);
    if (deck) {
      list.fill({x + 1, y + 6, length - 2, 1}, colour);
      for (int i = 4; i < length - 2; i += 5) list.fill({x + i, y + 7, 1, 1}, colour);
      list.fill({x + 20, y + 2, 5, 4}, colour);
      list.fill({x + 22, y, 1, 2}, colour);
      return;
    }
    const bool great = type == "BB";
    const int middle = x + length / 2;
    list.fill({middle - 5, y + (great ? 1 : 3), 4, great ? 7 : 5}, colour);  // bridge
    list.fill({middle - 4, y - (great ? 1 : 0), 1, 4}, colour);              // mast
    list.fill({middle + 1, y + 4, 3, 4}, colour);                            // funnels
    if (!great) list.fill({middle + 6, y + 5, 2, 3}, colour);
    list.fill({x + 5, y + 6, great ? 5 : 3, 2}, colour);  // guns fore and aft
    list.fill({x + 1, y + 6, 5, 1}, colour);
    list.fill({x + length - (great ? 10 : 8), y + 6, great ? 5 : 3, 2}, colour);
    list.fill({x + length - 6, y + 6, 5, 1}, colour);
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
    fill_rows();
    show();
  }
  void fill_rows() {
    std::vector<ui::Row> rows;
    if (session_) {
      rows.push_back({{tr("A new save")}, tr("under the name below"), true});
      rows.back().under = tr("kept under the name below");
      rows.back().picture = thumb(game_of(session_->entry().name));
    }
    for (const SaveFile& f : files_) {
      rows.push_back({{title_of(f.id)}, session_ ? tr("save over it") : tr("load it"), true});
      ui::Row& row = rows.back();
      row.under = f.when;
      const auto known = seen_.find(f.id);
      if (known == seen_.end()) continue;
      row.picture = thumb(known->second.game);
      const auto& scores = known->second.scores;
      if (!scores[0].empty() && !scores[1].empty()) row.under = with_scores(f.when, known->second);
    }
    // No higher than its rows: below them is the sea.
    Rect place = session_ ? kShortList : kList;
    place.h = std::min(place.h, 4 + kRow * static_cast<int>(rows.size()));
    list_->move_to(place);
    if (name_) name_->move_to({kName.x, place.y + place.h + 10, kName.w, kName.h});
    list_->rows(std::move(rows));
    group().refresh();
  }
  // "USN 31 : 38 IJN", where the sides' names are short enough.
  static std::string with_scores(const std::string& when, const Summary& seen) {
    if (seen.game != nullptr) {
      std::string text =
          tr("{}   {} {} : {} {}", when, seen.game->seats[0], seen.scores[0], seen.scores[1], seen.game->seats[1]);
      if (characters(text) <= 38) return text;
    }
    return tr("{}   {} : {}", when, seen.scores[0], seen.scores[1]);
  }
  // The middle of a game's vignette.
  stage::SpriteRef thumb(const Entry* game) const {
    stage::SpriteRef picture = game == nullptr ? stage::SpriteRef() : vignette_of(look(), *game);
    if (picture) picture.from = {picture.from.x + kThumb.x, picture.from.y + kThumb.y, kThumb.w, kThumb.h};
    return picture;
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

  // Only what can be done here is promised.
  void say_hints() {
    const SaveFile* f = in_name() ? nullptr : file();
    ui::Hints can = {{Intent::up, {}},
                     {Intent::down, tr("choose")},
                     {Intent::confirm, !session_ ? tr("load")
                                       : f       ? tr("save over it")
                                                 : tr("save")}};
    if (f) can.push_back({Intent::second, tr("remove")});
    can.push_back({Intent::back, tr("back")});
    hints(std::move(can));
  }

  void show() {
    const SaveFile* f = file();
    say_hints();
    summary_ = nullptr;
    remove_->enable(f != nullptr);
    look_around();
    if (!f) {
      if (!session_) return;
      now_ = summary_of(*session_);
      now_.game = game_of(session_->entry().name);
      summary_ = &now_;
      return;
    }
    summary_ = &seen_.at(f->id);
  }

  // Rows in sight show what is in their files; those further off are opened once they come near.
  void look_around() {
    constexpr std::size_t kNear = 6;
    const std::size_t at = list_->chosen();
    bool more = false;
    for (std::size_t i = at > kNear ? at - kNear : 0; i <= at + kNear; ++i) {
      if (i < first_file() || i - first_file() >= files_.size()) continue;
      const std::string& id = files_[i - first_file()].id;
      if (seen_.find(id) != seen_.end()) continue;
      const Opened opened = cabinet_.load(id);
      Summary found;
      if (opened.session) {
        found = summary_of(*opened.session);
        found.game = game_of(opened.session->entry().name);
        found.notes = opened.notes;
      } else {
        found.title = tr("DAMAGED");
        found.lines = {tr("This file cannot be loaded."), in_words(opened.problems)};
      }
      seen_.emplace(id, std::move(found));
      more = true;
    }
    if (more) fill_rows();
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
  ui::Button* remove_ = nullptr;
  std::size_t name_at_ = 0;           // of the group
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
