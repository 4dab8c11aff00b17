// The layout and the unwrapping are how such files come.
// swift-format-ignore-file

import UIKit

let kXYZTransitionDuration: TimeInterval = 0.35
let kXYZMinimumScale: CGFloat = 0.92

/// Translated line by line from Objective-C: prefixes, semicolons, selfs, getters that call each other.
class XYZScaleFadeTransition: NSObject, UIViewControllerAnimatedTransitioning {
    var isAppearing: Bool = false
    weak var fromViewController: UIViewController? = nil
    weak var toViewController: UIViewController? = nil

    override init() {
        super.init();
        self.isAppearing = true;
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return kXYZTransitionDuration;
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        self.fromViewController = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.from);
        self.toViewController = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to);
        let containerView: UIView = transitionContext.containerView;
        let toView: UIView = self.toViewController!.view;
        let fromView: UIView = self.fromViewController!.view;
        containerView.insertSubview(toView, aboveSubview: fromView);
        toView.alpha = 0.0;
        toView.transform = CGAffineTransform(scaleX: kXYZMinimumScale, y: kXYZMinimumScale);
        weak var weakSelf: XYZScaleFadeTransition? = self;
        UIView.animate(withDuration: self.transitionDuration(using: transitionContext), animations: { () -> Void in
            toView.alpha = 1.0;
            toView.transform = CGAffineTransform.identity;
        }, completion: { (finished: Bool) -> Void in
            toView.alpha = 1.0;
            toView.transform = CGAffineTransform.identity;
            let wasCancelled: Bool = transitionContext.transitionWasCancelled;
            transitionContext.completeTransition(!wasCancelled);
            weakSelf?.isAppearing = false;
        });
    }
}
