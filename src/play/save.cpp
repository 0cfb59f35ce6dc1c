// Saves and replays of any game of a catalogue.
#include "play/save.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/version.h"
#include "data/json.h"

namespace d6 {
namespace {

std::uint64_t checksum(std::string_view text) {
  Hasher hasher;
  for (const char c : text) hasher.word(static_cast<unsigned char>(c));
  return hasher.value();
}

const Entry* find(std::span<const Entry> games, std::string_view name) {
  const auto found = std::find_if(games.begin(), games.end(), [&](const Entry& e) { return e.name == name; });
  return found == games.end() ? nullptr : &*found;
}

std::string names(std::span<const Entry> games) {
  std::string out;
  for (const auto& game : games) out += fmt::format("{}{}", out.empty() ? "" : ", ", game.name);
  return out;
}

// The session of a record's header, nothing played yet.
Opened begin(std::span<const Entry> games, const DataFolders& folders, const Record& record, const std::string& name) {
  Opened out;
  const Entry* entry = find(games, record.game);
  if (!entry) {
    out.problems.push_back({name, "game \"" + record.game + "\"", names(games)});
    return out;
  }
  out = record.position.empty() ? open_from(*entry, folders, record.options, record.seed)
                                : entry->position(folder_for(*entry, folders, record.options), record.options, record.seed, record.position);
  if (!out.session) return out;
  out.session->seats(record.seats);
  if (record.program != kVersion) out.notes.push_back(fmt::format("made by version {}, this is {}", record.program, kVersion));
  if (out.session->data_hash() != record.data) out.notes.push_back("made with other game data than is installed now");
  return out;
}

// Gives the record's orders; false where it diverges, with the sentence.
bool play_on(Session& session, const Record& record, std::string& error) {
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    while (session.advance()) {
    }
    const auto& step = record.steps[i];
    const Turn turn = session.turn();
    if (!seat_decides(turn) || static_cast<int>(turn) != step.seat) {
      error = fmt::format("order {} ({}): it is not seat {}'s turn", i + 1, step.order, step.seat);
      return false;
    }
    if (const auto refused = session.order(step.order)) {
      error = fmt::format("order {} ({}): {}", i + 1, step.order, refused->text);
      return false;
    }
    // The record may have been taken between two automatic steps: at its end go no further than it did.
    const bool last = i + 1 == record.steps.size();
    while (session.turn() == Turn::automatic && !(last && session.hash() == record.last_hash)) session.advance();
    if (step.hash && session.hash() != step.hash) {
      error = fmt::format("order {} ({}): the state's hash is {}, the record says {}", i + 1, step.order, hex16(session.hash()), hex16(step.hash));
      return false;
    }
  }
  return true;
}

}  // namespace

std::string write_save(const std::string& record, const Json& snapshot) {
  Json json = Json::object();
  json["deep6_save"] = kSaveFormat;
  json["snapshot"] = snapshot;
  json["record"] = record;
  json["checksum"] = hex16(checksum(json.dump()));
  return json.dump() + "\n";
}

namespace {

// The checked parts of a save's text; a problem where it is refused.
bool open_text(std::string_view text, const std::string& name, Json& json, Record& record, Problems& problems) {
  json = parse_json(text);
  if (json.is_discarded() || !json.is_object() || !json.contains("deep6_save") || !json["deep6_save"].is_number_integer()) {
    problems.push_back({name, text.empty() ? "an empty file" : "no whole save (cut or not a save)", "a Deep Six save"});
    return false;
  }
  const Json& format = json["deep6_save"];
  if (format < 1) {
    problems.push_back({name, fmt::format("format {}", format.dump()), fmt::format("format 1 to {}", kSaveFormat)});
    return false;
  }
  if (format > kSaveFormat) {
    problems.push_back({name, fmt::format("format {}: a newer version made it", format.dump()), fmt::format("format 1 to {}", kSaveFormat)});
    return false;
  }
  std::uint64_t sum = 0;
  const bool shaped = json.contains("checksum") && json["checksum"].is_string() && json.contains("record") && json["record"].is_string() &&
                      json.contains("snapshot") && parse_hex16(json["checksum"].get_ref<const std::string&>(), sum);
  if (shaped) json.erase("checksum");
  if (!shaped || checksum(json.dump()) != sum) {
    problems.push_back({name, "a checksum that does not match (the file was changed or damaged)", "a save as it was written"});
    return false;
  }
  return read_record(json["record"].get_ref<const std::string&>(), name, record, problems);
}

}  // namespace

bool preview_save(std::string_view text, SavePreview& preview) {
  Json json;
  Record record;
  Problems problems;
  if (!open_text(text, "", json, record, problems)) return false;
  preview = {record.game, record.program, record.seats, record.steps.size()};
  return true;
}

Opened load_save(std::span<const Entry> games, const DataFolders& folders, std::string_view text, const std::string& name) {
  Opened out;
  Json json;
  Record record;
  if (!open_text(text, name, json, record, out.problems)) return out;
  out = begin(games, folders, record, name);
  if (!out.session) return out;
  // The history that people scroll back through comes from the record, where it still plays to the same state.
  std::string error;
  const bool same_data = out.session->data_hash() == record.data;
  const bool replayed = same_data && play_on(*out.session, record, error);
  if (replayed)
    while (out.session->hash() != record.last_hash && out.session->advance()) {
    }
  const bool agrees = replayed && out.session->hash() == record.last_hash;
  if (!agrees) {
    Opened fresh = begin(games, folders, record, name);
    out.session = std::move(fresh.session);
    out.notes.push_back("the moves so far cannot be shown again; the game goes on from its snapshot");
  }
  if (!out.session->entry().restore(*out.session, json["snapshot"], record, error)) {
    out.session.reset();
    out.problems.push_back({name, error, "a state that this version's rules can hold"});
  }
  return out;
}

Opened replay(std::span<const Entry> games, const DataFolders& folders, std::string_view text, const std::string& name) {
  Opened out;
  Record record;
  if (!read_record(text, name, record, out.problems)) return out;
  out = begin(games, folders, record, name);
  if (!out.session) return out;
  std::string error;
  if (!play_on(*out.session, record, error)) {
    out.session.reset();
    out.problems.push_back({name, "a record that diverges at " + error, "orders that play as they were recorded"});
    return out;
  }
  while (out.session->hash() != record.last_hash && out.session->advance()) {
  }
  if (out.session->hash() != record.last_hash) {
    out.problems.push_back({name, fmt::format("the last hash {}", hex16(out.session->hash())), hex16(record.last_hash)});
    out.session.reset();
  }
  return out;
}

}  // namespace d6
