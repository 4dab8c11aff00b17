#include "projective.h"

#if defined(__x86_64__)

#include <math.h>

#include "avx2.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

/* What four positions along one axis need. */
typedef struct Axis { __m256d start, step, low, high, split, skip; } Axis;

static inline Axis axis(double start, double step, double low, double high, double split, double skip)
{
    return (Axis){
        _mm256_set1_pd(start), _mm256_set1_pd(step), _mm256_set1_pd(low), _mm256_set1_pd(high), _mm256_set1_pd(split),
        _mm256_set1_pd(skip),
    };
}

static inline __m256d along(__m256d start, __m256d step, __m256d i) { return _mm256_add_pd(start, _mm256_mul_pd(i, step)); }

static inline __m256d unstretched4(__m256d v, const Axis *axis)
{
    __m256d beyond = _mm256_max_pd(_mm256_sub_pd(v, axis->split), _mm256_setzero_pd());
    return _mm256_sub_pd(v, _mm256_min_pd(beyond, axis->skip));
}

/* See `fixed8`. */
static inline __m128i fixed4(__m256d v, const Axis *axis)
{
    v = _mm256_min_pd(_mm256_max_pd(v, axis->low), axis->high);
    return _mm256_cvttpd_epi32(_mm256_add_pd(_mm256_mul_pd(v, _mm256_set1_pd(256)), _mm256_set1_pd(0.5)));
}

static inline __m256i both(__m128i a, __m128i b) { return _mm256_inserti128_si256(_mm256_castsi128_si256(a), b, 1); }

/* Eight truths of 64 bits as ones of 32. */
static inline __m256i truths8(__m256d a, __m256d b)
{
    __m256 mixed = _mm256_shuffle_ps(_mm256_castpd_ps(a), _mm256_castpd_ps(b), 0x88);
    return _mm256_permute4x64_epi64(_mm256_castps_si256(mixed), 0xD8);
}

/* Eight positions in 24.8, and whether there is a sample. */
typedef struct Positions { __m256i x, y, exist; } Positions;

static inline Positions image_positions(const Axis *u, const Axis *v, const Axis *w, size_t first)
{
    __m128i x[2], y[2];
    __m256d exist[2];
    for (int k = 0; k < 2; k++) {
        __m256d i = _mm256_add_pd(_mm256_set1_pd((double)(first + 4 * (size_t)k)), _mm256_setr_pd(0, 1, 2, 3));
        __m256d ws = along(w->start, w->step, i), r = _mm256_div_pd(_mm256_set1_pd(1), ws);
        __m256d xs = _mm256_mul_pd(along(u->start, u->step, i), r), ys = _mm256_mul_pd(along(v->start, v->step, i), r);
        __m256d size = _mm256_andnot_pd(_mm256_set1_pd(-0.0), _mm256_add_pd(xs, ys));
        exist[k] = _mm256_and_pd(_mm256_cmp_pd(ws, _mm256_setzero_pd(), _CMP_GT_OQ),
            _mm256_cmp_pd(size, _mm256_set1_pd(INFINITY), _CMP_LT_OQ));
        x[k] = fixed4(xs, u);
        y[k] = fixed4(ys, v);
    }
    return (Positions){both(x[0], x[1]), both(y[0], y[1]), truths8(exist[0], exist[1])};
}

static inline Positions mask_positions(const Axis *u, const Axis *v, const Axis *w, size_t first)
{
    __m128i x[2], y[2];
    __m256d exist[2];
    for (int k = 0; k < 2; k++) {
        __m256d i = _mm256_add_pd(_mm256_set1_pd((double)(first + 4 * (size_t)k)), _mm256_setr_pd(0, 1, 2, 3));
        __m256d ws = along(w->start, w->step, i), r = _mm256_div_pd(_mm256_set1_pd(1), ws);
        exist[k] = _mm256_cmp_pd(ws, _mm256_setzero_pd(), _CMP_GT_OQ);
        x[k] = fixed4(unstretched4(_mm256_mul_pd(along(u->start, u->step, i), r), u), u);
        y[k] = fixed4(unstretched4(_mm256_mul_pd(along(v->start, v->step, i), r), v), v);
    }
    return (Positions){both(x[0], x[1]), both(y[0], y[1]), truths8(exist[0], exist[1])};
}

