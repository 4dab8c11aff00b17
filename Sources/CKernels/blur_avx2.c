#include "blur.h"

#if defined(__x86_64__)

#include "avx2.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

static inline __m256 convolved8(const float *s, const float *weights, size_t reach, ptrdiff_t step)
{
    __m256 sum = _mm256_mul_ps(_mm256_loadu_ps(s), _mm256_set1_ps(weights[0]));
    const float *before = s, *behind = s;
    for (size_t k = 1; k <= reach; k++) {
        before -= step;
        behind += step;
        __m256 both = _mm256_add_ps(_mm256_loadu_ps(before), _mm256_loadu_ps(behind));
        sum = _mm256_add_ps(sum, _mm256_mul_ps(both, _mm256_set1_ps(weights[k])));
    }
    return sum;
}

void avx2_convolve(float *d, const float *s, const float *weights, size_t reach, ptrdiff_t step, size_t n)
{
    size_t i = 0;
    /* Four at once: their sums do not wait for each other, and share the weights. */
    for (; i + 32 <= n; i += 32) {
        __m256 w = _mm256_set1_ps(weights[0]), sums[4];
        for (int j = 0; j < 4; j++) sums[j] = _mm256_mul_ps(_mm256_loadu_ps(s + i + 8 * j), w);
        const float *before = s + i, *behind = s + i;
        for (size_t k = 1; k <= reach; k++) {
            before -= step;
            behind += step;
            w = _mm256_set1_ps(weights[k]);
            for (int j = 0; j < 4; j++) {
                __m256 both = _mm256_add_ps(_mm256_loadu_ps(before + 8 * j), _mm256_loadu_ps(behind + 8 * j));
                sums[j] = _mm256_add_ps(sums[j], _mm256_mul_ps(both, w));
            }
        }
        for (int j = 0; j < 4; j++) _mm256_storeu_ps(d + i + 8 * j, sums[j]);
    }
    for (; i + 8 <= n; i += 8) _mm256_storeu_ps(d + i, convolved8(s + i, weights, reach, step));
    scalar_convolve(d + i, s + i, weights, reach, step, n - i);
}

void avx2_widen(float *d, const uint32_t *s, size_t n)
{
    size_t i = 0;
    for (; i + 2 <= n; i += 2) {
        __m256i bytes = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const void *)(s + i)));
        _mm256_storeu_ps(d + 4 * i, _mm256_cvtepi32_ps(bytes));
    }
    scalar_widen(d + 4 * i, s + i, n - i);
}

static inline __m256i rounded8(const float *s)
{
    __m256 v = _mm256_add_ps(_mm256_loadu_ps(s), _mm256_set1_ps(0.5f));
    return _mm256_cvttps_epi32(_mm256_min_ps(v, _mm256_set1_ps(255)));
}

/* Four pixels in 16-bit lanes, the second and third exchanged. */
static inline __m256i limited4(const float *s)
{
    __m256i v = _mm256_packs_epi32(rounded8(s), rounded8(s + 8));
    __m256i alpha = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(v, 0xFF), 0xFF);
    return _mm256_min_epi16(v, alpha);
}

void avx2_narrow(uint32_t *d, const float *s, size_t n)
{
    const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        __m256i v = _mm256_packus_epi16(limited4(s + 4 * i), limited4(s + 4 * i + 16));
        store(d + i, _mm256_permutevar8x32_epi32(v, order));
    }
    scalar_narrow(d + i, s + 4 * i, n - i);
}

void avx2_sum(uint16_t *sums, const uint32_t *s, size_t n)
{
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        __m256i *at = (void *)(sums + 4 * i);
        __m256i more = _mm256_cvtepu8_epi16(_mm_loadu_si128((const void *)(s + i)));
        _mm256_storeu_si256(at, _mm256_add_epi16(_mm256_loadu_si256(at), more));
    }
    scalar_sum(sums + 4 * i, s + i, n - i);
}

void avx2_saturate(float *d, float saturation, size_t n)
{
    const __m256 luma_weights = _mm256_setr_ps(0.0722f, 0.7152f, 0.2126f, 0, 0.0722f, 0.7152f, 0.2126f, 0);
    const __m256 factor = _mm256_set1_ps(saturation);
    size_t i = 0;
    for (; i + 2 <= n; i += 2) {
        __m256 v = _mm256_loadu_ps(d + 4 * i), weighted = _mm256_mul_ps(v, luma_weights);
        __m256 gray = _mm256_add_ps(_mm256_permute_ps(weighted, 0x00), _mm256_permute_ps(weighted, 0x55));
        gray = _mm256_add_ps(gray, _mm256_permute_ps(weighted, 0xAA));
        __m256 difference = _mm256_mul_ps(_mm256_sub_ps(v, gray), factor);
        __m256 result = _mm256_max_ps(_mm256_add_ps(gray, difference), _mm256_setzero_ps());
        _mm256_storeu_ps(d + 4 * i, _mm256_blend_ps(result, v, 0x88));
    }
    scalar_saturate(d + 4 * i, saturation, n - i);
}

#pragma clang attribute pop

#endif
