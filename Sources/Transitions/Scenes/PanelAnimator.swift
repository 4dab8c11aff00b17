#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A panel slides up from below the screen, or down again; what belongs to the presentation goes beside it.
class PanelAnimator: TransitionAnimator {
    private let presents: Bool

    /// An animator of a presentation, or of a dismissal.
    init(presents: Bool, duration: TimeInterval) {
        self.presents = presents
        super.init(duration: duration)
    }

    final override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
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
        let (shown, way) = (picture.center, container.bounds.maxY - panel.frame.minY)
        let fades = UIAccessibility.isReduceMotionEnabled
        let show: Show = { [presents] part in
            let absence = presents ? 1 - part : part
            picture.alpha = fades ? 1 - absence : 1
            picture.center.y = fades ? shown.y : shown.y + way * absence
        }
        run(show, on: canvas, in: transitionContext) { panel.isHidden = false }
    }
}
