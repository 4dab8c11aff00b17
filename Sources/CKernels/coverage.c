#include <math.h>
#include <string.h>

#include "CKernels.h"
#include "pixel.h"
#include "sides.h"

void pixels_multiply_alpha(uint32_t *d, const uint32_t *s, size_t n)
{
    enum { BLOCK = 16 };
    for (size_t i = 0; i < n; i += BLOCK) {
        size_t end = n - i < BLOCK ? n : i + BLOCK;
        /* Most of a mask is opaque or empty. */
        uint32_t all = UINT32_MAX, any = 0;
        for (size_t k = i; k < end; k++) { all &= s[k]; any |= s[k]; }
        if (all >> 24 == 255) continue;
        if (any >> 24 == 0) { memset(d + i, 0, (end - i) * sizeof *d); continue; }
        for (size_t k = i; k < end; k++) d[k] = pixel_scale(d[k], s[k] >> 24);
    }
}

void mask_multiply(uint8_t *a, const uint8_t *b, size_t n)
{
    for (size_t i = 0; i < n; i++) a[i] = (uint8_t)byte_scale(a[i], b[i]);
}

void coverage_accumulate(uint8_t *mask, const float *cells, size_t n, int even_odd)
{
    float sum = 0;
    for (size_t i = 0; i < n; i++) {
        sum += cells[i];
        float a = fabsf(sum);
        if (even_odd) {
            a = fmodf(a, 2);
            if (a > 1) a = 2 - a;
        }
        /* Counts as 1 where it is no number, on a path that goes too far. */
        mask[i] = (uint8_t)((a < 1 ? a : 1) * 255 + 0.5f);
    }
}

void coverage_side(uint8_t *mask, float distance, float width, float per_width, int right, size_t n)
{
    float sign = right ? -255 : 255, start = right ? 255.5f : 0.5f;
    for (size_t i = 0; i < n; i += 4)
        for (size_t k = 0; k < 4; k++, distance--)
            mask[i + k] = (uint8_t)level(start + sign * left_part(distance, width, per_width));
}
