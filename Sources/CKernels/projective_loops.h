/* The kernels of projective maps, written once: included by each instruction set after the header of its primitives. */

#include <math.h>

#include "projective.h"

/* PACKED samples: their positions in 24.8, whether they exist, and the offsets of their left texels. */
typedef struct SampleBlock {
    Ints x, y, exist;
    uint32_t above[PACKED], below[PACKED];
} SampleBlock;

/* PACKED pixels: u / w, v / w, and w. */
typedef struct Projected { Floats x, y, w; } Projected;

INLINE Projected projected(const FloatRow *row, size_t first)
{
    Floats i = __builtin_convertvector(indices() + (row->first + (int32_t)first), Floats);
    Floats w = row->w + i * row->dw, r = 1.0f / w;
    return (Projected){(row->u + i * row->du) * r, (row->v + i * row->dv) * r, w};
}

/* See `fixed8`. */
INLINE Ints fixed8s(Floats v, float low, float high)
{
    v = lesser(at_least(v, (Floats)low), (Floats)high);
    return __builtin_convertvector(v * 256.0f + 0.5f, Ints);
}

/* Finds the offsets; in the last column the left texels are those of the pair before. */
INLINE void find_offsets(SampleBlock *block, Ints is_last, int32_t stride, int32_t high_y)
{
    Ints y = block->y >> 8, x = (block->x >> 8) + is_last;
    Ints top = y * stride + x;
    store_offsets(block->above, top);
    store_offsets(block->below, top + ((y < high_y) & stride));
}

INLINE void find_in_image(SampleBlock *block, const SampledImage *image, const FloatRow *row, size_t first)
{
    Projected at = projected(row, first);
    block->x = fixed8s(at.x, image->low_x, image->high_x);
    block->y = fixed8s(at.y, image->low_y, image->high_y);
    block->exist = (at.w > 0.0f) & (__builtin_elementwise_abs(at.x + at.y) < (float)INFINITY);
    find_offsets(block, block->x >> 8 == image->high_x, (int32_t)image->stride, image->high_y);
}

/* The left texels of pairs; in the last column those are the right ones. */
INLINE Packed left_texels(Pairs pairs, Ints is_last) { return (Packed)(is_last ? (Ints)pairs.right : (Ints)pairs.left); }

INLINE Packed bilinear(const SampledImage *image, const SampleBlock *at)
{
    Ints is_last = at->x >> 8 == image->high_x;
    Pairs above = load_pairs(image->texels, at->above), below = load_pairs(image->texels, at->below);
    Weights fx = spread((at->x & 255) << 7), fy = spread((at->y & 255) << 7);
    Texels p = lerp(unpack(left_texels(above, is_last)), unpack(above.right), fx);
    Texels q = lerp(unpack(left_texels(below, is_last)), unpack(below.right), fx);
    return (Packed)((Ints)pack(lerp(p, q, fy)) & at->exist);
}

/* Fetches lines that rows further down need, one for four pixels: all, where a pixel takes no more than four texels. */
INLINE void prefetch_ahead(uintptr_t ahead, const uint32_t *offsets, size_t i)
{
    for (size_t k = 0; k < PACKED; k += 4)
        prefetch((const void *)(ahead + 4 * (uintptr_t)offsets[(i / PACKED + k) % PACKED]));
}

/* Pairs of texels are loaded, with offsets of 32 bits. */
static void projective(uint32_t *d, const SampledImage *source, const ProjectiveRow *from, size_t n)
{
    if (n == 0) return;
    const SampledImage image = *source;
    const FloatRow row = float_row(from);
    if (image.high_x <= image.low_x || image.stride * (image.high_y + (ptrdiff_t)1) > INT32_MAX) {
        scalar_projective(d, source, from, n);
        return;
    }
    uintptr_t ahead = (uintptr_t)image.texels + 4 * (uintptr_t)from->ahead;
    /* Offsets are found a block ahead, so that no load waits for them. */
    SampleBlock blocks[2], *here = blocks, *next = blocks + 1;
    find_in_image(here, &image, &row, 0);
    if (n < PACKED) {
        store_packed(d, bilinear(&image, here), n);
        return;
    }
    size_t last = n - PACKED;
    for (size_t i = 0; i < n; i += PACKED) {
        /* Some of the last block are computed for the second time. */
        size_t first = i < last ? i : last;
        find_in_image(next, &image, &row, i + PACKED < last ? i + PACKED : last);
        prefetch_ahead(ahead, here->above, i);
        store_packed(d + first, bilinear(&image, here), PACKED);
        SampleBlock *done = here;
        here = next;
        next = done;
    }
}

/* See `unstretched`. */
INLINE Floats unstretched_all(Floats v, float split, float skip)
{
    return v - lesser(at_least(v - split, (Floats)0.0f), (Floats)skip);
}

INLINE void find_in_mask(SampleBlock *block, const SampledMask *mask, const FloatRow *row, size_t first)
{
    Projected at = projected(row, first);
    block->x = fixed8s(unstretched_all(at.x, mask->split_x, mask->skip_x), 0, mask->width - 1);
    block->y = fixed8s(unstretched_all(at.y, mask->split_y, mask->skip_y), 0, mask->height - 1);
    block->exist = at.w > 0.0f;
    find_offsets(block, (Ints)0, (int32_t)mask->stride, mask->height - 1);
}

INLINE Bytes levels(const SampledMask *mask, const SampleBlock *at)
{
    Ints fx = at->x & 255, fy = at->y & 255;
    Ints p = weighted_pairs(mask->bytes, at->above, fx);
    Ints q = weighted_pairs(mask->bytes, at->below, fx);
    Ints level = ((p << 8) + ((q - p) * fy + 32768)) >> 16 & at->exist;
    return __builtin_convertvector(level, Bytes);
}

static void mask(uint8_t *d, const SampledMask *source, const ProjectiveRow *from, size_t n)
{
    if (n == 0) return;
    const SampledMask mask = *source;
    const FloatRow row = float_row(from);
    if (mask.stride * mask.height > INT32_MAX) {
        scalar_mask(d, source, from, n);
        return;
    }
    SampleBlock blocks[2], *here = blocks, *next = blocks + 1;
    find_in_mask(here, &mask, &row, 0);
    if (n < PACKED) {
        Bytes bytes = levels(&mask, here);
        memcpy(d, &bytes, n);
        return;
    }
    size_t last = n - PACKED;
    for (size_t i = 0; i < n; i += PACKED) {
        find_in_mask(next, &mask, &row, i + PACKED < last ? i + PACKED : last);
        Bytes bytes = levels(&mask, here);
        memcpy(d + (i < last ? i : last), &bytes, sizeof bytes);
        SampleBlock *done = here;
        here = next;
        next = done;
    }
}
