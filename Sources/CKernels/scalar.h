#pragma once

#include "CKernels.h"

/* The definitions of the kernels; some variants call them for the last pixels of a row. */
void scalar_fill(uint32_t *d, uint32_t color, size_t n);
void scalar_fill_over(uint32_t *d, uint32_t color, size_t n);
void scalar_fill_mask(uint32_t *d, uint32_t color, const uint8_t *mask, size_t n);
void scalar_over(uint32_t *d, const uint32_t *s, size_t n);
void scalar_over_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n);
void scalar_opaque_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n);
void scalar_over_mask(uint32_t *d, const uint32_t *s, const uint8_t *mask, uint32_t alpha, size_t n);
void scalar_lerp_rows(uint32_t *d, const uint32_t *s0, const uint32_t *s1, uint32_t weight, size_t n);
void scalar_resample(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, size_t n);
void scalar_affine(
    uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n);
void scalar_fused_layers(uint32_t *d, const FusedRow *row, size_t n);
void scalar_affine_rows(const AffineQuad *quad, const AffineRow *rows, size_t count);
/* The pixels of a row from `first` on. */
void scalar_affine_row(const AffineQuad *quad, const AffineRow *row, int32_t first);
void scalar_convolve(float *d, const float *s, const float *weights, size_t reach, ptrdiff_t step, size_t n);
void scalar_widen(float *d, const uint32_t *s, size_t n);
void scalar_narrow(uint32_t *d, const float *s, size_t n);
void scalar_sum(uint16_t *sums, const uint32_t *s, size_t n);
void scalar_saturate(float *d, float saturation, size_t n);
void scalar_tint(uint32_t *d, const Tint *tint, size_t n);
void scalar_tint_row(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, const Tint *tint, size_t n);
void scalar_shade(uint32_t *d, const Tint *tint, size_t n);
void scalar_projective(uint32_t *d, const SampledImage *image, const ProjectiveRow *row, size_t n);
void scalar_mask(uint8_t *d, const SampledMask *mask, const ProjectiveRow *row, size_t n);
