#pragma once

#include <arm_neon.h>

/* The primitive operations of NEON. */

enum { PACKED = 4, PIXELS = 8 };

#include "vectors.h"

/* An operation of several types. */
#define OVERLOAD INLINE __attribute__((overloadable))

/* PACKED pixels as they lie in memory. */
typedef uint8x16_t Packed;

/* Eight pixels by channel: blue, green, red, alpha. */
typedef uint8x8x4_t Pixels;

/* Multipliers of pixels, in 1/32768. */
typedef int16x8_t Factors;

/* Copies n pixels, 1 to 7. */
INLINE void copy_some(uint32_t *d, const uint32_t *s, size_t n)
{
    if (n >= 4) {
        uint32x4_t first = vld1q_u32(s), last = vld1q_u32(s + n - 4);
        vst1q_u32(d, first);
        vst1q_u32(d + n - 4, last);
    } else if (n >= 2) {
        uint32x2_t first = vld1_u32(s), last = vld1_u32(s + n - 2);
        vst1_u32(d, first);
        vst1_u32(d + n - 2, last);
    } else {
        *d = *s;
    }
}

/* The first n pixels, 1 to PIXELS; the others are unspecified. */
INLINE Pixels load_pixels(const uint32_t *p, size_t n)
{
    if (n >= PIXELS) return vld4_u8((const uint8_t *)p);
    uint32_t some[PIXELS] = {0};
    copy_some(some, p, n);
    return vld4_u8((const uint8_t *)some);
}

INLINE void store_pixels(uint32_t *p, Pixels v, size_t n)
{
    if (n >= PIXELS) {
        vst4_u8((uint8_t *)p, v);
        return;
    }
    uint32_t some[PIXELS];
    vst4_u8((uint8_t *)some, v);
    copy_some(p, some, n);
}

INLINE Pixels color_pixels(uint32_t color)
{
    Pixels c;
    for (int k = 0; k < 4; k++) c.val[k] = vdup_n_u8((uint8_t)(color >> 8 * k));
    return c;
}

/* Bytes as factors; see `factor`. */
INLINE Factors factors(uint8x8_t a) { return vreinterpretq_s16_u16(vaddw_u8(vshll_n_u8(a, 7), vshr_n_u8(a, 1))); }
INLINE Factors word_factors(uint32_t f) { return vdupq_n_s16((int16_t)f); }
INLINE Factors byte_factors(uint32_t a) { return word_factors(factor(a)); }

INLINE int16x8_t words(uint8x8_t v) { return vreinterpretq_s16_u16(vmovl_u8(v)); }

/* See `byte_scale`. */
OVERLOAD uint8x8_t scale(uint8x8_t v, Factors f) { return vqmovun_s16(vqrdmulhq_s16(words(v), f)); }

OVERLOAD Pixels scale(Pixels p, Factors f)
{
    for (int k = 0; k < 4; k++) p.val[k] = scale(p.val[k], f);
    return p;
}

OVERLOAD Pixels over(Pixels s, Pixels d)
{
    Factors complement = factors(vmvn_u8(s.val[3]));
    for (int k = 0; k < 4; k++) s.val[k] = vqadd_u8(s.val[k], scale(d.val[k], complement));
    return s;
}

/* d = s over d. Tests for opaque and clear pixels would cost as much as the arithmetic. */
INLINE void over_block(uint32_t *d, const uint32_t *s, size_t n)
{
    store_pixels(d, over(load_pixels(s, n), load_pixels(d, n)), n);
}

/* p + (q - p) x w. */
OVERLOAD uint8x8_t lerp(uint8x8_t p, uint8x8_t q, Factors w)
{
    return vqmovun_s16(vaddq_s16(words(p), vqrdmulhq_s16(vsubq_s16(words(q), words(p)), w)));
}

OVERLOAD Pixels lerp(Pixels p, Pixels q, Factors w)
{
    for (int k = 0; k < 4; k++) p.val[k] = lerp(p.val[k], q.val[k], w);
    return p;
}

/* The first n bytes, 1 to PIXELS. */
INLINE uint8x8_t mask_lanes(const uint8_t *mask, size_t n) { return vcreate_u8(mask_bytes(mask, n)); }

/* The alpha of each pixel, in all of its channels. */
INLINE uint8x16_t alpha4(uint8x16_t p)
{
    static const uint8_t alphas[16] = {3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15};
    return vqtbl1q_u8(p, vld1q_u8(alphas));
}

