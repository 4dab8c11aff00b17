/*
 * reference.c - the standard workloads on SDL's own renderer.
 *
 *   gcc -O2 -std=gnu11 reference.c -o reference $(sdl2-config --cflags --libs) -lm
 *   reference w1|w2|w3|w4 [--video NAME] [--driver NAME] [--size WxH] [--frames N] [--layers N] [--finish]
 *
 * `--finish` reads a pixel back after each frame: a graphics card goes on drawing after present has come back.
 */
#define _GNU_SOURCE
#include "measure.h"

#include <SDL.h>

enum { CELLS = 64 };

static SDL_Renderer *renderer;
static SDL_Texture *source, *destination, *photo, *target, *layer[LAYER_IMAGES];
static SDL_Vertex vertices[(CELLS + 1) * (CELLS + 1)];
static int indices[CELLS * CELLS * 6];
static int W, H, layers;

static void die(const char *what)
{
    fprintf(stderr, "reference: %s: %s\n", what, SDL_GetError());
    exit(2);
}

static SDL_Texture *make_texture(int w, int h, int isPhoto, int seed)
{
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (!s) die("surface");
    for (int y = 0; y < h; y++) {
        Uint32 *row = (Uint32 *)((Uint8 *)s->pixels + y * s->pitch);
        for (int x = 0; x < w; x++) row[x] = isPhoto ? photo_pixel(x, y, w, seed, 0) : page_pixel(x, y, w, h, seed);
    }
    SDL_Texture *t = SDL_CreateTextureFromSurface(renderer, s);
    SDL_FreeSurface(s);
    if (!t) die("texture");
    SDL_SetTextureBlendMode(t, SDL_BLENDMODE_BLEND);
    SDL_SetTextureScaleMode(t, SDL_ScaleModeLinear);
    return t;
}

static Uint8 byte(double v) { return (Uint8)(v * 255 + 0.5); }

/* w1: source page; dimming quad; destination slides up and fades in; photo grows. */
static void draw_w1(double t)
{
    SDL_FRect full = {0, 0, W, H}, slid = {0, (float)((1 - t) * H), W, H};
    double k = W >= 1000 ? 1.0 : W / 640.0, side = lerp(160 * k, 600 * k, t);
    SDL_FRect place = {(float)(W >= 1000 ? lerp(60, 340, t) : lerp(20, 12, t)), (float)lerp(300 * k, 100 * k, t),
                       (float)side, (float)side};
    SDL_SetTextureBlendMode(source, SDL_BLENDMODE_NONE);
    SDL_RenderCopyF(renderer, source, NULL, &full);
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(renderer, 16, 16, 24, byte(t));
    SDL_RenderFillRectF(renderer, &full);
    SDL_SetTextureAlphaMod(destination, byte(t));
    SDL_RenderCopyF(renderer, destination, NULL, &slid);
    SDL_RenderCopyF(renderer, photo, NULL, &place);
}

/* w2: the page, then layers that move, turn, scale and fade. */
static void draw_w2(double t)
{
    SDL_FRect full = {0, 0, W, H};
    SDL_SetTextureBlendMode(source, SDL_BLENDMODE_NONE);
    SDL_RenderCopyF(renderer, source, NULL, &full);
    for (int k = 0; k < layers; k++) {
        double a = frac(k * 0.61803398875), b = frac(k * 0.75487766625), c = frac(k * 0.56984029099);
        double cx = lerp(a, b, t) * W, cy = lerp(b, c, t) * H, side = LAYER_SIDE * lerp(0.5 + a, 0.5 + c, t);
        SDL_FRect r = {(float)(cx - side / 2), (float)(cy - side / 2), (float)side, (float)side};
        SDL_Texture *texture = layer[k % LAYER_IMAGES];
        SDL_SetTextureAlphaMod(texture, byte(lerp(0.3 + 0.7 * b, 0.3 + 0.7 * a, t)));
        SDL_RenderCopyExF(renderer, texture, NULL, &r, t * (c * 2 - 1) * 180, NULL, SDL_FLIP_NONE);
    }
}

