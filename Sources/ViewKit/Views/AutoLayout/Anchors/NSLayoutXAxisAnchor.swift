/// A position on the horizontal axis: a left, right, leading or trailing edge, or a horizontal centre.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to `otherAnchor`, as a length that constraints may use.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }

    /// The inactive constraint that puts this anchor `multiplier` standard distances of 8 points after `anchor`.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { space(.equal, after: anchor, multiplier) }

    /// The same, as the least distance.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { space(.greaterThanOrEqual, after: anchor, multiplier) }

    /// The same, as the largest distance.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { space(.lessThanOrEqual, after: anchor, multiplier) }
}
