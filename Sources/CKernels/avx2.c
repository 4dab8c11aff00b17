#include "scalar.h"

#if defined(__x86_64__)

#include <immintrin.h>
#include <string.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

/* Sixteen 16-bit lanes divided by 255, rounded to nearest. */
static inline __m256i div255x16(__m256i v)
{
    return _mm256_mulhi_epu16(_mm256_add_epi16(v, _mm256_set1_epi16(128)), _mm256_set1_epi16(257));
}

static inline __m256i load(const uint32_t *p) { return _mm256_loadu_si256((const void *)p); }
static inline void store(uint32_t *p, __m256i v) { _mm256_storeu_si256((void *)p, v); }
static inline __m256i low(__m256i v) { return _mm256_unpacklo_epi8(v, _mm256_setzero_si256()); }
static inline __m256i high(__m256i v) { return _mm256_unpackhi_epi8(v, _mm256_setzero_si256()); }

/* The first n of eight lanes; n below 8. */
static inline __m256i lanes(size_t n)
{
    static const int32_t table[16] = {-1, -1, -1, -1, -1, -1, -1, -1};
    return _mm256_loadu_si256((const void *)(table + 8 - n));
}

static inline __m256i load_some(const uint32_t *p, __m256i lanes) { return _mm256_maskload_epi32((const void *)p, lanes); }
static inline void store_some(uint32_t *p, __m256i lanes, __m256i v) { _mm256_maskstore_epi32((void *)p, lanes, v); }

/* 255 minus the alpha of four pixels in 16-bit lanes, in all their channels. */
static inline __m256i inverse_alpha(__m256i s)
{
    const __m256i alphas = _mm256_setr_epi8(
        6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15, 6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15);
    return _mm256_sub_epi16(_mm256_set1_epi16(255), _mm256_shuffle_epi8(s, alphas));
}

static inline __m256i over4(__m256i s, __m256i d)
{
    return _mm256_add_epi16(s, div255x16(_mm256_mullo_epi16(d, inverse_alpha(s))));
}

static inline __m256i over8(__m256i s, __m256i d)
{
    return _mm256_packus_epi16(over4(low(s), low(d)), over4(high(s), high(d)));
}

/* Scaled by lanes, then over. */
static inline __m256i scaled_over8(__m256i s, __m256i a_low, __m256i a_high, __m256i d)
{
    __m256i l = div255x16(_mm256_mullo_epi16(low(s), a_low)), h = div255x16(_mm256_mullo_epi16(high(s), a_high));
    return _mm256_packus_epi16(over4(l, low(d)), over4(h, high(d)));
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

static void avx2_fill(uint32_t *d, uint32_t color, size_t n)
{
    __m256i c = _mm256_set1_epi32((int)color);
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, c);
    scalar_fill(d + i, color, n - i);
}

static void avx2_fill_over(uint32_t *d, uint32_t color, size_t n)
{
    __m256i c = low(_mm256_set1_epi32((int)color)), rest = inverse_alpha(c);
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        __m256i p = load(d + i);
        __m256i l = _mm256_add_epi16(c, div255x16(_mm256_mullo_epi16(low(p), rest)));
        __m256i h = _mm256_add_epi16(c, div255x16(_mm256_mullo_epi16(high(p), rest)));
        store(d + i, _mm256_packus_epi16(l, h));
    }
    if (i == n) return;
    __m256i some = lanes(n - i);
    store_some(d + i, some, over8(_mm256_set1_epi32((int)color), load_some(d + i, some)));
}

static void avx2_fill_mask(uint32_t *d, uint32_t color, const uint8_t *mask, size_t n)
{
    __m256i c = _mm256_set1_epi32((int)color), a_low, a_high;
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        spread_mask(load_mask(mask + i), &a_low, &a_high);
        store(d + i, scaled_over8(c, a_low, a_high, load(d + i)));
    }
    if (i == n) return;
    __m256i some = lanes(n - i);
    spread_mask(load_some_mask(mask + i, n - i), &a_low, &a_high);
    store_some(d + i, some, scaled_over8(c, a_low, a_high, load_some(d + i, some)));
}

static void avx2_over(uint32_t *d, const uint32_t *s, size_t n)
{
    const __m256i opaque = _mm256_set1_epi32((int)0xFF000000);
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        __m256i p = load(s + i);
        if (_mm256_testc_si256(p, opaque)) store(d + i, p);
        else if (!_mm256_testz_si256(p, p)) store(d + i, over8(p, load(d + i)));
    }
    if (i == n) return;
    __m256i some = lanes(n - i);
    store_some(d + i, some, over8(load_some(s + i, some), load_some(d + i, some)));
}

static void avx2_over_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n)
{
    __m256i a = _mm256_set1_epi16((short)alpha);
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, scaled_over8(load(s + i), a, a, load(d + i)));
    if (i == n) return;
    __m256i some = lanes(n - i);
    store_some(d + i, some, scaled_over8(load_some(s + i, some), a, a, load_some(d + i, some)));
}

