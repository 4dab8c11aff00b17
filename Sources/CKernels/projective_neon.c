#include "projective.h"

#if defined(__aarch64__)

#include <math.h>
#include <string.h>

#include "neon.h"

static inline Pairs pairs4(const uint32_t *const *at)
{
    uint32x4_t a = vcombine_u32(vld1_u32(at[0]), vld1_u32(at[1])), b = vcombine_u32(vld1_u32(at[2]), vld1_u32(at[3]));
    return (Pairs){vreinterpretq_u8_u32(vuzp1q_u32(a, b)), vreinterpretq_u8_u32(vuzp2q_u32(a, b))};
}

/* Two samples' coordinates along one axis. */
static inline float64x2_t along(double start, double step, float64x2_t i)
{
    return vaddq_f64(vdupq_n_f64(start), vmulq_f64(i, vdupq_n_f64(step)));
}

/* See `fixed8`: of a number and of what is none these take the number. */
static inline int32x2_t fixed2(float64x2_t v, double low, double high)
{
    v = vminnmq_f64(vmaxnmq_f64(v, vdupq_n_f64(low)), vdupq_n_f64(high));
    return vmovn_s64(vcvtq_s64_f64(vaddq_f64(vmulq_f64(v, vdupq_n_f64(256)), vdupq_n_f64(0.5))));
}

static inline float64x2_t unstretched2(float64x2_t v, double split, double skip)
{
    float64x2_t beyond = vmaxnmq_f64(vsubq_f64(v, vdupq_n_f64(split)), vdupq_n_f64(0));
    return vsubq_f64(v, vminnmq_f64(beyond, vdupq_n_f64(skip)));
}

/* Four positions in 24.8, and whether there is a sample. */
typedef struct Positions { int32x4_t x, y; uint32x4_t exist; } Positions;

static inline Positions positions4(const int32x2_t *x, const int32x2_t *y, const uint64x2_t *exist)
{
    return (Positions){
        vcombine_s32(x[0], x[1]), vcombine_s32(y[0], y[1]), vcombine_u32(vmovn_u64(exist[0]), vmovn_u64(exist[1])),
    };
}

static inline float64x2_t places2(size_t first)
{
    const double next[2] = {0, 1};
    return vaddq_f64(vdupq_n_f64((double)first), vld1q_f64(next));
}

static inline Positions image_positions(const SampledImage *image, const ProjectiveRow *row, size_t first)
{
    int32x2_t x[2], y[2];
    uint64x2_t exist[2];
    for (size_t k = 0; k < 2; k++) {
        float64x2_t i = places2(first + 2 * k), w = along(row->w, row->dw, i), r = vdivq_f64(vdupq_n_f64(1), w);
        float64x2_t u = vmulq_f64(along(row->u, row->du, i), r), v = vmulq_f64(along(row->v, row->dv, i), r);
        uint64x2_t is_finite = vcltq_f64(vabsq_f64(vaddq_f64(u, v)), vdupq_n_f64(INFINITY));
        exist[k] = vandq_u64(vcgtzq_f64(w), is_finite);
        x[k] = fixed2(u, image->low_x, image->high_x);
        y[k] = fixed2(v, image->low_y, image->high_y);
    }
    return positions4(x, y, exist);
}

static inline Positions mask_positions(const SampledMask *mask, const ProjectiveRow *row, size_t first)
{
    int32x2_t x[2], y[2];
    uint64x2_t exist[2];
    for (size_t k = 0; k < 2; k++) {
        float64x2_t i = places2(first + 2 * k), w = along(row->w, row->dw, i), r = vdivq_f64(vdupq_n_f64(1), w);
        float64x2_t u = vmulq_f64(along(row->u, row->du, i), r), v = vmulq_f64(along(row->v, row->dv, i), r);
        exist[k] = vcgtzq_f64(w);
        x[k] = fixed2(unstretched2(u, mask->split_x, mask->skip_x), 0, mask->width - 1);
        y[k] = fixed2(unstretched2(v, mask->split_y, mask->skip_y), 0, mask->height - 1);
    }
    return positions4(x, y, exist);
}

