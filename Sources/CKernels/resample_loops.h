/* The kernels of images, written once: included by the instruction sets with four pixels in a register. */

#include "samples.h"

static void resample(uint32_t *d, const uint32_t *s, int32_t u, int32_t du, size_t n)
{
    for (; n >= PACKED; n -= PACKED, d += PACKED, u = at(u, du, PACKED))
        store_packed(d, pack(distant_samples(s, u, du, PACKED)), PACKED);
    if (n) store_packed(d, pack(distant_samples(s, u, du, n % PACKED)), n % PACKED);
}
