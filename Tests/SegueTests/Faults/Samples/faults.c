// Stands before the C library and SDL in a process that it is preloaded into, and makes one of their calls fail.
//
// SEGUE_FAULT names a kind and a number: `write:7` fails the seventh write, `cairo:7` and `sdl:7` the seventh allocation by
// the code of these libraries, except for SDL's hints: SDL does not survive that. With the number 0 nothing fails. When the
// process ends, the file that SEGUE_FAULT_LOG names holds the number of calls of that kind, and how many addresses of
// the Internet were met.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

static char kind[32];
static long failing;
static atomic_long calls;
static atomic_int addresses;
static bool is_ready, sets_hint;

static void end(void) {
    const char *path = getenv("SEGUE_FAULT_LOG");
    if (!path) return;
    char text[64];
    int length = snprintf(text, sizeof text, "%ld calls, %d addresses\n", atomic_load(&calls), atomic_load(&addresses));
    int file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (file >= 0) syscall(SYS_write, file, text, length), close(file);
}

// The code of the libraries whose allocations may fail.
static struct {
    const char *kind, *name;
    uintptr_t start, end;
} libraries[] = {{"cairo", "libcairo.so"}, {"cairo", "libpixman"}, {"sdl", "libSDL2-"}, {"sdl", "libSDL2_image-"}};

static int find(struct dl_phdr_info *info, size_t size, void *unused) {
    for (size_t index = 0; index < sizeof libraries / sizeof *libraries; index++) {
        if (!strstr(info->dlpi_name, libraries[index].name)) continue;
        for (int part = 0; part < info->dlpi_phnum; part++) {
            const ElfW(Phdr) *header = &info->dlpi_phdr[part];
            if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
            libraries[index].start = info->dlpi_addr + header->p_vaddr;
            libraries[index].end = libraries[index].start + header->p_memsz;
        }
    }
    return 0;
}

__attribute__((constructor)) static void begin(void) {
    const char *fault = getenv("SEGUE_FAULT");
    if (fault) sscanf(fault, "%31[^:]:%ld", kind, &failing);
    dl_iterate_phdr(find, NULL);
    atexit(end);
    is_ready = true;
}

// Whether this call of kind `name` is the one that fails.
static bool fails(const char *name) {
    if (!is_ready || strcmp(kind, name)) return false;
    return atomic_fetch_add(&calls, 1) + 1 == failing;
}

// Whether this allocation for the code at `caller` is the one that fails.
static bool fails_for(const void *caller) {
    if (!is_ready) return false;
    for (size_t index = 0; index < sizeof libraries / sizeof *libraries; index++) {
        uintptr_t address = (uintptr_t)caller;
        if (address < libraries[index].start || address >= libraries[index].end) continue;
        return !sets_hint && fails(libraries[index].kind);
    }
    return false;
}

// The program counts allocations in functions that jump to these, so that the caller is the library's code.
#define ALLOCATION(name, parameters, ...)                                                                        \
    void *name parameters {                                                                                           \
        static void *(*real) parameters;                                                                              \
        if (!real) real = dlsym(RTLD_NEXT, #name);                                                                    \
        if (fails_for(__builtin_return_address(0))) return errno = ENOMEM, NULL;                                      \
        return real(__VA_ARGS__);                                                                                     \
    }
ALLOCATION(__libc_malloc, (size_t size), size)
ALLOCATION(__libc_calloc, (size_t count, size_t size), count, size)
ALLOCATION(__libc_realloc, (void *block, size_t size), block, size)

ssize_t write(int file, const void *bytes, size_t count) {
    if (fails("write")) return errno = ENOSPC, -1;
    // Every third one is cut short, as pipes and signals may.
    if (count > 1 && !strcmp(kind, "short")) {
        if (atomic_fetch_add(&calls, 1) % 3 == 0) count = (count + 1) / 2;
    }
    return syscall(SYS_write, file, bytes, count);
}

int openat(int folder, const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = va_arg(arguments, mode_t);
    va_end(arguments);
    if (fails("open")) return errno = EMFILE, -1;
    return syscall(SYS_openat, folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...) __attribute__((alias("openat")));

#define NUMBERED(name, number, parameters, ...)                                                                       \
    int name parameters {                                                                                             \
        if (fails("folder")) return errno = EIO, -1;                                                                  \
        return syscall(number, __VA_ARGS__);                                                                          \
    }
NUMBERED(mkdirat, SYS_mkdirat, (int folder, const char *path, mode_t mode), folder, path, mode)
NUMBERED(unlinkat, SYS_unlinkat, (int folder, const char *path, int flags), folder, path, flags)
NUMBERED(renameat2, SYS_renameat2, (int a, const char *path, int b, const char *to, unsigned flags), a, path, b, to, flags)
NUMBERED(renameat, SYS_renameat, (int a, const char *path, int b, const char *to), a, path, b, to)

// An address of the Internet that is connected to, sent to or listened on.
static void meet(const struct sockaddr *address) {
    if (address && (address->sa_family == AF_INET || address->sa_family == AF_INET6)) atomic_fetch_add(&addresses, 1);
}

int connect(int file, const struct sockaddr *address, socklen_t length) {
    meet(address);
    return syscall(SYS_connect, file, address, length);
}

int bind(int file, const struct sockaddr *address, socklen_t length) {
    meet(address);
    return syscall(SYS_bind, file, address, length);
}

ssize_t sendto(int file, const void *bytes, size_t count, int flags, const struct sockaddr *address, socklen_t length) {
    meet(address);
    return syscall(SYS_sendto, file, bytes, count, flags, address, length);
}

int SDL_SetHintWithPriority(const char *name, const char *value, int priority) {
    static int (*real)(const char *, const char *, int);
    if (!real) real = dlsym(RTLD_NEXT, "SDL_SetHintWithPriority");
    sets_hint = true;
    int result = real(name, value, priority);
    sets_hint = false;
    return result;
}

// Calls of SDL that make or show something; each fails as its documentation says.
#define WINDOW(result, value, name, parameters, ...)                                                                   \
    result name parameters {                                                                                          \
        static result(*real) parameters;                                                                              \
        if (!real) real = dlsym(RTLD_NEXT, #name);                                                                    \
        return fails("window") ? value : real(__VA_ARGS__);                                                           \
    }
WINDOW(int, -1, SDL_InitSubSystem, (unsigned flags), flags)
WINDOW(void *, NULL, SDL_CreateWindow, (const char *t, int x, int y, int w, int h, unsigned f), t, x, y, w, h, f)
WINDOW(void *, NULL, SDL_GetWindowSurface, (void *window), window)
WINDOW(int, -1, SDL_UpdateWindowSurfaceRects, (void *window, const void *rects, int count), window, rects, count)
WINDOW(int, -1, SDL_UpdateWindowSurface, (void *window), window)
WINDOW(void *, NULL, SDL_CreateRenderer, (void *window, int index, unsigned flags), window, index, flags)
WINDOW(void *, NULL, SDL_CreateTexture, (void *r, unsigned f, int a, int w, int h), r, f, a, w, h)
WINDOW(int, -1, SDL_UpdateTexture, (void *t, const void *rect, const void *pixels, int pitch), t, rect, pixels, pitch)
WINDOW(int, -1, SDL_SetRenderTarget, (void *renderer, void *texture), renderer, texture)
WINDOW(int, -1, SDL_GetCurrentDisplayMode, (int display, void *mode), display, mode)
WINDOW(int, -1, SDL_GetRendererInfo, (void *renderer, void *info), renderer, info)
