// The list lies under water: rows by depth at the left, the log to sign or the statistics at the right, the sum below.
#include "app/screens/deep_six_list.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "app/screens/pictures.h"
#include "app/screens/screens.h"
#include "base/text.h"
#include "data/json.h"
#include "stage/theme.h"
#include "ui/dialog.h"
#include "ui/page.h"
#include "ui/widgets/button.h"
#include "ui/widgets/sign_key.h"

namespace d6::app {
namespace {

using stage::Align;
using stage::DrawList;
using stage::Rect;

constexpr Rect kRows{16, 48, 384, 184}, kSide{416, 48, 208, 184}, kSum{16, 242, 608, 42};
constexpr int kPitch = 25, kFirstRow = 78;

// A list that can be leafed to: its id, and what it is called.
struct Leaf {
  std::string id, title;
  const Entry* entry = nullptr;
};

// "One race", "Match to 500": a word that says enough stands alone.
std::string own_list_words(const Option& option, std::string_view value) {
  const std::string word = word_of(option, value);
  return option.words.empty() ? tr("{} {}", label_of(option), word) : word.substr(0, word.find(':'));
}

std::vector<Leaf> leaves(Cabinet& cabinet) {
  std::vector<Leaf> out;
  for (const Entry& entry : cabinet.games()) {
    out.push_back({std::string(entry.name), std::string(entry.title), &entry});
    for (const Option& option : entry.options) {
      if (!option.own_list) continue;
      for (const auto value : option.values)
        if (value != option.standard)
          out.push_back({tr("{} {}={}", entry.name, option.name, value),
                         tr("{}: {}", entry.title, own_list_words(option, value)), &entry});
    }
  }
  // Lists of several such options at once, once somebody stands on them.
  for (const auto& [id, rows] : cabinet.scores().lists) {
    const std::string game = id.substr(0, id.find(' '));
    const bool known = std::any_of(out.begin(), out.end(), [&, wanted = id](const Leaf& l) { return l.id == wanted; });
    for (const Entry& entry : cabinet.games())
      if (!known && entry.name == game) out.push_back({id, tr("{}{}", entry.title, id.substr(game.size())), &entry});
  }
  return out;
}

// "Blue, Commuter (computer)" of older lists: who it was is enough.
std::string against(std::string who) {
  static constexpr std::string_view kTail = " (computer)";
  if (who.size() <= kTail.size() || who.compare(who.size() - kTail.size(), kTail.size(), kTail) != 0) return who;
  who.resize(who.size() - kTail.size());
  const std::size_t comma = who.find(", ");
  return comma == std::string::npos ? who : who.substr(comma + 2);
}

// What both screens show: the water, the rows, the sum.
class ListPage : public ui::Page {
 public:
  ListPage(Cabinet& cabinet, Leaf leaf) : Page(cabinet.look()), cabinet_(cabinet), leaf_(std::move(leaf)) {}

 protected:
  void draw_ground(DrawList& list) const override {
    const stage::SpriteRef deep = stage::sprite(look().sheets, "list", "list/deep");
    if (deep) {
      list.sprite(deep, 0, 0);
      gilt(list, 125, 2, tr("deep six list"));
    } else {
      ui::paint_ground(list);
      ui::paint_heading(list, look(), {0, 8, stage::kWidth, 16}, tr("DEEP SIX LIST"));
    }
    ui::paint_panel(list, look(), kRows, shortened(leaf_.title, 46));
    const auto head = [&](int x, int w, const std::string& text, Align align = Align::left) {
      list.text(look().table, {kRows.x + x, kRows.y + 17, w, 8}, text, stage::silver, align);
    };
    head(8, 48, tr("FATHOM"));
    head(68, 110, tr("NAME"));
    head(158, 40, tr("SIDE"));
    head(198, 44, tr("SCORE"), Align::right);
    if (counts_turns()) head(246, 34, tr("TURNS"), Align::right);
    head(288, 62, tr("AGAINST"));
    head(348, 30, tr("YEAR"), Align::right);
    for (std::size_t i = 0; i < kListSize; ++i) draw_row(list, i);
  }
  // The row's entry, or none.
  virtual const ScoreEntry* row(std::size_t i) const {
    const auto found = cabinet_.scores().lists.find(leaf_.id);
    return found != cabinet_.scores().lists.end() && i < found->second.size() ? &found->second[i] : nullptr;
  }
  bool counts_turns() const {
    for (std::size_t i = 0; i < kListSize; ++i)
      if (const ScoreEntry* e = row(i); e != nullptr && e->turns > 0) return true;
    return false;
  }
  virtual bool lit(std::size_t) const { return false; }
  virtual std::string name_in(std::size_t, const ScoreEntry& e) const { return e.name; }

