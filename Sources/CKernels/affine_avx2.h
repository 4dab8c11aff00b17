/* The kernels of affine maps with AVX2, apart from those of the other instruction sets: it multiplies the bytes of texels
 * without unpacking them, finds offsets a block ahead, and blends a block one round later. */

#include "edges.h"

/* Four samples in 16-bit lanes, 0 to 255; weights stand in the lanes of their pixels. See `bilinear` in scalar.c, all of
 * whose sums are negative here: 128 is no signed byte, but -128 is one. */
INLINE __m256i bilinear4(__m256i above, __m256i below, __m256i wx, __m256i wy)
{
    const __m256i pairs = _mm256_setr_epi8(
        0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
    __m256i top = _mm256_maddubs_epi16(_mm256_shuffle_epi8(above, pairs), wx);
    __m256i bottom = _mm256_maddubs_epi16(_mm256_shuffle_epi8(below, pairs), wx);
    __m256i more = _mm256_mulhrs_epi16(_mm256_sub_epi16(top, bottom), wy);
    return _mm256_srli_epi16(_mm256_add_epi16(_mm256_sub_epi16(_mm256_set1_epi16(64), top), more), 7);
}

/* Eight samples. Weights in 32-bit lanes: see `weights7`, and fy, of 7 bits, multiplied by 256. */
INLINE Texels bilinear8(
    const uint32_t *s, const uint32_t *above, const uint32_t *s_below, const uint32_t *below, __m256i wx, __m256i fy)
{
    return (Texels){
        bilinear4(load_four_pairs(s, above), load_four_pairs(s_below, below), spread_low(wx), spread_low(fy)),
        bilinear4(load_four_pairs(s, above + 2), load_four_pairs(s_below, below + 2), spread_high(wx), spread_high(fy)),
    };
}

/* The 7 upper bits of the fractions of v, f, as two signed bytes: f - 128 and -f. */
INLINE __m256i weights7(__m256i v)
{
    __m256i f = _mm256_and_si256(_mm256_srli_epi32(v, 9), _mm256_set1_epi32(127));
    return _mm256_add_epi32(_mm256_madd_epi16(f, _mm256_set1_epi32(-255)), _mm256_set1_epi32(128));
}

/* The same bits, multiplied by 256. */
INLINE __m256i fraction7_high(__m256i v)
{
    return _mm256_and_si256(_mm256_srli_epi32(v, 1), _mm256_set1_epi32(0x7F00));
}

/* The offset of texel (x, v / 2^16); the stride stands in the high words. */
INLINE __m256i offset8(__m256i x, __m256i v, __m256i stride)
{
    return _mm256_add_epi32(_mm256_madd_epi16(v, stride), x);
}

/* The offsets of the eight texels at positions u and v. */
INLINE void store_offsets_at(uint32_t *offsets, __m256i u, __m256i v, __m256i stride)
{
    store_offsets(offsets, (Ints)offset8(_mm256_srli_epi32(u, 16), v, stride));
}

/* Eight samples at positions all four texels of which exist. */
INLINE Packed inside_samples(const uint32_t *s, ptrdiff_t stride, Ints u, Ints v)
{
    uint32_t offsets[8];
    store_offsets_at(offsets, (__m256i)u, (__m256i)v, _mm256_set1_epi32((int)stride << 16));
    return pack(bilinear8(s, offsets, s + stride, offsets, weights7((__m256i)u), fraction7_high((__m256i)v)));
}

static void affine(
    uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n)
{
    if (n < 8) {
        /* The lanes beyond the last pixel sample it again. */
        Ints i = __builtin_elementwise_min(indices(), (Ints)((int32_t)n - 1));
        if (n > 1) store_packed(d, inside_samples(s, stride, u + i * du, v + i * dv), n);
        else scalar_affine(d, s, stride, u, v, du, dv, n);
        return;
    }
    for (size_t i = 0; i < n; i += 8) {
        /* Some of the last eight are computed for the second time. */
        size_t first = i + 8 <= n ? i : n - 8;
        store(d + first, inside_samples(s, stride, steps(at(u, du, first), du), steps(at(v, dv, first), dv)));
    }
}

/* An image's bounds in lanes; positions in 16.16. */
typedef struct Bounds { __m256i low_u, low_v, high_u, high_v, last_x, strides; } Bounds;

INLINE __m256i held(__m256i v, __m256i low, __m256i high)
{
    return _mm256_min_epi32(_mm256_max_epi32(v, low), high);
}

/* Eight samples anywhere. */
INLINE Texels held_samples(const uint32_t *s, const Bounds *bounds, __m256i u, __m256i v)
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
    store_offsets(top, (Ints)offset8(x, v, bounds->strides));
    store_offsets(bottom, (Ints)offset8(x, below, bounds->strides));
    return bilinear8(s, top, s, bottom, wx, fraction7_high(v));
}

/* Vectors that all rows of a quad share. */
typedef struct QuadLanes {
    const AffineQuad *quad;
    Bounds bounds;
    __m256i factors, us, vs, step_u, step_v;
} QuadLanes;

