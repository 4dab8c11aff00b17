import Foundation

/// The size of a window's content, in the two units there are.
///
/// The desktop counts *window units*, the framebuffer counts pixels, and we count points: `scale` pixels each. On
/// Wayland with a hi-dpi display a window unit is several pixels; on X11 it is always one.
package struct WindowMetrics: Hashable, Sendable {
    /// Pixels across the framebuffer; at least 1.
    package let pixelWidth: Int
    /// Rows of the framebuffer; at least 1.
    package let pixelHeight: Int
    /// Pixels to the point; above 0.
    package let scale: Double
    /// Pixels to the desktop's window unit, across.
    let pixelsPerUnitX: Double
    /// Pixels to the desktop's window unit, down.
    let pixelsPerUnitY: Double

    /// The size that is shown at a smaller scale than wanted, as the window has no room for it; nil where it has.
    private let fittedSize: CGSize?
    /// The scale at which the size would be shown with enough room.
    package let wantedScale: Double

    /// Metrics of a window that measures the given window units and pixels.
    ///
    /// Without a usable `scale` (nil, not finite, not above 0) the display's own is taken: pixels per window unit. Where
    /// `fitted` points have no room at that scale, it is the largest at which they have.
    init(
        unitWidth: Int, unitHeight: Int, pixelWidth: Int, pixelHeight: Int, scale: Double? = nil,
        fitting fitted: CGSize? = nil
    ) {
        self.pixelWidth = max(1, pixelWidth)
        self.pixelHeight = max(1, pixelHeight)
        pixelsPerUnitX = Double(self.pixelWidth) / Double(max(1, unitWidth))
        pixelsPerUnitY = Double(self.pixelHeight) / Double(max(1, unitHeight))
        let wanted = scale.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? pixelsPerUnitX
        var fitting = wanted
        if let fitted, fitted.width > 0, fitted.height > 0 {
            fitting = min(wanted, Double(self.pixelWidth) / fitted.width, Double(self.pixelHeight) / fitted.height)
        }
        self.scale = fitting
        wantedScale = wanted
        fittedSize = self.scale < wanted ? fitted : nil
    }

    /// Whether the scale is smaller than wanted.
    package var isFitted: Bool { fittedSize != nil }

    /// The size of the content in points. Of a fitted one, less than a pixel more or less makes no difference.
    package var size: CGSize {
        var size = CGSize(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
        guard let fittedSize else { return size }
        if abs(size.width - fittedSize.width) * scale < 1 { size.width = fittedSize.width }
        if abs(size.height - fittedSize.height) * scale < 1 { size.height = fittedSize.height }
        return size
    }

    /// The point at (`x`, `y`) in window units.
    func point(unitX x: Double, unitY y: Double) -> CGPoint {
        CGPoint(x: x * pixelsPerUnitX / scale, y: y * pixelsPerUnitY / scale)
    }

    /// The window units that give `size` points at `scale` pixels to the point, or at the display's own scale (nil).
    ///
    /// Lengths that are not finite, or below 1, are 1; nothing exceeds 16,384.
    static func unitSize(
        of size: CGSize, scale: Double?, pixelsPerUnit: Double
    ) -> (width: Int, height: Int) {
        let usable = scale.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        let unitsPerPoint = (usable ?? pixelsPerUnit) / pixelsPerUnit
        func units(_ points: Double) -> Int {
            let length = (points * unitsPerPoint).rounded()
            return length.isFinite ? Int(min(max(length, 1), 16_384)) : 1
        }
        return (units(size.width), units(size.height))
    }
}
