// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// An animator that is its own interaction controller: it starts by itself or by a gesture, and can be taken hold of at any
/// time, as was shown when transitions became interruptible.
class PausableTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    var initiallyInteractive = false
    private(set) var driver: PausableDriver?
    private(set) var log: [String] = []

    var wantsInteractiveStart: Bool { return initiallyInteractive }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return PausableDriver.animationDuration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        driver = PausableDriver(context: transitionContext)
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        return driver!.transitionAnimator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.append("ended \(transitionCompleted)")
        driver = nil
    }
}

/// What one run of it consists of.
class PausableDriver {
    static let animationDuration: TimeInterval = 0.5
    let transitionAnimator: UIViewPropertyAnimator
    let transitionContext: UIViewControllerContextTransitioning
    var isInteractive: Bool { return transitionContext.isInteractive }

    init(context: UIViewControllerContextTransitioning) {
        transitionContext = context
        let toView = context.view(forKey: .to)!
        context.containerView.addSubview(toView)
        toView.alpha = 0
        transitionAnimator = UIViewPropertyAnimator(duration: PausableDriver.animationDuration, curve: .easeInOut) {
            toView.alpha = 1
        }
        transitionAnimator.addCompletion { position in
            toView.alpha = 1
            context.completeTransition(position == .end)
        }
        if !context.isInteractive { animate(.end) }
    }

    func pauseAnimation() {
        transitionAnimator.pauseAnimation()
        transitionContext.pauseInteractiveTransition()
    }

    func updateInteraction(by step: CGFloat) {
        let percentComplete = transitionAnimator.fractionComplete + step
        transitionAnimator.fractionComplete = percentComplete
        transitionContext.updateInteractiveTransition(percentComplete)
    }

    func endInteraction(at position: UIViewAnimatingPosition) {
        guard transitionContext.isInteractive else { return }
        if position == .end {
            transitionContext.finishInteractiveTransition()
        } else {
            transitionContext.cancelInteractiveTransition()
        }
        animate(position)
    }

    private func animate(_ toPosition: UIViewAnimatingPosition) {
        transitionAnimator.isReversed = (toPosition == .start)
        if transitionAnimator.state == .inactive {
            transitionAnimator.startAnimation()
        } else {
            transitionAnimator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        }
    }
}
