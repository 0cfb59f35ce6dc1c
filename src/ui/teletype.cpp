// Everything shown comes from the session's words for one viewer; nothing is known here about any game.
#include "ui/teletype.h"

#include <algorithm>

#include "base/text.h"
#include "play/entry.h"
#include "stage/theme.h"
#include "ui/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/choice.h"

namespace d6::ui {

using stage::Rect;

namespace {

constexpr Rect kSituation{8, 36, 392, 152}, kLog{8, 204, 392, 108}, kOrders{408, 36, 224, 276}, kLine{8, 320, 624, 18};
constexpr Rect kHelp{64, 60, 512, 232};
constexpr std::size_t kMostTyped = 120;
constexpr int kHead = 15;  // a title's strip above its box
constexpr int kReadingMs = 350;
constexpr std::size_t kLinePlace = 3;  // of the line among the widgets

std::string first_word(std::string_view text) { return std::string(text.substr(0, text.find(' '))); }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

ListStyle green_list() {
  ListStyle s;
  s.ground = stage::ink;
  s.text = stage::lime;
  s.dim = stage::leaf;
  s.chosen_ground = stage::lime;
  s.chosen_text = s.focus_text = stage::ink;
  s.edge = stage::green;
  s.header = stage::leaf;
  s.row_height = 12;
  s.small = true;
  return s;
}

TextView::Style green_text(bool follow) {
  TextView::Style s;
  s.ground = stage::ink;
  s.text = stage::leaf;
  s.edge = stage::green;
  s.small = true;
  s.follow = follow;
  s.last = follow ? static_cast<std::uint8_t>(stage::lime) : stage::kTransparent;
  return s;
}

}  // namespace

Teletype::Teletype(Session& session, const Look& look) : session_(session), look_(look) {
  // The manual's table of orders, where the game has one: a row begins with the order itself.
  if (session.entry().manual)
    for (const ManualPage& page : session.entry().manual(session))
      for (const ManualLine& line : page.lines)
        if (line.kind == ManualLine::Kind::row) table_.push_back(line);
  orders_ = &group_.add<List>(
      kOrders, std::vector<Column>(), [this](std::size_t i) { choose(i); }, green_list());
  situation_ = &group_.add<TextView>(kSituation, tr("Situation"), green_text(false));
  log_ = &group_.add<TextView>(kLog, tr("Log"), green_text(true));
  line_ = &group_.add<TextField>(kLine, look.text, tr("Order"), kMostTyped,
                                 [this](const std::string& text) { typed(text); });
  show(Viewer::table);
}

Teletype::~Teletype() = default;

void Teletype::show(Viewer viewer) {
  viewer_ = viewer;
  reading_ = 0;
  notice_.clear();
  question_.reset();
  board_.reset();
  help_.reset();
  situation_->paragraphs(session_.describe(viewer_));
  std::vector<std::string> lines;
  for (const ToldLine& line : session_.told(viewer_, 0)) lines.push_back(line.text);
  log_->paragraphs(std::move(lines));
  refresh_orders();
}

void Teletype::heard(std::size_t from, std::size_t to) {
  bool any = false;
  for (const ToldLine& line : session_.told(viewer_, from)) {
    if (line.index >= to) break;
    log_->add(line.text);
    any = true;
  }
  if (any) reading_ = stage::ticks_of_ms(kReadingMs);
  taken();
  situation_->paragraphs(session_.describe(viewer_));
  refresh_orders();
}

// The order that was typed counts: the line is free for the next one.
void Teletype::taken() {
  if (typed_) line_->text({});
  typed_ = false;
}

void Teletype::refused(const Refused& why) {
  if (typed_) group_.focus(kLinePlace);  // to be mended there
  notice_ = why.rule.empty() ? why.text : tr("{} ({})", why.text, why.rule);
  if (why.code != "parse") return;
  // A text that is no order: what may be ordered now, and how it is written.
  const std::string word = first_word(given_);
  const std::vector<std::string> now = kinds();
  if (std::find(now.begin(), now.end(), word) != now.end()) {
    for (const std::string& line : explained(word)) notice_ += tr(" As in: {}", line);
    return;
  }
  std::string all;
  for (const std::string& kind : now) all += (all.empty() ? "" : ", ") + kind;
  notice_ = tr("\"{}\" is no order. Now there is: {}. Type ? for an example of each.", shortened(given_, 40), all);
}

void Teletype::yours(bool may_order, const std::string& waiting) {
  const bool began = may_order && !may_order_;
  if (!may_order) taken();
  if (may_order_ != may_order || waiting_ != waiting) {
    may_order_ = may_order;
    waiting_ = waiting;
    refresh_orders();
  }
  if (began) group_.focus(0);
}

void Teletype::advised(const Advice& advice) {
  notice_ = advice.reason.empty() ? tr("Hint: {}", advice.order) : tr("Hint: {}. {}", advice.order, advice.reason);
  for (std::size_t i = 0; i < items_.size(); ++i) {
    if (items_[i].kind == Item::Kind::order && menu_.orders[items_[i].index] == advice.order) orders_->choose(i);
  }
}

// What this moment is for comes first, as the manual's table has it, what costs ships last; the first order keeps its
// place.
void Teletype::refresh_orders() {
  close_form();  // it was of the orders before
  menu_ = may_order_ ? session_.orders() : OrderMenu();
  items_.clear();
  const auto kind_at = [this](const Item& item) {
    return first_word(item.kind == Item::Kind::form ? menu_.forms[item.index].kind : menu_.orders[item.index]);
  };
  for (std::size_t i = 0; i < menu_.forms.size(); ++i) items_.push_back({Item::Kind::form, i});
  for (std::size_t i = 1; i < menu_.orders.size(); ++i) items_.push_back({Item::Kind::order, i});
  std::vector<std::pair<std::size_t, Item>> ranked;
  for (const Item& item : items_) ranked.emplace_back(rank(kind_at(item)), item);
  std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  items_.clear();
  if (!menu_.orders.empty()) items_.push_back({Item::Kind::order, 0});
  for (const auto& [place, item] : ranked) items_.push_back(item);
  // Second, where it is seen, and only where there is more to say than the list does.
  if (!items_.empty() && !table_.empty()) items_.insert(items_.begin() + 1, {Item::Kind::help, 0});
  std::vector<Row> rows;
  std::string before;
  for (const Item& item : items_) {
    switch (item.kind) {
      case Item::Kind::order:
        rows.push_back({{menu_.orders[item.index]}, tr("confirm to give this order"), true});
        break;
      case Item::Kind::form:
        rows.push_back({{tr("{} ...", menu_.forms[item.index].kind)}, tr("confirm to fill in its numbers"), true});
        break;
      case Item::Kind::help:
        rows.push_back({{tr("? what can be ordered now")}, tr("confirm to read what each order does"), true});
        continue;
    }
    const std::string kind = kind_at(item);
    rows.back().rule = !before.empty() && kind != before;
    before = kind;
  }
  orders_->when_empty(may_order_ ? std::string() : waiting_);
  orders_->rows(std::move(rows));
  line_->enable(may_order_);
  group_.refresh();
}

void Teletype::choose(std::size_t row) {
  if (!may_order_ || row >= items_.size()) return;
  const Item item = items_[row];
  switch (item.kind) {
    case Item::Kind::order: propose(menu_.orders[item.index]); return;
    case Item::Kind::form: open_form(item.index); return;
    case Item::Kind::help: open_help(); return;
  }
}

void Teletype::typed(const std::string& text) {
  if (!may_order_ || text.empty()) return;
  if (text == "?" || first_word(text) == "help") {
    line_->text({});
    open_help();
  } else {
    line_->text(text);  // it may have been written on the board
    propose(text);
    typed_ = true;
  }
}

// With a pad there are no keys to type on.
void Teletype::open_board() {
  if (!may_order_) return;
  board_ =
      std::make_unique<LetterBoard>(tr("Write an order"), line_->text(), "abcdefghijklmnopqrstuvwxyz0123456789=-. ",
                                    kMostTyped, [this](const std::string& text) { return next_words(text); });
  board_->on({});
}

void Teletype::open_help() {
  std::vector<std::string> lines;
  const std::vector<std::string> situation = session_.describe(viewer_);
  for (std::size_t i = 0; i < situation.size() && i < 2; ++i) lines.push_back(situation[i]);
  for (const std::string& kind : kinds())
    for (std::string& line : explained(kind)) lines.push_back(std::move(line));
  if (!may_order_) lines.push_back(waiting_);
  lines.push_back(look_.device == Device::pad
                      ? tr("Choose from the list at the right, or write the order on the board of letters.")
                      : tr("Choose from the list at the right, or type the order: capitals do not matter."));
  help_ = std::make_unique<Group>();
  TextView::Style style = green_text(false);
  style.text = stage::lime;
  style.small = false;
  help_->add<TextView>(kHelp, tr("Orders now"), style).paragraphs(std::move(lines));
}

std::vector<std::string> Teletype::kinds() const {
  std::vector<std::string> out;
  for (const Item& item : items_) {
    if (item.kind == Item::Kind::help) continue;
    const std::string kind =
        first_word(item.kind == Item::Kind::form ? menu_.forms[item.index].kind : menu_.orders[item.index]);
    if (std::find(out.begin(), out.end(), kind) == out.end()) out.push_back(kind);
  }
  return out;
}

std::size_t Teletype::rank(std::string_view kind) const {
  const auto found =
      std::find_if(table_.begin(), table_.end(), [&](const ManualLine& line) { return first_word(line.text) == kind; });
  return static_cast<std::size_t>(found - table_.begin());
}

// An example that may be given as it stands, and what the manual says of such an order.
std::vector<std::string> Teletype::explained(const std::string& kind) const {
  std::string example;
  for (const std::string& order : menu_.orders)
    if (example.empty() && first_word(order) == kind) example = order;
  for (const Form& form : menu_.forms) {
    if (!example.empty() || first_word(form.kind) != kind) continue;
    std::vector<std::string> values;
    for (const Parameter& p : form.parameters)
      values.push_back(p.values.empty() ? std::to_string(p.high) : p.values.front());
    example = session_.fill(form, values);
  }
  std::vector<std::string> out;
  for (const ManualLine& line : table_)
    if (first_word(line.text) == kind) out.push_back(tr("{}: {}.", example, line.value));
  if (out.empty()) out.push_back(example);
  return out;
}

// The words with which the orders of this moment go on.
std::vector<std::string> Teletype::next_words(const std::string& text) const {
  std::vector<std::string> out;
  const auto offer = [&](const std::string& order) {
    if (order.size() <= text.size()) return;
    for (std::size_t i = 0; i < text.size(); ++i)
      if (lower(order[i]) != lower(text[i])) return;
    const std::size_t space = text.rfind(' ');
    const std::size_t from = space == std::string::npos ? 0 : space + 1;
    const std::string word = order.substr(from, order.find(' ', text.size()) - from);
    if (!word.empty() && std::find(out.begin(), out.end(), word) == out.end()) out.push_back(word);
  };
  for (const Item& item : items_) {
    if (item.kind == Item::Kind::order) offer(menu_.orders[item.index]);
    if (item.kind == Item::Kind::form) offer(menu_.forms[item.index].kind);
  }
  return out;
}

void Teletype::open_form(std::size_t index) {
  const Form& form = menu_.forms[index];
  form_ = std::make_unique<Group>();
  form_index_ = index;
  form_close_ = false;
  const int rows = static_cast<int>(form.parameters.size());
  const int pitch = rows > 14 ? 15 : 19;
  int y = std::max(40, 176 - (rows * pitch + 24) / 2);
  for (const Parameter& p : form.parameters) {
    const Rect place{128, y, 384, pitch - 4};
    if (p.values.empty()) {
      form_->add<Slider>(place, p.name, tr("{} to {}.", p.low, p.high), p.low, p.high, 1, p.low, nullptr);
    } else {
      form_->add<Choice>(place, p.name, std::string(), p.values, 0, nullptr);
    }
    y += pitch;
  }
  form_->add<Button>(Rect{160, y + 8, 152, 18}, tr("Give order"), std::string(), [this] {
    propose(form_order());
    form_close_ = true;
  });
  form_->add<Button>(Rect{328, y + 8, 152, 18}, tr("Cancel"), std::string(), [this] { form_close_ = true; });
}

void Teletype::close_form() { form_.reset(); }

void Teletype::propose(const std::string& order) {
  given_ = order;
  if (const std::string question = session_.question(order); !question.empty())
    ask(order, question);
  else
    answer_.order = order;
}

void Teletype::ask(const std::string& order, const std::string& question) {
  asked_ = question;
  asked_about_ = order;
  question_ = std::make_unique<Group>();
  question_close_ = false;
  // No stands first and has the focus: confirm twice does no harm.
  question_->add<Button>(Rect{160, 200, 152, 18}, tr("No"), std::string(), [this] { question_close_ = true; });
  question_->add<Button>(Rect{328, 200, 152, 18}, tr("Yes"), std::string(), [this] {
    answer_.order = asked_about_;
    question_close_ = true;
  });
}

std::string Teletype::form_order() const {
  const Form& form = menu_.forms[form_index_];
  std::vector<std::string> values;
  for (std::size_t i = 0; i < form.parameters.size(); ++i) {
    if (form.parameters[i].values.empty()) {
      values.push_back(std::to_string(static_cast<const Slider&>(form_->at(i)).value()));
    } else {
      values.push_back(form.parameters[i].values[static_cast<const Choice&>(form_->at(i)).value()]);
    }
  }
  return session_.fill(form, values);
}

Answer Teletype::on(const Input& input) {
  answer_ = {};
  if (input.intent != Intent::pointer && input.intent != Intent::release) {
    settle();
    notice_.clear();
  }
  if (!question_) typed_ = false;
  if (question_) {
    if (question_->on(input) == Used::no && input.intent == Intent::back) question_close_ = true;
    if (question_close_) {
      question_.reset();
      group_.focus(typed_ ? kLinePlace : 0);
    }
    question_close_ = false;
    return answer_;
  }
  if (form_) {
    // Numbers change with left and right, so confirm on one of them gives the order at once.
    const std::optional<std::size_t> at = form_->focused();
    const auto& parameters = menu_.forms[form_index_].parameters;
    if (input.intent == Intent::confirm && at && *at < parameters.size() && parameters[*at].values.empty()) {
      propose(form_order());
      form_close_ = true;
    } else if (form_->on(input) == Used::no && input.intent == Intent::back)
      form_close_ = true;
    if (form_close_) close_form();
    form_close_ = false;
    return answer_;
  }
  if (help_) {
    const bool reads = help_->on(input) != Used::no;
    const bool press = input.intent == Intent::confirm || input.intent == Intent::back ||
                       input.intent == Intent::menu || input.intent == Intent::view || input.intent == Intent::help;
    if (!reads && press) help_.reset();
    return answer_;
  }
  if (board_) {
    const LetterBoard::State state = board_->on(input);
    if (state == LetterBoard::State::open) return answer_;
    const std::string text = board_->text();
    board_.reset();
    group_.focus(0);
    if (state == LetterBoard::State::done) typed(text);
    return answer_;
  }
  if (group_.wants_text() && input.intent == Intent::back) {
    line_->text({});
    group_.focus(0);
    return answer_;
  }
  const bool pad = look_.device == Device::pad;
  if (pad && (input.intent == Intent::view || (input.intent == Intent::confirm && group_.wants_text()))) {
    open_board();
    return answer_;
  }
  if (input.intent == Intent::view) {
    group_.focus(group_.wants_text() ? 0 : kLinePlace);
    return answer_;
  }
  if (input.intent == Intent::help || (input.intent == Intent::letter && input.sign == U'?')) {
    open_help();
    return answer_;
  }
  if (group_.on(input) == Used::no) {
    const bool letter = input.intent == Intent::letter;
    if (input.intent == Intent::confirm) group_.focus(0);  // from the log back to the orders
    if (input.intent == Intent::back || input.intent == Intent::menu) answer_.menu = true;
    if (input.intent == Intent::second || (letter && input.sign == U'U')) answer_.undo = true;
    if (input.intent == Intent::third || (letter && input.sign == U'H')) answer_.hint = true;
  }
  return answer_;
}

void Teletype::step() { reading_ = std::max(0, reading_ - stage::ticks_a_step(look_.speed)); }

void Teletype::draw(stage::DrawList& list) const {
  const Entry& entry = session_.entry();
  list.fill({0, 0, stage::kWidth, stage::kHeight}, stage::ink);
  std::string who;
  switch (session_.turn()) {
    case Turn::zero: who = std::string(entry.seats[0]); break;
    case Turn::one: who = std::string(entry.seats[1]); break;
    case Turn::automatic: who = tr("..."); break;
    case Turn::over: who = tr("Game over"); break;
  }
  const std::array<int, 2> scores = session_.scores();
  const std::string points = session_.scores_known()
                                 ? tr("{} {}  {} {}", entry.seats[0], scores[0], entry.seats[1], scores[1])
                                 : std::string();
  paint_top_bar(list, look_, shortened(entry.title, 26), shortened(who, 26), shortened(points, 26));
  const auto head = [&](Rect box, const std::string& title) {
    list.fill({box.x, box.y - kHead, box.w, kHead}, stage::ink);
    list.frame({box.x, box.y - kHead, box.w, kHead + 1}, stage::green);
    list.text(look_.table, {box.x + 6, box.y - kHead + 3, box.w - 12, 8}, title, stage::lime);
  };
  head(kSituation, tr("SITUATION"));
  head(kLog, tr("LOG"));
  head(kOrders, shortened(may_order_ ? tr("ORDERS ({})", menu_.orders.size() + menu_.forms.size()) : tr("ORDERS"), 35));
  group_.draw(list, look_);
  if (!notice_.empty()) {
    draw_notice(list);
  } else if (may_order_ && !group_.wants_text() && line_->text().empty()) {
    list.text(
        look_.table, {kLine.x + 6, kLine.y + 5, kLine.w - 12, 8},
        look_.device == Device::pad ? tr("Write an order here.") : tr("Type an order here; ? says what there is."),
        stage::leaf);
  }
  if (form_) {
    list.layer(10);
    list.remap({0, 0, stage::kWidth, stage::kHeight}, stage::behind());
    const int top = form_->at(0).place().y - 22;
    const Rect last = form_->at(form_->size() - 1).place();
    paint_panel(list, look_, {112, top, 416, last.y + last.h + 10 - top}, shortened(menu_.forms[form_index_].kind, 48),
                {stage::ink, stage::leaf, stage::jungle, stage::paper});
    form_->draw(list, look_);
    list.layer(0);
  }
  if (question_) draw_question(list);
  if (help_) {
    list.layer(10);
    list.remap({0, 0, stage::kWidth, stage::kHeight}, stage::behind());
    paint_panel(list, look_, {kHelp.x - 8, kHelp.y - 20, kHelp.w + 16, kHelp.h + 28}, tr("WHAT CAN BE ORDERED NOW"),
                {stage::ink, stage::leaf, stage::jungle, stage::paper});
    help_->draw(list, look_);
    list.layer(0);
  }
  if (board_) board_->draw(list, look_);
  list.layer(11);  // over what is darkened
  paint_hints(list, look_, hints());
  list.layer(0);
}

Hints Teletype::hints() const {
  if (board_) return board_->hints();
  if (help_) {
    Hints can;
    if (static_cast<const TextView&>(help_->at(0)).scrolls(look_))
      can = {{Intent::up, {}}, {Intent::down, tr("scroll")}, {Intent::previous, {}}, {Intent::next, tr("by pages")}};
    can.push_back({Intent::back, tr("close")});
    return can;
  }
  if (question_) return {{Intent::confirm, tr("choose")}, {Intent::back, tr("no")}};
  if (form_)
    return {
        {Intent::left, {}}, {Intent::right, tr("change")}, {Intent::confirm, tr("give")}, {Intent::back, tr("cancel")}};
  Hints out;
  if (may_order_) {
    out = {{Intent::confirm, group_.wants_text() && look_.device == Device::pad ? tr("letters") : tr("give")},
           {Intent::up, {}},
           {Intent::down, tr("choose")}};
    if (look_.device == Device::pad) {
      out.push_back({Intent::view, tr("write")});
      out.push_back({Intent::second, tr("take back")});
      out.push_back({Intent::third, tr("hint")});
    } else {
      out.push_back({Intent::view, group_.wants_text() ? tr("list") : tr("type")});
      if (!group_.wants_text()) {
        out.push_back({Intent::letter, tr("take back"), U'U'});
        out.push_back({Intent::letter, tr("hint"), U'H'});
      }
      out.push_back({Intent::help, tr("what now?")});
    }
  }
  out.push_back({Intent::previous, {}});
  out.push_back({Intent::next, tr("page")});
  out.push_back({Intent::menu, tr("menu")});
  return out;
}

// As many lines as it takes, upwards from the line to type in.
void Teletype::draw_notice(stage::DrawList& list) const {
  std::vector<std::string> lines;
  wrap(notice_, static_cast<std::size_t>((kLine.w - 12) / 6), lines);
  const int more = 11 * (static_cast<int>(lines.size()) - 1);
  list.layer(5);
  list.fill({kLine.x, kLine.y - more, kLine.w, kLine.h + more}, stage::amber);
  for (std::size_t i = 0; i < lines.size(); ++i)
    list.text(look_.table, {kLine.x + 6, kLine.y - more + 5 + 11 * static_cast<int>(i), kLine.w - 12, 8}, lines[i],
              stage::ink);
  list.layer(0);
}

// What is read or written over the table is no place for a lesson.
Cover Teletype::cover() const {
  if (form_ || question_ || board_ || help_) return Cover::reading;
  return notice_.empty() ? Cover::none : Cover::notice;
}

// Over the log: the situation and the orders are what it speaks of.
stage::Rect Teletype::lesson_place() const {
  return look_.large_text ? Rect{8, kLog.y - 8, 624, kLog.h + 8} : Rect{kLog.x, kLog.y, kLog.w, kLog.h};
}

void Teletype::draw_question(stage::DrawList& list) const {
  constexpr std::size_t kColumns = 64;
  list.layer(10);
  list.remap({0, 0, stage::kWidth, stage::kHeight}, stage::behind());
  paint_panel(list, look_, {112, 124, 416, 104}, shortened(asked_about_, 48),
              {stage::ink, stage::leaf, stage::jungle, stage::paper});
  std::vector<std::string> lines;
  wrap(asked_, kColumns, lines);
  int y = 148;
  for (const std::string& line : lines) {
    list.text(look_.table, {128, y, 384, 8}, line, stage::lime);
    y += 11;
  }
  question_->draw(list, look_);
  list.layer(0);
}

std::string Teletype::says() const {
  if (question_) return tr("{} {}", asked_, question_->says());
  if (!notice_.empty()) return notice_;
  if (form_) return tr("{} {}", form_order(), form_->says());
  if (board_) return board_->says();
  if (help_) {
    std::string all;
    for (const std::string& line : static_cast<const TextView&>(help_->at(0)).paragraphs())
      all += (all.empty() ? "" : " ") + line;
    return all;
  }
  const std::string focus = group_.says();
  return focus.empty() ? waiting_ : focus;
}

bool Teletype::wants_text() const { return board_ || (!form_ && !question_ && !help_ && group_.wants_text()); }

}  // namespace d6::ui
