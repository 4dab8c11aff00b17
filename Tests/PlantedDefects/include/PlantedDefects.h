#pragma once

#include <stddef.h>
#include <stdint.h>

/// The sanitizer that C is built with: `address`, `thread`, or an empty string.
const char *planted_sanitizer(void);

/// Reads the byte at `index` of a heap block of 16 bytes; the index is not checked.
uint8_t planted_heap_read(size_t index);

/// The sum of both; an overflow is undefined behaviour.
int32_t planted_sum(int32_t first, int32_t second);
