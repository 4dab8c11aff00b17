import Foundation

/// Colours along a line, around a point or along a radius.
package struct Gradient: Hashable, Sendable {
    package enum Shape: String, Hashable, Sendable, CaseIterable { case axial, radial, conic }

    package struct Stop: Hashable, Sendable {
        /// 0 at the start, 1 at the end; stops ascend.
        package var location: Float
        /// Red, green, blue, alpha in sRGB, not premultiplied.
        package var color: SIMD4<Float>

        package init(location: Float, color: SIMD4<Float>) { (self.location, self.color) = (location, color) }
    }

    package var shape: Shape
    /// In unit coordinates of the node's bounds: where the line starts, or the centre.
    package var start: CGPoint
    /// In unit coordinates of the node's bounds: where the line ends, the corner of the ellipse, or the first angle.
    package var end: CGPoint
    /// At least one; before the first and behind the last the end colours go on.
    package var stops: [Stop]

    package init(shape: Shape, start: CGPoint, end: CGPoint, stops: [Stop]) {
        self.shape = shape
        self.start = start
        self.end = end
        self.stops = stops
    }
}
