#include "scalar.h"

#if defined(__x86_64__)

#include <emmintrin.h>
#include <string.h>

/* Eight 16-bit lanes divided by 255, rounded to nearest. */
static inline __m128i div255x8(__m128i v)
{
    return _mm_mulhi_epu16(_mm_add_epi16(v, _mm_set1_epi16(128)), _mm_set1_epi16(257));
}

static inline __m128i load(const uint32_t *p) { return _mm_loadu_si128((const void *)p); }
static inline void store(uint32_t *p, __m128i v) { _mm_storeu_si128((void *)p, v); }
static inline __m128i low(__m128i v) { return _mm_unpacklo_epi8(v, _mm_setzero_si128()); }
static inline __m128i high(__m128i v) { return _mm_unpackhi_epi8(v, _mm_setzero_si128()); }

/* 255 minus the alpha of two pixels in 16-bit lanes, in all their channels. */
static inline __m128i inverse_alpha(__m128i s)
{
    return _mm_sub_epi16(_mm_set1_epi16(255), _mm_shufflehi_epi16(_mm_shufflelo_epi16(s, 0xFF), 0xFF));
}

static inline __m128i over2(__m128i s, __m128i d)
{
    return _mm_add_epi16(s, div255x8(_mm_mullo_epi16(d, inverse_alpha(s))));
}

static inline __m128i scaled_over4(__m128i s, __m128i a_low, __m128i a_high, __m128i d)
{
    __m128i l = div255x8(_mm_mullo_epi16(low(s), a_low)), h = div255x8(_mm_mullo_epi16(high(s), a_high));
    return _mm_packus_epi16(over2(l, low(d)), over2(h, high(d)));
}

/* Four mask bytes, each in the four 16-bit lanes of its pixel. */
static inline void spread_mask(const uint8_t *mask, __m128i *a_low, __m128i *a_high)
{
    int32_t bytes;
    memcpy(&bytes, mask, 4);
    __m128i m = _mm_unpacklo_epi8(_mm_cvtsi32_si128(bytes), _mm_setzero_si128());
    __m128i twice = _mm_unpacklo_epi16(m, m);
    *a_low = _mm_unpacklo_epi32(twice, twice);
    *a_high = _mm_unpackhi_epi32(twice, twice);
}

static void sse2_fill(uint32_t *d, uint32_t color, size_t n)
{
    __m128i c = _mm_set1_epi32((int)color);
    size_t i = 0;
    for (; i + 4 <= n; i += 4) store(d + i, c);
    scalar_fill(d + i, color, n - i);
}

static void sse2_fill_over(uint32_t *d, uint32_t color, size_t n)
{
    __m128i c = low(_mm_set1_epi32((int)color)), rest = inverse_alpha(c);
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        __m128i p = load(d + i);
        __m128i l = _mm_add_epi16(c, div255x8(_mm_mullo_epi16(low(p), rest)));
        __m128i h = _mm_add_epi16(c, div255x8(_mm_mullo_epi16(high(p), rest)));
        store(d + i, _mm_packus_epi16(l, h));
    }
    scalar_fill_over(d + i, color, n - i);
}

static void sse2_fill_mask(uint32_t *d, uint32_t color, const uint8_t *mask, size_t n)
{
    __m128i c = _mm_set1_epi32((int)color), a_low, a_high;
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        spread_mask(mask + i, &a_low, &a_high);
        store(d + i, scaled_over4(c, a_low, a_high, load(d + i)));
    }
    scalar_fill_mask(d + i, color, mask + i, n - i);
}

static void sse2_over(uint32_t *d, const uint32_t *s, size_t n)
{
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        __m128i p = load(s + i), q = load(d + i);
        store(d + i, _mm_packus_epi16(over2(low(p), low(q)), over2(high(p), high(q))));
    }
    scalar_over(d + i, s + i, n - i);
}

static void sse2_over_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n)
{
    __m128i a = _mm_set1_epi16((short)alpha);
    size_t i = 0;
    for (; i + 4 <= n; i += 4) store(d + i, scaled_over4(load(s + i), a, a, load(d + i)));
    scalar_over_alpha(d + i, s + i, alpha, n - i);
}

static void sse2_opaque_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n)
{
    __m128i a = _mm_set1_epi16((short)alpha), rest = _mm_set1_epi16((short)(255 - alpha));
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        __m128i p = load(s + i), q = load(d + i);
        __m128i l = _mm_add_epi16(_mm_mullo_epi16(low(p), a), _mm_mullo_epi16(low(q), rest));
        __m128i h = _mm_add_epi16(_mm_mullo_epi16(high(p), a), _mm_mullo_epi16(high(q), rest));
        store(d + i, _mm_packus_epi16(div255x8(l), div255x8(h)));
    }
    scalar_opaque_alpha(d + i, s + i, alpha, n - i);
}

static void sse2_over_mask(uint32_t *d, const uint32_t *s, const uint8_t *mask, uint32_t alpha, size_t n)
{
    __m128i a = _mm_set1_epi16((short)alpha), a_low, a_high;
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        spread_mask(mask + i, &a_low, &a_high);
        a_low = div255x8(_mm_mullo_epi16(a_low, a));
        a_high = div255x8(_mm_mullo_epi16(a_high, a));
        store(d + i, scaled_over4(load(s + i), a_low, a_high, load(d + i)));
    }
    scalar_over_mask(d + i, s + i, mask + i, alpha, n - i);
}

