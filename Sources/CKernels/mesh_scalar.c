#include "mesh.h"
#include "pixel.h"
#include "scalar.h"

/* 15 bits of a colour; the largest number stands for 1. */
static inline int32_t tint_factor(const Tint *tint, int channel, size_t i)
{
    int32_t f = tint_at(tint, channel, i) >> 8;
    return f < 0 ? 0 : f > 32767 ? 32767 : f;
}

static inline uint32_t tinted(uint32_t p, const Tint *tint, size_t i)
{
    uint32_t result = 0;
    for (int k = 0; k < 4; k++)
        result |= (uint32_t)(((int32_t)(p >> 8 * k & 255) * tint_factor(tint, k, i) + 16384) >> 15) << 8 * k;
    return result;
}

void scalar_tint(uint32_t *d, const Tint *tint, size_t n)
{
    for (size_t i = 0; i < n; i++) d[i] = tinted(d[i], tint, i);
}

void scalar_tint_row(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, const Tint *tint, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const uint32_t *p = s + (u >> 16);
        d[i] = tinted(pixel_lerp(p[0], p[1], u >> 8 & 255), tint, i);
        u = (int32_t)((uint32_t)u + (uint32_t)du);
    }
}

void scalar_shade(uint32_t *d, const Tint *tint, size_t n)
{
    for (size_t i = 0; i < n; i++) d[i] = tinted(0xFFFFFFFF, tint, i);
}
