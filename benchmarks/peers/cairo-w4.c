/*
 * cairo-w4.c - workload W4 drawn by Cairo: 500 rectangles, rounded rectangles and photos into one image surface, the
 * surface made anew for every snapshot.  Prints one JSON object.
 *
 *   cc -O2 -std=c11 cairo-w4.c -o cairo-w4 $(pkg-config --cflags --libs cairo) -lm
 *
 *   cairo-w4 [--frames N] [--size WxH] [--fractional] [--dump FILE.png]
 *
 *   --frames N     snapshots, scrubbed 0 -> 1 -> 0        (default 300)
 *   --size WxH     of the surface, in pixels              (default 1280x800)
 *   --fractional   plain rectangles keep their fractions; without it they lie on whole pixels, which is Cairo's fast way
 *   --dump FILE    write the t=0.5 snapshot
 */
#define _POSIX_C_SOURCE 200809L
#include <cairo.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define PI 3.14159265358979323846

enum { ITEMS = 500, PHOTOS = 16, PHOTO_SIDE = 128, WARM_UP = 20 };

typedef struct {
    const char *dump;
    int width, height, frames, fractional;
} Options;

static double milliseconds(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double fraction(double value) { return value - floor(value); }

/* A photo with rounded, transparent corners, premultiplied. */
static uint32_t photo_pixel(int x, int y, int seed)
{
    double radius = PHOTO_SIDE / 12.0, px = x + 0.5, py = y + 0.5;
    double dx = fmax(fmax(radius - px, px - (PHOTO_SIDE - radius)), 0);
    double dy = fmax(fmax(radius - py, py - (PHOTO_SIDE - radius)), 0);
    double coverage = fmin(1, fmax(0, radius - sqrt(dx * dx + dy * dy) + 0.5));
    uint32_t alpha = (uint32_t)(coverage * 255 + 0.5);
    uint32_t red = 128 + (int)(100 * sin(x * 0.05 + seed)), green = 128 + (int)(100 * sin(y * 0.037 + x * 0.01));
    uint32_t blue = (x * y / 64 + seed * 40) & 255;
    return alpha << 24 | (red * alpha + 127) / 255 << 16 | (green * alpha + 127) / 255 << 8 | (blue * alpha + 127) / 255;
}

static cairo_surface_t *make_photo(int seed)
{
    cairo_surface_t *photo = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, PHOTO_SIDE, PHOTO_SIDE);
    unsigned char *base = cairo_image_surface_get_data(photo);
    int pitch = cairo_image_surface_get_stride(photo);
    for (int y = 0; y < PHOTO_SIDE; y++) {
        uint32_t *row = (uint32_t *)(base + y * pitch);
        for (int x = 0; x < PHOTO_SIDE; x++) row[x] = photo_pixel(x, y, seed);
    }
    cairo_surface_mark_dirty(photo);
    return photo;
}

static void fill_rectangle(cairo_t *c, double x, double y, double w, double h, int fractional)
{
    if (fractional) cairo_rectangle(c, x, y, w, h);
    else cairo_rectangle(c, floor(x), floor(y), floor(w), floor(h));
    cairo_fill(c);
}

static void fill_rounded(cairo_t *c, double x, double y, double w, double h, double radius)
{
    cairo_new_path(c);
    cairo_arc(c, x + w - radius, y + h - radius, radius, 0, PI / 2);
    cairo_arc(c, x + radius, y + h - radius, radius, PI / 2, PI);
    cairo_arc(c, x + radius, y + radius, radius, PI, 1.5 * PI);
    cairo_arc(c, x + w - radius, y + radius, radius, 1.5 * PI, 2 * PI);
    cairo_close_path(c);
    cairo_fill(c);
}

static void draw_photo(cairo_t *c, cairo_surface_t *photo, double x, double y, double w, double h)
{
    cairo_save(c);
    cairo_translate(c, x, y);
    cairo_scale(c, w / PHOTO_SIDE, h / PHOTO_SIDE);
    cairo_set_source_surface(c, photo, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(c), CAIRO_FILTER_BILINEAR);
    cairo_paint(c);
    cairo_restore(c);
}

