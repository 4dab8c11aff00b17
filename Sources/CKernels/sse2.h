#pragma once

#include <emmintrin.h>

/* The primitive operations of SSE2. */

enum { PACKED = 4, PIXELS = PACKED };

#include "vectors.h"

/* PACKED pixels as they lie in memory. */
typedef __m128i Packed;

/* Four pixels in 16-bit lanes. */
typedef struct Pixels { __m128i low, high; } Pixels;

/* Multipliers of the lanes of pixels, in 1/32768. */
typedef Pixels Factors;

INLINE __m128i load(const uint32_t *p) { return _mm_loadu_si128((const void *)p); }
INLINE void store(uint32_t *p, __m128i v) { _mm_storeu_si128((void *)p, v); }
INLINE __m128i low(__m128i v) { return _mm_unpacklo_epi8(v, _mm_setzero_si128()); }
INLINE __m128i high(__m128i v) { return _mm_unpackhi_epi8(v, _mm_setzero_si128()); }
INLINE Pixels unpack(Packed v) { return (Pixels){low(v), high(v)}; }
INLINE Packed pack(Pixels v) { return _mm_packus_epi16(v.low, v.high); }

/* The first n pixels, 1 to PACKED; the others are 0. */
INLINE Packed load_packed(const uint32_t *p, size_t n)
{
    if (n >= PACKED) return load(p);
    __m128i last = _mm_cvtsi32_si128((int)p[n - 1]);
    if (n == 1) return last;
    __m128i pair = _mm_loadl_epi64((const void *)p);
    return n == 2 ? pair : _mm_unpacklo_epi64(pair, last);
}

INLINE void store_packed(uint32_t *p, Packed v, size_t n)
{
    if (n >= PACKED) {
        store(p, v);
        return;
    }
    if (n >= 2) {
        _mm_storel_epi64((void *)p, v);
        v = _mm_unpackhi_epi64(v, v);
    }
    if (n != 2) p[n - 1] = (uint32_t)_mm_cvtsi128_si32(v);
}

INLINE Pixels load_pixels(const uint32_t *p, size_t n) { return unpack(load_packed(p, n)); }
INLINE void store_pixels(uint32_t *p, Pixels v, size_t n) { store_packed(p, pack(v), n); }

INLINE Pixels color_pixels(uint32_t color)
{
    __m128i lanes = low(_mm_set1_epi32((int)color));
    return (Pixels){lanes, lanes};
}

INLINE __m128i factor16(__m128i a) { return _mm_add_epi16(_mm_slli_epi16(a, 7), _mm_srli_epi16(a, 1)); }

/* (v x f + 2^14) >> 15 in signed lanes; v between -8192 and 8191. See `byte_scale`. */
INLINE __m128i scale16(__m128i v, __m128i f)
{
    __m128i twice = _mm_mulhi_epi16(_mm_slli_epi16(v, 2), f);
    return _mm_srai_epi16(_mm_add_epi16(twice, _mm_set1_epi16(1)), 1);
}

INLINE Factors word_factors(uint32_t f) { return (Factors){_mm_set1_epi16((short)f), _mm_set1_epi16((short)f)}; }
INLINE Factors byte_factors(uint32_t a) { return word_factors(factor(a)); }

INLINE Pixels scale(Pixels p, Factors f) { return (Pixels){scale16(p.low, f.low), scale16(p.high, f.high)}; }

/* Factors for 255 minus the alpha of two pixels, in all their channels. */
INLINE __m128i complement2(__m128i s)
{
    __m128i alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(s, 0xFF), 0xFF);
    return _mm_xor_si128(factor16(alpha), _mm_set1_epi16(0x7FFF));
}

INLINE __m128i over2(__m128i s, __m128i d) { return _mm_add_epi16(s, scale16(d, complement2(s))); }
INLINE Pixels over(Pixels s, Pixels d) { return (Pixels){over2(s.low, d.low), over2(s.high, d.high)}; }

INLINE int are_equal(__m128i a, __m128i b) { return _mm_movemask_epi8(_mm_cmpeq_epi32(a, b)) == 0xFFFF; }

/* d = s over d, without arithmetic where all of PIXELS pixels are opaque, or clear. */
INLINE void over_block(uint32_t *d, const uint32_t *s, size_t n)
{
    const __m128i opaque = _mm_set1_epi32((int)0xFF000000);
    Packed p = load_packed(s, n);
    if (n == PIXELS && are_equal(_mm_and_si128(p, opaque), opaque)) store(d, p);
    else if (n < PIXELS || !are_equal(p, _mm_setzero_si128())) store_pixels(d, over(unpack(p), load_pixels(d, n)), n);
}

