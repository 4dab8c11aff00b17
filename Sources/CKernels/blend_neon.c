#include "scalar.h"
#include "blur.h"
#include "mesh.h"
#include "projective.h"

#if defined(__aarch64__)

#include "neon.h"

/* Eight pixels by channel: blue, green, red, alpha. */
static inline uint8x8x4_t load(const uint32_t *p) { return vld4_u8((const uint8_t *)p); }
static inline void store(uint32_t *p, uint8x8x4_t v) { vst4_u8((uint8_t *)p, v); }

static inline uint8x8x4_t lerp(uint8x8x4_t p, uint8x8x4_t q, int16x8_t w)
{
    for (int k = 0; k < 4; k++) p.val[k] = lerp8(p.val[k], q.val[k], w);
    return p;
}

static inline uint8x8x4_t scale(uint8x8x4_t p, int16x8_t factors)
{
    for (int k = 0; k < 4; k++) p.val[k] = scale8(p.val[k], factors);
    return p;
}

static inline uint8x8x4_t over(uint8x8x4_t s, uint8x8x4_t d)
{
    int16x8_t rest = factor8(vmvn_u8(s.val[3]));
    for (int k = 0; k < 4; k++) s.val[k] = vqadd_u8(s.val[k], scale8(d.val[k], rest));
    return s;
}

static inline uint8x8x4_t splat(uint32_t color)
{
    uint8x8x4_t c;
    for (int k = 0; k < 4; k++) c.val[k] = vdup_n_u8((uint8_t)(color >> 8 * k));
    return c;
}

static void neon_fill_over(uint32_t *d, uint32_t color, size_t n)
{
    uint8x8x4_t c = splat(color);
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, over(c, load(d + i)));
    scalar_fill_over(d + i, color, n - i);
}

static void neon_fill_mask(uint32_t *d, uint32_t color, const uint8_t *mask, size_t n)
{
    uint8x8x4_t c = splat(color);
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, over(scale(c, factor8(vld1_u8(mask + i))), load(d + i)));
    scalar_fill_mask(d + i, color, mask + i, n - i);
}

static void neon_over(uint32_t *d, const uint32_t *s, size_t n)
{
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, over(load(s + i), load(d + i)));
    scalar_over(d + i, s + i, n - i);
}

static void neon_over_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n)
{
    int16x8_t f = vdupq_n_s16((int16_t)factor(alpha));
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, over(scale(load(s + i), f), load(d + i)));
    scalar_over_alpha(d + i, s + i, alpha, n - i);
}

static void neon_opaque_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n)
{
    int16x8_t f = vdupq_n_s16((int16_t)factor(alpha));
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, lerp(load(d + i), load(s + i), f));
    scalar_opaque_alpha(d + i, s + i, alpha, n - i);
}

static void neon_over_mask(uint32_t *d, const uint32_t *s, const uint8_t *mask, uint32_t alpha, size_t n)
{
    int16x8_t f = vdupq_n_s16((int16_t)factor(alpha));
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        uint8x8_t both = scale8(vld1_u8(mask + i), f);
        store(d + i, over(scale(load(s + i), factor8(both)), load(d + i)));
    }
    scalar_over_mask(d + i, s + i, mask + i, alpha, n - i);
}

static void neon_lerp_rows(uint32_t *d, const uint32_t *s0, const uint32_t *s1, uint32_t weight, size_t n)
{
    int16x8_t w = vdupq_n_s16((int16_t)(weight << 7));
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, lerp(load(s0 + i), load(s1 + i), w));
    scalar_lerp_rows(d + i, s0 + i, s1 + i, weight, n - i);
}

static void neon_fused_layers(uint32_t *d, const FusedRow *row, size_t n)
{
    uint8x8x4_t c = splat(row->color);
    int16x8_t w = vdupq_n_s16((int16_t)(row->weight << 7)), f = vdupq_n_s16((int16_t)factor(row->alpha));
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        uint8x8x4_t p = load(row->base + i);
        if (row->color) p = over(c, p);
        if (row->upper) p = lerp(p, lerp(load(row->upper + i), load(row->lower + i), w), f);
        store(d + i, p);
    }
    FusedRow left = *row;
    left.base += i;
    if (left.upper) { left.upper += i; left.lower += i; }
    scalar_fused_layers(d + i, &left, n - i);
}

const KernelTable *kernels_neon(void)
{
    /* Of plain copies compilers make vectors by themselves. */
    static const KernelTable table = {
        .fill = scalar_fill, .fill_over = neon_fill_over, .fill_mask = neon_fill_mask, .over = neon_over,
        .over_alpha = neon_over_alpha, .opaque_alpha = neon_opaque_alpha, .over_mask = neon_over_mask,
        .lerp_rows = neon_lerp_rows, .resample = neon_resample, .affine = neon_affine, .fused_layers = neon_fused_layers,
        .affine_rows = neon_affine_rows, .tint = neon_tint, .tint_row = neon_tint_row, .shade = neon_shade,
        .projective = neon_projective, .mask = neon_mask, .convolve = neon_convolve, .widen = neon_widen,
        .narrow = neon_narrow, .sum = neon_sum, .saturate = neon_saturate,
    };
    return &table;
}

#else

const KernelTable *kernels_neon(void) { return NULL; }

#endif
