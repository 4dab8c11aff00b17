/*
 * cairo-w4.c - the tree of w4, drawn with Cairo into memory.
 *
 *   gcc -O2 cairo-w4.c -o cairo-w4 $(pkg-config --cflags --libs cairo) -lm
 *   cairo-w4 w4 [--size WxH] [--frames N]
 */
#define _GNU_SOURCE
#include "measure.h"

#include <cairo.h>

static cairo_surface_t *make_layer(int seed)
{
    cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, LAYER_SIDE, LAYER_SIDE);
    int stride = cairo_image_surface_get_stride(s) / 4;
    uint32_t *pixels = (uint32_t *)cairo_image_surface_get_data(s);
    for (int y = 0; y < LAYER_SIDE; y++)
        for (int x = 0; x < LAYER_SIDE; x++) pixels[y * stride + x] = photo_pixel(x, y, LAYER_SIDE, seed, 1);
    cairo_surface_mark_dirty(s);
    return s;
}

static void rounded(cairo_t *c, double x, double y, double w, double h, double r)
{
    cairo_new_path(c);
    cairo_arc(c, x + w - r, y + h - r, r, 0, M_PI / 2);
    cairo_arc(c, x + r, y + h - r, r, M_PI / 2, M_PI);
    cairo_arc(c, x + r, y + r, r, M_PI, 1.5 * M_PI);
    cairo_arc(c, x + w - r, y + r, r, 1.5 * M_PI, 2 * M_PI);
    cairo_close_path(c);
}

static void draw(cairo_t *c, cairo_surface_t **layers, const Options *o, double t)
{
    cairo_set_source_rgb(c, 245 / 255., 245 / 255., 248 / 255.);
    cairo_paint(c);
    for (int k = 0; k < TREE_ITEMS; k++) {
        double a = frac(k * 0.61803398875), b = frac(k * 0.75487766625), d = frac(k * 0.56984029099);
        double w = 24 + 180 * d, h = 16 + 64 * a, x = a * (o->width - w), y = frac(b + t * 0.01) * (o->height - h);
        if (k % 5 == 4) {
            cairo_save(c);
            cairo_translate(c, x, y);
            cairo_scale(c, w / LAYER_SIDE, h / LAYER_SIDE);
            cairo_set_source_surface(c, layers[k % LAYER_IMAGES], 0, 0);
            cairo_pattern_set_filter(cairo_get_source(c), CAIRO_FILTER_BILINEAR);
            cairo_paint(c);
            cairo_restore(c);
            continue;
        }
        cairo_set_source_rgba(c, a, b, d, k % 3 ? 1 : 160 / 255.);
        if (k % 5 < 2) cairo_rectangle(c, floor(x), floor(y), floor(w), floor(h));
        else rounded(c, x, y, w, h, 8);
        cairo_fill(c);
    }
}

int main(int argc, char **argv)
{
    Options o = parse(argc, argv);
    cairo_surface_t *layers[LAYER_IMAGES], *target = cairo_image_surface_create(CAIRO_FORMAT_RGB24, o.width, o.height);
    for (int i = 0; i < LAYER_IMAGES; i++) layers[i] = make_layer(i + 1);
    cairo_t *c = cairo_create(target);
    Measurement m = {0};
    for (int i = -WARM_UP; i < o.frames; i++) {
        if (i == 0) m = begin_measuring(o.frames);
        double start = now_ms(CLOCK_MONOTONIC);
        draw(c, layers, &o, progress(i, o.frames));
        cairo_surface_flush(target);
        if (i >= 0) m.frames[m.count++] = now_ms(CLOCK_MONOTONIC) - start;
    }
    end_measuring(m);
    return 0;
}
