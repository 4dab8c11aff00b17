import CPango
import Foundation

extension TextLayout {
    /// Draws all lines as outlines, which may lie at any fraction of a pixel; Pango is locked by the caller.
    ///
    /// (Cairo 1.16 puts glyph images at whole pixels, so that distances between letters would jitter.)
    internal func drawLines(in context: CGContext, at origin: CGPoint) {
        context.saveGState()
        defer { context.restoreGState() }
        if clips { context.clip(to: CGRect(x: origin.x, y: origin.y, width: measure, height: size.height)) }
        context.translateBy(x: origin.x, y: origin.y)
        guard context.state.isDrawable else { return }
        var stretch: [PlacedRun] = []
        for run in placedRuns {
            if let color = stretch.last?.run.style.color, color != run.run.style.color {
                draw(stretch, in: context)
                stretch = []
            }
            stretch.append(run)
        }
        draw(stretch, in: context)
    }

    private struct PlacedRun {
        var run: PangoText.Run
        var x: CGFloat
        var baseline: CGFloat
    }

    private var placedRuns: [PlacedRun] {
        lines.flatMap { line in
            line.runs.map { PlacedRun(run: $0, x: $0.x + line.shift, baseline: line.baseline) }
        }
    }

    /// Draws runs of one colour as one shape.
    private func draw(_ runs: [PlacedRun], in context: CGContext) {
        guard let color = runs.first?.run.style.color else { return }
        var bounds = CGRect.null
        for line in lines {
            // Letters may reach beyond their line, but not by more than its height.
            bounds = bounds.union(line.frame.insetBy(dx: -line.frame.height, dy: -line.frame.height))
        }
        let matrix = context.ctm
        context.draw(.color(color), within: bounds.applying(matrix)) { cairo in
            var toPixels = cairo_matrix_t(matrix)
            cairo_set_matrix(cairo, &toPixels)
            cairo_new_path(cairo)
            for placed in runs {
                cairo_move_to(cairo, placed.x, placed.baseline)
                pango_cairo_glyph_string_path(cairo, placed.run.font, placed.run.glyphs)
            }
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            cairo_fill(cairo)
            // Apart from the letters, whose outlines may wind the other way and would be cut out.
            for bar in runs.flatMap({ $0.run.strokes(x: $0.x, baseline: $0.baseline) }) {
                cairo_rectangle(cairo, bar.minX, bar.minY, bar.width, bar.height)
            }
            cairo_fill(cairo)
        }
    }
}
