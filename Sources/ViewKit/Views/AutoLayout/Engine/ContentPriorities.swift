/// The priorities of one view's content on both axes.
struct ContentPriorities: Equatable {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
