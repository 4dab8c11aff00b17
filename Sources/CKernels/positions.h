#pragma once

#include "CKernels.h"

/* Positions in an image in 16.16, along a line. */

static inline int32_t limited(int32_t v, int32_t low, int32_t high) { return v < low ? low : v > high ? high : v; }

static inline int32_t at(int32_t start, int32_t step, int64_t i)
{
    return (int32_t)((uint32_t)start + (uint32_t)step * (uint32_t)i);
}

static inline int is_inside(int32_t u, int32_t v, const SampledImage *image)
{
    return u >= image->low_x << 16 && u < image->high_x << 16 && v >= image->low_y << 16 && v < image->high_y << 16;
}

/* Whether all four texels exist that pixel i of a row is sampled from. Those between two such pixels are such as well. */
static inline int is_sampled_inside(const AffineQuad *quad, const AffineRow *row, int32_t i)
{
    return is_inside(at(row->u, quad->du, i), at(row->v, quad->dv, i), &quad->image);
}

/* The end of the blocks of `count` pixels, a power of two, from pixel i on that are covered whole and have all their
 * texels; i without any. */
static inline int32_t inside_end(const AffineQuad *quad, const AffineRow *row, int32_t i, int32_t count)
{
    if (i < row->full_start || i + count > row->full_end || !is_sampled_inside(quad, row, i)) return i;
    int32_t end = i + ((row->full_end - i) & -count);
#pragma clang loop vectorize(disable) unroll(disable)
    while (end > i && !is_sampled_inside(quad, row, end - 1)) end -= count;
    return end;
}