  void draw_row(DrawList& list, std::size_t i) const {
    const int y = kFirstRow + kPitch * static_cast<int>(i);
    const Rect bar{kRows.x + 2, y, kRows.w - 4, 24};
    list.fill(bar, lit(i) ? stage::deep_sea : i % 2 ? stage::midnight : stage::navy);
    list.fill({bar.x + 4, y + 24, bar.w - 8, 1}, stage::deep_sea);  // themes with one black have no bands
    if (lit(i)) {                                                   // shown, not chosen: no colour of the focus
      list.frame(bar, stage::shallows);
      const Rect plate{bar.x + bar.w - 34, y - 5, 28, 10};
      list.layer(1);
      list.fill(plate, stage::dark_red);
      list.text(look().table, {plate.x + 2, plate.y + 1, 24, 8}, tr("NEW!"), stage::yellow);
      list.layer(0);
    }
    for (std::size_t k = 0; k < kListSize; ++k) {
      const bool on = k <= i && (row(i) != nullptr || lit(i));
      const int x = bar.x + 6 + static_cast<int>(k) * 6;
      static constexpr std::array<std::string_view, 4> kPips = {"list/fathom_0", "list/fathom_1", "list/fathom_2",
                                                                "list/fathom_off"};
      const stage::SpriteRef pip =
          stage::sprite(look().sheets, "list", kPips[on ? std::min<std::size_t>(i / 2, 2) : 3]);
      if (pip) {
        list.sprite(pip, x, y + 7);
      } else {
        list.fill({x, y + 7, 4, 10}, on ? stage::amber : stage::slate);
      }
    }
    const std::uint8_t ink = lit(i) ? stage::yellow : stage::paper;
    list.text(look().text, {bar.x + 48, y + 8, 8, 8}, std::to_string(i + 1), ink);
    const ScoreEntry* e = row(i);
    if (!e) {
      const bool nobody = i == 0;
      list.text(look().text, {bar.x + 66, y + 8, 296, 8}, nobody ? tr("Nobody has dived yet: you?") : tr("open water"),
                nobody ? stage::paper : stage::shallows);
      return;
    }
    list.text(look().text, {bar.x + 66, y + 8, 96, 8}, shortened(name_in(i, *e), 11), ink);
    int x = bar.x + 156;
    if (const stage::SpriteRef flag = stage::sprite(look().sheets, "ui", ensign(e->seat))) {
      list.sprite(flag, x, y + 8);
      x += 14;
    }
    const std::uint8_t quiet = lit(i) ? stage::paper : stage::silver;
    list.text(look().table, {x, y + 8, 42, 8}, shortened(e->seat, x > bar.x + 156 ? 4 : 7), quiet);
    list.text(look().text, {bar.x + 192, y + 8, 48, 8}, std::to_string(e->score), ink, Align::right);
    list.text(look().table, {bar.x + 244, y + 8, 34, 8}, e->turns > 0 ? std::to_string(e->turns) : std::string(), quiet,
              Align::right);
    list.text(look().table, {bar.x + 286, y + 8, 62, 8}, shortened(against(e->against), 10), quiet);
    list.text(look().table, {bar.x + 352, y + 8, 24, 8}, e->when.substr(0, 4), quiet);
  }

  std::string_view ensign(std::string_view seat) const {
    const Entry& game = *leaf_.entry;
    for (std::size_t i = 0; i < game.seats.size(); ++i)
      if (game.seats[i] == seat) return game.billing.sides[i].ensign;
    return {};
  }

