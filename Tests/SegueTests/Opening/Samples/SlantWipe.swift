import Foundation
import QuartzCore
import UIKit.UINavigationController
import UIKit.UIViewControllerTransitioning

/// Wipes the new screen on behind a slanted edge: a shape layer masks it, and a basic animation moves the shape.
class SlantWipeAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    static let animationKey = "slantWipe"

    private let operation: UINavigationController.Operation
    private var transitionContext: UIViewControllerContextTransitioning?

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.7
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        self.transitionContext = transitionContext
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        if operation == .pop {
            container.insertSubview(toView, belowSubview: fromView)
        } else {
            container.addSubview(toView)
        }

        let maskedView: UIView = operation == .pop ? fromView : toView
        let covered = wedge(in: maskedView.bounds, progress: 1).cgPath
        let empty = wedge(in: maskedView.bounds, progress: 0).cgPath
        let maskLayer = CAShapeLayer()
        maskLayer.frame = maskedView.bounds
        maskLayer.path = operation == .pop ? empty : covered
        maskedView.layer.mask = maskLayer

        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = operation == .pop ? covered : empty
        animation.toValue = operation == .pop ? empty : covered
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.delegate = self
        maskLayer.add(animation, forKey: SlantWipeAnimator.animationKey)

        let nudge = CABasicAnimation(keyPath: "transform.translation.x")
        nudge.fromValue = operation == .pop ? -60 : 0
        nudge.toValue = operation == .pop ? 0 : -60
        nudge.duration = animation.duration
        nudge.timingFunction = animation.timingFunction
        (operation == .pop ? toView : fromView).layer.add(nudge, forKey: nil)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let transitionContext = transitionContext else { return }
        for key in [UITransitionContextViewKey.from, .to] {
            transitionContext.view(forKey: key)?.layer.mask = nil
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        self.transitionContext = nil
    }

    /// The area to the right of a slanted line, which wanders from beyond the right edge to beyond the left one.
    private func wedge(in bounds: CGRect, progress: CGFloat) -> UIBezierPath {
        let slant = bounds.width * 0.4
        let x = bounds.width - progress * (bounds.width + slant)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: x + slant, y: 0))
        path.addLine(to: CGPoint(x: bounds.width + slant, y: 0))
        path.addLine(to: CGPoint(x: bounds.width + slant, y: bounds.height))
        path.addLine(to: CGPoint(x: x, y: bounds.height))
        path.close()
        return path
    }
}
