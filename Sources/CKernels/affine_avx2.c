#include "scalar.h"

#if defined(__x86_64__)

#include "avx2.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

/* Four samples in 16-bit lanes, 0 to 255; weights stand in the lanes of their pixels. See `bilinear` in scalar.c, all of
 * whose sums are negative here: 128 is no signed byte, but -128 is one. */
static inline __m256i bilinear4(__m256i above, __m256i below, __m256i wx, __m256i wy)
{
    const __m256i pairs = _mm256_setr_epi8(
        0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
    __m256i top = _mm256_maddubs_epi16(_mm256_shuffle_epi8(above, pairs), wx);
    __m256i bottom = _mm256_maddubs_epi16(_mm256_shuffle_epi8(below, pairs), wx);
    __m256i more = _mm256_mulhrs_epi16(_mm256_sub_epi16(top, bottom), wy);
    return _mm256_srli_epi16(_mm256_add_epi16(_mm256_sub_epi16(_mm256_set1_epi16(64), top), more), 7);
}

/* Eight samples in 16-bit lanes, as `low` and `high` order them. */
typedef struct Samples { __m256i low, high; } Samples;

/* Weights in 32-bit lanes: see `weights7`, and fy, of 7 bits, multiplied by 256. */
static inline Samples bilinear8(
    const uint32_t *s, const uint32_t *above, const uint32_t *s_below, const uint32_t *below, __m256i wx, __m256i fy)
{
    return (Samples){
        bilinear4(load_four_pairs(s, above), load_four_pairs(s_below, below), spread_low(wx), spread_low(fy)),
        bilinear4(load_four_pairs(s, above + 2), load_four_pairs(s_below, below + 2), spread_high(wx), spread_high(fy)),
    };
}

/* The 7 upper bits of the fractions of v, f, as two signed bytes: f - 128 and -f. */
static inline __m256i weights7(__m256i v)
{
    __m256i f = _mm256_and_si256(_mm256_srli_epi32(v, 9), _mm256_set1_epi32(127));
    return _mm256_add_epi32(_mm256_madd_epi16(f, _mm256_set1_epi32(-255)), _mm256_set1_epi32(128));
}

/* The same bits, multiplied by 256. */
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
        __m256i us = (__m256i)steps(at(u, du, first), du), vs = (__m256i)steps(at(v, dv, first), dv);
        store_offsets_at(offsets, us, vs, stride_high);
        Samples p = bilinear8(s, offsets, s + stride, offsets, weights7(us), fraction7_high(vs));
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
    __m256i wx = _mm256_blendv_epi8(weights7(u), _mm256_set1_epi32(0x8000), last);
    x = _mm256_add_epi32(x, last);
    __m256i below = _mm256_min_epi32(_mm256_add_epi32(v, _mm256_set1_epi32(1 << 16)), bounds->high_v);
    uint32_t top[8], bottom[8];
    store_offsets(top, offset8(x, v, bounds->strides));
    store_offsets(bottom, offset8(x, below, bounds->strides));
    return bilinear8(s, top, s, bottom, wx, fraction7_high(v));
}

/* What all rows of a quad need. */
typedef struct Lanes {
    const AffineQuad *quad;
    Bounds bounds;
    __m256i factors, us, vs, step_u, step_v;
} Lanes;

static inline Lanes lanes_of(const AffineQuad *quad)
{
    const SampledImage *image = &quad->image;
    return (Lanes){
        quad,
        {
            _mm256_set1_epi32(image->low_x << 16), _mm256_set1_epi32(image->low_y << 16),
            _mm256_set1_epi32(image->high_x << 16), _mm256_set1_epi32(image->high_y << 16),
            _mm256_set1_epi32(image->high_x), _mm256_set1_epi32((int)image->stride << 16),
        },
        _mm256_set1_epi16((short)factor(quad->alpha)), (__m256i)steps(0, quad->du), (__m256i)steps(0, quad->dv),
        _mm256_set1_epi32(at(0, quad->du, 8)), _mm256_set1_epi32(at(0, quad->dv, 8)),
    };
}

static inline __m256i us8(const Lanes *with, const AffineRow *row, int32_t i)
{
    return _mm256_add_epi32(_mm256_set1_epi32(at(row->u, with->quad->du, i)), with->us);
}

static inline __m256i vs8(const Lanes *with, const AffineRow *row, int32_t i)
{
    return _mm256_add_epi32(_mm256_set1_epi32(at(row->v, with->quad->dv, i)), with->vs);
}

static inline __m256i samples_over8(Samples p, __m256i d)
{
    return _mm256_packus_epi16(over4(p.low, low(d)), over4(p.high, high(d)));
}

/* Eight samples after the other; the offsets of their texels are a block ahead. */
typedef struct Walk {
    const uint32_t *above, *below;
    __m256i u, v, step_u, step_v, strides, factors;
    uint32_t *here, *next;
    /* Where the texels lie that rows further down need, and which of the eight are fetched in this row: neighbours in a
     * column mostly share a cache line. */
    uintptr_t ahead;
    size_t lane;
} Walk;

/* The next eight samples, times the factors; the texels of all of them exist. */
static inline Samples walk8(Walk *walk)
{
    __m256i wx = weights7(walk->u), fy = fraction7_high(walk->v);
    walk->u = _mm256_add_epi32(walk->u, walk->step_u);
    walk->v = _mm256_add_epi32(walk->v, walk->step_v);
    store_offsets_at(walk->next, walk->u, walk->v, walk->strides);
    prefetch((const void *)(walk->ahead + 4 * (uintptr_t)walk->here[walk->lane]));
    Samples p = bilinear8(walk->above, walk->here, walk->below, walk->here, wx, fy);
    uint32_t *done = walk->here;
    walk->here = walk->next;
    walk->next = done;
    return (Samples){scale16(p.low, walk->factors), scale16(p.high, walk->factors)};
}

