/// The drag of a scroll view, which it notifies of every finger that comes down in it, and of the last one that leaves.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.fingerCameDown()
        super.touchesBegan(touches, with: event)
    }

    override var appliesTravelBeyondRecognition: Bool { true }

    override func reset() {
        super.reset()
        scrollView?.fingersLeft()
    }

    /// A pinch and a drag of one scroll view go together.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.zoomRecognizer
    }
}