  // Lower-case letters and digits in gilt; what there is no letter for as plain text.
  void gilt(DrawList& list, int x, int y, std::string_view text) const {
    for (const char c : text) {
      const stage::SpriteRef s =
          stage::sprite(look().sheets, "list", c == '-' ? std::string("gold/dash") : std::string("gold/") + c);
      if (s) {
        list.sprite(s, x, y);
      } else if (c != ' ') {
        list.text(look().head, {x + 8, y + 8, 12, 16}, std::string_view(&c, 1), stage::amber);
      }
      x += 30;
    }
  }
  void draw_score(DrawList& list, int score) const {
    const std::string digits = std::to_string(score);
    gilt(list, kSum.x + kSum.w - 12 - 30 * static_cast<int>(digits.size()), kSum.y + 4, digits);
  }

  Cabinet& cabinet_;
  Leaf leaf_;
};

class Lists final : public ListPage {
 public:
  // `signed_at`: the place that was signed just now.
  Lists(Cabinet& cabinet, const std::string& list, std::optional<std::size_t> signed_at)
      : ListPage(cabinet, {}), leaves_(leaves(cabinet)), signed_(signed_at) {
    const auto found = std::find_if(leaves_.begin(), leaves_.end(), [&](const Leaf& l) { return l.id == list; });
    at_ = found == leaves_.end() ? 0 : static_cast<std::size_t>(found - leaves_.begin());
    signed_leaf_ = at_;
    add<ui::Button>(
        Rect{16, 290, 96, 20}, tr("Previous"), tr("the list before this"), [this] { leaf(leaves_.size() - 1); }, U'P');
    add<ui::Button>(
        Rect{120, 290, 72, 20}, tr("Next"), tr("the next list"), [this] { leaf(1); }, U'N');
    add<ui::Button>(
        Rect{200, 290, 80, 20}, signed_ ? tr("Result") : tr("Title"),
        signed_ ? tr("back to the game that was signed") : tr("back to the games"), [this] { stack().pop(); },
        signed_ ? U'R' : U'T');
    group().focus(1);
    leaf(0);
    hints({{ui::Intent::confirm, tr("choose")},
           {ui::Intent::previous, {}},
           {ui::Intent::next, tr("list")},
           {ui::Intent::back, signed_ ? tr("result") : tr("title")}});
  }
  std::string name() const override { return "deep six list"; }
  std::string says() const override {
    const ScoreEntry* best = row(0);
    return best ? tr("{}: {} leads with {}. {}", leaf_.title, best->name, best->score, Page::says())
                : tr("{}: nobody has signed yet. {}", leaf_.title, Page::says());
  }

