#pragma once

#include <emmintrin.h>
#include <string.h>

#include "pixel.h"
#include "positions.h"
#include "scalar.h"

/* What the SSE2 variants share: four pixels in a register, or two of them in eight 16-bit lanes. */

static inline __m128i load(const uint32_t *p) { return _mm_loadu_si128((const void *)p); }
static inline void store(uint32_t *p, __m128i v) { _mm_storeu_si128((void *)p, v); }
static inline __m128i low(__m128i v) { return _mm_unpacklo_epi8(v, _mm_setzero_si128()); }
static inline __m128i high(__m128i v) { return _mm_unpackhi_epi8(v, _mm_setzero_si128()); }

/* (v x f + 2^14) >> 15 in signed lanes; v between -8192 and 8191. See `byte_scale`. */
static inline __m128i scale16(__m128i v, __m128i f)
{
    __m128i twice = _mm_mulhi_epi16(_mm_slli_epi16(v, 2), f);
    return _mm_srai_epi16(_mm_add_epi16(twice, _mm_set1_epi16(1)), 1);
}

static inline __m128i factor16(__m128i a) { return _mm_add_epi16(_mm_slli_epi16(a, 7), _mm_srli_epi16(a, 1)); }

/* Factors for 255 minus the alpha of two pixels in 16-bit lanes, in all their channels. */
static inline __m128i rest2(__m128i s)
{
    __m128i alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(s, 0xFF), 0xFF);
    return _mm_xor_si128(factor16(alpha), _mm_set1_epi16(0x7FFF));
}

static inline __m128i over2(__m128i s, __m128i d) { return _mm_add_epi16(s, scale16(d, rest2(s))); }

static inline __m128i scaled_over4(__m128i s, __m128i f_low, __m128i f_high, __m128i d)
{
    return _mm_packus_epi16(over2(scale16(low(s), f_low), low(d)), over2(scale16(high(s), f_high), high(d)));
}

/* p + (q - p) x w / 256 in 16-bit lanes; w is multiplied by 128. */
static inline __m128i lerp2(__m128i p, __m128i q, __m128i w) { return _mm_add_epi16(p, scale16(_mm_sub_epi16(q, p), w)); }

/* Two words, each in the four 16-bit lanes of its pixel. */
static inline __m128i two_words(int32_t a, int32_t b)
{
    __m128i both = _mm_unpacklo_epi16(_mm_cvtsi32_si128(a), _mm_cvtsi32_si128(b));
    return _mm_shuffle_epi32(_mm_unpacklo_epi16(both, both), 0x50);
}

void sse2_resample(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, size_t n);
void sse2_affine(
    uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n);
void sse2_affine_rows(const AffineQuad *quad, const AffineRow *rows, size_t count);
