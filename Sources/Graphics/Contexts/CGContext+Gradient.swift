import CPango
import Foundation

extension CGContext {
    /// Fills the clip with colours that change from `startPoint` to `endPoint` and are constant across that line.
    ///
    /// Points are in user space. Where both are the same nothing is drawn.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard startPoint.isFinite, endPoint.isFinite, startPoint != endPoint else { return }
        let line = CairoPattern(
            owning: cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y))
        paint(gradient, options, line)
    }

    /// Fills the clip with the circles between two circles, each in one colour, later ones above.
    ///
    /// Lengths are in user space; negative radii count as 0. Where both circles are the same nothing is drawn.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let first = max(0, startRadius)
        let last = max(0, endRadius)
        guard startCenter.isFinite, endCenter.isFinite, first.isFinite, last.isFinite else { return }
        if startCenter == endCenter && first == last { return }
        let circles = CairoPattern(
            owning: cairo_pattern_create_radial(startCenter.x, startCenter.y, first, endCenter.x, endCenter.y, last))
        paint(gradient, options, circles)
    }

    private func paint(_ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ pattern: CairoPattern) {
        guard state.isDrawable else { return }
        func add(_ location: Double, _ c: SIMD4<Float>, alpha: Float) {
            cairo_pattern_add_color_stop_rgba(
                pattern.pointer, location, Double(c.x), Double(c.y), Double(c.z), Double(alpha))
        }
        // A side that shall stay free goes on in a transparent colour.
        if !options.contains(.drawsBeforeStartLocation) { add(0, gradient.stops[0].color, alpha: 0) }
        for stop in gradient.stops { add(stop.location, stop.color, alpha: stop.color.w) }
        if !options.contains(.drawsAfterEndLocation) {
            add(1, gradient.stops[gradient.stops.count - 1].color, alpha: 0)
        }
        cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
        pattern.place(ctm)
        draw(.pattern(pattern), within: nil) { cairo_paint($0) }
    }
}
