#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Moves a sheet between its heights: it follows the finger, beyond the large one ever less, and springs to the height to
/// which it was going; far below the medium one it goes away.
final class DetentDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let sheet: BottomSheetPresentationController
    /// How high the sheet stood when the drag began, in points.
    private var start: CGFloat = 0
    /// Seconds of the finger's velocity that count as already travelled, as for a transition.
    private static let lookahead: CGFloat = 0.2
    /// The slope with which a sheet that is drawn too far begins to follow, as that of a scroll view.
    private static let softness: CGFloat = 0.55

    init(_ sheet: BottomSheetPresentationController) {
        self.sheet = sheet
        super.init()
        let pan = UIPanGestureRecognizer(target: self, action: DetentDrag.handlePan(_:))
        pan.delegate = self
        sheet.panel.addGestureRecognizer(pan)
    }

    /// A drag downwards from the lower height is for the dismissal.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer,
            sheet.presentedViewController.transitionCoordinator == nil
        else { return false }
        return switch DragAxis.vertical.direction(of: pan.translation(in: pan.view)) {
        case .up: true
        case .down: !sheet.mayDragAway
        default: false
        }
    }

    func handlePan(_ pan: UIPanGestureRecognizer) {
        guard let container = sheet.containerView else { return }
        let height = start - pan.translation(in: container).y
        switch pan.state {
        case .began:
            // Where it shows: it may be on its way.
            let panel = sheet.panel
            start = container.bounds.maxY - (panel.layer.presentation() ?? panel.layer).frame.minY
            panel.layer.removeAllAnimations()
            place(height: start, in: container)
        case .changed: place(height: height, in: container)
        case .ended: letGo(at: height, velocity: -pan.velocity(in: container).y)
        case .cancelled: sheet.rest(at: sheet.detent)
        default: break
        }
    }

    /// Lets the sheet go on from `height`, which grows by `velocity` points a second.
    private func letGo(at height: CGFloat, velocity: CGFloat) {
        let (medium, large) = (sheet.height(of: .medium), sheet.height(of: .large))
        let goal = height + velocity * Self.lookahead
        if goal < medium * 0.5 {
            sheet.presentedViewController.dismiss(animated: true)
        } else {
            sheet.rest(at: goal < (medium + large) / 2 ? .medium : .large, velocity: velocity)
        }
    }

    private func place(height: CGFloat, in container: UIView) {
        let (top, room) = (sheet.height(of: .large), container.bounds.height)
        let beyond = max(0, height - top)
        let soft = room * (1 - 1 / (beyond * Self.softness / room + 1))
        sheet.panel.frame.origin.y = container.bounds.maxY - min(height, top) - soft
    }
}
