/// Conversion between the coordinates of views; `nil` stands for the window, or the topmost view where there is none.
extension UIView {
    /// `point`, in this view's coordinates, in those of `view`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? rootView).layer)
    }

    /// `point`, in the coordinates of `view`, in this view's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? rootView).layer)
    }

    /// The smallest upright rectangle in the coordinates of `view` around `rect` of this view.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? rootView).layer)
    }

    /// The smallest upright rectangle in this view's coordinates around `rect` of `view`.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? rootView).layer)
    }

    /// `vector`, in the coordinates of `view`, in this view's: turned and scaled, not moved.
    final func convert(vector: CGPoint, from view: UIView?) -> CGPoint {
        let origin = convert(CGPoint.zero, from: view)
        let tip = convert(vector, from: view)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }

    /// `vector`, in this view's coordinates, in those of `view`: turned and scaled, not moved.
    final func convert(vector: CGPoint, to view: UIView?) -> CGPoint {
        let origin = convert(CGPoint.zero, to: view)
        let tip = convert(vector, to: view)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }

    /// Gives the view the size that suits it; its top left corner stays.
    public func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        let origin = frame.origin
        bounds = CGRect(origin: bounds.origin, size: size)
        let moved = frame.origin
        center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
    }

    /// Stands in `intrinsicContentSize` for a length that the content does not determine.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The insets that the screen's edges and the controllers' bars give the view.
    final var safeAreaInsetsByDefault: UIEdgeInsets {
        if let window = self as? UIWindow { return window.edgeInsets }
        guard window != nil, let superview else { return .zero }
        let own = owner?.coveredInsets ?? .zero
        if let given = superview.safeArea(of: self) { return given + own }
        let outer = superview.insetsForSubviews
        guard outer != .zero else { return own }
        let area = convert(superview.bounds.inset(by: outer), from: superview)
        // Views that reach beyond the superview's edge are covered as far as that one, and no further.
        let all = convert(superview.bounds, from: superview)
        func reach(_ distance: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(0, distance), max(0, limit)) }
        return UIEdgeInsets(
            top: reach(area.minY - bounds.minY, area.minY - all.minY) + own.top,
            left: reach(area.minX - bounds.minX, area.minX - all.minX) + own.left,
            bottom: reach(bounds.maxY - area.maxY, all.maxY - area.maxY) + own.bottom,
            right: reach(bounds.maxX - area.maxX, all.maxX - area.maxX) + own.right)
    }

    /// The part of the safe area that is passed on to subviews: a scroll view adds its own to the content's insets
    /// instead, on the axes on which it adjusts them.
    private var insetsForSubviews: UIEdgeInsets {
        var insets = safeAreaInsets
        guard insets != .zero, let scrollView = self as? UIScrollView else { return insets }
        if scrollView.adjusts(.y) {
            insets.top = 0
            insets.bottom = 0
        }
        if scrollView.adjusts(.x) {
            insets.left = 0
            insets.right = 0
        }
        return insets
    }

    /// `rect` moved to the nearest whole pixels, its size as it is.
    final func onPixels(_ rect: CGRect) -> CGRect {
        let scale = max(1, contentScaleFactor)
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
            height: rect.height)
    }
}
