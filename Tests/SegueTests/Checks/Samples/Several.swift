import UIKit

/// Slides the next screen in, and leaves the old one as it `stays`.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    private let stays: CGFloat

    init(leaving stays: CGFloat) { self.stays = stays }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(false)
        }
        let stays = stays
        context.containerView.addSubview(to)
        to.frame = context.containerView.bounds.offsetBy(dx: context.containerView.bounds.width, dy: 0)
        UIView.animate(withDuration: 0.3) {
            to.frame = context.containerView.bounds
            from.alpha = 0.5
        } completion: { _ in
            from.alpha = stays
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// A stack that opens its next screen at a tap, and goes back at the next one.
private final class Stack: UINavigationController, UINavigationControllerDelegate {
    private var stays = 1.0

    static func make(leaving stays: CGFloat) -> Stack {
        let first = UIViewController()
        first.view.backgroundColor = .systemTeal
        let stack = Stack(rootViewController: first)
        stack.stays = stays
        stack.delegate = stack
        stack.view.addGestureRecognizer(UITapGestureRecognizer(target: stack, action: #selector(turn)))
        return stack
    }

    @objc func turn() {
        guard viewControllers.count == 1 else { return _ = popViewController(animated: true) }
        let next = UIViewController()
        next.view.backgroundColor = .systemIndigo
        pushViewController(next, animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { Slide(leaving: stays) }
}

#Preview("Good") { Stack.make(leaving: 1) }
#Preview("Faded") { Stack.make(leaving: 0.5) }
#Preview("Plain") { UIViewController() }
