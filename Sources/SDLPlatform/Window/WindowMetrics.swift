import Compositor
import Foundation

/// The size of a window and its content, in the units there are.
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

    /// The area of the framebuffer that shows the content; around a fitted one there may be a margin.
    package let picture: PixelRect
    /// The scale at which the content would be shown with enough room.
    package let wantedScale: Double
    /// The size of fitted content in points; nil where the content is as large as the window.
    private let fittedSize: CGSize?

    /// Metrics of a window that measures the given window units and pixels.
    ///
    /// Without a usable `scale` (nil, not finite, not above 0) the display's own is taken: pixels per window unit. Content
    /// of `fitted` points that has no room at that scale keeps its size, in the middle, at the largest scale at which it has
    /// room but for less than a pixel; where `enlarges`, the largest one in any case. The content stays out of `insets`, as
    /// long as they leave a pixel.
    init(
        unitWidth: Int, unitHeight: Int, pixelWidth: Int, pixelHeight: Int, scale: Double? = nil,
        fitting fitted: CGSize? = nil, enlarges: Bool = false, beside insets: PixelInsets = .none
    ) {
        let width = max(1, pixelWidth)
        let height = max(1, pixelHeight)
        self.pixelWidth = width
        self.pixelHeight = height
        pixelsPerUnitX = Double(width) / Double(max(1, unitWidth))
        pixelsPerUnitY = Double(height) / Double(max(1, unitHeight))
        let wanted = scale.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? pixelsPerUnitX
        wantedScale = wanted
        let left = min(insets.left, width - 1)
        let top = min(insets.top, height - 1)
        let room = (width: max(1, width - left - insets.right), height: max(1, height - top - insets.bottom))
        guard let fitted, fitted.width > 0, fitted.height > 0,
            case let fitting = Self.scale(fitting: fitted, width: room.width, height: room.height),
            enlarges || fitting < wanted
        else {
            self.scale = wanted
            fittedSize = nil
            picture = PixelRect(width: room.width, height: room.height).moved(x: left, y: top)
            return
        }
        self.scale = fitting
        fittedSize = fitted
        // Whole pixels only: what a pixel of the edge shows beside the content would be left from before.
        let pictureWidth = min(room.width, max(1, Int(fitted.width * fitting + 1e-6)))
        let pictureHeight = min(room.height, max(1, Int(fitted.height * fitting + 1e-6)))
        picture = PixelRect(width: pictureWidth, height: pictureHeight)
            .moved(x: left + (room.width - pictureWidth) / 2, y: top + (room.height - pictureHeight) / 2)
    }

    /// The largest scale at which `size` has room in so many pixels. Where that leaves less than a pixel beside the content,
    /// it is the one at which the content covers all pixels, and less than one of its own is cut off.
    private static func scale(fitting size: CGSize, width: Int, height: Int) -> Double {
        let across = Double(width) / size.width
        let down = Double(height) / size.height
        let covering = max(across, down)
        let isCutLittle = size.width * covering < Double(width + 1) && size.height * covering < Double(height + 1)
        return isCutLittle ? covering : min(across, down)
    }

    /// Whether the scale is another than wanted, so that the content has room.
    package var isFitted: Bool { fittedSize != nil }

    /// Whether a margin is around the content.
    package var hasMargin: Bool { picture != PixelRect(width: pixelWidth, height: pixelHeight) }

    /// The size of the content in points.
    package var size: CGSize {
        fittedSize ?? CGSize(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
    }

    /// The window in points of the content, whose origin is (0, 0).
    package var windowBounds: CGRect {
        CGRect(
            x: -Double(picture.minX) / scale, y: -Double(picture.minY) / scale, width: Double(pixelWidth) / scale,
            height: Double(pixelHeight) / scale)
    }

    /// The point of the content at (`x`, `y`) in window units.
    func point(unitX x: Double, unitY y: Double) -> CGPoint {
        let window = windowBounds
        return CGPoint(x: window.minX + x * pixelsPerUnitX / scale, y: window.minY + y * pixelsPerUnitY / scale)
    }

    /// The point of the content at the fractions `x` and `y` of the window's width and height.
    func point(fractionX x: Double, fractionY y: Double) -> CGPoint {
        let window = windowBounds
        return CGPoint(x: window.minX + x * window.width, y: window.minY + y * window.height)
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

extension PixelRect {
    /// The same rectangle, `x` pixels further to the right and `y` further down.
    package func moved(x: Int, y: Int) -> PixelRect {
        PixelRect(
            minX: minX + Int32(x), minY: minY + Int32(y), maxX: maxX + Int32(x), maxY: maxY + Int32(y))
    }
}