static inline __m256i bilinear8(Pairs p, Pairs q, __m256i x, __m256i y)
{
    const __m256i bits = _mm256_set1_epi32(255);
    __m256i fx = _mm256_slli_epi32(_mm256_and_si256(x, bits), 7), fy = _mm256_slli_epi32(_mm256_and_si256(y, bits), 7);
    __m256i wx = spread_low(fx);
    __m256i l = lerp4(
        lerp4(low(p.left), low(p.right), wx), lerp4(low(q.left), low(q.right), wx), spread_low(fy));
    wx = spread_high(fx);
    __m256i h = lerp4(
        lerp4(high(p.left), high(p.right), wx), lerp4(high(q.left), high(q.right), wx), spread_high(fy));
    return _mm256_packus_epi16(l, h);
}

/* What all samples of a row need. */
typedef struct Lanes {
    Axis u, v, w;
    __m256i stride, high_x, high_y;
} Lanes;

/* Where eight samples lie, the offsets of their left texels, and which of an image's lie in the last column, whose texels
 * are the right ones of their pairs. */
typedef struct Place {
    Positions at;
    __m256i is_last;
    uint32_t above[8], below[8];
} Place;

static inline void find_offsets(Place *place, const Lanes *lanes)
{
    __m256i y = _mm256_srli_epi32(place->at.y, 8);
    __m256i x = _mm256_add_epi32(_mm256_srli_epi32(place->at.x, 8), place->is_last);
    __m256i top = _mm256_add_epi32(_mm256_mullo_epi32(y, lanes->stride), x);
    __m256i down = _mm256_and_si256(_mm256_cmpgt_epi32(lanes->high_y, y), lanes->stride);
    store_offsets(place->above, top);
    store_offsets(place->below, _mm256_add_epi32(top, down));
}

static inline void find_in_image(Place *place, const Lanes *lanes, size_t first)
{
    place->at = image_positions(&lanes->u, &lanes->v, &lanes->w, first);
    place->is_last = _mm256_cmpeq_epi32(_mm256_srli_epi32(place->at.x, 8), lanes->high_x);
    find_offsets(place, lanes);
}

void avx2_projective(uint32_t *d, const SampledImage *image, const ProjectiveRow *row, size_t n)
{
    /* Pairs of texels are loaded, with indices of 32 bits. */
    if (n < 8 || image->high_x <= image->low_x || image->stride * (image->high_y + (ptrdiff_t)1) > INT32_MAX) {
        scalar_projective(d, image, row, n);
        return;
    }
    const Lanes lanes = {
        axis(row->u, row->du, image->low_x, image->high_x, 0, 0),
        axis(row->v, row->dv, image->low_y, image->high_y, 0, 0), axis(row->w, row->dw, 0, 0, 0, 0),
        _mm256_set1_epi32((int)image->stride), _mm256_set1_epi32(image->high_x), _mm256_set1_epi32(image->high_y),
    };
    Place places[2], *here = places, *next = places + 1;
    size_t last = n - 8;
    uintptr_t ahead = (uintptr_t)image->texels + 4 * (uintptr_t)row->ahead;
    find_in_image(here, &lanes, 0);
    for (size_t i = 0; i < n; i += 8) {
        /* The last eight may be some of them for the second time. */
        size_t first = i < last ? i : last;
        find_in_image(next, &lanes, i + 8 < last ? i + 8 : last);
        prefetch((const void *)(ahead + 4 * (uintptr_t)here->above[i >> 3 & 7]));
        Pairs p = load_pairs(image->texels, here->above), q = load_pairs(image->texels, here->below);
        p.left = _mm256_blendv_epi8(p.left, p.right, here->is_last);
        q.left = _mm256_blendv_epi8(q.left, q.right, here->is_last);
        store(d + first, _mm256_and_si256(bilinear8(p, q, here->at.x, here->at.y), here->at.exist));
        Place *done = here;
        here = next;
        next = done;
    }
}

