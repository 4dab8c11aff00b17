#include "scalar.h"

#if defined(__x86_64__)

#include "sse2.h"

/* Two texels side by side in the 16-bit lanes of one register. */
static inline __m128i load_pair(const uint32_t *s) { return low(_mm_loadl_epi64((const void *)s)); }

void sse2_resample(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, size_t n)
{
    size_t i = 0;
    for (; i + 2 <= n; i += 2) {
        int32_t next = (int32_t)((uint32_t)u + (uint32_t)du);
        __m128i a = load_pair(s + (u >> 16)), b = load_pair(s + (next >> 16));
        __m128i p = _mm_unpacklo_epi64(a, b), q = _mm_unpackhi_epi64(a, b);
        __m128i r = lerp2(p, q, two_words(u >> 1 & 0x7F80, next >> 1 & 0x7F80));
        _mm_storel_epi64((void *)(d + i), _mm_packus_epi16(r, r));
        u = (int32_t)((uint32_t)next + (uint32_t)du);
    }
    scalar_resample(d + i, s, u, du, n - i);
}

/* (a x b + 64) >> 7 in signed lanes; b 0 to 127. */
static inline __m128i multiply_round(__m128i a, __m128i b)
{
    __m128i whole = _mm_mulhi_epi16(a, _mm_slli_epi16(b, 8));
    __m128i part = _mm_and_si128(_mm_mullo_epi16(a, b), _mm_set1_epi16(255));
    part = _mm_srli_epi16(_mm_add_epi16(part, _mm_set1_epi16(64)), 7);
    return _mm_add_epi16(_mm_add_epi16(whole, whole), part);
}

/* Where the texels of one sample stand, and its weights of 7 bits. */
typedef struct Sample { const uint32_t *top, *bottom; int32_t fx, fy; } Sample;

/* Two samples in 16-bit lanes, 0 to 255. See `bilinear` in scalar.c. */
static inline __m128i bilinear2(Sample a, Sample b)
{
    const __m128i offset = _mm_set1_epi16(128);
    __m128i a_top = load_pair(a.top), b_top = load_pair(b.top);
    __m128i a_bottom = load_pair(a.bottom), b_bottom = load_pair(b.bottom);
    __m128i right = two_words(a.fx, b.fx), left = _mm_sub_epi16(offset, right), down = two_words(a.fy, b.fy);
    /* 128 is taken from every texel: from their weighted sum that is 128 x 128. */
    const __m128i bias = _mm_set1_epi16(128 * 128);
    __m128i top = _mm_add_epi16(_mm_mullo_epi16(_mm_unpacklo_epi64(a_top, b_top), left),
        _mm_mullo_epi16(_mm_unpackhi_epi64(a_top, b_top), right));
    __m128i bottom = _mm_add_epi16(_mm_mullo_epi16(_mm_unpacklo_epi64(a_bottom, b_bottom), left),
        _mm_mullo_epi16(_mm_unpackhi_epi64(a_bottom, b_bottom), right));
    __m128i sum = _mm_add_epi16(_mm_sub_epi16(top, bias), multiply_round(_mm_sub_epi16(bottom, top), down));
    return _mm_add_epi16(_mm_srai_epi16(_mm_add_epi16(sum, _mm_set1_epi16(64)), 7), offset);
}

/* The sample at a position all four texels of which exist. */
static inline Sample sample_inside(const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v)
{
    const uint32_t *top = s + (v >> 16) * stride + (u >> 16);
    return (Sample){top, top + stride, u >> 9 & 127, v >> 9 & 127};
}

void sse2_affine(
    uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n)
{
    size_t i = 0;
    for (; i + 2 <= n; i += 2) {
        int32_t u2 = (int32_t)((uint32_t)u + (uint32_t)du), v2 = (int32_t)((uint32_t)v + (uint32_t)dv);
        __m128i p = bilinear2(sample_inside(s, stride, u, v), sample_inside(s, stride, u2, v2));
        _mm_storel_epi64((void *)(d + i), _mm_packus_epi16(p, p));
        u = (int32_t)((uint32_t)u2 + (uint32_t)du);
        v = (int32_t)((uint32_t)v2 + (uint32_t)dv);
    }
    scalar_affine(d + i, s, stride, u, v, du, dv, n - i);
}

static inline int32_t held(int32_t v, int32_t low, int32_t high) { return v < low ? low : v > high ? high : v; }

static inline Sample sample_held(const SampledImage *image, int32_t u, int32_t v)
{
    u = held(u, image->low_x << 16, image->high_x << 16);
    v = held(v, image->low_y << 16, image->high_y << 16);
    Sample sample = sample_inside(image->texels, image->stride, u, v);
    if (v >> 16 == image->high_y) sample.bottom = sample.top;
    if (u >> 16 == image->high_x) { sample.top--; sample.bottom--; sample.fx = 128; }
    return sample;
}

static inline int is_inside(int32_t u, int32_t v, const SampledImage *image)
{
    return u >= image->low_x << 16 && u < image->high_x << 16 && v >= image->low_y << 16 && v < image->high_y << 16;
}

void sse2_affine_over(
    uint32_t *d, const SampledImage *image, int32_t u, int32_t v, int32_t du, int32_t dv, const uint8_t *mask,
    uint32_t alpha, size_t n)
{
    __m128i f = _mm_set1_epi16((short)factor(alpha));
    size_t i = 0;
    for (; i + 2 <= n; i += 2) {
        int32_t u2 = (int32_t)((uint32_t)u + (uint32_t)du), v2 = (int32_t)((uint32_t)v + (uint32_t)dv);
        /* Positions lie on a line, so this changes twice in a row at most. */
        __m128i p = is_inside(u, v, image) && is_inside(u2, v2, image)
            ? bilinear2(sample_inside(image->texels, image->stride, u, v),
                  sample_inside(image->texels, image->stride, u2, v2))
            : bilinear2(sample_held(image, u, v), sample_held(image, u2, v2));
        __m128i part = factor16(scale16(two_words(mask[i], mask[i + 1]), f));
        __m128i r = over2(scale16(p, part), low(_mm_loadl_epi64((const void *)(d + i))));
        _mm_storel_epi64((void *)(d + i), _mm_packus_epi16(r, r));
        u = (int32_t)((uint32_t)u2 + (uint32_t)du);
        v = (int32_t)((uint32_t)v2 + (uint32_t)dv);
    }
    scalar_affine_over(d + i, image, u, v, du, dv, mask + i, alpha, n - i);
}

#endif
