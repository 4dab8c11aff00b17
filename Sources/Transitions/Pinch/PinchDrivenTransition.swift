#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A pinch that drives a transition: the screen chooses the transition that a pinch starts.
///
/// Progress is how far the fingers have come from their distance at the start to the one at which the transition is
/// over, so that what shrinks by as much is always as wide as they are apart. Where it is the transition alone says.
final class PinchDrivenTransition: GestureDrivenTransition, UIGestureRecognizerDelegate {
    /// Returns the function that starts the transition of a pinch about a point of the view; nil where there is none.
    typealias Start = (CGPoint) -> (() -> Void)?

    private unowned let owner: UIViewController
    private let endScale: () -> CGFloat
    private let start: Start
    private var pending: (() -> Void)?

    /// A pinch on the view of `owner`, which keeps this object; the transition is over at the scale `endScale`, which is
    /// not 1.
    init(in owner: UIViewController, endScale: @escaping () -> CGFloat, start: @escaping Start) {
        self.owner = owner
        self.endScale = endScale
        self.start = start
        super.init()
        let pinch = UIPinchGestureRecognizer()
        pinch.delegate = self
        follow(pinch, on: owner.view) { [unowned self] in handle($0) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard owner.transitionCoordinator == nil else { return false }
        pending = start(gestureRecognizer.location(in: owner.view))
        return pending != nil
    }

    private func handle(_ pinch: UIPinchGestureRecognizer) {
        let way = endScale() - 1
        switch pinch.state {
        case .began:
            guard let pending else { return }
            self.pending = nil
            begin(pending)
        case .changed: move(to: (pinch.scale - 1) / way)
        case .ended: letGo(velocity: pinch.velocity / way)
        case .cancelled: lose()
        default: break
        }
    }
}
