// Saving and loading. A preview is what the table sees: never a hand, whoever sits there (behaviour 38). A file that
// cannot be read says why and is left alone.
#include <algorithm>
#include <map>
#include <set>

#include "app/screens/screens.h"
#include "base/text.h"
#include "ui/dialog.h"
#include "ui/page.h"
#include "ui/widgets/button.h"
#include "ui/widgets/list.h"
#include "ui/widgets/text_view.h"

namespace d6::app {

namespace {

using stage::Rect;
using ui::Intent;

constexpr Rect kList{8, 48, 304, 284}, kPreview{328, 48, 304, 284};

class Saves final : public ui::Page {
 public:
  // With a session to save, else to load.
  Saves(Cabinet& cabinet, const Session* session) : Page(cabinet.look()), cabinet_(cabinet), session_(session) {
    list_ = &add<ui::List>(kList, std::vector<ui::Column>{{tr("GAME"), 18}, {tr("WHEN"), 16}},
                           [this](std::size_t i) { choose(i); });
    list_->on_move([this](std::size_t) { show(); });
    list_->when_empty(tr("No saved games."));
    preview_ = &add<ui::TextView>(kPreview, tr("Preview"));
    fill();
    group().focus(0);
    hints({{Intent::confirm, session ? tr("save here") : tr("load")},
           {Intent::second, tr("remove")},
           {Intent::back, tr("back")}});
  }
  std::string name() const override { return session_ ? "save" : "load"; }
  std::string says() const override {
    if (list_->rows().empty()) return tr("No saved games.");
    const std::string focus = Page::says();
    return preview_->paragraphs().empty() ? focus : tr("{}. {}", focus, preview_->paragraphs().front());
  }

 protected:
  void draw_ground(stage::DrawList& list) const override {
    ui::paint_ground(list);
    ui::paint_title(list, look(), session_ ? tr("SAVE") : tr("LOAD"));
  }
  bool on_other(const ui::Input& input) override {
    if (input.intent != Intent::second || !file()) return false;
    const std::string id = file()->id;
    stack().push(std::make_unique<ui::Dialog>(
        look(), tr("Remove this save?"), id,
        std::vector<ui::DialogButton>{{tr("Remove"),
                                       [this, id] {
                                         if (const auto fault = cabinet_.remove_save(id)) {
                                           stack().push(ui::message(look(), tr("Not removed"), *fault));
                                         }
                                         seen_.erase(id);
                                         fill();
                                       },
                                       U'R'},
                                      {tr("Keep"), nullptr, U'K'}}));
    return true;
  }

 private:
  std::size_t first_file() const { return session_ ? 1 : 0; }
  const SaveFile* file() const {
    const std::size_t at = list_->chosen();
    return at < first_file() || at - first_file() >= files_.size() ? nullptr : &files_[at - first_file()];
  }

  void fill() {
    files_ = cabinet_.saves();
    if (session_) std::erase_if(files_, [this](const SaveFile& f) { return f.id == cabinet_.continue_id(); });
    std::vector<ui::Row> rows;
    if (session_) rows.push_back({{tr("(a new save)"), std::string()}, tr("confirm to save as {}", new_id()), true});
    for (const SaveFile& f : files_) {
      rows.push_back({{f.id, f.when}, session_ ? tr("confirm to save over it") : tr("confirm to load it"), true});
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
    std::vector<std::string> lines = {std::string(session.entry().title),
                                      tr("{}  |  {}", who(session, Seat::zero), who(session, Seat::one)),
                                      tr("{} orders given", session.steps())};
    for (std::string& line : session.describe(Viewer::table)) lines.push_back(std::move(line));
    return lines;
  }

  void show() {
    const SaveFile* f = file();
    if (!f) {
      preview_->paragraphs(session_ ? preview_of(*session_) : std::vector<std::string>());
      group().refresh();
      return;
    }
    auto known = seen_.find(f->id);
    if (known == seen_.end()) {
      const Opened opened = cabinet_.load(f->id);
      std::vector<std::string> lines;
      if (opened.session) {
        lines = preview_of(*opened.session);
        lines.insert(lines.end(), opened.notes.begin(), opened.notes.end());
      } else {
        lines = {tr("This file cannot be loaded."), in_words(opened.problems)};
      }
      known = seen_.emplace(f->id, std::move(lines)).first;
    }
    preview_->paragraphs(known->second);
    group().refresh();
  }

  void choose(std::size_t) {
    const SaveFile* f = file();
    if (!session_) {
      if (f) load(f->id);
      return;
    }
    if (!f) {
      save(new_id());
      return;
    }
    const std::string id = f->id;
    stack().push(std::make_unique<ui::Dialog>(
        look(), tr("Save over it?"), tr("{} of {} is replaced.", id, f->when),
        std::vector<ui::DialogButton>{{tr("Save"), [this, id] { save(id); }, U'S'}, {tr("Keep it"), nullptr, U'K'}}));
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
  std::map<std::string, std::vector<std::string>, std::less<>> seen_;
};

}  // namespace

std::unique_ptr<ui::Screen> load_screen(Cabinet& cabinet) { return std::make_unique<Saves>(cabinet, nullptr); }
std::unique_ptr<ui::Screen> save_screen(Cabinet& cabinet, const Session& session) {
  return std::make_unique<Saves>(cabinet, &session);
}

}  // namespace d6::app
