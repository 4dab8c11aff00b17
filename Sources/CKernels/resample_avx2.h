/* Linear samples of a row with AVX2. The other instruction sets load each pair of texels; here all texels of near samples
 * lie in one register, from which a permutation selects them. */

#include "samples.h"

/* Samples at most a texel apart: all left texels lie in one register. */
INLINE Packed near_samples(const uint32_t *s, int32_t u, int32_t du)
{
    const uint32_t *left = s + (u >> 16);
    Ints at = steps(u & 0xFFFF, du);
    __m256i index = _mm256_srli_epi32((__m256i)at, 16);
    Packed p = _mm256_permutevar8x32_epi32(load(left), index), q = _mm256_permutevar8x32_epi32(load(left + 1), index);
    return pack(between(p, q, at));
}

/* Four texels, each with its neighbour on the right, of samples at most two texels apart. */
INLINE __m256 four_pairs(const uint32_t *s, int32_t u, Ints steps)
{
    __m256i index = _mm256_srli_epi32((__m256i)((u & 0xFFFF) + steps), 16);
    index = _mm256_add_epi32(index, _mm256_setr_epi32(0, 1, 0, 1, 0, 1, 0, 1));
    return (__m256)_mm256_permutevar8x32_epi32(load(s + (u >> 16)), index);
}

/* Samples at most two texels apart: the texels of each half lie in one register. */
INLINE Packed middle_samples(const uint32_t *s, int32_t u, int32_t du)
{
    Ints steps = (Ints){0, 0, 1, 1, 2, 2, 3, 3} * du;
    __m256 a = four_pairs(s, u, steps), b = four_pairs(s, at(u, du, 4), steps);
    /* Samples 0, 1, 4, 5, 2, 3, 6 and 7. */
    Packed p = (__m256i)_mm256_shuffle_ps(a, b, 0x88), q = (__m256i)_mm256_shuffle_ps(a, b, 0xDD);
    return _mm256_permute4x64_epi64(pack(between(p, q, u + (Ints){0, 1, 4, 5, 2, 3, 6, 7} * du)), 0xD8);
}

/* The distance of samples, constant where a loop is compiled. */
typedef enum Spacing { NEAR, MIDDLE, FAR } Spacing;

INLINE Packed spaced_samples(const uint32_t *s, int32_t u, int32_t du, Spacing spacing)
{
    if (spacing == NEAR) return near_samples(s, u, du);
    return spacing == MIDDLE ? middle_samples(s, u, du) : pack(distant_samples(s, u, du, PACKED));
}

INLINE void resample_blocks(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, size_t n, Spacing spacing)
{
    int32_t first = u, step = at(0, du, 8);
    size_t i = 0;
    for (; i + 8 <= n; i += 8, first = at(first, step, 1)) store(d + i, spaced_samples(s, first, du, spacing));
    /* Some of the last eight are computed for the second time. */
    if (i < n) store(d + n - 8, spaced_samples(s, at(u, du, (int64_t)n - 8), du, spacing));
}

static void resample(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, size_t n)
{
    if (n < 8) scalar_resample(d, s, u, du, n);
    else if (du < 0 || du > 131072) resample_blocks(d, s, u, du, n, FAR);
    else if (du > 65536) resample_blocks(d, s, u, du, n, MIDDLE);
    else resample_blocks(d, s, u, du, n, NEAR);
}
