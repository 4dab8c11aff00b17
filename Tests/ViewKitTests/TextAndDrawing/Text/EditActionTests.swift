import Testing

@testable import ViewKit

/// The standard actions of editing: who carries them out, and when.
@MainActor @Suite struct EditActionTests {
    /// Cannot be pasted into.
    private final class Closed: UITextField {
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            if action == Selector(_method: "paste:", Closed.paste(_:)) { return false }
            return super.canPerformAction(action, withSender: sender)
        }
    }

    /// Can be copied, without being a field.
    private final class Copyable: UILabel {
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { Clipboard.of(layer.context).copy(text ?? "") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector(_method: "copy:", Copyable.copy(_:))
        }
    }

    @Test(arguments: [
        ("a|b", ["paste", "select", "selectAll"]), ("a[b]", ["copy", "cut", "delete", "paste", "selectAll"]),
        ("[ab]", ["copy", "cut", "delete", "paste"]), ("|", ["paste"]),
    ])
    func aFieldSaysWhatItCanDo(_ text: String, names: [String]) {
        let rig = TextFieldRig()
        rig.begin(with: text)
        Clipboard.of(rig.host.layers).copy("x")
        let actions: [(String, Selector)] = [
            ("copy", .copy), ("cut", .cut), ("delete", .delete), ("paste", .paste), ("select", .select),
            ("selectAll", .selectAll),
        ]
        let can = actions.filter { rig.field.canPerformAction($0.1, withSender: nil) }.map(\.0)
        #expect(can == names)
        rig.field.isSecureTextEntry = true
        #expect(!rig.field.canPerformAction(.copy, withSender: nil))
        #expect(!rig.field.canPerformAction(Selector("unknown:"), withSender: nil))
        rig.field.delete(nil)
        #expect(!rig.marked.contains("["))
    }

    @Test func keysAskWhetherTheyMay() {
        let rig = TextFieldRig { Closed() }
        rig.begin(with: "a|b")
        rig.type(.paste("x"))
        #expect(rig.marked == "a|b")
        rig.type("x")
        #expect(rig.marked == "ax|b")
    }

    @Test func otherRespondersCarryActionsOut() {
        let rig = HostRig()
        let label = rig.host.run { Copyable() }
        label.text = "label"
        let inner = rig.host.run { UIView() }
        rig.host.run { label.addSubview(inner) }
        rig.host.show(label)
        #expect(inner.canPerformAction(.copy, withSender: nil) && !inner.canPerformAction(.cut, withSender: nil))
        rig.host.run { inner.copy(nil) }
        #expect(Clipboard.of(rig.host.layers).text == "label")
        #expect(!UIView().canPerformAction(.copy, withSender: nil))
    }

    @Test func typingHasAttributesOfItsOwn() {
        let rig = TextFieldRig()
        #expect(rig.field.typingAttributes == nil)
        rig.begin(with: "ab|")
        #expect(rig.field.typingAttributes?[.foregroundColor] as? UIColor == .label)
        rig.rig.run { rig.field.typingAttributes?[.foregroundColor] = UIColor.red }
        rig.type("cd")
        let colors = (0..<4).map { index in
            rig.field.attributedText?.attributes(at: index, effectiveRange: nil)[.foregroundColor] as? UIColor
        }
        #expect(colors == [.label, .label, .red, .red])
        rig.press(.moveToStart)
        rig.type("e")
        let first = rig.field.attributedText?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
        #expect(first == .label)
    }

    @Test func wishesForTheKeyboardAreKept() {
        let field = TextFieldRig().field
        #expect(field.smartQuotesType == .default && field.smartDashesType == .default)
        #expect(field.smartInsertDeleteType == .default && field.passwordRules == nil)
        field.smartQuotesType = .no
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
        #expect(field.smartQuotesType == .no && field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    }
}
