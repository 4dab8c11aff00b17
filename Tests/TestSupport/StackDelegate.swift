import ViewKit

/// Gives every change of a navigation controller's stack one animator, and what drives it.
@MainActor package final class StackDelegate: NSObject, UINavigationControllerDelegate {
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    package var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// The number of times that the animator was requested.
    package private(set) var questions = 0

    /// A delegate that gives `animator`; nil leaves the stack to its slide.
    package init(
        _ animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        self.animator = animator
        self.interaction = interaction
    }

    package func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        questions += 1
        return animator
    }

    package func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
