import UIKit

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(to)
        let canvas = UIView(frame: context.containerView.bounds)
        UIView.animate(withDuration: 0.1) { canvas.alpha = 0 }
        _ = Timer(timeInterval: 1, repeats: false) { _ in }
        context.completeTransition(!context.transitionWasCancelled)
    }
}
