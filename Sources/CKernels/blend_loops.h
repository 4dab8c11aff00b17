/* The blending kernels, written once: included by each instruction set after the header of its primitives. The last pixels
 * of a row are a block of fewer than PIXELS. */

static void fill(uint32_t *d, uint32_t color, size_t n)
{
    for (size_t i = 0; i < n; i++) d[i] = color;
}

INLINE void fill_over_block(uint32_t *d, Pixels color, size_t n) { store_pixels(d, over(color, load_pixels(d, n)), n); }

static void fill_over(uint32_t *d, uint32_t color, size_t n)
{
    Pixels c = color_pixels(color);
    size_t i = 0;
    for (; i + PIXELS <= n; i += PIXELS) fill_over_block(d + i, c, PIXELS);
    if (n % PIXELS) fill_over_block(d + i, c, n % PIXELS);
}

INLINE void fill_mask_block(uint32_t *d, Pixels color, const uint8_t *mask, size_t n)
{
    store_pixels(d, over(scale(color, factors(mask_lanes(mask, n))), load_pixels(d, n)), n);
}

static void fill_mask(uint32_t *d, uint32_t color, const uint8_t *mask, size_t n)
{
    Pixels c = color_pixels(color);
    size_t i = 0;
    for (; i + PIXELS <= n; i += PIXELS) fill_mask_block(d + i, c, mask + i, PIXELS);
    if (n % PIXELS) fill_mask_block(d + i, c, mask + i, n % PIXELS);
}

static void over_row(uint32_t *d, const uint32_t *s, size_t n)
{
    size_t i = 0;
    for (; i + PIXELS <= n; i += PIXELS) over_block(d + i, s + i, PIXELS);
    if (n % PIXELS) over_block(d + i, s + i, n % PIXELS);
}

INLINE void over_alpha_block(uint32_t *d, const uint32_t *s, Factors alpha, size_t n)
{
    store_pixels(d, over(scale(load_pixels(s, n), alpha), load_pixels(d, n)), n);
}

static void over_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n)
{
    Factors f = byte_factors(alpha);
    size_t i = 0;
    for (; i + PIXELS <= n; i += PIXELS) over_alpha_block(d + i, s + i, f, PIXELS);
    if (n % PIXELS) over_alpha_block(d + i, s + i, f, n % PIXELS);
}

INLINE void lerp_block(uint32_t *d, const uint32_t *s0, const uint32_t *s1, Factors weight, size_t n)
{
    store_pixels(d, lerp(load_pixels(s0, n), load_pixels(s1, n), weight), n);
}

static void opaque_alpha(uint32_t *d, const uint32_t *s, uint32_t alpha, size_t n)
{
    Factors f = byte_factors(alpha);
    size_t i = 0;
    for (; i + PIXELS <= n; i += PIXELS) lerp_block(d + i, d + i, s + i, f, PIXELS);
    if (n % PIXELS) lerp_block(d + i, d + i, s + i, f, n % PIXELS);
}

static void lerp_rows(uint32_t *d, const uint32_t *s0, const uint32_t *s1, uint32_t weight, size_t n)
{
    Factors w = word_factors(weight << 7);
    size_t i = 0;
    for (; i + PIXELS <= n; i += PIXELS) lerp_block(d + i, s0 + i, s1 + i, w, PIXELS);
    if (n % PIXELS) lerp_block(d + i, s0 + i, s1 + i, w, n % PIXELS);
}

INLINE void over_mask_block(uint32_t *d, const uint32_t *s, const uint8_t *mask, Factors alpha, size_t n)
{
    Factors both = factors(scale(mask_lanes(mask, n), alpha));
    store_pixels(d, over(scale(load_pixels(s, n), both), load_pixels(d, n)), n);
}

static void over_mask(uint32_t *d, const uint32_t *s, const uint8_t *mask, uint32_t alpha, size_t n)
{
    Factors f = byte_factors(alpha);
    size_t i = 0;
    for (; i + PIXELS <= n; i += PIXELS) over_mask_block(d + i, s + i, mask + i, f, PIXELS);
    if (n % PIXELS) over_mask_block(d + i, s + i, mask + i, f, n % PIXELS);
}

/* The layers of a row, constant where a loop is compiled. */
enum { HAS_COLOR = 1, HAS_TOP = 2, IS_BETWEEN = 4 };

/* Vectors that all blocks of a row share. */
typedef struct FusedLanes { Pixels color; Factors weight, alpha; } FusedLanes;

INLINE void fused_block(uint32_t *d, const FusedRow *row, size_t i, const FusedLanes *lanes, int has, size_t n)
{
    Pixels p = load_pixels(row->base + i, n);
    if (has & HAS_COLOR) p = over(lanes->color, p);
    if (has & HAS_TOP) {
        Pixels top = load_pixels(row->upper + i, n);
        if (has & IS_BETWEEN) top = lerp(top, load_pixels(row->lower + i, n), lanes->weight);
        p = lerp(p, top, lanes->alpha);
    }
    store_pixels(d + i, p, n);
}

INLINE void fused_blocks(uint32_t *d, const FusedRow *from, size_t n, int has)
{
    const FusedRow row = *from;
    FusedLanes lanes = {color_pixels(row.color), word_factors(row.weight << 7), byte_factors(row.alpha)};
    size_t i = 0;
    for (; i + PIXELS <= n; i += PIXELS) fused_block(d, &row, i, &lanes, has, PIXELS);
    if (n % PIXELS) fused_block(d, &row, i, &lanes, has, n % PIXELS);
}

static void fused_layers(uint32_t *d, const FusedRow *row, size_t n)
{
    int color = row->color != 0, top = row->upper != NULL, between = top && row->weight != 0;
    if (color && between) fused_blocks(d, row, n, HAS_COLOR | HAS_TOP | IS_BETWEEN);
    else if (color && top) fused_blocks(d, row, n, HAS_COLOR | HAS_TOP);
    else if (color) fused_blocks(d, row, n, HAS_COLOR);
    else if (between) fused_blocks(d, row, n, HAS_TOP | IS_BETWEEN);
    else if (top) fused_blocks(d, row, n, HAS_TOP);
    else memmove(d, row->base, n * sizeof *d);
}
