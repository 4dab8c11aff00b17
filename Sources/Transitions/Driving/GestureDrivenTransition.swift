#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A gesture that drives the transition that it starts: the interaction controller of a screen while it `isDriving`.
///
/// In Segue the next press catches what a gesture has let go, too. On a phone nothing does, unless the animator has an
/// `interruptibleAnimator(using:)` for this to `pause()`.
class GestureDrivenTransition: UIPercentDrivenInteractiveTransition {
    /// Whether the gesture drives a transition, or starts one now.
    private(set) final var isDriving = false
    private var target: GestureTarget?
    /// Seconds of the fingers' velocity that count as already travelled: what `UIScrollView` would still slide.
    private static let lookahead: CGFloat = 0.499

    /// Adds `recognizer` to `view` and calls `handle` whenever it acts.
    final func follow<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, on view: UIView, _ handle: @escaping (Recognizer) -> Void
    ) {
        target = GestureTarget(of: recognizer) { [unowned recognizer] in handle(recognizer) }
        view.addGestureRecognizer(recognizer)
    }

    /// Drives the transition that `start` starts.
    final func begin(_ start: () -> Void) {
        isDriving = true
        start()
    }

    /// Called when the fingers moved the transition to `progress`.
    final func move(to progress: CGFloat) {
        if isDriving { update(progress) }
    }

    /// Called when the fingers lifted while progress grew by `velocity` per second: the transition finishes where the
    /// projection is beyond one half, and is cancelled otherwise.
    final func letGo(velocity: CGFloat) {
        guard isDriving else { return }
        isDriving = false
        if percentComplete + velocity * Self.lookahead > 0.5 { finish() } else { cancel() }
    }

    /// Called when the touches were cancelled, or the gesture went back: cancels the transition.
    final func lose() {
        guard isDriving else { return }
        isDriving = false
        cancel()
    }
}
