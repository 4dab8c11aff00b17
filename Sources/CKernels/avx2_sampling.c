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

/* Four samples in 16-bit lanes, 0 to 255; weights stand in the lanes of their pixels. See `bilinear` in scalar.c. */
static inline __m256i bilinear4(__m256i above, __m256i below, __m256i wx, __m256i wy)
{
    const __m256i pairs = _mm256_setr_epi8(
        0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
    const __m256i half = _mm256_set1_epi8((char)128);
    __m256i p = _mm256_shuffle_epi8(_mm256_xor_si256(above, half), pairs);
    __m256i q = _mm256_shuffle_epi8(_mm256_xor_si256(below, half), pairs);
    __m256i top = _mm256_maddubs_epi16(wx, p), bottom = _mm256_maddubs_epi16(wx, q);
    __m256i sum = _mm256_add_epi16(top, _mm256_mulhrs_epi16(_mm256_sub_epi16(bottom, top), wy));
    /* 128 is added before the shift, times 128. */
    return _mm256_srli_epi16(_mm256_add_epi16(sum, _mm256_set1_epi16(64 + 128 * 128)), 7);
}

/* Eight samples in 16-bit lanes, as `low` and `high` order them. */
typedef struct Samples { __m256i low, high; } Samples;

/* Weights of 7 bits in 32-bit lanes: fx, 0 to 128, and fy multiplied by 256. */
static inline Samples bilinear8(
    const uint32_t *s, const uint32_t *above, const uint32_t *s_below, const uint32_t *below, __m256i fx, __m256i fy)
{
    /* Two bytes: 128 - fx and fx. */
    __m256i wx = _mm256_add_epi32(_mm256_madd_epi16(fx, _mm256_set1_epi32(255)), _mm256_set1_epi32(128));
    return (Samples){
        bilinear4(load_pairs(s, above), load_pairs(s_below, below), spread_low(wx), spread_low(fy)),
        bilinear4(load_pairs(s, above + 2), load_pairs(s_below, below + 2), spread_high(wx), spread_high(fy)),
    };
}

static inline __m256i fraction7(__m256i v) { return _mm256_and_si256(_mm256_srli_epi32(v, 9), _mm256_set1_epi32(127)); }

/* The same, multiplied by 256. */
static inline __m256i fraction7_high(__m256i v)
{
    return _mm256_and_si256(_mm256_srli_epi32(v, 1), _mm256_set1_epi32(0x7F00));
}

/* The offset of texel (x, v / 2^16); the stride stands in the high words. */
static inline __m256i offset8(__m256i x, __m256i v, __m256i stride)
{
    return _mm256_add_epi32(_mm256_madd_epi16(v, stride), x);
}

/* The offsets of the eight texels at positions u and v. */
static inline void store_offsets_at(uint32_t *offsets, __m256i u, __m256i v, __m256i stride)
{
    store_offsets(offsets, offset8(_mm256_srli_epi32(u, 16), v, stride));
}

void avx2_affine(
    uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n)
{
    if (n < 8) {
        scalar_affine(d, s, stride, u, v, du, dv, n);
        return;
    }
    __m256i stride_high = _mm256_set1_epi32((int)stride << 16);
    uint32_t offsets[8];
    for (size_t i = 0; i < n; i += 8) {
        /* The last eight may be some of them for the second time. */
        size_t first = i + 8 <= n ? i : n - 8;
        __m256i us = steps8(at(u, du, first), du), vs = steps8(at(v, dv, first), dv);
        store_offsets_at(offsets, us, vs, stride_high);
        Samples p = bilinear8(s, offsets, s + stride, offsets, fraction7(us), fraction7_high(vs));
        store(d + first, _mm256_packus_epi16(p.low, p.high));
    }
}

/* An image's bounds in lanes; positions in 16.16. */
typedef struct Bounds { __m256i low_u, low_v, high_u, high_v, last_x, strides; } Bounds;

static inline __m256i held(__m256i v, __m256i low, __m256i high)
{
    return _mm256_min_epi32(_mm256_max_epi32(v, low), high);
}

/* Eight samples anywhere. */
static inline Samples held8(const uint32_t *s, const Bounds *bounds, __m256i u, __m256i v)
{
    u = held(u, bounds->low_u, bounds->high_u);
    v = held(v, bounds->low_v, bounds->high_v);
    __m256i x = _mm256_srli_epi32(u, 16);
    /* The last column is all weight on the right texel of the last pair. */
    __m256i last = _mm256_cmpeq_epi32(x, bounds->last_x);
    __m256i fx = _mm256_or_si256(fraction7(u), _mm256_and_si256(last, _mm256_set1_epi32(128)));
    x = _mm256_add_epi32(x, last);
    __m256i below = _mm256_min_epi32(_mm256_add_epi32(v, _mm256_set1_epi32(1 << 16)), bounds->high_v);
    uint32_t top[8], bottom[8];
    store_offsets(top, offset8(x, v, bounds->strides));
    store_offsets(bottom, offset8(x, below, bounds->strides));
    return bilinear8(s, top, s, bottom, fx, fraction7_high(v));
}

/* Blends whole blocks that are covered whole, and all of whose texels exist; returns how many pixels that were. */
static inline size_t over_inside(
    uint32_t *d, const SampledImage *image, int32_t u, int32_t v, int32_t du, int32_t dv, const uint8_t *mask,
    __m256i f, size_t n)
{
    const uint32_t *s = image->texels, *below = s + image->stride;
    __m256i us = steps8(u, du), vs = steps8(v, dv), stride = _mm256_set1_epi32((int)image->stride << 16);
    __m256i step_u = _mm256_set1_epi32((int)((uint32_t)du * 8)), step_v = _mm256_set1_epi32((int)((uint32_t)dv * 8));
    /* Offsets are a block ahead, so that nobody waits for them. */
    uint32_t offsets[16], *here = offsets, *next = offsets + 8;
    store_offsets_at(here, us, vs, stride);
    size_t i = 0;
    for (; i + 8 <= n && load_mask(mask + i) == UINT64_MAX; i += 8) {
        __m256i fx = fraction7(us), fy = fraction7_high(vs), q = load(d + i);
        us = _mm256_add_epi32(us, step_u);
        vs = _mm256_add_epi32(vs, step_v);
        store_offsets_at(next, us, vs, stride);
        Samples p = bilinear8(s, here, below, here, fx, fy);
        __m256i l = over4(scale16(p.low, f), low(q)), h = over4(scale16(p.high, f), high(q));
        store(d + i, _mm256_packus_epi16(l, h));
        uint32_t *done = here;
        here = next;
        next = done;
    }
    return i;
}

/* Samples times what is covered of each pixel, times a factor, over pixels. */
static inline __m256i covered_over8(Samples p, uint64_t covered, __m256i f, __m256i d)
{
    __m256i a_low, a_high;
    spread_mask(covered, &a_low, &a_high);
    a_low = factor16(scale16(a_low, f));
    a_high = factor16(scale16(a_high, f));
    return _mm256_packus_epi16(over4(scale16(p.low, a_low), low(d)), over4(scale16(p.high, a_high), high(d)));
}

void avx2_affine_over(
    uint32_t *d, const SampledImage *image, int32_t u, int32_t v, int32_t du, int32_t dv, const uint8_t *mask,
    uint32_t alpha, size_t n)
{
    const uint32_t *s = image->texels;
    Bounds bounds = {
        _mm256_set1_epi32(image->low_x << 16), _mm256_set1_epi32(image->low_y << 16),
        _mm256_set1_epi32(image->high_x << 16), _mm256_set1_epi32(image->high_y << 16),
        _mm256_set1_epi32(image->high_x), _mm256_set1_epi32((int)image->stride << 16),
    };
    InsideRun run = inside_run(image, u, v, du, dv, n);
    __m256i f = _mm256_set1_epi16((short)factor(alpha));
    for (size_t i = 0; i < n; i += 8) {
        if (i >= run.first && i + 8 <= run.last)
            i += over_inside(d + i, image, at(u, du, i), at(v, dv, i), du, dv, mask + i, f, run.last - i);
        if (i >= n) break;
        /* The last eight, of which those that are done count as not covered. */
        size_t from = i + 8 <= n || n < 8 ? i : n - 8;
        uint64_t covered = load_mask(mask + from) & UINT64_MAX << 8 * (i - from);
        if (!covered) continue;
        Samples p = held8(s, &bounds, steps8(at(u, du, from), du), steps8(at(v, dv, from), dv));
        if (n < 8) {
            __m256i some = lanes(n);
            store_some(d, some, covered_over8(p, covered, f, load_some(d, some)));
        } else {
            store(d + from, covered_over8(p, covered, f, load(d + from)));
        }
    }
}

#pragma clang attribute pop

#endif
