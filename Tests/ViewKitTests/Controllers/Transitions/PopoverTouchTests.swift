import Testing

@testable import ViewKit

/// Touches beside popovers, and popovers without room beside their sources.
@MainActor @Suite struct PopoverTouchTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        var whenGone: @MainActor () -> Void = {}

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.append("did dismiss")
            whenGone()
        }
    }

    private let rig = HostRig()
    private let root: UIViewController
    private let button: UIView
    private let presented: UIViewController
    private let delegate = Delegate()

    init() throws {
        rig.host.screen = ScreenTraits(size: CGSize(width: 1024, height: 768), scale: 1)
        root = rig.host.run { UIViewController() }
        button = rig.host.run { UIView(frame: CGRect(x: 500, y: 600, width: 40, height: 40)) }
        presented = rig.host.run { UIViewController() }
        rig.show(root)
        rig.host.run { root.view.addSubview(button) }
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 100, height: 80)
        let popover = try #require(rig.host.run { presented.popoverPresentationController })
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 10, y: 10, width: 20, height: 20)
        popover.delegate = delegate
    }

    private func present() {
        rig.host.run { root.present(presented, animated: true) }
        rig.finish()
        rig.step()
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
        rig.host.run { rig.host.window.hitTest(CGPoint(x: x, y: y), with: nil) }
    }

    @Test func touchesPassToTheViewsThatAreNamed() {
        present()
        #expect(hit(510, 610) is PopoverBackgroundView && hit(300, 300) is PopoverBackgroundView)
        presented.popoverPresentationController?.passthroughViews = [button]
        #expect(hit(510, 610) === button && hit(300, 300) is PopoverBackgroundView)
        let inside = presented.view.convert(CGPoint(x: 50, y: 40), to: nil)
        presented.popoverPresentationController?.passthroughViews = [root.view]
        #expect(hit(510, 610) === button && hit(inside.x, inside.y) === presented.view)
    }

    /// The delegate of a popover that a tap put away presents the next controller.
    @Test func theDelegatePresentsWhereAPopoverHasGone() {
        present()
        let next = rig.host.run { UIViewController() }
        delegate.whenGone = { [root, presented] in
            #expect(root.presentedViewController == nil && presented.view.window == nil)
            root.present(next, animated: false)
        }
        for phase in [TouchSample.Phase.began, .ended] {
            rig.host.window.handle([TouchSample(phase: phase, location: SIMD2(700, 700), timestamp: rig.time)])
            rig.step()
        }
        rig.finish()
        rig.step()
        #expect(delegate.log == ["did dismiss"] && root.presentedViewController === next && rig.reports == [])
    }

    @Test(arguments: [true, false]) func aPopoverWithoutRoomCoversItsSourceWhereItMay(overlaps: Bool) {
        let popover = presented.popoverPresentationController
        popover?.sourceRect = CGRect(x: 312, y: 284, width: 400, height: 200)
        popover?.permittedArrowDirections = [.up]
        popover?.canOverlapSourceViewRect = overlaps
        presented.preferredContentSize = CGSize(width: 300, height: 400)
        present()
        let frame = CGRect(x: 362, y: overlaps ? 358 : 497, width: 300, height: overlaps ? 400 : 261)
        #expect(presented.view.frame == frame && popover?.arrowDirection == .up)
    }
}
