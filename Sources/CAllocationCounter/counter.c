// Counts heap allocations by standing in front of the C library's allocator.
//
// An executable that contains these functions is where the dynamic linker finds `malloc` and its family for every
// library of the process: Swift's runtime, SDL and Cairo are counted as well. Each call is counted and handed to the
// allocator of glibc under its second name, so blocks are glibc's own and its `free` stays in place.
//
// A call counts once if it can return a new block: also `realloc`, in place or not, because a buffer that grows in
// every frame is what the count is there to find. `realloc` to nothing frees, and does not count.
//
// A heap profiler stands in the same place, and sees no block of a program that counts. `-Xcc -DCOUNTS_ALLOCATIONS=0`
// builds one that leaves the allocator alone.

#include "CAllocationCounter.h"

#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#undef COUNTS_ALLOCATIONS
#define COUNTS_ALLOCATIONS 0
#endif
#endif

#if !defined(COUNTS_ALLOCATIONS)
#if defined(__GLIBC__)
#define COUNTS_ALLOCATIONS 1
#else
#define COUNTS_ALLOCATIONS 0
#endif
#endif

#if COUNTS_ALLOCATIONS

#include <errno.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void *__libc_valloc(size_t size);
extern void *__libc_pvalloc(size_t size);

static _Atomic uint64_t process_total;

// Laid out with the program's own thread storage: reaching it never allocates, which would recurse for ever.
static _Thread_local uint64_t thread_total __attribute__((tls_model("initial-exec")));

static inline void count_allocation(void) {
    atomic_fetch_add_explicit(&process_total, 1, memory_order_relaxed);
    thread_total += 1;
}

static inline bool is_power_of_two(size_t value) { return value != 0 && (value & (value - 1)) == 0; }

void *malloc(size_t size) {
    count_allocation();
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    count_allocation();
    return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
    if (block == NULL || size != 0) count_allocation();
    return __libc_realloc(block, size);
}

void *reallocarray(void *block, size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes)) {
        errno = ENOMEM;
        return NULL;
    }
    return realloc(block, bytes);
}

void *memalign(size_t alignment, size_t size) {
    count_allocation();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count_allocation();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    if (!is_power_of_two(alignment) || alignment % sizeof(void *) != 0) return EINVAL;
    // POSIX wants the reason as the result, and errno as it was.
    int saved_errno = errno;
    count_allocation();
    void *fresh = __libc_memalign(alignment, size);
    errno = saved_errno;
    if (fresh == NULL) return ENOMEM;
    *block = fresh;
    return 0;
}

void *valloc(size_t size) {
    count_allocation();
    return __libc_valloc(size);
}

void *pvalloc(size_t size) {
    count_allocation();
    return __libc_pvalloc(size);
}

bool allocation_counter_is_available(void) { return true; }

uint64_t allocation_counter_process_total(void) {
    return atomic_load_explicit(&process_total, memory_order_relaxed);
}

uint64_t allocation_counter_thread_total(void) { return thread_total; }

#else

bool allocation_counter_is_available(void) { return false; }
uint64_t allocation_counter_process_total(void) { return 0; }
uint64_t allocation_counter_thread_total(void) { return 0; }

#endif
