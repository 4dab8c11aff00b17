#include <math.h>

#include "pixel.h"
#include "projective.h"
#include "scalar.h"

void scalar_projective(uint32_t *d, const SampledImage *image, const ProjectiveRow *from, size_t n)
{
    const FloatRow row = float_row(from);
    for (size_t i = 0; i < n; i++) {
        float at = (float)(row.first + (int32_t)i), w = row.w + at * row.dw, r = 1 / w;
        float x = (row.u + at * row.du) * r, y = (row.v + at * row.dv) * r;
        if (!(w > 0) || !isfinite(x + y)) { d[i] = 0; continue; }
        int32_t u = fixed8(x, image->low_x, image->high_x), v = fixed8(y, image->low_y, image->high_y);
        int32_t x0 = u >> 8, x1 = x0 + (x0 < image->high_x), y0 = v >> 8, y1 = y0 + (y0 < image->high_y);
        const uint32_t *p = image->texels + y0 * image->stride, *q = image->texels + y1 * image->stride;
        d[i] = pixel_lerp(pixel_lerp(p[x0], p[x1], u & 255), pixel_lerp(q[x0], q[x1], u & 255), v & 255);
    }
}

void scalar_mask(uint8_t *d, const SampledMask *mask, const ProjectiveRow *from, size_t n)
{
    const FloatRow row = float_row(from);
    for (size_t i = 0; i < n; i++) {
        float at = (float)(row.first + (int32_t)i), w = row.w + at * row.dw, r = 1 / w;
        float x = unstretched((row.u + at * row.du) * r, mask->split_x, mask->skip_x);
        float y = unstretched((row.v + at * row.dv) * r, mask->split_y, mask->skip_y);
        d[i] = w > 0 ? mask_sample(mask, fixed8(x, 0, mask->width - 1), fixed8(y, 0, mask->height - 1)) : 0;
    }
}
