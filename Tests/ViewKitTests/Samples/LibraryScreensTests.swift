import Testing

@testable import ViewKit
@testable import iOSSamples

/// Large titles, bars that change with the content and a tab bar that leaves, as an iOS file has them.
@MainActor @Suite struct LibraryScreensTests {
    private final class Rig: HostRig {}
    private let rig = Rig()
    private let tabs: UITabBarController
    private let navigation: UINavigationController

    init() throws {
        let tabs = rig.host.run { LibraryScreens.make() }
        self.tabs = tabs
        navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        rig.host.window.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        rig.host.window.screenInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        rig.show(tabs)
        rig.step()
    }

    @Test func theTitleShrinksAndTheTabBarLeaves() throws {
        let list = try #require(navigation.topViewController as? LibraryViewController)
        let bar = navigation.navigationBar
        #expect(bar.frame == CGRect(x: 0, y: 20, width: 300, height: 96))
        #expect(list.tableView.contentOffset.y == -116 && list.tableView.adjustedContentInset.bottom == 59)
        rig.host.run { list.tableView.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
        rig.step(1)
        #expect(bar.frame.height == 44 && list.tableView.adjustedContentInset.top == 64)
        rig.host.run { list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 7, section: 0)) }
        rig.finish()
        let page = try #require(navigation.topViewController as? BookViewController)
        #expect(page.title == "Volume 8" && tabs.tabBar.frame.minX == -300)
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 10, right: 0))
        #expect(bar.background.standardWeight == 0)
        rig.host.run { page.scrollView.contentOffset.y += 8 }
        rig.step()
        #expect(bar.background.standardWeight == 0.5)
        rig.host.run { _ = navigation.popViewController(animated: true) }
        rig.finish()
        #expect(tabs.tabBar.frame.minX == 0 && bar.frame.height == 44 && list.tableView.contentOffset.y == 200)
        rig.host.run { list.tableView.setContentOffset(CGPoint(x: 0, y: -116), animated: false) }
        rig.step()
        #expect(bar.frame.height == 96 && rig.reports == [])
    }

    @Test func aScreenStandsBesideItsBars() {
        rig.host.run { tabs.selectedIndex = 1 }
        rig.step()
        let view = (tabs.selectedViewController as? UINavigationController)?.topViewController?.view
        #expect(view?.frame == CGRect(x: 0, y: 64, width: 300, height: 400 - 64 - 59))
    }
}
