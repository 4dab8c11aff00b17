#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Has a controller presented on a panel; the controller keeps it, and names it as its `transitioningDelegate`.
final class PanelTransition: NSObject, UIViewControllerTransitioningDelegate {
    private let makePresentation: @MainActor (UIViewController, UIViewController?) -> PanelPresentationController
    private let makeAnimator: @MainActor (_ presents: Bool, _ velocity: CGFloat) -> PanelAnimator
    private weak var presentation: PanelPresentationController?
    /// The gesture that drives the presentation, where it does; nil for none. The presenting screen keeps it.
    weak var opening: GestureDrivenTransition?

    /// A panel by `presentation`, for the controller to present and the one that presents it, which comes (true) and goes
    /// (false) by `animator`; that goes on with the velocity of a finger that flung the panel away.
    init(
        presentation: @escaping @MainActor (UIViewController, UIViewController?) -> PanelPresentationController,
        animator: @escaping @MainActor (_ presents: Bool, _ velocity: CGFloat) -> PanelAnimator = {
            PanelAnimator(presents: $0, velocity: $1)
        }
    ) {
        makePresentation = presentation
        makeAnimator = animator
        super.init()
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = makePresentation(presented, presenting)
        presentation = controller
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        makeAnimator(true, 0)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        makeAnimator(false, presentation?.dismissalVelocity ?? 0)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        opening?.isDriving == true ? opening : nil
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        presentation?.drag?.isDriving == true ? presentation?.drag : nil
    }
}
