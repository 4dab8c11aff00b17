/* Compares every variant of every kernel with the scalar one: random input, lengths from 0 to 70, all of it in memory behind
 * which nothing can be touched but what CKernels.h allows. Prints what differs; the exit status then is 1. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "CKernels.h"

static uint64_t state;

/* SplitMix64. */
static uint64_t next(void)
{
    uint64_t z = state += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

static int32_t below(int32_t limit) { return (int32_t)(next() % (uint64_t)limit); }

static double number(double low, double high) { return low + (high - low) * (double)(next() >> 11) / (double)(1ull << 53); }

enum { ROOM = 1 << 20, PAGE = 1 << 16, LEAD = 64, ROOMS = 8 };

/* The last `bytes` bytes of room `index`: what lies behind them cannot be touched. */
static void *room(int index, size_t bytes)
{
    static uint8_t *rooms[ROOMS];
    if (!rooms[index]) {
        rooms[index] = mmap(NULL, ROOM + PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (rooms[index] == MAP_FAILED || mprotect(rooms[index] + ROOM, PAGE, PROT_NONE) != 0) abort();
    }
    return rooms[index] + ROOM - bytes;
}

static uint8_t *bytes_in(int index, size_t n)
{
    uint8_t *p = room(index, n);
    for (size_t i = 0; i < n; i++) p[i] = (uint8_t[]){0, 255, (uint8_t)next()}[below(3)];
    return p;
}

/* Premultiplied pixels; opaque ones where asked for. */
static uint32_t *pixels_in(int index, size_t n, int are_opaque)
{
    uint32_t *p = room(index, n * 4);
    for (size_t i = 0; i < n; i++) {
        int32_t a = are_opaque ? 255 : (int32_t[]){0, 255, below(256)}[below(3)];
        p[i] = (uint32_t)a << 24 | (uint32_t)below(a + 1) << 16 | (uint32_t)below(a + 1) << 8 | (uint32_t)below(a + 1);
    }
    return p;
}

static float *floats_in(int index, size_t n, double high)
{
    float *p = room(index, n * 4);
    for (size_t i = 0; i < n; i++) p[i] = (float)number(0, high);
    return p;
}

typedef struct Variant { const char *name; const KernelTable *table; } Variant;

static Variant variants[3];
static size_t variant_count;
static int failures;
static long comparisons;

static void compare(const char *kernel, const char *variant, size_t n, const void *actual, const void *expected, size_t bytes)
{
    comparisons++;
    if (memcmp(actual, expected, bytes) == 0) return;
    size_t i = 0;
    while (((const uint8_t *)actual)[i] == ((const uint8_t *)expected)[i]) i++;
    if (failures++ < 20) printf("%s, %s, length %zu: byte %zd differs\n", kernel, variant, n, (ptrdiff_t)i - LEAD);
}

/* Runs `call`, which uses the table k, with each variant on the same `size` bytes at d, and those before them. */
#define CHECK(kernel, d, size, call)                                                              \
    do {                                                                                          \
        static uint8_t before[ROOM], expected[ROOM];                                              \
        size_t whole = (size) + LEAD;                                                             \
        uint8_t *start = (uint8_t *)(d) - LEAD;                                                   \
        memcpy(before, start, whole);                                                             \
        const KernelTable *k = kernels_scalar();                                                  \
        call;                                                                                     \
        memcpy(expected, start, whole);                                                           \
        for (const Variant *other = variants; other < variants + variant_count; other++) {        \
            memcpy(start, before, whole);                                                         \
            k = other->table;                                                                     \
            call;                                                                                 \
            compare(kernel, other->name, n, start, expected, whole);                              \
        }                                                                                         \
        memcpy(start, before, whole);                                                             \
    } while (0)

static void check_blends(size_t n)
{
    uint32_t *d = pixels_in(0, n, 0), *s = pixels_in(1, n, 0), *top = pixels_in(2, n, 1), *under = pixels_in(3, n, 1);
    uint8_t *mask = bytes_in(4, n);
    uint32_t alpha = (uint32_t)below(256), color = n ? s[0] : 0xFF102030;
    CHECK("fill", d, 4 * n, k->fill(d, color, n));
    CHECK("fill_over", d, 4 * n, k->fill_over(d, color, n));
    CHECK("fill_mask", d, 4 * n, k->fill_mask(d, color, mask, n));
    CHECK("over", d, 4 * n, k->over(d, s, n));
    CHECK("over_alpha", d, 4 * n, k->over_alpha(d, s, alpha, n));
    CHECK("opaque_alpha", d, 4 * n, k->opaque_alpha(d, top, alpha, n));
    CHECK("over_mask", d, 4 * n, k->over_mask(d, s, mask, alpha, n));
    CHECK("lerp_rows", d, 4 * n, k->lerp_rows(d, top, under, alpha, n));
    for (int layers = 0; layers < 8; layers++) {
        FusedRow row = {
            .base = s, .color = layers & 1 ? color : 0, .upper = layers & 2 ? top : NULL, .lower = layers & 2 ? under : NULL,
            .weight = layers & 4 ? alpha : 0, .alpha = (uint32_t)below(256),
        };
        CHECK("fused_layers", d, 4 * n, k->fused_layers(d, &row, n));
    }
}

static void check_samples(size_t n)
{
    static const int32_t steps[] = {0, 1, 20000, 65535, 65536, 65537, 100000, 131072, 131073, 200000, -1, -40000, -70000, -65536};
    uint32_t *d = pixels_in(0, n, 0);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        int32_t du = steps[i], span = (int32_t)((llabs(du) * (int64_t)(n + 1)) >> 16) + 2;
        int32_t u = below(65536) + (du < 0 ? (span - 1) << 16 : 0);
        const uint32_t *s = pixels_in(1, (size_t)span + 9, 0);
        CHECK("resample", d, 4 * n, k->resample(d, s, u, du, n));
        Tint tint;
        for (int c = 0; c < 4; c++) {
            int32_t reach = (int32_t[]){1, 40000, 3000000}[below(3)];
            tint.start[c] = below(3 << 23) - (1 << 23);
            tint.step[c] = below(2 * reach - 1) - reach + 1;
        }
        /* No texel but those that count: the last one is the right neighbour of the furthest. */
        int32_t count = (int32_t)((llabs(du) * (int64_t)(n ? n - 1 : 0)) >> 16) + 3;
        u = below(65536) + (du < 0 ? (count - 2) << 16 : 0);
        int32_t last = (int32_t)((du < 0 ? u : u + du * (int64_t)(n ? n - 1 : 0)) >> 16) + 1;
        s = pixels_in(1, (size_t)last + 1, 0);
        CHECK("tint_row", d, 4 * n, k->tint_row(d, s, u, du, &tint, n));
        CHECK("tint", d, 4 * n, k->tint(d, &tint, n));
        CHECK("shade", d, 4 * n, k->shade(d, &tint, n));
    }
}

static void check_affine(size_t n)
{
    static const int32_t ways[][2] = {
        {65536, 0}, {0, 65536}, {46341, 46341}, {50000, -30000}, {-90000, 12345}, {0, 0}, {9000, 2000}};
    uint32_t *d = pixels_in(0, n, 0);
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        int32_t du = ways[i][0], dv = ways[i][1], width = below(60) + 2, height = below(60) + 1;
        int32_t columns = (int32_t)((llabs(du) * (int64_t)(n + 1)) >> 16) + 3;
        int32_t lines = (int32_t)((llabs(dv) * (int64_t)(n + 1)) >> 16) + 3;
        int32_t u = below(65536) + (du < 0 ? (columns - 2) << 16 : 0), v = below(65536) + (dv < 0 ? (lines - 2) << 16 : 0);
        const uint32_t *s = pixels_in(1, (size_t)columns * (size_t)(lines + 1), 0);
        CHECK("affine", d, 4 * n, k->affine(d, s, columns, u, v, du, dv, n));
        float slope = (float[]){0, 0.01f, 0.7f, 1, 3.3f, 40}[below(6)];
        AffineSide side = {slope, slope > 0 ? 0.5f / slope : 0};
        AffineQuad quad = {
            .image = {pixels_in(2, (size_t)(width * height), 0), width, below(width - 1), below(height), width - 1, height - 1},
            .du = du, .dv = dv, .alpha = (uint32_t)below(256), .left = side, .right = side, .ahead = below(1000),
        };
        int32_t half = (int32_t)(n / 2), full = below((n < 12 ? (int32_t)n : 12) + 1), end = (int32_t)n - below(12);
        AffineRow row = {
            .d = d, .mask = below(2) ? bytes_in(3, n + 8) : NULL, .u = (below(width) << 16) - du * half + 77,
            .v = (below(height) << 16) - dv * half + 1234, .full_start = full, .full_end = end < full ? full : end,
            .end = (int32_t)n, .left = (float)number(0, 12), .right = slope + (float)number(0, 1),
        };
        CHECK("affine_rows", d, 4 * n, k->affine_rows(&quad, &row, 1));
    }
}

