#include "scalar.h"

#if defined(__x86_64__)

#include "avx2.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

/* The texels with these indices, 0 to 15. */
static inline __m256i permute16(const uint32_t *s, __m256i index, __m256i isFar)
{
    __m256i near = _mm256_permutevar8x32_epi32(load(s), index), far = _mm256_permutevar8x32_epi32(load(s + 8), index);
    return _mm256_blendv_epi8(near, far, isFar);
}

/* Samples whose texels all lie within one register, and within two. */
static inline __m256i near8(const uint32_t *s, int32_t u, int32_t du)
{
    const uint32_t *base = s + (u >> 16);
    __m256i at = steps8(u & 0xFFFF, du), index = _mm256_srli_epi32(at, 16);
    __m256i p = _mm256_permutevar8x32_epi32(load(base), index);
    __m256i q = _mm256_permutevar8x32_epi32(load(base + 1), index);
    return between8(p, q, at);
}

static inline __m256i middle8(const uint32_t *s, int32_t u, int32_t du)
{
    const uint32_t *base = s + (u >> 16);
    __m256i at = steps8(u & 0xFFFF, du), index = _mm256_srli_epi32(at, 16);
    __m256i isFar = _mm256_cmpgt_epi32(index, _mm256_set1_epi32(7));
    return between8(permute16(base, index, isFar), permute16(base + 1, index, isFar), at);
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
    return between8(p, q, steps8(u, du));
}

void avx2_resample(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, size_t n)
{
    if (n < 8) {
        scalar_resample(d, s, u, du, n);
        return;
    }
    for (size_t i = 0; i < n; i += 8) {
        /* The last eight may be some of them for the second time. */
        size_t first = i + 8 <= n ? i : n - 8;
        int32_t start = at(u, du, first);
        store(d + first,
            du < 0 || du > 140000 ? far8(s, start, du) : du > 65536 ? middle8(s, start, du) : near8(s, start, du));
    }
}

#pragma clang attribute pop

#endif
