// Mile Bones' own screen, for src/app/views.cpp.
#pragma once
#include <memory>

#include "ui/game_view.h"

namespace d6::milebones {

std::unique_ptr<ui::GameView> make_table(Session& session, const ui::Look& look);

}  // namespace d6::milebones
