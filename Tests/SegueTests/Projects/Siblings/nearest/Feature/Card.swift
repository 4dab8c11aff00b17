import UIKit

final class Card: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(to)
        let canvas = UIView(frame: context.containerView.bounds)
        canvas.backgroundColor = Palette.card
        canvas.layer.cornerRadius = Radius.card
        context.completeTransition(!context.transitionWasCancelled)
    }
}
