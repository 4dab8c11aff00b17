import Motion

/// Zooming of the content by pinches and by code.
extension UIScrollView {
    /// The resistance beyond the limits of the scale, per factor of e.
    private static let zoomBand = RubberBand(dimension: 1)
    private static let zoomDuration = 0.3

    private var zoomedView: UIView? { ownDelegate?.viewForZooming(in: self) }

    final func zoomRangeChanged() { zoomRecognizer.isEnabled = maximumZoomScale > minimumZoomScale }

    private func limited(scale: CGFloat) -> CGFloat {
        guard scale.isFinite else { return self.scale }
        return min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    }

    final func zoom(to scale: CGFloat, animated: Bool) {
        let scale = limited(scale: scale)
        guard scale != self.scale, let view = zoomedView else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let anchor = unscaled(middle, in: view)
        let size = bounds.size
        let corner = CGPoint(x: size.width / 2, y: size.height / 2)
        change(animated: animated) {
            apply(scale, to: view, holding: anchor, at: corner)
            contentOffset = limited(contentOffset)
        }
    }

    final func zoom(toShow rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
        let scale = limited(scale: min(bounds.width / rect.width, bounds.height / rect.height))
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        let corner = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        change(animated: animated) {
            apply(scale, to: view, holding: middle, at: corner)
            contentOffset = limited(contentOffset)
        }
    }

    /// Runs `body`, animated with calls of the delegate for begin and end, or at once.
    private func change(animated: Bool, _ body: () -> Void) {
        stopMotion()
        guard animated, window != nil else { return body() }
        ownDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
        UIView.animate(withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction, animations: body) {
            [weak self] _ in
            guard let self, pinch == nil else { return }
            isAnimatingZoom = false
            ownDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: self.scale)
        }
    }

    /// `point` of the content in the coordinates of the zoomed view as it is at scale 1.
    private func unscaled(_ point: CGPoint, in view: UIView) -> CGPoint {
        CGPoint(x: (point.x - view.frame.minX) / scale, y: (point.y - view.frame.minY) / scale)
    }

    /// Scales `view` about its top left corner, and scrolls so that its point `anchor` lies at `place` of the visible
    /// area.
    private func apply(_ scale: CGFloat, to view: UIView, holding anchor: CGPoint, at place: CGPoint) {
        let corner = view.frame.origin
        self.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let moved = view.frame.origin
        view.center = CGPoint(x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
        contentSize = view.frame.size
        contentOffset = CGPoint(
            x: corner.x + anchor.x * scale - place.x, y: corner.y + anchor.y * scale - place.y)
        ownDelegate?.scrollViewDidZoom(self)
    }

    final func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
        switch recognizer.state {
        case .began: beginPinch()
        case .changed: continuePinch()
        case .ended, .cancelled, .failed: endPinch()
        case .possible: break
        }
    }

    private func beginPinch() {
        guard let view = zoomedView else { return }
        stopMotion()
        drag?.sheet?.cancel()
        drag?.sheet = nil
        pinch = ScrollPinch(scale: scale, anchor: unscaled(zoomRecognizer.location(in: self), in: view))
        ownDelegate?.scrollViewWillBeginZooming(self, with: view)
    }

    private func continuePinch() {
        guard let pinch, zoomRecognizer.numberOfTouches > 1, let view = zoomedView else { return }
        let place = zoomRecognizer.location(in: self) - contentOffset
        apply(resisted(scale: pinch.scale * zoomRecognizer.scale), to: view, holding: pinch.anchor, at: place)
    }

    private func resisted(scale: CGFloat) -> CGFloat {
        let inside = limited(scale: scale)
        guard bouncesZoom, scale > 0 else { return inside }
        return inside * exp(Self.zoomBand.displacement(for: log(scale / inside)))
    }

    private func endPinch() {
        guard pinch != nil else { return }
        pinch = nil
        restartDrag()
        let inside = limited(scale: scale)
        guard inside != scale || limited(contentOffset) != contentOffset, let view = zoomedView else {
            ownDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
            return
        }
        let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let anchor = unscaled(contentOffset + place, in: view)
        isAnimatingZoom = inside != scale
        UIView.animate(withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction) {
            apply(inside, to: view, holding: anchor, at: place)
            contentOffset = limited(contentOffset)
        } completion: { [weak self] _ in
            guard let self, pinch == nil else { return }
            isAnimatingZoom = false
            ownDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
        }
    }
}

/// A pinch of two fingers that zooms a scroll view's content.
struct ScrollPinch {
    /// The scale when the pinch began.
    let scale: CGFloat
    /// The point of the zoomed view, unscaled, that the fingers hold.
    let anchor: CGPoint
}

/// The pinch of a scroll view.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    /// A pinch and a drag of one scroll view go together.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.dragRecognizer
    }
}
