#pragma once

#include <immintrin.h>
#include <string.h>

#include "pixel.h"
#include "positions.h"
#include "scalar.h"

/* What the AVX2 variants share: eight pixels in a register, or four of them in sixteen 16-bit lanes. */

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

static inline __m256i load(const uint32_t *p) { return _mm256_loadu_si256((const void *)p); }
static inline void store(uint32_t *p, __m256i v) { _mm256_storeu_si256((void *)p, v); }
static inline __m256i low(__m256i v) { return _mm256_unpacklo_epi8(v, _mm256_setzero_si256()); }
static inline __m256i high(__m256i v) { return _mm256_unpackhi_epi8(v, _mm256_setzero_si256()); }

/* The first n of eight lanes; n up to 8. */
static inline __m256i lanes(size_t n)
{
    static const int32_t table[16] = {-1, -1, -1, -1, -1, -1, -1, -1};
    return _mm256_loadu_si256((const void *)(table + 8 - n));
}

static inline __m256i load_some(const uint32_t *p, __m256i lanes) { return _mm256_maskload_epi32((const void *)p, lanes); }
static inline void store_some(uint32_t *p, __m256i lanes, __m256i v) { _mm256_maskstore_epi32((void *)p, lanes, v); }

/* See `factor` and `byte_scale`. */
static inline __m256i factor16(__m256i a) { return _mm256_add_epi16(_mm256_slli_epi16(a, 7), _mm256_srli_epi16(a, 1)); }
static inline __m256i scale16(__m256i v, __m256i factors) { return _mm256_mulhrs_epi16(v, factors); }

/* A byte that stands in both halves of each lane, as a factor for 255 minus it. */
static inline __m256i rest16(__m256i twice)
{
    return _mm256_xor_si256(_mm256_srli_epi16(twice, 1), _mm256_set1_epi16(0x7FFF));
}

/* Factors for 255 minus the alpha of the pixels that `low` and `high` yield, in all their channels. */
static inline __m256i rest_low(__m256i s)
{
    return rest16(_mm256_shuffle_epi8(s, _mm256_setr_epi8(
        3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 7, 7, 7, 3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 7, 7, 7)));
}

static inline __m256i rest_high(__m256i s)
{
    return rest16(_mm256_shuffle_epi8(s, _mm256_setr_epi8(
        11, 11, 11, 11, 11, 11, 11, 11, 15, 15, 15, 15, 15, 15, 15, 15,
        11, 11, 11, 11, 11, 11, 11, 11, 15, 15, 15, 15, 15, 15, 15, 15)));
}

/* The same for four pixels in 16-bit lanes. */
static inline __m256i rest4(__m256i s)
{
    return rest16(_mm256_shuffle_epi8(s, _mm256_setr_epi8(
        6, 6, 6, 6, 6, 6, 6, 6, 14, 14, 14, 14, 14, 14, 14, 14, 6, 6, 6, 6, 6, 6, 6, 6, 14, 14, 14, 14, 14, 14, 14, 14)));
}

static inline __m256i over4(__m256i s, __m256i d) { return _mm256_add_epi16(s, scale16(d, rest4(s))); }

static inline __m256i over8(__m256i s, __m256i d)
{
    return _mm256_adds_epu8(s, _mm256_packus_epi16(scale16(low(d), rest_low(s)), scale16(high(d), rest_high(s))));
}

/* Scaled by factors in lanes, then over. */
static inline __m256i scaled_over8(__m256i s, __m256i f_low, __m256i f_high, __m256i d)
{
    return _mm256_packus_epi16(over4(scale16(low(s), f_low), low(d)), over4(scale16(high(s), f_high), high(d)));
}

