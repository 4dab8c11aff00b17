import Testing

@testable import ViewKit

/// Text fields that are asked to become the first responder before they are in a window.
@MainActor @Suite struct WaitingResponderTests {
    /// Has two fields, and does something when it is loaded and when it is about to appear.
    private final class Form: UIViewController {
        let fields = [UITextField(), UITextField()]
        var whenLoaded: @MainActor (Form) -> Void = { _ in }
        var whenAppearing: @MainActor (Form) -> Void = { _ in }

        override func viewDidLoad() {
            super.viewDidLoad()
            for field in fields { view.addSubview(field) }
            whenLoaded(self)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            whenAppearing(self)
        }
    }

    enum Way: CaseIterable, Sendable { case pushed, presented, root }

    private let rig = HostRig()

    /// Shows a form in one of the ways; returns the index of the field that is edited.
    private func editedField(
        _ way: Way, loaded: @escaping @MainActor (Form) -> Void = { _ in },
        appearing: @escaping @MainActor (Form) -> Void = { _ in }
    ) -> Int? {
        let form = rig.host.run { Form() }
        form.whenLoaded = loaded
        form.whenAppearing = appearing
        if way == .root {
            rig.show(form)
        } else {
            let stack = rig.host.run { UINavigationController(rootViewController: UIViewController()) }
            rig.show(stack)
            rig.host.run {
                if way == .pushed { stack.pushViewController(form, animated: true) }
                if way == .presented { stack.present(form, animated: true) }
            }
        }
        rig.finish()
        rig.step()
        return form.fields.firstIndex { $0.isFirstResponder && $0.isEditing }
    }

    @Test(arguments: Way.allCases) func aFieldIsEditedWhenItsScreenComes(_ way: Way) {
        #expect(editedField(way, loaded: { $0.fields[0].becomeFirstResponder() }) == 0)
        #expect(editedField(way, appearing: { $0.fields[1].becomeFirstResponder() }) == 1)
        #expect(editedField(way) == nil)
    }

    @Test func theLastRequestCounts() {
        let both: @MainActor (Form) -> Void = { for field in $0.fields { #expect(!field.becomeFirstResponder()) } }
        #expect(editedField(.pushed, loaded: both) == 1)
        let resigned = editedField(.pushed, loaded: both) { $0.fields[1].resignFirstResponder() }
        #expect(resigned == nil)
    }

    @Test func anotherFirstResponderEndsTheWaiting() {
        let other = rig.host.run { UITextField() }
        rig.host.show(other)
        let waiting = rig.host.run { UITextField() }
        rig.host.run {
            waiting.becomeFirstResponder()
            other.becomeFirstResponder()
            rig.host.window.addSubview(waiting)
        }
        #expect(other.isFirstResponder && !waiting.isFirstResponder)
    }
}
