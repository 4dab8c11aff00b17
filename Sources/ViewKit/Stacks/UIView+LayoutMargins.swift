/// The distance that content keeps from a view's edges.
extension UIView {
    /// The distance that content keeps from the edges of the safe area, in points; 8 on each side by default.
    ///
    /// Reading adds what the safe area covers.
    public var layoutMargins: UIEdgeInsets {
        get { ownMargins + safeAreaInsets }
        set {
            guard newValue != ownMargins else { return }
            ownMargins = newValue
            layoutMarginsDidChange()
            setNeedsLayout()
        }
    }

    /// The same, named after the direction of reading.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }
}