/* Eight mask bytes, each in the four 16-bit lanes of its pixel as `low` and `high` order them. */
static inline void spread_mask(uint64_t bytes, __m256i *a_low, __m256i *a_high)
{
    __m256i all = _mm256_set1_epi64x((long long)bytes);
    const __m256i to_low = _mm256_setr_epi8(
        0, -1, 0, -1, 0, -1, 0, -1, 1, -1, 1, -1, 1, -1, 1, -1, 4, -1, 4, -1, 4, -1, 4, -1, 5, -1, 5, -1, 5, -1, 5, -1);
    const __m256i to_high = _mm256_setr_epi8(
        2, -1, 2, -1, 2, -1, 2, -1, 3, -1, 3, -1, 3, -1, 3, -1, 6, -1, 6, -1, 6, -1, 6, -1, 7, -1, 7, -1, 7, -1, 7, -1);
    *a_low = _mm256_shuffle_epi8(all, to_low);
    *a_high = _mm256_shuffle_epi8(all, to_high);
}

static inline uint64_t load_mask(const uint8_t *mask)
{
    uint64_t bytes;
    memcpy(&bytes, mask, 8);
    return bytes;
}

static inline uint64_t load_some_mask(const uint8_t *mask, size_t n)
{
    uint64_t bytes = 0;
    for (size_t k = 0; k < n; k++) bytes |= (uint64_t)mask[k] << 8 * k;
    return bytes;
}

/* p + (q - p) x w / 256 in 16-bit lanes; w is multiplied by 128. */
static inline __m256i lerp4(__m256i p, __m256i q, __m256i w)
{
    return _mm256_add_epi16(p, _mm256_mulhrs_epi16(_mm256_sub_epi16(q, p), w));
}

static inline __m256i lerp8(__m256i p, __m256i q, __m256i w)
{
    return _mm256_packus_epi16(lerp4(low(p), low(q), w), lerp4(high(p), high(q), w));
}

/* The same step as `lerp4`; see `pixel_mix`. */
static inline __m256i mix4(__m256i s, __m256i d, __m256i factors) { return lerp4(d, s, factors); }

static inline __m256i steps8(int32_t start, int32_t step)
{
    __m256i k = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    return _mm256_add_epi32(_mm256_set1_epi32(start), _mm256_mullo_epi32(k, _mm256_set1_epi32(step)));
}

/* A value that the compiler takes as it is: it would make two shuffles of one whose pattern it knows. */
static inline __m256i unknown(__m256i v)
{
    __asm__("" : "+x"(v));
    return v;
}

/* The low words of eight 32-bit lanes, each in the four 16-bit lanes of its pixel. */
static inline __m256i spread_low(__m256i v)
{
    return _mm256_shuffle_epi8(v, unknown(_mm256_setr_epi8(
        0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5, 0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5)));
}

static inline __m256i spread_high(__m256i v)
{
    return _mm256_shuffle_epi8(v, unknown(_mm256_setr_epi8(
        8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13, 8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13)));
}

/* Between texels, eight on the left and eight on the right, at the 8 upper bits of fractions of 16. */
static inline __m256i between8(__m256i p, __m256i q, __m256i at)
{
    __m256i f = _mm256_and_si256(_mm256_srli_epi32(at, 1), _mm256_set1_epi32(0x7F80));
    return _mm256_packus_epi16(lerp4(low(p), low(q), spread_low(f)), lerp4(high(p), high(q), spread_high(f)));
}

/* Puts eight offsets where scalar registers get them from: taken out of the vector one by one they cost twice as much. */
static inline void store_offsets(uint32_t *offsets, __m256i v)
{
    _mm256_storeu_si256((void *)offsets, v);
    __asm__("" : "+m"(*(uint32_t (*)[8])offsets));
}

/* The pairs of texels at offsets 0, 1, 4 and 5. */
static inline __m256i load_pairs(const uint32_t *s, const uint32_t *at)
{
    __m128 a = _mm_loadl_pi(_mm_setzero_ps(), (const __m64 *)(s + at[0]));
    __m128 b = _mm_loadl_pi(_mm_setzero_ps(), (const __m64 *)(s + at[4]));
    a = _mm_loadh_pi(a, (const __m64 *)(s + at[1]));
    b = _mm_loadh_pi(b, (const __m64 *)(s + at[5]));
    return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_castps_si128(a)), _mm_castps_si128(b), 1);
}

void avx2_resample(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, size_t n);
void avx2_affine(
    uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n);
void avx2_affine_rows(const AffineQuad *quad, const AffineRow *rows, size_t count);

#pragma clang attribute pop
