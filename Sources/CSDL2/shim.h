// SDL 2 for Swift: the headers, and what Swift cannot import from them (function-like macros and casts).
#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>

static const int csdl_windowpos_centered = SDL_WINDOWPOS_CENTERED;
static const Uint32 csdl_touch_mouse_id = SDL_TOUCH_MOUSEID;
static const SDL_TouchID csdl_mouse_touch_id = SDL_MOUSE_TOUCHID;

static inline const char *csdl_image_error(void) { return IMG_GetError(); }
#endif
