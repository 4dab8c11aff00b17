#pragma once

#include <stdint.h>

/* Pixels as two words of two 16-bit lanes each: 0x00AA00GG and 0x00RR00BB. */

static inline uint32_t div255(uint32_t v)
{
    v += 128;
    return (v + (v >> 8)) >> 8;
}

/* p x a / 255, rounded to nearest, all four channels. */
static inline uint32_t pixel_scale(uint32_t p, uint32_t a)
{
    uint32_t rb = (p & 0x00FF00FF) * a + 0x00800080;
    uint32_t ag = (p >> 8 & 0x00FF00FF) * a + 0x00800080;
    rb = (rb + (rb >> 8 & 0x00FF00FF)) >> 8 & 0x00FF00FF;
    ag = (ag + (ag >> 8 & 0x00FF00FF)) & 0xFF00FF00;
    return rb | ag;
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

/* p + (q - p) x w / 256, rounded to nearest; w 0 to 256. */
static inline uint32_t pixel_lerp(uint32_t p, uint32_t q, uint32_t w)
{
    uint32_t v = 256 - w;
    uint32_t rb = (p & 0x00FF00FF) * v + (q & 0x00FF00FF) * w + 0x00800080;
    uint32_t ag = (p >> 8 & 0x00FF00FF) * v + (q >> 8 & 0x00FF00FF) * w + 0x00800080;
    return (rb >> 8 & 0x00FF00FF) | (ag & 0xFF00FF00);
}
