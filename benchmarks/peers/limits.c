/*
 * limits.c - a hand-written floor for w1 and w2, without a window: premultiplied BGRA, AVX2, one thread, whole pixels.
 *
 *   gcc -O3 -std=gnu11 -mavx2 limits.c -o limits -lm
 *   limits w1|w2 [--size WxH] [--scale S] [--frames N] [--layers N]
 */
#define _GNU_SOURCE
#include "measure.h"

#include <immintrin.h>

enum { BORDERED = LAYER_SIDE + 2 /* a layer's picture with a transparent pixel around it */ };

static Options options;
static int W, H;
static uint32_t *frame, *source, *destination, *photo, *layer[LAYER_IMAGES];

/* x * a / 255, rounded, on 16-bit lanes */
static inline __m256i div255(__m256i v)
{
    return _mm256_mulhi_epu16(_mm256_add_epi16(v, _mm256_set1_epi16(128)), _mm256_set1_epi16(257));
}

/* source over destination, four pixels as 16-bit lanes */
static inline __m256i over16(__m256i s, __m256i d)
{
    const __m256i alpha = _mm256_setr_epi8(6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15,
                                           6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15);
    __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), _mm256_shuffle_epi8(s, alpha));
    return _mm256_add_epi16(s, div255(_mm256_mullo_epi16(d, rest)));
}

static inline __m256i over8(__m256i s, __m256i d)
{
    __m256i z = _mm256_setzero_si256();
    return _mm256_packus_epi16(over16(_mm256_unpacklo_epi8(s, z), _mm256_unpacklo_epi8(d, z)),
                               over16(_mm256_unpackhi_epi8(s, z), _mm256_unpackhi_epi8(d, z)));
}

static inline __m256i scale8(__m256i s, __m256i alpha)
{
    __m256i z = _mm256_setzero_si256();
    return _mm256_packus_epi16(div255(_mm256_mullo_epi16(_mm256_unpacklo_epi8(s, z), alpha)),
                               div255(_mm256_mullo_epi16(_mm256_unpackhi_epi8(s, z), alpha)));
}

static inline __m256i load8(const uint32_t *p) { return _mm256_loadu_si256((const void *)p); }

/* four pairs of neighbouring texels: 64-bit loads are faster than a gather on the processors that this was tried on */
static inline __m256i load_pairs(const uint32_t *t, __m128i offset)
{
    uint64_t a, b, c, d;
    memcpy(&a, t + _mm_cvtsi128_si32(offset), 8);
    memcpy(&b, t + _mm_extract_epi32(offset, 1), 8);
    memcpy(&c, t + _mm_extract_epi32(offset, 2), 8);
    memcpy(&d, t + _mm_extract_epi32(offset, 3), 8);
    return _mm256_set_epi64x(d, c, b, a);
}

/* four bilinear samples from two rows of pairs */
static inline __m256i lerp4(__m256i upper, __m256i lower, __m256i across, __m256i down)
{
    const __m256i pairs = _mm256_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15,
                                           0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
    __m256i a = _mm256_srli_epi16(_mm256_maddubs_epi16(_mm256_shuffle_epi8(upper, pairs), across), 6);
    __m256i b = _mm256_srli_epi16(_mm256_maddubs_epi16(_mm256_shuffle_epi8(lower, pairs), across), 6);
    return _mm256_add_epi16(a, _mm256_srai_epi16(_mm256_mullo_epi16(_mm256_sub_epi16(b, a), down), 7));
}

static inline void store4(uint32_t *d, __m256i s, __m256i alpha)
{
    s = div255(_mm256_mullo_epi16(s, alpha));
    __m256i o = over16(s, _mm256_cvtepu8_epi16(_mm_loadu_si128((void *)d)));
    o = _mm256_packus_epi16(o, o);
    _mm_storeu_si128((void *)d, _mm256_castsi256_si128(_mm256_permute4x64_epi64(o, 0x08)));
}

static inline __m256i spread(__m256i v)
{
    const __m256i lanes = _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9,
                                           0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9);
    return _mm256_shuffle_epi8(v, lanes);
}

