#pragma once

#include <immintrin.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

/* The primitive operations of AVX2. */

enum { PACKED = 8, PIXELS = PACKED };

#include "vectors.h"

/* PACKED pixels as they lie in memory. */
typedef __m256i Packed;

/* Eight pixels in 16-bit lanes: 0, 1, 4 and 5 are low, 2, 3, 6 and 7 high. */
typedef struct Pixels { __m256i low, high; } Pixels;

/* Multipliers of the lanes of pixels, in 1/32768. */
typedef Pixels Factors;

INLINE __m256i load(const uint32_t *p) { return _mm256_loadu_si256((const void *)p); }
INLINE void store(uint32_t *p, __m256i v) { _mm256_storeu_si256((void *)p, v); }
INLINE __m256i low(__m256i v) { return _mm256_unpacklo_epi8(v, _mm256_setzero_si256()); }
INLINE __m256i high(__m256i v) { return _mm256_unpackhi_epi8(v, _mm256_setzero_si256()); }
INLINE Pixels unpack(Packed v) { return (Pixels){low(v), high(v)}; }
INLINE Packed pack(Pixels v) { return _mm256_packus_epi16(v.low, v.high); }

/* The first n of eight lanes; n up to 8. */
INLINE __m256i lanes(size_t n)
{
    static const int32_t table[16] = {-1, -1, -1, -1, -1, -1, -1, -1};
    return _mm256_loadu_si256((const void *)(table + 8 - n));
}

/* The first n pixels, 1 to PACKED; the others are 0. */
INLINE Packed load_packed(const uint32_t *p, size_t n)
{
    return n >= PACKED ? load(p) : _mm256_maskload_epi32((const void *)p, lanes(n));
}

INLINE void store_packed(uint32_t *p, Packed v, size_t n)
{
    if (n >= PACKED) store(p, v);
    else _mm256_maskstore_epi32((void *)p, lanes(n), v);
}

INLINE Pixels load_pixels(const uint32_t *p, size_t n) { return unpack(load_packed(p, n)); }
INLINE void store_pixels(uint32_t *p, Pixels v, size_t n) { store_packed(p, pack(v), n); }

INLINE Pixels color_pixels(uint32_t color)
{
    __m256i lanes = low(_mm256_set1_epi32((int)color));
    return (Pixels){lanes, lanes};
}

/* See `factor` and `byte_scale`. */
INLINE __m256i factor16(__m256i a) { return _mm256_add_epi16(_mm256_slli_epi16(a, 7), _mm256_srli_epi16(a, 1)); }
INLINE __m256i scale16(__m256i v, __m256i factors) { return _mm256_mulhrs_epi16(v, factors); }

INLINE Factors word_factors(uint32_t f) { return (Factors){_mm256_set1_epi16((short)f), _mm256_set1_epi16((short)f)}; }
INLINE Factors byte_factors(uint32_t a) { return word_factors(factor(a)); }

INLINE Pixels scale(Pixels p, Factors f) { return (Pixels){scale16(p.low, f.low), scale16(p.high, f.high)}; }

/* The factor for 255 minus a byte, which stands in both halves of each lane. */
INLINE __m256i complement16(__m256i twice)
{
    return _mm256_xor_si256(_mm256_srli_epi16(twice, 1), _mm256_set1_epi16(0x7FFF));
}

/* Factors for 255 minus the alpha of four pixels in 16-bit lanes, in all their channels. */
INLINE __m256i complement4(__m256i s)
{
    return complement16(_mm256_shuffle_epi8(s, _mm256_setr_epi8(
        6, 6, 6, 6, 6, 6, 6, 6, 14, 14, 14, 14, 14, 14, 14, 14, 6, 6, 6, 6, 6, 6, 6, 6, 14, 14, 14, 14, 14, 14, 14, 14)));
}

INLINE __m256i over4(__m256i s, __m256i d) { return _mm256_add_epi16(s, scale16(d, complement4(s))); }
INLINE Pixels over(Pixels s, Pixels d) { return (Pixels){over4(s.low, d.low), over4(s.high, d.high)}; }

