#pragma once

/* Samples of a row at 16.16 positions; included after the header of an instruction set's primitives. */

/* Between the texels p and those on their right, q, with 8 bits of the fractions of positions. */
INLINE Texels between(Packed p, Packed q, Ints at)
{
    return lerp(unpack(p), unpack(q), spread(at >> 1 & 0x7F80));
}

/* PACKED samples a texel apart, to the right (du > 0) or to the left: their texels are two registers. */
INLINE Texels adjacent_samples(const uint32_t *s, int32_t u, int32_t du)
{
    const uint32_t *left = s + (u >> 16) - (du > 0 ? 0 : PACKED - 1);
    Packed p = load(left), q = load(left + 1);
    return du > 0 ? between(p, q, (Ints)u) : between(reversed(p), reversed(q), (Ints)u);
}

/* The first n of PACKED samples; no texel is touched but theirs. Offsets in scalar registers are ready sooner than those of
 * a vector, which go through memory. */
INLINE Texels distant_samples(const uint32_t *s, int32_t u, int32_t du, size_t n)
{
    uint32_t offsets[PACKED];
    for (size_t k = 0; k < PACKED; k++) offsets[k] = (uint32_t)(at(u, du, (int64_t)(k < n ? k : n - 1)) >> 16);
    Pairs pairs = load_pairs(s, offsets);
    return between(pairs.left, pairs.right, steps(u, du));
}