/* n pixels of texture t from (u, v) on, in steps of (du, dv), 16.16, over d */
static void row_affine(uint32_t *d, int n, const uint32_t *t, int stride, int u, int v, int du, int dv, int alpha)
{
    __m256i A = _mm256_set1_epi16(alpha);
    __m128i U = _mm_setr_epi32(u, u + du, u + 2 * du, u + 3 * du), V = _mm_setr_epi32(v, v + dv, v + 2 * dv, v + 3 * dv);
    __m128i DU = _mm_set1_epi32(4 * du), DV = _mm_set1_epi32(4 * dv), S = _mm_set1_epi32(stride);
    for (int i = 0; i < n; i += 4) {
        int left = n - i;
        __m128i offset = _mm_add_epi32(_mm_mullo_epi32(_mm_srai_epi32(V, 16), S), _mm_srai_epi32(U, 16));
        if (left < 4) {
            int32_t o[4];
            _mm_storeu_si128((void *)o, offset);
            for (int k = left; k < 4; k++) o[k] = 0;
            offset = _mm_loadu_si128((void *)o);
        }
        __m256i fx = _mm256_cvtepu32_epi64(_mm_and_si128(_mm_srli_epi32(U, 10), _mm_set1_epi32(63)));
        __m256i fy = _mm256_cvtepu32_epi64(_mm_and_si128(_mm_srli_epi32(V, 9), _mm_set1_epi32(127)));
        __m256i across = _mm256_or_si256(_mm256_slli_epi64(fx, 8), _mm256_sub_epi64(_mm256_set1_epi64x(64), fx));
        __m256i s = lerp4(load_pairs(t, offset), load_pairs(t + stride, offset), spread(across), spread(fy));
        if (left >= 4) {
            store4(d + i, s, A);
        } else {
            uint32_t last[4] = {0};
            memcpy(last, d + i, left * 4);
            store4(last, s, A);
            memcpy(d + i, last, left * 4);
        }
        U = _mm_add_epi32(U, DU);
        V = _mm_add_epi32(V, DV);
    }
}

typedef struct {
    double x, y, side;
} Square;

/* Where the photo of w1 is: in windows narrower than 1000 points it is smaller and stays near the left edge. */
static Square photo_place(double t)
{
    double s = options.scale, wide = W / s >= 1000, k = s * (wide ? 1 : W / s / 640);
    Square place = {wide ? lerp(60, 340, t) * s : lerp(20, 12, t) * s, lerp(300, 100, t) * k, lerp(160, 600, t) * k};
    return place;
}

static void photo_row(uint32_t *row, int y, Square p)
{
    int start = (int)ceil(p.x - .5), end = (int)ceil(p.x + p.side - .5);
    double step = PHOTO_SIDE / p.side, last = PHOTO_SIDE - 1.01;
    double v = fmin(fmax((y + .5 - p.y) * step - .5, 0), last), u = fmax((start + .5 - p.x) * step - .5, 0);
    int n = (end > W ? W : end) - start;
    while (n > 0 && u + (n - 1) * step > last) n--;
    row_affine(row + start, n, photo, PHOTO_SIDE, (int)(u * 65536), (int)(v * 65536), (int)(step * 65536), 0, 255);
}

/* w1: copy, fill and second page in one pass over the row, then the photo's part of it. */
static void draw_w1(double t)
{
    int alpha = (int)(t * 255 + .5), slide = (int)lround((1 - t) * H);
    Square p = photo_place(t);
    int top = (int)ceil(p.y - .5), bottom = (int)ceil(p.y + p.side - .5);
    uint32_t dim = argb(alpha, 16 * alpha / 255, 16 * alpha / 255, 24 * alpha / 255);
    __m256i D = _mm256_set1_epi32(dim), A = _mm256_set1_epi16(alpha);
    for (int y = 0; y < H; y++) {
        uint32_t *d = frame + (size_t)y * W;
        const uint32_t *s = source + (size_t)y * W, *q = destination + (size_t)(y - slide) * W;
        for (int i = 0; i < W; i += 8) {
            __m256i o = over8(D, load8(s + i));
            if (y >= slide) o = over8(scale8(load8(q + i), A), o);
            _mm256_storeu_si256((void *)(d + i), o);
        }
        if (y >= top && y < bottom) photo_row(d, y, p);
    }
}

/* The library's own are calls, because they have an answer for what is not a number. */
static inline double lesser(double a, double b) { return a < b ? a : b; }
static inline double greater(double a, double b) { return a > b ? a : b; }

