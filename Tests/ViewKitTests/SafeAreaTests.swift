import Testing

@testable import ViewKit

@MainActor @Suite struct SafeAreaTests {
    private let rig = TabRig()

    init() {
        rig.host.window.screenInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        rig.show()
    }

    private var shown: UIView { rig.screens[0].view }

    @Test func barsAndControllersAddToIt() {
        #expect(shown.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 59, right: 0))
        rig.host.run { rig.screens[0].additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        #expect(shown.safeAreaInsets == UIEdgeInsets(top: 21, left: 2, bottom: 62, right: 4))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 180))
        rig.host.run { shown.addSubview(inner) }
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 11, left: 0, bottom: 52, right: 0))
        #expect(rig.tabs.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        #expect(rig.tabs.tabBar.frame == CGRect(x: 0, y: 141, width: 200, height: 59))
    }

    @Test func aViewBelowTheScreenHasNoMoreThanItself() {
        let parked = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 30))
        rig.host.run { shown.addSubview(parked) }
        #expect(parked.safeAreaInsets.bottom == 30)
        #expect(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).safeAreaInsets == .zero)
    }

    @Test func everybodyHearsOfAChange() {
        final class Listener: UIViewController {
            var count = 0
            override func viewSafeAreaInsetsDidChange() { count += 1 }
        }
        let listener = Listener()
        rig.show(listener)
        rig.host.run { rig.host.window.screenInsets = .zero }
        rig.host.run { listener.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0) }
        rig.host.run { listener.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0) }
        #expect(listener.count == 2)
    }
}
