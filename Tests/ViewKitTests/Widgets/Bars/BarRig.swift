@testable import ViewKit

/// A stack of screens that scroll, with or without tabs around it, under an edge of 20 points; its log says where the bars
/// show.
@MainActor final class BarRig: HostRig, UINavigationControllerDelegate {
    final class Screen: UIViewController {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        /// Whether it says, as it loads, what scrolls in it.
        var namesContent = false

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 200, height: 1000)
            view.addSubview(scroll)
            if namesContent { setContentScrollView(scroll, for: .top) }
        }
    }

    let root: Screen
    let navigation: UINavigationController
    let tabs: UITabBarController?
    var animator: LoggingAnimator?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(tabs hasTabs: Bool = false, large: Bool = true) {
        let root = Screen()
        let tabs = hasTabs ? UITabBarController() : nil
        navigation = UINavigationController(rootViewController: root)
        self.root = root
        self.tabs = tabs
        super.init()
        root.title = "Root"
        navigation.navigationBar.prefersLargeTitles = large
        navigation.delegate = self
        tabs?.viewControllers = [navigation]
        host.window.screenInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        show(tabs ?? navigation)
        step()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    @discardableResult func push(_ title: String, _ change: (Screen) -> Void = { _ in }) -> Screen {
        host.run {
            let screen = Screen()
            screen.title = title
            change(screen)
            navigation.pushViewController(screen, animated: true)
            return screen
        }
    }

    func pop() { _ = host.run { navigation.popViewController(animated: true) } }

    /// Scrolls the screen on top, and makes a frame.
    func scroll(to y: CGFloat) {
        host.run { (navigation.topViewController as? Screen)?.scroll.contentOffset.y = y }
        step()
    }

    /// A finger drags the content up by `way` and holds before it leaves; then the content comes to rest.
    func drag(by way: Double) {
        let samples = 20
        for index in 0...samples {
            let y = 180 - way * Double(index) / Double(samples)
            point(index == 0 ? .began : .moved, y: y)
            step()
        }
        step(0.3)
        point(.moved, y: 180 - way)
        point(.ended, y: 180 - way)
        step(2)
    }

    /// Starts a pop that `driver` drives, and brings it to a half.
    func popByHand() -> UIPercentDrivenInteractiveTransition {
        let driver = UIPercentDrivenInteractiveTransition()
        animator = LoggingAnimator(log: EventLog())
        interaction = driver
        pop()
        step()
        host.run { driver.update(0.5) }
        step()
        return driver
    }

    private func round(_ value: CGFloat) -> String {
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }

    private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    /// Writes down what is seen of the bars, and what they leave to the screen on top.
    func note(_ words: String) {
        host.run {
            let bar = navigation.navigationBar
            var line = "\(words): bar \(round(shown(bar).frame.height))"
            for content in bar.contents {
                let small = content.group.subviews.compactMap { $0 as? UILabel }.first
                let large = content.group.subviews.compactMap { $0 as? LargeTitleView }.first
                line += ", \(content.item.title ?? "") at \(round(shown(content.group).frame.minX))"
                if let small { line += " \(round(CGFloat(shown(small).opacity)))" }
                if let large {
                    line += " large \(round(shown(large).frame.height))"
                }
            }
            line += ", ground \(round(CGFloat(shown(bar.background.view.standard.subviews[0]).opacity)))"
            if let top = navigation.topViewController?.view {
                line += ", insets \(round(top.safeAreaInsets.top)) \(round(top.safeAreaInsets.bottom))"
            }
            if let tabs {
                line += ", tab bar at \(round(shown(tabs.tabBar).frame.minX))"
                line += ", ground \(round(CGFloat(shown(tabs.tabBar.background.view.standard.subviews[0]).opacity)))"
            }
            log.add(line)
        }
    }
}
