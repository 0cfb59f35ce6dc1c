// Writing and reading records.
#include "play/record.h"

#include <fmt/format.h>

#include <charconv>

namespace d6 {
namespace {

// Cuts the first word off `rest`.
std::string_view word(std::string_view& rest) {
  const std::size_t end = rest.find(' ');
  const std::string_view out = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
  return out;
}

template <class T>
bool number(std::string_view text, T& value) {
  const auto [end, bad] = std::from_chars(text.data(), text.data() + text.size(), value);
  return bad == std::errc() && end == text.data() + text.size() && !text.empty();
}

}  // namespace

std::string hex16(std::uint64_t value) { return fmt::format("{:016x}", value); }

bool parse_hex16(std::string_view text, std::uint64_t& value) {
  const auto [end, bad] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  return text.size() == 16 && bad == std::errc() && end == text.data() + text.size();
}

std::string write_record(const Record& record) {
  std::string out = fmt::format("deep6 {}\nprogram {}\ngame {}\ndata {}\nseed {}\n", kRecordFormat, record.program, record.game,
                                hex16(record.data), record.seed);
  for (const auto& [key, value] : record.options) out += fmt::format("option {}={}\n", key, value);
  out += fmt::format("seats {} {}\nundos {}\nhints {}\n", record.seats[0], record.seats[1], record.undos, record.hints);
  if (!record.position.empty()) out += fmt::format("position {}\n", record.position);
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const auto& step = record.steps[i];
    out += fmt::format("{} {} {}\n", i + 1, step.seat, step.order);
    if (step.hash) out += fmt::format("= {}\n", hex16(step.hash));
  }
  out += fmt::format("end {} {}\n", record.steps.size(), hex16(record.last_hash));
  return out;
}

bool read_record(std::string_view text, const std::string& name, Record& record, Problems& problems) {
  record = {};
  int line_number = 0;
  const auto fail = [&](std::string_view found, std::string_view allowed) {
    problems.push_back({fmt::format("{}:{}", name, line_number), fmt::format("\"{}\"", found.substr(0, 80)), std::string(allowed)});
    return false;
  };
  bool started = false;
  while (!text.empty()) {
    ++line_number;
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return fail(text, "a whole line (the file is cut)");
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    std::string_view rest = line;
    const std::string_view key = word(rest);
    if (!started) {
      int format = 0;
      if (key != "deep6" || !number(rest, format)) return fail(line, "deep6 and a format number: this is no record");
      if (format < 1 || format > kRecordFormat) return fail(line, fmt::format("format 1 to {}: the record is from a newer version", kRecordFormat));
      started = true;
    } else if (key == "program") {
      record.program = rest;
    } else if (key == "game") {
      record.game = rest;
    } else if (key == "data") {
      if (!parse_hex16(rest, record.data)) return fail(line, "16 hex digits");
    } else if (key == "seed") {
      if (!number(rest, record.seed)) return fail(line, "a whole number");
    } else if (key == "option") {
      const std::size_t equals = rest.find('=');
      if (equals == std::string_view::npos) return fail(line, "option KEY=VALUE");
      record.options.emplace_back(rest.substr(0, equals), rest.substr(equals + 1));
    } else if (key == "seats") {
      record.seats[0] = word(rest);
      record.seats[1] = word(rest);
    } else if (key == "undos") {
      if (!number(rest, record.undos) || record.undos < 0) return fail(line, "a whole number, 0 or more");
    } else if (key == "hints") {
      if (!number(rest, record.hints) || record.hints < 0) return fail(line, "a whole number, 0 or more");
    } else if (key == "position") {
      record.position = rest;
    } else if (key == "=") {
      if (record.steps.empty() || !parse_hex16(rest, record.steps.back().hash)) return fail(line, "= and 16 hex digits, behind a step");
    } else if (key == "end") {
      std::size_t count = 0;
      const std::string_view n = word(rest);
      if (!number(n, count) || count != record.steps.size() || !parse_hex16(rest, record.last_hash))
        return fail(line, fmt::format("end {} and 16 hex digits", record.steps.size()));
      if (!text.empty()) return fail(text, "nothing behind the end");
      return true;
    } else {
      std::size_t step = 0;
      const std::string_view seat = word(rest);
      if (!number(key, step) || step != record.steps.size() + 1 || (seat != "0" && seat != "1") || rest.empty())
        return fail(line, fmt::format("step {}, a seat 0 or 1, and an order", record.steps.size() + 1));
      record.steps.push_back({seat == "1", std::string(rest), 0});
    }
  }
  return fail("", "an end line (the file is cut)");
}

}  // namespace d6
