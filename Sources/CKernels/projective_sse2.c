#include "projective.h"

#if defined(__x86_64__)

#include <math.h>

#include "sse2.h"

/* Both samples' coordinates along one axis. */
static inline __m128d along(double start, double step, __m128d i)
{
    return _mm_add_pd(_mm_set1_pd(start), _mm_mul_pd(i, _mm_set1_pd(step)));
}

/* See `fixed8`. */
static inline __m128i fixed2(__m128d v, double low, double high)
{
    v = _mm_min_pd(_mm_max_pd(v, _mm_set1_pd(low)), _mm_set1_pd(high));
    return _mm_cvttpd_epi32(_mm_add_pd(_mm_mul_pd(v, _mm_set1_pd(256)), _mm_set1_pd(0.5)));
}

static inline __m128d unstretched2(__m128d v, double split, double skip)
{
    __m128d beyond = _mm_max_pd(_mm_sub_pd(v, _mm_set1_pd(split)), _mm_setzero_pd());
    return _mm_sub_pd(v, _mm_min_pd(beyond, _mm_set1_pd(skip)));
}

/* Four positions in 24.8, and whether there is a sample. */
typedef struct Positions { __m128i x, y, exist; } Positions;

static inline __m128i truths4(const __m128d *truths)
{
    return _mm_castps_si128(_mm_shuffle_ps(_mm_castpd_ps(truths[0]), _mm_castpd_ps(truths[1]), 0x88));
}

static inline Positions image_positions(const SampledImage *image, const ProjectiveRow *row, size_t first)
{
    __m128i x[2], y[2];
    __m128d exist[2];
    for (int k = 0; k < 2; k++) {
        __m128d i = _mm_add_pd(_mm_set1_pd((double)(first + 2 * (size_t)k)), _mm_setr_pd(0, 1));
        __m128d w = along(row->w, row->dw, i), r = _mm_div_pd(_mm_set1_pd(1), w);
        __m128d u = _mm_mul_pd(along(row->u, row->du, i), r), v = _mm_mul_pd(along(row->v, row->dv, i), r);
        __m128d size = _mm_andnot_pd(_mm_set1_pd(-0.0), _mm_add_pd(u, v));
        exist[k] = _mm_and_pd(
            _mm_cmpgt_pd(w, _mm_setzero_pd()), _mm_cmplt_pd(size, _mm_set1_pd(INFINITY)));
        x[k] = fixed2(u, image->low_x, image->high_x);
        y[k] = fixed2(v, image->low_y, image->high_y);
    }
    return (Positions){_mm_unpacklo_epi64(x[0], x[1]), _mm_unpacklo_epi64(y[0], y[1]), truths4(exist)};
}

/* Four texels and their neighbours on the right. */
typedef struct FourPairs { __m128i left, right; } FourPairs;

static inline FourPairs pairs4(const uint32_t *const *at)
{
    __m128 a = _mm_loadl_pi(_mm_setzero_ps(), (const __m64 *)at[0]);
    __m128 b = _mm_loadl_pi(_mm_setzero_ps(), (const __m64 *)at[2]);
    a = _mm_loadh_pi(a, (const __m64 *)at[1]);
    b = _mm_loadh_pi(b, (const __m64 *)at[3]);
    return (FourPairs){_mm_castps_si128(_mm_shuffle_ps(a, b, 0x88)), _mm_castps_si128(_mm_shuffle_ps(a, b, 0xDD))};
}

/* Four fractions as weights, twice in their lanes. */
static inline __m128i weights4(__m128i v)
{
    __m128i f = _mm_slli_epi32(_mm_and_si128(v, _mm_set1_epi32(255)), 7);
    return _mm_or_si128(f, _mm_slli_epi32(f, 16));
}

static inline __m128i bilinear4(FourPairs p, FourPairs q, __m128i x, __m128i y)
{
    __m128i fx = weights4(x), fy = weights4(y), w = _mm_unpacklo_epi32(fx, fx);
    __m128i l = lerp2(lerp2(low(p.left), low(p.right), w), lerp2(low(q.left), low(q.right), w), _mm_unpacklo_epi32(fy, fy));
    w = _mm_unpackhi_epi32(fx, fx);
    __m128i h = lerp2(
        lerp2(high(p.left), high(p.right), w), lerp2(high(q.left), high(q.right), w), _mm_unpackhi_epi32(fy, fy));
    return _mm_packus_epi16(l, h);
}

static inline __m128i chosen(__m128i a, __m128i b, __m128i isB)
{
    return _mm_or_si128(_mm_andnot_si128(isB, a), _mm_and_si128(isB, b));
}

void sse2_projective(uint32_t *d, const SampledImage *image, const ProjectiveRow *row, size_t n)
{
    /* Pairs of texels are loaded. */
    size_t i = image->high_x > image->low_x ? 0 : n;
    for (; i + 4 <= n; i += 4) {
        Positions at = image_positions(image, row, i);
        __m128i x0 = _mm_srli_epi32(at.x, 8), y0 = _mm_srli_epi32(at.y, 8);
        /* The last column is the right one of the last pair. */
        __m128i last = _mm_cmpeq_epi32(x0, _mm_set1_epi32(image->high_x));
        int32_t x[4], y[4];
        _mm_storeu_si128((void *)x, _mm_add_epi32(x0, last));
        _mm_storeu_si128((void *)y, y0);
        const uint32_t *above[4], *below[4];
        for (int k = 0; k < 4; k++) {
            above[k] = image->texels + y[k] * image->stride + x[k];
            below[k] = above[k] + (y[k] < image->high_y ? image->stride : 0);
        }
        prefetch((const void *)((uintptr_t)above[i >> 2 & 3] + 4 * (uintptr_t)row->ahead));
        FourPairs p = pairs4(above), q = pairs4(below);
        p.left = chosen(p.left, p.right, last);
        q.left = chosen(q.left, q.right, last);
        store(d + i, _mm_and_si128(bilinear4(p, q, at.x, at.y), at.exist));
    }
    scalar_projective_from(image->high_x > image->low_x ? i : 0, d, image, row, n);
}

void sse2_mask(uint8_t *d, const SampledMask *mask, const ProjectiveRow *row, size_t n)
{
    size_t i = 0;
    for (; i + 2 <= n; i += 2) {
        __m128d k = _mm_add_pd(_mm_set1_pd((double)i), _mm_setr_pd(0, 1));
        __m128d w = along(row->w, row->dw, k), r = _mm_div_pd(_mm_set1_pd(1), w);
        __m128d u = unstretched2(_mm_mul_pd(along(row->u, row->du, k), r), mask->split_x, mask->skip_x);
        __m128d v = unstretched2(_mm_mul_pd(along(row->v, row->dv, k), r), mask->split_y, mask->skip_y);
        int exist = _mm_movemask_pd(_mm_cmpgt_pd(w, _mm_setzero_pd()));
        int32_t x[4], y[4];
        _mm_storeu_si128((void *)x, fixed2(u, 0, mask->width - 1));
        _mm_storeu_si128((void *)y, fixed2(v, 0, mask->height - 1));
        d[i] = exist & 1 ? mask_sample(mask, x[0], y[0]) : 0;
        d[i + 1] = exist & 2 ? mask_sample(mask, x[1], y[1]) : 0;
    }
    scalar_mask_from(i, d, mask, row, n);
}

#endif
