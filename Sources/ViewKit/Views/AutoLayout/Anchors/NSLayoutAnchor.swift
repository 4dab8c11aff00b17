/// An attribute of a view or guide from which constraints are made; `AnchorType` keeps axes and lengths apart.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    /// A name of the anchor for reports.
    open var name: String { "\(operand.attribute)" }

    /// The item that the anchor belongs to; nil once it is deallocated.
    open var item: AnyObject? { operand.item }

    /// Whether the constraints leave the item undetermined on the anchor's axis.
    open var hasAmbiguousLayout: Bool {
        if let view = operand.item as? UIView { return view.hasAmbiguousLayout }
        return (operand.item as? UILayoutGuide)?.hasAmbiguousLayout ?? false
    }

    /// The active constraints that mention the anchor.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        operand.item?.mentions.filter {
            $0.firstItem === operand.item && $0.firstAttribute == operand.attribute
                || $0.secondItem === operand.item && $0.secondAttribute == operand.attribute
        } ?? []
    }

    /// The inactive constraint `self == anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor)
    }

    /// The inactive constraint `self >= anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor)
    }

    /// The inactive constraint `self <= anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor)
    }

    /// The inactive constraint `self == anchor + c`, in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: c)
    }

    /// The inactive constraint `self >= anchor + c`, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: c) }

    /// The inactive constraint `self <= anchor + c`, in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: c) }

    final func relate(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, relation, anchor.operand, multiplier: multiplier, constant: constant)
    }

    /// The constraint that puts this anchor at `multiplier` standard distances after `anchor`.
    final func space(
        _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(relation, anchor, constant: multiplier * NSLayoutConstraint.systemSpacing) }
}

extension NSLayoutConstraint {
    /// The standard distance between neighbours, in points.
    static let systemSpacing: CGFloat = 8
}