/* The same of packed pixels: their alphas need no 16-bit lanes. */
INLINE Packed over_packed(Packed s, Packed d)
{
    const __m256i alpha_low = _mm256_setr_epi8(
        3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 7, 7, 7, 3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 7, 7, 7);
    const __m256i alpha_high = _mm256_setr_epi8(
        11, 11, 11, 11, 11, 11, 11, 11, 15, 15, 15, 15, 15, 15, 15, 15,
        11, 11, 11, 11, 11, 11, 11, 11, 15, 15, 15, 15, 15, 15, 15, 15);
    Factors complement = {
        complement16(_mm256_shuffle_epi8(s, alpha_low)), complement16(_mm256_shuffle_epi8(s, alpha_high))};
    return _mm256_adds_epu8(s, pack(scale(unpack(d), complement)));
}

/* d = s over d, without arithmetic where all of PIXELS pixels are opaque, or clear. */
INLINE void over_block(uint32_t *d, const uint32_t *s, size_t n)
{
    Packed p = load_packed(s, n);
    if (n < PIXELS) store_packed(d, over_packed(p, load_packed(d, n)), n);
    else if (_mm256_testc_si256(p, _mm256_set1_epi32((int)0xFF000000))) store(d, p);
    else if (!_mm256_testz_si256(p, p)) store(d, over_packed(p, load(d)));
}

/* p + (q - p) x w. */
INLINE __m256i lerp4(__m256i p, __m256i q, __m256i w)
{
    return _mm256_add_epi16(p, _mm256_mulhrs_epi16(_mm256_sub_epi16(q, p), w));
}

INLINE Pixels lerp(Pixels p, Pixels q, Factors w)
{
    return (Pixels){lerp4(p.low, q.low, w.low), lerp4(p.high, q.high, w.high)};
}

/* The first n bytes, 1 to PIXELS, each in the lanes of its pixel. */
INLINE Pixels mask_lanes(const uint8_t *mask, size_t n)
{
    const __m256i to_low = _mm256_setr_epi8(
        0, -1, 0, -1, 0, -1, 0, -1, 1, -1, 1, -1, 1, -1, 1, -1, 4, -1, 4, -1, 4, -1, 4, -1, 5, -1, 5, -1, 5, -1, 5, -1);
    const __m256i to_high = _mm256_setr_epi8(
        2, -1, 2, -1, 2, -1, 2, -1, 3, -1, 3, -1, 3, -1, 3, -1, 6, -1, 6, -1, 6, -1, 6, -1, 7, -1, 7, -1, 7, -1, 7, -1);
    __m256i all = _mm256_set1_epi64x((long long)mask_bytes(mask, n));
    return (Pixels){_mm256_shuffle_epi8(all, to_low), _mm256_shuffle_epi8(all, to_high)};
}

/* Bytes in lanes as factors. */
INLINE Factors factors(Pixels bytes) { return (Factors){factor16(bytes.low), factor16(bytes.high)}; }
/* Pixels that `widen_block` and `sum_block` convert at once. */
enum { WIDENED = 2, SUMMED = 4 };

INLINE void widen_block(float *d, const uint32_t *s)
{
    __m256i words = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const void *)s));
    _mm256_storeu_ps(d, _mm256_cvtepi32_ps(words));
}

INLINE __m256i rounded8(const float *s)
{
    __m256 v = _mm256_add_ps(_mm256_loadu_ps(s), _mm256_set1_ps(0.5f));
    return _mm256_cvttps_epi32(_mm256_min_ps(v, _mm256_set1_ps(255)));
}

/* Four pixels in 16-bit lanes, the second and third exchanged, no channel above alpha. */
INLINE __m256i limited4(const float *s)
{
    __m256i v = _mm256_packs_epi32(rounded8(s), rounded8(s + 8));
    __m256i alpha = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(v, 0xFF), 0xFF);
    return _mm256_min_epi16(v, alpha);
}

INLINE void narrow_block(uint32_t *d, const float *s)
{
    __m256i v = _mm256_packus_epi16(limited4(s), limited4(s + 16));
    store(d, _mm256_permutevar8x32_epi32(v, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7)));
}

INLINE void sum_block(uint16_t *sums, const uint32_t *s)
{
    __m256i more = _mm256_cvtepu8_epi16(_mm_loadu_si128((const void *)s));
    _mm256_storeu_si256((void *)sums, _mm256_add_epi16(_mm256_loadu_si256((const void *)sums), more));
}

/* A number for each channel of both pixels. */
INLINE Floats channels(float b, float g, float r, float a) { return (Floats){b, g, r, a, b, g, r, a}; }

