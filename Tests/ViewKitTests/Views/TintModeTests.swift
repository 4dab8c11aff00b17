import Testing

@testable import ViewKit

/// Dimmed tint colours: inherited, and beneath alerts and popovers.
@MainActor @Suite struct TintModeTests {
    /// Notes the tint colours that it is told of.
    private final class Listener: UIView {
        var told: [UIColor] = []
        override func tintColorDidChange() {
            super.tintColorDidChange()
            told.append(tintColor)
        }
    }

    private let rig = HostRig()
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let grey = UIColor(white: CGFloat(Float(0.2126)), alpha: 1)

    @Test func theModeIsInherited() {
        rig.host.run {
            let outer = UIView()
            let middle = Listener()
            let inner = Listener()
            outer.addSubview(middle)
            middle.addSubview(inner)
            outer.tintColor = Self.red
            #expect(inner.tintAdjustmentMode == .normal && inner.tintColor == Self.red)
            outer.tintAdjustmentMode = .dimmed
            #expect(middle.tintAdjustmentMode == .dimmed && inner.tintColor == Self.grey)
            #expect(inner.told == [Self.red, Self.grey])
            middle.tintAdjustmentMode = .normal
            #expect(inner.tintColor == Self.red && outer.tintColor == Self.grey)
            outer.tintAdjustmentMode = .automatic
            #expect(inner.told == [Self.red, Self.grey, Self.red] && outer.tintAdjustmentMode == .normal)
            middle.tintAdjustmentMode = .dimmed
            middle.removeFromSuperview()
            #expect(inner.tintColor != Self.grey)
            outer.addSubview(middle)
            inner.tintColor = .white
            #expect(inner.tintColor == .white)
        }
    }

    private func present(_ controller: UIViewController, over root: UIViewController) {
        rig.host.run { root.present(controller, animated: true) }
        #expect(root.view.tintAdjustmentMode == .dimmed)
        rig.finish()
        rig.step()
        #expect(root.view.tintAdjustmentMode == .dimmed && controller.view.tintAdjustmentMode == .normal)
    }

    @Test func alertsAndPopoversDimWhatLiesBeneath() {
        rig.host.screen = ScreenTraits(size: CGSize(width: 1024, height: 768), scale: 1)
        let (root, popover) = rig.host.run { (UIViewController(), UIViewController()) }
        rig.show(root)
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.sourceView = root.view
        let alert = rig.host.run { UIAlertController(title: "A", message: nil, preferredStyle: .alert) }
        for controller in [popover, alert] {
            present(controller, over: root)
            rig.host.run { controller.dismiss(animated: true) }
            rig.finish()
            rig.step()
            #expect(root.view.tintAdjustmentMode == .normal)
        }
        let sheet = rig.host.run { UIViewController() }
        rig.host.run { root.present(sheet, animated: false) }
        #expect(root.view.tintAdjustmentMode == .normal)
        #expect(rig.reports == [])
    }
}
