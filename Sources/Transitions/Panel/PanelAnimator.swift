#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A panel springs up from below the screen, or goes down again; what belongs to the presentation goes beside it.
final class PanelAnimator: TransitionAnimator {
    private let presents: Bool
    private let damping: CGFloat
    /// The initial velocity of the panel in the direction of its motion, in points per second.
    private let velocity: CGFloat
    private var travel: CGFloat = 1

    /// An animator of a presentation, or of a dismissal: of a spring with the damping ratio `damping`.
    init(presents: Bool, duration: TimeInterval = 0.5, damping: CGFloat = 1, velocity: CGFloat = 0) {
        self.presents = presents
        self.damping = damping
        self.velocity = velocity
        super.init(duration: duration)
    }

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let panel = transitionContext.view(forKey: presents ? .to : .from) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        if presents {
            container.addSubview(panel)
            panel.layoutIfNeeded()
        }
        let canvas = UIView(frame: container.bounds)
        container.addSubview(canvas)
        let picture = canvas.snapshotView(panel, afterUpdates: true)
        // The panel is the presentation's, not the controller's whose view lies in it.
        panel.isHidden = true
        let shown = picture.center
        travel = max(1, container.bounds.maxY - panel.frame.minY)
        let fades = UIAccessibility.isReduceMotionEnabled
        let show: Show = { [presents, travel] part in
            let absence = presents ? 1 - part : part
            picture.alpha = fades ? 1 - absence : 1
            picture.center.y = fades ? shown.y : shown.y + travel * absence
        }
        run(show, on: canvas, in: transitionContext) { panel.isHidden = false }
    }

    override func animate(
        _ show: @escaping Show, in context: any UIViewControllerContextTransitioning,
        completion: @escaping (Bool) -> Void
    ) {
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: damping,
            initialSpringVelocity: velocity / travel, animations: { show(1) }, completion: completion)
    }
}
