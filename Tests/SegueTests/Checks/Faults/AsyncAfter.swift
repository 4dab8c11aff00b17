import UIKit

final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var isReversed = false
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.8
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let toVC = context.viewController(forKey: .to),
            let fromShot = from.snapshotView(afterScreenUpdates: false),
            let toShot = to.snapshotView(afterScreenUpdates: true)
        else {
            return context.completeTransition(false)
        }
        let container = context.containerView
        to.frame = context.finalFrame(for: toVC)
        container.addSubview(to)

        let stage = UIView(frame: container.bounds)
        stage.backgroundColor = .black
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 800
        stage.layer.sublayerTransform = perspective
        container.addSubview(stage)
        for shot in [toShot, fromShot] {
            shot.frame = stage.bounds
            shot.layer.isDoubleSided = false
            stage.addSubview(shot)
        }
        let sign: CGFloat = isReversed ? -1 : 1
        toShot.layer.transform = CATransform3DMakeRotation(-.pi / 2 * sign, 0, 1, 0)
        toShot.alpha = 0

        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
            UIView.animate(withDuration: 0.1) { stage.backgroundColor = .red }
        }
        UIView.animateKeyframes(
            withDuration: transitionDuration(using: context), delay: 0, options: .calculationModeCubic
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                fromShot.layer.transform = CATransform3DMakeRotation(.pi / 2 * sign, 0, 1, 0)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.01) {
                fromShot.alpha = 0
                toShot.alpha = 1
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                toShot.layer.transform = CATransform3DIdentity
            }
        } completion: { _ in
            stage.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
