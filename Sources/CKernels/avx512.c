#include "avx512_kernels.h"

#if defined(__x86_64__)

#include "avx512.h"

#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl"))), apply_to = function)

#include "projective_loops.h"

#pragma clang attribute pop

void avx512_projective(uint32_t *d, const SampledImage *source, const ProjectiveRow *from, size_t n)
{
    projective(d, source, from, n);
}

void avx512_mask(uint8_t *d, const SampledMask *source, const ProjectiveRow *from, size_t n) { mask(d, source, from, n); }

#endif
