#include "scalar.h"

#if defined(__aarch64__)

#include "neon.h"
#include "positions.h"
#include "sides.h"

static inline void store4(uint32_t *p, uint8x16_t v) { store_packed(p, v, PACKED); }
static inline uint8x16_t load4(const uint32_t *p) { return load(p); }

static inline uint8x16_t scale4(uint8x16_t p, uint8x16_t a)
{
    return scale(p, (Weights){factors(vget_low_u8(a)), factors(vget_high_u8(a))});
}

static inline uint8x16_t over4(uint8x16_t s, uint8x16_t d) { return vqaddq_u8(s, scale4(d, vmvnq_u8(alpha4(s)))); }

static inline Pairs pairs4(const uint32_t *const *at)
{
    uint32x4_t a = vcombine_u32(vld1_u32(at[0]), vld1_u32(at[1])), b = vcombine_u32(vld1_u32(at[2]), vld1_u32(at[3]));
    return (Pairs){vreinterpretq_u8_u32(vuzp1q_u32(a, b)), vreinterpretq_u8_u32(vuzp2q_u32(a, b))};
}

static inline uint32x4_t bits(int32x4_t v, int shift, uint32_t mask)
{
    return vandq_u32(vshlq_u32(vreinterpretq_u32_s32(v), vdupq_n_s32(-shift)), vdupq_n_u32(mask));
}

/* Two samples; weights of 7 bits, those between the rows multiplied by 256. See `bilinear` in scalar.c. */
static inline uint8x8_t bilinear2(
    uint8x8_t p, uint8x8_t p_right, uint8x8_t q, uint8x8_t q_right, int16x8_t fx, int16x8_t fy)
{
    int16x8_t rest = vsubq_s16(vdupq_n_s16(128), fx);
    int16x8_t top = vmlaq_s16(vmulq_s16(words(p), rest), words(p_right), fx);
    int16x8_t bottom = vmlaq_s16(vmulq_s16(words(q), rest), words(q_right), fx);
    int16x8_t sum = vaddq_s16(top, vqrdmulhq_s16(vsubq_s16(bottom, top), fy));
    return vrshrn_n_u16(vreinterpretq_u16_s16(sum), 7);
}

/* Where pairs of texels stand, for four samples. */
typedef struct Places { const uint32_t *top[4], *bottom[4]; } Places;

static inline uint8x16_t bilinear4(const Places *at, uint32x4_t x, uint32x4_t y)
{
    Pairs p = pairs4(at->top), q = pairs4(at->bottom);
    Weights fx = spread((Ints)x), fy = spread((Ints)vshlq_n_u32(y, 8));
    uint8x8_t first = bilinear2(
        vget_low_u8(p.left), vget_low_u8(p.right), vget_low_u8(q.left), vget_low_u8(q.right), fx.low, fy.low);
    uint8x8_t second = bilinear2(
        vget_high_u8(p.left), vget_high_u8(p.right), vget_high_u8(q.left), vget_high_u8(q.right), fx.high, fy.high);
    return vcombine_u8(first, second);
}

/* Four samples at positions all four texels of which exist. */
static inline uint8x16_t inside4(const uint32_t *s, ptrdiff_t stride, int32x4_t u, int32x4_t v)
{
    int32_t offsets[4];
    vst1q_s32(offsets, vmlaq_n_s32(vshrq_n_s32(u, 16), vshrq_n_s32(v, 16), (int32_t)stride));
    Places places;
    for (int k = 0; k < 4; k++) {
        places.top[k] = s + offsets[k];
        places.bottom[k] = places.top[k] + stride;
    }
    return bilinear4(&places, bits(u, 9, 127), bits(v, 9, 127));
}

void neon_affine(
    uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n)
{
    int32x4_t us = (int32x4_t)steps(u, du), vs = (int32x4_t)steps(v, dv);
    int32x4_t step_u = vdupq_n_s32(at(0, du, 4)), step_v = vdupq_n_s32(at(0, dv, 4));
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        store4(d + i, inside4(s, stride, us, vs));
        us = vaddq_s32(us, step_u);
        vs = vaddq_s32(vs, step_v);
    }
    scalar_affine(d + i, s, stride, at(u, du, (int64_t)i), at(v, dv, (int64_t)i), du, dv, n - i);
}

/* Four samples anywhere. */
static inline uint8x16_t held4(const SampledImage *image, int32x4_t u, int32x4_t v)
{
    u = vminq_s32(vmaxq_s32(u, vdupq_n_s32(image->low_x << 16)), vdupq_n_s32(image->high_x << 16));
    v = vminq_s32(vmaxq_s32(v, vdupq_n_s32(image->low_y << 16)), vdupq_n_s32(image->high_y << 16));
    int32_t x[4], y[4];
    /* The last column is all weight on the right texel of the last pair. */
    uint32x4_t is_last = vceqq_s32(vshrq_n_s32(u, 16), vdupq_n_s32(image->high_x));
    vst1q_s32(x, vaddq_s32(vshrq_n_s32(u, 16), vreinterpretq_s32_u32(is_last)));
    vst1q_s32(y, vshrq_n_s32(v, 16));
    Places places;
    for (int k = 0; k < 4; k++) {
        places.top[k] = image->texels + y[k] * image->stride + x[k];
        places.bottom[k] = places.top[k] + (y[k] < image->high_y ? image->stride : 0);
    }
    return bilinear4(&places, vbslq_u32(is_last, vdupq_n_u32(128), bits(u, 9, 127)), bits(v, 9, 127));
}

/* What is covered of pixels i to i + 3, in all of their channels. */
static inline uint8x16_t covered4(const AffineQuad *quad, const AffineRow *row, int32_t i)
{
    uint32_t covers[4];
    for (int k = 0; k < 4; k++) covers[k] = covered(quad, row, i + k) * 0x01010101;
    return vreinterpretq_u8_u32(vld1q_u32(covers));
}

void neon_affine_rows(const AffineQuad *quad, const AffineRow *rows, size_t count)
{
    const SampledImage *image = &quad->image;
    uint8x16_t alpha = vdupq_n_u8((uint8_t)quad->alpha);
    for (const AffineRow *row = rows; row < rows + count; row++) {
        int32x4_t us = (int32x4_t)steps(row->u, quad->du), vs = (int32x4_t)steps(row->v, quad->dv);
        int32x4_t step_u = vdupq_n_s32(at(0, quad->du, 4)), step_v = vdupq_n_s32(at(0, quad->dv, 4));
        int32_t i = 0, inside = 0;
        for (; i + 4 <= row->end; i += 4) {
            if (i >= inside) inside = inside_end(quad, row, i, 4);
            uint8x16_t s = i < inside ? scale4(inside4(image->texels, image->stride, us, vs), alpha)
                                      : scale4(held4(image, us, vs), scale4(covered4(quad, row, i), alpha));
            store4(row->d + i, over4(s, load4(row->d + i)));
            us = vaddq_s32(us, step_u);
            vs = vaddq_s32(vs, step_v);
        }
        scalar_affine_row(quad, row, i);
    }
}

#endif
