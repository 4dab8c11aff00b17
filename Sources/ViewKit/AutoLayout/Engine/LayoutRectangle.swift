import Cassowary

/// The variables of one item in an engine.
@MainActor final class LayoutRectangle {
    weak var item: (any LayoutItem)?
    weak var engine: LayoutEngine?
    /// By `LayoutPart`; nil for parts that no constraint needs.
    var variables: [Variable?] = [nil, nil, nil, nil]
    /// The constraints that hold the pinned parts, by `LayoutPart`.
    var pins: [(id: ConstraintID, pin: LayoutPin)?] = [nil, nil, nil, nil]
    /// The constraints of the content's size: hugging and compression resistance of width and height.
    var contentConstraints: [ConstraintID?] = [nil, nil, nil, nil]
    /// The content's size that these constraints hold; `UIView.noIntrinsicMetric` for none.
    var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    /// The width at which the height of the content was measured; nil where it does not depend on the width.
    var measuredWidth: CGFloat?
    /// The constraints that keep width and height from falling below 0, made where a solution would.
    var floors: [ConstraintID?] = [nil, nil]
    /// Constraints whose constants depend on the item's scroll offset or on its baselines.
    var dependents: [NSLayoutConstraint] = []
    /// Whether constraints and contents decide about the frame.
    var isPositioned = false
    var hasChangedPins = false
    var hasChangedContent = false
    /// Whether a solution moved the rectangle since the last report.
    var isMoved = false

    init(_ item: any LayoutItem, in engine: LayoutEngine) {
        self.item = item
        self.engine = engine
    }

    var view: UIView? { item as? UIView }
}
