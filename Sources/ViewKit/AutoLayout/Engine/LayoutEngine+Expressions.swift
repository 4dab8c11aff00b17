import Cassowary

/// Attributes as linear expressions.
extension LayoutEngine {
    /// The terms of `first - multiplier x second`, and the number to be added to the constraint's constant on the right
    /// side; nil where an item is gone or lies outside `space`.
    func sides(of constraint: NSLayoutConstraint, in space: UIView) -> (terms: [Cassowary.Term], constant: Double)? {
        let isMirrored = constraint.followsReading && space.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard let first = expression(constraint.first, in: space, isMirrored) else { return nil }
        guard let operand = constraint.second else { return (first.terms, -first.constant) }
        guard let second = expression(operand, in: space, isMirrored) else { return nil }
        let multiplier = Double(constraint.multiplier)
        let difference = first - multiplier * second
        return (difference.terms, -difference.constant)
    }

    private func expression(
        _ operand: LayoutOperand, in space: UIView, _ isMirrored: Bool
    ) -> Cassowary.Expression? {
        guard let item = operand.item, let end = expression(item, operand.attribute, in: space, isMirrored) else {
            return nil
        }
        guard operand.isDistance else { return end }
        guard let origin = operand.origin,
            let start = expression(origin, operand.originAttribute, in: space, isMirrored)
        else { return nil }
        return end - start
    }

    /// An attribute of an item, in the coordinates of `space`, which contains the item or is it; mirrored ones count from
    /// the right edge of `space` to the left.
    private func expression(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: UIView, _ isMirrored: Bool
    ) -> Cassowary.Expression? {
        if let view = item as? UIView {
            if let inner = attribute.withinMargins, view === space, let scrollView = view as? UIScrollView, inner.isEdge
            {
                let margin = scrollView.contentMargin(at: inner, isMirrored)
                return expression(scrollView.contentLayoutGuide, inner, in: space, isMirrored).map { $0 + margin }
            }
            if let inner = attribute.withinMargins {
                return expression(view.layoutMarginsGuide, inner, in: space, isMirrored)
            }
            if attribute == .firstBaseline || attribute == .lastBaseline {
                return baseline(of: view, isFirst: attribute == .firstBaseline, in: space)
            }
            // Views in a scroll view are positioned in its content.
            if view === space, let scrollView = view as? UIScrollView, attribute.isEdge {
                return expression(scrollView.contentLayoutGuide, attribute, in: space, isMirrored)
            }
        }
        guard isMirrored, attribute.kind == .horizontalPosition else {
            return position(item, attribute.resolved(rightToLeft: false), in: space)
        }
        let content = (space as? UIScrollView)?.contentLayoutGuide
        let width = variable(.width, of: rectangle(of: content ?? space))
        return position(item, attribute.resolved(rightToLeft: true), in: space).map { width - $0 }
    }

    private func position(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: UIView
    ) -> Cassowary.Expression? {
        let rectangle = rectangle(of: item)
        switch attribute {
        case .width: return Cassowary.Expression(variable(.width, of: rectangle))
        case .height: return Cassowary.Expression(variable(.height, of: rectangle))
        case .left: return origin(of: item, .x, in: space)
        case .top, .firstBaseline: return origin(of: item, .y, in: space)
        case .right: return origin(of: item, .x, in: space).map { $0 + variable(.width, of: rectangle) }
        case .bottom, .lastBaseline:
            return origin(of: item, .y, in: space).map { $0 + variable(.height, of: rectangle) }
        case .centerX: return origin(of: item, .x, in: space).map { $0 + 0.5 * variable(.width, of: rectangle) }
        case .centerY: return origin(of: item, .y, in: space).map { $0 + 0.5 * variable(.height, of: rectangle) }
        default: return nil
        }
    }

    /// The left or top edge of an item, in the coordinates of `space`: the sum of those of the views between.
    private func origin(of item: any LayoutItem, _ axis: ScrollAxis, in space: UIView) -> Cassowary.Expression? {
        var sum = Cassowary.Expression(constant: item === space ? Double(space.alignmentInset(axis)) : 0)
        var current: any LayoutItem = item
        while current !== space {
            guard let container = current.layoutContainer else { return nil }
            sum = sum + variable(.origin(axis), of: rectangle(of: current))
            if container !== space {
                // From the content's coordinates to those of the alignment rectangle.
                let offset = container is UIScrollView ? container.bounds.origin[axis] : 0
                sum = sum - Double(offset + container.alignmentInset(axis))
            }
            current = container
        }
        return sum
    }

    private func baseline(of view: UIView, isFirst: Bool, in space: UIView) -> Cassowary.Expression? {
        let target = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if target !== view, target.isDescendant(of: view) { return baseline(of: target, isFirst: isFirst, in: space) }
        guard let edge = position(view, isFirst ? .top : .bottom, in: space) else { return nil }
        let offsets = view.baselineOffsets
        return isFirst ? edge + Double(offsets.top) : edge - Double(offsets.bottom)
    }

    /// The views whose baselines or scroll offsets are part of the number that a constraint adds.
    func stateItems(of constraint: NSLayoutConstraint) -> [any LayoutItem] {
        let attributes = [constraint.firstAttribute, constraint.secondAttribute]
        let usesBaselines = attributes.contains(.firstBaseline) || attributes.contains(.lastBaseline)
        var result: [any LayoutItem] = []
        for item in constraint.items {
            if usesBaselines { result.append(item) }
            guard item !== constraint.holder else { continue }
            var container = item.layoutContainer
            while let view = container, view !== constraint.holder {
                if view is UIScrollView { result.append(view) }
                container = view.parent
            }
        }
        return result
    }
}

extension UIScrollView {
    /// The distance from an edge of the content to its margin, in the direction in which positions count.
    fileprivate func contentMargin(at edge: NSLayoutConstraint.Attribute, _ isMirrored: Bool) -> Double {
        let margins = ownMargins
        let distance: CGFloat =
            switch edge {
            case .top: margins.top
            case .bottom: -margins.bottom
            case .left: margins.left
            case .right: -margins.right
            case .leading: isMirrored ? margins.right : margins.left
            default: isMirrored ? -margins.left : -margins.right
            }
        return Double(distance)
    }
}

extension UIView {
    /// The distance of the alignment rectangle from the left or top edge.
    fileprivate func alignmentInset(_ axis: ScrollAxis) -> CGFloat {
        let insets = alignmentRectInsets
        return axis == .x ? insets.left : insets.top
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isEdge: Bool {
        [.left, .right, .top, .bottom, .leading, .trailing].contains(self)
    }
}
