#pragma once

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Begins to fetch memory that will be read soon; any address will do.
static inline void prefetch(const void *_Nullable p) { __builtin_prefetch(p); }

/// An image to be sampled, its texels outside (low_x ... high_x, low_y ... high_y) replaced by the nearest one inside.
typedef struct SampledImage {
    const uint32_t *_Nullable texels;
    /// In texels.
    ptrdiff_t stride;
    int32_t low_x, low_y, high_x, high_y;
} SampledImage;

/// A picture of one byte a pixel. Its outermost pixels are 0, and so is what lies outside; three bytes behind the
/// last one may be touched, not used.
typedef struct SampledMask {
    const uint8_t *_Nullable bytes;
    ptrdiff_t stride;
    int32_t width, height;
    /// Columns and rows in the middle of which the mask is stretched: coordinates beyond `split` step back by `skip`,
    /// and stay at `split` in between. Infinite for a mask without a stretch.
    double split_x, split_y, skip_x, skip_y;
} SampledMask;

/// Positions of the pixels of a row in a picture under a projective map: (u, v) / w, texel centres at whole numbers. From
/// pixel to pixel u, v and w grow by du, dv and dw.
typedef struct ProjectiveRow {
    double u, v, w, du, dv, dw;
    /// As in `AffineQuad`.
    ptrdiff_t ahead;
    /// The number of the first pixel; u, v and w are those of pixel 0. Images and masks count from there, so that a pixel is
    /// the same in every part of a row. Gradients begin with pixel 0.
    int32_t first;
} ProjectiveRow;

/// The layers that most transitions draw first, for one row of pixels: a base, a dimming colour over it, and an opaque layer
/// on top.
typedef struct FusedRow {
    const uint32_t *base;
    /// Over the base; 0 for none.
    uint32_t color;
    /// The rows between which the layer on top lies; NULL for none.
    const uint32_t *_Nullable upper, *_Nullable lower;
    /// As in `lerp_rows`.
    uint32_t weight;
    /// 0 to 255, of the layer on top.
    uint32_t alpha;
} FusedRow;

/// Multipliers of the pixels of a row: blue, green, red, alpha. 1 << 23 stands for 1; numbers below 0 or above 1 count as
/// 0 or 1. `step` is added from pixel to pixel, modulo 2^32.
typedef struct Tint {
    int32_t start[4], step[4];
} Tint;

/// A side of a turned image, where it passes through whole rows: how far it goes sideways within one, and 0.5 / that, or 0.
typedef struct AffineSide {
    float width, per_width;
} AffineSide;

/// A turned image, and how the rows are drawn that have the same sides.
typedef struct AffineQuad {
    /// At least two texels wide; bounds and stride below 32767.
    SampledImage image;
    /// From pixel to pixel; 16.16 fixed.
    int32_t du, dv;
    /// 0 to 255.
    uint32_t alpha;
    AffineSide left, right;
    /// Distance in texels from those of a pixel to those of a pixel some rows further down, roughly: they may be fetched
    /// ahead.
    ptrdiff_t ahead;
} AffineQuad;

/// One row of a turned image.
typedef struct AffineRow {
    /// The first pixel.
    uint32_t *d;
    /// Coverage of the pixels that are not covered whole; NULL where it follows from the sides of the quad.
    const uint8_t *_Nullable mask;
    /// The first pixel's position in the image; 16.16 fixed, texel centres at whole numbers.
    int32_t u, v;
    /// The number of pixels, and the range of those that are covered whole: the left side crosses those before, the right
    /// side those behind them.
    int32_t full_start, full_end, end;
    /// Distance from the left edge of a pixel to the rightmost point of each side in the row: of the first pixel, and, for
    /// the right side, of pixel `full_end`.
    float left, right;
} AffineRow;

