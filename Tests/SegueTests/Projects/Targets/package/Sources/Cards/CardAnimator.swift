import Springs
import UIKit

final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(to)
        #if CARDS && canImport(Springs)
        let spring = Springs.Spring(response: 0.3)
        let other: Springs.Spring = .gentle
        context.containerView.layer.speed = Float(spring.response / other.response)
        #else
        context.containerView.missing()
        #endif
        context.completeTransition(!context.transitionWasCancelled)
    }
}
