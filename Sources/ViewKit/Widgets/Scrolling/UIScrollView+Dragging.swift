import Motion

/// Dragging of the content by fingers.
extension UIScrollView {
    /// Points per second below which a finger that leaves counts as still.
    private static let stillness = 5.0

    /// Whether the content can follow the drag that was recognised.
    final var mayBeginDrag: Bool {
        let way = dragRecognizer.translation(in: self)
        let axis: ScrollAxis = abs(way.x) > abs(way.y) ? .x : .y
        guard pinch != nil || scrolls(axis) else { return false }
        if dragRecognizer.isKeptByContent(of: self) { return false }
        return !leavesDragToOuter(axis, forward: way[axis] < 0)
    }

    /// Whether the content is at its end and a scroll view around this one is not.
    private func leavesDragToOuter(_ axis: ScrollAxis, forward: Bool) -> Bool {
        guard !hasRoom(axis, forward: forward) else { return false }
        var outer: UIView? = self
        while let view = outer {
            let scroll = view === self ? nil : view as? UIScrollView
            if let scroll, scroll.isScrollEnabled, scroll.hasRoom(axis, forward: forward) { return true }
            outer = view.superview
        }
        return false
    }

    /// Whether the content can be scrolled towards its end, or its start, without bouncing.
    final func hasRoom(_ axis: ScrollAxis, forward: Bool) -> Bool {
        let range = range(axis)
        let position = Double(contentOffset[axis])
        return forward ? position < range.upperBound - 0.5 : position > range.lowerBound + 0.5
    }

    /// Called when a finger has come down: stops the content's motion.
    final func fingerCameDown() {
        hasFingers = true
        if motion != nil { stopMotion() }
    }

    /// Called when the last finger has left: content that it held beyond an end goes back.
    final func fingersLeft() {
        hasFingers = false
        guard drag == nil, motion == nil, pinch == nil, window != nil, limited(contentOffset) != contentOffset else {
            return
        }
        release(velocity: .zero)
    }

