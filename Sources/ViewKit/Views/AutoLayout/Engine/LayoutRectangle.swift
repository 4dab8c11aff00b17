import Cassowary

/// The variables of one item in an engine.
@MainActor final class LayoutRectangle {
    weak var item: (any LayoutItem)?
    weak var engine: LayoutEngine?
    /// Nil for parts that no constraint needs.
    var variables = LayoutParts<Variable?>(repeating: nil)
    /// The constraints that hold the parts whose values come from outside.
    var pins = LayoutParts<(id: ConstraintID, pin: LayoutPin)?>(repeating: nil)
    /// The constraints that keep lengths from growing beyond the content.
    var hugging = LayoutParts<ConstraintID?>(repeating: nil)
    /// The constraints that keep lengths from shrinking below the content.
    var compressionResistance = LayoutParts<ConstraintID?>(repeating: nil)
    /// The content's size that these constraints hold; `UIView.noIntrinsicMetric` for none.
    var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    /// The width at which the height of the content was measured; nil where it does not depend on the width.
    var measuredWidth: CGFloat?
    /// The constraints that keep lengths from falling below 0, made where a solution would.
    var floors = LayoutParts<ConstraintID?>(repeating: nil)
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
