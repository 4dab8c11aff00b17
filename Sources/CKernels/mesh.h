#pragma once

#include "CKernels.h"

/* The colour of pixel `i` of a row. */
static inline int32_t tint_at(const Tint *tint, int channel, size_t i)
{
    return (int32_t)((uint32_t)tint->start[channel] + (uint32_t)tint->step[channel] * (uint32_t)i);
}

static inline int tint_is_constant(const Tint *tint)
{
    return (tint->step[0] | tint->step[1] | tint->step[2] | tint->step[3]) == 0;
}