/* The curl's shadow: a band that fades out. */
static void draw_shadow(double axis, double radius, double slope)
{
    static const int order[6] = {0, 1, 2, 0, 2, 3};
    SDL_Vertex q[4];
    for (int i = 0; i < 4; i++) {
        int isFar = i == 1 || i == 2;
        double y = i < 2 ? 0 : H, x = axis + radius - slope * y + (isFar ? radius * 2 : 0);
        q[i].position = (SDL_FPoint){(float)x, (float)y};
        q[i].color = (SDL_Color){0, 0, 0, isFar ? 0 : 130};
        q[i].tex_coord = (SDL_FPoint){0, 0};
    }
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
    SDL_RenderGeometry(renderer, NULL, q, 4, order, 6);
}

/* w3: destination page, shadow, and the source page curled as a mesh. */
static void draw_w3(double t)
{
    double radius = W * 0.08, slope = 0.25, axis = lerp(W + H * slope + 1, -radius * 3.2, t);
    SDL_FRect full = {0, 0, W, H};
    SDL_SetTextureBlendMode(destination, SDL_BLENDMODE_NONE);
    SDL_RenderCopyF(renderer, destination, NULL, &full);
    draw_shadow(axis, radius, slope);
    for (int v = 0; v < (CELLS + 1) * (CELLS + 1); v++) {
        int i = v / (CELLS + 1), j = v % (CELLS + 1), shade = 255;
        double x = (double)W * i / CELLS, y = (double)H * j / CELLS, d = x + slope * y - axis, curled = x;
        if (d > M_PI * radius) {
            curled = x - d - (d - M_PI * radius);
            shade = 225;
        } else if (d > 0) {
            curled = x - d + radius * sin(d / radius);
            shade = (int)(255 - 110 * sin(d / radius));
        }
        vertices[v].position = (SDL_FPoint){(float)curled, (float)y};
        vertices[v].color = (SDL_Color){(Uint8)shade, (Uint8)shade, (Uint8)shade, 255};
        vertices[v].tex_coord = (SDL_FPoint){(float)i / CELLS, (float)j / CELLS};
    }
    SDL_SetTextureBlendMode(source, SDL_BLENDMODE_NONE);
    SDL_RenderGeometry(renderer, source, vertices, (CELLS + 1) * (CELLS + 1), indices, CELLS * CELLS * 6);
}

static void fill_rounded(double x, double y, double w, double h, double radius, SDL_Color color)
{
    enum { STEPS = 6, COUNT = 4 * (STEPS + 1) };
    SDL_Vertex v[COUNT + 1];
    int order[COUNT * 3], k = 0;
    v[COUNT].position = (SDL_FPoint){(float)(x + w / 2), (float)(y + h / 2)};
    for (int q = 0; q < 4; q++)
        for (int i = 0; i <= STEPS; i++) {
            double angle = (q + (double)i / STEPS) * M_PI / 2;
            double ox = (q == 0 || q == 3) ? x + w - radius : x + radius, oy = q < 2 ? y + h - radius : y + radius;
            v[k++].position = (SDL_FPoint){(float)(ox + radius * cos(angle)), (float)(oy + radius * sin(angle))};
        }
    for (int i = 0; i < COUNT; i++) {
        order[i * 3] = COUNT;
        order[i * 3 + 1] = i;
        order[i * 3 + 2] = (i + 1) % COUNT;
    }
    for (int i = 0; i <= COUNT; i++) {
        v[i].color = color;
        v[i].tex_coord = (SDL_FPoint){0, 0};
    }
    SDL_RenderGeometry(renderer, NULL, v, COUNT + 1, order, COUNT * 3);
}

