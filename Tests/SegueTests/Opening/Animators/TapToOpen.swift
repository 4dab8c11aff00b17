import UIKit

/// A screen whose button presents another one: nothing begins without a tap.
class StartViewController: UIViewController, UIViewControllerTransitioningDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        let button = UIButton(type: .system)
        button.setTitle("Details", for: .normal)
        button.frame = CGRect(x: 95, y: 380, width: 200, height: 60)
        button.backgroundColor = .white
        button.addTarget(self, action: #selector(openDetails), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func openDetails() {
        let details = UIViewController()
        details.view.backgroundColor = .systemIndigo
        details.modalPresentationStyle = .fullScreen
        details.transitioningDelegate = self
        present(details, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { DropAnimator() }
}

private final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
        transitionContext.containerView.addSubview(to)
        to.frame = transitionContext.containerView.bounds
        to.frame.origin.y = -to.frame.height
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            to.frame.origin.y = 0
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

#Preview { StartViewController() }
