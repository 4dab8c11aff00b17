#include "mesh.h"

#if defined(__aarch64__)

#include <arm_neon.h>

/* The factor of 15 bits for a pixel whose colour is c. */
static inline int16x4_t factor(int32x4_t c) { return vmax_s16(vqshrn_n_s32(c, 8), vdup_n_s16(0)); }

/* Two pixels times the colour c and the one after it. */
static inline uint8x8_t tinted2(uint8x8_t p, int32x4_t c, int32x4_t step)
{
    int16x8_t f = vcombine_s16(factor(c), factor(vaddq_s32(c, step)));
    return vqmovun_s16(vqrdmulhq_s16(vreinterpretq_s16_u16(vmovl_u8(p)), f));
}

/* The tint from pixel i on. */
static inline Tint rest(const Tint *tint, size_t i)
{
    Tint r = *tint;
    for (int k = 0; k < 4; k++) r.start[k] = tint_at(tint, k, i);
    return r;
}

void neon_shade(uint32_t *d, const Tint *tint, size_t n)
{
    int32x4_t c = vld1q_s32(tint->start), step = vld1q_s32(tint->step), two = vaddq_s32(step, step);
    size_t i = 0;
    for (; i + 2 <= n; i += 2, c = vaddq_s32(c, two)) vst1_u8((uint8_t *)(d + i), tinted2(vdup_n_u8(255), c, step));
    Tint last = rest(tint, i);
    scalar_shade(d + i, &last, n - i);
}

void neon_tint(uint32_t *d, const Tint *tint, size_t n)
{
    int32x4_t c = vld1q_s32(tint->start), step = vld1q_s32(tint->step), two = vaddq_s32(step, step);
    size_t i = 0;
    for (; i + 2 <= n; i += 2, c = vaddq_s32(c, two)) {
        uint8_t *p = (uint8_t *)(d + i);
        vst1_u8(p, tinted2(vld1_u8(p), c, step));
    }
    Tint last = rest(tint, i);
    scalar_tint(d + i, &last, n - i);
}

/* The sample at u between a pair of texels, in 16-bit lanes. */
static inline uint16x4_t sample(const uint32_t *s, int32_t u)
{
    uint16x8_t pair = vmovl_u8(vld1_u8((const uint8_t *)(s + (u >> 16))));
    uint16_t w = (uint16_t)(u >> 8 & 255);
    uint16x4_t sum = vmul_n_u16(vget_low_u16(pair), (uint16_t)(256 - w));
    return vrshr_n_u16(vmla_n_u16(sum, vget_high_u16(pair), w), 8);
}

void neon_tint_row(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, const Tint *tint, size_t n)
{
    int32x4_t c = vld1q_s32(tint->start), step = vld1q_s32(tint->step), two = vaddq_s32(step, step);
    size_t i = 0;
    for (; i + 2 <= n; i += 2, c = vaddq_s32(c, two)) {
        int32_t next = (int32_t)((uint32_t)u + (uint32_t)du);
        uint8x8_t p = vmovn_u16(vcombine_u16(sample(s, u), sample(s, next)));
        vst1_u8((uint8_t *)(d + i), tinted2(p, c, step));
        u = (int32_t)((uint32_t)next + (uint32_t)du);
    }
    Tint last = rest(tint, i);
    scalar_tint_row(d + i, s, u, du, &last, n - i);
}

#endif
