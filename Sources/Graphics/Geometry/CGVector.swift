import Foundation

/// A direction and a length in the plane.
public struct CGVector: Hashable, Codable, Sendable, BitwiseCopyable {
    /// The part along x.
    public var dx: CGFloat
    /// The part along y.
    public var dy: CGFloat

    /// The vector without length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// The vector without length.
    public init() { self.init(dx: 0, dy: 0) }

    /// The vector with the given parts.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// The vector with the given parts.
    public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

    /// The vector with the given parts.
    public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
}
