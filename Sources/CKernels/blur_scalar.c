#include "scalar.h"

/* Rounds products before they are added, as the vector units do. */
#pragma STDC FP_CONTRACT OFF

/* `count` values; a number known to the compiler makes it one pass over all weights. */
static inline void convolve_block(
    float *d, const float *s, const float *weights, size_t reach, ptrdiff_t step, size_t count)
{
    float sums[16];
    for (size_t i = 0; i < count; i++) sums[i] = s[i] * weights[0];
    const float *before = s, *behind = s;
    for (size_t k = 1; k <= reach; k++) {
        before -= step;
        behind += step;
        for (size_t i = 0; i < count; i++) sums[i] += (before[i] + behind[i]) * weights[k];
    }
    for (size_t i = 0; i < count; i++) d[i] = sums[i];
}

void scalar_convolve(float *d, const float *s, const float *weights, size_t reach, ptrdiff_t step, size_t n)
{
    size_t i = 0;
    for (; i + 16 <= n; i += 16) convolve_block(d + i, s + i, weights, reach, step, 16);
    for (; i < n; i++) convolve_block(d + i, s + i, weights, reach, step, 1);
}

void scalar_widen(float *d, const uint32_t *s, size_t n)
{
    const uint8_t *bytes = (const uint8_t *)s;
    for (size_t i = 0; i < 4 * n; i++) d[i] = (float)bytes[i];
}

static inline uint32_t rounded(float v, uint32_t most)
{
    v += 0.5f;
    return v < (float)most ? (uint32_t)v : most;
}

void scalar_narrow(uint32_t *d, const float *s, size_t n)
{
    for (size_t i = 0; i < n; i++, s += 4) {
        uint32_t a = rounded(s[3], 255);
        d[i] = rounded(s[0], a) | rounded(s[1], a) << 8 | rounded(s[2], a) << 16 | a << 24;
    }
}

void scalar_sum(uint16_t *sums, const uint32_t *s, size_t n)
{
    const uint8_t *bytes = (const uint8_t *)s;
    for (size_t i = 0; i < 4 * n; i++) sums[i] = (uint16_t)(sums[i] + bytes[i]);
}

void scalar_saturate(float *d, float saturation, size_t n)
{
    for (size_t i = 0; i < n; i++, d += 4) {
        float blue = d[0] * 0.0722f, green = d[1] * 0.7152f, red = d[2] * 0.2126f;
        float gray = blue + green;
        gray += red;
        for (int c = 0; c < 3; c++) {
            float difference = (d[c] - gray) * saturation;
            float v = gray + difference;
            d[c] = v > 0 ? v : 0;
        }
    }
}
