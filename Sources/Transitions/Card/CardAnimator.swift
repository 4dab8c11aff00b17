#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A card slides up from below the screen, or down again; what belongs to the presentation goes beside it.
final class CardAnimator: TransitionAnimator {
    private let presents: Bool

    init(presents: Bool) {
        self.presents = presents
        super.init(duration: 0.5)
    }

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let card = transitionContext.view(forKey: presents ? .to : .from) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        if presents {
            container.addSubview(card)
            card.layoutIfNeeded()
        }
        let canvas = UIView(frame: container.bounds)
        container.addSubview(canvas)
        let picture = canvas.snapshotView(card, afterUpdates: presents)
        // The card is the presentation's, not the controller's whose view lies in it.
        card.isHidden = true
        let (shown, way) = (picture.center, container.bounds.maxY - card.frame.minY)
        let fades = UIAccessibility.isReduceMotionEnabled
        let show = { [presents] (isAtEnd: Bool) in
            let isShown = isAtEnd == presents
            picture.alpha = isShown || !fades ? 1 : 0
            picture.center.y = isShown || fades ? shown.y : shown.y + way
        }
        run(show, on: canvas, in: transitionContext) { card.isHidden = false }
    }
}
