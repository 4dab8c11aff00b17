#pragma once

#include "CKernels.h"

/* The kernels that AVX-512 has of its own. */
void avx512_projective(uint32_t *d, const SampledImage *source, const ProjectiveRow *from, size_t n);
void avx512_mask(uint8_t *d, const SampledMask *source, const ProjectiveRow *from, size_t n);
