#include "blur.h"

#if defined(__x86_64__)

#include "sse2.h"

void sse2_convolve(float *d, const float *s, const float *weights, size_t reach, ptrdiff_t step, size_t n)
{
    size_t i = 0;
    /* Four at once: their sums do not wait for each other, and share the weights. */
    for (; i + 16 <= n; i += 16) {
        __m128 w = _mm_set1_ps(weights[0]), sums[4];
        for (int j = 0; j < 4; j++) sums[j] = _mm_mul_ps(_mm_loadu_ps(s + i + 4 * j), w);
        const float *before = s + i, *behind = s + i;
        for (size_t k = 1; k <= reach; k++) {
            before -= step;
            behind += step;
            w = _mm_set1_ps(weights[k]);
            for (int j = 0; j < 4; j++) {
                __m128 both = _mm_add_ps(_mm_loadu_ps(before + 4 * j), _mm_loadu_ps(behind + 4 * j));
                sums[j] = _mm_add_ps(sums[j], _mm_mul_ps(both, w));
            }
        }
        for (int j = 0; j < 4; j++) _mm_storeu_ps(d + i + 4 * j, sums[j]);
    }
    scalar_convolve(d + i, s + i, weights, reach, step, n - i);
}

void sse2_widen(float *d, const uint32_t *s, size_t n)
{
    const __m128i zero = _mm_setzero_si128();
    for (size_t i = 0; i < n; i++) {
        __m128i bytes = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)s[i]), zero);
        _mm_storeu_ps(d + 4 * i, _mm_cvtepi32_ps(_mm_unpacklo_epi16(bytes, zero)));
    }
}

static inline __m128i rounded4(const float *s)
{
    __m128 v = _mm_add_ps(_mm_loadu_ps(s), _mm_set1_ps(0.5f));
    return _mm_cvttps_epi32(_mm_min_ps(v, _mm_set1_ps(255)));
}

/* Two pixels in 16-bit lanes. */
static inline __m128i limited2(const float *s)
{
    __m128i v = _mm_packs_epi32(rounded4(s), rounded4(s + 4));
    __m128i alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(v, 0xFF), 0xFF);
    return _mm_min_epi16(v, alpha);
}

void sse2_narrow(uint32_t *d, const float *s, size_t n)
{
    size_t i = 0;
    for (; i + 4 <= n; i += 4) store(d + i, _mm_packus_epi16(limited2(s + 4 * i), limited2(s + 4 * i + 8)));
    scalar_narrow(d + i, s + 4 * i, n - i);
}

void sse2_sum(uint16_t *sums, const uint32_t *s, size_t n)
{
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        __m128i *at = (void *)(sums + 4 * i), p = load(s + i);
        _mm_storeu_si128(at, _mm_add_epi16(_mm_loadu_si128(at), low(p)));
        _mm_storeu_si128(at + 1, _mm_add_epi16(_mm_loadu_si128(at + 1), high(p)));
    }
    scalar_sum(sums + 4 * i, s + i, n - i);
}

void sse2_saturate(float *d, float saturation, size_t n)
{
    const __m128 luma_weights = _mm_setr_ps(0.0722f, 0.7152f, 0.2126f, 0), factor = _mm_set1_ps(saturation);
    const __m128 colors = _mm_castsi128_ps(_mm_setr_epi32(-1, -1, -1, 0));
    for (size_t i = 0; i < n; i++) {
        __m128 v = _mm_loadu_ps(d + 4 * i), weighted = _mm_mul_ps(v, luma_weights);
        __m128 gray = _mm_add_ps(_mm_shuffle_ps(weighted, weighted, 0x00), _mm_shuffle_ps(weighted, weighted, 0x55));
        gray = _mm_add_ps(gray, _mm_shuffle_ps(weighted, weighted, 0xAA));
        __m128 difference = _mm_mul_ps(_mm_sub_ps(v, gray), factor);
        /* Of a number and of what is none the second operand is taken. */
        __m128 result = _mm_max_ps(_mm_add_ps(gray, difference), _mm_setzero_ps());
        _mm_storeu_ps(d + 4 * i, _mm_or_ps(_mm_and_ps(colors, result), _mm_andnot_ps(colors, v)));
    }
}

#endif
