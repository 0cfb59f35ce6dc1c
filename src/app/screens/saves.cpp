// Saving and loading. A preview is what the table sees: never a hand, whoever sits there (behaviour 38). A file that
// cannot be read says why and is left alone.
#include <algorithm>
#include <map>
#include <set>

#include "app/screens/pictures.h"
#include "app/screens/screens.h"
#include "base/text.h"
#include "ui/dialog.h"
#include "ui/page.h"
#include "ui/widgets/button.h"
#include "ui/widgets/list.h"
#include "ui/widgets/text_field.h"
#include "ui/widgets/text_view.h"

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

class Saves final : public ui::Page {
 public:
  // With a session to save, else to load.
  Saves(Cabinet& cabinet, const Session* session) : Page(cabinet.look()), cabinet_(cabinet), session_(session) {
    files_ = cabinet.saves();
    add<ui::Button>(
        kBack, tr("Back"), tr("to where you were"), [this] { stack().pop(); }, U'B');
    hints({{Intent::confirm, tr("choose")}, {Intent::back, tr("back")}});
    if (!session && files_.empty()) return;
    list_ = &add<ui::List>(session ? kShortList : kList, std::vector<ui::Column>{{tr("GAME"), 19}, {tr("WHEN"), 16}},
                           [this](std::size_t i) { choose(i); });
    list_->on_move([this](std::size_t) { show(); });
    preview_ = &add<ui::TextView>(kPreview, tr("Preview"));
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
    return preview_->paragraphs().empty() ? focus : tr("{}. {}", focus, preview_->paragraphs().front());
  }

