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

constexpr int kRate = 44100, kSamples = 1024, kVoices = 12, kFadeMs = 400;

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
void Sound::FreeMusic::operator()(_Mix_Music* music) const { Mix_FreeMusic(music); }

Sound::~Sound() {
  if (!open_) return;
  Mix_HaltMusic();
  Mix_HaltChannel(-1);
  music_.reset();
  chunks_.clear();
  Mix_CloseAudio();
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
  if (Mix_OpenAudio(kRate, AUDIO_S16SYS, 2, kSamples) != 0) {
    error = Mix_GetError();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    return false;
  }
  Mix_AllocateChannels(kVoices);
  open_ = true;
  apply();
  return true;
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
  if (!open_ || volumes_.mute || background_ || volumes_.effects == 0) return;
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
  if (!open_) return;
  Mix_HaltMusic();
  music_.reset();
  if (name.empty()) return;
  const std::string path = file_of(folder_ + "/music", name);
  if (path.empty()) return;
  music_.reset(Mix_LoadMUS(path.c_str()));
  if (!music_) {
    warnings_.push_back(path + ": " + Mix_GetError());
    return;
  }
  if (Mix_FadeInMusic(music_.get(), once ? 1 : -1, once ? 0 : kFadeMs) != 0)
    warnings_.push_back(path + ": " + Mix_GetError());
  apply();
}

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
  const bool silent = volumes_.mute || background_;
  const int music = silent ? 0 : volumes_.music * MIX_MAX_VOLUME / 100;
  Mix_VolumeMusic(ducked_ ? music / 3 : music);
  Mix_Volume(-1, silent ? 0 : volumes_.effects * MIX_MAX_VOLUME / 100);
  if (silent) Mix_HaltChannel(-1);
  // Nothing is decoded while nobody hears it.
  if (silent || volumes_.music == 0) {
    Mix_PauseMusic();
  } else {
    Mix_ResumeMusic();
  }
}

std::vector<std::string> Sound::take_warnings() { return std::exchange(warnings_, {}); }

}  // namespace d6::platform
