// swift-format-ignore-file: NeverForceUnwrap
import UIKit

@objc protocol CallDelegate: NSObjectProtocol {
    @objc optional func callDidEnd()
    @objc(call:atIndex:)
    optional func call(_ name: String, at place: Int) -> String
    @objc(call:atPoint:)
    optional func call(_ name: String, at place: CGPoint) -> String
    @objc optional func title(of name: String) -> String?
    @objc optional var color: UIColor? { get }
    @objc optional var limit: Int { get }
}

private final class Full: NSObject, CallDelegate {
    func callDidEnd() {}
    func call(_ name: String, at place: Int) -> String { "\(name) at index \(place)" }
    func call(_ name: String, at place: CGPoint) -> String { "\(name) at point \(place.x)" }
    func title(of name: String) -> String? { name.isEmpty ? nil : name }
    var color: UIColor? { nil }
    var limit: Int { 3 }
}

private final class Half: NSObject, CallDelegate {
    func call(_ name: String, at place: CGPoint) -> String { "\(name) at point \(place.y)" }
}

private final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
}

private final class WindowlessDelegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {}

/// The lines that calls of optional methods give.
final class Calls: NSObject {
    private weak var delegate: CallDelegate?
    private var lines: [String] = []

    override var description: String { lines.joined(separator: "\n") + "\n" }

    override init() {
        super.init()
        let (full, half) = (Full(), Half())
        log("full", full)
        log("half", half)
        log("none", nil)
        force(full)
        logLocalTypes()
        logWindows()
    }

    private func log(_ name: String, _ delegate: CallDelegate?) {
        self.delegate = delegate
        lines.append("\(name): index \(delegate?.call?("a", at: 1) ?? "missing")")
        lines.append("\(name): point \(delegate?.call?("b", at: CGPoint(x: 2, y: 3)) ?? "missing")")
        lines.append("\(name): ended \(delegate?.callDidEnd != nil) \(delegate?.callDidEnd?() != nil)")
        if let title = self.delegate?.title(of:) { lines.append("\(name): title \(title("") ?? "nil")") }
        lines.append("\(name): color \(delegate?.color == nil ? "missing" : delegate!.color! == nil ? "nil" : "set")")
        lines.append("\(name): limit \(delegate?.limit ?? 0)")
        let selector = #selector(CallDelegate.call(_:at:) as (CallDelegate) -> ((String, Int) -> String)?)
        lines.append("\(name): responds \(delegate?.responds(to: selector) ?? false)")
    }

    private func force(_ delegate: CallDelegate) {
        delegate.callDidEnd!()
        lines.append("forced: \(delegate.call!("c", at: 4)), \(delegate.title!(of: "d") ?? "nil"), \(delegate.limit!)")
    }

    private func logLocalTypes() {
        func first() -> CallDelegate {
            final class Local: NSObject, CallDelegate {
                func callDidEnd() {}
            }
            return Local()
        }
        func second() -> CallDelegate {
            final class Local: NSObject, CallDelegate {
                var limit: Int { 7 }
            }
            return Local()
        }
        for delegate in [first(), second()] {
            lines.append("local: \(delegate.callDidEnd != nil) \(delegate.limit ?? 0)")
        }
    }

    private func logWindows() {
        let own = AppDelegate()
        let delegate: UIApplicationDelegate = own
        lines.append("window: \(delegate.window??.tag ?? -1)")
        own.window = UIWindow()
        own.window?.tag = 5
        lines.append("window: \(delegate.window??.tag ?? -1) \(delegate.window!!.tag)")
        delegate.window??.tag = 6
        let other = WindowlessDelegate()
        lines.append("window: \(own.window!.tag) \((other as UIWindowSceneDelegate).window??.tag ?? -1)")
        let optional: UIApplicationDelegate? = own
        if let window = optional?.window, let shown = window { lines.append("window: \(shown.tag)") }
    }
}

/// The lines, as the description of an object that the caller owns.
@_cdecl("calls") @MainActor public func calls() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Calls()).toOpaque()
}
