/// The sizes of contents.
extension UIView {
    /// The rank at which the view resists growing beyond its content; 250 by default, that of labels
    /// 251 vertically.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (constraintState?.hugging ?? defaultContentHugging)[axis]
    }

    /// Sets the rank at which the view resists growing beyond its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard contentHuggingPriority(for: axis) != priority else { return }
        var hugging = constraintState?.hugging ?? defaultContentHugging
        hugging[axis] = priority
        madeConstraintState.hugging = hugging
        contentPrioritiesDidChange()
    }

    /// The rank at which the view resists shrinking below its content; 750 by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintState?.compressionResistance[axis] ?? .defaultHigh
    }

    /// Sets the rank at which the view resists shrinking below its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard contentCompressionResistancePriority(for: axis) != priority else { return }
        madeConstraintState.compressionResistance[axis] = priority
        contentPrioritiesDidChange()
    }

    func contentPrioritiesDidChange() {
        guard let rectangle = constraintState?.rectangle, rectangle.isPositioned else { return }
        rectangle.engine?.contentPrioritiesDidChange(of: rectangle)
    }

    /// The content's size for constraints; not a number stands for none.
    final var layoutContentSize: CGSize {
        var size = intrinsicContentSize
        if !size.width.isFinite || size.width < 0 { size.width = Self.noIntrinsicMetric }
        if !size.height.isFinite || size.height < 0 { size.height = Self.noIntrinsicMetric }
        return size
    }
}
