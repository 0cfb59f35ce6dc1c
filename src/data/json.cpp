// Reading JSON that anybody may have written: see json.h.
#include "data/json.h"

namespace d6 {
namespace {

// True where lists and objects lie in each other deeper than kDeepestJson. Brackets in texts do not count.
bool too_deep(std::string_view text) {
  int depth = 0;
  bool in_text = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_text) {
      if (c == '\\') ++i;
      if (c == '"') in_text = false;
    } else if (c == '"') {
      in_text = true;
    } else if (c == '[' || c == '{') {
      if (++depth > kDeepestJson) return true;
    } else if (c == ']' || c == '}') {
      --depth;
    }
  }
  return false;
}

}  // namespace

Json parse_json(std::string_view text) {
  if (too_deep(text)) return Json(Json::value_t::discarded);
  return Json::parse(text, nullptr, false);
}

std::string dotted(std::string_view pointer) {
  std::string out = "state";
  while (!pointer.empty()) {
    pointer.remove_prefix(1);  // its slash
    const std::string_view step = pointer.substr(0, pointer.find('/'));
    const bool number = !step.empty() && step.find_first_not_of("0123456789") == std::string_view::npos;
    out += number ? fmt::format("[{}]", step) : fmt::format(".{}", step);
    pointer.remove_prefix(step.size());
  }
  return out;
}

}  // namespace d6
