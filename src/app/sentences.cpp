// What the program itself says about its files: see sentences.h.
#include "app/sentences.h"

#include <cstring>

#include "base/text.h"

namespace d6::app {

std::string sentence(const files::Error& error) {
  using Kind = files::Error::Kind;
  switch (error.kind) {
    case Kind::missing: return tr("There is no {}.", error.path);
    case Kind::forbidden: return tr("{} may not be written or read by you.", error.path);
    case Kind::read_only: return tr("The disk is read-only: {}.", error.path);
    case Kind::full: return tr("The disk is full: {}.", error.path);
    case Kind::too_large: return tr("{} is far too large to be one of ours.", error.path);
    case Kind::nowhere: return tr("There is no folder to keep files in: neither HOME nor an XDG folder is set.");
    case Kind::no_file: return tr("{} is a folder or a device, not a file.", error.path);
    case Kind::other: return tr("{}: {}.", error.path, std::strerror(error.number));
  }
  return {};
}

}  // namespace d6::app
