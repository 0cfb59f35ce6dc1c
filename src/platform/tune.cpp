// Tune: see tune.h.
#include "platform/tune.h"

#include <SDL.h>
#define OV_EXCLUDE_STATIC_CALLBACKS
#include <vorbis/vorbisfile.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <utility>

namespace d6::platform {
namespace {

struct FreeStream {
  void operator()(SDL_AudioStream* stream) const { SDL_FreeAudioStream(stream); }
};
using Stream = std::unique_ptr<SDL_AudioStream, FreeStream>;

std::size_t at_our_rate(std::int64_t frames, int rate) {
  return static_cast<std::size_t>(std::max<std::int64_t>(0, frames) * kSoundRate / std::max(1, rate));
}

// The number of the comment LOOPSTART, or 0.
std::int64_t marked(const vorbis_comment& comments) {
  constexpr std::string_view kName = "LOOPSTART=";
  for (int i = 0; i < comments.comments; ++i) {
    const std::string_view text(comments.user_comments[i], static_cast<std::size_t>(comments.comment_lengths[i]));
    std::uint32_t at = 0;
    if (text.starts_with(kName) &&
        std::from_chars(text.data() + kName.size(), text.data() + text.size(), at).ec == std::errc())
      return at;
  }
  return 0;
}

}  // namespace

// Bytes of a file come out of it in small pieces: of a WAV that lies in memory, or of an OGG.
struct Tune::Decoder {
  OggVorbis_File ogg{};
  bool is_ogg = false;
  Uint8* wav = nullptr;
  Uint32 wav_size = 0, wav_at = 0;
  Stream stream;  // to one voice at our rate
  std::size_t loop_start = 0;

  Decoder() = default;
  ~Decoder() {
    if (is_ogg) ov_clear(&ogg);
    SDL_FreeWAV(wav);
  }
  Decoder(const Decoder&) = delete;
  Decoder& operator=(const Decoder&) = delete;

  // Frames at our rate; 0: `error`.
  std::size_t open(const std::string& path, std::string& error) {
    if (path.ends_with(".ogg")) return open_ogg(path, error);
    SDL_AudioSpec spec{};
    if (SDL_LoadWAV(path.c_str(), &spec, &wav, &wav_size) == nullptr) {
      error = SDL_GetError();
      return 0;
    }
    stream.reset(SDL_NewAudioStream(spec.format, spec.channels, spec.freq, AUDIO_S16SYS, 1, kSoundRate));
    const auto frame = static_cast<std::int64_t>(SDL_AUDIO_BITSIZE(spec.format)) / 8 * spec.channels;
    return checked(at_our_rate(frame > 0 ? wav_size / frame : 0, spec.freq), error);
  }

  // Bytes into `out`; 0 at the end, below 0 damage.
  long next(char* out, int size) {
    if (is_ogg) {
      int section = 0;
      return ov_read(&ogg, out, size, SDL_BYTEORDER == SDL_BIG_ENDIAN ? 1 : 0, 2, 1, &section);
    }
    const Uint32 n = std::min(static_cast<Uint32>(size), wav_size - wav_at);
    std::copy_n(wav + wav_at, n, out);
    wav_at += n;
    return static_cast<long>(n);
  }

 private:
  std::size_t open_ogg(const std::string& path, std::string& error) {
    if (ov_fopen(path.c_str(), &ogg) != 0) {
      error = "not an Ogg Vorbis stream";
      return 0;
    }
    is_ogg = true;
    const vorbis_info* info = ov_info(&ogg, -1);
    stream.reset(SDL_NewAudioStream(AUDIO_S16SYS, static_cast<Uint8>(info->channels), static_cast<int>(info->rate),
                                    AUDIO_S16SYS, 1, kSoundRate));
    loop_start = at_our_rate(marked(*ov_comment(&ogg, -1)), static_cast<int>(info->rate));
    return checked(at_our_rate(ov_pcm_total(&ogg, -1), static_cast<int>(info->rate)), error);
  }

