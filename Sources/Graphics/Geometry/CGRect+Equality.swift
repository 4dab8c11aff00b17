import Foundation

extension CGPoint {
    /// Whether `point2` is the same point.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether `size2` is the same size.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether `rect2` is the same rectangle; one with a negative size equals that which it is in standard form.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
