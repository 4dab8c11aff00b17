import Testing

@testable import ViewKit

/// The text fields of alerts, and text fields beneath alerts.
@MainActor @Suite struct AlertFieldTests {
    private final class Rig: HostRig {}
    private let rig = Rig()
    private let root: LoggingViewController
    private let beneath: UITextField

    init() {
        root = rig.screen("A")
        rig.host.window.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        rig.show(root)
        beneath = rig.host.run { UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 34)) }
        rig.host.run { root.view.addSubview(beneath) }
        rig.step()
    }

    private var keyboard: FirstResponder { FirstResponder.of(rig.host.layers) }

    private func present(fields: Int, style: UIUserInterfaceStyle = .unspecified) -> UIAlertController {
        let alert = rig.host.run {
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            alert.overrideUserInterfaceStyle = style
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            for _ in 0..<fields { alert.addTextField() }
            root.present(alert, animated: true)
            return alert
        }
        rig.finish()
        rig.step()
        return alert
    }

    @Test func theTabKeyStaysInTheAlert() throws {
        let single = present(fields: 1)
        keyboard.handle(.key(EditingKey(.tab)))
        #expect(single.textFields?[0].isFirstResponder == true && !beneath.isFirstResponder)
        rig.host.run { single.dismiss(animated: false) }
        rig.step()
        let double = present(fields: 2)
        let focused = try [false, true, true].map { back in
            keyboard.handle(.key(EditingKey(.tab, extends: back)))
            return try #require(double.textFields?.firstIndex { $0.isFirstResponder })
        }
        #expect(focused == [1, 0, 1])
    }

    @Test func aFieldBeneathGetsNoTextUntilTheAlertHasGone() {
        rig.host.run { _ = beneath.becomeFirstResponder() }
        keyboard.handle(.text("a"))
        let alert = present(fields: 0)
        #expect(!keyboard.takesText)
        keyboard.handle(.text("b"))
        #expect(beneath.text == "a")
        rig.host.run { alert.dismiss(animated: true) }
        rig.finish()
        #expect(beneath.isFirstResponder)
        keyboard.handle(.text("c"))
        #expect(beneath.text == "ac")
    }

    @Test func theFieldBeneathComesBackAfterThatOfTheAlert() {
        rig.host.run { _ = beneath.becomeFirstResponder() }
        let alert = present(fields: 1)
        #expect(alert.textFields?[0].isFirstResponder == true)
        rig.host.run { alert.dismiss(animated: true) }
        rig.finish()
        #expect(beneath.isFirstResponder)
    }

    @Test func aFieldIsEditedOnWhileTheMessageChanges() {
        let alert = present(fields: 1)
        let field = alert.textFields?[0]
        var ends = 0
        rig.host.run { field?.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd) }
        keyboard.handle(.text("a"))
        rig.host.run { alert.message = "Wrong password" }
        rig.step()
        #expect(field?.isFirstResponder == true && ends == 0)
        keyboard.handle(.text("b"))
        #expect(field?.text == "ab" && field?.superview?.isDescendant(of: alert.view) == true)
        #expect(alert.view.subviews.count == 1)
    }

    @Test func boxesOfFieldsFollowTheAppearance() throws {
        let alert = present(fields: 1, style: .dark)
        let box = try #require(alert.textFields?[0].superview?.layer)
        let colors = [UIUserInterfaceStyle.dark, .light].map { style in
            UIColor.tertiarySystemFill.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
        }
        #expect(colors[0] != colors[1] && box.backgroundColor == colors[0])
        rig.host.run { alert.overrideUserInterfaceStyle = .light }
        #expect(box.backgroundColor == colors[1])
    }
}
