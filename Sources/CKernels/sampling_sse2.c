#include "scalar.h"

#if defined(__x86_64__)

#include <string.h>
#include "sse2.h"

/* Two texels side by side in the 16-bit lanes of one register. */
static inline __m128i load_pair(const uint32_t *s) { return low(_mm_loadl_epi64((const void *)s)); }

/* (a x b + 64) >> 7 in signed lanes; b 0 to 127. */
static inline __m128i multiply_round(__m128i a, __m128i b)
{
    __m128i whole = _mm_mulhi_epi16(a, _mm_slli_epi16(b, 8));
    __m128i part = _mm_and_si128(_mm_mullo_epi16(a, b), _mm_set1_epi16(255));
    part = _mm_srli_epi16(_mm_add_epi16(part, _mm_set1_epi16(64)), 7);
    return _mm_add_epi16(_mm_add_epi16(whole, whole), part);
}

/* Two samples in 16-bit lanes, 0 to 255, of the pairs of texels at four places; weights of 7 bits. See `bilinear` in
 * scalar.c. */
static inline __m128i bilinear2(
    const uint32_t *a, const uint32_t *a_below, const uint32_t *b, const uint32_t *b_below, __m128i fx, __m128i fy)
{
    const __m128i offset = _mm_set1_epi16(128);
    __m128i a_top = load_pair(a), b_top = load_pair(b), a_bottom = load_pair(a_below), b_bottom = load_pair(b_below);
    __m128i left = _mm_sub_epi16(offset, fx);
    __m128i top = _mm_add_epi16(_mm_mullo_epi16(_mm_unpacklo_epi64(a_top, b_top), left),
        _mm_mullo_epi16(_mm_unpackhi_epi64(a_top, b_top), fx));
    __m128i bottom = _mm_add_epi16(_mm_mullo_epi16(_mm_unpacklo_epi64(a_bottom, b_bottom), left),
        _mm_mullo_epi16(_mm_unpackhi_epi64(a_bottom, b_bottom), fx));
    /* 128 is not taken from the texels, as it is in scalar.c: their weighted sum needs no more than 15 bits. */
    __m128i sum = _mm_add_epi16(top, multiply_round(_mm_sub_epi16(bottom, top), fy));
    return _mm_srli_epi16(_mm_add_epi16(sum, _mm_set1_epi16(64)), 7);
}

/* Four samples in 16-bit lanes. */
typedef struct Samples { __m128i low, high; } Samples;

static inline __m128i fraction7(__m128i v) { return _mm_and_si128(_mm_srli_epi32(v, 9), _mm_set1_epi32(127)); }

/* Where texel pairs stand, for four samples. */
typedef struct Places { const uint32_t *top[4], *bottom[4]; } Places;

static inline Samples bilinear4(const Places *at, __m128i fx, __m128i fy)
{
    Weights x = spread(fx), y = spread(fy);
    return (Samples){
        bilinear2(at->top[0], at->bottom[0], at->top[1], at->bottom[1], x.low, y.low),
        bilinear2(at->top[2], at->bottom[2], at->top[3], at->bottom[3], x.high, y.high),
    };
}

/* The offsets of the texels at four positions; the stride stands in the high words. */
static inline void store_offsets_at(uint32_t *offsets, __m128i u, __m128i v, __m128i stride)
{
    _mm_storeu_si128((void *)offsets, _mm_add_epi32(_mm_madd_epi16(v, stride), _mm_srli_epi32(u, 16)));
    /* Through memory: taken out of the register one by one they cost more. */
    __asm__("" : "+m"(*(uint32_t (*)[4])offsets));
}

/* Four samples at positions all four texels of which exist; the offsets of the upper left ones are known. */
static inline Samples inside4(const uint32_t *s, ptrdiff_t stride, const uint32_t *offsets, __m128i u, __m128i v)
{
    Places places;
    for (int k = 0; k < 4; k++) {
        places.top[k] = s + offsets[k];
        places.bottom[k] = places.top[k] + stride;
    }
    return bilinear4(&places, fraction7(u), fraction7(v));
}

void sse2_affine(
    uint32_t *d, const uint32_t *s, ptrdiff_t stride, int32_t u, int32_t v, int32_t du, int32_t dv, size_t n)
{
    __m128i stride_high = _mm_set1_epi32((int)stride << 16), us = (__m128i)steps(u, du), vs = (__m128i)steps(v, dv);
    __m128i step_u = _mm_set1_epi32(at(0, du, 4)), step_v = _mm_set1_epi32(at(0, dv, 4));
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        uint32_t offsets[4];
        store_offsets_at(offsets, us, vs, stride_high);
        Samples p = inside4(s, stride, offsets, us, vs);
        store(d + i, _mm_packus_epi16(p.low, p.high));
        us = _mm_add_epi32(us, step_u);
        vs = _mm_add_epi32(vs, step_v);
    }
    scalar_affine(d + i, s, stride, at(u, du, i), at(v, dv, i), du, dv, n - i);
}

/* Four samples anywhere. */
static inline Samples held4(const SampledImage *image, int32_t u, int32_t v, int32_t du, int32_t dv)
{
    Places places;
    int32_t fx[4], fy[4];
    for (int k = 0; k < 4; k++) {
        int32_t x = limited(at(u, du, (size_t)k), image->low_x << 16, image->high_x << 16);
        int32_t y = limited(at(v, dv, (size_t)k), image->low_y << 16, image->high_y << 16);
        /* The last column is all weight on the right texel of the last pair. */
        int is_last = x >> 16 == image->high_x;
        fx[k] = is_last ? 128 : x >> 9 & 127;
        fy[k] = y >> 9 & 127;
        places.top[k] = image->texels + (y >> 16) * image->stride + (x >> 16) - is_last;
        places.bottom[k] = y >> 16 == image->high_y ? places.top[k] : places.top[k] + image->stride;
    }
    return bilinear4(&places, _mm_loadu_si128((const void *)fx), _mm_loadu_si128((const void *)fy));
}

