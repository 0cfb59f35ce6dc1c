// A sound file as bytes, for tests of what plays it.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace d6::test {

// A square tone of 441 Hz at 22,050 Hz.
inline std::vector<std::int16_t> tone(std::size_t samples) {
  std::vector<std::int16_t> out(samples);
  for (std::size_t i = 0; i < samples; ++i) out[i] = i % 50 < 25 ? 8000 : -8000;
  return out;
}

// 16 bits; the samples of several voices lie beside each other.
inline std::string wav(const std::vector<std::int16_t>& samples, std::uint32_t rate = 22050, std::uint32_t voices = 1) {
  std::string bytes = "RIFF";
  const auto put = [&bytes](std::uint32_t value, int size) {
    for (int i = 0; i < size; ++i) bytes += static_cast<char>(value >> (8 * i) & 0xFFU);
  };
  const auto size = static_cast<std::uint32_t>(samples.size()) * 2;
  put(36 + size, 4);
  bytes += "WAVEfmt ";
  put(16, 4);
  put(1, 2);
  put(voices, 2);
  put(rate, 4);
  put(rate * voices * 2, 4);
  put(voices * 2, 2);
  put(16, 2);
  bytes += "data";
  put(size, 4);
  for (const std::int16_t s : samples) put(static_cast<std::uint16_t>(s), 2);
  return bytes;
}

}  // namespace d6::test
