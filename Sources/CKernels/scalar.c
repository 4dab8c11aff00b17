#include "scalar.h"

#include "pixel.h"

void scalar_fill(uint32_t *d, uint32_t color, size_t n)
{
    for (size_t i = 0; i < n; i++) d[i] = color;
}

void scalar_fill_over(uint32_t *d, uint32_t color, size_t n)
{
    for (size_t i = 0; i < n; i++) d[i] = pixel_over(color, d[i]);
}

void scalar_fill_mask(uint32_t *d, uint32_t color, const uint8_t *mask, size_t n)
{
    for (size_t i = 0; i < n; i++) d[i] = pixel_over(pixel_scale(color, mask[i]), d[i]);
}

void scalar_over(uint32_t *d, const uint32_t *s, size_t n)
{
    for (size_t i = 0; i < n; i++) d[i] = pixel_over(s[i], d[i]);
}

void scalar_over_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n)
{
    for (size_t i = 0; i < n; i++) d[i] = pixel_over(pixel_scale(s[i], alpha), d[i]);
}

void scalar_opaque_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n)
{
    uint32_t rest = 255 - alpha;
    for (size_t i = 0; i < n; i++) {
        uint32_t rb = (s[i] & 0x00FF00FF) * alpha + (d[i] & 0x00FF00FF) * rest + 0x00800080;
        uint32_t ag = (s[i] >> 8 & 0x00FF00FF) * alpha + (d[i] >> 8 & 0x00FF00FF) * rest + 0x00800080;
        rb = (rb + (rb >> 8 & 0x00FF00FF)) >> 8 & 0x00FF00FF;
        ag = (ag + (ag >> 8 & 0x00FF00FF)) & 0xFF00FF00;
        d[i] = rb | ag;
    }
}

void scalar_over_mask(uint32_t *d, const uint32_t *s, const uint8_t *mask, uint32_t alpha, size_t n)
{
    for (size_t i = 0; i < n; i++) d[i] = pixel_over(pixel_scale(s[i], div255(mask[i] * alpha)), d[i]);
}

void scalar_lerp_rows(uint32_t *d, const uint32_t *s0, const uint32_t *s1, uint32_t weight, size_t n)
{
    for (size_t i = 0; i < n; i++) d[i] = pixel_lerp(s0[i], s1[i], weight);
}

void scalar_resample(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const uint32_t *p = s + (u >> 16);
        d[i] = pixel_lerp(p[0], p[1], u >> 8 & 255);
        u = (int32_t)((uint32_t)u + (uint32_t)du);
    }
}

/* One channel: weights of 7 bits along the rows, then between them. The offset of 128 lets the vector variants multiply
 * unsigned weights with signed bytes. */
static inline uint32_t bilinear(uint32_t p00, uint32_t p01, uint32_t p10, uint32_t p11, int fx, int fy)
{
    int top = ((int)p00 - 128) * (128 - fx) + ((int)p01 - 128) * fx;
    int bottom = ((int)p10 - 128) * (128 - fx) + ((int)p11 - 128) * fx;
    int sum = top + (((bottom - top) * fy + 64) >> 7);
    return (uint32_t)(((sum + 64) >> 7) + 128);
}

void scalar_affine(
    uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const uint32_t *p = s + (v >> 16) * stride + (u >> 16), *q = p + stride;
        int fx = u >> 9 & 127, fy = v >> 9 & 127;
        uint32_t result = 0;
        for (int shift = 0; shift < 32; shift += 8)
            result |= bilinear(p[0] >> shift & 255, p[1] >> shift & 255, q[0] >> shift & 255, q[1] >> shift & 255, fx, fy)
                      << shift;
        d[i] = result;
        u = (int32_t)((uint32_t)u + (uint32_t)du);
        v = (int32_t)((uint32_t)v + (uint32_t)dv);
    }
}

const KernelTable *kernels_scalar(void)
{
    static const KernelTable table = {
        scalar_fill, scalar_fill_over, scalar_fill_mask, scalar_over, scalar_over_alpha,
        scalar_opaque_alpha, scalar_over_mask, scalar_lerp_rows, scalar_resample, scalar_affine,
    };
    return &table;
}