/* p + (q - p) x w. */
INLINE __m128i lerp2(__m128i p, __m128i q, __m128i w) { return _mm_add_epi16(p, scale16(_mm_sub_epi16(q, p), w)); }
INLINE Pixels lerp(Pixels p, Pixels q, Factors w)
{
    return (Pixels){lerp2(p.low, q.low, w.low), lerp2(p.high, q.high, w.high)};
}

/* The first n bytes, 1 to PIXELS, each in the lanes of its pixel. */
INLINE Pixels mask_lanes(const uint8_t *mask, size_t n)
{
    __m128i m = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)mask_bytes(mask, n)), _mm_setzero_si128());
    __m128i twice = _mm_unpacklo_epi16(m, m);
    return (Pixels){_mm_unpacklo_epi32(twice, twice), _mm_unpackhi_epi32(twice, twice)};
}

/* Bytes in lanes as factors. */
INLINE Factors factors(Pixels bytes) { return (Factors){factor16(bytes.low), factor16(bytes.high)}; }
/* Pixels that `widen_block` and `sum_block` convert at once. */
enum { WIDENED = 2, SUMMED = 4 };

INLINE void widen_block(float *d, const uint32_t *s)
{
    __m128i words = low(_mm_loadl_epi64((const void *)s)), zero = _mm_setzero_si128();
    _mm_storeu_ps(d, _mm_cvtepi32_ps(_mm_unpacklo_epi16(words, zero)));
    _mm_storeu_ps(d + 4, _mm_cvtepi32_ps(_mm_unpackhi_epi16(words, zero)));
}

INLINE __m128i rounded4(const float *s)
{
    __m128 v = _mm_add_ps(_mm_loadu_ps(s), _mm_set1_ps(0.5f));
    return _mm_cvttps_epi32(_mm_min_ps(v, _mm_set1_ps(255)));
}

/* Two pixels in 16-bit lanes, no channel above alpha. */
INLINE __m128i limited2(const float *s)
{
    __m128i v = _mm_packs_epi32(rounded4(s), rounded4(s + 4));
    __m128i alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(v, 0xFF), 0xFF);
    return _mm_min_epi16(v, alpha);
}

INLINE void narrow_block(uint32_t *d, const float *s) { store(d, _mm_packus_epi16(limited2(s), limited2(s + 8))); }

INLINE void sum_block(uint16_t *sums, const uint32_t *s)
{
    __m128i *at = (void *)sums, p = load(s);
    _mm_storeu_si128(at, _mm_add_epi16(_mm_loadu_si128(at), low(p)));
    _mm_storeu_si128(at + 1, _mm_add_epi16(_mm_loadu_si128(at + 1), high(p)));
}

/* A number for each channel of a pixel. */
INLINE Floats channels(float b, float g, float r, float a) { return (Floats){b, g, r, a}; }

/* (blue + green) + red of a pixel, in all of its channels. */
INLINE Floats color_sums(Floats v) { return v.xxxx + v.yyyy + v.zzzz; }

/* Replaces negative numbers, and what is no number, by 0. */
INLINE Floats not_negative(Floats v) { return _mm_max_ps(v, _mm_setzero_ps()); }

INLINE Floats with_alpha(Floats colors, Floats alphas)
{
    const __m128 is_color = _mm_castsi128_ps(_mm_setr_epi32(-1, -1, -1, 0));
    return _mm_or_ps(_mm_and_ps(is_color, colors), _mm_andnot_ps(is_color, alphas));
}

/* The same pixels as samples, and the multipliers of their lanes. */
typedef Pixels Texels;
typedef Factors Weights;

INLINE Packed packed_color(uint32_t color) { return _mm_set1_epi32((int)color); }
INLINE Packed reversed(Packed p) { return _mm_shuffle_epi32(p, 0x1B); }

/* The low words of four 32-bit lanes, each in the four 16-bit lanes of its pixel. */
INLINE Weights spread(Ints v)
{
    __m128i four = _mm_packs_epi32((__m128i)v, (__m128i)v), twice = _mm_unpacklo_epi16(four, four);
    return (Weights){_mm_unpacklo_epi32(twice, twice), _mm_unpackhi_epi32(twice, twice)};
}