/* Samples times factors, over pixels. */
static inline __m128i scaled_samples_over4(Samples p, __m128i f_low, __m128i f_high, __m128i d)
{
    return _mm_packus_epi16(over2(scale16(p.low, f_low), low(d)), over2(scale16(p.high, f_high), high(d)));
}

/* Four bytes as factors, times f, as `low` and `high` order pixels. */
static inline Weights factors4(uint32_t covered, __m128i f)
{
    __m128i zero = _mm_setzero_si128();
    __m128i bytes = _mm_unpacklo_epi16(_mm_unpacklo_epi8(_mm_cvtsi32_si128((int)covered), zero), zero);
    Weights a = spread(bytes);
    return (Weights){factor16(scale16(a.low, f)), factor16(scale16(a.high, f))};
}

static inline __m128 reach4(__m128 rest, __m128 width, __m128 per_width)
{
    __m128 zero = _mm_setzero_ps(), within = _mm_min_ps(_mm_max_ps(rest, zero), width);
    __m128 beyond = _mm_max_ps(_mm_sub_ps(rest, width), zero);
    return _mm_add_ps(_mm_mul_ps(_mm_mul_ps(within, within), per_width), beyond);
}

/* What is covered of four pixels on one side of a row, as `covered` has it, in bytes; the pixel to which `rest` belongs
 * lies `ahead` before the first of them. */
static inline uint32_t side4(float rest, int32_t ahead, const AffineSide *side, float start, float sign)
{
    __m128 width = _mm_set1_ps(side->width), per_width = _mm_set1_ps(side->per_width);
    __m128i places = _mm_add_epi32(_mm_set1_epi32(ahead), _mm_setr_epi32(0, 1, 2, 3));
    __m128 x = _mm_sub_ps(_mm_set1_ps(rest), _mm_cvtepi32_ps(places)), next = _mm_sub_ps(x, _mm_set1_ps(1));
    __m128 part = _mm_sub_ps(reach4(x, width, per_width), reach4(next, width, per_width));
    __m128 v = _mm_add_ps(_mm_set1_ps(start), _mm_mul_ps(_mm_set1_ps(sign), part));
    __m128i levels = _mm_cvttps_epi32(_mm_min_ps(_mm_max_ps(v, _mm_setzero_ps()), _mm_set1_ps(255)));
    levels = _mm_packs_epi32(levels, levels);
    return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(levels, levels));
}

/* The first n of four bytes. */
static inline uint32_t first_bytes(int32_t n) { return n <= 0 ? 0 : n >= 4 ? UINT32_MAX : (1u << 8 * n) - 1; }

/* What is covered of pixels i to i + 3, in bytes. */
static inline uint32_t covered4(const AffineQuad *quad, const AffineRow *row, int32_t i)
{
    uint32_t left = first_bytes(row->full_start - i), right = ~first_bytes(row->full_end - i), a = ~(left | right);
    if (row->mask) {
        uint32_t bytes;
        memcpy(&bytes, row->mask + i, 4);
        return a | (bytes & (left | right));
    }
    if (left) a |= left & side4(row->left, i, &quad->left, 255.5f, -255);
    if (right) a |= right & side4(row->right, i - row->full_end, &quad->right, 0.5f, 255);
    return a;
}

/* Blends pixels i up to `end`, whole blocks that are covered whole, and all of whose texels exist. */
static inline void over_inside(const AffineQuad *quad, const AffineRow *row, int32_t i, int32_t end, __m128i f)
{
    const SampledImage *image = &quad->image;
    __m128i us = (__m128i)steps(at(row->u, quad->du, i), quad->du), vs = (__m128i)steps(at(row->v, quad->dv, i), quad->dv);
    __m128i step_u = _mm_set1_epi32(at(0, quad->du, 4)), step_v = _mm_set1_epi32(at(0, quad->dv, 4));
    __m128i stride = _mm_set1_epi32((int)image->stride << 16);
    /* Offsets are a block ahead, so that nobody waits for them. */
    uint32_t offsets[8], *here = offsets, *next = offsets + 4;
    store_offsets_at(here, us, vs, stride);
    for (; i < end; i += 4) {
        __m128i u = us, v = vs;
        us = _mm_add_epi32(us, step_u);
        vs = _mm_add_epi32(vs, step_v);
        store_offsets_at(next, us, vs, stride);
        Samples p = inside4(image->texels, image->stride, here, u, v);
        store(row->d + i, scaled_samples_over4(p, f, f, load(row->d + i)));
        uint32_t *done = here;
        here = next;
        next = done;
    }
}

void sse2_affine_rows(const AffineQuad *quad, const AffineRow *rows, size_t count)
{
    __m128i f = _mm_set1_epi16((short)factor(quad->alpha));
    for (const AffineRow *row = rows; row < rows + count; row++) {
        int32_t i = 0;
        while (i + 4 <= row->end) {
            int32_t end = inside_end(quad, row, i, 4);
            if (end > i) {
                over_inside(quad, row, i, end, f);
                i = end;
                continue;
            }
            Weights factors = factors4(covered4(quad, row, i), f);
            Samples p = held4(&quad->image, at(row->u, quad->du, i), at(row->v, quad->dv, i), quad->du, quad->dv);
            store(row->d + i, scaled_samples_over4(p, factors.low, factors.high, load(row->d + i)));
            i += 4;
        }
        scalar_affine_row(quad, row, i);
    }
}

#endif
