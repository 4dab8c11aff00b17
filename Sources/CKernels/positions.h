#pragma once

#include "CKernels.h"

/* Positions in an image in 16.16, along a line. */

static inline int32_t limited(int32_t v, int32_t low, int32_t high) { return v < low ? low : v > high ? high : v; }

static inline int32_t at(int32_t start, int32_t step, size_t i)
{
    return (int32_t)((uint32_t)start + (uint32_t)step * (uint32_t)i);
}

static inline int is_inside(int32_t u, int32_t v, const SampledImage *image)
{
    return u >= image->low_x << 16 && u < image->high_x << 16 && v >= image->low_y << 16 && v < image->high_y << 16;
}

/* The pixels all four of whose texels exist: `first` up to, not including, `last`. */
typedef struct InsideRun { size_t first, last; } InsideRun;

/* Few are left out at either end, so few are tried. */
static inline InsideRun inside_run(
    const SampledImage *image, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n)
{
    InsideRun run = {0, n};
#pragma clang loop vectorize(disable) unroll(disable)
    while (run.first < n && !is_inside(at(u, du, run.first), at(v, dv, run.first), image)) run.first++;
#pragma clang loop vectorize(disable) unroll(disable)
    while (run.last > run.first && !is_inside(at(u, du, run.last - 1), at(v, dv, run.last - 1), image)) run.last--;
    return run;
}
