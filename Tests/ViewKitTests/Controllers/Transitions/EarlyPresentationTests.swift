import Testing

@testable import ViewKit

/// Presentations from controllers whose own views are not in the window yet.
@MainActor @Suite struct EarlyPresentationTests {
    /// Presents an alert when it is about to appear.
    private final class Screen: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            present(UIAlertController(title: "Here", message: nil, preferredStyle: .alert), animated: true)
        }
    }

    private let rig = HostRig()

    @Test(arguments: [true, false]) func aScreenThatIsPushedPresentsOverItsStack(animated: Bool) {
        let stack = rig.host.run { UINavigationController(rootViewController: UIViewController()) }
        rig.show(stack)
        rig.host.run { stack.pushViewController(Screen(), animated: animated) }
        rig.finish()
        #expect(rig.reports == [])
        #expect(stack.presentedViewController is UIAlertController)
        #expect(stack.topViewController is Screen && stack.topViewController?.view.window != nil)
    }

    @Test func aControllerOutsideOfTheWindowPresentsNothing() {
        let root = rig.host.run { UIViewController() }
        rig.show(root)
        let (other, presented) = rig.host.run { (UIViewController(), UIViewController()) }
        rig.host.run { other.present(presented, animated: true) }
        #expect(other.presentedViewController == nil && presented.presentingViewController == nil)
        #expect(rig.reports.count == 1 && rig.reports.first?.contains("its view is in no window") == true)
    }
}
