// The bare SDL2 program that speed.md compares the start with: a window, one cleared picture, the time, the end.
#include <SDL.h>

#include <cstdio>
#include <ctime>

int main(int, char**) {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window* window = SDL_CreateWindow("bare", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 720, 0);
  SDL_Surface* surface = window ? SDL_GetWindowSurface(window) : nullptr;
  if (!surface) return 1;
  SDL_FillRect(surface, nullptr, 0xFF0B0E1A);
  SDL_UpdateWindowSurface(window);
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  std::printf("first_picture_us=%lld\n", static_cast<long long>(now.tv_sec) * 1'000'000 + now.tv_nsec / 1000);
  SDL_Quit();
}
