#include <math.h>

#include "CKernels.h"

/* Rounds products before they are added, on every processor. */
#pragma STDC FP_CONTRACT OFF

/* Positions are computed some at a time, without branches, so that compilers make vectors of them. */
enum { BLOCK = 64 };

/* Positions under a projective map are interpolated between pixels so far apart, where they hardly bend: by less than a
 * twentieth of the distance of two colours. */
enum { STRETCH = 8 };

static inline int hardly_bends(double w, double next) { return w > 0 && next < w * 1.004 && next > w * 0.996; }

static inline void projected(float *x, double u, double du, const ProjectiveRow *row, size_t first, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        double at = (double)(first + i);
        x[i] = (float)((u + at * du) / (row->w + at * row->dw));
    }
}

/* Pixels `first` to `first` + n - 1 in the gradient's space, along one axis. */
static inline void positions(float *x, double u, double du, const ProjectiveRow *row, size_t first, size_t n)
{
    if (row->dw == 0) {
        float start = (float)(u / row->w), step = (float)(du / row->w), at = (float)(int32_t)first;
        /* By small integers, which become numbers four at a time. */
        for (int32_t i = 0; i < (int32_t)n; i++) x[i] = start + (at + (float)i) * step;
        return;
    }
    size_t done = 0;
    double w = row->w + (double)first * row->dw;
    float start = (float)((u + (double)first * du) / w);
    for (; done + STRETCH <= n; done += STRETCH) {
        double at = (double)(first + done + STRETCH), next = row->w + at * row->dw;
        if (!hardly_bends(w, next)) break;
        float end = (float)((u + at * du) / next), step = (end - start) / STRETCH;
        for (int i = 0; i < STRETCH; i++) x[done + i] = start + (float)i * step;
        start = end;
        w = next;
    }
    projected(x + done, u, du, row, first + done, n - done);
}

/* The place in the ramp of the colour at t; what is no number counts as 0. */
static inline int32_t place(float t, float last)
{
    float at = t * last + 0.5f;
    at = at > 0 ? at : 0;
    return (int32_t)(at < last ? at : last);
}

static inline void colors(uint32_t *d, const uint32_t *ramp, int32_t count, const float *t, size_t n)
{
    int32_t places[BLOCK];
    float last = (float)(count - 1);
    for (size_t i = 0; i < n; i++) places[i] = place(t[i], last);
    for (size_t i = 0; i < n; i++) d[i] = ramp[places[i]];
}

static inline size_t block(size_t first, size_t n) { return n - first < BLOCK ? n - first : BLOCK; }

void gradient_axial(uint32_t *d, const uint32_t *ramp, int32_t count, const ProjectiveRow *row, size_t n)
{
    float t[BLOCK];
    if (row->du == 0 && row->dw == 0) {
        uint32_t color;
        positions(t, row->u, 0, row, 0, 1);
        colors(&color, ramp, count, t, 1);
        for (size_t i = 0; i < n; i++) d[i] = color;
        return;
    }
    for (size_t i = 0; i < n; i += BLOCK) {
        positions(t, row->u, row->du, row, i, block(i, n));
        colors(d + i, ramp, count, t, block(i, n));
    }
}

void gradient_radial(uint32_t *d, const uint32_t *ramp, int32_t count, const ProjectiveRow *row, size_t n)
{
    float x[BLOCK], y[BLOCK];
    for (size_t i = 0; i < n; i += BLOCK) {
        positions(x, row->u, row->du, row, i, block(i, n));
        positions(y, row->v, row->dv, row, i, block(i, n));
        for (size_t k = 0; k < block(i, n); k++) x[k] = __builtin_elementwise_sqrt(x[k] * x[k] + y[k] * y[k]);
        colors(d + i, ramp, count, x, block(i, n));
    }
}

/* The angle of (x, y), clockwise from the positive x axis, a full turn being 1; at most 1e-6 off. The polynomial is the
 * arc tangent's between 0 and 1, of the least greatest error. */
static inline float turn(float x, float y)
{
    float ax = fabsf(x), ay = fabsf(y), more = ax > ay ? ax : ay, less = ax > ay ? ay : ax;
    float q = less / more, s = q * q, sum = s * -0.01172120f + 0.05265332f;
    sum = s * (s * (s * (s * sum - 0.11643287f) + 0.19354346f) - 0.33262347f) + 0.99997726f;
    float t = q * sum * 0.15915494f;
    t = ay > ax ? 0.25f - t : t;
    t = x < 0 ? 0.5f - t : t;
    return y < 0 ? 1 - t : t;
}

void gradient_conic(uint32_t *d, const uint32_t *ramp, int32_t count, const ProjectiveRow *row, size_t n)
{
    float x[BLOCK], y[BLOCK];
    for (size_t i = 0; i < n; i += BLOCK) {
        positions(x, row->u, row->du, row, i, block(i, n));
        positions(y, row->v, row->dv, row, i, block(i, n));
        for (size_t k = 0; k < block(i, n); k++) x[k] = turn(x[k], y[k]);
        colors(d + i, ramp, count, x, block(i, n));
    }
}