/* Four texels and their neighbours on the right. */
typedef struct Pairs { Packed left, right; } Pairs;

INLINE Pairs load_pairs(const uint32_t *s, const uint32_t *at)
{
    __m128 a = _mm_loadl_pi(_mm_setzero_ps(), (const __m64 *)(s + at[0]));
    __m128 b = _mm_loadl_pi(_mm_setzero_ps(), (const __m64 *)(s + at[2]));
    a = _mm_loadh_pi(a, (const __m64 *)(s + at[1]));
    b = _mm_loadh_pi(b, (const __m64 *)(s + at[3]));
    return (Pairs){(__m128i)_mm_shuffle_ps(a, b, 0x88), (__m128i)_mm_shuffle_ps(a, b, 0xDD)};
}

INLINE Ints repeated(const int32_t *p) { return (Ints)_mm_loadu_si128((const void *)p); }

/* The upper 15 bits of the colours of two pixels, 0 for what is negative. */
INLINE __m128i color_factors(Ints a, Ints b)
{
    __m128i f = _mm_packs_epi32(_mm_srai_epi32((__m128i)a, 8), _mm_srai_epi32((__m128i)b, 8));
    return _mm_max_epi16(f, _mm_setzero_si128());
}

INLINE Weights color_weights(const Ints *at) { return (Weights){color_factors(at[0], at[1]), color_factors(at[2], at[3])}; }

/* The greater number; `low` where v is no number. */
INLINE Floats at_least(Floats v, Floats low) { return _mm_max_ps(v, low); }

/* The bytes at offsets and their neighbours, weighted by 256 - fx and fx. */
INLINE Ints weighted_pairs(const uint8_t *s, const uint32_t *at, Ints fx)
{
    Words pairs = byte_pairs(s, at);
    uint64_t bytes;
    memcpy(&bytes, &pairs, sizeof bytes);
    Ints weights = (fx << 16) + (256 - fx);
    return (Ints)_mm_madd_epi16(low(_mm_cvtsi64_si128((int64_t)bytes)), (__m128i)weights);
}

/* (a x b + 64) >> 7 in signed lanes; b 0 to 127. */
INLINE __m128i multiply_round(__m128i a, __m128i b)
{
    __m128i whole = _mm_mulhi_epi16(a, _mm_slli_epi16(b, 8));
    __m128i part = _mm_and_si128(_mm_mullo_epi16(a, b), _mm_set1_epi16(255));
    part = _mm_srli_epi16(_mm_add_epi16(part, _mm_set1_epi16(64)), 7);
    return _mm_add_epi16(_mm_add_epi16(whole, whole), part);
}

INLINE __m128i weighted2(__m128i left, __m128i right, __m128i fx)
{
    __m128i complement = _mm_sub_epi16(_mm_set1_epi16(128), fx);
    return _mm_add_epi16(_mm_mullo_epi16(left, complement), _mm_mullo_epi16(right, fx));
}

/* Between two rows of weighted texels, whose sums need no more than 15 bits. */
INLINE __m128i bilinear2(__m128i top, __m128i bottom, __m128i fy)
{
    __m128i sum = _mm_add_epi16(top, multiply_round(_mm_sub_epi16(bottom, top), fy));
    return _mm_srli_epi16(_mm_add_epi16(sum, _mm_set1_epi16(64)), 7);
}

/* Samples with weights of 7 bits. See `bilinear` in scalar.c. */
INLINE Texels bilinear7(Pairs p, Pairs q, Ints x, Ints y)
{
    Weights fx = spread(x), fy = spread(y);
    return (Texels){
        bilinear2(weighted2(low(p.left), low(p.right), fx.low), weighted2(low(q.left), low(q.right), fx.low), fy.low),
        bilinear2(
            weighted2(high(p.left), high(p.right), fx.high), weighted2(high(q.left), high(q.right), fx.high), fy.high),
    };
}

/* The whole part of v times the stride. */
INLINE Ints row_offsets(Ints v, int32_t stride) { return (Ints)_mm_madd_epi16((__m128i)v, _mm_set1_epi32(stride << 16)); }

INLINE Floats lesser(Floats a, Floats b) { return _mm_min_ps(a, b); }

INLINE Weights byte_weights(uint32_t a) { return byte_factors(a); }

/* Coverage, times alpha. */
INLINE Weights covered_weights(Ints covered, Weights alpha) { return factors(scale(spread(covered), alpha)); }
