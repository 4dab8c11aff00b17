/// One side of a constraint: an attribute of an item, or the distance between two positions.
@MainActor struct LayoutOperand {
    /// The view or guide; nil once it is deallocated.
    weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    /// The item and attribute from which a distance is measured; nil for a single attribute.
    private(set) weak var origin: (any LayoutItem)?
    let originAttribute: NSLayoutConstraint.Attribute
    /// Whether what was given as an item is neither a view nor a guide.
    let isForeign: Bool

    /// No item at all.
    init() {
        attribute = .notAnAttribute
        originAttribute = .notAnAttribute
        isForeign = false
    }

    init(_ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        item = object as? any LayoutItem
        isForeign = item == nil
        self.attribute = attribute
        originAttribute = .notAnAttribute
    }

    /// The distance from `origin` to `item`.
    init(from origin: LayoutOperand, to operand: LayoutOperand) {
        item = operand.item
        attribute = operand.attribute
        self.origin = origin.item
        originAttribute = origin.attribute
        isForeign = origin.isForeign || operand.isForeign
    }

    var isDistance: Bool { originAttribute != .notAnAttribute }

    private var isLength: Bool { isDistance || attribute.kind == .length }

    /// Whether an attribute depends on the direction of reading.
    var followsReading: Bool { attribute.isDirectional || originAttribute.isDirectional }

    /// Calls `body` with the items that still exist.
    func forEachItem(_ body: (any LayoutItem) -> Void) {
        if let item { body(item) }
        if let origin { body(origin) }
    }

    /// The nearest view that is or contains every item; nil without one.
    var commonAncestor: UIView? {
        guard let view = item?.layoutView else { return nil }
        guard isDistance else { return view }
        return origin?.layoutView.flatMap { view.nearestAncestor(containing: $0) }
    }

    /// The reason why no constraint can relate `first` to `second`; nil where one can.
    static func fault(
        _ first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat, constant: CGFloat
    ) -> String? {
        if first.isForeign || second?.isForeign == true {
            return "an item is neither a view nor a layout guide. Give a UIView or a UILayoutGuide."
        }
        guard constant.isFinite else { return "the constant \(constant) is not finite. Give a number of points." }
        guard first.attribute != .notAnAttribute else { return "the first attribute is missing. Give one." }
        guard let second else {
            return first.isLength
                ? nil
                : "\(first.attribute) is a position, and there is no second item to measure it from. Give one, or constrain "
                    + "the width or the height."
        }
        guard multiplier.isFinite else { return "the multiplier \(multiplier) is not finite. Give a number." }
        if multiplier == 0, !first.isLength {
            return "the multiplier 0 leaves the second item out. Give another number."
        }
        guard first.isLength == second.isLength else {
            return
                "\(first.attribute) and \(second.attribute) cannot be related: one is a length, the other a position. Relate "
                + "attributes of one kind."
        }
        if !first.isDistance, !second.isDistance, first.attribute.mixes(with: second.attribute) {
            return
                "\(first.attribute) and \(second.attribute) cannot be related: one follows the direction of reading. Use "
                + "leading and trailing for both."
        }
        return nil
    }
}
