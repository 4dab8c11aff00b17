#pragma once

/* Coverage of PACKED pixels by the sides of a quad, as sides.h defines it; included after the primitives of an instruction
 * set. */

/* See `reach`. */
INLINE Floats reach_all(Floats distance, float width, float per_width)
{
    Floats within = lesser(not_negative(distance), (Floats)width);
    return within * within * per_width + not_negative(distance - width);
}

/* Coverage of pixels on one side of a row; `distance` is from their left edges to the side's rightmost point. */
INLINE Ints side_levels(Floats distance, const AffineSide *side, float start, float sign)
{
    Floats part = reach_all(distance, side->width, side->per_width);
    part -= reach_all(distance - 1.0f, side->width, side->per_width);
    return __builtin_convertvector(lesser(not_negative(start + sign * part), (Floats)255.0f), Ints);
}

/* Coverage of pixels i to i + PACKED - 1, 0 to 255. */
INLINE Ints covered_pixels(const AffineQuad *quad, const AffineRow *row, int32_t i)
{
    Ints at = i + indices(), behind = at - row->full_end, a = 255;
    Ints is_left = at < row->full_start, is_right = behind >= 0;
    if (row->mask) {
        Bytes bytes;
        memcpy(&bytes, row->mask + i, sizeof bytes);
        return (is_left | is_right) ? __builtin_convertvector(bytes, Ints) : a;
    }
    if (i < row->full_start) {
        Floats distance = row->left - __builtin_convertvector(at, Floats);
        a = is_left ? side_levels(distance, &quad->left, 255.5f, -255) : a;
    }
    if (i + PACKED > row->full_end) {
        Floats distance = row->right - __builtin_convertvector(behind, Floats);
        a = is_right ? side_levels(distance, &quad->right, 0.5f, 255) : a;
    }
    return a;
}
