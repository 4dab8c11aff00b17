#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A screen of a stack that comes and goes by one kind of animator; a gesture of its own may drive it.
class StackScreen: UIViewController, UINavigationControllerDelegate {
    /// The gesture; nil for none. It belongs to the screen.
    final var driver: GestureDrivenTransition?

    /// A screen without content: a subclass adds it.
    init() { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { nil }

    /// What a subclass comes and goes by.
    func animator(for operation: UINavigationController.Operation) -> TransitionAnimator {
        TransitionAnimator(duration: 0.35)
    }

    /// Shows `screen` over this one.
    final func open(_ screen: StackScreen) { navigationController?.pushViewController(screen, animated: true) }

    /// Goes back to the screen beneath this one.
    final func close() { navigationController?.popViewController(animated: true) }

    /// Whether there is a screen beneath this one.
    final var canClose: Bool { navigationController?.viewControllers.first !== self }

    final func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator(for: operation)
    }

    final func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        driver?.isDriving == true ? driver : nil
    }
}
