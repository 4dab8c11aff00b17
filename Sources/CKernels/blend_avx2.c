#include "scalar.h"
#include "blur.h"
#include "mesh.h"
#include "projective.h"

#if defined(__x86_64__)

#include "avx2.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

static void avx2_fill(uint32_t *d, uint32_t color, size_t n)
{
    __m256i c = _mm256_set1_epi32((int)color);
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, c);
    scalar_fill(d + i, color, n - i);
}

/* A colour over four pixels in 16-bit lanes. */
static inline __m256i color_over4(__m256i c, __m256i rest, __m256i d) { return _mm256_add_epi16(c, scale16(d, rest)); }

static inline __m256i color_over8(__m256i c, __m256i rest, __m256i d)
{
    return _mm256_packus_epi16(color_over4(c, rest, low(d)), color_over4(c, rest, high(d)));
}

static void avx2_fill_over(uint32_t *d, uint32_t color, size_t n)
{
    __m256i packed = _mm256_set1_epi32((int)color), c = low(packed), rest = rest_low(packed);
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, color_over8(c, rest, load(d + i)));
    if (i == n) return;
    __m256i some = lanes(n - i);
    store_some(d + i, some, color_over8(c, rest, load_some(d + i, some)));
}

static inline __m256i masked_over8(__m256i s, uint64_t mask, __m256i d)
{
    __m256i a_low, a_high;
    spread_mask(mask, &a_low, &a_high);
    return scaled_over8(s, factor16(a_low), factor16(a_high), d);
}

static void avx2_fill_mask(uint32_t *d, uint32_t color, const uint8_t *mask, size_t n)
{
    __m256i c = _mm256_set1_epi32((int)color);
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, masked_over8(c, load_mask(mask + i), load(d + i)));
    if (i == n) return;
    __m256i some = lanes(n - i);
    store_some(d + i, some, masked_over8(c, load_some_mask(mask + i, n - i), load_some(d + i, some)));
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
    __m256i f = _mm256_set1_epi16((short)factor(alpha));
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, scaled_over8(load(s + i), f, f, load(d + i)));
    if (i == n) return;
    __m256i some = lanes(n - i);
    store_some(d + i, some, scaled_over8(load_some(s + i, some), f, f, load_some(d + i, some)));
}

static inline __m256i mix8(__m256i s, __m256i d, __m256i factors)
{
    return _mm256_packus_epi16(mix4(low(s), low(d), factors), mix4(high(s), high(d), factors));
}

static void avx2_opaque_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n)
{
    __m256i f = _mm256_set1_epi16((short)factor(alpha));
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, mix8(load(s + i), load(d + i), f));
    if (i == n) return;
    __m256i some = lanes(n - i);
    store_some(d + i, some, mix8(load_some(s + i, some), load_some(d + i, some), f));
}

static inline __m256i masked_alpha_over8(__m256i s, uint64_t mask, __m256i factors, __m256i d)
{
    __m256i a_low, a_high;
    spread_mask(mask, &a_low, &a_high);
    return scaled_over8(s, factor16(scale16(a_low, factors)), factor16(scale16(a_high, factors)), d);
}

static void avx2_over_mask(uint32_t *d, const uint32_t *s, const uint8_t *mask, uint32_t alpha, size_t n)
{
    __m256i f = _mm256_set1_epi16((short)factor(alpha));
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, masked_alpha_over8(load(s + i), load_mask(mask + i), f, load(d + i)));
    if (i == n) return;
    __m256i some = lanes(n - i), p = load_some(s + i, some);
    store_some(d + i, some, masked_alpha_over8(p, load_some_mask(mask + i, n - i), f, load_some(d + i, some)));
}

static void avx2_lerp_rows(uint32_t *d, const uint32_t *s0, const uint32_t *s1, uint32_t weight, size_t n)
{
    __m256i w = _mm256_set1_epi16((short)(weight << 7));
    size_t i = 0;
    for (; i + 8 <= n; i += 8) store(d + i, lerp8(load(s0 + i), load(s1 + i), w));
    if (i == n) return;
    __m256i some = lanes(n - i);
    store_some(d + i, some, lerp8(load_some(s0 + i, some), load_some(s1 + i, some), w));
}

