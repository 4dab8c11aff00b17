#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Transitions of code that has no screens of its own.
extension BuiltInTransition {
    /// A transition between stock screens by what `makeAnimator` makes for going forward and for going back; the gestures of
    /// `driver` drive the way back.
    package static func stock(
        named name: String, screens: StockScreens, style: StockStyle, driver: StockDriver? = nil,
        animator makeAnimator: @escaping (_ forward: Bool) -> (any UIViewControllerAnimatedTransitioning)?
    ) -> BuiltInTransition {
        let delegate = StockDelegate(makeAnimator, driver: driver)
        return stock(named: name, screens: screens, style: style, driver: driver) { _ in delegate }
    }

    /// A transition between stock screens by the delegate that `makeDelegate` makes for the controller that begins the way
    /// back: the container, or for a presentation each presented screen.
    package static func stock(
        named name: String, screens: StockScreens, style: StockStyle, driver: StockDriver? = nil,
        delegate makeDelegate: @escaping (UIViewController) -> AnyObject?
    ) -> BuiltInTransition {
        switch style {
        case .push: pushed(name, screens, driver, makeDelegate)
        case .modal, .modalCustom, .overCurrentContext: presented(name, screens, style, driver, makeDelegate)
        case .tab: tabbed(name, screens, driver, makeDelegate)
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

    private static func pushed(
        _ name: String, _ screens: StockScreens, _ driver: StockDriver?,
        _ makeDelegate: @escaping (UIViewController) -> AnyObject?
    ) -> BuiltInTransition {
        let holder = StockHolder()
        let isAtStart = { (root: UIViewController) in (root as? UINavigationController)?.viewControllers.count == 1 }
        let toggle = { (root: UIViewController) in
            guard let stack = root as? UINavigationController else { return }
            guard isAtStart(stack) else { return _ = stack.popViewController(animated: true) }
            let second = screens.second { [unowned stack] in stack.popViewController(animated: true) }
            stack.pushViewController(second, animated: true)
            driver?.attach(to: second)
        }
        return BuiltInTransition(
            name: name, title: name, summary: "A push and a pop.", isInteractive: true,
            makeRootViewController: {
                let stack = UINavigationController()
                stack.viewControllers = [screens.first { [unowned stack] in toggle(stack) }]
                stack.isNavigationBarHidden = true
                holder.delegate = makeDelegate(stack)
                stack.delegate = holder.delegate as? any UINavigationControllerDelegate
                return stack
            },
            isAtStart: isAtStart, toggle: toggle, drag: StockDrag.Kind(style: .push, driver: driver))
    }

    private static func presented(
        _ name: String, _ screens: StockScreens, _ style: StockStyle, _ driver: StockDriver?,
        _ makeDelegate: @escaping (UIViewController) -> AnyObject?
    ) -> BuiltInTransition {
        let holder = StockHolder()
        let toggle = { (root: UIViewController) in
            if root.presentedViewController != nil { return root.dismiss(animated: true) }
            let second = screens.second { [unowned root] in root.dismiss(animated: true) }
            holder.delegate = makeDelegate(second)
            let transitioning = holder.delegate as? any UIViewControllerTransitioningDelegate
            second.transitioningDelegate = transitioning
            let own = transitioning?.presentationController(forPresented: second, presenting: nil, source: root)
            second.modalPresentationStyle =
                switch style {
                case .overCurrentContext: .overCurrentContext
                case .modal where own == nil: .fullScreen
                default: .custom
                }
            root.present(second, animated: true)
            driver?.attach(to: second)
        }
        return BuiltInTransition(
            name: name, title: name, summary: "A presentation and a dismissal.", isInteractive: true,
            makeRootViewController: {
                let first = screens.first { holder.root.map(toggle) }
                holder.root = first
                return first
            },
            isAtStart: { $0.presentedViewController?.isBeingDismissed ?? true }, toggle: toggle,
            drag: StockDrag.Kind(style: style, driver: driver))
    }

    private static func tabbed(
        _ name: String, _ screens: StockScreens, _ driver: StockDriver?,
        _ makeDelegate: @escaping (UIViewController) -> AnyObject?
    ) -> BuiltInTransition {
        let holder = StockHolder()
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
                holder.delegate = makeDelegate(tabs)
                tabs.delegate = holder.delegate as? any UITabBarControllerDelegate
                driver?.attach(to: tabs)
                return tabs
            },
            isAtStart: { ($0 as? UITabBarController)?.selectedIndex == 0 }, toggle: toggle,
            drag: StockDrag.Kind(style: .tab, driver: driver))
    }
}

/// Holds the root screen and the delegate of a stock transition.
@MainActor private final class StockHolder {
    weak var root: UIViewController?
    var delegate: AnyObject?
}