 protected:
  bool on_other(const ui::Input& input) override {
    if (input.intent == ui::Intent::next) return leaf(1), true;
    if (input.intent == ui::Intent::previous) return leaf(leaves_.size() - 1), true;
    return false;
  }
  void draw_ground(DrawList& list) const override {
    ListPage::draw_ground(list);
    ui::paint_panel(list, look(), kSide, tr("BY SKILL, ALL RULES"));
    list.text(look().table, {kSide.x + 8, kSide.y + 16, 90, 8}, tr("SKILL"), stage::silver);
    list.text(look().table, {kSide.x + 92, kSide.y + 16, 48, 8}, tr("WON"), stage::silver, Align::right);
    list.text(look().table, {kSide.x + 146, kSide.y + 16, 54, 8}, tr("BEST"), stage::silver, Align::right);
    const auto tallies = cabinet_.scores().tallies.find(std::string(leaf_.entry->name));
    for (std::size_t i = 0; i < leaf_.entry->skills.size() && i < 6; ++i) {
      const int y = kSide.y + 32 + static_cast<int>(i) * 18;
      const Tally tally =
          tallies != cabinet_.scores().tallies.end() && i < tallies->second.size() ? tallies->second[i] : Tally{};
      list.text(look().text, {kSide.x + 8, y, 88, 8}, shortened(leaf_.entry->skills[i].name, 11), stage::paper);
      list.text(look().table, {kSide.x + 92, y, 48, 8},
                tally.played ? tr("{} of {}", tally.won, tally.played) : tr("none"),
                tally.played ? stage::amber : stage::light_grey, Align::right);
      list.text(look().table, {kSide.x + 146, y, 54, 8}, tally.won ? std::to_string(tally.best) : std::string(),
                stage::amber, Align::right);
      // How much of it was won, as a bar, once there is anything to show.
      if (!tally.played) continue;
      list.fill({kSide.x + 8, y + 10, 192, 4}, stage::slate);
      list.fill({kSide.x + 8, y + 10, 192 * tally.won / tally.played, 4}, stage::leaf);
    }
    if (leaf_.entry->skills.size() <= 4) {
      draw_framed_vignette(list, look(), *leaf_.entry, kSide.x + 31, kSide.y + 103, 0);
    }
    if (signed_ && at_ == signed_leaf_) {
      draw_signed(list);
      return;
    }
    ui::paint_panel(list, look(), kSum);
    list.text(look().text, {kSum.x + 12, kSum.y + 10, 430, 8},
              tr("A list holds six names; on a tie the older one stays."), stage::paper);
    list.text(look().table, {kSum.x + 12, kSum.y + 24, 360, 8},
              tr("A game with a hint or an order taken back never enters."), stage::silver);
    if (const ScoreEntry* best = row(0)) {
      draw_score(list, best->score);
      list.text(
          look().table,
          {kSum.x + kSum.w - 12 - 30 * static_cast<int>(std::to_string(best->score).size()) - 58, kSum.y + 24, 54, 8},
          tr("THE BEST"), stage::amber);
    }
  }
  bool lit(std::size_t i) const override { return signed_ == i && at_ == signed_leaf_; }
  std::string right_hint() const override { return tr("next: {}", leaves_[(at_ + 1) % leaves_.size()].title); }

  // The log is signed: a medal, the place and the name.
  void draw_signed(DrawList& list) const {
    const ScoreEntry* mine = row(*signed_);
    ui::paint_panel(list, look(), kSum, {}, {stage::navy, stage::shallows, stage::navy, stage::paper});
    static constexpr std::array<std::string_view, 3> kMedals = {"result/medal_1", "result/medal_2", "result/medal_3"};
    if (const stage::SpriteRef medal =
            stage::sprite(look().sheets, "list", kMedals[std::min<std::size_t>(*signed_, 2)]))
      list.sprite(medal, kSum.x + 12, kSum.y + 8);
    ui::paint_heading(list, look(), {kSum.x + 44, kSum.y + 5, 360, 16}, tr("Signed! No. {} of six", *signed_ + 1),
                      stage::yellow);
    if (!mine) return;
    list.text(look().text, {kSum.x + 44, kSum.y + 27, 360, 8}, tr("{}, against {}", mine->name, against(mine->against)),
              stage::paper, Align::centre);
    draw_score(list, mine->score);
  }

