#pragma once

#include <string.h>

#include "pixel.h"
#include "positions.h"
#include "scalar.h"

/* Rounds products before they are added, as the scalar variant does. */
#pragma STDC FP_CONTRACT OFF

/* Vectors with a number for each of PACKED pixels, which fill a register of 32-bit lanes. The header of an instruction set
 * defines PACKED and includes this one; the compiler selects the instructions of the operators. */

#define INLINE static inline __attribute__((always_inline))

typedef int32_t Ints __attribute__((ext_vector_type(PACKED)));
typedef float Floats __attribute__((ext_vector_type(PACKED)));
typedef uint16_t Words __attribute__((ext_vector_type(PACKED)));
typedef uint8_t Bytes __attribute__((ext_vector_type(PACKED)));

INLINE Floats load_floats(const float *p)
{
    Floats v;
    memcpy(&v, p, sizeof v);
    return v;
}

INLINE void store_floats(float *p, Floats v) { memcpy(p, &v, sizeof v); }

/* 0, 1, 2, ... */
INLINE Ints indices(void)
{
    static const int32_t table[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    Ints v;
    memcpy(&v, table, sizeof v);
    return v;
}

/* start, start + step, ..., modulo 2^32. */
INLINE Ints steps(int32_t start, int32_t step) { return start + indices() * step; }

/* Stores offsets where scalar registers load them from: extracted from the vector one by one they cost twice as much. */
INLINE void store_offsets(uint32_t *offsets, Ints v)
{
    memcpy(offsets, &v, sizeof v);
    __asm__("" : "+m"(*(uint32_t (*)[PACKED])offsets));
}

/* The bytes at offsets, each with its neighbour. Scalar registers join them faster than a vector takes them one by one. */
INLINE Words byte_pairs(const uint8_t *bytes, const uint32_t *at)
{
    uint64_t fours[PACKED / 4] = {0};
    for (int k = 0; k < PACKED; k++) {
        uint16_t pair;
        memcpy(&pair, bytes + at[k], 2);
        fours[k / 4] |= (uint64_t)pair << 16 * (k % 4);
    }
    Words pairs;
    memcpy(&pairs, fours, sizeof pairs);
    return pairs;
}

/* The first n bytes, 1 to 8, in the low bytes of a word. */
INLINE uint64_t mask_bytes(const uint8_t *p, size_t n)
{
    if (n < 4) return p[0] | (uint64_t)p[n / 2] << 8 * (n / 2) | (uint64_t)p[n - 1] << 8 * (n - 1);
    uint32_t first, last;
    memcpy(&first, p, 4);
    memcpy(&last, p + n - 4, 4);
    return n == 4 ? first : first | (uint64_t)last << 8 * (n - 4);
}
