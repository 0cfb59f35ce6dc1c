// One of a thing and several: the words for one stand beside those for many, so that no sentence says "1 points".
#pragma once
#include <string>
#include <utility>

namespace d6 {

// counted(n, tr("1 point"), tr("{} points", n))
inline std::string counted(long long n, std::string one, std::string many) {
  return n == 1 ? std::move(one) : std::move(many);
}

}  // namespace d6
