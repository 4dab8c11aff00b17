// Compiled twice by PangoHeaderTests: behind the real headers, whose declarations must not conflict with ours, and
// alone. The sizes below hold for both, so the structures agree too (on 64-bit machines).
#ifdef REAL_HEADERS
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#endif
#include "../../../Sources/CPango/pango.h"
#include <stddef.h>

_Static_assert(sizeof(PangoRectangle) == 16, "");
_Static_assert(offsetof(PangoRectangle, width) == 8, "");
_Static_assert(sizeof(PangoAttribute) == 16, "");
_Static_assert(offsetof(PangoAttribute, start_index) == 8, "");
_Static_assert(offsetof(PangoAttribute, end_index) == 12, "");
_Static_assert(sizeof(PangoAnalysis) == 48, "");
_Static_assert(offsetof(PangoAnalysis, font) == 16, "");
_Static_assert(offsetof(PangoItem, offset) == 0, "");
_Static_assert(offsetof(PangoItem, length) == 4, "");
_Static_assert(offsetof(PangoItem, analysis) == 16, "");
_Static_assert(offsetof(PangoAnalysis, flags) == 26, "");
_Static_assert(sizeof(PangoGlyphInfo) == 20, "");
_Static_assert(offsetof(PangoGlyphInfo, geometry) == 4, "");
_Static_assert(offsetof(PangoGlyphString, glyphs) == 8, "");
_Static_assert(offsetof(PangoGlyphItem, item) == 0, "");
_Static_assert(offsetof(PangoGlyphItem, glyphs) == 8, "");
_Static_assert(offsetof(PangoGlyphItem, y_offset) == 16, "");
_Static_assert(offsetof(PangoFontMetrics, ascent) == 4, "");
_Static_assert(offsetof(PangoFontMetrics, descent) == 8, "");
_Static_assert(offsetof(PangoFontMetrics, height) == 12, "");
_Static_assert(offsetof(PangoFontClass, get_metrics) == 160, "");

#ifdef REAL_HEADERS
// What Swift passes as plain numbers.
_Static_assert(PANGO_STYLE_ITALIC == 2, "");
_Static_assert(PANGO_WRAP_CHAR == 1 && PANGO_WRAP_WORD_CHAR == 2, "");
_Static_assert(PANGO_ELLIPSIZE_START == 1 && PANGO_ELLIPSIZE_MIDDLE == 2 && PANGO_ELLIPSIZE_END == 3, "");
_Static_assert(PANGO_DIRECTION_RTL == 1, "");
_Static_assert(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS == 2, "");
_Static_assert(PANGO_SCALE == 1024, "");
#endif