/* w4: 500 rectangles (40 %), rounded ones (40 %) and images (20 %) into one texture, which is shown. */
static void draw_w4(double t)
{
    SDL_SetRenderTarget(renderer, target);
    SDL_SetRenderDrawColor(renderer, 245, 245, 248, 255);
    SDL_RenderClear(renderer);
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
    for (int k = 0; k < TREE_ITEMS; k++) {
        double a = frac(k * 0.61803398875), b = frac(k * 0.75487766625), c = frac(k * 0.56984029099);
        double w = 24 + 180 * c, h = 16 + 64 * a, x = a * (W - w), y = frac(b + t * 0.01) * (H - h);
        SDL_Color color = {(Uint8)(a * 255), (Uint8)(b * 255), (Uint8)(c * 255), k % 3 ? 255 : 160};
        SDL_FRect r = {(float)x, (float)y, (float)w, (float)h};
        if (k % 5 < 2) {
            SDL_SetRenderDrawColor(renderer, color.r, color.g, color.b, color.a);
            SDL_RenderFillRectF(renderer, &r);
        } else if (k % 5 < 4) {
            fill_rounded(x, y, w, h, 8, color);
        } else {
            SDL_SetTextureAlphaMod(layer[k % LAYER_IMAGES], 255);
            SDL_RenderCopyF(renderer, layer[k % LAYER_IMAGES], NULL, &r);
        }
    }
    SDL_SetRenderTarget(renderer, NULL);
    SDL_SetTextureBlendMode(target, SDL_BLENDMODE_NONE);
    SDL_RenderCopy(renderer, target, NULL, NULL);
}

static void make_pictures(void)
{
    source = make_texture(W, H, 0, 0);
    destination = make_texture(W, H, 0, 1);
    photo = make_texture(PHOTO_SIDE, PHOTO_SIDE, 1, 0);
    for (int i = 0; i < LAYER_IMAGES; i++) layer[i] = make_texture(LAYER_SIDE, LAYER_SIDE, 1, i + 1);
    target = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, W, H);
    int *p = indices;
    for (int i = 0; i < CELLS; i++)
        for (int j = 0; j < CELLS; j++) {
            int a = i * (CELLS + 1) + j, b = a + CELLS + 1;
            int cell[6] = {a, b, b + 1, a, b + 1, a + 1};
            for (int k = 0; k < 6; k++) *p++ = cell[k];
        }
}

static SDL_Window *open_window(const Options *o)
{
    setenv("SDL_VIDEODRIVER", o->video, 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, o->driver);
    SDL_SetHint(SDL_HINT_RENDER_VSYNC, "0");
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1");
    int isSoftware = !strcmp(o->driver, "software");
    if (isSoftware) SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    if (SDL_Init(SDL_INIT_VIDEO)) die("video");
    SDL_Window *window = SDL_CreateWindow("reference", 0, 0, W, H, isSoftware ? 0 : SDL_WINDOW_OPENGL);
    if (!window) die("window");
    renderer = SDL_CreateRenderer(window, -1, 0);
    if (!renderer) die("renderer");
    SDL_RendererInfo info;
    SDL_GetRendererInfo(renderer, &info);
    if (strcmp(info.name, o->driver)) die("another driver came");
    return window;
}

static void finish(void)
{
    Uint32 pixel;
    SDL_Rect one = {0, 0, 1, 1};
    if (SDL_RenderReadPixels(renderer, &one, SDL_PIXELFORMAT_ARGB8888, &pixel, 4)) die("reading back");
}

int main(int argc, char **argv)
{
    static void (*const scenes[])(double) = {draw_w1, draw_w2, draw_w3, draw_w4};
    Options o = parse(argc, argv);
    if (strlen(o.scene) != 2 || o.scene[0] != 'w' || o.scene[1] < '1' || o.scene[1] > '4') {
        fprintf(stderr, "usage: reference w1|w2|w3|w4 [--video NAME] [--driver NAME] [--size WxH] [--finish]\n");
        return 64;
    }
    void (*draw)(double) = scenes[o.scene[1] - '1'];
    W = o.width, H = o.height, layers = o.layers;
    SDL_Window *window = open_window(&o);
    make_pictures();
    Measurement m = {0};
    for (int i = -WARM_UP; i < o.frames; i++) {
        SDL_Event event;
        if (i == 0) m = begin_measuring(o.frames);
        double start = now_ms(CLOCK_MONOTONIC);
        while (SDL_PollEvent(&event)) {}
        draw(progress(i, o.frames));
        SDL_RenderPresent(renderer);
        if (o.finish) finish();
        if (i >= 0) m.frames[m.count++] = now_ms(CLOCK_MONOTONIC) - start;
    }
    end_measuring(m);
    SDL_DestroyRenderer(renderer);
    SDL_DestroyWindow(window);
    SDL_Quit();
    return 0;
}