/* A row that begins and ends in a picture or beyond it; now and then behind the viewer, or no number. */
static ProjectiveRow projective_row(int32_t width, int32_t height, size_t n)
{
    double w0 = number(0.2, 2), w1 = number(-0.2, 2), count = n > 1 ? (double)n - 1 : 1;
    double u0 = number(-0.4, 1.4) * width * w0, u1 = number(-0.4, 1.4) * width * w1;
    double v0 = number(-0.4, 1.4) * height * w0, v1 = number(-0.4, 1.4) * height * w1;
    int32_t first = 5 * (int32_t)below(3);
    ProjectiveRow row = {
        u0, v0, w0, (u1 - u0) / count, (v1 - v0) / count, (w1 - w0) / count, below(2000) - 1000, first};
    switch (below(12)) {
    case 0: row.w = 1; row.dw = 0; break;
    case 1: row.w = 1; row.dw = row.dv = 0; break;
    case 2: row = (ProjectiveRow){0, 0, -1, 1, 1, 0.125, 0, first}; break;
    case 3: row.u = (double[]){__builtin_nan(""), __builtin_inf(), -__builtin_inf(), 1e300}[below(4)]; break;
    case 4: row.w = (double[]){__builtin_nan(""), __builtin_inf(), 0, 5e-324}[below(4)]; break;
    }
    return row;
}

