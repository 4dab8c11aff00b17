#pragma once

#include <arm_neon.h>

#include "pixel.h"
#include "scalar.h"

/* What the NEON variants share: eight pixels by channel, or four of them as they lie in memory. */

/* Bytes as factors; see `factor`. */
static inline int16x8_t factor8(uint8x8_t a)
{
    return vreinterpretq_s16_u16(vaddw_u8(vshll_n_u8(a, 7), vshr_n_u8(a, 1)));
}

static inline int16x8_t widen(uint8x8_t v) { return vreinterpretq_s16_u16(vmovl_u8(v)); }

/* See `byte_scale`. */
static inline uint8x8_t scale8(uint8x8_t v, int16x8_t factors) { return vqmovun_s16(vqrdmulhq_s16(widen(v), factors)); }

/* p + (q - p) x w / 256; w is multiplied by 128. */
static inline uint8x8_t lerp8(uint8x8_t p, uint8x8_t q, int16x8_t w)
{
    int16x8_t wide = widen(p);
    return vqmovun_s16(vaddq_s16(wide, vqrdmulhq_s16(vsubq_s16(widen(q), wide), w)));
}

/* Four pixels, or what belongs to each of their channels. */
static inline uint8x16_t load4(const uint32_t *p) { return vld1q_u8((const uint8_t *)p); }
static inline void store4(uint32_t *p, uint8x16_t v) { vst1q_u8((uint8_t *)p, v); }

/* The alpha of each pixel, in all of its channels. */
static inline uint8x16_t alpha4(uint8x16_t p)
{
    static const uint8_t alphas[16] = {3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15};
    return vqtbl1q_u8(p, vld1q_u8(alphas));
}

static inline uint8x16_t scale4(uint8x16_t p, uint8x16_t a)
{
    return vcombine_u8(
        scale8(vget_low_u8(p), factor8(vget_low_u8(a))), scale8(vget_high_u8(p), factor8(vget_high_u8(a))));
}

static inline uint8x16_t over4(uint8x16_t s, uint8x16_t d) { return vqaddq_u8(s, scale4(d, vmvnq_u8(alpha4(s)))); }

/* Four words, each in the four 16-bit lanes of its pixel. */
typedef struct Spread { int16x8_t first, second; } Spread;

static inline Spread spread(uint32x4_t words)
{
    int16x4_t four = vreinterpret_s16_u16(vmovn_u32(words));
    int32x4_t twice = vreinterpretq_s32_s16(vcombine_s16(vzip1_s16(four, four), vzip2_s16(four, four)));
    return (Spread){vreinterpretq_s16_s32(vzip1q_s32(twice, twice)), vreinterpretq_s16_s32(vzip2q_s32(twice, twice))};
}

/* Four texels and their neighbours on the right. */
typedef struct Pairs { uint8x16_t left, right; } Pairs;

static inline uint32x2_t load_pair(const uint32_t *s) { return vreinterpret_u32_u8(vld1_u8((const uint8_t *)s)); }

static inline Pairs pairs4(const uint32_t *const *at)
{
    uint32x4_t a = vcombine_u32(load_pair(at[0]), load_pair(at[1])), b = vcombine_u32(load_pair(at[2]), load_pair(at[3]));
    return (Pairs){vreinterpretq_u8_u32(vuzp1q_u32(a, b)), vreinterpretq_u8_u32(vuzp2q_u32(a, b))};
}

/* Between four pixels and four others; w is multiplied by 128. See `pixel_lerp`. */
static inline uint8x16_t lerp4(uint8x16_t p, uint8x16_t q, Spread w)
{
    return vcombine_u8(
        lerp8(vget_low_u8(p), vget_low_u8(q), w.first), lerp8(vget_high_u8(p), vget_high_u8(q), w.second));
}

void neon_resample(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, size_t n);
void neon_affine(
    uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n);
void neon_affine_rows(const AffineQuad *quad, const AffineRow *rows, size_t count);
