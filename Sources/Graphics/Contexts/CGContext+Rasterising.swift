import CPango
import Foundation

extension CGContext {
    /// Fills `path`, which is in pixels.
    internal func fill(_ path: CGPath, _ rule: CGPathFillRule) {
        if path.isEmpty { return }
        draw(.color(state.fillColor), within: path.boundingBox) { path.fill(in: $0, rule) }
        if coversAll(path) { isOpaque = true }
    }

    /// Whether an opaque colour has just filled `path` and with it every pixel.
    private func coversAll(_ path: CGPath) -> Bool {
        guard state.blendMode == .normal, state.fillColor.w >= 1, state.alpha >= 1, !state.isClipped, !isInLayer else {
            return false
        }
        return path.isRectangle && path.boundingBox.contains(CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// Draws the line of `path`, which is in pixels; the pen is in user space.
    internal func stroke(_ path: CGPath) {
        guard !path.isEmpty, state.lineWidth > 0, state.isDrawable else { return }
        let factor = max(hypot(ctm.a, ctm.b), hypot(ctm.c, ctm.d))
        let reach = state.lineWidth / 2 * factor * max(state.miterLimit, 2.0.squareRoot())
        let bounds = path.boundingBox.insetBy(dx: -reach, dy: -reach)
        draw(.color(state.strokeColor), within: bounds) { [state] cairo in
            path.trace(in: cairo)
            state.selectPen(in: cairo, factor: factor)
            cairo_stroke(cairo)
        }
    }

    /// Narrows the clip to the inside of the current path and drops it.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = state.isDrawable ? currentPath : nil
        beginPath()
        state.isClipped = true
        perform { bitmap in
            cairo_new_path(bitmap.cairo)
            path?.trace(in: bitmap.cairo)
            cairo_set_fill_rule(bitmap.cairo, rule.cairoRule)
            cairo_clip(bitmap.cairo)
        }
    }

    /// Narrows the clip to `rect`; drops the current path.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Narrows the clip to what lies in any of `rects`; drops the current path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Widens the clip to the whole bitmap, or to the whole transparency layer.
    public func resetClip() {
        state.isClipped = false
        perform { cairo_reset_clip($0.cairo) }
    }

    /// The smallest rectangle in user space around what the clip lets through; null where that is nothing.
    public var boundingBoxOfClipPath: CGRect {
        guard let bitmap, state.isDrawable else { return .null }
        let extent = CGRect(clipOf: bitmap.cairo)
        return extent.isEmpty ? .null : extent.applying(ctm.inverted())
    }
}

extension GraphicsState {
    /// Sets the pen's parameters and its space; `factor` is the most that the transform stretches a length.
    fileprivate func selectPen(in cairo: OpaquePointer, factor: CGFloat) {
        var matrix = cairo_matrix_t(ctm)
        cairo_set_matrix(cairo, &matrix)
        cairo_set_line_width(cairo, lineWidth)
        cairo_set_miter_limit(cairo, miterLimit)
        switch lineCap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch lineJoin {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        if dashLengths.reduce(0, +) * factor >= 0.25 {
            cairo_set_dash(
                cairo, dashLengths.map(Double.init), Int32(dashLengths.count), Double(dashPhase))
        }
    }
}

extension CGRect {
    /// The smallest rectangle around what the clip of `cairo` lets through, in its space.
    internal init(clipOf cairo: OpaquePointer) {
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGPathFillRule {
    fileprivate var cairoRule: cairo_fill_rule_t {
        self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    }
}

extension CGPath {
    /// Covers the inside of this path, which is in pixels.
    internal func fill(in cairo: OpaquePointer, _ rule: CGPathFillRule) {
        trace(in: cairo)
        cairo_set_fill_rule(cairo, rule.cairoRule)
        cairo_fill(cairo)
    }

    /// Repeats this path, which is in pixels, as Cairo's.
    ///
    /// Cairo counts in 1/256 pixel in 32 bits; coordinates are limited well within, so that sums of a few fit too.
    fileprivate func trace(in cairo: OpaquePointer) {
        func limited(_ value: CGFloat) -> Double { min(max(value, -4_000_000), 4_000_000) }
        var last = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            let (a, b, c) = element.points
            switch element {
            case .move:
                cairo_move_to(cairo, limited(a.x), limited(a.y))
                last = a
                start = a
            case .line:
                cairo_line_to(cairo, limited(a.x), limited(a.y))
                last = a
            case .quadCurve:
                // The same curve as a cubic one: handles two thirds of the way to the control point.
                cairo_curve_to(
                    cairo, limited(last.x + (a.x - last.x) * 2 / 3), limited(last.y + (a.y - last.y) * 2 / 3),
                    limited(b.x + (a.x - b.x) * 2 / 3), limited(b.y + (a.y - b.y) * 2 / 3), limited(b.x), limited(b.y))
                last = b
            case .curve:
                cairo_curve_to(
                    cairo, limited(a.x), limited(a.y), limited(b.x), limited(b.y), limited(c.x), limited(c.y))
                last = c
            case .close:
                cairo_close_path(cairo)
                last = start
            }
        }
    }
}
