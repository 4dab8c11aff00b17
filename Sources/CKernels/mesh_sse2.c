#include "mesh.h"

#if defined(__x86_64__)

#include "sse2.h"

/* The colours of four pixels. */
typedef struct Colors {
    __m128i at[4], step;
} Colors;

static inline Colors colors(const Tint *tint)
{
    __m128i start = _mm_loadu_si128((const void *)tint->start), step = _mm_loadu_si128((const void *)tint->step);
    Colors c = {.step = _mm_slli_epi32(step, 2)};
    for (int k = 0; k < 4; k++) {
        c.at[k] = start;
        start = _mm_add_epi32(start, step);
    }
    return c;
}

/* Factors of 15 bits for two pixels. */
static inline __m128i tint_factors(__m128i a, __m128i b)
{
    __m128i f = _mm_packs_epi32(_mm_srai_epi32(a, 8), _mm_srai_epi32(b, 8));
    return _mm_max_epi16(f, _mm_setzero_si128());
}

/* Four pixels times the colours, which go on to the next four. */
static inline __m128i tinted4(__m128i p, Colors *c)
{
    __m128i l = scale16(low(p), tint_factors(c->at[0], c->at[1]));
    __m128i h = scale16(high(p), tint_factors(c->at[2], c->at[3]));
    for (int k = 0; k < 4; k++) c->at[k] = _mm_add_epi32(c->at[k], c->step);
    return _mm_packus_epi16(l, h);
}

/* The tint from pixel i on. */
static inline Tint rest(const Tint *tint, size_t i)
{
    Tint r = *tint;
    for (int k = 0; k < 4; k++) r.start[k] = tint_at(tint, k, i);
    return r;
}

void sse2_shade(uint32_t *d, const Tint *tint, size_t n)
{
    Colors c = colors(tint);
    size_t i = 0;
    for (; i + 4 <= n; i += 4) _mm_storeu_si128((void *)(d + i), tinted4(_mm_set1_epi32(-1), &c));
    Tint last = rest(tint, i);
    scalar_shade(d + i, &last, n - i);
}

void sse2_tint(uint32_t *d, const Tint *tint, size_t n)
{
    Colors c = colors(tint);
    size_t i = 0;
    for (; i + 4 <= n; i += 4)
        _mm_storeu_si128((void *)(d + i), tinted4(_mm_loadu_si128((const void *)(d + i)), &c));
    Tint last = rest(tint, i);
    scalar_tint(d + i, &last, n - i);
}

/* The sample at u between a pair of texels, in the lower four 16-bit lanes. */
static inline __m128i sample(const uint32_t *s, int32_t u)
{
    __m128i pair = _mm_unpacklo_epi8(_mm_loadl_epi64((const void *)(s + (u >> 16))), _mm_setzero_si128());
    int16_t w = (int16_t)(u >> 8 & 255), v = (int16_t)(256 - w);
    __m128i weighted = _mm_mullo_epi16(pair, _mm_set_epi16(w, w, w, w, v, v, v, v));
    __m128i sum = _mm_add_epi16(weighted, _mm_unpackhi_epi64(weighted, weighted));
    return _mm_srli_epi16(_mm_add_epi16(sum, _mm_set1_epi16(128)), 8);
}

void sse2_tint_row(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, const Tint *tint, size_t n)
{
    Colors c = colors(tint);
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        __m128i p[4];
        for (int k = 0; k < 4; k++) {
            p[k] = sample(s, u);
            u = (int32_t)((uint32_t)u + (uint32_t)du);
        }
        __m128i four = _mm_packus_epi16(_mm_unpacklo_epi64(p[0], p[1]), _mm_unpacklo_epi64(p[2], p[3]));
        _mm_storeu_si128((void *)(d + i), tinted4(four, &c));
    }
    Tint last = rest(tint, i);
    scalar_tint_row(d + i, s, u, du, &last, n - i);
}

#endif
