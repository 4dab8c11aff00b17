/// Distances from the four edges of a rectangle inwards, in points; negative ones lead outwards.
public struct UIEdgeInsets: Hashable, Sendable {
    /// From the top edge.
    public var top: CGFloat
    /// From the left edge.
    public var left: CGFloat
    /// From the bottom edge.
    public var bottom: CGFloat
    /// From the right edge.
    public var right: CGFloat

    /// No distance from any edge.
    public static let zero = UIEdgeInsets()

    /// No distance from any edge.
    public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

    /// Distances from the four edges.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension CGRect {
    /// The rectangle without its edges as wide as `insets` says; the null rectangle where more is taken than there is.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        let rect = standardized
        let size = CGSize(
            width: rect.width - insets.left - insets.right, height: rect.height - insets.top - insets.bottom)
        guard size.width >= 0, size.height >= 0 else { return .null }
        return CGRect(origin: CGPoint(x: rect.minX + insets.left, y: rect.minY + insets.top), size: size)
    }

    /// The rectangle larger by `factor` times `insets`; its lengths are at least 0.
    func outset(by factor: CGFloat, _ insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX - factor * insets.left, y: minY - factor * insets.top,
            width: max(0, width + factor * (insets.left + insets.right)),
            height: max(0, height + factor * (insets.top + insets.bottom)))
    }
}
