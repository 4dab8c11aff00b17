#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A pinch that drives a transition: a screen says what a pinch starts.
///
/// Progress is how far the fingers have come from their distance at the start to the one at which the transition is
/// over, so that what shrinks by as much is always as wide as they are apart. Where it is the transition alone says.
final class PinchDrivenTransition: GestureDrivenTransition, UIGestureRecognizerDelegate {
    private unowned let owner: UIViewController
    private let endScale: () -> CGFloat
    private let start: () -> Void

    /// A pinch on the view of `owner`, which keeps this object; it calls `start`, and the transition is over at the scale
    /// `endScale`, which is not 1.
    init(in owner: UIViewController, endScale: @escaping () -> CGFloat, start: @escaping () -> Void) {
        self.owner = owner
        self.endScale = endScale
        self.start = start
        super.init()
        let pinch = UIPinchGestureRecognizer()
        pinch.delegate = self
        follow(pinch, on: owner.view) { [unowned self] in handle($0) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        owner.transitionCoordinator == nil
    }

    private func handle(_ pinch: UIPinchGestureRecognizer) {
        let way = endScale() - 1
        switch pinch.state {
        case .began: begin(start)
        case .changed: move(to: (pinch.scale - 1) / way)
        case .ended: letGo(velocity: pinch.velocity / way)
        case .cancelled: lose()
        default: break
        }
    }
}