 private:
  void leaf(std::size_t by) {
    at_ = (at_ + by) % leaves_.size();
    leaf_ = leaves_[at_];
  }
  std::vector<Leaf> leaves_;
  std::size_t at_ = 0, signed_leaf_ = 0;
  std::optional<std::size_t> signed_;
};

class Sign final : public ListPage {
 public:
  Sign(Cabinet& cabinet, const Session& session, const Claim& claim)
      : ListPage(cabinet, {list_of(session), std::string(session.entry().title), &session.entry()}) {
    const auto all = leaves(cabinet);
    if (const auto found = std::find_if(all.begin(), all.end(), [&](const Leaf& l) { return l.id == leaf_.id; });
        found != all.end())
      leaf_.title = found->title;
    mine_.score = claim.score;
    mine_.seat = std::string(session.entry().seats[index(claim.seat)]);
    mine_.against = against(who(session, other(claim.seat)));
    mine_.when = cabinet.today();
    const Json seen = session.view(Viewer::table);
    if (const auto turn = seen.find("turn"); turn != seen.end() && turn->is_number_integer())
      mine_.turns = std::max(0, turn->get<int>());
    // The sum that makes the score, or else the last sentence of the game.
    terms_ = terms_of(session);
    if (const std::vector<ToldLine> told = session.told(Viewer::table, 0); !told.empty()) told_ = told.back().text;
    place_ = place_of(cabinet.scores(), leaf_.id, claim.score).value();
    static constexpr std::string_view kKeys = "ABCDEFGHIJKLMNOPQRSTUVWXYZ.0123456789-'!_";
    for (std::size_t i = 0; i < kKeys.size(); ++i) {
      const Rect at{424 + 21 * static_cast<int>(i % 9), 104 + 25 * static_cast<int>(i / 9), 19, 22};
      const char sign = kKeys[i] == '_' ? ' ' : kKeys[i];
      add<ui::SignKey>(at, std::string(1, kKeys[i]), sign == ' ' ? tr("space") : std::string(1, sign), "list/key_plain",
                       [this, sign] { write(static_cast<char32_t>(sign)); });
    }
    // The last row has five signs, then the two words.
    add<ui::SignKey>(Rect{529, 204, 40, 22}, tr("DEL"), tr("delete the last sign"), "list/key_delete",
                     [this] { erase(); });
    done_ = group().size();
    add<ui::SignKey>(Rect{573, 204, 40, 22}, tr("SIGN"), tr("sign the list"), "list/key_end", [this] { sign(); });
    group().focus(0);
    hints({{ui::Intent::confirm, tr("letter")}, {ui::Intent::back, tr("delete")}, {ui::Intent::menu, tr("sign")}});
    corner(tr("or just type your name"));
  }
  std::string name() const override { return "sign"; }
  bool wants_text() const override { return true; }
  std::string says() const override {
    return tr("Number {} of six with {}. Your name: {}. {}", place_ + 1, mine_.score,
              mine_.name.empty() ? tr("none yet") : mine_.name, Page::says());
  }

 protected:
  bool on_other(const ui::Input& input) override {
    using ui::Intent;
    if (input.intent == Intent::text) {
      write(input.sign);
      group().focus(done_);  // whoever types presses Enter when done
      return true;
    }
    if (input.intent == Intent::erase) return erase(), true;
    if (input.intent == Intent::menu) return sign(), true;
    return false;
  }
  void on_back() override {
    if (!mine_.name.empty()) return erase();
    // Whoever deletes one letter too many comes here: neither that button once more nor confirm may lose the place.
    auto question = std::make_unique<ui::Dialog>(
        look(), tr("Leave without signing?"), tr("The place on the list goes to nobody."),
        std::vector<ui::DialogButton>{{tr("Leave"), [this] { stack().pop_to("result"); }, U'L'},
                                      {tr("Sign"), nullptr, U'S'}});
    question->focus(1);
    stack().push(std::move(question));
  }

  const ScoreEntry* row(std::size_t i) const override {
    if (i == place_) return &mine_;
    return ListPage::row(i < place_ ? i : i - 1);
  }
  bool lit(std::size_t i) const override { return i == place_; }
  // The name grows in its own row, behind it the place of the next sign.
  std::string name_in(std::size_t i, const ScoreEntry& e) const override {
    return i == place_ && characters(e.name) < kNameLength ? e.name + "_" : e.name;
  }

