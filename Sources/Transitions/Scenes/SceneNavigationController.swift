#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A navigation controller whose screens own their transitions, and all of the screen: no bar is shown.
///
/// It is its own delegate and asks the screen that a transition leaves, where that is a `UINavigationControllerDelegate`,
/// otherwise the one that it goes to; and what drives the transition it asks of the same screen.
open class SceneNavigationController: UINavigationController, UINavigationControllerDelegate {
    /// The screen that was asked for an animator last.
    private weak var mostRecentController: (any UINavigationControllerDelegate)?

    /// Makes the controller its own delegate, and hides its bar.
    open override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        isNavigationBarHidden = true
    }

    /// The animator of the screen that is left, or else of the one that comes.
    open func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        mostRecentController =
            fromVC as? any UINavigationControllerDelegate ?? toVC as? any UINavigationControllerDelegate
        #if canImport(UIKit)
        return mostRecentController?.navigationController?(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        #else
        return mostRecentController?.navigationController(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        #endif
    }

    /// What drives that animator: an answer of the screen that gave it.
    open func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        #if canImport(UIKit)
        return mostRecentController?.navigationController?(
            navigationController, interactionControllerFor: animationController)
        #else
        return mostRecentController?.navigationController(
            navigationController, interactionControllerFor: animationController)
        #endif
    }
}
