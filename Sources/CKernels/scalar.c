#include "scalar.h"

#include "mesh.h"
#include "projective.h"
#include "pixel.h"
#include "positions.h"
#include "sides.h"

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
    for (size_t i = 0; i < n; i++) d[i] = pixel_mix(s[i], d[i], alpha);
}

void scalar_over_mask(uint32_t *d, const uint32_t *s, const uint8_t *mask, uint32_t alpha, size_t n)
{
    for (size_t i = 0; i < n; i++) d[i] = pixel_over(pixel_scale(s[i], byte_scale(mask[i], alpha)), d[i]);
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

/* One channel: weights of 7 bits along the rows, then between them. */
static inline uint32_t bilinear(uint32_t p00, uint32_t p01, uint32_t p10, uint32_t p11, int fx, int fy)
{
    int top = (int)p00 * (128 - fx) + (int)p01 * fx, bottom = (int)p10 * (128 - fx) + (int)p11 * fx;
    int sum = top + (((bottom - top) * fy + 64) >> 7);
    return (uint32_t)((sum + 64) >> 7);
}

static inline uint32_t pixel_bilinear(const uint32_t *p, const uint32_t *q, int fx, int fy)
{
    uint32_t result = 0;
    for (int shift = 0; shift < 32; shift += 8)
        result |= bilinear(p[0] >> shift & 255, p[1] >> shift & 255, q[0] >> shift & 255, q[1] >> shift & 255, fx, fy)
                  << shift;
    return result;
}

void scalar_affine(
    uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const uint32_t *p = s + (v >> 16) * stride + (u >> 16), *q = p + stride;
        d[i] = pixel_bilinear(p, q, u >> 9 & 127, v >> 9 & 127);
        u = (int32_t)((uint32_t)u + (uint32_t)du);
        v = (int32_t)((uint32_t)v + (uint32_t)dv);
    }
}

void scalar_fused_layers(uint32_t *d, const FusedRow *row, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        uint32_t p = row->color ? pixel_over(row->color, row->base[i]) : row->base[i];
        if (row->upper) p = pixel_mix(pixel_lerp(row->upper[i], row->lower[i], row->weight), p, row->alpha);
        d[i] = p;
    }
}

void scalar_affine_row(const AffineQuad *quad, const AffineRow *row, int32_t first)
{
    const SampledImage *image = &quad->image;
    for (int32_t i = first; i < row->end; i++) {
        int32_t x = limited(at(row->u, quad->du, i), image->low_x << 16, image->high_x << 16);
        int32_t y = limited(at(row->v, quad->dv, i), image->low_y << 16, image->high_y << 16);
        int32_t fx = x >> 9 & 127, fy = y >> 9 & 127, column = x >> 16, line = y >> 16;
        if (column == image->high_x) { column--; fx = 128; }
        const uint32_t *p = image->texels + line * image->stride + column;
        const uint32_t *q = line < image->high_y ? p + image->stride : p;
        uint32_t s = pixel_scale(pixel_bilinear(p, q, fx, fy), byte_scale(covered(quad, row, i), quad->alpha));
        row->d[i] = pixel_over(s, row->d[i]);
    }
}

void scalar_affine_rows(const AffineQuad *quad, const AffineRow *rows, size_t count)
{
    for (size_t k = 0; k < count; k++) scalar_affine_row(quad, rows + k, 0);
}

const KernelTable *kernels_scalar(void)
{
    static const KernelTable table = {
        .fill = scalar_fill, .fill_over = scalar_fill_over, .fill_mask = scalar_fill_mask, .over = scalar_over,
        .over_alpha = scalar_over_alpha, .opaque_alpha = scalar_opaque_alpha, .over_mask = scalar_over_mask,
        .lerp_rows = scalar_lerp_rows, .resample = scalar_resample, .affine = scalar_affine, .fused_layers = scalar_fused_layers,
        .affine_rows = scalar_affine_rows, .tint = scalar_tint, .tint_row = scalar_tint_row, .shade = scalar_shade,
        .projective = scalar_projective, .mask = scalar_mask, .convolve = scalar_convolve, .widen = scalar_widen,
        .narrow = scalar_narrow, .sum = scalar_sum, .saturate = scalar_saturate,
    };
    return &table;
}