/* Pixels that `widen_block` and `sum_block` convert at once. */
enum { WIDENED = 2, SUMMED = 2 };

INLINE void widen_block(float *d, const uint32_t *s)
{
    uint16x8_t two = vmovl_u8(vld1_u8((const uint8_t *)s));
    vst1q_f32(d, vcvtq_f32_u32(vmovl_u16(vget_low_u16(two))));
    vst1q_f32(d + 4, vcvtq_f32_u32(vmovl_u16(vget_high_u16(two))));
}

/* Selects the number, of a number and of what is none, as the scalar variant does. */
INLINE uint16x4_t rounded4(const float *s)
{
    float32x4_t v = vaddq_f32(vld1q_f32(s), vdupq_n_f32(0.5f));
    return vmovn_u32(vcvtq_u32_f32(vminnmq_f32(v, vdupq_n_f32(255))));
}

INLINE uint8x8_t rounded2(const float *s) { return vmovn_u16(vcombine_u16(rounded4(s), rounded4(s + 4))); }

INLINE void narrow_block(uint32_t *d, const float *s)
{
    uint8x16_t v = vcombine_u8(rounded2(s), rounded2(s + 8));
    vst1q_u8((uint8_t *)d, vminq_u8(v, alpha4(v)));
}

INLINE void sum_block(uint16_t *sums, const uint32_t *s)
{
    vst1q_u16(sums, vaddw_u8(vld1q_u16(sums), vld1_u8((const uint8_t *)s)));
}

/* A number for each channel of a pixel. */
INLINE Floats channels(float b, float g, float r, float a) { return (Floats){b, g, r, a}; }

/* (blue + green) + red of a pixel, in all of its channels. */
INLINE Floats color_sums(Floats v) { return v.xxxx + v.yyyy + v.zzzz; }

/* Replaces negative numbers, and what is no number, by 0. */
INLINE Floats not_negative(Floats v) { return __builtin_elementwise_max(v, (Floats)0.0f); }
INLINE Floats with_alpha(Floats colors, Floats alphas) { return (Floats){colors.x, colors.y, colors.z, alphas.w}; }

/* Four pixels as they lie in memory, and the multipliers of their channels. */
typedef Packed Texels;
typedef struct Weights { int16x8_t low, high; } Weights;

INLINE Packed load(const uint32_t *p) { return vld1q_u8((const uint8_t *)p); }
INLINE Texels unpack(Packed p) { return p; }
INLINE Packed pack(Texels p) { return p; }
INLINE Packed packed_color(uint32_t color) { return vreinterpretq_u8_u32(vdupq_n_u32(color)); }

/* The first n pixels, 1 to PACKED; the others are unspecified. */
INLINE Packed load_packed(const uint32_t *p, size_t n)
{
    if (n >= PACKED) return load(p);
    uint32_t some[PACKED] = {0};
    copy_some(some, p, n);
    return load(some);
}

INLINE void store_packed(uint32_t *p, Packed v, size_t n)
{
    uint32_t some[PACKED];
    vst1q_u8((uint8_t *)(n >= PACKED ? p : some), v);
    if (n < PACKED) copy_some(p, some, n);
}

INLINE Packed reversed(Packed p)
{
    uint32x4_t v = vrev64q_u32(vreinterpretq_u32_u8(p));
    return vreinterpretq_u8_u32(vextq_u32(v, v, 2));
}

/* Four words, each in the four 16-bit lanes of its pixel. */
INLINE Weights spread(Ints words)
{
    int16x4_t four = vmovn_s32((int32x4_t)words);
    int32x4_t twice = vreinterpretq_s32_s16(vcombine_s16(vzip1_s16(four, four), vzip2_s16(four, four)));
    return (Weights){vreinterpretq_s16_s32(vzip1q_s32(twice, twice)), vreinterpretq_s16_s32(vzip2q_s32(twice, twice))};
}

OVERLOAD Texels scale(Texels p, Weights w)
{
    return vcombine_u8(scale(vget_low_u8(p), w.low), scale(vget_high_u8(p), w.high));
}

OVERLOAD Texels lerp(Texels p, Texels q, Weights w)
{
    return vcombine_u8(
        lerp(vget_low_u8(p), vget_low_u8(q), w.low), lerp(vget_high_u8(p), vget_high_u8(q), w.high));
}

