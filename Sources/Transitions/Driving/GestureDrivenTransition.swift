#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A gesture that drives the transition that it starts: what a screen hands over as the interaction controller while it
/// `isDriving`.
///
/// In Segue the next press catches what a gesture has let go, too. On a phone nothing does, unless the animator has an
/// `interruptibleAnimator(using:)` for this to `pause()`.
class GestureDrivenTransition: UIPercentDrivenInteractiveTransition {
    /// Whether the gesture drives a transition, or starts one now.
    private(set) final var isDriving = false
    private var target: GestureTarget?
    /// Seconds of the fingers' velocity that count as already travelled: what `UIScrollView` would still slide.
    private static let lookahead: CGFloat = 0.499

    /// Lets `handle` hear of `recognizer`, which is put on `view`.
    final func follow<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, on view: UIView, _ handle: @escaping (Recognizer) -> Void
    ) {
        target = GestureTarget(of: recognizer) { [unowned recognizer] in handle(recognizer) }
        view.addGestureRecognizer(recognizer)
    }

    /// Drives what `start` starts.
    final func begin(_ start: () -> Void) {
        isDriving = true
        start()
    }

    /// The fingers moved the transition to `progress`.
    final func move(to progress: CGFloat) {
        if isDriving { update(progress) }
    }

    /// The fingers lifted while progress grew by `velocity` a second: it goes on past half of the way, otherwise back.
    final func letGo(velocity: CGFloat) {
        guard isDriving else { return }
        isDriving = false
        if percentComplete + velocity * Self.lookahead > 0.5 { finish() } else { cancel() }
    }

    /// The fingers were lost, or changed their mind.
    final func lose() {
        guard isDriving else { return }
        isDriving = false
        cancel()
    }
}