/* Narrows lo...hi to the columns in which start + step * column is within the texture. */
static void narrow(double start, double step, double *lo, double *hi)
{
    double least = .01, most = BORDERED - 1.02;
    if (fabs(step) < 1e-9) {
        if (start < least || start > most) *hi = -1;
        return;
    }
    double a = (least - start) / step, b = (most - start) / step;
    *lo = greater(*lo, lesser(a, b));
    *hi = lesser(*hi, greater(a, b));
}

/* w2: the page, then layers that move, turn, scale and fade. */
static void draw_w2(double t)
{
    memcpy(frame, source, (size_t)W * H * 4);
    for (int k = 0; k < options.layers; k++) {
        double a = frac(k * 0.61803398875), b = frac(k * 0.75487766625), c = frac(k * 0.56984029099);
        double cx = lerp(a, b, t) * W, cy = lerp(b, c, t) * H, side = LAYER_SIDE * lerp(.5 + a, .5 + c, t);
        double angle = t * (c * 2 - 1) * M_PI, step = LAYER_SIDE / side, reach = side * .7072 + 1;
        double co = cos(angle) * step, si = sin(angle) * step;
        int alpha = (int)(lerp(.3 + .7 * b, .3 + .7 * a, t) * 255 + .5);
        int top = (int)greater(cy - reach, 0), bottom = (int)lesser((int)(cy + reach) + 1, H);
        for (int y = top; y < bottom; y++) {
            double oy = y + .5 - cy, middle = BORDERED / 2. - .5, lo = 0, hi = W - 1;
            double u = si * oy + middle + co * (.5 - cx), v = co * oy + middle - si * (.5 - cx);
            narrow(u, co, &lo, &hi);
            narrow(v, -si, &lo, &hi);
            int x = (int)ceil(lo), end = (int)floor(hi);
            if (end < x) continue;
            row_affine(frame + (size_t)y * W + x, end - x + 1, layer[k % LAYER_IMAGES], BORDERED,
                       (int)((u + co * x) * 65536), (int)((v - si * x) * 65536), (int)(co * 65536), (int)(-si * 65536),
                       alpha);
        }
    }
}

/* Memory for w x h pixels, and a little more, which rows may run over into. */
static uint32_t *make_picture(int w, int h) { return calloc((size_t)w * (h + 2) + 1024, 4); }

static void make_pictures(void)
{
    frame = make_picture(W, H);
    source = make_picture(W, H);
    destination = make_picture(W, H);
    photo = make_picture(PHOTO_SIDE, PHOTO_SIDE);
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            source[y * W + x] = page_pixel(x, y, W, H, 0);
            destination[y * W + x] = page_pixel(x, y, W, H, 1);
        }
    for (int i = 0; i < PHOTO_SIDE * PHOTO_SIDE; i++)
        photo[i] = photo_pixel(i % PHOTO_SIDE, i / PHOTO_SIDE, PHOTO_SIDE, 0, 1);
    for (int k = 0; k < LAYER_IMAGES; k++) {
        layer[k] = make_picture(BORDERED, BORDERED);
        for (int y = 0; y < LAYER_SIDE; y++)
            for (int x = 0; x < LAYER_SIDE; x++)
                layer[k][(y + 1) * BORDERED + x + 1] = photo_pixel(x, y, LAYER_SIDE, k + 1, 1);
    }
}

int main(int argc, char **argv)
{
    options = parse(argc, argv);
    W = (int)lround(options.width * options.scale);
    H = (int)lround(options.height * options.scale);
    void (*draw)(double) = !strcmp(options.scene, "w1") ? draw_w1 : !strcmp(options.scene, "w2") ? draw_w2 : NULL;
    if (!draw) {
        fprintf(stderr, "usage: limits w1|w2 [--size WxH] [--scale S] [--frames N] [--layers N]\n");
        return 64;
    }
    make_pictures();
    Measurement m = {0};
    for (int i = -WARM_UP; i < options.frames; i++) {
        if (i == 0) m = begin_measuring(options.frames);
        double start = now_ms(CLOCK_MONOTONIC);
        draw(progress(i, options.frames));
        if (i >= 0) m.frames[m.count++] = now_ms(CLOCK_MONOTONIC) - start;
    }
    end_measuring(m);
    return 0;
}