static void check_perspective(size_t n)
{
    int32_t width = 1 + below(below(3) ? 60 : 3), height = 1 + below(40);
    SampledImage image = {
        pixels_in(1, (size_t)(width * height), 0), width, below(width), below(height), width - 1, height - 1};
    ProjectiveRow row = projective_row(width, height, n);
    uint32_t *d = pixels_in(0, n, 0);
    CHECK("projective", d, 4 * n, k->projective(d, &image, &row, n));
    width += 2;
    height += 2;
    uint8_t *picture = bytes_in(2, (size_t)(width * height) + 3), *levels = bytes_in(3, n);
    for (int32_t i = 0; i < width * height; i++) {
        int32_t x = i % width, y = i / width;
        if (x == 0 || y == 0 || x == width - 1 || y == height - 1) picture[i] = 0;
    }
    int is_stretched = below(2);
    SampledMask mask = {
        picture, width, width, height, is_stretched ? width / 2 : __builtin_inf(), is_stretched ? height / 2 : __builtin_inf(),
        is_stretched ? number(0, 50) : 0, is_stretched ? number(0, 50) : 0,
    };
    CHECK("mask", levels, n, k->mask(levels, &mask, &row, n));
}

static void check_blurs(size_t n)
{
    static const size_t reaches[][2] = {{0, 1}, {1, 1}, {3, 4}, {9, 4}, {5, 97}, {12, 70}};
    for (size_t i = 0; i < sizeof reaches / sizeof *reaches; i++) {
        size_t reach = reaches[i][0], step = reaches[i][1];
        float *s = floats_in(1, n + 2 * reach * step, 255), *weights = floats_in(2, reach + 1, 1);
        float *d = floats_in(0, n, 255), *first = s + reach * step;
        CHECK("convolve", d, 4 * n, k->convolve(d, first, weights, reach, (ptrdiff_t)step, n));
        if (reach * step >= n) CHECK("convolve in place", s, 4 * n, k->convolve(s, first, weights, reach, (ptrdiff_t)step, n));
    }
    uint32_t *d = pixels_in(0, n, 0), *s = pixels_in(1, n, 0);
    float *wide = floats_in(2, 4 * n, 300);
    uint16_t *sums = room(3, 8 * n);
    for (size_t i = 0; i < 4 * n; i++) sums[i] = (uint16_t)next();
    CHECK("narrow", d, 4 * n, k->narrow(d, wide, n));
    CHECK("widen", wide, 16 * n, k->widen(wide, s, n));
    float saturation = (float)number(0, 3);
    CHECK("saturate", wide, 16 * n, k->saturate(wide, saturation, n));
    CHECK("sum", sums, 8 * n, k->sum(sums, s, n));
}

static void add(const char *name, const KernelTable *table)
{
    if (table) variants[variant_count++] = (Variant){name, table};
}

int main(void)
{
    add("avx512", kernels_avx512());
    add("avx2", kernels_avx2());
    add("sse2", kernels_sse2());
    add("neon", kernels_neon());
    for (uint64_t seed = 0; seed < 40; seed++) {
        for (size_t n = 0; n <= 70; n++) {
            state = seed << 32 | n;
            check_blends(n);
            check_samples(n);
            check_affine(n);
            check_perspective(n);
            check_blurs(n);
        }
    }
    for (size_t v = 0; v < variant_count; v++) printf("%s%s", v ? ", " : "", variants[v].name);
    printf(": %ld comparisons with the scalar kernels, %d differ\n", comparisons, failures);
    return failures ? 1 : 0;
}
