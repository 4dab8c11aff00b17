#pragma once

#include "CKernels.h"

/* The kernels that meshes need; `mesh_scalar.c` defines what they give. */
void scalar_tint(uint32_t *d, const Tint *tint, size_t n);
void scalar_tint_row(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, const Tint *tint, size_t n);
void scalar_shade(uint32_t *d, const Tint *tint, size_t n);

void sse2_tint(uint32_t *d, const Tint *tint, size_t n);
void sse2_tint_row(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, const Tint *tint, size_t n);
void sse2_shade(uint32_t *d, const Tint *tint, size_t n);

void avx2_tint(uint32_t *d, const Tint *tint, size_t n);
void avx2_tint_row(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, const Tint *tint, size_t n);
void avx2_shade(uint32_t *d, const Tint *tint, size_t n);

void neon_tint(uint32_t *d, const Tint *tint, size_t n);
void neon_tint_row(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, const Tint *tint, size_t n);
void neon_shade(uint32_t *d, const Tint *tint, size_t n);

/* The colour of pixel `i` of a row. */
static inline int32_t tint_at(const Tint *tint, int channel, size_t i)
{
    return (int32_t)((uint32_t)tint->start[channel] + (uint32_t)tint->step[channel] * (uint32_t)i);
}

static inline int tint_is_constant(const Tint *tint)
{
    return (tint->step[0] | tint->step[1] | tint->step[2] | tint->step[3]) == 0;
}
