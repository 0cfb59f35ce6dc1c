// UTF-8 by the character, and lines that fit their box.
#include "base/text.h"

namespace d6 {

namespace {

constexpr char32_t kReplacement = 0xFFFD;

unsigned byte_at(std::string_view text, std::size_t i) { return static_cast<unsigned char>(text[i]); }

}  // namespace

char32_t next_character(std::string_view& rest) {
  const unsigned lead = byte_at(rest, 0);
  if (lead < 0x80) {  // nearly all of them
    rest.remove_prefix(1);
    return lead;
  }
  std::size_t length = 1;
  char32_t sign = lead;
  if (lead >= 0xF0 && lead < 0xF5) {
    length = 4;
    sign = lead & 0x07u;
  } else if (lead >= 0xE0 && lead < 0xF0) {
    length = 3;
    sign = lead & 0x0Fu;
  } else if (lead >= 0xC2 && lead < 0xE0) {
    length = 2;
    sign = lead & 0x1Fu;
  } else {
    rest.remove_prefix(1);
    return kReplacement;
  }
  if (rest.size() < length) {
    rest.remove_prefix(1);
    return kReplacement;
  }
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte_at(rest, i) & 0xC0u) != 0x80u) {
      rest.remove_prefix(1);
      return kReplacement;
    }
    sign = (sign << 6) | (byte_at(rest, i) & 0x3Fu);
  }
  const bool overlong = (length == 3 && sign < 0x800) || (length == 4 && sign < 0x10000);
  const bool surrogate = sign >= 0xD800 && sign < 0xE000;
  if (overlong || surrogate || sign > 0x10FFFF) {
    rest.remove_prefix(1);
    return kReplacement;
  }
  rest.remove_prefix(length);
  return sign;
}

std::size_t characters(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count) next_character(text);
  return count;
}

std::string_view first_characters(std::string_view text, std::size_t count) {
  std::string_view rest = text;
  while (count-- > 0 && !rest.empty()) next_character(rest);
  return text.substr(0, text.size() - rest.size());
}

void append_utf8(std::string& text, char32_t sign) {
  const auto put = [&text](char32_t byte) { text.push_back(static_cast<char>(static_cast<unsigned char>(byte))); };
  if (sign < 0x80) {
    put(sign);
  } else if (sign < 0x800) {
    put(0xC0 | (sign >> 6));
    put(0x80 | (sign & 0x3F));
  } else if (sign < 0x10000) {
    put(0xE0 | (sign >> 12));
    put(0x80 | ((sign >> 6) & 0x3F));
    put(0x80 | (sign & 0x3F));
  } else {
    put(0xF0 | (sign >> 18));
    put(0x80 | ((sign >> 12) & 0x3F));
    put(0x80 | ((sign >> 6) & 0x3F));
    put(0x80 | (sign & 0x3F));
  }
}

void erase_last_character(std::string& text) {
  if (text.empty()) return;
  text.resize(first_characters(text, characters(text) - 1).size());
}

std::string shortened(std::string_view text, std::size_t columns) {
  if (characters(text) <= columns) return std::string(text);
  if (columns <= 2) return std::string(first_characters(text, columns));
  return std::string(first_characters(text, columns - 2)) + "..";
}

void wrap(std::string_view text, std::size_t columns, std::vector<std::string>& lines) {
  if (columns == 0) return;
  while (true) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    do {
      const std::string_view most = first_characters(line, columns);
      if (most.size() == line.size()) {
        lines.emplace_back(line);
        break;
      }
      // The space right after a full line is a place to break too.
      std::size_t cut = line.substr(0, most.size() + 1).rfind(' ');
      if (cut == std::string_view::npos || cut == 0) cut = most.size();
      lines.emplace_back(line.substr(0, cut));
      line.remove_prefix(cut);
      while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
    } while (!line.empty());
    if (end == std::string_view::npos) return;
    text.remove_prefix(end + 1);
  }
}

void wrap_evenly(std::string_view text, std::size_t columns, std::vector<std::string>& lines) {
  lines.clear();
  wrap(text, columns, lines);
  std::vector<std::string> narrower;
  for (std::size_t n = columns; n-- > 1 && lines.size() > 1;) {
    narrower.clear();
    wrap(text, n, narrower);
    if (narrower.size() > lines.size()) return;
    lines = narrower;
  }
}

}  // namespace d6
