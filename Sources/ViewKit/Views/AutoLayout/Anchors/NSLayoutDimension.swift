/// A length: a width, a height, or the distance between two anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The inactive constraint `self == c`, in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { hold(.equal, c) }

    /// The inactive constraint `self >= c`, in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        hold(.greaterThanOrEqual, c)
    }

    /// The inactive constraint `self <= c`, in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { hold(.lessThanOrEqual, c) }

    /// The inactive constraint `self == m x anchor`.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m)
    }

    /// The inactive constraint `self >= m x anchor`.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m) }

    /// The inactive constraint `self <= m x anchor`.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier: m) }

    /// The inactive constraint `self == m x anchor + c`, in points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: m, constant: c) }

    /// The inactive constraint `self >= m x anchor + c`, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

    /// The inactive constraint `self <= m x anchor + c`, in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

    private func hold(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, relation, nil, constant: constant)
    }
}
