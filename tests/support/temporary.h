// A folder that goes with the test.
#pragma once
#include <cstdlib>
#include <filesystem>
#include <string>

namespace d6::test {

class Temporary {
 public:
  Temporary() : path_((std::filesystem::temp_directory_path() / "deepsix-test-XXXXXX").string()) {
    if (::mkdtemp(path_.data()) == nullptr) std::abort();
  }
  ~Temporary() {
    std::error_code error;
    std::filesystem::remove_all(path_, error);
  }
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

}  // namespace d6::test
