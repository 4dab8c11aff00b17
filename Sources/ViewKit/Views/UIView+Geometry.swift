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

    /// `rect` moved to the nearest whole pixels, its size as it is.
    final func onPixels(_ rect: CGRect) -> CGRect {
        let scale = max(1, contentScaleFactor)
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
            height: rect.height)
    }
}
