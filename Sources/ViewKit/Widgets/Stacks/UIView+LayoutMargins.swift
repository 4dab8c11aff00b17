/// The distances that content keeps from a view's edges.
extension UIView {
    /// The distances that content keeps from the edges, in points; 8 on each side of a plain view by default.
    ///
    /// Reading adds what the safe area covers, for a controller's view at least the controller's minimum, and what the
    /// superview's margins reach in where they are preserved.
    public var layoutMargins: UIEdgeInsets {
        get {
            var margins = ownMargins
            if let controller = owner as? UIViewController, controller.viewRespectsSystemMinimumLayoutMargins {
                let minimum = controller.systemMinimumLayoutMargins
                margins.left = max(margins.left, minimum.leading)
                margins.right = max(margins.right, minimum.trailing)
            }
            if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
            return preservesSuperviewLayoutMargins ? margins.reaching(superviewMargins) : margins
        }
        set {
            constraintState?.hasDirectionalMargins = false
            guard newValue != ownMargins else { return }
            ownMargins = newValue
            marginsDidChange()
        }
    }

    /// The same, named after the direction of reading.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isMirrored ? margins.left : margins.right)
        }
        set {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isMirrored ? newValue.leading : newValue.trailing)
            if newValue.leading != newValue.trailing { madeConstraintState.hasDirectionalMargins = true }
        }
    }

    /// Whether content also keeps the superview's margins, where the view reaches into them; false by default.
    public var preservesSuperviewLayoutMargins: Bool {
        get { constraintState?.preservesMargins ?? false }
        set {
            guard newValue != preservesSuperviewLayoutMargins else { return }
            madeConstraintState.preservesMargins = newValue
            marginsDidChange()
        }
    }

    /// Whether the margins begin at the safe area; true by default.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { constraintState?.insetsMarginsFromSafeArea ?? true }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            madeConstraintState.insetsMarginsFromSafeArea = newValue
            marginsDidChange()
        }
    }

    /// Takes in that margins changed: content and guides follow, also in subviews that preserve them.
    final func marginsDidChange() {
        layoutMarginsDidChange()
        owner?.viewLayoutMarginsDidChange()
        layoutGuidesDidChange()
        setNeedsLayout()
        for child in children where child.preservesSuperviewLayoutMargins { child.marginsDidChange() }
    }

    /// The distances by which the superview's margins reach into the view.
    private var superviewMargins: UIEdgeInsets {
        guard let parent else { return .zero }
        let area = parent.bounds.inset(by: parent.layoutMargins)
        let frame = untransformedFrame
        guard !area.isNull else { return .zero }
        return UIEdgeInsets(
            top: area.minY - frame.minY, left: area.minX - frame.minX, bottom: frame.maxY - area.maxY,
            right: frame.maxX - area.maxX)
    }
}

extension UIEdgeInsets {
    /// The larger of both distances at each edge.
    fileprivate func reaching(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
