/* Defects that a sanitizer must report: they prove that C is built with it. */

#include "PlantedDefects.h"

#include <stdlib.h>

const char *planted_sanitizer(void)
{
#if __has_feature(address_sanitizer)
    return "address";
#elif __has_feature(thread_sanitizer)
    return "thread";
#else
    return "";
#endif
}

uint8_t planted_heap_read(size_t index)
{
    volatile uint8_t *block = calloc(16, 1);
    if (!block) return 0;
    uint8_t byte = block[index];
    free((void *)block);
    return byte;
}

int32_t planted_sum(int32_t first, int32_t second)
{
    volatile int32_t sum = first + second;
    return sum;
}
