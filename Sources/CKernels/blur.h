#pragma once

#include "CKernels.h"

/* The products are rounded before they are added, as the vector units do it. */
#pragma STDC FP_CONTRACT OFF

void scalar_convolve(float *d, const float *s, const float *weights, size_t reach, ptrdiff_t step, size_t n);
void scalar_widen(float *d, const uint32_t *s, size_t n);
void scalar_narrow(uint32_t *d, const float *s, size_t n);
void scalar_sum(uint16_t *sums, const uint32_t *s, size_t n);
void scalar_saturate(float *d, float saturation, size_t n);

void sse2_convolve(float *d, const float *s, const float *weights, size_t reach, ptrdiff_t step, size_t n);
void sse2_widen(float *d, const uint32_t *s, size_t n);
void sse2_narrow(uint32_t *d, const float *s, size_t n);
void sse2_sum(uint16_t *sums, const uint32_t *s, size_t n);
void sse2_saturate(float *d, float saturation, size_t n);

void avx2_convolve(float *d, const float *s, const float *weights, size_t reach, ptrdiff_t step, size_t n);
void avx2_widen(float *d, const uint32_t *s, size_t n);
void avx2_narrow(uint32_t *d, const float *s, size_t n);
void avx2_sum(uint16_t *sums, const uint32_t *s, size_t n);
void avx2_saturate(float *d, float saturation, size_t n);

void neon_convolve(float *d, const float *s, const float *weights, size_t reach, ptrdiff_t step, size_t n);
void neon_widen(float *d, const uint32_t *s, size_t n);
void neon_narrow(uint32_t *d, const float *s, size_t n);
void neon_sum(uint16_t *sums, const uint32_t *s, size_t n);
void neon_saturate(float *d, float saturation, size_t n);
