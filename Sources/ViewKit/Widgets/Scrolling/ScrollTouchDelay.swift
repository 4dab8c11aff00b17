/// Holds touches back from a scroll view's content until it is clear that they are not a drag.
///
/// It never recognises anything: it fails when the time is over, and when the touch is.
final class ScrollTouchDelay: UIGestureRecognizer {
    /// Seconds for which a touch is not delivered to the content.
    static let delay = 0.15
    private var token: MainQueue.Token?

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard token == nil, let touch = touches.first else { return }
        token = schedule(at: touch.timestamp + Self.delay) { [weak self] in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        super.reset()
        token = nil
    }
}
