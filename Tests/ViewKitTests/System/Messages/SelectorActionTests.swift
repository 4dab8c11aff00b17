import Foundation
import Testing

@testable import ViewKit

/// Targets and actions by selectors, with Apple's signatures.
@MainActor @Suite struct SelectorActionTests {
    private final class Screen: UIViewController {
        var calls: [String] = []

        func tap(_ recognizer: UITapGestureRecognizer) { calls.append("tap \(type(of: recognizer))") }

        func pan(_ recognizer: UIPanGestureRecognizer) { calls.append("pan") }

        func press(_ sender: Any, event: UIEvent?) { calls.append("press \(type(of: sender)) \(event == nil)") }

        func changed() { calls.append("changed") }

        func tick(_ timer: Timer) { calls.append("tick") }

        func hear(_ notification: Notification) { calls.append("hear \(notification.name.rawValue)") }

        func item(_ sender: UIBarButtonItem) { calls.append("item \(sender.title ?? "")") }
    }

    private static let tap = Selector(_method: "tap:", Screen.tap(_:))
    private static let pan = Selector(_method: "pan:", Screen.pan(_:))
    private static let press = Selector(_method: "press:event:", Screen.press(_:event:))
    private static let changed = Selector(_method: "changed", Screen.changed)
    private static let tick = Selector(_method: "tick:", Screen.tick(_:))
    private static let hear = Selector(_method: "hear:", Screen.hear(_:))
    private static let item = Selector(_method: "item:", Screen.item(_:))

    private let host = TestHost()
    private let screen: Screen

    init() { screen = host.run { Screen() } }

    @Test func aRecognizerCallsItsTargetOnce() {
        let tap = host.run { UITapGestureRecognizer(target: screen, action: Self.tap) }
        tap.addTarget(screen, action: Self.tap)
        tap.addTarget(screen, action: Self.changed)
        tap.sendActions()
        #expect(screen.calls == ["tap UITapGestureRecognizer", "changed"])
        tap.removeTarget(screen, action: Self.tap)
        tap.sendActions()
        #expect(screen.calls.suffix(1) == ["changed"] && screen.calls.count == 3)
        tap.removeTarget(nil, action: nil)
        tap.sendActions()
        #expect(screen.calls.count == 3)
    }

    @Test func aSenderCountsAsTrueForAMethodThatTakesABool() {
        final class Form: UIView {
            var endings: [Bool] = []
            func finish(_ force: Bool) -> Bool {
                endings.append(force)
                return true
            }
        }
        let form = host.run { Form() }
        let finish = Selector(_method: "finish:", Form.finish(_:))
        host.run { UITapGestureRecognizer(target: form, action: finish) }.sendActions()
        #expect(form.endings == [true])
    }

    @Test func aMethodForAnotherRecognizerIsReported() {
        var reports: [String] = []
        host.layers.faults.onReport = { reports.append($0) }
        host.run {
            let tap = UITapGestureRecognizer(target: screen, action: Self.pan)
            tap.sendActions()
            UITapGestureRecognizer(target: nil, action: nil).sendActions()
        }
        #expect(screen.calls.isEmpty && reports.count == 1)
    }

    @Test func aControlCallsItsTargets() {
        let slider = host.run { UISlider() }
        slider.addTarget(screen, action: Self.changed, for: .valueChanged)
        slider.addTarget(screen, action: Self.changed, for: .valueChanged)
        slider.addTarget(screen, action: Self.press, for: [.valueChanged, .touchUpInside])
        #expect(slider.actions(forTarget: screen, forControlEvent: .valueChanged) == ["changed", "press:event:"])
        #expect(slider.allTargets == [AnyHashable(screen)])
        slider.sendActions(for: .valueChanged)
        #expect(screen.calls == ["changed", "press UISlider true"])
        slider.removeTarget(screen, action: Self.press, for: .valueChanged)
        #expect(slider.actions(forTarget: screen, forControlEvent: .valueChanged) == ["changed"])
        #expect(slider.actions(forTarget: screen, forControlEvent: .touchUpInside) == ["press:event:"])
        slider.removeTarget(nil, action: nil, for: .allEvents)
        #expect(slider.actions(forTarget: screen, forControlEvent: .allEvents) == nil)
    }

    @Test func withoutATargetTheNextResponderTakesIt() {
        let button = host.run {
            let button = UIButton(type: .system)
            screen.view.addSubview(button)
            button.addTarget(nil, action: Self.changed, for: .touchUpInside)
            return button
        }
        button.sendActions(for: .touchUpInside)
        #expect(screen.calls == ["changed"])
        #expect(button.allTargets.count == 1 && button.allTargets.first?.base is NSNull)
        button.addTarget(screen, action: Self.changed, for: .touchUpInside)
        button.addTarget(nil, action: Self.changed, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(screen.calls.count == 3, "one for the target, and one for the responder")
    }

    @Test func aTargetThatIsGoneIsNotCalled() {
        var target: Screen? = host.run { Screen() }
        weak let gone = target
        let button = host.run { UIButton(type: .system) }
        button.addTarget(target, action: Self.changed, for: .touchUpInside)
        let item = host.run { UIBarButtonItem(title: "Go", style: .plain, target: target, action: Self.changed) }
        target = nil
        button.sendActions(for: .touchUpInside)
        host.run { item.trigger() }
        #expect(gone == nil && screen.calls.isEmpty)
    }

    @Test func aBarButtonCallsItsTarget() {
        let item = host.run { UIBarButtonItem(title: "Go", style: .plain, target: screen, action: Self.item) }
        host.run { item.trigger() }
        #expect(screen.calls == ["item Go"] && item.action == Self.item && item.target === screen)
    }

    @Test func aTimerCallsItsTarget() {
        host.frame(at: 0)
        let timer = host.run {
            Timer.scheduledTimer(timeInterval: 0.5, target: screen, selector: Self.tick, userInfo: nil, repeats: true)
        }
        for time in [0.25, 0.5, 0.75, 1] { host.frame(at: time) }
        #expect(screen.calls == ["tick", "tick"])
        timer.invalidate()
        host.frame(at: 2)
        #expect(screen.calls.count == 2)
    }

    @Test func notificationsComeUntilTheObserverIsRemoved() {
        let center = NotificationCenter()
        let name = Notification.Name("SelectorActionTests")
        center.addObserver(screen, selector: Self.hear, name: name, object: nil)
        center.addObserver(screen, selector: Self.changed, name: nil, object: center)
        center.post(name: name, object: nil)
        center.post(name: name, object: center)
        // The center calls its observers in no order.
        #expect(screen.calls.sorted() == ["changed", "hear SelectorActionTests", "hear SelectorActionTests"])
        center.removeObserver(screen, name: name, object: nil)
        center.post(name: name, object: center)
        #expect(screen.calls.suffix(1) == ["changed"] && screen.calls.count == 4)
        center.removeObserver(screen)
        center.post(name: name, object: center)
        #expect(screen.calls.count == 4)
    }

    @Test func anObserverIsNotKeptAlive() {
        let center = NotificationCenter()
        let name = Notification.Name("SelectorActionTests")
        var observer: Screen? = host.run { Screen() }
        weak let gone = observer
        observer.map { center.addObserver($0, selector: Self.hear, name: name, object: nil) }
        observer = nil
        #expect(gone == nil)
        center.post(name: name, object: nil)
    }
}
