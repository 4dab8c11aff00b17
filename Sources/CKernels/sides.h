#pragma once

#include "CKernels.h"

/* Rounds products before they are added, as the vector units do. */
#pragma STDC FP_CONTRACT OFF

/* Coverage of pixels by the sides of a quad. */

/* The length by which a line reaches beyond a point, on average over the row, where it is `distance` at most. */
static inline float reach(float distance, float width, float per_width)
{
    float within = distance < 0 ? 0 : distance > width ? width : distance, beyond = distance - width;
    return within * within * per_width + (beyond < 0 ? 0 : beyond);
}

/* The part of a pixel on the left of a line that reaches `distance` beyond the pixel's left edge. */
static inline float left_part(float distance, float width, float per_width)
{
    return reach(distance, width, per_width) - reach(distance - 1, width, per_width);
}

static inline uint32_t level(float v) { return v < 0 ? 0 : v > 255 ? 255 : (uint32_t)v; }

/* Coverage of pixel i of a row, 0 to 255. */
static inline uint32_t covered(const AffineQuad *quad, const AffineRow *row, int32_t i)
{
    if (i >= row->full_start && i < row->full_end) return 255;
    if (row->mask) return row->mask[i];
    if (i < row->full_start)
        return level(255.5f + -255 * left_part(row->left + (float)-i, quad->left.width, quad->left.per_width));
    float distance = row->right + (float)(row->full_end - i);
    return level(0.5f + 255 * left_part(distance, quad->right.width, quad->right.per_width));
}
