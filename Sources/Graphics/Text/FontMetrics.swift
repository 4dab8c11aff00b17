import CPango
import Foundation

/// The vertical measures of a font at its size, in points; all exact, none rounded to pixels.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of the line; positive.
    package var ascender: CGFloat = 0
    /// From the baseline down to the bottom of the line; negative.
    package var descender: CGFloat = 0
    /// The room between lines that the font specifies beyond that.
    package var leading: CGFloat = 0
    /// The height of a flat capital letter.
    package var capHeight: CGFloat = 0
    /// The height of a flat small letter.
    package var xHeight: CGFloat = 0
    /// From the baseline up to the upper edge of an underline; negative, as it is below.
    package var underlinePosition: CGFloat = 0
    package var underlineThickness: CGFloat = 0
    /// From the baseline up to the upper edge of a line through the text.
    package var strikethroughPosition: CGFloat = 0
    package var strikethroughThickness: CGFloat = 0

    /// The height of a line of text: ascender, descender and leading.
    package var lineHeight: CGFloat { ascender - descender + leading }
}

extension FontMetrics {
    /// The measures in the tables of the `PangoFont`; those that are missing there are a usual proportion of `size`,
    /// or 0. Pango is locked.
    internal init(of font: OpaquePointer, size: CGFloat) {
        let shaper = pango_font_get_hb_font(font)
        /// One of OpenType's measures by its tag, in points.
        func position(_ tag: String) -> CGFloat? {
            var units: Int32 = 0
            let number = tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            return hb_ot_metrics_get_position(shaper, number, &units) != 0 ? CGFloat(units) / 1024 : nil
        }
        ascender = position("hasc") ?? size
        descender = position("hdsc") ?? 0
        leading = position("hlgp") ?? 0
        capHeight = position("cpht") ?? 0
        xHeight = position("xhgt") ?? 0
        underlineThickness = position("unds") ?? size / 20
        underlinePosition = position("undo") ?? -size / 10
        strikethroughThickness = position("strs") ?? size / 20
        strikethroughPosition = position("stro") ?? size / 3
    }
}
