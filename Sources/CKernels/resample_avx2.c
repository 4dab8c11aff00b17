#include "scalar.h"

#if defined(__x86_64__)

#include "avx2.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

/* Samples at most a texel apart: all left texels lie in one register. */
static inline __m256i near8(const uint32_t *s, int32_t u, int32_t du)
{
    const uint32_t *base = s + (u >> 16);
    __m256i at = (__m256i)steps(u & 0xFFFF, du), index = _mm256_srli_epi32(at, 16);
    __m256i p = _mm256_permutevar8x32_epi32(load(base), index);
    __m256i q = _mm256_permutevar8x32_epi32(load(base + 1), index);
    return between8(p, q, at);
}

/* Four texels, each with its neighbour on the right, of samples at most two texels apart. */
static inline __m256 pairs4(const uint32_t *s, int32_t u, __m256i steps)
{
    __m256i at = _mm256_add_epi32(_mm256_set1_epi32(u & 0xFFFF), steps);
    __m256i index = _mm256_add_epi32(_mm256_srli_epi32(at, 16), _mm256_setr_epi32(0, 1, 0, 1, 0, 1, 0, 1));
    return _mm256_castsi256_ps(_mm256_permutevar8x32_epi32(load(s + (u >> 16)), index));
}

/* Samples at most two texels apart: the texels of each half lie in one register. */
static inline __m256i middle8(const uint32_t *s, int32_t u, int32_t du)
{
    __m256i step = _mm256_set1_epi32(du), steps = _mm256_mullo_epi32(_mm256_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3), step);
    __m256 a = pairs4(s, u, steps), b = pairs4(s, at(u, du, 4), steps);
    /* Samples 0, 1, 4, 5, 2, 3, 6 and 7. */
    __m256i p = _mm256_castps_si256(_mm256_shuffle_ps(a, b, 0x88)), q = _mm256_castps_si256(_mm256_shuffle_ps(a, b, 0xDD));
    __m256i places = _mm256_mullo_epi32(_mm256_setr_epi32(0, 1, 4, 5, 2, 3, 6, 7), step);
    return _mm256_permute4x64_epi64(between8(p, q, _mm256_add_epi32(_mm256_set1_epi32(u), places)), 0xD8);
}

/* Eight samples anywhere: pairs of texels are loaded one by one. */
static inline __m256i far8(const uint32_t *s, int32_t u, int32_t du)
{
    uint64_t pair[8];
    for (int k = 0; k < 8; k++) memcpy(&pair[k], s + ((int32_t)((uint32_t)u + (uint32_t)du * (uint32_t)k) >> 16), 8);
    __m256 a = _mm256_castsi256_ps(_mm256_loadu_si256((const void *)pair));
    __m256 b = _mm256_castsi256_ps(_mm256_loadu_si256((const void *)(pair + 4)));
    /* Even words are the left texels, odd words the right ones. */
    __m256i p = _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(a, b, 0x88)), 0xD8);
    __m256i q = _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(a, b, 0xDD)), 0xD8);
    return between8(p, q, (__m256i)steps(u, du));
}

/* How far samples are apart, known where the loop is compiled. */
typedef enum Spacing { NEAR, MIDDLE, FAR } Spacing;

static inline __attribute__((always_inline)) __m256i resample8(const uint32_t *s, int32_t u, int32_t du, Spacing spacing)
{
    return spacing == NEAR ? near8(s, u, du) : spacing == MIDDLE ? middle8(s, u, du) : far8(s, u, du);
}

static inline __attribute__((always_inline)) void resample_row(
    uint32_t *d, const uint32_t *s, int32_t u, int32_t du, size_t n, Spacing spacing)
{
    int32_t place = u, step = at(0, du, 8);
    size_t i = 0;
    for (; i + 8 <= n; i += 8, place = at(place, step, 1)) store(d + i, resample8(s, place, du, spacing));
    /* Of the last eight some are computed for the second time. */
    if (i < n) store(d + n - 8, resample8(s, at(u, du, (int64_t)n - 8), du, spacing));
}

void avx2_resample(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, size_t n)
{
    if (n < 8) scalar_resample(d, s, u, du, n);
    else if (du < 0 || du > 131072) resample_row(d, s, u, du, n, FAR);
    else if (du > 65536) resample_row(d, s, u, du, n, MIDDLE);
    else resample_row(d, s, u, du, n, NEAR);
}

#pragma clang attribute pop

#endif
