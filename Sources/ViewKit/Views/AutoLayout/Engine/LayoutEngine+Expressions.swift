import Cassowary

/// Constraints as linear expressions.
extension LayoutEngine {
    /// Calls `body` with the terms of `first - multiplier x second`, and with the number to be added to the constraint's
    /// constant on the right side. Returns nil, without a call, where an item is gone or lies outside the holder.
    func withSides<Result>(
        of constraint: NSLayoutConstraint, _ body: (Cassowary.Expression, _ offset: Double) -> Result
    ) -> Result? {
        guard let space = constraint.holder else { return nil }
        let isMirrored = constraint.followsReading && space.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var sum = AttributeSum(in: space, isMirrored: isMirrored, engine: self)
        swap(&sum.expression, &spareExpression)
        defer { swap(&sum.expression, &spareExpression) }
        sum.expression.removeAll()
        guard sum.add(1, constraint.first) else { return nil }
        if let second = constraint.second, !sum.add(-Double(constraint.multiplier), second) { return nil }
        let offset = -sum.expression.constant
        sum.expression.constant = 0
        return body(sum.expression, offset)
    }

    /// Calls `body` with the views whose baselines or scroll offsets are part of the number that a constraint adds.
    func forEachStateItem(of constraint: NSLayoutConstraint, _ body: (any LayoutItem) -> Void) {
        let usesBaselines = constraint.usesBaselines
        constraint.forEachItem { item in
            if usesBaselines, let view = item as? UIView {
                let first = view.baselineView(isFirst: true)
                let last = view.baselineView(isFirst: false)
                body(first)
                if last !== first { body(last) }
            }
            guard item !== constraint.holder else { return }
            var container = item.layoutContainer
            while let view = container, view !== constraint.holder {
                if view is UIScrollView { body(view) }
                container = view.parent
            }
        }
    }
}
