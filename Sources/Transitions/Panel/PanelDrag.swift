#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Moves a panel with a finger: between the heights at which it rests, with growing resistance above the highest, and
/// below the lowest out of sight, which drives its dismissal.
final class PanelDrag: GestureDrivenTransition, UIGestureRecognizerDelegate {
    private unowned let panel: PanelPresentationController
    /// The height of the panel when the drag began, in points.
    private var start: CGFloat = 0
    /// The canvas of the dismissal, which follows a finger that goes back above the lowest height.
    private weak var canvas: UIView?
    /// The height above the lowest one at which a drag that drove the dismissal was released, in points, and its
    /// velocity, in points per second: the panel goes on from there once the dismissal is cancelled.
    private var release: (height: CGFloat, velocity: CGFloat)?
    /// Seconds of the finger's velocity that count as already travelled between two heights; fewer than for a
    /// dismissal, so that a calm drag from the highest reaches the next one and does not dismiss the panel.
    private static let lookahead: CGFloat = 0.2

    /// A drag on the panel of `presentation`, which keeps this object.
    init(_ presentation: PanelPresentationController) {
        panel = presentation
        super.init()
        let pan = UIPanGestureRecognizer()
        pan.delegate = self
        follow(pan, on: presentation.panel) { [unowned self] in handle($0) }
    }

    private var presented: UIViewController { panel.presentedViewController }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, presented.transitionCoordinator == nil
        else { return false }
        return DragAxis.vertical.direction(of: pan.translation(in: pan.view)) != nil
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        canvas = transitionContext.containerView.subviews.last
    }

    private func handle(_ pan: UIPanGestureRecognizer) {
        guard let container = panel.containerView else { return }
        let height = start - pan.translation(in: container).y
        switch pan.state {
        case .began: start = panel.takeInHand()
        case .changed: move(toHeight: height)
        case .ended: letGo(at: height, velocity: -pan.velocity(in: container).y)
        case .cancelled: if isDriving { lose() } else { panel.rest(near: panel.restingHeight) }
        default: break
        }
    }

    private func move(toHeight height: CGFloat) {
        let lowest = panel.lowestHeight
        if height < lowest, !isDriving, presented.transitionCoordinator == nil {
            panel.restAtLowest()
            begin { presented.dismiss(animated: true) }
        }
        guard isDriving else { return panel.place(height: height) }
        move(to: (lowest - height) / lowest)
        canvas?.transform = CGAffineTransform(translationX: 0, y: -max(0, panel.shownHeight(height) - lowest))
    }

    /// Lets the panel go on from `height`, which grows by `velocity` points a second.
    private func letGo(at height: CGFloat, velocity: CGFloat) {
        let lowest = panel.lowestHeight
        let goal = height + velocity * Self.lookahead
        if isDriving {
            guard height > lowest else { return letGo(velocity: -velocity / lowest) }
            release = (height, velocity)
            lose()
        } else if goal < lowest / 2 {
            panel.dismiss(velocity: -velocity)
        } else {
            panel.rest(near: goal, velocity: panel.shownVelocity(velocity, at: height))
        }
    }

    /// Called when the dismissal was cancelled: the panel goes on from its height at the release.
    func dismissalWasCancelled() {
        guard let release else { return }
        self.release = nil
        panel.place(height: release.height)
        panel.rest(
            near: release.height + release.velocity * Self.lookahead,
            velocity: panel.shownVelocity(release.velocity, at: release.height))
    }
}
