#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A tab bar controller whose screens own their transitions.
///
/// It is its own delegate and asks the screen that a transition leaves, where that is a `UITabBarControllerDelegate`,
/// otherwise the one that it goes to; and what drives the transition it asks of the same screen.
open class SceneTabBarController: UITabBarController, UITabBarControllerDelegate {
    /// The screen that was asked for an animator last.
    private weak var mostRecentController: (any UITabBarControllerDelegate)?

    /// Makes the controller its own delegate.
    open override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    /// The animator of the screen that is left, or else of the one that comes.
    open func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        mostRecentController = fromVC as? any UITabBarControllerDelegate ?? toVC as? any UITabBarControllerDelegate
        #if canImport(UIKit)
        return mostRecentController?.tabBarController?(
            tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
        #else
        return mostRecentController?.tabBarController(
            tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
        #endif
    }

    /// What drives that animator: an answer of the screen that gave it.
    open func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        #if canImport(UIKit)
        return mostRecentController?.tabBarController?(
            tabBarController, interactionControllerFor: animationController)
        #else
        return mostRecentController?.tabBarController(
            tabBarController, interactionControllerFor: animationController)
        #endif
    }
}
