import CPango

extension PangoFontClass {
    /// Makes the fonts of the class of `font` answer with the heights in their own tables when Pango asks for metrics.
    ///
    /// Pango asks for them of each font whenever it has broken lines, and would set a sample sentence in a new font to
    /// find its average widths, which nothing here uses: half of the time that short texts take.
    static func answerWithTables(likeThatOf font: OpaquePointer) {
        // An object begins with the pointer to its class.
        let type = UnsafeRawPointer(font).load(as: UnsafeMutablePointer<PangoFontClass>.self)
        type.pointee.get_metrics = { font, _ in
            let metrics = pango_font_metrics_new()
            var box = PangoRectangle()
            pango_font_get_glyph_extents(font, LineMeasure.emptyGlyph, nil, &box)
            metrics?.pointee.ascent = -box.y
            metrics?.pointee.descent = box.y + box.height
            metrics?.pointee.height = box.height
            return metrics
        }
    }
}
