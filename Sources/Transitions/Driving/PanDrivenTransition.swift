#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A drag that drives a transition: the screen chooses the transition that a drag starts.
///
/// Progress is the distance since the drag was recognised, as a fraction of the travel that the screen gives.
final class PanDrivenTransition: GestureDrivenTransition, UIGestureRecognizerDelegate {
    /// Returns the function that starts the transition of a drag in a direction, pressed at a point of the view; nil
    /// where the drag is not for this transition.
    typealias Start = (DragDirection, CGPoint) -> (() -> Void)?

    private unowned let owner: UIViewController
    private let axis: DragAxis
    private let travel: (CGSize) -> CGFloat
    private let start: Start
    private var pending: (direction: DragDirection, start: () -> Void)?
    private var direction = DragDirection.down

    /// A drag of `recognizer` along `axis` on the view of `owner`, which keeps this object, or on `view` around it.
    ///
    /// `travel` gives the points of a whole transition for the size of that view.
    init(
        _ axis: DragAxis, in owner: UIViewController, on view: UIView? = nil,
        by recognizer: UIPanGestureRecognizer = UIPanGestureRecognizer(), travel: @escaping (CGSize) -> CGFloat,
        start: @escaping Start
    ) {
        self.axis = axis
        self.owner = owner
        self.travel = travel
        self.start = start
        super.init()
        recognizer.delegate = self
        follow(recognizer, on: view ?? owner.view) { [unowned self] in handle($0) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let view = pan.view,
            owner.transitionCoordinator == nil
        else { return false }
        let place = pan.location(in: view)
        let moved = pan.translation(in: view)
        guard let direction = axis.direction(of: moved) else { return false }
        // Where it was pressed: a quick hand has left the place before the drag is recognised.
        pending = start(direction, CGPoint(x: place.x - moved.x, y: place.y - moved.y)).map { (direction, $0) }
        return pending != nil
    }

    private func handle(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view else { return }
        let way = travel(view.bounds.size)
        switch pan.state {
        case .began:
            guard let pending else { return }
            direction = pending.direction
            self.pending = nil
            begin(pending.start)
        case .changed: move(to: direction.length(of: pan.translation(in: view)) / way)
        case .ended: letGo(velocity: direction.length(of: pan.velocity(in: view)) / way)
        case .cancelled: lose()
        default: break
        }
    }
}
