import UIKit

/// Moves the picture of a cell to its place in the detail screen, and back.
class HeroAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    weak var source: UIImageView?
    var isOpening = true

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard
            let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from),
            let detail = (isOpening ? to : from) as? DetailViewController
        else {
            transitionContext.completeTransition(false)
            return
        }
        toView.frame = transitionContext.finalFrame(for: to)
        if isOpening {
            container.addSubview(toView)
        } else {
            container.insertSubview(toView, belowSubview: fromView)
        }
        toView.layoutIfNeeded()

        let picture = UIImageView(image: detail.pictureView.image)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        let small = source.map { $0.convert($0.bounds, to: container) } ?? CGRect(origin: container.center, size: .zero)
        let large = detail.pictureView.convert(detail.pictureView.bounds, to: container)
        picture.frame = isOpening ? small : large
        picture.layer.cornerRadius = isOpening ? source?.layer.cornerRadius ?? 0 : 0
        container.addSubview(picture)
        detail.pictureView.isHidden = true
        source?.isHidden = true
        detail.view.alpha = isOpening ? 0 : 1

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.9,
            initialSpringVelocity: 0,
            animations: {
                picture.frame = self.isOpening ? large : small
                picture.layer.cornerRadius = self.isOpening ? 0 : self.source?.layer.cornerRadius ?? 0
                detail.view.alpha = self.isOpening ? 1 : 0
            },
            completion: { _ in
                detail.view.alpha = 1
                detail.pictureView.isHidden = false
                self.source?.isHidden = false
                picture.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
