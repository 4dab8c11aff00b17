#pragma once

#include <stdint.h>

/* Pixels as two words of two 16-bit lanes each: 0x00AA00GG and 0x00RR00BB. */

/* A byte as a factor in 1/32768: 0 is 0, and 255, 32767, leaves every byte as it is. */
static inline uint32_t factor(uint32_t a) { return (a << 7) + (a >> 1); }

/* b x a / 255, at most 0.51 off: the vector units' rounding multiplication of 16-bit lanes. */
static inline uint32_t byte_scale(uint32_t b, uint32_t a) { return (b * factor(a) + 16384) >> 15; }

/* All four channels of p x a / 255. */
static inline uint32_t pixel_scale(uint32_t p, uint32_t a)
{
    uint64_t f = factor(a), half = 0x0000400000004000;
    uint64_t rb = (p & 0x000000FF) | (uint64_t)(p & 0x00FF0000) << 16;
    uint64_t ga = (p >> 8 & 0x000000FF) | (uint64_t)(p & 0xFF000000) << 8;
    rb = (rb * f + half) >> 15 & 0x000000FF000000FF;
    ga = (ga * f + half) >> 15 & 0x000000FF000000FF;
    return (uint32_t)(rb | rb >> 16) | (uint32_t)(ga | ga >> 16) << 8;
}

/* Sums of channels that stop at 255. */
static inline uint32_t pixel_add(uint32_t p, uint32_t q)
{
    uint32_t rb = (p & 0x00FF00FF) + (q & 0x00FF00FF);
    uint32_t ag = (p >> 8 & 0x00FF00FF) + (q >> 8 & 0x00FF00FF);
    rb = (rb | (0x01000100 - (rb >> 8 & 0x00FF00FF))) & 0x00FF00FF;
    ag = (ag | (0x01000100 - (ag >> 8 & 0x00FF00FF))) & 0x00FF00FF;
    return rb | ag << 8;
}

static inline uint32_t pixel_over(uint32_t s, uint32_t d) { return pixel_add(s, pixel_scale(d, 255 - (s >> 24))); }

/* d + (s - d) x a / 255, rounded once. */
static inline uint32_t pixel_mix(uint32_t s, uint32_t d, uint32_t a)
{
    int32_t f = (int32_t)factor(a);
    uint32_t result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        int32_t p = s >> shift & 255, q = d >> shift & 255;
        result |= (uint32_t)(q + (((p - q) * f + 16384) >> 15)) << shift;
    }
    return result;
}

/* p + (q - p) x w / 256, rounded to nearest; w 0 to 256. */
static inline uint32_t pixel_lerp(uint32_t p, uint32_t q, uint32_t w)
{
    uint32_t v = 256 - w;
    uint32_t rb = (p & 0x00FF00FF) * v + (q & 0x00FF00FF) * w + 0x00800080;
    uint32_t ag = (p >> 8 & 0x00FF00FF) * v + (q >> 8 & 0x00FF00FF) * w + 0x00800080;
    return (rb >> 8 & 0x00FF00FF) | (ag & 0xFF00FF00);
}