/* Blends pixels i up to `end`, whole blocks and at least one, that are covered whole, and all of whose texels exist. */
static inline void over_inside(const Lanes *with, const AffineRow *row, int32_t i, int32_t end, size_t lane)
{
    const SampledImage *image = &with->quad->image;
    uint32_t offsets[16];
    Walk walk = {
        image->texels, image->texels + image->stride, us8(with, row, i), vs8(with, row, i), with->step_u,
        with->step_v, with->bounds.strides, with->factors, offsets, offsets + 8,
        (uintptr_t)image->texels + 4 * (uintptr_t)with->quad->ahead, lane,
    };
    store_offsets_at(walk.here, walk.u, walk.v, walk.strides);
    /* Samples wait for a round before they are blended: the processor then finds more to do at once. */
    Samples waiting = walk8(&walk);
    uint32_t *d = row->d + i, *last = row->d + end - 8;
    for (; d < last; d += 8) {
        Samples p = walk8(&walk);
        store(d, samples_over8(waiting, load(d)));
        waiting = p;
    }
    store(last, samples_over8(waiting, load(last)));
}

static inline __m256 reach8(__m256 rest, __m256 width, __m256 per_width)
{
    __m256 zero = _mm256_setzero_ps(), within = _mm256_min_ps(_mm256_max_ps(rest, zero), width);
    __m256 beyond = _mm256_max_ps(_mm256_sub_ps(rest, width), zero);
    return _mm256_add_ps(_mm256_mul_ps(_mm256_mul_ps(within, within), per_width), beyond);
}

/* What is covered of eight pixels on one side of a row, as `covered` has it; `ahead` is how far the pixel to which `rest`
 * belongs lies before each of them. */
static inline __m256i side8(float rest, __m256i ahead, const AffineSide *side, float start, float sign)
{
    __m256 width = _mm256_set1_ps(side->width), per_width = _mm256_set1_ps(side->per_width);
    __m256 x = _mm256_sub_ps(_mm256_set1_ps(rest), _mm256_cvtepi32_ps(ahead));
    __m256 next = _mm256_sub_ps(x, _mm256_set1_ps(1));
    __m256 part = _mm256_sub_ps(reach8(x, width, per_width), reach8(next, width, per_width));
    __m256 v = _mm256_add_ps(_mm256_set1_ps(start), _mm256_mul_ps(_mm256_set1_ps(sign), part));
    v = _mm256_min_ps(_mm256_max_ps(v, _mm256_setzero_ps()), _mm256_set1_ps(255));
    return _mm256_cvttps_epi32(v);
}

/* What is covered of pixels i to i + 7, in 32-bit lanes; nothing of those before `first`. */
static inline __m256i covered8(const AffineQuad *quad, const AffineRow *row, int32_t i, int32_t first)
{
    __m256i at = _mm256_add_epi32(_mm256_set1_epi32(i), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
    __m256i behind = _mm256_sub_epi32(at, _mm256_set1_epi32(row->full_end));
    __m256i is_left = _mm256_cmpgt_epi32(_mm256_set1_epi32(row->full_start), at);
    __m256i is_right = _mm256_cmpgt_epi32(behind, _mm256_set1_epi32(-1));
    __m256i a = _mm256_set1_epi32(255);
    if (row->mask) {
        __m256i bytes = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const void *)(row->mask + i)));
        a = _mm256_blendv_epi8(a, bytes, _mm256_or_si256(is_left, is_right));
    } else {
        if (i < row->full_start) a = _mm256_blendv_epi8(a, side8(row->left, at, &quad->left, 255.5f, -255), is_left);
        if (i + 8 > row->full_end)
            a = _mm256_blendv_epi8(a, side8(row->right, behind, &quad->right, 0.5f, 255), is_right);
    }
    return i < first ? _mm256_andnot_si256(_mm256_cmpgt_epi32(_mm256_set1_epi32(first), at), a) : a;
}

/* Samples times what is covered of each pixel, times a factor. */
static inline Samples covered_samples(Samples p, __m256i covered, __m256i f)
{
    p.low = scale16(p.low, factor16(scale16(spread_low(covered), f)));
    p.high = scale16(p.high, factor16(scale16(spread_high(covered), f)));
    return p;
}

/* Blends pixels i to i + 7 of a row, whatever they need. */
static inline void over_edge(const Lanes *with, const AffineRow *row, int32_t i)
{
    /* The last eight, of which those that are done count as not covered. */
    int32_t n = row->end, from = i + 8 <= n || n < 8 ? i : n - 8;
    __m256i covered = covered8(with->quad, row, from, i);
    Samples p = held8(with->quad->image.texels, &with->bounds, us8(with, row, from), vs8(with, row, from));
    p = covered_samples(p, covered, with->factors);
    if (n < 8) {
        store_packed(row->d, samples_over8(p, load_packed(row->d, (size_t)n)), (size_t)n);
    } else {
        store(row->d + from, samples_over8(p, load(row->d + from)));
    }
}

void avx2_affine_rows(const AffineQuad *quad, const AffineRow *rows, size_t count)
{
    Lanes with = lanes_of(quad);
    for (const AffineRow *row = rows; row < rows + count; row++) {
        for (int32_t i = 0; i < row->end;) {
            int32_t end = inside_end(quad, row, i, 8);
            if (end > i) {
                over_inside(&with, row, i, end, (size_t)(row - rows) & 7);
                i = end;
            } else {
                over_edge(&with, row, i);
                i += 8;
            }
        }
    }
}

#pragma clang attribute pop

#endif
