#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Has a controller presented on a card; the controller keeps it, and names it as its `transitioningDelegate`.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
    private weak var presentation: CardPresentationController?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = CardPresentationController(presentedViewController: presented, presenting: presenting)
        presentation = controller
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        CardAnimator(presents: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        CardAnimator(presents: false)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        presentation?.drag?.isDriving == true ? presentation?.drag : nil
    }
}
