#include "scalar.h"
#include "blur.h"
#include "mesh.h"
#include "projective.h"

#if defined(__x86_64__)

#include "sse2.h"

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

/* A colour over two pixels in 16-bit lanes. */
static inline __m128i color_over2(__m128i c, __m128i rest, __m128i d) { return _mm_add_epi16(c, scale16(d, rest)); }

static void sse2_fill_over(uint32_t *d, uint32_t color, size_t n)
{
    __m128i c = low(_mm_set1_epi32((int)color)), rest = rest2(c);
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        __m128i p = load(d + i);
        store(d + i, _mm_packus_epi16(color_over2(c, rest, low(p)), color_over2(c, rest, high(p))));
    }
    scalar_fill_over(d + i, color, n - i);
}

static void sse2_fill_mask(uint32_t *d, uint32_t color, const uint8_t *mask, size_t n)
{
    __m128i c = _mm_set1_epi32((int)color), a_low, a_high;
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        spread_mask(mask + i, &a_low, &a_high);
        store(d + i, scaled_over4(c, factor16(a_low), factor16(a_high), load(d + i)));
    }
    scalar_fill_mask(d + i, color, mask + i, n - i);
}

static void sse2_over(uint32_t *d, const uint32_t *s, size_t n)
{
    const __m128i zero = _mm_setzero_si128(), opaque = _mm_set1_epi32((int)0xFF000000);
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        __m128i p = load(s + i);
        if (_mm_movemask_epi8(_mm_cmpeq_epi32(_mm_and_si128(p, opaque), opaque)) == 0xFFFF) {
            store(d + i, p);
        } else if (_mm_movemask_epi8(_mm_cmpeq_epi32(p, zero)) != 0xFFFF) {
            __m128i q = load(d + i);
            store(d + i, _mm_packus_epi16(over2(low(p), low(q)), over2(high(p), high(q))));
        }
    }
    scalar_over(d + i, s + i, n - i);
}

static void sse2_over_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n)
{
    __m128i f = _mm_set1_epi16((short)factor(alpha));
    size_t i = 0;
    for (; i + 4 <= n; i += 4) store(d + i, scaled_over4(load(s + i), f, f, load(d + i)));
    scalar_over_alpha(d + i, s + i, alpha, n - i);
}

static void sse2_opaque_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n)
{
    __m128i f = _mm_set1_epi16((short)factor(alpha));
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        __m128i p = load(s + i), q = load(d + i);
        store(d + i, _mm_packus_epi16(lerp2(low(q), low(p), f), lerp2(high(q), high(p), f)));
    }
    scalar_opaque_alpha(d + i, s + i, alpha, n - i);
}

static void sse2_over_mask(uint32_t *d, const uint32_t *s, const uint8_t *mask, uint32_t alpha, size_t n)
{
    __m128i f = _mm_set1_epi16((short)factor(alpha)), a_low, a_high;
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        spread_mask(mask + i, &a_low, &a_high);
        a_low = factor16(scale16(a_low, f));
        a_high = factor16(scale16(a_high, f));
        store(d + i, scaled_over4(load(s + i), a_low, a_high, load(d + i)));
    }
    scalar_over_mask(d + i, s + i, mask + i, alpha, n - i);
}

static void sse2_lerp_rows(uint32_t *d, const uint32_t *s0, const uint32_t *s1, uint32_t weight, size_t n)
{
    __m128i w = _mm_set1_epi16((short)(weight << 7));
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        __m128i p = load(s0 + i), q = load(s1 + i);
        store(d + i, _mm_packus_epi16(lerp2(low(p), low(q), w), lerp2(high(p), high(q), w)));
    }
    scalar_lerp_rows(d + i, s0 + i, s1 + i, weight, n - i);
}

static void sse2_fused_layers(uint32_t *d, const FusedRow *row, size_t n)
{
    __m128i c = low(_mm_set1_epi32((int)row->color)), rest = rest2(c);
    __m128i w = _mm_set1_epi16((short)(row->weight << 7)), f = _mm_set1_epi16((short)factor(row->alpha));
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        __m128i base = load(row->base + i), l = low(base), h = high(base);
        if (row->color) {
            l = color_over2(c, rest, l);
            h = color_over2(c, rest, h);
        }
        if (row->upper) {
            __m128i upper = load(row->upper + i), lower = load(row->lower + i);
            l = lerp2(l, lerp2(low(upper), low(lower), w), f);
            h = lerp2(h, lerp2(high(upper), high(lower), w), f);
        }
        store(d + i, _mm_packus_epi16(l, h));
    }
    if (i == n) return;
    FusedRow left = *row;
    left.base += i;
    if (left.upper) { left.upper += i; left.lower += i; }
    scalar_fused_layers(d + i, &left, n - i);
}

const KernelTable *kernels_sse2(void)
{
    static const KernelTable table = {
        .fill = sse2_fill, .fill_over = sse2_fill_over, .fill_mask = sse2_fill_mask, .over = sse2_over,
        .over_alpha = sse2_over_alpha, .opaque_alpha = sse2_opaque_alpha, .over_mask = sse2_over_mask,
        .lerp_rows = sse2_lerp_rows, .resample = sse2_resample, .affine = sse2_affine, .fused_layers = sse2_fused_layers,
        .affine_rows = sse2_affine_rows, .tint = sse2_tint, .tint_row = sse2_tint_row, .shade = sse2_shade,
        .projective = sse2_projective, .mask = sse2_mask, .convolve = sse2_convolve, .widen = sse2_widen,
        .narrow = sse2_narrow, .sum = sse2_sum, .saturate = sse2_saturate,
    };
    return &table;
}

#else

const KernelTable *kernels_sse2(void) { return NULL; }

#endif
