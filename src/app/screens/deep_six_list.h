// The Deep Six List on the screen: the lists of every game, statistics a skill, and the signing of the log by pad, keys
// or mouse (TFB over-1, TFB-19, TFB-37).
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "app/screens/cabinet.h"
#include "app/screens/scores.h"
#include "ui/screen.h"

namespace d6::app {

// To look at; begins with the list of `list`, or with the first game's if it is empty. `signed_at`: the place in it
// that somebody signed just now.
std::unique_ptr<ui::Screen> deep_six_screen(Cabinet& cabinet, const std::string& list = {},
                                            std::optional<std::size_t> signed_at = std::nullopt);
// To sign: the winner of a finished game enters a name. Requires claim_of(session) and a place for it.
std::unique_ptr<ui::Screen> sign_screen(Cabinet& cabinet, const Session& session, const Claim& claim);

}  // namespace d6::app
