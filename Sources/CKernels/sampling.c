#include <math.h>

#include "CKernels.h"
#include "pixel.h"

/* A coordinate as a whole texel and 8 bits of fraction (256 stands for 1), held to the image so that no conversion overflows. */
static inline int32_t whole(double v, int32_t low, int32_t high, uint32_t *fraction)
{
    if (!(v > low)) { *fraction = 0; return low; }
    if (v >= high) { *fraction = 0; return high; }
    int32_t texel = (int32_t)v; /* low is at least 0, so this rounds down */
    *fraction = (uint32_t)((v - texel) * 256 + 0.5);
    return texel;
}

void sample_affine(
    uint32_t *d, const SampledImage *image, double u, double v, double du, double dv, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        uint32_t fx, fy;
        int32_t x0 = whole(u + (double)i * du, image->low_x, image->high_x, &fx), x1 = x0 + (x0 < image->high_x);
        int32_t y0 = whole(v + (double)i * dv, image->low_y, image->high_y, &fy), y1 = y0 + (y0 < image->high_y);
        const uint32_t *p = image->texels + y0 * image->stride, *q = image->texels + y1 * image->stride;
        d[i] = pixel_lerp(pixel_lerp(p[x0], p[x1], fx), pixel_lerp(q[x0], q[x1], fx), fy);
    }
}

void sample_nearest(uint32_t *d, const SampledImage *image, const ProjectiveRow *row, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        double at = (double)(row->first + (int32_t)i), w = row->w + at * row->dw, r = 1 / w;
        double x = (row->u + at * row->du) * r + 0.5, y = (row->v + at * row->dv) * r + 0.5;
        if (!(w > 0) || !isfinite(x + y)) { d[i] = 0; continue; }
        uint32_t unused;
        int32_t x0 = whole(x, image->low_x, image->high_x, &unused), y0 = whole(y, image->low_y, image->high_y, &unused);
        d[i] = image->texels[y0 * image->stride + x0];
    }
}
