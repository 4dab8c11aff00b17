/* The kernels of meshes, written once: included by each instruction set after the header of its primitives. */

#include "mesh.h"
#include "samples.h"

/* The colours of PACKED pixels, by channel: of pixel k, and of pixel k + 4 where a register has room for two. */
typedef struct Colors { Ints at[4], step; } Colors;

INLINE Colors first_colors(const Tint *tint)
{
    Ints step = repeated(tint->step);
    Colors c = {.at = {repeated(tint->start) + step * (indices() & 4)}, .step = step * PACKED};
    for (int k = 1; k < 4; k++) c.at[k] = c.at[k - 1] + step;
    return c;
}

INLINE void advance(Colors *c)
{
    for (int k = 0; k < 4; k++) c->at[k] += c->step;
}

/* Tinted pixels, constant where a loop is compiled: white, the destination, or samples of a row. */
typedef enum Source { WHITE, DESTINATION, SAMPLES } Source;

/* A row of samples. */
typedef struct SampledRow { const uint32_t *texels; int32_t u, du; } SampledRow;

INLINE void tint_block(uint32_t *d, const SampledRow *row, Source source, Weights color, size_t n)
{
    Texels p;
    if (source == WHITE) p = unpack(packed_color(UINT32_MAX));
    else if (source == DESTINATION) p = unpack(load_packed(d, n));
    else if (n >= PACKED && (row->du == 65536 || row->du == -65536)) p = adjacent_samples(row->texels, row->u, row->du);
    else p = distant_samples(row->texels, row->u, row->du, n);
    store_packed(d, pack(scale(p, color)), n);
}

INLINE void tint_blocks(uint32_t *d, SampledRow row, Source source, const Tint *tint, int is_constant, size_t n)
{
    Colors c = first_colors(tint);
    Weights color = color_weights(c.at);
    for (; n >= PACKED; n -= PACKED, d += PACKED, row.u = at(row.u, row.du, PACKED)) {
        tint_block(d, &row, source, color, PACKED);
        if (is_constant) continue;
        advance(&c);
        color = color_weights(c.at);
    }
    if (n) tint_block(d, &row, source, color, n % PACKED);
}

INLINE void tint_pixels(uint32_t *d, SampledRow row, Source source, const Tint *tint, size_t n)
{
    if (tint_is_constant(tint)) tint_blocks(d, row, source, tint, 1, n);
    else tint_blocks(d, row, source, tint, 0, n);
}

static void tint(uint32_t *d, const Tint *tint, size_t n) { tint_pixels(d, (SampledRow){0}, DESTINATION, tint, n); }
static void shade(uint32_t *d, const Tint *tint, size_t n) { tint_pixels(d, (SampledRow){0}, WHITE, tint, n); }

static void tint_row(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, const Tint *tint, size_t n)
{
    tint_pixels(d, (SampledRow){s, u, du}, SAMPLES, tint, n);
}
