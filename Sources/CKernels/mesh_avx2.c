#include "mesh.h"

#if defined(__x86_64__)

#include "avx2.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

/* The colours of eight pixels, two to a register: 0 and 4, 1 and 5, 2 and 6, 3 and 7. */
typedef struct Colors {
    __m256i at[4], step;
} Colors;

static inline Colors colors(const Tint *tint)
{
    __m128i start = _mm_loadu_si128((const void *)tint->start), step = _mm_loadu_si128((const void *)tint->step);
    __m128i four = _mm_slli_epi32(step, 2);
    Colors c = {.step = _mm256_broadcastsi128_si256(_mm_slli_epi32(step, 3))};
    for (int k = 0; k < 4; k++) {
        c.at[k] = _mm256_inserti128_si256(_mm256_castsi128_si256(start), _mm_add_epi32(start, four), 1);
        start = _mm_add_epi32(start, step);
    }
    return c;
}

static inline void advance(Colors *c)
{
    for (int k = 0; k < 4; k++) c->at[k] = _mm256_add_epi32(c->at[k], c->step);
}

/* Factors of 15 bits in the lanes of `low` and `high`. */
static inline __m256i tint_factors(__m256i a, __m256i b)
{
    __m256i f = _mm256_packs_epi32(_mm256_srai_epi32(a, 8), _mm256_srai_epi32(b, 8));
    return _mm256_max_epi16(f, _mm256_setzero_si256());
}

static inline __m256i tinted8(__m256i p, __m256i f_low, __m256i f_high)
{
    return _mm256_packus_epi16(scale16(low(p), f_low), scale16(high(p), f_high));
}

static inline void store_first(uint32_t *d, size_t n, __m256i v)
{
    if (n >= 8) store(d, v);
    else store_packed(d, v, n);
}

/* d = some eight pixels, times the tint. */
#define TINTED(pixels)                                                                            \
    do {                                                                                          \
        Colors c = colors(tint);                                                                  \
        int constant = tint_is_constant(tint);                                                    \
        __m256i f_low = tint_factors(c.at[0], c.at[1]), f_high = tint_factors(c.at[2], c.at[3]);            \
        for (size_t i = 0;;) {                                                                    \
            store_first(d + i, n - i, tinted8(pixels, f_low, f_high));                            \
            i += 8;                                                                               \
            if (i >= n) break;                                                                    \
            if (constant) continue;                                                               \
            advance(&c);                                                                          \
            f_low = tint_factors(c.at[0], c.at[1]);                                                    \
            f_high = tint_factors(c.at[2], c.at[3]);                                                   \
        }                                                                                         \
    } while (0)

void avx2_shade(uint32_t *d, const Tint *tint, size_t n)
{
    if (n == 0) return;
    TINTED(_mm256_set1_epi32(-1));
}

static inline __m256i load_first(const uint32_t *p, size_t n)
{
    return n >= 8 ? load(p) : load_packed(p, n);
}

void avx2_tint(uint32_t *d, const Tint *tint, size_t n)
{
    if (n == 0) return;
    TINTED(load_first(d + i, n - i));
}

/* Eight samples that are a texel apart, to the right (du > 0) or to the left. */
static inline __m256i next8(const uint32_t *s, int32_t u, int32_t du)
{
    const uint32_t *base = s + (u >> 16);
    __m256i at = _mm256_set1_epi32(u);
    if (du > 0) return between8(load(base), load(base + 1), at);
    const __m256i back = _mm256_setr_epi32(7, 6, 5, 4, 3, 2, 1, 0);
    __m256i p = _mm256_permutevar8x32_epi32(load(base - 7), back);
    return between8(p, _mm256_permutevar8x32_epi32(load(base - 6), back), at);
}

/* Eight samples, or fewer where n is less, anywhere: pairs of texels are loaded one by one. */
static inline __m256i far8(const uint32_t *s, int32_t u, int32_t du, size_t n)
{
    __m256i last = _mm256_set1_epi32(n < 8 ? (int)n - 1 : 7);
    __m256i k = _mm256_min_epi32(_mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7), last);
    __m256i at = _mm256_add_epi32(_mm256_set1_epi32(u), _mm256_mullo_epi32(k, _mm256_set1_epi32(du)));
    int32_t index[8];
    _mm256_storeu_si256((void *)index, _mm256_srai_epi32(at, 16));
    __m128 pairs[4];
    for (int j = 0; j < 4; j++) {
        pairs[j] = _mm_loadl_pi(_mm_setzero_ps(), (const void *)(s + index[2 * j]));
        pairs[j] = _mm_loadh_pi(pairs[j], (const void *)(s + index[2 * j + 1]));
    }
    __m256 a = _mm256_insertf128_ps(_mm256_castps128_ps256(pairs[0]), pairs[2], 1);
    __m256 b = _mm256_insertf128_ps(_mm256_castps128_ps256(pairs[1]), pairs[3], 1);
    /* Even words are the left texels, odd words the right ones. */
    __m256i p = _mm256_castps_si256(_mm256_shuffle_ps(a, b, 0x88)), q = _mm256_castps_si256(_mm256_shuffle_ps(a, b, 0xDD));
    return between8(p, q, at);
}

static inline __m256i samples8(const uint32_t *s, int32_t u, int32_t du, size_t n)
{
    return n >= 8 && (du == 65536 || du == -65536) ? next8(s, u, du) : far8(s, u, du, n);
}

void avx2_tint_row(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, const Tint *tint, size_t n)
{
    if (n == 0) return;
    TINTED(samples8(s, at(u, du, i), du, n - i));
}

#pragma clang attribute pop

#endif
