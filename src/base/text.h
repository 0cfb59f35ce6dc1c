// Words on their way to a reader: tr() marks every sentence a player reads (English is the source, fmt's braces take
// numbers and names), and UTF-8 is counted, cut and checked in characters (behaviour 18).
#pragma once
#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace d6 {

// A sentence for a player. Translations would be looked up by `source` here and nowhere else.
template <class... Args>
std::string tr(fmt::format_string<Args...> source, Args&&... args) {
  return fmt::format(source, std::forward<Args>(args)...);
}

// Takes the next character off the front of `rest`; U+FFFD for a byte that is no UTF-8. `rest` must not be empty.
char32_t next_character(std::string_view& rest);
// Characters in `text`; a byte that is no UTF-8 counts as one.
std::size_t characters(std::string_view text);
// The first `count` characters of `text`, all of it if it has fewer.
std::string_view first_characters(std::string_view text, std::size_t count);
// Appends `sign` as UTF-8.
void append_utf8(std::string& text, char32_t sign);
// Takes the last character off; nothing happens to an empty text.
void erase_last_character(std::string& text);

// `text` in at most `columns` characters, its end replaced by ".." where it is longer.
std::string shortened(std::string_view text, std::size_t columns);
// Breaks `text` at spaces (and at line ends) into lines of at most `columns` characters, appended to `lines`; longer words are cut.
void wrap(std::string_view text, std::size_t columns, std::vector<std::string>& lines);
// As few lines as wrap() makes, in place of `lines`, of about the same length: no single word is left for the last one.
void wrap_evenly(std::string_view text, std::size_t columns, std::vector<std::string>& lines);

}  // namespace d6
