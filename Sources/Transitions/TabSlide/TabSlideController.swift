#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A tab bar controller whose screens slide past in the order of their tabs.
///
/// It is its own delegate; the screen that a transition leaves owns the drag that may drive it.
final class TabSlideController: UITabBarController, UITabBarControllerDelegate {
    /// The drag of the screen that is left.
    private weak var drag: GestureDrivenTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let from = viewControllers?.firstIndex(of: fromVC), let to = viewControllers?.firstIndex(of: toVC)
        else { return nil }
        drag = (fromVC as? TabScreen)?.drag
        return TabSlideAnimator(goesRight: to > from)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        drag?.isDriving == true ? drag : nil
    }
}
