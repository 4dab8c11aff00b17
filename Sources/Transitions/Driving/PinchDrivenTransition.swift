#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A pinch that drives a transition: a screen says what a pinch starts, and hands this over as the interaction controller
/// while `isDriving`.
///
/// Progress is how far the fingers have come from their distance at the start to the one at which the transition is
/// over, so that what shrinks by as much stays between them.
final class PinchDrivenTransition: UIPercentDrivenInteractiveTransition, GestureDriver, UIGestureRecognizerDelegate {
    private unowned let owner: UIViewController
    private let endScale: () -> CGFloat
    private let start: () -> Void
    /// Seconds of the fingers' velocity that count as already travelled, as for a drag.
    private static let lookahead: CGFloat = 0.499

    private(set) var isDriving = false

    /// A pinch on the view of `owner`, which keeps this object; it calls `start`, and the transition is over at the scale
    /// `endScale`, which is not 1.
    init(in owner: UIViewController, endScale: @escaping () -> CGFloat, start: @escaping () -> Void) {
        (self.owner, self.endScale, self.start) = (owner, endScale, start)
        super.init()
        let pinch = UIPinchGestureRecognizer(target: self, action: PinchDrivenTransition.handlePinch(_:))
        pinch.delegate = self
        owner.view.addGestureRecognizer(pinch)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        owner.transitionCoordinator == nil
    }

    func handlePinch(_ pinch: UIPinchGestureRecognizer) {
        let way = endScale() - 1
        switch pinch.state {
        case .began:
            isDriving = true
            start()
        case .changed: update((pinch.scale - 1) / way)
        case .ended:
            guard isDriving else { return }
            if percentComplete + pinch.velocity / way * Self.lookahead > 0.5 { finish() } else { cancel() }
            isDriving = false
        case .cancelled:
            if isDriving { cancel() }
            isDriving = false
        default: break
        }
    }
}
