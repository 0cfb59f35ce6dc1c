// JSON for programs: ordered, so that what is printed keeps the order of the fields.
#pragma once
#include <nlohmann/json_fwd.hpp>

namespace d6 {
using Json = nlohmann::ordered_json;
}
