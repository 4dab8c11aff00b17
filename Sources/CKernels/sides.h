#pragma once

#include "CKernels.h"

/* The products are rounded before they are added, as the vector units do it. */
#pragma STDC FP_CONTRACT OFF

/* What the sides of a quad cover of pixels. */

/* How far the line reaches beyond a point, on average over the row, where it reaches `rest` beyond it at most. */
static inline float reach(float rest, float width, float per_width)
{
    float within = rest < 0 ? 0 : rest > width ? width : rest, beyond = rest - width;
    return within * within * per_width + (beyond < 0 ? 0 : beyond);
}

/* How much of a pixel lies on the left of a line that reaches `rest` beyond the pixel's left edge. */
static inline float left_part(float rest, float width, float per_width)
{
    return reach(rest, width, per_width) - reach(rest - 1, width, per_width);
}

static inline uint32_t level(float v) { return v < 0 ? 0 : v > 255 ? 255 : (uint32_t)v; }

/* What is covered of pixel i of a row, 0 to 255. */
static inline uint32_t covered(const AffineQuad *quad, const AffineRow *row, int32_t i)
{
    if (i >= row->full_start && i < row->full_end) return 255;
    if (row->mask) return row->mask[i];
    if (i < row->full_start)
        return level(255.5f + -255 * left_part(row->left + (float)-i, quad->left.width, quad->left.per_width));
    float rest = row->right + (float)(row->full_end - i);
    return level(0.5f + 255 * left_part(rest, quad->right.width, quad->right.per_width));
}
