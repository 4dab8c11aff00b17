/* The kernels of affine maps for the instruction sets with four pixels in a register; AVX2 has its own, in affine_avx2.h. */

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

/* Samples from pixel i of a row on, anywhere. */
INLINE Texels held_samples(const AffineQuad *quad, const AffineRow *row, int32_t i)
{
    const SampledImage *image = &quad->image;
    uint32_t above[PACKED], below[PACKED];
    Ints fx, fy;
    for (int k = 0; k < PACKED; k++) {
        int32_t u = limited(at(row->u, quad->du, i + k), image->low_x << 16, image->high_x << 16), x = u >> 16;
        int32_t v = limited(at(row->v, quad->dv, i + k), image->low_y << 16, image->high_y << 16), y = v >> 16;
        /* The last column is all weight on the right texel of the last pair. */
        int is_last = x == image->high_x;
        fx[k] = is_last ? 128 : u >> 9 & 127;
        fy[k] = v >> 9 & 127;
        above[k] = (uint32_t)(y * (int32_t)image->stride + x - is_last);
        below[k] = above[k] + (y < image->high_y ? (uint32_t)image->stride : 0);
    }
    return bilinear7(load_pairs(image->texels, above), load_pairs(image->texels, below), fx, fy);
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
            Weights covered = covered_weights(covered_pixels(quad, row, i), alpha);
            blend_samples(row->d + i, held_samples(quad, row, i), covered);
            i += PACKED;
        }
        scalar_affine_row(quad, row, i);
    }
}
