// The part of Pango's, HarfBuzz' and GObject's binary interface that Graphics uses, declared here.
//
// Not their own headers: those lie in folders that only `pkg-config pangocairo` names, and its flags hold `-pthread`,
// which Swift's package manager refuses with a warning at every build. A test compiles this file together with the
// real headers, so that the two cannot differ. Enumerations are passed as `unsigned`, which is how C passes them.
#ifndef CPANGO_PANGO_H
#define CPANGO_PANGO_H
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <stdint.h>

#ifndef __PANGO_H__
typedef struct _PangoContext PangoContext;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFcFontMap PangoFcFontMap;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoLanguage PangoLanguage;

// Pango units; 1024 are a point.
typedef struct _PangoRectangle {
    int x, y, width, height;
} PangoRectangle;

// A property of the bytes from start_index up to end_index.
typedef struct _PangoAttribute {
    const void *klass;
    unsigned start_index, end_index;
} PangoAttribute;

// A stretch of text in one font.
typedef struct _PangoAnalysis {
    void *shape_engine, *lang_engine;
    PangoFont *font;
    uint8_t level, gravity, flags, script;
    PangoLanguage *language;
    void *extra_attrs;
} PangoAnalysis;

// `offset` and `length` in bytes.
typedef struct _PangoItem {
    int offset, length, num_chars;
    PangoAnalysis analysis;
} PangoItem;

typedef struct _PangoGlyphGeometry {
    int32_t width, x_offset, y_offset;
} PangoGlyphGeometry;

typedef struct _PangoGlyphInfo {
    uint32_t glyph;
    PangoGlyphGeometry geometry;
    unsigned attr;
} PangoGlyphInfo;

typedef struct _PangoGlyphString {
    int num_glyphs;
    PangoGlyphInfo *glyphs;
    int *log_clusters;
    int space;
} PangoGlyphString;

typedef struct _PangoGlyphItem {
    PangoItem *item;
    PangoGlyphString *glyphs;
    int y_offset, start_x_offset, end_x_offset;
} PangoGlyphItem;

// Sizes of a font by which lines are set. The widths and the strokes that follow in the real structure are not used here.
typedef struct _PangoFontMetrics {
    unsigned ref_count;
    int ascent, descent, height;
} PangoFontMetrics;

// The functions of a kind of font, behind those of every object.
typedef struct _PangoFontClass {
    void *parent_class[17];
    void *describe, *get_coverage, *get_glyph_extents;
    PangoFontMetrics *(*get_metrics)(PangoFont *font, PangoLanguage *language);
} PangoFontClass;

// A linked list of pointers.
typedef struct _GSList {
    void *data;
    struct _GSList *next;
} GSList;

// `start_index` and `length` in bytes; `runs` are PangoGlyphItems, from the left.
typedef struct _PangoLayoutLine {
    PangoLayout *layout;
    int start_index, length;
    GSList *runs;
    unsigned is_paragraph_start : 1, resolved_dir : 3;
} PangoLayoutLine;

typedef struct hb_font_t hb_font_t;
#endif

void g_object_unref(void *object);

PangoFontMap *pango_cairo_font_map_new(void);
void pango_fc_font_map_set_config(PangoFcFontMap *map, FcConfig *config);
void pango_fc_font_map_config_changed(PangoFcFontMap *map);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
PangoFont *pango_font_map_load_font(
    PangoFontMap *map, PangoContext *context, const PangoFontDescription *description);
void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
void pango_context_set_round_glyph_positions(PangoContext *context, int round);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
PangoLanguage *pango_language_from_string(const char *tag);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_weight(PangoFontDescription *description, unsigned weight);
void pango_font_description_set_style(PangoFontDescription *description, unsigned style);

PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_unref(PangoAttrList *list);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *description);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_foreground_new(uint16_t red, uint16_t green, uint16_t blue);
PangoAttribute *pango_attr_insert_hyphens_new(int insert);
PangoAttribute *pango_attr_letter_spacing_new(int spacing);
PangoAttribute *pango_attr_rise_new(int rise);

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_wrap(PangoLayout *layout, unsigned wrap);
void pango_layout_set_ellipsize(PangoLayout *layout, unsigned ellipsize);
void pango_layout_set_justify(PangoLayout *layout, int justify);
int pango_layout_is_ellipsized(PangoLayout *layout);
void pango_layout_index_to_pos(PangoLayout *layout, int index, PangoRectangle *pos);
unsigned pango_layout_line_get_resolved_direction(PangoLayoutLine *line);

// PangoLayoutLines, from the top.
GSList *pango_layout_get_lines_readonly(PangoLayout *layout);
void pango_layout_line_get_extents(PangoLayoutLine *line, PangoRectangle *ink, PangoRectangle *logical);
int pango_glyph_string_get_width(PangoGlyphString *glyphs);
void pango_cairo_glyph_string_path(cairo_t *cr, PangoFont *font, PangoGlyphString *glyphs);

// Zeros, for the caller to fill in and to own. In no header, but exported, as Pango's other libraries make their own.
PangoFontMetrics *pango_font_metrics_new(void);

// How large a glyph is by itself.
void pango_font_get_glyph_extents(
    PangoFont *font, uint32_t glyph, PangoRectangle *ink, PangoRectangle *logical);

// Sizes of the font itself, in Pango units when asked of a font of Pango's; `tag` is four characters.
hb_font_t *pango_font_get_hb_font(PangoFont *font);
int hb_ot_metrics_get_position(hb_font_t *font, unsigned tag, int32_t *position);
#endif
