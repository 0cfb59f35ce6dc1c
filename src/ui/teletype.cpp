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
constexpr int kHead = 15;  // a title's strip above its box
constexpr int kReadingMs = 350;

ListStyle green_list() {
  ListStyle s;
  s.ground = stage::ink;
  s.text = stage::lime;
  s.dim = stage::leaf;
  s.chosen_ground = stage::lime;
  s.chosen_text = stage::ink;
  s.edge = stage::green;
  s.header = stage::leaf;
  s.row_height = 11;
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

Teletype::Teletype(Session& session, const Look& look)
    : session_(session),
      look_(look),
      hints_({{Intent::confirm, tr("give")},
              {Intent::up, {}},
              {Intent::down, tr("choose")},
              {Intent::view, tr("type")},
              {Intent::letter, tr("take back"), U'U'},
              {Intent::letter, tr("hint"), U'H'},
              {Intent::menu, tr("menu")}}) {
  orders_ = &group_.add<List>(
      kOrders, std::vector<Column>(),
      [this](std::size_t i) {
        if (!may_order_) return;
        if (i < menu_.orders.size()) {
          propose(menu_.orders[i]);
        } else {
          open_form(i - menu_.orders.size());
        }
      },
      green_list());
  situation_ = &group_.add<TextView>(kSituation, tr("Situation"), green_text(false));
  log_ = &group_.add<TextView>(kLog, tr("Log"), green_text(true));
  line_ = &group_.add<TextField>(kLine, look.text, tr("Order"), 120, [this](const std::string& text) {
    if (may_order_ && !text.empty()) propose(text);
  });
  show(Viewer::table);
}

Teletype::~Teletype() = default;

void Teletype::show(Viewer viewer) {
  viewer_ = viewer;
  reading_ = 0;
  notice_.clear();
  close_form();
  question_.reset();
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
  situation_->paragraphs(session_.describe(viewer_));
  refresh_orders();
}

void Teletype::refused(const Refused& why) {
  notice_ = why.rule.empty() ? why.text : tr("{} ({})", why.text, why.rule);
}

void Teletype::yours(bool may_order, const std::string& waiting) {
  const bool began = may_order && !may_order_;
  if (may_order_ != may_order || waiting_ != waiting) {
    may_order_ = may_order;
    waiting_ = waiting;
    refresh_orders();
  }
  if (began) group_.focus(0);
}

void Teletype::advised(const Advice& advice) {
  notice_ = advice.reason.empty() ? tr("Hint: {}", advice.order) : tr("Hint: {}. {}", advice.order, advice.reason);
  for (std::size_t i = 0; i < menu_.orders.size(); ++i) {
    if (menu_.orders[i] == advice.order) orders_->choose(i);
  }
}

void Teletype::refresh_orders() {
  menu_ = may_order_ ? session_.orders() : OrderMenu();
  std::vector<Row> rows;
  for (const std::string& order : menu_.orders) rows.push_back({{order}, tr("confirm to give this order"), true});
  for (const Form& form : menu_.forms)
    rows.push_back({{tr("{} ...", form.kind)}, tr("confirm to fill in its numbers"), true});
  orders_->when_empty(may_order_ ? std::string() : waiting_);
  orders_->rows(std::move(rows));
  line_->enable(may_order_);
  group_.refresh();
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
  if (question_) {
    if (question_->on(input) == Used::no && input.intent == Intent::back) question_close_ = true;
    if (question_close_) {
      question_.reset();
      line_->text({});
      group_.focus(0);
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
  if (group_.wants_text() && input.intent == Intent::back) {
    line_->text({});
    group_.focus(0);
    return answer_;
  }
  if (input.intent == Intent::view) {
    group_.focus(group_.wants_text() ? 0 : 3);
    return answer_;
  }
  if (group_.on(input) == Used::no) {
    if (input.intent == Intent::confirm) group_.focus(0);  // from the log back to the orders
    if (input.intent == Intent::back || input.intent == Intent::menu) answer_.menu = true;
    if (input.intent == Intent::letter && input.sign == U'U') answer_.undo = true;
    if (input.intent == Intent::letter && input.sign == U'H') answer_.hint = true;
  }
  if (answer_.order && group_.wants_text()) line_->text({});
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
    list.fill({kLine.x, kLine.y, kLine.w, kLine.h}, stage::amber);
    list.text(look_.table, {kLine.x + 6, kLine.y + 5, kLine.w - 12, 8},
              shortened(notice_, static_cast<std::size_t>((kLine.w - 12) / 6)), stage::ink);
  } else if (may_order_ && !group_.wants_text() && line_->text().empty()) {
    list.text(look_.table, {kLine.x + 6, kLine.y + 5, kLine.w - 12, 8}, tr("Type an order here."), stage::leaf);
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
  paint_hints(list, look_, hints_);
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
  const std::string focus = group_.says();
  return focus.empty() ? waiting_ : focus;
}

bool Teletype::wants_text() const { return !form_ && !question_ && group_.wants_text(); }

}  // namespace d6::ui
