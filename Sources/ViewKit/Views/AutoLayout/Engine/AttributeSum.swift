import Cassowary

/// A sum of attributes, each times a factor, as a linear expression.
///
/// Positions are in the coordinates of a view that contains every item, or is it.
@MainActor struct AttributeSum {
    private let space: UIView
    /// Whether horizontal positions count from the right edge of `space` to the left.
    private let isMirrored: Bool
    private let engine: LayoutEngine
    var expression = Cassowary.Expression()

    /// An empty sum for the sides of a constraint; nil for one that no view holds.
    init?(for constraint: NSLayoutConstraint, engine: LayoutEngine) {
        guard let space = constraint.holder else { return nil }
        self.space = space
        self.engine = engine
        isMirrored = constraint.followsReading && space.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Adds `first - multiplier x second`; returns false where an item is gone or lies outside the space.
    mutating func add(sidesOf constraint: NSLayoutConstraint) -> Bool {
        guard add(1, constraint.first) else { return false }
        guard let second = constraint.second else { return true }
        return add(-Double(constraint.multiplier), second)
    }

    /// Adds one side of a constraint; returns false where an item is gone or lies outside the space.
    private mutating func add(_ factor: Double, _ operand: LayoutOperand) -> Bool {
        guard let item = operand.item, add(factor, operand.attribute, of: item) else { return false }
        guard operand.isDistance else { return true }
        guard let origin = operand.origin else { return false }
        return add(-factor, operand.originAttribute, of: origin)
    }

    private mutating func add(_ constant: Double) { expression.constant += constant }

    private mutating func addPart(_ factor: Double, _ part: LayoutPart, of item: any LayoutItem) {
        expression.terms.append(Term(engine.variable(part, of: engine.rectangle(of: item)), factor))
    }

    private mutating func add(
        _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem
    ) -> Bool {
        if let view = item as? UIView {
            if let inner = attribute.withinMargins { return add(factor, inner, ofMarginsOf: view) }
            if attribute.isBaseline { return addBaseline(factor, of: view, isFirst: attribute == .firstBaseline) }
            // Views in a scroll view are positioned in its content.
            if view === space, attribute.isEdge, let scrollView = view as? UIScrollView {
                return add(factor, attribute, of: scrollView.contentLayoutGuide)
            }
        }
        guard isMirrored, attribute.kind == .horizontalPosition else {
            return addPosition(factor, attribute.resolved(rightToLeft: false), of: item)
        }
        let content = (space as? UIScrollView)?.contentLayoutGuide
        addPart(factor, .width, of: content ?? space)
        return addPosition(-factor, attribute.resolved(rightToLeft: true), of: item)
    }

    private mutating func add(
        _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, ofMarginsOf view: UIView
    ) -> Bool {
        guard view === space, attribute.isEdge, let scrollView = view as? UIScrollView else {
            return add(factor, attribute, of: view.layoutMarginsGuide)
        }
        add(factor * scrollView.contentMargin(at: attribute, isMirrored))
        return add(factor, attribute, of: scrollView.contentLayoutGuide)
    }

    private mutating func addPosition(
        _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem
    ) -> Bool {
        switch attribute {
        case .width: addPart(factor, .width, of: item)
        case .height: addPart(factor, .height, of: item)
        case .left: return addOrigin(factor, .x, of: item)
        case .top: return addOrigin(factor, .y, of: item)
        case .right: return addOrigin(factor, .x, of: item, lengths: 1)
        case .bottom: return addOrigin(factor, .y, of: item, lengths: 1)
        case .centerX: return addOrigin(factor, .x, of: item, lengths: 0.5)
        case .centerY: return addOrigin(factor, .y, of: item, lengths: 0.5)
        case .firstBaseline: return addOrigin(factor, .y, of: item)
        case .lastBaseline: return addOrigin(factor, .y, of: item, lengths: 1)
        default: return false
        }
        return true
    }

    /// Adds the left or top edge of an item, the sum of those of the views between it and the space, and so many lengths
    /// of the item.
    private mutating func addOrigin(
        _ factor: Double, _ axis: ScrollAxis, of item: any LayoutItem, lengths: Double = 0
    ) -> Bool {
        if item === space { add(factor * Double(space.alignmentInset(axis))) }
        var current: any LayoutItem = item
        while current !== space {
            guard let container = current.layoutContainer else { return false }
            addPart(factor, .origin(axis), of: current)
            if container !== space {
                // From the content's coordinates to those of the alignment rectangle.
                let offset = container is UIScrollView ? container.bounds.origin[axis] : 0
                add(-factor * Double(offset + container.alignmentInset(axis)))
            }
            current = container
        }
        if lengths != 0 { addPart(factor * lengths, .length(axis), of: item) }
        return true
    }

    private mutating func addBaseline(_ factor: Double, of view: UIView, isFirst: Bool) -> Bool {
        let target = view.baselineView(isFirst: isFirst)
        let offsets = target.baselineOffsets
        add(factor * Double(isFirst ? offsets.top : -offsets.bottom))
        return addPosition(factor, isFirst ? .top : .bottom, of: target)
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
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        default: false
        }
    }
}