  void draw_ground(DrawList& list) const override {
    ListPage::draw_ground(list);
    ui::paint_panel(list, look(), kSide, tr("SIGN AS NUMBER {} OF SIX", place_ + 1),
                    {stage::midnight, stage::sea, stage::dark_red, stage::paper});
    std::string_view rest = mine_.name;
    for (std::size_t i = 0; i < kNameLength; ++i) {
      const Rect slot{424 + 19 * static_cast<int>(i), 68, 17, 24};
      const bool now = i == characters(mine_.name);
      list.fill(slot, stage::navy);
      list.frame(slot, now ? stage::amber : stage::sea);
      if (now) list.fill({slot.x + 3, slot.y + slot.h - 5, slot.w - 6, 2}, stage::amber);
      if (rest.empty()) continue;
      const std::string_view before = rest;
      next_character(rest);
      list.text(look().head, {slot.x + 2, slot.y + 4, 14, 16}, before.substr(0, before.size() - rest.size()),
                stage::paper);
    }
    ui::paint_panel(list, look(), kSum);
    draw_sum(list);
    draw_score(list, mine_.score);
  }
  // The terms in columns with their signs between, as far as the great number; or who won.
  void draw_sum(DrawList& list) const {
    const int digits = static_cast<int>(std::to_string(mine_.score).size());
    const int end = kSum.x + kSum.w - 12 - 30 * digits - 24;
    if (terms_.empty() || terms_.size() > 4) {
      list.text(look().text, {kSum.x + 12, kSum.y + 8, end - kSum.x - 12, 8},
                tr("No. {} of six, against {}", place_ + 1, mine_.against), stage::amber);
      std::vector<std::string> lines;
      wrap(told_, static_cast<std::size_t>((end - kSum.x - 12) / 6), lines);
      if (lines.size() <= 2)
        for (std::size_t i = 0; i < lines.size(); ++i)
          list.text(look().table, {kSum.x + 12, kSum.y + 20 + static_cast<int>(i) * 10, end - kSum.x - 12, 8}, lines[i],
                    stage::silver);
      return;
    }
    const int pitch = std::min(124, (end - kSum.x - 12) / static_cast<int>(terms_.size()));
    for (std::size_t i = 0; i < terms_.size(); ++i) {
      const int x = kSum.x + 12 + static_cast<int>(i) * pitch;
      std::string words = terms_[i].words;
      if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
      std::vector<std::string> lines;
      wrap(words, static_cast<std::size_t>((pitch - 22) / 6), lines);
      list.text(look().table, {x, kSum.y + 6, pitch - 18, 8}, lines.empty() ? std::string() : lines[0], stage::silver);
      if (lines.size() > 1) list.text(look().table, {x, kSum.y + 16, pitch - 18, 8}, lines[1], stage::silver);
      list.text(look().text, {x, kSum.y + 28, pitch - 18, 8}, std::to_string(terms_[i].value), stage::paper);
      const bool last = i + 1 == terms_.size();
      list.text(look().text, {last ? end + 2 : x + pitch - 16, kSum.y + 17, 8, 8}, last ? "=" : "+", stage::amber);
    }
  }

 private:
  void write(char32_t sign) {
    if (sign < U' ' || characters(mine_.name) >= kNameLength || !look().head.has(sign) ||
        (sign == U' ' && mine_.name.empty())) {
      stack().sound("refused");
      return;
    }
    append_utf8(mine_.name, sign);
    stack().sound("type");
    if (characters(mine_.name) == kNameLength) group().focus(done_);
  }
  void erase() {
    erase_last_character(mine_.name);
    stack().sound("back");
  }
  void sign() {
    while (!mine_.name.empty() && mine_.name.back() == ' ') mine_.name.pop_back();
    if (mine_.name.empty()) {
      stack().sound("refused");
      return;
    }
    const std::size_t place = enter(cabinet_.scores(), leaf_.id, mine_);
    const std::optional<std::string> fault = cabinet_.scores_changed();
    stack().replace(deep_six_screen(cabinet_, leaf_.id, place));
    if (fault) stack().push(ui::message(look(), tr("The list cannot be kept"), *fault));
  }

  ScoreEntry mine_;
  std::vector<Term> terms_;
  std::string told_;
  std::size_t place_ = 0, done_ = 0;
};

}  // namespace

std::unique_ptr<ui::Screen> deep_six_screen(Cabinet& cabinet, const std::string& list,
                                            std::optional<std::size_t> signed_at) {
  return std::make_unique<Lists>(cabinet, list, signed_at);
}
std::unique_ptr<ui::Screen> sign_screen(Cabinet& cabinet, const Session& session, const Claim& claim) {
  return std::make_unique<Sign>(cabinet, session, claim);
}

}  // namespace d6::app