/* Layers that a row has, known where the loop is compiled. */
enum { HAS_COLOR = 1, HAS_TOP = 2, IS_BETWEEN = 4 };

typedef struct FusedLanes { __m256i color, rest, weight, factors; } FusedLanes;

static inline __m256i fused8(__m256i base, __m256i upper, __m256i lower, const FusedLanes *with, int has)
{
    __m256i l = low(base), h = high(base);
    if (has & HAS_COLOR) {
        l = color_over4(with->color, with->rest, l);
        h = color_over4(with->color, with->rest, h);
    }
    if (has & HAS_TOP) {
        __m256i top_l = low(upper), top_h = high(upper);
        if (has & IS_BETWEEN) {
            top_l = lerp4(top_l, low(lower), with->weight);
            top_h = lerp4(top_h, high(lower), with->weight);
        }
        l = mix4(top_l, l, with->factors);
        h = mix4(top_h, h, with->factors);
    }
    return _mm256_packus_epi16(l, h);
}

static inline __attribute__((always_inline)) void fused_row(uint32_t *d, const FusedRow *row, size_t n, int has)
{
    __m256i color = _mm256_set1_epi32((int)row->color), zero = _mm256_setzero_si256();
    FusedLanes with = {
        low(color), rest_low(color), _mm256_set1_epi16((short)(row->weight << 7)),
        _mm256_set1_epi16((short)factor(row->alpha)),
    };
    const uint32_t *base = row->base, *upper = row->upper, *lower = row->lower;
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        __m256i top = has & HAS_TOP ? load(upper + i) : zero, bottom = has & IS_BETWEEN ? load(lower + i) : zero;
        store(d + i, fused8(load(base + i), top, bottom, &with, has));
    }
    if (i == n) return;
    __m256i some = lanes(n - i), top = has & HAS_TOP ? load_some(upper + i, some) : zero;
    __m256i bottom = has & IS_BETWEEN ? load_some(lower + i, some) : zero;
    store_some(d + i, some, fused8(load_some(base + i, some), top, bottom, &with, has));
}

static void avx2_fused_layers(uint32_t *d, const FusedRow *row, size_t n)
{
    int color = row->color != 0, top = row->upper != NULL, between = top && row->weight != 0;
    if (color && between) fused_row(d, row, n, HAS_COLOR | HAS_TOP | IS_BETWEEN);
    else if (color && top) fused_row(d, row, n, HAS_COLOR | HAS_TOP);
    else if (color) fused_row(d, row, n, HAS_COLOR);
    else if (between) fused_row(d, row, n, HAS_TOP | IS_BETWEEN);
    else if (top) fused_row(d, row, n, HAS_TOP);
    else memmove(d, row->base, n * sizeof *d);
}

#pragma clang attribute pop

const KernelTable *kernels_avx2(void)
{
    static const KernelTable table = {
        .fill = avx2_fill, .fill_over = avx2_fill_over, .fill_mask = avx2_fill_mask, .over = avx2_over,
        .over_alpha = avx2_over_alpha, .opaque_alpha = avx2_opaque_alpha, .over_mask = avx2_over_mask,
        .lerp_rows = avx2_lerp_rows, .resample = avx2_resample, .affine = avx2_affine, .fused_layers = avx2_fused_layers,
        .affine_rows = avx2_affine_rows, .tint = avx2_tint, .tint_row = avx2_tint_row, .shade = avx2_shade,
        .projective = avx2_projective, .mask = avx2_mask, .convolve = avx2_convolve, .widen = avx2_widen,
        .narrow = avx2_narrow, .sum = avx2_sum, .saturate = avx2_saturate,
    };
    return __builtin_cpu_supports("avx2") ? &table : NULL;
}

#else

const KernelTable *kernels_avx2(void) { return NULL; }

#endif
