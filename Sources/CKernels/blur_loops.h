/* The kernels of blurs, written once: included by each instruction set after the header of its primitives. */

/* Convolves `count` registers at once, a constant: their sums do not wait for each other, and share the weights. */
INLINE void convolve_block(float *d, const float *s, const float *weights, size_t reach, ptrdiff_t step, int count)
{
    Floats sums[4];
    for (int j = 0; j < count; j++) sums[j] = load_floats(s + PACKED * j) * weights[0];
    const float *before = s, *behind = s;
    for (size_t k = 1; k <= reach; k++) {
        before -= step;
        behind += step;
        for (int j = 0; j < count; j++) {
            Floats both = load_floats(before + PACKED * j) + load_floats(behind + PACKED * j);
            sums[j] += both * weights[k];
        }
    }
    for (int j = 0; j < count; j++) store_floats(d + PACKED * j, sums[j]);
}

static void convolve(float *d, const float *s, const float *weights, size_t reach, ptrdiff_t step, size_t n)
{
    for (; n >= 4 * PACKED; n -= 4 * PACKED, d += 4 * PACKED, s += 4 * PACKED)
        convolve_block(d, s, weights, reach, step, 4);
    for (; n >= PACKED; n -= PACKED, d += PACKED, s += PACKED) convolve_block(d, s, weights, reach, step, 1);
    if (n) scalar_convolve(d, s, weights, reach, step, n);
}

static void widen(float *d, const uint32_t *s, size_t n)
{
    for (; n >= WIDENED; n -= WIDENED, d += 4 * WIDENED, s += WIDENED) widen_block(d, s);
    if (n) scalar_widen(d, s, n);
}

static void narrow(uint32_t *d, const float *s, size_t n)
{
    for (; n >= PACKED; n -= PACKED, d += PACKED, s += 4 * PACKED) narrow_block(d, s);
    if (n) scalar_narrow(d, s, n);
}

static void sum(uint16_t *sums, const uint32_t *s, size_t n)
{
    for (; n >= SUMMED; n -= SUMMED, sums += 4 * SUMMED, s += SUMMED) sum_block(sums, s);
    if (n) scalar_sum(sums, s, n);
}

static void saturate(float *d, float saturation, size_t n)
{
    enum { AT_ONCE = PACKED / 4 };
    Floats luma_weights = channels(0.0722f, 0.7152f, 0.2126f, 0);
    for (; n >= AT_ONCE; n -= AT_ONCE, d += PACKED) {
        Floats v = load_floats(d), gray = color_sums(v * luma_weights);
        Floats difference = (v - gray) * saturation;
        store_floats(d, with_alpha(not_negative(gray + difference), v));
    }
    if (n) scalar_saturate(d, saturation, n);
}
