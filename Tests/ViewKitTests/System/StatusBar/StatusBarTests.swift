import Testing

@testable import ViewKit

/// The controllers that decide on the status bar, and its changes.
@MainActor @Suite struct StatusBarTests {
    private final class Screen: UIViewController {
        var hides = false
        var style = UIStatusBarStyle.default
        var motion = UIStatusBarAnimation.fade
        weak var decider: UIViewController?

        override var prefersStatusBarHidden: Bool { hides }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { motion }
        override var childForStatusBarHidden: UIViewController? { decider }
        override var childForStatusBarStyle: UIViewController? { decider }
    }

    private let rig = HostRig()

    private func screen(hides: Bool = false, _ style: UIStatusBarStyle = .default) -> Screen {
        rig.host.run {
            let screen = Screen()
            screen.hides = hides
            screen.style = style
            return screen
        }
    }

    private func show(_ controller: UIViewController) {
        rig.host.screen.settings.hasStatusBar = true
        rig.show(controller)
    }

    private var bar: UIStatusBarManager? { rig.host.window.windowScene?.statusBarManager }

    /// The light content, 0 to 1, and whether any shows.
    private var look: (light: CGFloat, isHidden: Bool) {
        let bar = rig.host.run { StatusBar.of(rig.host.layers) }
        return (bar.style == .lightContent ? 1 : 0, bar.isHidden)
    }

    private var view: UIView? {
        rig.host.window.layer.sublayers?.lazy.compactMap { $0.delegate as? StatusBarView }.first
    }

    @Test func aScreenWithoutOneHasNone() {
        let root = screen()
        rig.show(root)
        rig.host.run { root.setNeedsStatusBarAppearanceUpdate() }
        #expect(bar?.isStatusBarHidden == true && bar?.statusBarFrame == .zero && view == nil)
        #expect(rig.host.window.safeAreaInsets == .zero)
        rig.host.run { #expect(UIApplication.shared.isStatusBarHidden && UIApplication.shared.statusBarFrame == .zero) }
    }

    @Test func itLiesOverTheWindowAndCoversItsTop() {
        let root = screen()
        show(root)
        #expect(bar?.isStatusBarHidden == false && bar?.statusBarStyle == .darkContent)
        #expect(bar?.statusBarFrame == CGRect(x: 0, y: 0, width: 200, height: 20))
        #expect(root.view.safeAreaInsets.top == 20 && rig.host.window.subviews == [root.view])
        #expect(view?.superview === rig.host.window && view?.alpha == 1)
        rig.host.window.screenInsets.top = 54
        rig.host.run { root.setNeedsStatusBarAppearanceUpdate() }
        #expect(bar?.statusBarFrame.height == 54 && root.view.safeAreaInsets.top == 54)
        rig.host.screen.settings.hasStatusBar = false
        rig.host.run { rig.host.window.screenDidChange() }
        rig.step()
        #expect(view == nil && bar?.isStatusBarHidden == true && root.view.safeAreaInsets.top == 54)
    }

    @Test func itTakesPartInAnAnimationBlock() throws {
        let root = screen()
        show(root)
        root.hides = true
        root.style = .lightContent
        rig.host.run { UIView.animate(withDuration: 1) { root.setNeedsStatusBarAppearanceUpdate() } }
        #expect(bar?.isStatusBarHidden == true && bar?.statusBarFrame == .zero && root.view.safeAreaInsets.top == 0)
        rig.step(0.5)
        let view = try #require(view)
        #expect((0.1...0.9).contains(view.layer.presentation()?.opacity ?? 0))
        rig.step(0.7)
        #expect(view.layer.presentation()?.opacity == 0)
        root.hides = false
        root.motion = .slide
        rig.host.run { UIView.animate(withDuration: 1) { root.setNeedsStatusBarAppearanceUpdate() } }
        rig.step(0.5)
        let y = view.layer.presentation()?.transform.m42 ?? 0
        #expect(y < -2 && y > -18 && view.alpha == 1)
        root.hides = true
        root.motion = .none
        rig.host.run { UIView.animate(withDuration: 1) { root.setNeedsStatusBarAppearanceUpdate() } }
        #expect(view.layer.animation(forKey: "opacity") == nil && view.alpha == 0)
    }

    @Test func childrenDecideWhereTheyAreNamed() {
        let root = screen()
        let child = screen(hides: false, .lightContent)
        let grandchild = screen(hides: true, .darkContent)
        rig.host.run { root.decider = child }
        show(root)
        #expect(look == (1, false))
        child.decider = grandchild
        rig.host.run { root.setNeedsStatusBarAppearanceUpdate() }
        #expect(look == (0, true))
        grandchild.decider = root
        rig.host.run { root.setNeedsStatusBarAppearanceUpdate() }
        #expect(look == (0, true), "a circle ends")
    }

    @Test func containersNameTheScreenThatShows() {
        let first = screen(hides: false, .lightContent)
        let second = screen(hides: true, .lightContent)
        let navigation = rig.host.run { UINavigationController(rootViewController: first) }
        let tabs = rig.host.run { UITabBarController() }
        rig.host.run { tabs.viewControllers = [navigation, UIViewController()] }
        show(tabs)
        #expect(look == (0, false), "the navigation bar decides on the style")
        rig.host.run { navigation.navigationBar.barStyle = .black }
        rig.host.run { navigation.setNeedsStatusBarAppearanceUpdate() }
        #expect(look == (1, false))
        rig.host.run { navigation.navigationBar.barStyle = .default }
        rig.host.run { navigation.isNavigationBarHidden = true }
        rig.host.run { navigation.pushViewController(second, animated: false) }
        rig.step()
        #expect(look == (1, true))
        rig.host.run { tabs.selectedIndex = 1 }
        rig.step()
        #expect(look == (0, false))
    }

    nonisolated static let styles: [(UIModalPresentationStyle, captures: Bool, decides: Bool)] = [
        (.fullScreen, false, true), (.overFullScreen, false, false), (.overFullScreen, true, true),
        (.pageSheet, false, false), (.pageSheet, true, true), (.custom, false, false),
    ]

    @Test(arguments: styles)
    func aPresentedScreenDecides(_ row: (style: UIModalPresentationStyle, captures: Bool, decides: Bool)) {
        let root = screen()
        let presented = screen(hides: true, .lightContent)
        show(root)
        presented.modalPresentationStyle = row.style
        presented.modalPresentationCapturesStatusBarAppearance = row.captures
        rig.host.run { root.present(presented, animated: true) }
        rig.step()
        #expect(look == (row.decides ? 1 : 0, row.decides), "from the beginning of the transition")
        rig.finish()
        rig.host.run { root.dismiss(animated: true) }
        rig.step()
        #expect(look == (0, false))
        rig.finish()
        #expect(look == (0, false))
    }

    @Test func theDefaultStyleFollowsTheAppearance() {
        let root = screen()
        show(root)
        rig.host.run { root.overrideUserInterfaceStyle = .dark }
        #expect(bar?.statusBarStyle == .lightContent)
        rig.host.run { root.overrideUserInterfaceStyle = .light }
        #expect(bar?.statusBarStyle == .darkContent)
    }

    @Test func aPhoneOnItsSideHidesIt() {
        let root = rig.host.run { UIViewController() }
        show(root)
        #expect(!look.isHidden)
        rig.host.run { rig.host.window.frame = CGRect(x: 0, y: 0, width: 300, height: 200) }
        rig.step()
        #expect(look.isHidden)
    }
}
