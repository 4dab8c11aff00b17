#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Has a page presented by a page curl; the page keeps it, and names it as its `transitioningDelegate`.
final class PageCurlTransition: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        PageCurlPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        turning = source as? AlbumPageViewController
        return PageCurlAnimator(presents: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        turning = dismissed as? AlbumPageViewController
        return PageCurlAnimator(presents: false)
    }

    /// The page under the finger.
    private weak var turning: AlbumPageViewController?

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        turning?.activeDrag
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        turning?.activeDrag
    }
}
