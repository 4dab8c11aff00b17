/// A rectangle in a view that constraints position, without a view of its own.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The view that owns the guide; nil before it is added to one.
    open internal(set) weak var owningView: UIView?
    /// A name for reports; empty by default.
    open var identifier = ""
    /// The active constraints that mention the guide.
    final var mentions: [NSLayoutConstraint] = []
    /// The guide in its view's engine; nil where no constraint mentions it.
    final weak var rectangle: LayoutRectangle?

    /// A guide without a view.
    public override init() { super.init() }

    /// The rectangle, in points, in the coordinates of the owning view; zero without constraints.
    open var layoutFrame: CGRect {
        guard let owner = owningView else { return .zero }
        if let pinned = pinnedFrame(in: owner) { return pinned }
        guard let engine = rectangle?.engine else { return .zero }
        engine.update()
        return rectangle.map(engine.frame(of:)) ?? .zero
    }

    /// The rectangle of a guide that the view itself positions.
    func pinnedFrame(in owner: UIView) -> CGRect? { nil }

    func layoutPin(_ part: LayoutPart, in engine: LayoutEngine) -> LayoutPin? { nil }

    /// Called when a solution moved the guide.
    func frameDidChange() {}
}

extension UILayoutGuide: LayoutItem {
    final var layoutContainer: UIView? { owningView }
    final var layoutView: UIView? { owningView }

    final func addMention(_ constraint: NSLayoutConstraint) {
        if mentions.last !== constraint { mentions.append(constraint) }
    }

    final func removeMention(_ constraint: NSLayoutConstraint) { mentions.removeIdentical(to: constraint) }

    /// The active constraints that position or size the guide along `axis`.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        mentions.filter { $0.firstAttribute.axis == axis.along }
    }

    /// Whether the constraints leave the guide's rectangle undetermined.
    public var hasAmbiguousLayout: Bool {
        guard let rectangle, let engine = rectangle.engine else { return false }
        engine.update()
        return !engine.ambiguousParts(of: rectangle).isEmpty
    }
}
