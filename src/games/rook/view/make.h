// Rook 'Em's own screen, for src/app/views.cpp.
#pragma once
#include <memory>

#include "ui/game_view.h"

namespace d6::rook {

std::unique_ptr<ui::GameView> make_table(Session& session, const ui::Look& look);

}  // namespace d6::rook
