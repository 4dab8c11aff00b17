#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Owns the drag that drives a magic move: up from a picture opens it, down on the open picture closes it.
///
/// Progress is the travel since the drag was recognised, over 0.6 of the view's height.
final class MagicMoveDrag: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
    private unowned let navigationController: MagicMoveNavigationController
    private var operation = UINavigationController.Operation.none
    private static let travel: CGFloat = 0.6
    /// Seconds of the finger's velocity that count as already travelled: what `UIScrollView` would still slide.
    private static let lookahead: CGFloat = 0.499

    /// Whether a drag drives the transition that starts now.
    var isDragging: Bool { operation != .none }

    init(navigationController: MagicMoveNavigationController) {
        self.navigationController = navigationController
        super.init()
        let pan = UIPanGestureRecognizer(target: self, action: MagicMoveDrag.handlePan(_:))
        pan.delegate = self
        navigationController.view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let view = pan.view,
            navigationController.transitionCoordinator == nil
        else { return false }
        let goesUp = pan.translation(in: view).y < 0
        guard let grid = navigationController.topViewController as? PictureGridViewController else { return !goesUp }
        // Where it was pressed: a quick hand has left the picture before the drag is recognised.
        let (place, moved) = (pan.location(in: grid.view), pan.translation(in: grid.view))
        return goesUp && grid.selectPicture(at: CGPoint(x: place.x - moved.x, y: place.y - moved.y))
    }

    func handlePan(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view else { return }
        let sign: CGFloat = operation == .push ? -1 : 1
        let length = view.bounds.height * Self.travel
        switch pan.state {
        case .began: begin()
        case .changed: update(sign * pan.translation(in: view).y / length)
        case .ended:
            let projected = percentComplete + sign * pan.velocity(in: view).y / length * Self.lookahead
            if projected > 0.5 { finish() } else { cancel() }
            operation = .none
        case .cancelled:
            cancel()
            operation = .none
        default: break
        }
    }

    private func begin() {
        if let grid = navigationController.topViewController as? PictureGridViewController {
            operation = .push
            grid.openSelectedPicture()
        } else {
            operation = .pop
            navigationController.popViewController(animated: true)
        }
    }
}
