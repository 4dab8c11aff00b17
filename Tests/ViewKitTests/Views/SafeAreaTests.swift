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

    @Test func aViewBelowTheScreenHasWhatItsSuperviewHas() {
        let parked = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 30))
        rig.host.run { shown.addSubview(parked) }
        #expect(parked.safeAreaInsets.bottom == 59)
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
        #expect(listener.count == 3, "of what is new in the window, and of two changes")
    }

    /// Writes down what it is told, as far as it matters here.
    private final class Listener: UIViewController {
        final class Room: UIView {
            var heard: [UIEdgeInsets] = []
            override func safeAreaInsetsDidChange() { heard.append(safeAreaInsets) }
        }

        let room = Room(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var heard: [String] = []
        override func viewDidLoad() { view.addSubview(room) }
        override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
        override func viewSafeAreaInsetsDidChange() {
            let insets = view.safeAreaInsets
            heard.append("\(Int(insets.top)) \(Int(insets.bottom))")
        }
        override func viewIsAppearing(_ animated: Bool) { heard.append("is appearing") }
    }

    @Test func whoComesIntoAWindowHearsOfIt() {
        let (first, pushed, stack) = rig.host.run {
            let first = Listener()
            return (first, Listener(), UINavigationController(rootViewController: first))
        }
        rig.show(stack)
        #expect(first.heard == ["will appear", "64 10", "is appearing"])
        #expect(first.room.heard == [UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)])
        rig.host.run { stack.pushViewController(pushed, animated: false) }
        rig.step()
        #expect(pushed.heard == ["will appear", "64 10", "is appearing"])
        rig.host.run { _ = stack.popViewController(animated: false) }
        rig.step()
        #expect(first.heard.dropFirst(3) == ["will appear", "is appearing"], "nothing changed")
        rig.host.run { stack.setNavigationBarHidden(true, animated: false) }
        #expect(first.heard.last == "20 10" && first.room.heard.count == 2)
        rig.host.run { stack.pushViewController(pushed, animated: false) }
        #expect(pushed.heard.dropFirst(3) == ["will appear", "20 10", "is appearing"], "it changed meanwhile")
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func whatIsPresentedOverATabKeepsClearOfTheBar(_ style: UIModalPresentationStyle) {
        let presented = rig.screen("P")
        rig.host.run {
            rig.screens[0].definesPresentationContext = true
            presented.modalPresentationStyle = style
            rig.screens[0].present(presented, animated: false)
        }
        rig.step()
        #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 59, right: 0))
        let over = rig.screen("Q")
        rig.host.run {
            presented.definesPresentationContext = true
            over.modalPresentationStyle = style
            presented.present(over, animated: false)
        }
        rig.step()
        #expect(over.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 59, right: 0))
    }

    @Test func whatCoversTheWindowReachesUnderTheBar() {
        let presented = rig.screen("P")
        rig.host.run {
            presented.modalPresentationStyle = .overFullScreen
            rig.screens[0].present(presented, animated: false)
        }
        rig.step()
        #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    }
}
