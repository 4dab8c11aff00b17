import UIKit

/// Lets a card grow to the picture of a story, and shrink to the card again.
class HeroTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    weak var source: CardView?
    private var isPresenting = true

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = false
        return self
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let story = transitionContext.viewController(forKey: key) as? StoryViewController, let source else {
            transitionContext.completeTransition(false)
            return
        }
        if let toView = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) {
            toView.frame = transitionContext.finalFrame(for: to)
            container.insertSubview(toView, at: isPresenting ? container.subviews.count : 0)
            toView.layoutIfNeeded()
        }
        let cardFrame = source.convert(source.bounds, to: container)
        let pictureFrame = story.pictureView.convert(story.pictureView.bounds, to: container)

        let hero = UIImageView(image: story.pictureView.image)
        hero.contentMode = .scaleAspectFill
        hero.clipsToBounds = true
        hero.frame = isPresenting ? cardFrame : pictureFrame
        hero.layer.cornerRadius = isPresenting ? source.layer.cornerRadius : 0
        container.addSubview(hero)

        let title = UILabel()
        title.text = source.titleLabel.text
        title.font = source.titleLabel.font
        title.textColor = .white
        title.frame = source.titleLabel.convert(source.titleLabel.bounds, to: container)
        title.alpha = isPresenting ? 1 : 0
        container.addSubview(title)

        source.alpha = 0
        story.pictureView.alpha = 0
        story.view.alpha = isPresenting ? 0 : 1

        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), dampingRatio: 0.82
        ) {
            hero.frame = self.isPresenting ? pictureFrame : cardFrame
            hero.layer.cornerRadius = self.isPresenting ? 0 : source.layer.cornerRadius
            story.view.alpha = self.isPresenting ? 1 : 0
            title.alpha = self.isPresenting ? 0 : 1
        }
        animator.addCompletion { _ in
            source.alpha = 1
            story.pictureView.alpha = 1
            story.view.alpha = 1
            hero.removeFromSuperview()
            title.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
