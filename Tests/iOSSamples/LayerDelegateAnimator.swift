import UIKit

/// Several layer animations, told apart in the delegate by a value that each carries.
class LayerDelegateAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    private var transitionContext: UIViewControllerContextTransitioning?
    private var pending = Set<String>()

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        self.transitionContext = transitionContext
        guard let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from)
        else { return }
        transitionContext.containerView.addSubview(toView)
        add("fade", to: toView.layer, keyPath: "opacity", from: 0, to: 1)
        add("rise", to: toView.layer, keyPath: "transform.translation.y", from: 80, to: 0)
        add("sink", to: fromView.layer, keyPath: "transform.scale", from: 1, to: 0.9)
    }

    private func add(_ name: String, to layer: CALayer, keyPath: String, from: CGFloat, to: CGFloat) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = name == "fade" ? 0.3 : 0.5
        animation.isRemovedOnCompletion = false
        animation.fillMode = .both
        animation.setValue(name, forKey: "name")
        animation.delegate = self
        pending.insert(name)
        layer.add(animation, forKey: name)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let name = anim.value(forKey: "name") as? String, pending.remove(name) != nil, pending.isEmpty,
            let context = transitionContext
        else { return }
        for key in [UITransitionContextViewKey.from, .to] { context.view(forKey: key)?.layer.removeAllAnimations() }
        context.completeTransition(!context.transitionWasCancelled)
    }
}