/* Four fractions. */
static inline uint32x4_t fractions4(int32x4_t v) { return vandq_u32(vreinterpretq_u32_s32(v), vdupq_n_u32(255)); }

static inline uint8x16_t chosen(uint8x16_t a, uint8x16_t b, uint32x4_t is_b)
{
    return vbslq_u8(vreinterpretq_u8_u32(is_b), b, a);
}

void neon_projective(uint32_t *d, const SampledImage *image, const ProjectiveRow *row, size_t n)
{
    /* Pairs of texels are loaded. */
    size_t i = 0, end = image->high_x > image->low_x ? n & ~(size_t)3 : 0;
    for (; i < end; i += 4) {
        Positions at = image_positions(image, row, i);
        int32x4_t x0 = vshrq_n_s32(at.x, 8);
        /* The last column is the right one of the last pair. */
        uint32x4_t is_last = vceqq_s32(x0, vdupq_n_s32(image->high_x));
        int32_t x[4], y[4];
        vst1q_s32(x, vaddq_s32(x0, vreinterpretq_s32_u32(is_last)));
        vst1q_s32(y, vshrq_n_s32(at.y, 8));
        const uint32_t *above[4], *below[4];
        for (int k = 0; k < 4; k++) {
            above[k] = image->texels + y[k] * image->stride + x[k];
            below[k] = above[k] + (y[k] < image->high_y ? image->stride : 0);
        }
        prefetch((const void *)((uintptr_t)above[i >> 2 & 3] + 4 * (uintptr_t)row->ahead));
        Pairs p = pairs4(above), q = pairs4(below);
        p.left = chosen(p.left, p.right, is_last);
        q.left = chosen(q.left, q.right, is_last);
        Weights fx = spread((Ints)vshlq_n_u32(fractions4(at.x), 7)), fy = spread((Ints)vshlq_n_u32(fractions4(at.y), 7));
        uint8x16_t sample = lerp(lerp(p.left, p.right, fx), lerp(q.left, q.right, fx), fy);
        store_packed(d + i, vandq_u8(sample, vreinterpretq_u8_u32(at.exist)), PACKED);
    }
    scalar_projective_from(i, d, image, row, n);
}

/* The bytes at four places and their neighbours, weighted by 256 - fx and fx. */
static inline uint32x4_t weighted4(const uint8_t *const *at, uint32x4_t fx)
{
    uint16_t pairs[4];
    for (int k = 0; k < 4; k++) memcpy(pairs + k, at[k], 2);
    uint32x4_t both = vmovl_u16(vld1_u16(pairs));
    uint32x4_t p = vandq_u32(both, vdupq_n_u32(255)), q = vshrq_n_u32(both, 8);
    return vmlaq_u32(vmulq_u32(p, vsubq_u32(vdupq_n_u32(256), fx)), q, fx);
}

void neon_mask(uint8_t *d, const SampledMask *mask, const ProjectiveRow *row, size_t n)
{
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        Positions at = mask_positions(mask, row, i);
        int32_t x[4], y[4];
        vst1q_s32(x, vshrq_n_s32(at.x, 8));
        vst1q_s32(y, vshrq_n_s32(at.y, 8));
        const uint8_t *above[4], *below[4];
        for (int k = 0; k < 4; k++) {
            above[k] = mask->bytes + y[k] * mask->stride + x[k];
            below[k] = above[k] + (y[k] < mask->height - 1 ? mask->stride : 0);
        }
        uint32x4_t p = weighted4(above, fractions4(at.x)), q = weighted4(below, fractions4(at.x));
        /* The differences may be negative: modulo 2^32 the sum comes out right. */
        uint32x4_t sum = vmlaq_u32(vshlq_n_u32(p, 8), vsubq_u32(q, p), fractions4(at.y));
        uint16x4_t level = vmovn_u32(vandq_u32(vrshrq_n_u32(sum, 16), at.exist));
        uint32_t bytes = vget_lane_u32(vreinterpret_u32_u8(vmovn_u16(vcombine_u16(level, level))), 0);
        memcpy(d + i, &bytes, 4);
    }
    scalar_mask_from(i, d, mask, row, n);
}

#endif
