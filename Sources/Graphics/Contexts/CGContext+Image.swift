import CPango
import Foundation

extension CGContext {
    /// Draws `image` over `rect` as Core Graphics does, whose images have their first row at the largest y.
    ///
    /// With y pointing down that is upside down, as in a context of UIKit's. `UIImage.draw(in:)` draws upright.
    public func draw(_ image: CGImage, in rect: CGRect) {
        place(
            image,
            CGAffineTransform(
                a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY), over: rect)
    }

    /// Draws `image` over `rect` with its first row at the smallest y, stretched to fit.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        place(
            image,
            CGAffineTransform(
                a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY), over: rect)
    }

    /// Draws `image`, whose unit square `placement` puts into user space, within `rect`.
    private func place(_ image: CGImage, _ placement: CGAffineTransform, over rect: CGRect) {
        guard rect.isUsable, rect.width > 0, rect.height > 0, image.width > 0, image.height > 0, state.isDrawable,
            image.width <= Self.maximumLength, image.height <= Self.maximumLength
        else { return }
        let toUnit = CGAffineTransform(scaleX: 1 / CGFloat(image.width), y: 1 / CGFloat(image.height))
        let toPixels = toUnit.concatenating(placement).concatenating(ctm)
        guard toPixels.isInvertible else { return }
        let area = CGMutablePath()
        area.addRect(rect, transform: ctm)
        noteDrawing()
        perform { [state] bitmap in
            let pattern = CairoPattern(CairoSurface(image.pixels))
            cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern.pointer, state.interpolationQuality.cairoFilter)
            pattern.place(toPixels)
            bitmap.draw(.pattern(pattern), state, within: area.boundingBox) { area.fill(in: $0, .winding) }
        }
    }
}

extension CGInterpolationQuality {
    fileprivate var cairoFilter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}
