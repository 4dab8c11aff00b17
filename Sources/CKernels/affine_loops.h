/* The kernels of affine maps for the instruction sets with four pixels in a register; affine_avx2.c has its own. */

#include "edges.h"

INLINE Ints whole(Ints v) { return v >> 16; }
INLINE Ints fraction7(Ints v) { return v >> 9 & 127; }

/* Samples at positions all four texels of which exist; the offsets of the upper left ones are known. */
INLINE Texels inside_samples(const uint32_t *s, ptrdiff_t stride, const uint32_t *offsets, Ints u, Ints v)
{
    return bilinear7(load_pairs(s, offsets), load_pairs(s + stride, offsets), fraction7(u), fraction7(v));
}

INLINE void affine_block(uint32_t *d, const uint32_t *s, ptrdiff_t stride, Ints u, Ints v)
{
    uint32_t offsets[PACKED];
    store_offsets(offsets, row_offsets(v, (int32_t)stride) + whole(u));
    store_packed(d, pack(inside_samples(s, stride, offsets, u, v)), PACKED);
}

static void affine(
    uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n)
{
    if (n < PACKED) {
        scalar_affine(d, s, stride, u, v, du, dv, n);
        return;
    }
    Ints us = steps(u, du), vs = steps(v, dv), step_u = at(0, du, PACKED), step_v = at(0, dv, PACKED);
    size_t i = 0, last = n - PACKED;
    for (; i <= last; i += PACKED, us += step_u, vs += step_v) affine_block(d + i, s, stride, us, vs);
    /* Some of the last block are computed for the second time. */
    if (i < n) affine_block(d + last, s, stride, steps(at(u, du, (int64_t)last), du), steps(at(v, dv, (int64_t)last), dv));
}

INLINE Ints held(Ints v, int32_t low, int32_t high)
{
    v = v > low ? v : (Ints)low;
    return v < high ? v : (Ints)high;
}

/* Samples anywhere. */
INLINE Texels held_samples(const SampledImage *image, Ints u, Ints v)
{
    int32_t high_v = image->high_y << 16, stride = (int32_t)image->stride;
    u = held(u, image->low_x << 16, image->high_x << 16);
    v = held(v, image->low_y << 16, high_v);
    /* The last column is all weight on the right texel of the last pair. */
    Ints is_last = whole(u) == image->high_x, x = whole(u) + is_last;
    Ints fx = is_last ? (Ints)128 : fraction7(u), below = v + 65536;
    uint32_t offsets[PACKED], offsets_below[PACKED];
    store_offsets(offsets, row_offsets(v, stride) + x);
    store_offsets(offsets_below, row_offsets(below < high_v ? below : (Ints)high_v, stride) + x);
    return bilinear7(load_pairs(image->texels, offsets), load_pairs(image->texels, offsets_below), fx, fraction7(v));
}

INLINE void blend_samples(uint32_t *d, Texels p, Weights w)
{
    store_packed(d, pack(over(scale(p, w), unpack(load(d)))), PACKED);
}

/* Blends pixels i up to `end`, whole blocks that are covered whole, and all of whose texels exist. */
INLINE void over_inside(const AffineQuad *quad, const AffineRow *row, int32_t i, int32_t end, Weights alpha)
{
    const SampledImage image = quad->image;
    Ints us = steps(at(row->u, quad->du, i), quad->du), vs = steps(at(row->v, quad->dv, i), quad->dv);
    Ints step_u = at(0, quad->du, PACKED), step_v = at(0, quad->dv, PACKED);
    /* Offsets are found a block ahead, so that no load waits for them. */
    uint32_t offsets[2 * PACKED], *here = offsets, *next = offsets + PACKED;
    store_offsets(here, row_offsets(vs, (int32_t)image.stride) + whole(us));
    for (uint32_t *d = row->d + i, *last = row->d + end; d < last; d += PACKED) {
        Ints u = us, v = vs;
        us += step_u;
        vs += step_v;
        store_offsets(next, row_offsets(vs, (int32_t)image.stride) + whole(us));
        blend_samples(d, inside_samples(image.texels, image.stride, here, u, v), alpha);
        uint32_t *done = here;
        here = next;
        next = done;
    }
}

static void affine_rows(const AffineQuad *quad, const AffineRow *rows, size_t count)
{
    Weights alpha = byte_weights(quad->alpha);
    for (const AffineRow *row = rows; row < rows + count; row++) {
        int32_t i = 0;
        while (i + PACKED <= row->end) {
            int32_t end = inside_end(quad, row, i, PACKED);
            if (end > i) {
                over_inside(quad, row, i, end, alpha);
                i = end;
                continue;
            }
            Ints us = steps(at(row->u, quad->du, i), quad->du), vs = steps(at(row->v, quad->dv, i), quad->dv);
            Weights covered = covered_weights(covered_pixels(quad, row, i), alpha);
            blend_samples(row->d + i, held_samples(&quad->image, us, vs), covered);
            i += PACKED;
        }
        scalar_affine_row(quad, row, i);
    }
}