    final func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDrag()
        case .changed: continueDrag()
        case .ended: endDrag(velocity: pan.velocity(in: self))
        case .cancelled, .failed: endDrag(velocity: .zero)
        case .possible: break
        }
    }

    private func beginDrag() {
        stopMotion()
        let way = dragRecognizer.velocity(in: self)
        var drag = ScrollDrag(origin: unresisted(contentOffset), shown: contentOffset)
        // A drag in between goes both ways, as in UIKit.
        if isDirectionalLockEnabled, max(abs(way.x), abs(way.y)) > 2 * min(abs(way.x), abs(way.y)) {
            drag.locked = abs(way.x) > abs(way.y) ? .y : .x
        }
        if drag.locked != .y { drag.sheet = SheetHandover(of: self) }
        self.drag = drag
        dragBegins()
        ownDelegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode.endsEditingOnDrag { window?.endEditing(true) }
        showIndicators()
        continueDrag()
    }

    private func continueDrag() {
        guard var drag, pinch == nil else { return }
        // An offset that was set meanwhile holds: the finger goes on from there.
        drag.origin = drag.origin + (contentOffset - drag.shown)
        let way = dragRecognizer.translation(in: self)
        var offset = contentOffset
        for axis in ScrollAxis.allCases where axis != drag.locked && scrolls(axis) {
            var position = drag.origin[axis] - way[axis]
            if axis == .y { position = drag.sheet?.position(for: position, from: range(.y).lowerBound) ?? position }
            offset[axis] = resisted(position, axis)
        }
        drag.shown = rounded(offset)
        self.drag = drag
        contentOffset = drag.shown
    }

    /// Restarts the drag from the present offset, as after a pinch.
    final func restartDrag() {
        guard let old = drag else { return }
        dragRecognizer.setTranslation(.zero, in: self)
        drag = ScrollDrag(origin: unresisted(contentOffset), shown: contentOffset, locked: old.locked)
    }

    private func endDrag(velocity finger: CGPoint) {
        guard let drag else { return }
        if dragRecognizer.state == .ended { continueDrag() }
        var velocity = CGPoint.zero
        for axis in ScrollAxis.allCases where axis != drag.locked && scrolls(axis) && pinch == nil {
            let place = axis == .x ? unresisted(contentOffset).x : unresisted(contentOffset).y
            velocity[axis] = -finger[axis] * band(axis).slope(at: place, clampedTo: range(axis))
            if abs(velocity[axis]) < Self.stillness { velocity[axis] = 0 }
        }
        if let sheet = self.drag?.sheet, sheet.end(dragRecognizer) { velocity.y = 0 }
        guard pinch == nil else {
            self.drag = nil
            hasFingers = false
            ownDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
            return
        }
        release(velocity: velocity, asksDelegate: true)
    }

    /// Starts the motion of released content with `velocity`, in points per second; after a drag the delegate may
    /// change its target.
    private func release(velocity: CGPoint, asksDelegate: Bool = false) {
        let time = releaseTime
        var motion = ScrollMotion(cause: .release, shown: contentOffset)
        for axis in ScrollAxis.allCases { motion[axis] = deceleration(axis, velocity: velocity[axis], at: time) }
        if asksDelegate {
            let ranges = [ScrollAxis.x: range(.x), .y: range(.y)]
            var target = rounded(motion.announcedTarget)
            let own = target
            let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
            target = proposedTarget(target, velocity: perMillisecond)
            target.y = screen?.restingOffset(near: target.y, of: self) ?? target.y
            ownDelegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
            for axis in ScrollAxis.allCases where target[axis] != own[axis] && target.isFinite {
                motion[axis] = deceleration(axis, velocity: velocity[axis], to: limited(target[axis], axis), at: time)
            }
            drag = nil
            hasFingers = false
            let decelerates = motion.endTime > time
            ownDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
            // The delegate may have changed the ends, as one does that loads more while the content is held beyond them.
            for axis in ScrollAxis.allCases where range(axis) != ranges[axis] {
                motion[axis] = deceleration(axis, velocity: velocity[axis], at: time)
                motion.shown[axis] = contentOffset[axis]
            }
            // The delegate may have scrolled elsewhere, or taken the view away.
            guard drag == nil, self.motion == nil, window != nil else { return }
        }
        guard motion.endTime > time else { return hideIndicators() }
        play(motion)
        ownDelegate?.scrollViewWillBeginDecelerating(self)
    }

    /// The time at which content starts that the last finger has left: by its stamp, which lies between two frames.
    private var releaseTime: Double {
        let now = layer.context.mediaTime
        let lift = dragRecognizer.sampleTime
        return abs(lift - now) < 0.1 ? lift + ScrollDeceleration.startDelay : now
    }

    /// The motion of released content along `axis`; nil where it stays.
    private func deceleration(_ axis: ScrollAxis, velocity: Double, at time: Double) -> ScrollDeceleration? {
        let state = MotionState(position: contentOffset[axis], velocity: velocity)
        let range = range(axis)
        let isOver = limited(contentOffset[axis], axis) != contentOffset[axis]
        if isPagingEnabled, !isOver {
            return deceleration(axis, velocity: velocity, to: page(near: state, range: range, axis), at: time)
        }
        guard velocity != 0 || isOver else { return nil }
        return ScrollDeceleration(
            releasing: state, at: time, decay: decelerationRate.decay, in: range, bounces: mayBounce(axis))
    }

    private func deceleration(_ axis: ScrollAxis, velocity: Double, to target: Double, at time: Double)
        -> ScrollDeceleration?
    {
        let state = MotionState(position: contentOffset[axis], velocity: velocity)
        guard velocity != 0 || target != state.position else { return nil }
        return ScrollDeceleration(releasing: state, at: time, on: target, tolerance: tolerance)
    }

    /// The page that is nearest to the content, or the next one in the direction in which it is flicked.
    private func page(near state: MotionState, range: ClosedRange<Double>, _ axis: ScrollAxis) -> Double {
        let length = Double(bounds.size[axis])
        guard length > 0 else { return state.position }
        let number = state.position / length
        let flick = 200.0
        let page =
            state.velocity > flick
            ? number.rounded(.down) + 1 : state.velocity < -flick ? number.rounded(.up) - 1 : number.rounded()
        return min(max(page * length, range.lowerBound), range.upperBound)
    }
}

extension ScrollPanGestureRecognizer {
    /// Whether a view in `scrollView` has the touch of the drag, and keeps it.
    func isKeptByContent(of scrollView: UIScrollView) -> Bool {
        attempted.contains { touch in
            guard touch.viewShare == .told, let view = touch.view, view !== scrollView else { return false }
            return !scrollView.canCancelContentTouches || !scrollView.touchesShouldCancel(in: view)
        }
    }
}

/// A drag of a scroll view's content by a finger, from its recognition to its end.
struct ScrollDrag {
    /// The offset, before resistance beyond the ends, at which the pan's translation is zero.
    var origin: CGPoint
    /// The offset that the drag has set last.
    var shown: CGPoint
    /// The axis along which a directional lock keeps the content still; nil for none.
    var locked: ScrollAxis?
    /// The sheet around the content, which the drag moves where that is at its top; nil for none.
    var sheet: SheetHandover?
}
