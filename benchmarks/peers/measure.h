/*
 * What the peers have in common: clocks, the pictures of the workloads, options, and the one line of JSON that each prints.
 *
 * The workloads are those of `segue bench`: the same geometry, a pure function of the progress, and the same pictures.
 */
#ifndef MEASURE_H
#define MEASURE_H

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

enum { LAYER_IMAGES = 16, LAYER_SIDE = 128, PHOTO_SIDE = 512, TREE_ITEMS = 500, WARM_UP = 20 };

typedef struct {
    const char *scene, *video, *driver;
    int width, height, frames, layers, finish;
    double scale; /* pixels per point: where lengths are given in points */
} Options;

static inline double now_ms(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

static inline double lerp(double a, double b, double t) { return a + (b - a) * t; }
static inline double frac(double v) { return v - floor(v); }

/* There and back again: 0 to 1 and to 0 over the measured frames. */
static inline double progress(int frame, int frames)
{
    double half = frames / 2.0, index = frame < 0 ? -frame * 7 % frames : frame;
    return index < half ? index / half : 2 - index / half;
}

static inline uint32_t argb(int a, int r, int g, int b)
{
    return (uint32_t)a << 24 | (uint32_t)(r & 255) << 16 | (uint32_t)(g & 255) << 8 | (uint32_t)(b & 255);
}

/* A stand-in for a screen: toolbar, rows, thumbnails, over a gradient; opaque. */
static inline uint32_t page_pixel(int x, int y, int w, int h, int style)
{
    int g = 200 + 55 * y / h;
    if (y < h / 12) return style ? argb(255, 40, 90, 160) : argb(255, 160, 60, 40);
    if ((y / 40) % 2 == 0 && x > 24 && x < w - 24) {
        if (x < 60) return argb(255, x * 5, y * 3, style ? 220 : 40);
        if (x < 60 + (y * 7919 % 400) && (y % 40) > 12 && (y % 40) < 22) return argb(255, 40, 40, 48);
        return argb(255, 250, 250, style ? 255 : 244);
    }
    return argb(255, g, g, style ? 255 : g - 8);
}

/* A stand-in for a photo, with rounded, transparent corners; its colours are multiplied by alpha where asked for. */
static inline uint32_t photo_pixel(int x, int y, int side, int seed, int premultiplied)
{
    double radius = side / 12.0, px = x + 0.5, py = y + 0.5;
    double dx = fmax(fmax(radius - px, px - (side - radius)), 0), dy = fmax(fmax(radius - py, py - (side - radius)), 0);
    double a = fmin(fmax(radius - sqrt(dx * dx + dy * dy) + 0.5, 0), 1), k = premultiplied ? a : 1;
    int r = 128 + (int)(100 * sin(x * 0.05 + seed)), g = 128 + (int)(100 * sin(y * 0.037 + x * 0.01));
    int b = (x * y / 64 + seed * 40) & 255;
    return argb((int)(a * 255 + 0.5), (int)(r * k + 0.5), (int)(g * k + 0.5), (int)(b * k + 0.5));
}

static inline Options parse(int argc, char **argv)
{
    Options o = {.scene = argc > 1 ? argv[1] : "", .video = "dummy", .driver = "software", .width = 1280, .height = 800,
                 .frames = 300, .layers = 100, .scale = 1};
    for (int i = 2; i < argc; i++) {
        const char *name = argv[i], *value = i + 1 < argc ? argv[i + 1] : "";
        if (!strcmp(name, "--finish")) {
            o.finish = 1;
            continue;
        }
        i++;
        if (!strcmp(name, "--video")) o.video = value;
        else if (!strcmp(name, "--driver")) o.driver = value;
        else if (!strcmp(name, "--size")) sscanf(value, "%dx%d", &o.width, &o.height);
        else if (!strcmp(name, "--scale")) o.scale = atof(value);
        else if (!strcmp(name, "--frames")) o.frames = atoi(value);
        else if (!strcmp(name, "--layers")) o.layers = atoi(value);
        else {
            fprintf(stderr, "%s: unknown option %s\n", argv[0], name);
            exit(64);
        }
    }
    if (o.width < 1 || o.height < 1 || o.frames < 1 || o.layers < 0 || !(o.scale > 0)) {
        fprintf(stderr, "%s: a size, a scale and a number of frames are above 0\n", argv[0]);
        exit(64);
    }
    return o;
}

/* The times of a run. */
typedef struct {
    double cpu, wall, *frames;
    int count;
} Measurement;

static inline Measurement begin_measuring(int frames)
{
    Measurement m = {now_ms(CLOCK_PROCESS_CPUTIME_ID), now_ms(CLOCK_MONOTONIC), malloc(sizeof(double) * frames), 0};
    return m;
}

static inline int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Milliseconds a frame: CPU time of the whole process (mean), wall time (median); and the most memory, in MB. */
static inline void end_measuring(Measurement m)
{
    struct rusage usage;
    double cpu = now_ms(CLOCK_PROCESS_CPUTIME_ID) - m.cpu;
    qsort(m.frames, m.count, sizeof(double), compare);
    getrusage(RUSAGE_SELF, &usage);
    printf("{\"cpu\":%.4f,\"wall\":%.4f,\"megabytes\":%.1f}\n", cpu / m.count, m.frames[(m.count - 1) / 2],
           usage.ru_maxrss / 1024.0);
    free(m.frames);
}

#endif
