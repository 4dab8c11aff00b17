import UIKit

// The published page curl as it stands in its source, but for a misspelt name and line breaks: `animate` does not mind the option, and
// the context is never completed.

class PageCurlAnimatedTransitioning: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.25
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let fromVC = context.viewController(forKey: .from),
            let toVC = context.viewController(forKey: .to),
            let snapshot = toVC.view.snapshotView(afterScreenUpdates: true)
        else {
            return
        }
        let containerView = context.containerView
        let startFrame = context.initialFrame(for: fromVC)
        let finalFrame = context.finalFrame(for: toVC)

        snapshot.frame = startFrame

        containerView.addSubview(toVC.view)
        containerView.addSubview(snapshot)
        toVC.view.isHidden = true

        UIView.animate(
            withDuration: self.transitionDuration(using: context),
            delay: 0,
            options: [.transitionCurlUp, .preferredFramesPerSecond60],
            animations: {
                snapshot.frame = finalFrame
            },
            completion: { _ in
                snapshot.removeFromSuperview()
                toVC.view.isHidden = false
            })
    }
}

class MyTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return PageCurlAnimatedTransitioning()
    }
}
