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

// The rate of our files, so that nothing is resampled here; a buffer lasts 46 ms.
constexpr int kRate = 22050, kSamples = 1024, kVoices = 12, kFadeMs = 400;

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
  if (Mix_OpenAudioDevice(kRate, AUDIO_S16SYS, 2, kSamples, nullptr, 0) != 0) {
    error = Mix_GetError();
    return false;
  }
  Mix_AllocateChannels(kVoices);
  device_ = true;
  start_music();
  return true;
}

void Sound::close_device() {
  if (!device_) return;
  music_from_ = music_ && Mix_PlayingMusic() != 0 ? std::max(0.0, Mix_GetMusicPosition(music_.get())) : 0.0;
  phrase_over_ = once_;  // it does not come again when the sound does
  Mix_HaltMusic();
  Mix_HaltChannel(-1);
  music_.reset();
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
  phrase_over_ = false;
  music_from_ = 0;
  if (!open_) return;
  start_music();
  apply();
}

// What is asked for, from where it was; requires nothing.
void Sound::start_music() {
  if (!device_) return;
  Mix_HaltMusic();
  music_.reset();
  if (music_name_.empty() || phrase_over_) return;
  const std::string path = file_of(folder_ + "/music", music_name_);
  if (path.empty()) return;
  music_.reset(Mix_LoadMUS(path.c_str()));
  if (!music_ || Mix_FadeInMusicPos(music_.get(), once_ ? 1 : -1, once_ ? 0 : kFadeMs, music_from_) != 0)
    warnings_.push_back(path + ": " + Mix_GetError());
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
  const int music = volumes_.music * MIX_MAX_VOLUME / 100;
  Mix_VolumeMusic(ducked_ ? music / 3 : music);
  Mix_Volume(-1, volumes_.effects * MIX_MAX_VOLUME / 100);
  // Nothing is decoded while nobody hears it.
  if (volumes_.music == 0) {
    Mix_PauseMusic();
  } else {
    Mix_ResumeMusic();
  }
}

std::vector<std::string> Sound::take_warnings() { return std::exchange(warnings_, {}); }

}  // namespace d6::platform
