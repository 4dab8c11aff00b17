#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Moves a panel with a finger: between the heights at which it rests, above the highest ever less, and below the lowest
/// away, which drives its dismissal.
final class PanelDrag: GestureDrivenTransition, UIGestureRecognizerDelegate {
    private unowned let panel: PanelPresentationController
    /// How high the panel stood when the drag began, in points.
    private var start: CGFloat = 0
    /// What the dismissal shows, to go along with a finger that has changed its mind.
    private weak var canvas: UIView?
    /// Where the panel goes once its dismissal is cancelled: it was let go above its lowest height.
    private var release: (height: CGFloat, velocity: CGFloat)?
    /// Seconds of the finger's velocity that count as already travelled between two heights; fewer than for a dismissal,
    /// so that a calm drag from the highest reaches the next one and not the ground.
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
            panel.rest(near: goal, velocity: velocity)
        }
    }

    /// The dismissal was cancelled: the panel goes on from where it was let go.
    func dismissalWasCancelled() {
        guard let release else { return }
        self.release = nil
        panel.place(height: release.height)
        panel.rest(near: release.height + release.velocity * Self.lookahead, velocity: release.velocity)
    }
}
