import Testing

@testable import ViewKit

@MainActor @Suite struct ResponderTests {
    private final class Willing: UIView {
        var clings = false
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { !clings }
    }

    private let host = TestHost()

    @Test func oneResponderIsTheFirst() {
        host.run {
            let a = Willing()
            let b = Willing()
            let other = UIView()
            #expect(!other.becomeFirstResponder() && !other.isFirstResponder)
            #expect(a.becomeFirstResponder() && a.isFirstResponder)
            #expect(b.becomeFirstResponder() && b.isFirstResponder && !a.isFirstResponder)
            b.clings = true
            #expect(!a.becomeFirstResponder() && b.isFirstResponder)
            #expect(b.resignFirstResponder() && !b.isFirstResponder)
        }
        #expect(FirstResponder.of(TestHost().layers).responder == nil, "another host has its own")
    }

    @Test func editingEndsWithinAView() {
        host.run {
            let outer = UIView()
            let inner = Willing()
            let other = UIView()
            outer.addSubview(inner)
            inner.becomeFirstResponder()
            #expect(other.endEditing(true) && inner.isFirstResponder)
            inner.clings = true
            #expect(!outer.endEditing(false) && inner.isFirstResponder)
            #expect(outer.endEditing(true) && !inner.isFirstResponder)
        }
    }

    @Test func accessibilityIsKept() {
        host.run {
            let view = UIView()
            #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == .none)
            view.isAccessibilityElement = true
            view.accessibilityLabel = "Card"
            view.accessibilityHint = "Opens"
            view.accessibilityValue = "2"
            view.accessibilityTraits = [.button, .header]
            view.accessibilityIdentifier = "card"
            view.accessibilityViewIsModal = true
            view.accessibilityElementsHidden = true
            #expect(view.isAccessibilityElement && view.accessibilityLabel == "Card")
            #expect(
                view.accessibilityHint == "Opens" && view.accessibilityValue == "2"
                    && view.accessibilityTraits.contains(.header))
            #expect(view.accessibilityIdentifier == "card" && view.accessibilityViewIsModal)
            #expect(view.accessibilityElementsHidden)
        }
    }
}
