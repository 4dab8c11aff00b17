import CPango
import Foundation

/// The extents of a line, gathered run by run from the left.
internal struct LineMeasure {
    /// PANGO_GLYPH_EMPTY, whose logical height is that of every glyph that a font has.
    static let emptyGlyph: UInt32 = 0x0FFF_FFFF

    /// Of all runs, in points.
    private(set) var width: CGFloat = 0
    /// From the baseline up to the line's top and down to its bottom, in points.
    private(set) var ascent: CGFloat = 0
    private(set) var descent: CGFloat = 0
    /// The distance by which the runs behind an ellipsis move back.
    private var gap: CGFloat = 0
    /// The x of the next run as Pango lays it out, in points.
    private var end: CGFloat = 0
    /// Whether a run was added.
    private var hasRuns = false

    /// Adds `run`, `excess` points of whose width are empty; returns where it is in the line.
    mutating func add(_ run: UnsafeMutablePointer<PangoGlyphItem>, excess: CGFloat) -> (x: CGFloat, width: CGFloat) {
        if hasRuns { end += CGFloat(run.pointee.start_x_offset) / 1024 }
        hasRuns = true
        let place = (x: end - gap, width: CGFloat(pango_glyph_string_get_width(run.pointee.glyphs)) / 1024 - excess)
        gap += excess
        end += place.width + excess
        width = max(width, place.x + place.width)
        end += CGFloat(run.pointee.end_x_offset) / 1024
        var box = PangoRectangle()
        pango_font_get_glyph_extents(run.pointee.item.pointee.analysis.font, Self.emptyGlyph, nil, &box)
        include(box, raisedBy: run.pointee.y_offset)
        return place
    }

    /// Includes the height of `line`, which has no runs, by its font.
    mutating func includeExtents(ofEmpty line: UnsafeMutablePointer<PangoLayoutLine>) {
        var box = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &box)
        include(box, raisedBy: 0)
    }

    private mutating func include(_ box: PangoRectangle, raisedBy rise: Int32) {
        let top = box.y - rise
        ascent = max(ascent, CGFloat(-top) / 1024)
        descent = max(descent, CGFloat(top + box.height) / 1024)
    }
}
