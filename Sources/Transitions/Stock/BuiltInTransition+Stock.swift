#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Transitions of code that has no screens of its own.
extension BuiltInTransition {
    /// A transition between stock screens by what `makeAnimator` makes for going forward and for going back.
    package static func stock(
        named name: String, screens: StockScreens, style: StockStyle,
        animator makeAnimator: @escaping (_ forward: Bool) -> (any UIViewControllerAnimatedTransitioning)?
    ) -> BuiltInTransition {
        stock(named: name, screens: screens, style: style, delegate: StockDelegate(makeAnimator))
    }

    /// A transition between stock screens by what `delegate`, a delegate of the controller that `style` names, gives.
    package static func stock(
        named name: String, screens: StockScreens, style: StockStyle, delegate: AnyObject
    ) -> BuiltInTransition {
        switch style {
        case .push: pushed(name, screens, delegate)
        case .modal: presented(name, screens, delegate)
        case .tab: tabbed(name, screens, delegate)
        }
    }

    /// A screen without a transition that a tool could begin.
    package static func still(
        named name: String, summary: String, screen: @escaping () -> UIViewController
    ) -> BuiltInTransition {
        BuiltInTransition(
            name: name, title: name, summary: summary, isInteractive: true, makeRootViewController: screen,
            isAtStart: { _ in true }, toggle: { _ in })
    }

    private static func pushed(_ name: String, _ screens: StockScreens, _ delegate: AnyObject) -> BuiltInTransition {
        let isAtStart = { (root: UIViewController) in (root as? UINavigationController)?.viewControllers.count == 1 }
        let toggle = { (root: UIViewController) in
            guard let stack = root as? UINavigationController else { return }
            if isAtStart(stack) {
                let second = screens.second { [unowned stack] in stack.popViewController(animated: true) }
                stack.pushViewController(second, animated: true)
            } else {
                stack.popViewController(animated: true)
            }
        }
        return BuiltInTransition(
            name: name, title: name, summary: "A push and a pop.", isInteractive: true,
            makeRootViewController: {
                let stack = UINavigationController()
                stack.viewControllers = [screens.first { [unowned stack] in toggle(stack) }]
                stack.isNavigationBarHidden = true
                // The closures of this value keep the delegate.
                stack.delegate = delegate as? any UINavigationControllerDelegate
                return stack
            }, isAtStart: isAtStart, toggle: toggle)
    }

    private static func presented(_ name: String, _ screens: StockScreens, _ delegate: AnyObject) -> BuiltInTransition {
        let toggle = { (root: UIViewController) in
            if root.presentedViewController != nil { return root.dismiss(animated: true) }
            let second = screens.second { [unowned root] in root.dismiss(animated: true) }
            let transitioning = delegate as? any UIViewControllerTransitioningDelegate
            second.transitioningDelegate = transitioning
            let own = transitioning?.presentationController(forPresented: second, presenting: nil, source: root)
            second.modalPresentationStyle = own == nil ? .fullScreen : .custom
            root.present(second, animated: true)
        }
        return BuiltInTransition(
            name: name, title: name, summary: "A presentation and a dismissal.", isInteractive: true,
            makeRootViewController: {
                let holder = StockHolder()
                let first = screens.first { holder.root.map(toggle) }
                holder.root = first
                return first
            },
            isAtStart: { $0.presentedViewController?.isBeingDismissed ?? true }, toggle: toggle)
    }

    private static func tabbed(_ name: String, _ screens: StockScreens, _ delegate: AnyObject) -> BuiltInTransition {
        let toggle = { (root: UIViewController) in
            guard let tabs = root as? UITabBarController else { return }
            tabs.selectedIndex = 1 - tabs.selectedIndex
        }
        return BuiltInTransition(
            name: name, title: name, summary: "One tab and the other.", isInteractive: true,
            makeRootViewController: {
                let tabs = UITabBarController()
                tabs.viewControllers = [
                    screens.first { [unowned tabs] in toggle(tabs) },
                    screens.second { [unowned tabs] in toggle(tabs) },
                ]
                tabs.delegate = delegate as? any UITabBarControllerDelegate
                return tabs
            },
            isAtStart: { ($0 as? UITabBarController)?.selectedIndex == 0 }, toggle: toggle)
    }
}

/// A screen that its own closure names.
@MainActor private final class StockHolder {
    weak var root: UIViewController?
}
