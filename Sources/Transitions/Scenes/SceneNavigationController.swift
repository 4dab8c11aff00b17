#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A stack whose screens own their transitions, and all of the screen: no bar is shown.
///
/// It is its own delegate, and asks the screen that a transition leaves, or else the one that comes, for the animator and
/// for the gesture that drives it.
final class SceneNavigationController: UINavigationController, UINavigationControllerDelegate {
    /// The screen that owns the transition.
    private weak var owner: StackScreen?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        isNavigationBarHidden = true
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        owner = fromVC as? StackScreen ?? toVC as? StackScreen
        return owner?.makeAnimator(operation)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        owner?.driver?.isDriving == true ? owner?.driver : nil
    }
}
