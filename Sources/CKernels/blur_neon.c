#include "blur.h"

#if defined(__aarch64__)

#include "neon.h"

void neon_convolve(float *d, const float *s, const float *weights, size_t reach, ptrdiff_t step, size_t n)
{
    size_t i = 0;
    /* Four at once: their sums do not wait for each other, and share the weights. */
    for (; i + 16 <= n; i += 16) {
        float32x4_t sums[4];
        for (int j = 0; j < 4; j++) sums[j] = vmulq_n_f32(vld1q_f32(s + i + 4 * j), weights[0]);
        const float *before = s + i, *behind = s + i;
        for (size_t k = 1; k <= reach; k++) {
            before -= step;
            behind += step;
            for (int j = 0; j < 4; j++) {
                float32x4_t both = vaddq_f32(vld1q_f32(before + 4 * j), vld1q_f32(behind + 4 * j));
                sums[j] = vaddq_f32(sums[j], vmulq_n_f32(both, weights[k]));
            }
        }
        for (int j = 0; j < 4; j++) vst1q_f32(d + i + 4 * j, sums[j]);
    }
    scalar_convolve(d + i, s + i, weights, reach, step, n - i);
}

void neon_widen(float *d, const uint32_t *s, size_t n)
{
    size_t i = 0;
    for (; i + 2 <= n; i += 2) {
        uint16x8_t two = vmovl_u8(vld1_u8((const uint8_t *)(s + i)));
        vst1q_f32(d + 4 * i, vcvtq_f32_u32(vmovl_u16(vget_low_u16(two))));
        vst1q_f32(d + 4 * i + 4, vcvtq_f32_u32(vmovl_u16(vget_high_u16(two))));
    }
    scalar_widen(d + 4 * i, s + i, n - i);
}

/* Of a number and of what is none this takes the number, as the scalar variant does. */
static inline uint16x4_t rounded4(const float *s)
{
    float32x4_t v = vaddq_f32(vld1q_f32(s), vdupq_n_f32(0.5f));
    return vmovn_u32(vcvtq_u32_f32(vminnmq_f32(v, vdupq_n_f32(255))));
}

static inline uint8x8_t rounded2(const float *s) { return vmovn_u16(vcombine_u16(rounded4(s), rounded4(s + 4))); }

void neon_narrow(uint32_t *d, const float *s, size_t n)
{
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        uint8x16_t v = vcombine_u8(rounded2(s + 4 * i), rounded2(s + 4 * i + 8));
        store4(d + i, vminq_u8(v, alpha4(v)));
    }
    scalar_narrow(d + i, s + 4 * i, n - i);
}

void neon_sum(uint16_t *sums, const uint32_t *s, size_t n)
{
    size_t i = 0;
    for (; i + 2 <= n; i += 2) {
        uint16_t *at = sums + 4 * i;
        vst1q_u16(at, vaddw_u8(vld1q_u16(at), vld1_u8((const uint8_t *)(s + i))));
    }
    scalar_sum(sums + 4 * i, s + i, n - i);
}

void neon_saturate(float *d, float saturation, size_t n)
{
    const float32x4_t luma_weights = {0.0722f, 0.7152f, 0.2126f, 0};
    for (size_t i = 0; i < n; i++) {
        float32x4_t v = vld1q_f32(d + 4 * i), weighted = vmulq_f32(v, luma_weights);
        float32x4_t gray = vaddq_f32(vdupq_laneq_f32(weighted, 0), vdupq_laneq_f32(weighted, 1));
        gray = vaddq_f32(gray, vdupq_laneq_f32(weighted, 2));
        float32x4_t difference = vmulq_n_f32(vsubq_f32(v, gray), saturation);
        float32x4_t result = vmaxnmq_f32(vaddq_f32(gray, difference), vdupq_n_f32(0));
        vst1q_f32(d + 4 * i, vcopyq_laneq_f32(result, 3, v, 3));
    }
}

#endif