 protected:
  void draw_ground(stage::DrawList& list) const override {
    ui::paint_ground(list);
    ui::paint_title(list, look(), session_ ? tr("SAVE") : tr("LOAD"));
    if (!list_) {
      draw_nothing(list);
      return;
    }
    list.fill(kPicture, stage::ink);
    if (shown_) {
      // Who plays, on both sides of what.
      const int middle = kPicture.x + (kPicture.w - kVignetteWidth) / 2;
      draw_vignette(list, look(), *shown_, {middle, kPicture.y + 6, kVignetteWidth, kVignetteHeight}, 0);
      for (const Seat seat : {Seat::zero, Seat::one}) {
        const std::string& sits = sitting_[index(seat)];
        draw_portrait(list, look(), *shown_, is_human(sits) ? 0 : skill_of(sits),
                      seat == Seat::zero ? kPicture.x + 12 : kPicture.x + kPicture.w - 12 - kPortrait, kPicture.y + 13,
                      seat);
      }
    }
    list.frame(kPicture, stage::sea);
    if (!name_) return;
    list.text(look().text, {kList.x, kName.y + 5, kName.x - kList.x - 8, 8}, tr("New name"), stage::paper);
    if (!name_->text().empty()) return;
    list.layer(1);
    list.text(look().text, {kName.x + 18, kName.y + 5, kName.w - 24, 8}, shortened(new_id(), 25), stage::shallows);
    list.layer(0);
  }
  bool on_other(const ui::Input& input) override {
    if (input.intent != Intent::second || !list_ || !file()) return false;
    const std::string id = file()->id;
    stack().push(std::make_unique<ui::Dialog>(
        look(), tr("Remove this save?"), id,
        std::vector<ui::DialogButton>{{tr("Remove"),
                                       [this, id] {
                                         if (const auto fault = cabinet_.remove_save(id)) {
                                           stack().push(ui::message(look(), tr("Not removed"), *fault));
                                         }
                                         seen_.erase(id);
                                         if (!session_ && cabinet_.saves().empty()) {
                                           stack().replace(load_screen(cabinet_));
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
  // A locker on the sea bed with nothing in it.
  void draw_nothing(stage::DrawList& list) const {
    const Rect r{152, 104, 336, 136};
    ui::paint_panel(list, look(), r, tr("EMPTY"));
    for (int x = r.x + 1; x < r.x + r.w - 1; x += 4) {
      const int h = 14 + (x / 4 * 5 % 7) / 2;
      list.fill({x, r.y + r.h - 1 - h, 4, h}, stage::dusk);
    }
    if (const stage::SpriteRef chest = stage::sprite(look().sheets, "list", "list/chest"))
      list.sprite(chest, r.x + (r.w - chest.from.w) / 2, r.y + r.h - 14 - chest.from.h);
    for (int i = 0; i < 5; ++i)
      list.frame({r.x + r.w / 2 + 16 + i * 5 % 13, r.y + 88 - i * 9, 3 + i % 2, 3 + i % 2}, stage::bright_sea);
    list.text(look().text, {r.x + 8, r.y + 28, r.w - 16, 8}, tr("No game is kept here."), stage::paper,
              stage::Align::centre);
    list.text(look().table, {r.x + 8, r.y + 44, r.w - 16, 8}, tr("\"Save\" in the menu of a game keeps one."),
              stage::silver, stage::Align::centre);
  }

  // "broadside-2" is a file's name; people read "Task Force Broadside 2".
  std::string title_of(const std::string& id) const {
    if (id == cabinet_.continue_id()) return tr("The game left behind");
    for (const Entry& entry : cabinet_.games()) {
      const std::string stem = std::string(entry.name) + "-";
      const bool ours = id.size() > stem.size() && id.compare(0, stem.size(), stem) == 0;
      if (!ours || id.find_first_not_of("0123456789", stem.size()) != std::string::npos) continue;
      std::string_view title = entry.title;
      if (characters(title) > 15) title = title.substr(title.rfind(' ') + 1);
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
    if (session_) std::erase_if(files_, [this](const SaveFile& f) { return f.id == cabinet_.continue_id(); });
    std::vector<ui::Row> rows;
    if (session_)
      rows.push_back({{tr("(a new save)"), std::string()}, tr("confirm to save under the name below"), true});
    for (const SaveFile& f : files_) {
      rows.push_back(
          {{title_of(f.id), f.when}, session_ ? tr("confirm to save over it") : tr("confirm to load it"), true});
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

  static std::vector<std::string> preview_of(const Session& session) {
    std::vector<std::string> lines = {std::string(session.entry().title)};
    const bool known = session.scores_known();
    const std::array<int, 2> scores = session.scores();
    for (const Seat seat : {Seat::zero, Seat::one})
      lines.push_back(known ? tr("{}: {}", who(session, seat), scores[index(seat)]) : who(session, seat));
    lines.push_back(session.steps() == 1 ? tr("1 order given") : tr("{} orders given", session.steps()));
    for (std::string& line : session.describe(Viewer::table)) lines.push_back(std::move(line));
    return lines;
  }

  void show() {
    const SaveFile* f = file();
    shown_ = session_ ? &session_->entry() : nullptr;
    if (session_) sitting_ = session_->seats();
    // Only what can be done here is promised.
    ui::Hints can = {{Intent::confirm, !session_ ? tr("load") : f ? tr("save over it") : tr("save")}};
    if (f) can.push_back({Intent::second, tr("remove")});
    can.push_back({Intent::back, tr("back")});
    hints(std::move(can));
    if (!f) {
      preview_->paragraphs(session_ ? preview_of(*session_) : std::vector<std::string>());
      group().refresh();
      return;
    }
    auto known = seen_.find(f->id);
    if (known == seen_.end()) {
      const Opened opened = cabinet_.load(f->id);
      std::vector<std::string> lines;
      const Entry* game = nullptr;
      std::array<std::string, 2> seats;
      if (opened.session) {
        seats = opened.session->seats();
        for (const Entry& entry : cabinet_.games())
          if (entry.name == opened.session->entry().name) game = &entry;
        lines = preview_of(*opened.session);
        lines.insert(lines.end(), opened.notes.begin(), opened.notes.end());
      } else {
        lines = {tr("This file cannot be loaded."), in_words(opened.problems)};
      }
      known = seen_.emplace(f->id, Seen{std::move(lines), game, seats}).first;
    }
    shown_ = known->second.game;
    sitting_ = known->second.seats;
    preview_->paragraphs(known->second.lines);
    group().refresh();
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
        look(), tr("Save over it?"), tr("{} of {} is replaced.", id, file.when),
        std::vector<ui::DialogButton>{{tr("Save"), [this, id] { save(id); }, U'S'}, {tr("Keep it"), nullptr, U'K'}}));
  }

  // Under the name that was written, or the one that was proposed.
  void save_named() {
    const std::string id = name_->text().empty() ? new_id() : file_name(name_->text());
    if (id.empty() || id == cabinet_.continue_id()) {
      stack().push(ui::message(look(), tr("No name for a save"),
                               tr("\"{}\" cannot be one; it has letters, digits, spaces and dashes, and \"{}\" is the "
                                  "cabinet's own.",
                                  name_->text(), cabinet_.continue_id())));
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
    stack().replace(ui::message(look(), tr("Saved"), tr("The game is kept as {}.", id)));
  }

  void load(const std::string& id) {
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
  ui::List* list_ = nullptr;
  ui::TextView* preview_ = nullptr;
  std::vector<SaveFile> files_;
  struct Seen {
    std::vector<std::string> lines;
    const Entry* game = nullptr;  // none: it cannot be loaded
    std::array<std::string, 2> seats;
  };
  std::map<std::string, Seen, std::less<>> seen_;
  ui::TextField* name_ = nullptr;
  std::array<std::string, 2> sitting_;
  const Entry* shown_ = nullptr;  // the game whose picture stands over the preview
};

}  // namespace

std::unique_ptr<ui::Screen> load_screen(Cabinet& cabinet) { return std::make_unique<Saves>(cabinet, nullptr); }
std::unique_ptr<ui::Screen> save_screen(Cabinet& cabinet, const Session& session) {
  return std::make_unique<Saves>(cabinet, &session);
}

}  // namespace d6::app