static inline __m256i mix8(__m256i p, __m256i q, __m256i a, __m256i rest)
{
    __m256i l = _mm256_add_epi16(_mm256_mullo_epi16(low(p), a), _mm256_mullo_epi16(low(q), rest));
    __m256i h = _mm256_add_epi16(_mm256_mullo_epi16(high(p), a), _mm256_mullo_epi16(high(q), rest));
    return _mm256_packus_epi16(div255x16(l), div255x16(h));
}

static void avx2_opaque_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n)
{
    __m256i a = _mm256_set1_epi16((short)alpha), rest = _mm256_set1_epi16((short)(255 - alpha));
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, mix8(load(s + i), load(d + i), a, rest));
    if (i == n) return;
    __m256i some = lanes(n - i);
    store_some(d + i, some, mix8(load_some(s + i, some), load_some(d + i, some), a, rest));
}

static void avx2_over_mask(uint32_t *d, const uint32_t *s, const uint8_t *mask, uint32_t alpha, size_t n)
{
    __m256i a = _mm256_set1_epi16((short)alpha), a_low, a_high;
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        spread_mask(load_mask(mask + i), &a_low, &a_high);
        a_low = div255x16(_mm256_mullo_epi16(a_low, a));
        a_high = div255x16(_mm256_mullo_epi16(a_high, a));
        store(d + i, scaled_over8(load(s + i), a_low, a_high, load(d + i)));
    }
    if (i == n) return;
    __m256i some = lanes(n - i);
    spread_mask(load_some_mask(mask + i, n - i), &a_low, &a_high);
    a_low = div255x16(_mm256_mullo_epi16(a_low, a));
    a_high = div255x16(_mm256_mullo_epi16(a_high, a));
    store_some(d + i, some, scaled_over8(load_some(s + i, some), a_low, a_high, load_some(d + i, some)));
}

/* Four pixels in 16-bit lanes; weights in the same lanes. */
static inline __m256i lerp4(__m256i p, __m256i q, __m256i w)
{
    __m256i v = _mm256_sub_epi16(_mm256_set1_epi16(256), w);
    __m256i sum = _mm256_add_epi16(_mm256_mullo_epi16(p, v), _mm256_mullo_epi16(q, w));
    return _mm256_srli_epi16(_mm256_add_epi16(sum, _mm256_set1_epi16(128)), 8);
}

static void avx2_lerp_rows(uint32_t *d, const uint32_t *s0, const uint32_t *s1, uint32_t weight, size_t n)
{
    __m256i w = _mm256_set1_epi16((short)weight);
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        __m256i p = load(s0 + i), q = load(s1 + i);
        store(d + i, _mm256_packus_epi16(lerp4(low(p), low(q), w), lerp4(high(p), high(q), w)));
    }
    if (i == n) return;
    __m256i some = lanes(n - i), p = load_some(s0 + i, some), q = load_some(s1 + i, some);
    store_some(d + i, some, _mm256_packus_epi16(lerp4(low(p), low(q), w), lerp4(high(p), high(q), w)));
}

/* The low words of eight 32-bit lanes, each in the four 16-bit lanes of its pixel. */
static inline __m256i spread_low(__m256i v)
{
    return _mm256_shuffle_epi8(v, _mm256_setr_epi8(
        0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5, 0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5));
}

static inline __m256i spread_high(__m256i v)
{
    return _mm256_shuffle_epi8(v, _mm256_setr_epi8(
        8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13, 8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13));
}

static inline __m256i steps8(int32_t start, int32_t step)
{
    __m256i k = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    return _mm256_add_epi32(_mm256_set1_epi32(start), _mm256_mullo_epi32(k, _mm256_set1_epi32(step)));
}

/* Eight samples, at most one register of texels apart. */
static inline __m256i near8(const uint32_t *s, int32_t u, int32_t du)
{
    const uint32_t *base = s + (u >> 16);
    __m256i at = steps8(u & 0xFFFF, du), index = _mm256_srli_epi32(at, 16);
    __m256i p = _mm256_permutevar8x32_epi32(load(base), index);
    __m256i q = _mm256_permutevar8x32_epi32(load(base + 1), index);
    __m256i f = _mm256_and_si256(_mm256_srli_epi32(at, 8), _mm256_set1_epi32(255));
    return _mm256_packus_epi16(lerp4(low(p), low(q), spread_low(f)), lerp4(high(p), high(q), spread_high(f)));
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
    __m256i f = _mm256_and_si256(_mm256_srli_epi32(steps8(u, du), 8), _mm256_set1_epi32(255));
    return _mm256_packus_epi16(lerp4(low(p), low(q), spread_low(f)), lerp4(high(p), high(q), spread_high(f)));
}

static void avx2_resample(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, size_t n)
{
    if (n < 8) {
        scalar_resample(d, s, u, du, n);
        return;
    }
    int near = du >= 0 && du <= 65536;
    for (size_t i = 0; i < n; i += 8) {
        /* The last eight may be some of them for the second time. */
        size_t at = i + 8 <= n ? i : n - 8;
        int32_t start = (int32_t)((uint32_t)u + (uint32_t)du * (uint32_t)at);
        store(d + at, near ? near8(s, start, du) : far8(s, start, du));
    }
}

