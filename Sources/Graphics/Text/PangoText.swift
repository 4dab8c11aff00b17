import CPango
import Foundation

/// Text that Pango has shaped and broken into lines: the one owner of a `PangoLayout`.
///
/// Made, used and let go of only while the font library is locked.
internal final class PangoText {
    /// One line, in points; y from the top of the text.
    struct Line {
        var runs: [Run]
        /// UTF-8 offsets of the first byte and behind the last, without the line break.
        var bytes: Range<Int>
        var width: CGFloat
        /// From the line's top to its baseline.
        var ascent: CGFloat
        var height: CGFloat
        var runsRightToLeft: Bool
    }

    /// Glyphs of one font in one style; the pointers live as long as the text.
    struct Run {
        var font: OpaquePointer
        var glyphs: UnsafeMutablePointer<PangoGlyphString>
        var style: StyledText.Style
        /// In points from the line's left edge.
        var x: CGFloat
        var width: CGFloat

        /// The lines under and through the text with their colours, `x` and `baseline` of this run given.
        func strokes(x: CGFloat, baseline: CGFloat) -> [(bar: CGRect, color: SIMD4<Float>)] {
            guard style.hasStrokes else { return [] }
            let metrics = FontMetrics(of: font, size: style.font.size)
            func bar(_ top: CGFloat, _ thickness: CGFloat) -> CGRect {
                CGRect(x: x, y: baseline - top, width: width, height: thickness)
            }
            let under = bar(metrics.underlinePosition, metrics.underlineThickness)
            let through = bar(metrics.strikethroughPosition, metrics.strikethroughThickness)
            return (style.isUnderlined ? [(under, style.underlineColor ?? style.color)] : [])
                + (style.isStruckThrough ? [(through, style.strikethroughColor ?? style.color)] : [])
        }
    }

    /// The position in the only line of the ellipsis that replaces what does not fit.
    enum Ellipsis: UInt32 { case none, start, middle, end }

    private let layout: OpaquePointer
    internal let lines: [Line]
    internal let isEllipsized: Bool

    /// Sets `text`. `width` in points is where lines are wrapped or, with an ellipsis, where the one line ends; a width
    /// that is not finite, or beyond a million points, is no limit.
    internal init(
        _ text: StyledText, width: CGFloat, breaksWithinWords: Bool = false, ellipsis: Ellipsis = .none,
        justified: Bool = false, in context: OpaquePointer
    ) {
        let layout: OpaquePointer = pango_layout_new(context)
        self.layout = layout
        var bytes = text.runs.map(\.text).joined()
        bytes.withUTF8 { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
            }
        }
        let spans = text.spans
        let attributes = PangoText.attributes(for: spans)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_width(layout, width < 1_000_000 ? Int32((max(0, width) * 1024).rounded(.up)) : -1)
        // PANGO_WRAP_CHAR, PANGO_WRAP_WORD_CHAR
        pango_layout_set_wrap(layout, breaksWithinWords ? 1 : 2)
        pango_layout_set_ellipsize(layout, ellipsis.rawValue)
        pango_layout_set_justify(layout, justified ? 1 : 0)
        lines = PangoText.lines(of: layout, spans)
        isEllipsized = pango_layout_is_ellipsized(layout) != 0
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// The x of a caret before the character at the UTF-8 offset `byte`, in points; that of the end for one behind it.
    internal func caret(at byte: Int) -> CGFloat {
        var box = PangoRectangle()
        pango_layout_index_to_pos(layout, Int32(clamping: max(0, byte)), &box)
        return CGFloat(box.x) / 1024
    }

    /// The attribute list of the styles; the caller owns it.
    private static func attributes(for spans: [(style: StyledText.Style, end: Int)]) -> OpaquePointer? {
        let list = pango_attr_list_new()
        var start = 0
        for (index, span) in spans.enumerated() {
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                attribute?.pointee.start_index = UInt32(clamping: start)
                attribute?.pointee.end_index = UInt32(clamping: span.end)
                pango_attr_list_insert(list, attribute)
            }
            insert(span.style.font.withPangoDescription { pango_attr_font_desc_new($0) })
            if span.style.font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum")) }
            let kern = span.style.kern
            if kern != 0, kern.isFinite {
                insert(pango_attr_letter_spacing_new(Int32(max(-1e6, min(1e6, kern)) * 1024)))
            }
            let offset = span.style.baselineOffset
            if offset != 0, offset.isFinite { insert(pango_attr_rise_new(Int32(max(-1e6, min(1e6, offset)) * 1024))) }
            // Lines that end within a word show no hyphen, as in UIKit.
            insert(pango_attr_insert_hyphens_new(0))
            // A colour per style makes Pango part runs where styles part; the drawn colour is looked up by offset.
            insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), UInt16(clamping: index >> 16), 0))
            start = span.end
        }
        return list
    }

    /// The lines of `layout`, measured by what shaping has found.
    ///
    /// Pango's own rectangles of lines take a sample text set in each font, and the outline of each glyph.
    private static func lines(of layout: OpaquePointer, _ spans: [(style: StyledText.Style, end: Int)]) -> [Line] {
        guard let last = spans.last else { return [] }
        return elements(pango_layout_get_lines_readonly(layout), of: PangoLayoutLine.self).map { line in
            var measure = LineMeasure()
            let runs = elements(line.pointee.runs, of: PangoGlyphItem.self).map { run in
                let place = measure.add(run, excess: excess(of: run))
                let offset = Int(run.pointee.item.pointee.offset)
                return Run(
                    font: run.pointee.item.pointee.analysis.font, glyphs: run.pointee.glyphs,
                    style: spans.first { offset < $0.end }?.style ?? last.style, x: place.x, width: place.width)
            }
            if runs.isEmpty { measure.includeExtents(ofEmpty: line) }
            let first = Int(line.pointee.start_index)
            return Line(
                runs: runs, bytes: first..<first + Int(line.pointee.length), width: measure.width,
                ascent: measure.ascent, height: measure.ascent + measure.descent,
                runsRightToLeft: pango_layout_line_get_resolved_direction(line) == 1)
        }
    }

    /// The elements of `list`, pointers to `Element`.
    private static func elements<Element>(
        _ list: UnsafeMutablePointer<GSList>?, of type: Element.Type
    ) -> [UnsafeMutablePointer<Element>] {
        var elements: [UnsafeMutablePointer<Element>] = []
        var next = list
        while let link = next?.pointee {
            if let data = link.data { elements.append(data.assumingMemoryBound(to: type)) }
            next = link.next
        }
        return elements
    }

    /// The width of an ellipsis beyond that of its dots, in points, as Pango makes it fill the line; 0 for any other
    /// run.
    private static func excess(of run: UnsafeMutablePointer<PangoGlyphItem>) -> CGFloat {
        let glyphs = run.pointee.glyphs.pointee
        // PANGO_ANALYSIS_FLAG_IS_ELLIPSIS
        guard run.pointee.item.pointee.analysis.flags & 2 != 0, glyphs.num_glyphs > 0 else { return 0 }
        let end = glyphs.glyphs[Int(glyphs.num_glyphs) - 1]
        var box = PangoRectangle()
        pango_font_get_glyph_extents(run.pointee.item.pointee.analysis.font, end.glyph, nil, &box)
        return CGFloat(max(0, end.geometry.width - box.width)) / 1024
    }
}
