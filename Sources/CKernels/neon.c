#include "CKernels.h"

#if defined(__aarch64__)

#include "neon.h"
#include "affine_loops.h"
#include "blend_loops.h"
#include "blur_loops.h"
#include "mesh_loops.h"
#include "projective_loops.h"
#include "resample_loops.h"

const KernelTable *kernels_neon(void)
{
    static const KernelTable table = {
        .fill = fill, .fill_over = fill_over, .fill_mask = fill_mask, .over = over_row, .over_alpha = over_alpha,
        .opaque_alpha = opaque_alpha, .over_mask = over_mask, .lerp_rows = lerp_rows, .fused_layers = fused_layers,
        .tint = tint, .tint_row = tint_row, .shade = shade,
        .convolve = convolve, .widen = widen, .narrow = narrow, .sum = sum, .saturate = saturate,
        .resample = resample, .affine = affine, .affine_rows = affine_rows,
        .projective = projective, .mask = mask,
    };
    return &table;
}

#else

const KernelTable *kernels_neon(void) { return NULL; }

#endif
