import Testing

@testable import ViewKit

/// The two screens of a push and a pop, and the groups of the bar that go with them.
extension MeasuredTests {
    private struct Pushes: Decodable {
        struct Sample: Decodable {
            var kind: String
            var q, front, back, backWidth: Double
            var frontWidth: Double?
        }
        struct Tolerance: Decodable { var points: Double }
        struct Law: Decodable { var backButtonX: Double }
        var law: Law
        var samples: [Sample]
        var tolerance: Tolerance
    }

    /// A navigation controller of two screens, of the size that was recorded.
    @MainActor private final class PushRig {
        let host = TestHost(size: CGSize(width: 390, height: 700), scale: 3)
        let stack: UINavigationController
        let root: UIViewController
        let detail: UIViewController

        init() {
            let (root, detail) = host.run { (UIViewController(), UIViewController()) }
            self.root = root
            self.detail = detail
            stack = host.run { UINavigationController(rootViewController: root) }
            host.run {
                root.navigationItem.title = "Library"
                detail.navigationItem.title = "Record"
                host.window.rootViewController = stack
                host.window.makeKeyAndVisible()
            }
            host.frame(at: 0)
        }
    }

    @Test func screensAndBarsMoveInTheMeasuredRelation() throws {
        let table = try Self.table(Pushes.self, "nav_transition")
        for sample in table.samples {
            let isPop = sample.kind == "pop"
            let rig = PushRig()
            var start = 0.0
            if isPop {
                rig.host.run { rig.stack.pushViewController(rig.detail, animated: false) }
                start = 1
                rig.host.frame(at: start)
                rig.host.run { _ = rig.stack.popViewController(animated: true) }
            } else {
                rig.host.run { rig.stack.pushViewController(rig.detail, animated: true) }
            }
            rig.host.frame(at: start)
            let curve = UICubicTimingParameters(animationCurve: .easeInOut).bezier
            rig.host.frame(at: start + 0.35 * curve.x(for: isPop ? 1 - sample.q : sample.q))
            let (back, front) = isPop ? (1, 0) : (0, 1)
            let groups = try rig.stack.navigationBar.contents.map { try #require($0.group.layer.presentation()).frame }
            let tolerance = table.tolerance.points
            #expect(abs(groups[front].minX - sample.front) <= tolerance, "\(sample): \(groups)")
            #expect(abs(groups[back].minX - sample.back) <= tolerance, "\(sample): \(groups)")
            #expect(abs(groups[back].width - sample.backWidth) <= tolerance, "\(sample): \(groups)")
            #expect(Double(groups[front].width) == sample.frontWidth ?? 390)
            // The canvas of the transition: the lower screen, the dimming, the upper screen.
            let canvas = try #require(rig.stack.activeTransition?.containerView.subviews.last)
            let screens = try [0, 2].map { try #require(canvas.subviews[$0].layer.presentation()).frame }
            #expect(abs(screens[0].minX - sample.back) <= tolerance && abs(screens[1].minX - sample.front) <= tolerance)
            let button = rig.stack.navigationBar.contents[front].backButton
            #expect(button.convert(button.bounds, to: nil).minX <= table.law.backButtonX && button.frame.minX == 0)
        }
    }

    /// Nothing of the bar fades but a back button that comes or goes; one that both items have stays whole.
    @Test func titlesStayOpaqueWhileTheyMove() throws {
        let rig = PushRig()
        let third = rig.host.run { UIViewController() }
        rig.host.run { rig.stack.pushViewController(rig.detail, animated: true) }
        rig.host.frame(at: 0)
        rig.host.frame(at: 0.15)
        let bar = rig.stack.navigationBar
        #expect(bar.contents.allSatisfy { $0.group.layer.presentation()?.opacity == 1 })
        let coming = try #require(bar.contents[1].backButton.layer.presentation())
        #expect(coming.opacity > 0.1 && coming.opacity < 0.9)
        for frame in 1...40 { rig.host.frame(at: 0.15 + Double(frame) / 60) }
        rig.host.run { rig.stack.pushViewController(third, animated: true) }
        let start = rig.host.layers.mediaTime
        rig.host.frame(at: start)
        rig.host.frame(at: start + 0.15)
        let buttons = bar.contents.map(\.backButton)
        #expect(buttons[0].chevron.isHidden && !buttons[1].chevron.isHidden)
        #expect(buttons[1].layer.presentation()?.opacity == 1)
        let words = try buttons.map { try #require($0.label.layer.presentation()).opacity }
        #expect(abs(words[0] + words[1] - 1) < 0.01 && words[0] > 0.1 && words[1] > 0.1)
    }
}
