#pragma once

#include <immintrin.h>

#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl"))), apply_to = function)

/* The primitive operations of AVX-512 that samples under a projective map take. */

enum { PACKED = 16 };

#include "vectors.h"

/* PACKED pixels as they lie in memory. */
typedef __m512i Packed;

/* Sixteen pixels in 16-bit lanes: the first two of each four are low, the others high. */
typedef struct Texels { __m512i low, high; } Texels;

/* The multipliers of their lanes. */
typedef Texels Weights;

INLINE void store_packed(uint32_t *p, Packed v, size_t n)
{
    if (n >= PACKED) _mm512_storeu_si512(p, v);
    else _mm512_mask_storeu_epi32(p, (__mmask16)((1u << n) - 1), v);
}

INLINE Texels unpack(Packed v)
{
    __m512i zero = _mm512_setzero_si512();
    return (Texels){_mm512_unpacklo_epi8(v, zero), _mm512_unpackhi_epi8(v, zero)};
}

INLINE Packed pack(Texels v) { return _mm512_packus_epi16(v.low, v.high); }

/* p + (q - p) x w. */
INLINE __m512i lerp8(__m512i p, __m512i q, __m512i w)
{
    return _mm512_add_epi16(p, _mm512_mulhrs_epi16(_mm512_sub_epi16(q, p), w));
}

INLINE Texels lerp(Texels p, Texels q, Weights w) { return (Texels){lerp8(p.low, q.low, w.low), lerp8(p.high, q.high, w.high)}; }

/* The bytes of each four pixels in another order; 0 for -1. */
INLINE __m512i shuffled(__m512i v, __m128i order) { return _mm512_shuffle_epi8(v, _mm512_broadcast_i32x4(order)); }

/* The low words of sixteen 32-bit lanes, each in the four 16-bit lanes of its pixel. */
INLINE Weights spread(Ints v)
{
    const __m128i low = _mm_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5);
    const __m128i high = _mm_setr_epi8(8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13);
    return (Weights){shuffled((__m512i)v, low), shuffled((__m512i)v, high)};
}

/* Sixteen texels and their neighbours on the right. */
typedef struct Pairs { Packed left, right; } Pairs;

INLINE Pairs load_pairs(const uint32_t *s, const uint32_t *at)
{
    /* The first two of each four, and the others, so that one shuffle puts them in order. */
    const __m512i order = _mm512_setr_epi32(0, 1, 4, 5, 8, 9, 12, 13, 2, 3, 6, 7, 10, 11, 14, 15);
    __m512i offsets = _mm512_permutexvar_epi32(order, _mm512_loadu_si512(at));
    __m512 a = (__m512)_mm512_i32gather_epi64(_mm512_castsi512_si256(offsets), (const void *)s, 4);
    __m512 b = (__m512)_mm512_i32gather_epi64(_mm512_extracti64x4_epi64(offsets, 1), (const void *)s, 4);
    return (Pairs){(__m512i)_mm512_shuffle_ps(a, b, 0x88), (__m512i)_mm512_shuffle_ps(a, b, 0xDD)};
}

INLINE Floats lesser(Floats a, Floats b) { return _mm512_min_ps(a, b); }

/* The greater number; `low` where v is no number. */
INLINE Floats at_least(Floats v, Floats low) { return _mm512_max_ps(v, low); }

/* The bytes at offsets and their neighbours, weighted by 256 - fx and fx. */
INLINE Ints weighted_pairs(const uint8_t *s, const uint32_t *at, Ints fx)
{
    const __m128i order = _mm_setr_epi8(0, -1, 1, -1, 4, -1, 5, -1, 8, -1, 9, -1, 12, -1, 13, -1);
    __m512i fours = _mm512_i32gather_epi32(_mm512_loadu_si512(at), (const void *)s, 1);
    Ints weights = (fx << 16) + (256 - fx);
    return (Ints)_mm512_madd_epi16(shuffled(fours, order), (__m512i)weights);
}

#pragma clang attribute pop