INLINE QuadLanes quad_lanes(const AffineQuad *quad)
{
    const SampledImage *image = &quad->image;
    return (QuadLanes){
        .quad = quad,
        .bounds = {
            .low_u = _mm256_set1_epi32(image->low_x << 16), .low_v = _mm256_set1_epi32(image->low_y << 16),
            .high_u = _mm256_set1_epi32(image->high_x << 16), .high_v = _mm256_set1_epi32(image->high_y << 16),
            .last_x = _mm256_set1_epi32(image->high_x), .strides = _mm256_set1_epi32((int)image->stride << 16),
        },
        .factors = _mm256_set1_epi16((short)factor(quad->alpha)), .us = (__m256i)steps(0, quad->du),
        .vs = (__m256i)steps(0, quad->dv), .step_u = _mm256_set1_epi32(at(0, quad->du, 8)),
        .step_v = _mm256_set1_epi32(at(0, quad->dv, 8)),
    };
}

INLINE __m256i row_us(const QuadLanes *lanes, const AffineRow *row, int32_t i)
{
    return _mm256_add_epi32(_mm256_set1_epi32(at(row->u, lanes->quad->du, i)), lanes->us);
}

INLINE __m256i row_vs(const QuadLanes *lanes, const AffineRow *row, int32_t i)
{
    return _mm256_add_epi32(_mm256_set1_epi32(at(row->v, lanes->quad->dv, i)), lanes->vs);
}

INLINE Packed samples_over(Texels p, Packed d) { return pack(over(p, unpack(d))); }

/* Reads blocks of eight samples one after the other; the offsets of their texels are a block ahead. */
typedef struct BlockReader {
    const uint32_t *above, *below;
    __m256i u, v, step_u, step_v, strides, factors;
    uint32_t *here, *next;
    /* The address of the texels that rows further down need, and the one of eight that is fetched in this row: neighbours in
     * a column mostly share a cache line. */
    uintptr_t ahead;
    size_t lane;
} BlockReader;

/* The next eight samples, times the factors; the texels of all of them exist. */
INLINE Texels read_block(BlockReader *reader)
{
    __m256i wx = weights7(reader->u), fy = fraction7_high(reader->v);
    reader->u = _mm256_add_epi32(reader->u, reader->step_u);
    reader->v = _mm256_add_epi32(reader->v, reader->step_v);
    store_offsets_at(reader->next, reader->u, reader->v, reader->strides);
    prefetch((const void *)(reader->ahead + 4 * (uintptr_t)reader->here[reader->lane]));
    Texels p = bilinear8(reader->above, reader->here, reader->below, reader->here, wx, fy);
    uint32_t *done = reader->here;
    reader->here = reader->next;
    reader->next = done;
    return (Texels){scale16(p.low, reader->factors), scale16(p.high, reader->factors)};
}

/* Blends pixels i up to `end`, whole blocks and at least one, that are covered whole, and all of whose texels exist. */
INLINE void over_inside(const QuadLanes *lanes, const AffineRow *row, int32_t i, int32_t end, size_t lane)
{
    const SampledImage *image = &lanes->quad->image;
    uint32_t offsets[16];
    BlockReader reader = {
        .above = image->texels, .below = image->texels + image->stride, .u = row_us(lanes, row, i),
        .v = row_vs(lanes, row, i), .step_u = lanes->step_u, .step_v = lanes->step_v, .strides = lanes->bounds.strides,
        .factors = lanes->factors, .here = offsets, .next = offsets + 8,
        .ahead = (uintptr_t)image->texels + 4 * (uintptr_t)lanes->quad->ahead, .lane = lane,
    };
    store_offsets_at(reader.here, reader.u, reader.v, reader.strides);
    /* Blends the samples of the round before: the processor then finds more to do at once. */
    Texels waiting = read_block(&reader);
    uint32_t *d = row->d + i, *last = row->d + end - 8;
    for (; d < last; d += 8) {
        Texels p = read_block(&reader);
        store(d, samples_over(waiting, load(d)));
        waiting = p;
    }
    store(last, samples_over(waiting, load(last)));
}

/* Samples times coverage, times alpha. */
INLINE Texels covered_samples(Texels p, __m256i covered, __m256i f)
{
    p.low = scale16(p.low, factor16(scale16(spread_low(covered), f)));
    p.high = scale16(p.high, factor16(scale16(spread_high(covered), f)));
    return p;
}

/* Blends pixels i to i + 7 of a row with their coverage, at any positions. */
INLINE void over_edge(const QuadLanes *lanes, const AffineRow *row, int32_t i)
{
    /* Takes the last eight; those that are done count as not covered. */
    int32_t n = row->end, from = i + 8 <= n || n < 8 ? i : n - 8;
    Ints covered = covered_pixels(lanes->quad, row, from) & (from + indices() >= i);
    Texels p = held_samples(lanes->quad->image.texels, &lanes->bounds, row_us(lanes, row, from), row_vs(lanes, row, from));
    p = covered_samples(p, (__m256i)covered, lanes->factors);
    if (n < 8) store_packed(row->d, samples_over(p, load_packed(row->d, (size_t)n)), (size_t)n);
    else store(row->d + from, samples_over(p, load(row->d + from)));
}

static void affine_rows(const AffineQuad *quad, const AffineRow *rows, size_t count)
{
    QuadLanes lanes = quad_lanes(quad);
    for (const AffineRow *row = rows; row < rows + count; row++) {
        for (int32_t i = 0; i < row->end;) {
            int32_t end = inside_end(quad, row, i, 8);
            if (end > i) {
                over_inside(&lanes, row, i, end, (size_t)(row - rows) & 7);
                i = end;
            } else {
                over_edge(&lanes, row, i);
                i += 8;
            }
        }
    }
}
