/// The margins of a controller's view.
extension UIViewController {
    /// Whether the margins of the controller's view are at least `systemMinimumLayoutMargins`; true by default.
    public var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { !ignoresMinimumMargins }
        set {
            ignoresMinimumMargins = !newValue
            viewIfLoaded?.marginsDidChange()
        }
    }

    /// The least margins of a controller's view: 16 points at the sides, 20 where the view is at least 390 points wide, as
    /// measured on iOS 26.1.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 390 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
