#pragma once

#include "CKernels.h"

/* Rounds products before they are added, as the vector units do. */
#pragma STDC FP_CONTRACT OFF

/* Sampling under a projective map, for one pixel. */

/* A row in the precision in which its positions are computed. */
typedef struct FloatRow { float u, v, w, du, dv, dw; int32_t first; } FloatRow;

static inline FloatRow float_row(const ProjectiveRow *row)
{
    return (FloatRow){
        (float)row->u, (float)row->v, (float)row->w, (float)row->du, (float)row->dv, (float)row->dw, row->first};
}

/* A coordinate held to what there is, in 24.8; what is no number is held to `low`. */
static inline int32_t fixed8(float v, float low, float high)
{
    v = v > low ? v : low;
    v = v < high ? v : high;
    return (int32_t)(v * 256 + 0.5f);
}

/* A mask's coordinate, the stretched part taken out. */
static inline float unstretched(float v, float split, float skip)
{
    float beyond = v - split;
    beyond = beyond > 0 ? beyond : 0;
    beyond = beyond < skip ? beyond : skip;
    return v - beyond;
}

/* The sample at (x, y), in 24.8 and within the mask. */
static inline uint8_t mask_sample(const SampledMask *mask, int32_t x, int32_t y)
{
    int32_t fx = x & 255, fy = y & 255;
    const uint8_t *p = mask->bytes + (y >> 8) * mask->stride + (x >> 8);
    const uint8_t *q = p + ((y >> 8) < mask->height - 1 ? mask->stride : 0);
    int32_t above = p[0] * (256 - fx) + p[1] * fx, below = q[0] * (256 - fx) + q[1] * fx;
    return (uint8_t)((above * 256 + (below - above) * fy + 32768) >> 16);
}
