/// The rectangle from (0, 0) to (`width`, `height`) of a local space, its corners rounded, and where it lies on the device.
///
/// The map takes local points to device pixels, y down; pixel (0, 0) covers the square from (0, 0) to (1, 1):
///
///     x' = a·x + c·y + tx        y' = b·x + d·y + ty
///
/// or, where `homography` is not 0, the perspective map with that index in `DrawList.homographies`; the six
/// coefficients are then unused.
package struct RoundedQuad: Hashable, Sendable, BitwiseCopyable {
    package var a, b, c, d, tx, ty: Float
    package var width, height: Float
    /// In local units; at most half the shorter side.
    package var radius: Float
    /// An index into `DrawList.homographies`; 0 where the map is affine.
    package var homography: UInt32

    package init(
        a: Float = 1, b: Float = 0, c: Float = 0, d: Float = 1, tx: Float = 0, ty: Float = 0,
        width: Float = 0, height: Float = 0, radius: Float = 0, homography: UInt32 = 0
    ) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
        self.width = width
        self.height = height
        self.radius = radius
        self.homography = homography
    }

    /// Whether rectangles stay rectangles with sides along the pixel grid, possibly mirrored.
    package var isUpright: Bool { homography == 0 && b == 0 && c == 0 }

    /// The position of the local point (`x`, `y`) on the device; meaningful for affine maps only.
    package func map(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (Double(a) * x + Double(c) * y + Double(tx), Double(b) * x + Double(d) * y + Double(ty))
    }

    /// Device pixels to the local unit: the square root of how much areas grow. Affine maps only.
    package var scale: Double { (Double(a) * Double(d) - Double(b) * Double(c)).magnitude.squareRoot() }

    /// The quad `distance` local units further in, in the local space of this one moved by as much; nil where nothing
    /// is left.
    package func inset(by distance: Float) -> RoundedQuad? {
        var inner = self
        inner.width -= 2 * distance
        inner.height -= 2 * distance
        guard inner.width > 0, inner.height > 0 else { return nil }
        inner.radius = max(0, radius - distance)
        inner.tx += (a + c) * distance
        inner.ty += (b + d) * distance
        return inner
    }
}
