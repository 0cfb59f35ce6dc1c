// Saves: a snapshot and its record in one JSON text with a checksum; the snapshot leads. Loading and replaying of any game.
#pragma once
#include <string>
#include <string_view>

#include "data/json_fwd.h"
#include "play/scenarios.h"
#include "play/session.h"

namespace d6 {

inline constexpr int kSaveFormat = 1;

std::string write_save(const std::string& record, const Json& snapshot);

// What a save is, for lists, without opening the game. Never the cards of a hand (behaviour 38).
struct SavePreview {
  std::string game, program;
  std::array<std::string, 2> seats;
  std::size_t steps = 0;
};
bool preview_save(std::string_view text, SavePreview& preview);

// A save: refused only if cut, edited (checksum) or of a newer format, or if ids do not resolve; an older program's snapshot
// loads and says so in notes. `name` is the file, for messages.
Opened load_save(std::span<const Entry> games, const DataFolders& folders, std::string_view text, const std::string& name);

// Plays a record from its start; a replay that diverges says at which order and what differs. Other data
// or another program version is a note.
Opened replay(std::span<const Entry> games, const DataFolders& folders, std::string_view text, const std::string& name);

}  // namespace d6
