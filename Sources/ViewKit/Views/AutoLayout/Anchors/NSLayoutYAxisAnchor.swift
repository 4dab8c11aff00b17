/// A position on the vertical axis: a top or bottom edge, a vertical centre or a baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to `otherAnchor`, as a length that constraints may use.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }

    /// The inactive constraint that puts this anchor `multiplier` standard distances of 8 points below `anchor`.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { space(.equal, after: anchor, multiplier) }

    /// The same, as the least distance.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { space(.greaterThanOrEqual, after: anchor, multiplier) }

    /// The same, as the largest distance.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { space(.lessThanOrEqual, after: anchor, multiplier) }
}
