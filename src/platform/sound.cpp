// Sound: see sound.h.
#include "platform/sound.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "base/files.h"

namespace d6::platform {
namespace {

constexpr int kSamples = 1024, kVoices = 12;  // a buffer lasts 46 ms

// The first of NAME.wav and NAME.ogg that is there.
std::string file_of(const std::string& folder, std::string_view name) {
  for (const char* ending : {".wav", ".ogg"}) {
    std::string path = folder + "/" + std::string(name) + ending;
    if (files::is_file(path)) return path;
  }
  return {};
}

// ALSA's library writes pages to standard error where there is no sound card; SDL tells us in one line.
class Quiet {
 public:
  Quiet() : kept_(::dup(STDERR_FILENO)) {
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (kept_ < 0 || nowhere < 0) return;
    ::dup2(nowhere, STDERR_FILENO);
    ::close(nowhere);
  }
  ~Quiet() {
    if (kept_ < 0) return;
    ::dup2(kept_, STDERR_FILENO);
    ::close(kept_);
  }
  Quiet(const Quiet&) = delete;
  Quiet& operator=(const Quiet&) = delete;

 private:
  int kept_;
};

}  // namespace

void Sound::FreeChunk::operator()(Mix_Chunk* chunk) const { Mix_FreeChunk(chunk); }

Sound::~Sound() {
  if (!open_) return;
  close_device();
  chunks_.clear();
  SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

bool Sound::open(const std::string& assets, std::string& error) {
  if (open_) return true;
  folder_ = assets;
  const Quiet quiet;
  if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) {
    error = SDL_GetError();
    return false;
  }
  // Also where nothing is to be heard yet: whether there is sound at all should be known from the start.
  if (!open_device(error)) {
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    return false;
  }
  open_ = true;
  apply();
  return true;
}

bool Sound::audible() const {
  return !volumes_.mute && !background_ && (volumes_.effects > 0 || (volumes_.music > 0 && !music_name_.empty()));
}

bool Sound::open_device(std::string& error) {
  // No change of the format is allowed: cues stay valid when the device is opened again.
  if (Mix_OpenAudioDevice(kSoundRate, AUDIO_S16SYS, 2, kSamples, nullptr, 0) != 0) {
    error = Mix_GetError();
    return false;
  }
  Mix_AllocateChannels(kVoices);
  device_ = true;
  return true;
}

void Sound::close_device() {
  if (!device_) return;
  Mix_HookMusic(nullptr, nullptr);  // the sound thread has left our music when this returns
  Mix_HaltChannel(-1);
  music_.before = {};
  music_.now.gain = 0;  // it goes on from where it was, rising
  if (once_) {          // but a phrase does not come again when the sound does
    music_.now = {};
    wanted_ = false;
  }
  Mix_CloseAudio();
  device_ = false;
}

Mix_Chunk* Sound::chunk(std::string_view cue) {
  const auto it = chunks_.find(cue);
  if (it != chunks_.end()) return it->second.get();
  auto& slot = chunks_[std::string(cue)];
  const std::string path = file_of(folder_ + "/sounds", cue);
  if (path.empty()) return nullptr;
  slot.reset(Mix_LoadWAV(path.c_str()));
  if (!slot) warnings_.push_back(path + ": " + Mix_GetError());
  return slot.get();
}

void Sound::play(std::string_view cue, int pan) {
  if (!device_ || volumes_.mute || background_ || volumes_.effects == 0) return;
  Mix_Chunk* what = chunk(cue);
  if (what == nullptr) return;
  const int channel = Mix_PlayChannel(-1, what, 0);
  if (channel < 0) return;  // all voices are busy
  const int right = std::clamp(pan, -100, 100);
  Mix_SetPanning(channel, static_cast<Uint8>(255 * std::min(100, 100 - right) / 100),
                 static_cast<Uint8>(255 * std::min(100, 100 + right) / 100));
}

void Sound::music(std::string_view name, bool once) {
  if (name == music_name_) return;
  music_name_ = name;
  once_ = once;
  wanted_ = !name.empty();
  Voice old;  // goes when the lock has gone, and before the next is opened
  {
    const std::lock_guard hold(music_.lock);
    old = std::exchange(music_.now, {});
    music_.before = device_ ? fading(old) : Voice{};
  }
  old = {};
  if (open_) apply();
}

// The piece asked for, from its beginning. It is heard at once: its first samples are there long before they are due.
void Sound::start_music() {
  wanted_ = false;
  const std::string path = file_of(folder_ + "/music", music_name_);
  if (path.empty()) return;
  std::string error;
  auto tune = Tune::open(path, error);
  if (!tune) {
    warnings_.push_back(path + ": " + error);
    return;
  }
  const std::lock_guard hold(music_.lock);
  music_.now = {std::move(tune), 0, once_ ? loudness() : 0, 0, !once_};
}

// On the sound thread. The mixer has cleared the bytes and adds its cues afterwards.
void Sound::mix(void* music, unsigned char* bytes, int size) {
  auto& from = *static_cast<Music*>(music);
  auto* out = reinterpret_cast<std::int16_t*>(bytes);
  const auto frames = static_cast<std::size_t>(size) / (2 * sizeof(std::int16_t));
  const std::lock_guard hold(from.lock);
  add(from.before, out, frames);
  add(from.now, out, frames);
}

int Sound::loudness() const { return Voice::kFull * volumes_.music / (ducked_ ? 300 : 100); }

void Sound::volumes(const Volumes& volumes) {
  volumes_ = volumes;
  apply();
}

void Sound::duck(bool on) {
  if (on == ducked_) return;
  ducked_ = on;
  apply();
}

void Sound::background(bool on) {
  if (on == background_) return;
  background_ = on;
  apply();
}

void Sound::apply() {
  if (!open_) return;
  if (audible() != device_) {
    const Quiet quiet;
    std::string error;
    if (device_) {
      close_device();
    } else if (!open_device(error)) {
      warnings_.push_back(std::move(error));
      open_ = false;
      SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
  }
  if (!device_) return;
  Mix_Volume(-1, volumes_.effects * MIX_MAX_VOLUME / 100);
  // Nothing is opened, mixed or moved on while nobody hears it.
  if (wanted_ && volumes_.music > 0) start_music();
  {
    const std::lock_guard hold(music_.lock);
    music_.now.target = loudness();
  }
  if (volumes_.music > 0 && (music_.now.tune || music_.before.tune)) {
    Mix_HookMusic(&Sound::mix, &music_);
  } else {
    Mix_HookMusic(nullptr, nullptr);
  }
}

std::vector<std::string> Sound::take_warnings() {
  Voice ended;  // what it holds is given back here, not on the sound thread
  {
    const std::lock_guard hold(music_.lock);
    if (music_.before.over()) ended = std::exchange(music_.before, {});
  }
  if (music_.now.tune && music_.now.tune->take_damage())
    warnings_.push_back(music_.now.tune->path() + ": parts of it cannot be read");
  return std::exchange(warnings_, {});
}

}  // namespace d6::platform
