#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Whether this build counts: on glibc, and without a sanitizer (sanitizers bring their own allocator).
bool allocation_counter_is_available(void);

/// Heap allocations of the process since it started, by all threads. Wraps at 2^64.
uint64_t allocation_counter_process_total(void);

/// Heap allocations that the calling thread has made since it started. Wraps at 2^64.
uint64_t allocation_counter_thread_total(void);