/* (blue + green) + red of both pixels, in all of their channels. */
INLINE Floats color_sums(Floats v)
{
    Floats sums = (Floats)_mm256_permute_ps(v, 0x00) + (Floats)_mm256_permute_ps(v, 0x55);
    return sums + (Floats)_mm256_permute_ps(v, 0xAA);
}

/* Replaces negative numbers, and what is no number, by 0. */
INLINE Floats not_negative(Floats v) { return _mm256_max_ps(v, _mm256_setzero_ps()); }
INLINE Floats with_alpha(Floats colors, Floats alphas) { return _mm256_blend_ps(colors, alphas, 0x88); }

/* The same pixels as samples, and the multipliers of their lanes. */
typedef Pixels Texels;
typedef Factors Weights;

INLINE Packed packed_color(uint32_t color) { return _mm256_set1_epi32((int)color); }
INLINE Packed reversed(Packed p) { return _mm256_permutevar8x32_epi32(p, _mm256_setr_epi32(7, 6, 5, 4, 3, 2, 1, 0)); }

/* A value that the compiler cannot know: it would make two shuffles of one whose pattern it knows. */
INLINE __m256i unknown(__m256i v)
{
    __asm__("" : "+x"(v));
    return v;
}

/* The low words of eight 32-bit lanes, each in the four 16-bit lanes of its pixel. */
INLINE __m256i spread_low(__m256i v)
{
    return _mm256_shuffle_epi8(v, unknown(_mm256_setr_epi8(
        0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5, 0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5)));
}

INLINE __m256i spread_high(__m256i v)
{
    return _mm256_shuffle_epi8(v, unknown(_mm256_setr_epi8(
        8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13, 8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13)));
}

INLINE Weights spread(Ints v) { return (Weights){spread_low((__m256i)v), spread_high((__m256i)v)}; }

/* The pairs of texels at offsets 0, 1, 4 and 5. */
INLINE __m256i load_four_pairs(const uint32_t *s, const uint32_t *at)
{
    __m128 a = _mm_loadl_pi(_mm_setzero_ps(), (const __m64 *)(s + at[0]));
    __m128 b = _mm_loadl_pi(_mm_setzero_ps(), (const __m64 *)(s + at[4]));
    a = _mm_loadh_pi(a, (const __m64 *)(s + at[1]));
    b = _mm_loadh_pi(b, (const __m64 *)(s + at[5]));
    return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_castps_si128(a)), _mm_castps_si128(b), 1);
}

/* Eight texels and their neighbours on the right. */
typedef struct Pairs { Packed left, right; } Pairs;

INLINE Pairs load_pairs(const uint32_t *s, const uint32_t *at)
{
    __m256 a = (__m256)load_four_pairs(s, at), b = (__m256)load_four_pairs(s, at + 2);
    return (Pairs){(__m256i)_mm256_shuffle_ps(a, b, 0x88), (__m256i)_mm256_shuffle_ps(a, b, 0xDD)};
}

/* Four numbers for each half. */
INLINE Ints repeated(const int32_t *p) { return (Ints)_mm256_broadcastsi128_si256(_mm_loadu_si128((const void *)p)); }

/* The upper 15 bits of colours, 0 for what is negative. */
INLINE __m256i color_factors(Ints a, Ints b)
{
    __m256i f = _mm256_packs_epi32(_mm256_srai_epi32((__m256i)a, 8), _mm256_srai_epi32((__m256i)b, 8));
    return _mm256_max_epi16(f, _mm256_setzero_si256());
}

INLINE Weights color_weights(const Ints *at) { return (Weights){color_factors(at[0], at[1]), color_factors(at[2], at[3])}; }

/* The greater number; `low` where v is no number. */
INLINE Floats at_least(Floats v, Floats low) { return _mm256_max_ps(v, low); }

/* The bytes at offsets and their neighbours, weighted by 256 - fx and fx. */
INLINE Ints weighted_pairs(const uint8_t *s, const uint32_t *at, Ints fx)
{
    Words pairs = byte_pairs(s, at);
    Ints weights = (fx << 16) + (256 - fx);
    return (Ints)_mm256_madd_epi16(_mm256_cvtepu8_epi16((__m128i)pairs), (__m256i)weights);
}

INLINE Floats lesser(Floats a, Floats b) { return _mm256_min_ps(a, b); }

#pragma clang attribute pop
