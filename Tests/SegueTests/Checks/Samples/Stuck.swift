import UIKit

/// Screens between which a pan begins a transition with an interaction controller that nobody drives.
final class Stuck: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        viewControllers = [UIColor.red, .green].map { color in
            let screen = UIViewController()
            screen.view.backgroundColor = color
            return screen
        }
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
    }

    @objc func pan(_ recognizer: UIPanGestureRecognizer) {
        if recognizer.state == .began, transitionCoordinator == nil { selectedIndex = 1 }
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { Fade() }

    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { UIPercentDrivenInteractiveTransition() }
}

#Preview("Stuck") { Stuck() }

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: 0.3) {
            to.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
