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

/* Whether all four texels exist that pixel i of a row is sampled from. Between two such pixels all others are as well. */
static inline int is_sampled_inside(const AffineQuad *quad, const AffineRow *row, int32_t i)
{
    return is_inside(at(row->u, quad->du, i), at(row->v, quad->dv, i), &quad->image);
}
