import CPango
import Foundation

extension CGContext {
    /// Gives everything drawn from now on a black shadow of a third of full strength.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Gives everything drawn from now on a shadow; nil for no shadow.
    ///
    /// `offset` is in points whatever the transform, positive heights downwards. `blur` is twice the standard deviation
    /// of the blur, in points, 0 to 500. Lengths that are not finite mean no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = GraphicsState.Shadow(offset: offset, blur: min(max(0, blur), 500), color: color.rgba)
    }
}

extension CairoBitmap {
    /// The strongest blur of a shadow, as a standard deviation in pixels.
    private static let maximumDeviation: CGFloat = 1000

    /// Draws the shadow of what `body` draws in pixels; none where that is more than fits into memory.
    internal func cast(
        _ shadow: GraphicsState.Shadow, _ state: GraphicsState, within bounds: CGRect?, _ body: (OpaquePointer) -> Void
    ) {
        let deviation = min(shadow.blur / 2 * scale, Self.maximumDeviation)
        let reach = (deviation * 3).rounded(.up) + 1
        // Beyond a million pixels a shadow is out of sight anyway.
        let offset = CGVector(
            dx: min(max(shadow.offset.width * scale, -1e6), 1e6), dy: min(max(shadow.offset.height * scale, -1e6), 1e6))
        guard let region = casters(within: bounds, offset: offset, reach: reach) else { return }
        let picture = PixelBuffer(width: Int(region.width), height: Int(region.height))
        let surface = CairoSurface(picture)
        cairo_surface_set_device_offset(surface.pointer, -region.minX, -region.minY)
        guard let target = cairo_create(surface.pointer) else { return }
        body(target)
        cairo_destroy(target)
        cairo_surface_flush(surface.pointer)
        let shade = CairoSurface(shade(of: picture, margin: Int(reach), deviation: deviation))
        let corner = CGPoint(x: region.minX - reach + offset.dx, y: region.minY - reach + offset.dy)
        composite(.color(shadow.color), state) { cairo_mask_surface($0, shade.pointer, corner.x, corner.y) }
    }

    /// The whole pixels that are seen within the clip, or whose shadow reaches there; limited to `bounds`.
    ///
    /// Nil where there are none, or more than a bitmap may have. (Foundation's `intersection` traps on huge numbers.)
    private func casters(within bounds: CGRect?, offset: CGVector, reach: CGFloat) -> CGRect? {
        let seen = CGRect(clipOf: cairo)
        if seen.isEmpty { return nil }
        var left = min(seen.minX, seen.minX - offset.dx - reach)
        var right = max(seen.maxX, seen.maxX - offset.dx + reach)
        var top = min(seen.minY, seen.minY - offset.dy - reach)
        var bottom = max(seen.maxY, seen.maxY - offset.dy + reach)
        if let bounds {
            // Comparisons in this form leave the limit as it is where the bound is not a number.
            if bounds.minX > left { left = bounds.minX }
            if bounds.minY > top { top = bounds.minY }
            if bounds.maxX < right { right = bounds.maxX }
            if bounds.maxY < bottom { bottom = bounds.maxY }
        }
        left = left.rounded(.down)
        top = top.rounded(.down)
        right = right.rounded(.up)
        bottom = bottom.rounded(.up)
        let width = right - left
        let height = bottom - top
        if width <= 0 || height <= 0 { return nil }
        // The blurred copy is larger than what casts it.
        let blurredWidth = width + 2 * reach
        let blurredHeight = height + 2 * reach
        guard blurredWidth <= CGFloat(CGContext.maximumLength), blurredHeight <= CGFloat(CGContext.maximumLength),
            blurredWidth * blurredHeight <= CGFloat(CGContext.maximumPixelCount)
        else { return nil }
        return CGRect(x: left, y: top, width: width, height: height)
    }

    /// The alpha of `picture`, blurred, with `margin` pixels more on each side.
    private func shade(of picture: PixelBuffer, margin: Int, deviation: CGFloat) -> AlphaMask {
        let mask = AlphaMask(width: picture.width + 2 * margin, height: picture.height + 2 * margin)
        for y in 0..<picture.height {
            let row = mask.base + (y + margin) * mask.bytesPerRow + margin
            for (x, pixel) in picture.row(y).enumerated() { row[x] = UInt8(pixel >> 24) }
        }
        mask.blur(deviation: Double(deviation))
        return mask
    }
}
