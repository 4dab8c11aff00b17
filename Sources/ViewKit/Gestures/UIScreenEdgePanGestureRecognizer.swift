/// A drag with one finger that comes in from an edge of the window.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The distance from the edge within which the touch may begin, in points; Apple publishes no number.
    package static let edgeWidth = 20.0

    /// The edges from which the drag may come; none by default, so that nothing is recognised.
    open var edges: UIRectEdge = []

    private var origins: UIRectEdge = []

    override final var defaultTouchLimit: Int { 1 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let touch = tracked.first else { return }
        origins = edges.intersection(Self.edges(near: touch))
        if origins.isEmpty { state = .failed }
    }

    override final func goesTheRightWay(_ travel: SIMD2<Double>) -> Bool {
        let x = travel.x
        let y = travel.y
        return origins.contains(.left) && x >= abs(y) || origins.contains(.right) && -x >= abs(y)
            || origins.contains(.top) && y >= abs(x) || origins.contains(.bottom) && -y >= abs(x)
    }

    private static func edges(near touch: UITouch) -> UIRectEdge {
        guard let bounds = touch.window?.bounds else { return [] }
        let place = touch.windowLocation
        var result: UIRectEdge = []
        if place.y - bounds.minY <= edgeWidth { result.insert(.top) }
        if place.x - bounds.minX <= edgeWidth { result.insert(.left) }
        if bounds.maxY - place.y <= edgeWidth { result.insert(.bottom) }
        if bounds.maxX - place.x <= edgeWidth { result.insert(.right) }
        return result
    }
}