/* The pairs of texels at offsets 0, 1, 4 and 5. */
static inline __m256i load_pairs(const uint32_t *s, const int32_t *offsets)
{
    __m128 a = _mm_loadl_pi(_mm_setzero_ps(), (const __m64 *)(s + offsets[0]));
    __m128 b = _mm_loadl_pi(_mm_setzero_ps(), (const __m64 *)(s + offsets[4]));
    a = _mm_loadh_pi(a, (const __m64 *)(s + offsets[1]));
    b = _mm_loadh_pi(b, (const __m64 *)(s + offsets[5]));
    return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_castps_si128(a)), _mm_castps_si128(b), 1);
}

/* Four samples in 16-bit lanes; weights stand in the low words of 64-bit lanes. See `bilinear` in scalar.c. */
static inline __m256i bilinear4(
    const uint32_t *s, const uint32_t *below, const int32_t *offsets, __m256i wx, __m256i wy)
{
    const __m256i pairs = _mm256_setr_epi8(
        0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
    const __m256i words = _mm256_setr_epi8(
        0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9, 0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9);
    const __m256i half = _mm256_set1_epi8((char)128);
    wx = _mm256_shuffle_epi8(wx, words);
    wy = _mm256_shuffle_epi8(wy, words);
    __m256i p = _mm256_xor_si256(load_pairs(s, offsets), half), q = _mm256_xor_si256(load_pairs(below, offsets), half);
    __m256i top = _mm256_maddubs_epi16(wx, _mm256_shuffle_epi8(p, pairs));
    __m256i bottom = _mm256_maddubs_epi16(wx, _mm256_shuffle_epi8(q, pairs));
    __m256i sum = _mm256_add_epi16(top, _mm256_mulhrs_epi16(_mm256_sub_epi16(bottom, top), wy));
    return _mm256_srai_epi16(_mm256_add_epi16(sum, _mm256_set1_epi16(64)), 7);
}

/* Eight samples, at the positions in the lanes of u and v. */
static inline __m256i bilinear8(const uint32_t *s, const uint32_t *below, __m256i u, __m256i v, __m256i stride)
{
    const __m256i seven = _mm256_set1_epi32(127), zero = _mm256_setzero_si256();
    int32_t offsets[8];
    _mm256_storeu_si256((void *)offsets,
        _mm256_add_epi32(_mm256_mullo_epi32(_mm256_srli_epi32(v, 16), stride), _mm256_srli_epi32(u, 16)));
    __m256i fx = _mm256_and_si256(_mm256_srli_epi32(u, 9), seven);
    __m256i wx = _mm256_or_si256(_mm256_slli_epi32(fx, 8), _mm256_sub_epi32(_mm256_set1_epi32(128), fx));
    __m256i wy = _mm256_slli_epi32(_mm256_and_si256(_mm256_srli_epi32(v, 9), seven), 8);
    /* Packing at the end puts 0 1 4 5 and 2 3 6 7 in order. */
    __m256i a = bilinear4(s, below, offsets, _mm256_unpacklo_epi32(wx, zero), _mm256_unpacklo_epi32(wy, zero));
    __m256i b = bilinear4(s, below, offsets + 2, _mm256_unpackhi_epi32(wx, zero), _mm256_unpackhi_epi32(wy, zero));
    return _mm256_xor_si256(_mm256_packs_epi16(a, b), _mm256_set1_epi8((char)128));
}

static void avx2_affine(
    uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n)
{
    if (n < 8) {
        scalar_affine(d, s, stride, u, v, du, dv, n);
        return;
    }
    const uint32_t *below = s + stride;
    __m256i us = steps8(u, du), vs = steps8(v, dv), strides = _mm256_set1_epi32((int)stride);
    __m256i step_u = _mm256_set1_epi32((int)((uint32_t)du * 8)), step_v = _mm256_set1_epi32((int)((uint32_t)dv * 8));
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        store(d + i, bilinear8(s, below, us, vs, strides));
        us = _mm256_add_epi32(us, step_u);
        vs = _mm256_add_epi32(vs, step_v);
    }
    if (i == n) return;
    /* The last eight once more, some of them for the second time. */
    uint32_t back = (uint32_t)(n - 8);
    us = steps8((int32_t)((uint32_t)u + (uint32_t)du * back), du);
    vs = steps8((int32_t)((uint32_t)v + (uint32_t)dv * back), dv);
    store(d + back, bilinear8(s, below, us, vs, strides));
}

#pragma clang attribute pop

const KernelTable *kernels_avx2(void)
{
    static const KernelTable table = {
        avx2_fill, avx2_fill_over, avx2_fill_mask, avx2_over, avx2_over_alpha,
        avx2_opaque_alpha, avx2_over_mask, avx2_lerp_rows, avx2_resample, avx2_affine,
    };
    return __builtin_cpu_supports("avx2") ? &table : NULL;
}

#else

const KernelTable *kernels_avx2(void) { return NULL; }

#endif
