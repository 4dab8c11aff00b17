/// A view's part in Auto Layout; views without constraints have none.
@MainActor final class ConstraintState {
    /// Whether the frame is set from outside: `translatesAutoresizingMaskIntoConstraints`.
    var translatesMask = true
    /// Whether constraints relate the inside of the view to views around it although its frame is set from outside.
    var joinsAncestors = false
    /// The engine of the constraints in the view, where the view is its host.
    var engine: LayoutEngine?
    /// The view in the engine of its superview; nil where no constraint needs it.
    weak var rectangle: LayoutRectangle?
    /// The constraints that the view holds, in the order of their activation.
    var constraints: [NSLayoutConstraint] = []
    /// The active constraints that mention the view.
    var mentions: [NSLayoutConstraint] = []
    /// The guides added to the view.
    var guides: [UILayoutGuide] = []
    var systemGuides = SystemLayoutGuides()
    /// The superview that lists the view among those that constraints position.
    weak var lister: UIView?
    /// The subviews that constraints position.
    var positioned: [UIView] = []
    /// The rank of content that resists growing; nil for that of the class.
    var hugging: ContentPriorities?
    /// The rank of content that resists shrinking.
    var compressionResistance = ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    /// Whether `updateConstraints()` is to be called before the next layout.
    var needsUpdateConstraints = false
    /// Whether `updateConstraints()` was called.
    var wasUpdated = false
    /// Whether the margins were set for leading and trailing edges, and follow the direction of reading.
    var hasDirectionalMargins = false
    var preservesMargins = false
    var insetsMarginsFromSafeArea = true
    var semanticContent = UISemanticContentAttribute.unspecified
    /// The engines that the layouts of the view in progress began with.
    var layoutEngines: [(own: LayoutEngine?, outer: LayoutEngine?)] = []
    /// Whether the view's ambiguity was reported.
    var wasExamined = false
}

/// The priorities of one view's content on both axes.
struct ContentPriorities: Equatable {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
