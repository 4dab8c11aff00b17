import Foundation

/// Texts of points, sizes and rectangles as Swift prints them on Apple's systems: `(0.0, 0.0, 390.0, 844.0)`.

extension CGPoint: @retroactive CustomStringConvertible {
    /// The coordinates: `(x, y)`.
    public var description: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomStringConvertible {
    /// The lengths: `(width, height)`.
    public var description: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomStringConvertible {
    /// The origin and the size: `(x, y, width, height)`.
    public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
