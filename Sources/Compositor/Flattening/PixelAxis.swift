import Graphics

/// The map from one axis of a node to the screen, in pixels.
struct PixelAxis {
    var scale: Double
    var origin = 0.0
    /// The distance past the middle of a pixel up to which an edge still counts as before it, in pixels: pieces
    /// that meet there, as those half a pixel wide often do, are rounded to the same side in spite of their own
    /// rounding errors.
    private static let tie = 1.0 / 128

    /// The nearest edge of pixels to `place`, back in the node's points.
    func snapped(_ place: Double) -> Double {
        let pixel = place * scale + origin
        guard abs(pixel) < 1e9 else { return place }
        return (nearestEdge(pixel) - origin) / scale
    }

    /// The number of the first pixel behind the nearest edge of pixels to `pixel`.
    func snappedPixel(_ pixel: Double) -> Int32 { Int32(max(-1e9, min(1e9, nearestEdge(pixel)))) }

    private func nearestEdge(_ pixel: Double) -> Double {
        // Mirrored, it is the mirrored edge.
        scale > 0 ? (pixel + 0.5 - Self.tie).rounded(.down) : (pixel - 0.5 + Self.tie).rounded(.up)
    }

    /// The axes on the screen of a node that is not sheared, nor turned but by right angles; nil for any other.
    static func axes(of world: Homography) -> (across: PixelAxis, down: PixelAxis)? {
        guard world.isAffine else { return nil }
        if world.m12 == 0, world.m21 == 0, world.m11 != 0, world.m22 != 0 {
            return (PixelAxis(scale: world.m11, origin: world.m31), PixelAxis(scale: world.m22, origin: world.m32))
        }
        if world.m11 == 0, world.m22 == 0, world.m12 != 0, world.m21 != 0 {
            return (PixelAxis(scale: world.m12, origin: world.m32), PixelAxis(scale: world.m21, origin: world.m31))
        }
        return nil
    }
}