/* Two of five items are rectangles, two rounded ones, one is a photo. */
static void draw(cairo_t *c, cairo_surface_t **photos, const Options *o, double t)
{
    cairo_set_source_rgb(c, 245 / 255.0, 245 / 255.0, 248 / 255.0);
    cairo_paint(c);
    for (int k = 0; k < ITEMS; k++) {
        double a = fraction(k * 0.61803398875), b = fraction(k * 0.75487766625), d = fraction(k * 0.56984029099);
        double w = 24 + 180 * d, h = 16 + 64 * a, x = a * (o->width - w), y = fraction(b + t * 0.01) * (o->height - h);
        cairo_set_source_rgba(
            c, floor(a * 255) / 255, floor(b * 255) / 255, floor(d * 255) / 255, k % 3 ? 1 : 160 / 255.0);
        if (k % 5 < 2) fill_rectangle(c, x, y, w, h, o->fractional);
        else if (k % 5 < 4) fill_rounded(c, x, y, w, h, 8);
        else draw_photo(c, photos[k % PHOTOS], x, y, w, h);
    }
}

static double progress(int frame, int frames)
{
    double half = frames / 2.0;
    return frame < half ? frame / half : 2 - frame / half;
}

/* Makes one snapshot, and returns it. */
static cairo_surface_t *snapshot(cairo_surface_t **photos, const Options *o, double t)
{
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, o->width, o->height);
    cairo_t *c = cairo_create(surface);
    draw(c, photos, o, t);
    cairo_surface_flush(surface);
    cairo_destroy(c);
    return surface;
}

static int parse(int argc, char **argv, Options *o)
{
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : "";
        if (!strcmp(argv[i], "--fractional")) {
            o->fractional = 1;
            continue;
        }
        i++;
        if (!strcmp(argv[i - 1], "--frames")) o->frames = atoi(value);
        else if (!strcmp(argv[i - 1], "--dump")) o->dump = value;
        else if (strcmp(argv[i - 1], "--size") || sscanf(value, "%dx%d", &o->width, &o->height) != 2) return 0;
    }
    return o->frames > 0 && o->width > 0 && o->height > 0;
}

int main(int argc, char **argv)
{
    Options o = {.width = 1280, .height = 800, .frames = 300};
    if (!parse(argc, argv, &o)) {
        fprintf(stderr, "usage: cairo-w4 [--frames N] [--size WxH] [--fractional] [--dump FILE.png]\n");
        return 64;
    }
    cairo_surface_t *photos[PHOTOS];
    for (int i = 0; i < PHOTOS; i++) photos[i] = make_photo(i + 1);
    double *wall = malloc(sizeof *wall * o.frames), *cpu = malloc(sizeof *cpu * o.frames), total = 0;
    if (!wall || !cpu) return 2;
    for (int i = -WARM_UP; i < o.frames; i++) {
        double w = milliseconds(CLOCK_MONOTONIC), c = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
        cairo_surface_destroy(snapshot(photos, &o, progress(i < 0 ? -i * 7 % o.frames : i, o.frames)));
        if (i < 0) continue;
        wall[i] = milliseconds(CLOCK_MONOTONIC) - w;
        cpu[i] = milliseconds(CLOCK_PROCESS_CPUTIME_ID) - c;
        total += cpu[i];
    }
    if (o.dump) {
        cairo_surface_t *surface = snapshot(photos, &o, 0.5);
        if (cairo_surface_write_to_png(surface, o.dump)) fprintf(stderr, "%s: could not be written\n", o.dump);
        cairo_surface_destroy(surface);
    }
    qsort(wall, o.frames, sizeof *wall, ascending);
    qsort(cpu, o.frames, sizeof *cpu, ascending);
    printf(
        "{\"peer\":\"cairo %s\",\"scene\":\"w4\",\"size\":\"%dx%d\",\"frames\":%d,\"cpu_ms\":%.3f,\"cpu_p50\":%.3f,"
        "\"p50\":%.3f,\"max\":%.3f}\n",
        cairo_version_string(), o.width, o.height, o.frames, total / o.frames, cpu[o.frames / 2], wall[o.frames / 2],
        wall[o.frames - 1]);
    for (int i = 0; i < PHOTOS; i++) cairo_surface_destroy(photos[i]);
    free(wall);
    free(cpu);
    return 0;
}