/* Four texels and their neighbours on the right. */
typedef struct Pairs { Packed left, right; } Pairs;

INLINE uint32x4_t load_two_pairs(const uint32_t *s, const uint32_t *at)
{
    return vcombine_u32(vld1_u32(s + (int32_t)at[0]), vld1_u32(s + (int32_t)at[1]));
}

INLINE Pairs load_pairs(const uint32_t *s, const uint32_t *at)
{
    uint32x4_t a = load_two_pairs(s, at), b = load_two_pairs(s, at + 2);
    return (Pairs){vreinterpretq_u8_u32(vuzp1q_u32(a, b)), vreinterpretq_u8_u32(vuzp2q_u32(a, b))};
}

INLINE Ints repeated(const int32_t *p) { return (Ints)vld1q_s32(p); }

/* The upper 15 bits of the colours of two pixels, 0 for what is negative. */
INLINE int16x8_t color_factors(Ints a, Ints b)
{
    int16x8_t f = vcombine_s16(vqshrn_n_s32((int32x4_t)a, 8), vqshrn_n_s32((int32x4_t)b, 8));
    return vmaxq_s16(f, vdupq_n_s16(0));
}

INLINE Weights color_weights(const Ints *at) { return (Weights){color_factors(at[0], at[1]), color_factors(at[2], at[3])}; }

/* The greater number; `low` where v is no number. */
INLINE Floats at_least(Floats v, Floats low) { return __builtin_elementwise_max(v, low); }

/* The bytes at offsets and their neighbours, weighted by 256 - fx and fx. */
INLINE Ints weighted_pairs(const uint8_t *s, const uint32_t *at, Ints fx)
{
    Words pairs = byte_pairs(s, at);
    Ints both = __builtin_convertvector(pairs, Ints);
    return (both & 255) * (256 - fx) + (both >> 8) * fx;
}

INLINE int16x8_t weighted2(uint8x8_t left, uint8x8_t right, int16x8_t fx)
{
    return vmlaq_s16(vmulq_s16(words(left), vsubq_s16(vdupq_n_s16(128), fx)), words(right), fx);
}

/* Between two rows of weighted texels; fy is multiplied by 256. */
INLINE uint8x8_t bilinear2(int16x8_t top, int16x8_t bottom, int16x8_t fy)
{
    int16x8_t sum = vaddq_s16(top, vqrdmulhq_s16(vsubq_s16(bottom, top), fy));
    return vrshrn_n_u16(vreinterpretq_u16_s16(sum), 7);
}

/* Samples with weights of 7 bits. See `bilinear` in scalar.c. */
INLINE Texels bilinear7(Pairs p, Pairs q, Ints x, Ints y)
{
    Weights fx = spread(x), fy = spread(y << 8);
    return vcombine_u8(
        bilinear2(
            weighted2(vget_low_u8(p.left), vget_low_u8(p.right), fx.low),
            weighted2(vget_low_u8(q.left), vget_low_u8(q.right), fx.low), fy.low),
        bilinear2(
            weighted2(vget_high_u8(p.left), vget_high_u8(p.right), fx.high),
            weighted2(vget_high_u8(q.left), vget_high_u8(q.right), fx.high), fy.high));
}

/* The whole part of v times the stride. */
INLINE Ints row_offsets(Ints v, int32_t stride) { return (v >> 16) * stride; }

INLINE Floats lesser(Floats a, Floats b) { return __builtin_elementwise_min(a, b); }

OVERLOAD Texels over(Texels s, Texels d)
{
    Packed complement = vmvnq_u8(alpha4(s));
    return vqaddq_u8(s, scale(d, (Weights){factors(vget_low_u8(complement)), factors(vget_high_u8(complement))}));
}

INLINE Weights byte_weights(uint32_t a) { return (Weights){byte_factors(a), byte_factors(a)}; }

/* Bytes in lanes as factors. */
INLINE int16x8_t factor16(int16x8_t a) { return vaddq_s16(vshlq_n_s16(a, 7), vshrq_n_s16(a, 1)); }

/* Coverage, times alpha. */
INLINE Weights covered_weights(Ints covered, Weights alpha)
{
    Weights a = spread(covered);
    return (Weights){factor16(vqrdmulhq_s16(a.low, alpha.low)), factor16(vqrdmulhq_s16(a.high, alpha.high))};
}
