#include "scalar.h"

#if defined(__aarch64__)

#include <arm_neon.h>

/* A byte product divided by 255, rounded to nearest: (v + 128 + ((v + 128) >> 8)) >> 8. */
static inline uint8x8_t div255(uint16x8_t v) { return vraddhn_u16(v, vrshrq_n_u16(v, 8)); }

/* Eight pixels by channel: blue, green, red, alpha. */
static inline uint8x8x4_t load(const uint32_t *p) { return vld4_u8((const uint8_t *)p); }
static inline void store(uint32_t *p, uint8x8x4_t v) { vst4_u8((uint8_t *)p, v); }

static inline uint8x8x4_t scale(uint8x8x4_t p, uint8x8_t a)
{
    for (int k = 0; k < 4; k++) p.val[k] = div255(vmull_u8(p.val[k], a));
    return p;
}

static inline uint8x8x4_t over(uint8x8x4_t s, uint8x8x4_t d)
{
    uint8x8_t rest = vmvn_u8(s.val[3]);
    for (int k = 0; k < 4; k++) s.val[k] = vqadd_u8(s.val[k], div255(vmull_u8(d.val[k], rest)));
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
    for (; i + 8 <= n; i += 8) store(d + i, over(scale(c, vld1_u8(mask + i)), load(d + i)));
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
    uint8x8_t a = vdup_n_u8((uint8_t)alpha);
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, over(scale(load(s + i), a), load(d + i)));
    scalar_over_alpha(d + i, s + i, alpha, n - i);
}

static void neon_opaque_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n)
{
    uint8x8_t a = vdup_n_u8((uint8_t)alpha), rest = vdup_n_u8((uint8_t)(255 - alpha));
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        uint8x8x4_t p = load(s + i), q = load(d + i);
        for (int k = 0; k < 4; k++) p.val[k] = div255(vmlal_u8(vmull_u8(p.val[k], a), q.val[k], rest));
        store(d + i, p);
    }
    scalar_opaque_alpha(d + i, s + i, alpha, n - i);
}

static void neon_over_mask(uint32_t *d, const uint32_t *s, const uint8_t *mask, uint32_t alpha, size_t n)
{
    uint8x8_t a = vdup_n_u8((uint8_t)alpha);
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        uint8x8_t both = div255(vmull_u8(vld1_u8(mask + i), a));
        store(d + i, over(scale(load(s + i), both), load(d + i)));
    }
    scalar_over_mask(d + i, s + i, mask + i, alpha, n - i);
}

static void neon_lerp_rows(uint32_t *d, const uint32_t *s0, const uint32_t *s1, uint32_t weight, size_t n)
{
    uint16x8_t w = vdupq_n_u16((uint16_t)weight), v = vdupq_n_u16((uint16_t)(256 - weight));
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        uint8x8x4_t p = load(s0 + i), q = load(s1 + i);
        for (int k = 0; k < 4; k++)
            p.val[k] = vrshrn_n_u16(
                vmlaq_u16(vmulq_u16(vmovl_u8(p.val[k]), v), vmovl_u8(q.val[k]), w), 8);
        store(d + i, p);
    }
    scalar_lerp_rows(d + i, s0 + i, s1 + i, weight, n - i);
}

const KernelTable *kernels_neon(void)
{
    /* Sampling gathers texels one by one, where NEON has nothing to add to the scalar loops. */
    static const KernelTable table = {
        scalar_fill, neon_fill_over, neon_fill_mask, neon_over, neon_over_alpha,
        neon_opaque_alpha, neon_over_mask, neon_lerp_rows, scalar_resample, scalar_affine,
    };
    return &table;
}

#else

const KernelTable *kernels_neon(void) { return NULL; }

#endif
