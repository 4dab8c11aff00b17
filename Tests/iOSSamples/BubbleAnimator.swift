import UIKit

/// A bubble behind the new screen grows with it from a point, as that of a round button.
class BubbleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Mode: Int { case present, dismiss }

    var mode = Mode.present
    var origin = CGPoint(x: 170, y: 170)
    var color: UIColor = .orange
    lazy var bubble: UIView = UIView()

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    private func frame(for center: CGPoint, in size: CGSize) -> CGRect {
        let x = max(center.x, size.width - center.x), y = max(center.y, size.height - center.y)
        let length = sqrt(pow(x, 2) + pow(y, 2)) * 2
        return CGRect(origin: .zero, size: CGSize(width: length, height: length))
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let key: UITransitionContextViewKey = mode == .present ? .to : .from
        guard let view = transitionContext.view(forKey: key) else { return transitionContext.completeTransition(false) }
        let center = view.center
        bubble.frame = frame(for: origin, in: view.bounds.size)
        bubble.layer.cornerRadius = bubble.frame.height / 2
        bubble.center = origin
        bubble.backgroundColor = color
        let small = CGAffineTransform(scaleX: 0.001, y: 0.001)
        if mode == .present {
            container.addSubview(bubble)
            container.addSubview(view)
            view.center = origin
            for item in [bubble, view] { item.transform = small }
            view.alpha = 0
        } else {
            container.insertSubview(bubble, belowSubview: view)
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                let shows = self.mode == .present
                self.bubble.transform = shows ? .identity : small
                view.transform = shows ? .identity : small
                view.alpha = shows ? 1 : 0
                view.center = shows ? center : self.origin
            },
            completion: { _ in
                view.center = center
                view.transform = .identity
                view.alpha = 1
                self.bubble.transform = .identity
                self.bubble.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
