#include "CKernels.h"

#include "avx512_kernels.h"

#if defined(__x86_64__)

#include "avx2.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#include "affine_avx2.h"
#include "blend_loops.h"
#include "blur_loops.h"
#include "mesh_loops.h"
#include "projective_loops.h"
#include "resample_avx2.h"

#pragma clang attribute pop

/* The kernels of both tables: what AVX-512 has of its own is in avx512.c. */
#define SHARED_LOOPS \
    .fill = fill, .fill_over = fill_over, .fill_mask = fill_mask, .over = over_row, .over_alpha = over_alpha, \
    .opaque_alpha = opaque_alpha, .over_mask = over_mask, .lerp_rows = lerp_rows, .fused_layers = fused_layers, \
    .tint = tint, .tint_row = tint_row, .shade = shade, \
    .convolve = convolve, .widen = widen, .narrow = narrow, .sum = sum, .saturate = saturate, \
    .resample = resample, .affine = affine, .affine_rows = affine_rows

const KernelTable *kernels_avx2(void)
{
    static const KernelTable table = {SHARED_LOOPS, .projective = projective, .mask = mask};
    return __builtin_cpu_supports("avx2") ? &table : NULL;
}

const KernelTable *kernels_avx512(void)
{
    static const KernelTable table = {SHARED_LOOPS, .projective = avx512_projective, .mask = avx512_mask};
    int has_all = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
    return has_all ? &table : NULL;
}

#else

const KernelTable *kernels_avx2(void) { return NULL; }
const KernelTable *kernels_avx512(void) { return NULL; }

#endif
