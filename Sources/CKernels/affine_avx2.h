/* The kernels of affine maps with AVX2, apart from those of the other instruction sets: it multiplies the bytes of texels
 * without unpacking them, gathers offsets of blocks ahead, and delays the blending of a block by a round. */

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
INLINE __m256i weights7(Ints v)
{
    __m256i f = (__m256i)(v >> 9 & 127);
    return _mm256_add_epi32(_mm256_madd_epi16(f, _mm256_set1_epi32(-255)), _mm256_set1_epi32(128));
}

/* The same bits, multiplied by 256. */
INLINE __m256i fraction7_high(Ints v) { return (__m256i)(v >> 1 & 0x7F00); }

INLINE Ints upper_words(Ints v) { return (Ints)_mm256_srli_epi32((__m256i)v, 16); }

/* The offsets of texels (x, v / 2^16); the stride stands in the high words. */
INLINE Ints offsets8(Ints x, Ints v, Ints strides) { return (Ints)_mm256_madd_epi16((__m256i)v, (__m256i)strides) + x; }

static void affine(
    uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n)
{
    if (n < 8) {
        scalar_affine(d, s, stride, u, v, du, dv, n);
        return;
    }
    Ints strides = (int32_t)stride << 16;
    uint32_t offsets[8];
    for (size_t i = 0; i < n; i += 8) {
        /* Some of the last eight are computed for the second time. */
        size_t first = i + 8 <= n ? i : n - 8;
        Ints us = steps(at(u, du, first), du), vs = steps(at(v, dv, first), dv);
        store_offsets(offsets, offsets8(upper_words(us), vs, strides));
        store(d + first, pack(bilinear8(s, offsets, s + stride, offsets, weights7(us), fraction7_high(vs))));
    }
}

/* An image's bounds in lanes; positions in 16.16. */
typedef struct Bounds { Ints low_u, low_v, high_u, high_v, last_x, strides; } Bounds;

INLINE Ints lesser_ints(Ints a, Ints b) { return (Ints)_mm256_min_epi32((__m256i)a, (__m256i)b); }

INLINE Ints held(Ints v, Ints low, Ints high)
{
    return lesser_ints((Ints)_mm256_max_epi32((__m256i)v, (__m256i)low), high);
}

/* Eight samples anywhere. */
INLINE Texels held_samples(const uint32_t *s, const Bounds *bounds, Ints u, Ints v)
{
    u = held(u, bounds->low_u, bounds->high_u);
    v = held(v, bounds->low_v, bounds->high_v);
    Ints x = upper_words(u), below = lesser_ints(v + (1 << 16), bounds->high_v);
    /* The last column is all weight on the right texel of the last pair. */
    Ints is_last = x == bounds->last_x;
    __m256i wx = _mm256_blendv_epi8(weights7(u), _mm256_set1_epi32(0x8000), (__m256i)is_last);
    x += is_last;
    uint32_t top[8], bottom[8];
    store_offsets(top, offsets8(x, v, bounds->strides));
    store_offsets(bottom, offsets8(x, below, bounds->strides));
    return bilinear8(s, top, s, bottom, wx, fraction7_high(v));
}

/* Vectors that all rows of a quad share. */
typedef struct QuadLanes {
    const AffineQuad *quad;
    Bounds bounds;
    Weights alpha;
    Ints us, vs, step_u, step_v;
} QuadLanes;

INLINE QuadLanes quad_lanes(const AffineQuad *quad)
{
    const SampledImage *image = &quad->image;
    return (QuadLanes){
        .quad = quad,
        .bounds = {
            .low_u = image->low_x << 16, .low_v = image->low_y << 16, .high_u = image->high_x << 16,
            .high_v = image->high_y << 16, .last_x = image->high_x, .strides = (int32_t)image->stride << 16,
        },
        .alpha = byte_factors(quad->alpha), .us = steps(0, quad->du), .vs = steps(0, quad->dv),
        .step_u = at(0, quad->du, 8), .step_v = at(0, quad->dv, 8),
    };
}

INLINE Ints row_us(const QuadLanes *lanes, const AffineRow *row, int32_t i) { return at(row->u, lanes->quad->du, i) + lanes->us; }
INLINE Ints row_vs(const QuadLanes *lanes, const AffineRow *row, int32_t i) { return at(row->v, lanes->quad->dv, i) + lanes->vs; }

/* Reads blocks of eight samples one after the other; the offsets of their texels are a block ahead. */
typedef struct BlockReader {
    const uint32_t *above, *below;
    Ints u, v, step_u, step_v, strides;
    Weights alpha;
    uint32_t *here, *next;
    /* The address of the texels that rows further down need, and the one of eight that is fetched in this row: neighbours in
     * a column mostly share a cache line. */
    uintptr_t ahead;
    size_t lane;
} BlockReader;

/* The next eight samples, times alpha; the texels of all of them exist. */
INLINE Texels read_block(BlockReader *reader)
{
    __m256i wx = weights7(reader->u), fy = fraction7_high(reader->v);
    reader->u += reader->step_u;
    reader->v += reader->step_v;
    store_offsets(reader->next, offsets8(upper_words(reader->u), reader->v, reader->strides));
    prefetch((const void *)(reader->ahead + 4 * (uintptr_t)reader->here[reader->lane]));
    Texels p = bilinear8(reader->above, reader->here, reader->below, reader->here, wx, fy);
    uint32_t *done = reader->here;
    reader->here = reader->next;
    reader->next = done;
    return scale(p, reader->alpha);
}

INLINE Packed samples_over(Texels p, Packed d) { return pack(over(p, unpack(d))); }

/* Blends pixels i up to `end`, whole blocks and at least one, that are covered whole, and all of whose texels exist. */
INLINE void over_inside(const QuadLanes *lanes, const AffineRow *row, int32_t i, int32_t end, size_t lane)
{
    const SampledImage *image = &lanes->quad->image;
    uint32_t offsets[16];
    BlockReader reader = {
        .above = image->texels, .below = image->texels + image->stride, .u = row_us(lanes, row, i),
        .v = row_vs(lanes, row, i), .step_u = lanes->step_u, .step_v = lanes->step_v, .strides = lanes->bounds.strides,
        .alpha = lanes->alpha, .here = offsets, .next = offsets + 8,
        .ahead = (uintptr_t)image->texels + 4 * (uintptr_t)lanes->quad->ahead, .lane = lane,
    };
    store_offsets(reader.here, offsets8(upper_words(reader.u), reader.v, reader.strides));
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

/* Blends pixels i to i + 7 of a row, with their coverage, at any positions. */
INLINE void over_edge(const QuadLanes *lanes, const AffineRow *row, int32_t i)
{
    /* Takes the last eight; those that are done count as not covered. */
    int32_t n = row->end, from = i + 8 <= n || n < 8 ? i : n - 8;
    Ints covered = covered_pixels(lanes->quad, row, from) & (from + indices() >= i);
    Texels p = held_samples(
        lanes->quad->image.texels, &lanes->bounds, row_us(lanes, row, from), row_vs(lanes, row, from));
    p = scale(p, factors(scale(spread(covered), lanes->alpha)));
    if (n >= 8) store(row->d + from, samples_over(p, load(row->d + from)));
    else store_packed(row->d, samples_over(p, load_packed(row->d, (size_t)n)), (size_t)n);
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
