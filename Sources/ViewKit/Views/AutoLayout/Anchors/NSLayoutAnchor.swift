/// An attribute of a view or guide from which constraints are made; `AnchorType` keeps axes and lengths apart.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final let operand: LayoutOperand
    nonisolated fileprivate final let identity: AnchorIdentity

    init(_ operand: LayoutOperand) {
        self.operand = operand
        identity = AnchorIdentity(operand)
        super.init()
    }

    /// Whether `object` is an anchor of the same attribute of the same item.
    open override func isEqual(_ object: Any?) -> Bool { (object as? any IdentifiedAnchor)?.identity == identity }

    open override var hash: Int { identity.hashValue }

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

/// The attribute and the item of an anchor, and those from which it measures a distance.
private struct AnchorIdentity: Hashable {
    private let item, origin: ObjectIdentifier?
    private let attribute, originAttribute: NSLayoutConstraint.Attribute

    @MainActor init(_ operand: LayoutOperand) {
        item = operand.item.map { ObjectIdentifier($0) }
        origin = operand.origin.map { ObjectIdentifier($0) }
        attribute = operand.attribute
        originAttribute = operand.originAttribute
    }
}

/// An anchor of any type, for comparison.
private protocol IdentifiedAnchor {
    nonisolated var identity: AnchorIdentity { get }
}

extension NSLayoutAnchor: IdentifiedAnchor {}

extension NSLayoutConstraint {
    /// The standard distance between neighbours, in points.
    static let systemSpacing: CGFloat = 8
}
