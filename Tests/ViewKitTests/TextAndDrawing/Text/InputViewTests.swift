import Synchronization
import Testing

@testable import ViewKit

/// The views above the keyboard and in place of it.
@MainActor @Suite(.serialized) struct InputViewTests {
    private final class Frames: Sendable { let list = Mutex<[(name: String, begin: CGRect, end: CGRect)]>([]) }

    /// The notifications of a keyboard on a screen of that width while `body` runs.
    private func notes(width: CGFloat, _ body: () -> Void) -> [String] {
        let frames = Frames()
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                guard let begin = begin?.cgRectValue, let end = end?.cgRectValue, end.width == width else { return }
                frames.list.withLock { $0.append((name.rawValue, begin, end)) }
            }
        }
        body()
        for observer in observers { NotificationCenter.default.removeObserver(observer as Any) }
        return frames.list.withLock { list in
            list.map { note in
                let name = note.name.contains("Show") ? "show" : "hide"
                let frames = [note.begin, note.end].map { "\(Int($0.minY))+\(Int($0.height))" }
                return "\(name) \(frames[0]) \(frames[1])"
            }
        }
    }

    private func view(height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 50, height: height)) }

    @Test func inputViewsStandAtTheLowerEdge() throws {
        let host = TestHost(size: CGSize(width: 317, height: 400))
        let (a, b, bar, keys) = host.run { (UITextField(), UITextField(), view(height: 44), view(height: 100)) }
        host.show(a, b)
        a.inputAccessoryView = bar
        a.inputView = keys
        let notes = notes(width: 317) {
            host.run {
                a.becomeFirstResponder()
                host.frame(at: 0)
                host.frame(at: 0.5)
                #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 256, width: 317, height: 44))
                #expect(keys.convert(keys.bounds, to: nil) == CGRect(x: 0, y: 300, width: 317, height: 100))
                #expect(host.window.hitTest(CGPoint(x: 9, y: 260), with: nil) === bar)
                a.inputView = nil
                a.reloadInputViews()
                #expect(keys.window == nil && bar.convert(bar.bounds, to: nil).minY == 356)
                b.becomeFirstResponder()
                a.becomeFirstResponder()
                a.resignFirstResponder()
            }
        }
        #expect(
            notes == [
                "show 400+144 256+144", "show 256+144 356+44", "show 356+44 400+44", "show 400+44 356+44",
                "hide 356+44 400+44",
            ])
        host.frame(at: 0.6)
        host.frame(at: 1)
        #expect(bar.window == nil && host.window.subviews.count == 2)
    }

    /// A controller with an accessory view, as of a chat, which its fields have, too.
    private final class Chat: UIViewController {
        let field = UITextField()
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        let box = UIView()

        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: view.topAnchor),
                box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            becomeFirstResponder()
        }
    }

    @Test func aControllerHasAnAccessoryViewForAllThatItHolds() {
        let rig = HostRig()
        let chat = rig.host.run { Chat() }
        rig.show(chat)
        rig.step(0.3)
        #expect(chat.isFirstResponder && chat.bar.convert(chat.bar.bounds, to: nil).minY == 170)
        #expect(chat.box.frame == CGRect(x: 0, y: 0, width: 200, height: 170))
        rig.host.run { _ = chat.field.becomeFirstResponder() }
        rig.step(0.3)
        #expect(chat.field.isFirstResponder && chat.bar.window != nil)
        rig.host.run { _ = chat.field.resignFirstResponder() }
        rig.step(0.4)
        #expect(chat.bar.window == nil && chat.box.frame.height == 200)
        #expect(rig.reports == [])
    }

    @Test func aViewWithConstraintsHasTheHeightThatTheyGive() {
        let rig = HostRig()
        rig.show(rig.host.run { UIViewController() })
        let (field, bar) = rig.host.run { (UITextField(), UIView()) }
        rig.host.run {
            rig.host.window.addSubview(field)
            bar.translatesAutoresizingMaskIntoConstraints = false
            bar.heightAnchor.constraint(equalToConstant: 52).isActive = true
            field.inputAccessoryView = bar
            field.becomeFirstResponder()
        }
        rig.step(0.3)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 148, width: 200, height: 52))
        #expect(rig.reports == [])
    }
}