  std::size_t checked(std::size_t frames, std::string& error) const {
    if (!stream) error = SDL_GetError();
    if (stream && frames == 0) error = "no samples";
    return stream ? frames : 0;
  }
};

Tune::Tune(std::size_t length, std::string path)
    : length_(length), path_(std::move(path)), samples_(new std::int16_t[length]) {}

std::shared_ptr<Tune> Tune::copied(const std::int16_t* samples, std::size_t length) {
  auto tune = std::make_shared<Tune>(length, "");
  std::copy_n(samples, length, tune->samples_.get());
  tune->ready_.store(length, std::memory_order_release);
  return tune;
}

std::shared_ptr<Tune> Tune::open(const std::string& path, std::string& error) {
  auto decoder = std::make_unique<Decoder>();
  const std::size_t length = decoder->open(path, error);
  if (length == 0) return nullptr;
  auto tune = std::make_shared<Tune>(length, path);
  tune->loop_start_ = decoder->loop_start < length ? decoder->loop_start : 0;
  tune->thread_ = std::jthread(
      [to = tune.get(), from = std::move(decoder)](const std::stop_token& stop) { to->decode(*from, stop); });
  return tune;
}

void Tune::decode(Decoder& decoder, const std::stop_token& stop) {
  std::array<char, 8192> bytes{};
  std::size_t done = 0;
  const auto drain = [&] {
    const std::size_t room = (length_ - done) * sizeof(std::int16_t);
    const int got = SDL_AudioStreamGet(decoder.stream.get(), samples_.get() + done,
                                       static_cast<int>(std::min<std::size_t>(room, 1U << 20U)));
    if (got <= 0) return false;
    done += static_cast<std::size_t>(got) / sizeof(std::int16_t);
    ready_.store(done, std::memory_order_release);
    return done < length_;
  };
  bool damaged = false;
  while (!stop.stop_requested() && done < length_) {
    const long got = decoder.next(bytes.data(), static_cast<int>(bytes.size()));
    if (got == OV_HOLE) {
      damaged = true;  // what follows may be whole
      continue;
    }
    damaged = damaged || got < 0;
    if (got <= 0) break;
    if (SDL_AudioStreamPut(decoder.stream.get(), bytes.data(), static_cast<int>(got)) != 0) break;
    while (drain()) {
    }
  }
  if (stop.stop_requested()) return;
  SDL_AudioStreamFlush(decoder.stream.get());
  while (drain()) {
  }
  std::fill(samples_.get() + done, samples_.get() + length_, std::int16_t{0});
  ready_.store(length_, std::memory_order_release);
  damaged_ = damaged;
}

namespace {

constexpr int kStep = std::max(1, Voice::kFull * 1000 / (Voice::kFadeMs * kSoundRate));  // of loudness, a sample

}  // namespace

Voice fading(const Voice& voice) {
  if (voice.over()) return {};
  const std::size_t ready = voice.tune->ready(),
                    at = voice.at < voice.tune->length() ? voice.at : voice.tune->loop_start();
  const std::size_t length =
      std::min<std::size_t>(ready - std::min(ready, at), static_cast<std::size_t>(voice.gain / kStep) + 1);
  if (length == 0) return {};
  return {Tune::copied(voice.tune->samples() + at, length), 0, voice.gain, 0, false};
}

void add(Voice& voice, std::int16_t* out, std::size_t frames) {
  if (!voice.tune) return;
  const std::size_t length = voice.tune->length();
  while (frames > 0 && !voice.over()) {
    if (voice.at >= length) voice.at = voice.tune->loop_start();
    const std::size_t ready = voice.tune->ready();
    if (ready <= voice.at) return;
    const std::size_t n = std::min(frames, ready - voice.at);
    const std::int16_t* from = voice.tune->samples() + voice.at;
    int gain = voice.gain;
    for (std::size_t i = 0; i < n; ++i) {
      gain += std::clamp(voice.target - gain, -kStep, kStep);
      const int sample = from[i] * gain / Voice::kFull;
      for (std::size_t side = 0; side < 2; ++side)
        out[2 * i + side] = static_cast<std::int16_t>(std::clamp(out[2 * i + side] + sample, -32768, 32767));
    }
    voice.gain = gain;
    voice.at += n;
    out += 2 * n;
    frames -= n;
  }
}

}  // namespace d6::platform