static inline __m128i lerp2(__m128i p, __m128i q, __m128i w)
{
    __m128i v = _mm_sub_epi16(_mm_set1_epi16(256), w);
    __m128i sum = _mm_add_epi16(_mm_mullo_epi16(p, v), _mm_mullo_epi16(q, w));
    return _mm_srli_epi16(_mm_add_epi16(sum, _mm_set1_epi16(128)), 8);
}

static void sse2_lerp_rows(uint32_t *d, const uint32_t *s0, const uint32_t *s1, uint32_t weight, size_t n)
{
    __m128i w = _mm_set1_epi16((short)weight);
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        __m128i p = load(s0 + i), q = load(s1 + i);
        store(d + i, _mm_packus_epi16(lerp2(low(p), low(q), w), lerp2(high(p), high(q), w)));
    }
    scalar_lerp_rows(d + i, s0 + i, s1 + i, weight, n - i);
}

/* Two texels side by side in the 16-bit lanes of one register. */
static inline __m128i load_pair(const uint32_t *s) { return low(_mm_loadl_epi64((const void *)s)); }

/* Two words, each in the four 16-bit lanes of its pixel. */
static inline __m128i two_words(int32_t a, int32_t b)
{
    return _mm_unpacklo_epi64(_mm_set1_epi16((short)a), _mm_set1_epi16((short)b));
}

static void sse2_resample(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, size_t n)
{
    size_t i = 0;
    for (; i + 2 <= n; i += 2) {
        int32_t next = (int32_t)((uint32_t)u + (uint32_t)du);
        __m128i a = load_pair(s + (u >> 16)), b = load_pair(s + (next >> 16));
        __m128i p = _mm_unpacklo_epi64(a, b), q = _mm_unpackhi_epi64(a, b);
        __m128i r = lerp2(p, q, two_words(u >> 8 & 255, next >> 8 & 255));
        _mm_storel_epi64((void *)(d + i), _mm_packus_epi16(r, r));
        u = (int32_t)((uint32_t)next + (uint32_t)du);
    }
    scalar_resample(d + i, s, u, du, n - i);
}

/* (a x b + 64) >> 7 in signed 16-bit lanes, the product kept whole. */
static inline __m128i multiply_round(__m128i a, __m128i b)
{
    __m128i lo = _mm_mullo_epi16(a, b), hi = _mm_mulhi_epi16(a, b), round = _mm_set1_epi32(64);
    __m128i first = _mm_srai_epi32(_mm_add_epi32(_mm_unpacklo_epi16(lo, hi), round), 7);
    __m128i second = _mm_srai_epi32(_mm_add_epi32(_mm_unpackhi_epi16(lo, hi), round), 7);
    return _mm_packs_epi32(first, second);
}

static void sse2_affine(
    uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n)
{
    const __m128i offset = _mm_set1_epi16(128);
    size_t i = 0;
    for (; i + 2 <= n; i += 2) {
        int32_t u2 = (int32_t)((uint32_t)u + (uint32_t)du), v2 = (int32_t)((uint32_t)v + (uint32_t)dv);
        const uint32_t *first = s + (v >> 16) * stride + (u >> 16), *second = s + (v2 >> 16) * stride + (u2 >> 16);
        __m128i a = _mm_sub_epi16(load_pair(first), offset), b = _mm_sub_epi16(load_pair(second), offset);
        __m128i c = _mm_sub_epi16(load_pair(first + stride), offset);
        __m128i e = _mm_sub_epi16(load_pair(second + stride), offset);
        __m128i right = two_words(u >> 9 & 127, u2 >> 9 & 127), left = _mm_sub_epi16(offset, right);
        __m128i top = _mm_add_epi16(
            _mm_mullo_epi16(_mm_unpacklo_epi64(a, b), left), _mm_mullo_epi16(_mm_unpackhi_epi64(a, b), right));
        __m128i bottom = _mm_add_epi16(
            _mm_mullo_epi16(_mm_unpacklo_epi64(c, e), left), _mm_mullo_epi16(_mm_unpackhi_epi64(c, e), right));
        __m128i down = two_words(v >> 9 & 127, v2 >> 9 & 127);
        __m128i sum = _mm_add_epi16(top, multiply_round(_mm_sub_epi16(bottom, top), down));
        sum = _mm_add_epi16(_mm_srai_epi16(_mm_add_epi16(sum, _mm_set1_epi16(64)), 7), offset);
        _mm_storel_epi64((void *)(d + i), _mm_packus_epi16(sum, sum));
        u = (int32_t)((uint32_t)u2 + (uint32_t)du);
        v = (int32_t)((uint32_t)v2 + (uint32_t)dv);
    }
    scalar_affine(d + i, s, stride, u, v, du, dv, n - i);
}

const KernelTable *kernels_sse2(void)
{
    static const KernelTable table = {
        sse2_fill, sse2_fill_over, sse2_fill_mask, sse2_over, sse2_over_alpha,
        sse2_opaque_alpha, sse2_over_mask, sse2_lerp_rows, sse2_resample, sse2_affine,
    };
    return &table;
}

#else

const KernelTable *kernels_sse2(void) { return NULL; }

#endif
