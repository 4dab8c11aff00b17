/// A place with coordinates of its own: a view, or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The extent in its own coordinates, in points.
    var bounds: CGRect { get }
    /// `point`, in these coordinates, in those of `coordinateSpace`.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// `point`, in the coordinates of `coordinateSpace`, in these.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The smallest upright rectangle in the coordinates of `coordinateSpace` around `rect` of these.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The smallest upright rectangle in these coordinates around `rect` of `coordinateSpace`.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// The view in whose coordinates points are; nil for those of the screen, which windows fill.
    fileprivate var view: UIView? { self as? UIView }
}

extension UIView: UICoordinateSpace {
    /// `point`, in this view's coordinates, in those of `coordinateSpace`.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: coordinateSpace.view)
    }

    /// `point`, in the coordinates of `coordinateSpace`, in this view's.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: coordinateSpace.view)
    }

    /// The smallest upright rectangle in the coordinates of `coordinateSpace` around `rect` of this view.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: coordinateSpace.view)
    }

    /// The smallest upright rectangle in this view's coordinates around `rect` of `coordinateSpace`.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: coordinateSpace.view)
    }
}

extension UIScreen: UICoordinateSpace {
    /// The coordinates of the screen as it is held.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The coordinates of the screen upright: the same, as a screen is not turned here but resized.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    /// `point`, in the screen's coordinates, in those of `coordinateSpace`.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.view?.convert(point, from: nil as UIView?) ?? point
    }

    /// `point`, in the coordinates of `coordinateSpace`, in the screen's.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.view?.convert(point, to: nil as UIView?) ?? point
    }

    /// The smallest upright rectangle in the coordinates of `coordinateSpace` around `rect` of the screen.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.view?.convert(rect, from: nil as UIView?) ?? rect
    }

    /// The smallest upright rectangle in the screen's coordinates around `rect` of `coordinateSpace`.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.view?.convert(rect, to: nil as UIView?) ?? rect
    }
}