/* The bytes at four offsets, each with its neighbour. */
static inline uint64_t byte_pairs(const uint8_t *bytes, const uint32_t *at)
{
    uint64_t all = 0;
    for (int k = 0; k < 4; k++) {
        uint16_t pair;
        memcpy(&pair, bytes + at[k], 2);
        all |= (uint64_t)pair << 16 * k;
    }
    return all;
}

/* The bytes at eight offsets and their neighbours, weighted by 256 - fx and fx. */
static inline __m256i weighted8(const uint8_t *bytes, const uint32_t *at, __m256i weights)
{
    __m128i pairs = _mm_set_epi64x((long long)byte_pairs(bytes, at + 4), (long long)byte_pairs(bytes, at));
    return _mm256_madd_epi16(_mm256_cvtepu8_epi16(pairs), weights);
}

static inline void find_in_mask(Place *place, const Lanes *lanes, size_t first)
{
    place->at = mask_positions(&lanes->u, &lanes->v, &lanes->w, first);
    place->is_last = _mm256_setzero_si256();
    find_offsets(place, lanes);
}

void avx2_mask(uint8_t *d, const SampledMask *mask, const ProjectiveRow *row, size_t n)
{
    if (n < 8 || mask->stride * mask->height > INT32_MAX) {
        scalar_mask(d, mask, row, n);
        return;
    }
    const Lanes lanes = {
        axis(row->u, row->du, 0, mask->width - 1, mask->split_x, mask->skip_x),
        axis(row->v, row->dv, 0, mask->height - 1, mask->split_y, mask->skip_y), axis(row->w, row->dw, 0, 0, 0, 0),
        _mm256_set1_epi32((int)mask->stride), _mm256_set1_epi32(mask->width - 1), _mm256_set1_epi32(mask->height - 1),
    };
    const __m256i bits = _mm256_set1_epi32(255), half = _mm256_set1_epi32(32768);
    Place places[2], *here = places, *next = places + 1;
    size_t last = n - 8;
    find_in_mask(here, &lanes, 0);
    for (size_t i = 0; i < n; i += 8) {
        size_t first = i < last ? i : last;
        find_in_mask(next, &lanes, i + 8 < last ? i + 8 : last);
        Positions at = here->at;
        /* 256 - fx, and fx in the upper half. */
        __m256i fx = _mm256_and_si256(at.x, bits), fy = _mm256_and_si256(at.y, bits);
        __m256i weights = _mm256_add_epi32(_mm256_mullo_epi32(fx, _mm256_set1_epi32(65535)), _mm256_set1_epi32(256));
        __m256i p = weighted8(mask->bytes, here->above, weights), q = weighted8(mask->bytes, here->below, weights);
        __m256i more = _mm256_add_epi32(_mm256_mullo_epi32(_mm256_sub_epi32(q, p), fy), half);
        __m256i level = _mm256_srli_epi32(_mm256_add_epi32(_mm256_slli_epi32(p, 8), more), 16);
        level = _mm256_and_si256(level, at.exist);
        __m256i words = _mm256_permute4x64_epi64(_mm256_packus_epi32(level, level), 0x08);
        __m128i bytes = _mm_packus_epi16(_mm256_castsi256_si128(words), _mm_setzero_si128());
        _mm_storel_epi64((void *)(d + first), bytes);
        Place *done = here;
        here = next;
        next = done;
    }
}

#pragma clang attribute pop

#endif
