/// The items of a constraint, for its engine.
extension NSLayoutConstraint {
    /// Calls `body` with the items of both sides that still exist.
    final func forEachItem(_ body: (any LayoutItem) -> Void) {
        first.forEachItem(body)
        second?.forEachItem(body)
    }

    /// Calls `body` with the views whose baselines or scroll offsets are part of the number that the constraint adds.
    final func forEachStateItem(_ body: (any LayoutItem) -> Void) {
        let usesBaselines = usesBaselines
        forEachItem { item in
            if usesBaselines, let view = item as? UIView {
                let first = view.baselineView(isFirst: true)
                let last = view.baselineView(isFirst: false)
                body(first)
                if last !== first { body(last) }
            }
            guard item !== holder else { return }
            var container = item.layoutContainer
            while let view = container, view !== holder {
                if view is UIScrollView { body(view) }
                container = view.parent
            }
        }
    }

    /// Whether the constraint relates baselines of text.
    final var usesBaselines: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

    /// Whether the constraint counts distances in the direction of reading.
    final var followsReading: Bool { first.followsReading || second?.followsReading == true }

    /// Whether the constraint can define a variable by others.
    final var isDefinition: Bool { relation == .equal && priority == .required }
}
