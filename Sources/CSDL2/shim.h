// SDL 2 for Swift: the headers, and what Swift cannot import from them (function-like macros and casts); and the settings
// of glibc's heap.
#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H
#include <SDL2/SDL.h>
#include <stdbool.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_syswm.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

static const int csdl_windowpos_centered = SDL_WINDOWPOS_CENTERED;
static const Uint32 csdl_touch_mouse_id = SDL_TOUCH_MOUSEID;
static const Uint32 csdl_primary_mask = SDL_BUTTON_LMASK;
static const SDL_TouchID csdl_mouse_touch_id = SDL_MOUSE_TOUCHID;

// The X server's number of `window`; 0 where it has none.
static inline unsigned long csdl_x11_window(SDL_Window *window) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    bool is_known = SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11;
    return is_known ? info.info.x11.window : 0;
}

// Whether `event`, of the type SDL_SYSWMEVENT, tells that the X server's `window` is gone.
static inline bool csdl_is_destruction(const SDL_Event *event, unsigned long window) {
    const SDL_SysWMmsg *message = event->syswm.msg;
    if (message == NULL || message->subsystem != SDL_SYSWM_X11) return false;
    const XEvent *told = &message->msg.x11.event;
    return told->type == DestroyNotify && told->xdestroywindow.window == window;
}

static inline const char *csdl_image_error(void) { return IMG_GetError(); }

// Mesa's software rasteriser takes up to some 36 MB for a frame in blocks of 64 KB, and frees them when it is drawn; glibc
// would hand them to the kernel and get them back, empty, for the next frame. So it keeps them.
static inline void csdl_keep_freed_memory(void) {
#ifdef __GLIBC__
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}

// Pictures, textures and windows come in every size and live from one frame to hours. glibc takes them from its heap once one
// of them was freed, and the holes that they leave between others fit no later one. So blocks from 256 KB on go back to the
// kernel; the heap, which would shrink at once then, keeps some megabytes.
static inline void csdl_return_large_blocks(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 256 << 10);
    mallopt(M_TRIM_THRESHOLD, 4 << 20);
#endif
}

// Returns all pages of the heap that hold nothing to the kernel.
static inline void csdl_release_free_memory(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
#endif
