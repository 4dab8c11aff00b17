import Motion

/// Scrolling by a wheel.
extension UIScrollView {
    /// Scrolls by `distance` points within the ends: a spring takes the content to where the wheel has turned it in all.
    ///
    /// Returns false where nothing can move in that direction.
    final func turnWheel(by distance: CGPoint) -> Bool {
        guard isScrollEnabled, distance.isFinite, drag == nil, pinch == nil else { return false }
        let old = motion?.cause == .wheel ? motion : nil
        let time = layer.context.mediaTime
        var next = ScrollMotion(cause: .wheel, shown: contentOffset)
        for axis in ScrollAxis.allCases {
            let goal = old?[axis]?.target ?? Double(contentOffset[axis])
            let target = Double(limited(goal + distance[axis], axis))
            // What bounces goes on, and so does what cannot follow the wheel.
            guard distance[axis] != 0, target != goal else {
                next[axis] = old?[axis]
                continue
            }
            var state = motion?[axis]?.state(at: time) ?? MotionState(position: contentOffset[axis])
            state.position = contentOffset[axis]
            next[axis] = ScrollDeceleration(
                landingFrom: state, at: time, on: target, spring: .wheel, tolerance: tolerance)
        }
        let moves = ScrollAxis.allCases.contains { distance[$0] != 0 && next[$0]?.target != old?[$0]?.target }
        guard moves else { return old != nil && next.endTime > time }
        if old == nil { stopMotion() }
        play(next)
        return true
    }
}

extension UIWindow {
    /// Scrolls what lies at `point` of the window, by `distance` in points, positive towards the end of the content.
    ///
    /// The innermost view that scrolls in that direction or recognises pinches decides. Returns false where that is not
    /// a scroll view, whose own pinch does not count. One that has come to its end keeps the wheel, unless a view around
    /// it pinches: that gets a turn away from the user, outwards, where the content is at its start, and every turn where
    /// the content fits.
    package final func turnWheel(by distance: CGPoint, at point: CGPoint) -> Bool {
        withHost {
            var view = hitTest(point, with: nil)
            var hasRoom = false
            var isFound = false
            while let current = view {
                let scroll = (current as? UIScrollView).flatMap { $0.isScrollEnabled ? $0 : nil }
                if let scroll {
                    if scroll.turnWheel(by: distance) { return true }
                    isFound = true
                    hasRoom = hasRoom || scroll.hasRoom(distance.y != 0 ? .y : .x)
                }
                let ownPinch = (current as? UIScrollView)?.zoomRecognizer
                let pinches = current.recognizers.contains {
                    $0 is UIPinchGestureRecognizer && $0.isEnabled && $0 !== ownPinch
                }
                if pinches { return hasRoom && distance.y >= 0 }
                view = current.superview
            }
            return isFound
        }
    }
}
