import CPango
import Foundation

extension TextLayout {
    /// Draws the lines with their layout's top left corner at `origin`, in user space: as outlines, which may lie at any
    /// fraction of a pixel.
    ///
    /// (Cairo 1.16 puts glyph images at whole pixels, so that distances between letters would jitter.)
    package func draw(in context: CGContext, at origin: CGPoint) {
        guard origin.isFinite, !lines.isEmpty else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if clips { context.clip(to: CGRect(x: origin.x, y: origin.y, width: measure, height: size.height)) }
        context.translateBy(x: origin.x, y: origin.y)
        guard context.state.isDrawable else { return }
        drawBackgrounds(in: context)
        var stretch: [PlacedRun] = []
        for run in placedRuns {
            if let style = stretch.last?.run.style, !style.looksLike(run.run.style) {
                draw(stretch, in: context)
                stretch = []
            }
            stretch.append(run)
        }
        draw(stretch, in: context)
    }

    private func drawBackgrounds(in context: CGContext) {
        for line in lines {
            for run in line.runs {
                guard let color = run.style.background else { continue }
                context.setFillColor(CGColor(rgba: color))
                context.fill(
                    CGRect(x: run.x + line.shift, y: line.frame.minY, width: run.width, height: line.frame.height))
            }
        }
    }

    private struct PlacedRun {
        var run: PangoText.Run
        var x: CGFloat
        var baseline: CGFloat
    }

    private var placedRuns: [PlacedRun] {
        lines.flatMap { line in
            line.runs.map { PlacedRun(run: $0, x: $0.x + line.shift, baseline: line.baseline - $0.style.usableOffset) }
        }
    }

    /// Draws runs of one colour and shadow as one shape, and the lines under and through them.
    private func draw(_ runs: [PlacedRun], in context: CGContext) {
        guard let style = runs.first?.run.style else { return }
        if let shadow = style.shadow {
            context.saveGState()
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: CGColor(rgba: shadow.color))
        }
        draw(runs, color: style.color, in: context)
        if style.shadow != nil { context.restoreGState() }
    }

    private func draw(_ runs: [PlacedRun], color: SIMD4<Float>, in context: CGContext) {
        var bounds = CGRect.null
        for line in lines {
            // Letters may reach beyond their line, but not by more than its height.
            bounds = bounds.union(line.frame.insetBy(dx: -line.frame.height, dy: -line.frame.height))
        }
        let matrix = context.ctm
        let reach = bounds.applying(matrix)
        let strokes = strokes(of: runs)
        // Apart from the letters, whose outlines may wind the other way and would be cut out.
        let bars = strokes.filter { $0.color == color }.map(\.bar)
        context.draw(.color(color), within: reach) { [isSmooth = context.state.antialiases] cairo in
            self.cover(runs, matrix, isSmooth: isSmooth, in: cairo)
            var toPixels = cairo_matrix_t(matrix)
            cairo_set_matrix(cairo, &toPixels)
            cairo_new_path(cairo)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            for bar in bars { cairo_rectangle(cairo, bar.minX, bar.minY, bar.width, bar.height) }
            cairo_fill(cairo)
        }
        for stroke in strokes where stroke.color != color {
            context.setFillColor(CGColor(rgba: stroke.color))
            context.fill(stroke.bar)
        }
    }

    /// The lines under and through `runs`, with their colours.
    private func strokes(of runs: [PlacedRun]) -> [(bar: CGRect, color: SIMD4<Float>)] {
        guard runs.contains(where: \.run.style.hasStrokes) else { return [] }
        return fonts.locked { _ in runs.flatMap { $0.run.strokes(x: $0.x, baseline: $0.baseline) } }
    }

    /// Covers the letters of `runs`, which `matrix` takes to pixels.
    private func cover(
        _ runs: [PlacedRun], _ matrix: CGAffineTransform, isSmooth: Bool, in cairo: OpaquePointer
    ) {
        let outlines = fonts.locked { _ in runs.map { outline(of: $0, matrix, in: cairo) } }
        var extent = Extent()
        for outline in outlines {
            extent.add(outline.extent.low)
            extent.add(outline.extent.high)
        }
        guard let area = PixelArea(clippedBy: cairo, around: extent) else { return }
        let mask = AlphaMask(width: area.width, height: area.height)
        for outline in outlines {
            guard let covered = area.intersection(with: outline.extent) else { continue }
            let coverage = CoverageAccumulator(covered)
            coverage.add(outline.forEachLine)
            coverage.add(to: mask, of: area, isSmooth: isSmooth)
        }
        let surface = CairoSurface(mask)
        cairo_mask_surface(cairo, surface.pointer, Double(area.left), Double(area.top))
    }

    /// The outlines of letters in pixels; the space of `cairo` is pixels afterwards.
    private func outline(of placed: PlacedRun, _ matrix: CGAffineTransform, in cairo: OpaquePointer) -> CairoPath {
        var toPixels = cairo_matrix_t(matrix)
        cairo_set_matrix(cairo, &toPixels)
        cairo_new_path(cairo)
        cairo_move_to(cairo, placed.x, placed.baseline)
        pango_cairo_glyph_string_path(cairo, placed.run.font, placed.run.glyphs)
        cairo_identity_matrix(cairo)
        defer { cairo_new_path(cairo) }
        return CairoPath(of: cairo)
    }
}

extension StyledText.Style {
    /// Whether there is a line under or through the letters.
    internal var hasStrokes: Bool { isUnderlined || isStruckThrough }

    /// Whether letters of both can be drawn as one shape.
    fileprivate func looksLike(_ other: StyledText.Style) -> Bool { color == other.color && shadow == other.shadow }

    fileprivate var usableOffset: CGFloat { baselineOffset.isFinite ? max(-1e6, min(1e6, baselineOffset)) : 0 }
}