/// The inner loops of the CPU backend, over rows of premultiplied pixels: little-endian words 0xAARRGGBB.
///
/// A byte b times an alpha a is (b x f + 2^14) >> 15, f = 128 a + a / 2 rounded down: b x a / 255, at most 0.51 off, and
/// exact for 0 and 255. Sums stop at 255. All variants of a kernel give the same bits; the scalar one is their definition.
/// Rows may have any alignment of whole pixels and any length; the destination must not overlap a source other than
/// exactly.
typedef struct KernelTable {
    /// d = color.
    void (*_Nonnull fill)(uint32_t *d, uint32_t color, size_t n);
    /// d = color over d.
    void (*_Nonnull fill_over)(uint32_t *d, uint32_t color, size_t n);
    /// d = (color x mask) over d.
    void (*_Nonnull fill_mask)(uint32_t *d, uint32_t color, const uint8_t *mask, size_t n);
    /// d = s over d.
    void (*_Nonnull over)(uint32_t *d, const uint32_t *s, size_t n);
    /// d = (s x alpha) over d; alpha 0 to 255.
    void (*_Nonnull over_alpha)(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n);
    /// The same where every s is opaque, rounded once: d = d + (s - d) x alpha.
    void (*_Nonnull opaque_alpha)(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n);
    /// d = (s x mask x alpha) over d.
    void (*_Nonnull over_mask)(uint32_t *d, const uint32_t *s, const uint8_t *mask, uint32_t alpha, size_t n);
    /// d = s0 + (s1 - s0) x weight / 256; weight 0 to 255.
    void (*_Nonnull lerp_rows)(uint32_t *d, const uint32_t *s0, const uint32_t *s1, uint32_t weight, size_t n);
    /// Linear samples of one row at u, u + du, ...; 16.16 fixed, at least 0, texel centres at whole numbers, 8 bits of
    /// the fraction used. Texel u + 1 is read too; up to 8 texels behind the last sample may be touched, not used.
    void (*_Nonnull resample)(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, size_t n);
    /// Bilinear samples at (u, v), (u + du, v + dv), ...; 16.16 fixed, at least 0, 7 bits of the fractions used. Texels
    /// u + 1 and v + 1 are read too. `stride` in texels, below 32767.
    void (*_Nonnull affine)(
        uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n);
    /// The same bits as `fill_over`, `lerp_rows` and `opaque_alpha` one after the other, in one pass.
    void (*_Nonnull fused_layers)(uint32_t *d, const FusedRow *row, size_t n);
    /// d = (bilinear sample x coverage x alpha) over d, row by row, sampled as `affine` does, at positions that may be
    /// negative: beyond low ... high the nearest texel goes on. Up to 8 bytes behind a mask may be touched, not used.
    void (*_Nonnull affine_rows)(const AffineQuad *quad, const AffineRow *rows, size_t count);
    /// d = d x tint, with 15 bits of the tint used.
    void (*_Nonnull tint)(uint32_t *d, const Tint *tint, size_t n);
    /// The samples of `resample`, times the tint; no texel but those that count is touched.
    void (*_Nonnull tint_row)(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, const Tint *tint, size_t n);
    /// d = the tint.
    void (*_Nonnull shade)(uint32_t *d, const Tint *tint, size_t n);
    /// Bilinear samples of an image, 8 bits of the fractions used. Where w is not positive, or a coordinate not finite,
    /// the sample is transparent.
    void (*_Nonnull projective)(uint32_t *d, const SampledImage *image, const ProjectiveRow *row, size_t n);
    /// The same of a mask.
    void (*_Nonnull mask)(uint8_t *d, const SampledMask *mask, const ProjectiveRow *row, size_t n);
    /// d[i] = s[i] x weights[0] + the sum over k, from 1 up to `reach`, of (s[i - k x step] + s[i + k x step]) x weights[k],
    /// rounded at every step, in this order. d may be s - reach x step.
    void (*_Nonnull convolve)(
        float *d, const float *s, const float *weights, size_t reach, ptrdiff_t step, size_t n);
    /// The channels of n pixels, blue, green, red, alpha, as floats from 0 to 255.
    void (*_Nonnull widen)(float *d, const uint32_t *s, size_t n);
    /// The inverse of `widen`, rounded to nearest: alpha is at most 255, and the others are at most alpha. None may be below 0.
    void (*_Nonnull narrow)(uint32_t *d, const float *s, size_t n);
    /// Adds the channels of n pixels to as many sums.
    void (*_Nonnull sum)(uint16_t *sums, const uint32_t *s, size_t n);
    /// Moves the colours of n pixels, as `widen` gives them, away from their own grey, `saturation` times as far as they are; what
    /// comes out below 0 becomes 0. The grey is blue x 0.0722 + green x 0.7152 + red x 0.2126, summed in this order, each
    /// step rounded.
    void (*_Nonnull saturate)(float *d, float saturation, size_t n);
} KernelTable;

/// The variants; NULL where the processor, or the machine that this was built for, lacks the instructions.
const KernelTable *kernels_scalar(void);
const KernelTable *_Nullable kernels_sse2(void);
const KernelTable *_Nullable kernels_avx2(void);
const KernelTable *_Nullable kernels_avx512(void);
const KernelTable *_Nullable kernels_neon(void);

/// d = d x alpha of s.
void pixels_multiply_alpha(uint32_t *d, const uint32_t *s, size_t n);
/// a = a x b.
void mask_multiply(uint8_t *a, const uint8_t *b, size_t n);

/// Bilinear samples at (u, v), (u + du, v + dv), ..., texel centres at whole numbers.
void sample_affine(uint32_t *d, const SampledImage *image, double u, double v, double du, double dv, size_t n);
/// The nearest texel, else as `projective`.
void sample_nearest(uint32_t *d, const SampledImage *image, const ProjectiveRow *row, size_t n);

/// A colour ramp at u / w: entry 0 below 0, entry `count` - 1 from 1 on. Where w is not positive any of its colours.
void gradient_axial(uint32_t *d, const uint32_t *ramp, int32_t count, const ProjectiveRow *row, size_t n);
/// The ramp at the distance of (u, v) / w from the origin.
void gradient_radial(uint32_t *d, const uint32_t *ramp, int32_t count, const ProjectiveRow *row, size_t n);
/// The ramp at the angle of (u, v) / w, clockwise from the positive x axis, a full turn being 1.
void gradient_conic(uint32_t *d, const uint32_t *ramp, int32_t count, const ProjectiveRow *row, size_t n);

/// Sums a row of area differences into coverage: mask = |running sum of cells| x 255, or its even-odd fold.
void coverage_accumulate(uint8_t *mask, const float *cells, size_t n, int even_odd);

/// Coverage of pixels in a row that a line passes through: the part of each on its left, or on its right where `right` is
/// set, times 255. `distance` is from the first pixel's left edge to the line's rightmost point in the row, `width` the
/// line's extent within the row, `per_width` 0.5 / width, or 0. n is rounded up to a multiple of four.
void coverage_side(uint8_t *mask, float distance, float width, float per_width, int right, size_t n);

#pragma clang assume_nonnull end
