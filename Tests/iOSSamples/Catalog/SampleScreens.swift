import UIKit

/// Two screens, and a sample that goes from one to the other.
@MainActor
package final class SampleScreens: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerTransitioningDelegate
{
    /// The root controller of the window.
    package let root: UIViewController
    private let sample: Sample
    private let first, second: UIViewController
    /// The driver of the next transition; nil lets it run by itself.
    package var interaction: UIPercentDrivenInteractiveTransition?
    private var arrives = true

    package init(_ sample: Sample, first: UIViewController, second: UIViewController) {
        self.sample = sample
        self.first = first
        self.second = second
        switch sample.course {
        case .stack: root = UINavigationController(rootViewController: first)
        case .presentation: root = first
        case .tabs: root = UITabBarController()
        }
        super.init()
        (root as? UINavigationController)?.delegate = self
        guard let tabs = root as? UITabBarController else { return }
        tabs.viewControllers = [first, second]
        tabs.delegate = self
    }

    /// Goes to the second screen (true) or back.
    package func go(there: Bool) {
        arrives = there
        switch root {
        case let stack as UINavigationController:
            if there {
                stack.pushViewController(second, animated: true)
            } else {
                stack.popViewController(animated: true)
            }
        case let tabs as UITabBarController: tabs.selectedIndex = there ? 1 : 0
        default:
            if case .presentation(let style) = sample.course { second.modalPresentationStyle = style }
            second.transitioningDelegate = self
            if there { first.present(second, animated: true) } else { first.dismiss(animated: true) }
        }
    }

    /// Whether the first screen stays in the window under the second one.
    package var keepsFirst: Bool {
        if case .presentation(let style) = sample.course { style == .custom } else { false }
    }

    /// Whether the second screen is presented by the first one.
    package var presents: Bool {
        if case .presentation = sample.course { true } else { false }
    }

    package func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { sample.animator(arrives) }

    package func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    package func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { sample.animator(arrives) }

    package func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    package func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { sample.animator(arrives) }

    package func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { sample.animator(arrives) }

    package func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    package func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
