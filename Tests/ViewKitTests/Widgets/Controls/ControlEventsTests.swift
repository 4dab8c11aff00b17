import Foundation
import Testing

@testable import ViewKit

/// The states and events that touches give a control, by a table.
@MainActor @Suite struct ControlEventsTests {
    struct Line: CustomTestStringConvertible, Sendable {
        var steps: [[String]]
        var events: [String]
        var testDescription: String { steps.map { $0.joined(separator: " ") }.joined(separator: "; ") }
    }

    nonisolated static let lines: [Line] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Tables/control-events.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let halves = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            return Line(
                steps: halves[0].split(separator: ";").map { $0.split(separator: " ").map(String.init) },
                events: halves[1].split(separator: " ").map(String.init))
        }
    }()

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragEnter, "touchDragEnter"),
        (.touchDragExit, "touchDragExit"), (.touchDragInside, "touchDragInside"),
        (.touchDragOutside, "touchDragOutside"), (.touchUpInside, "touchUpInside"),
        (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    ]

    @Test func thereIsATable() { #expect(Self.lines.count > 10) }

    @Test(arguments: lines) func touchesBecomeEvents(_ line: Line) throws {
        let rig = ControlRig()
        let control = rig.run { UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40)) }
        rig.host.window.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        var heard: [UIControl.Event] = []
        for (event, _) in Self.names {
            control.addAction(UIAction { _ in heard.append(event) }, for: event)
        }
        rig.show(control)
        var log: [String] = []
        for step in line.steps {
            heard = []
            try perform(step, on: control, rig)
            let names = Self.names.filter { heard.contains($0.0) }.map(\.1)
            if !names.isEmpty { log.append(names.joined(separator: "+")) }
        }
        #expect(log == line.events)
        #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
    }

    private func perform(_ step: [String], on control: UIControl, _ rig: ControlRig) throws {
        let phases: [String: TouchSample.Phase] = [
            "down": .began, "move": .moved, "up": .ended, "cancel": .cancelled,
        ]
        if let phase = phases[step[0]] {
            let place = step[1].split(separator: ",").compactMap { Double($0) }
            rig.touch(phase, place[0], place[1])
        } else if step[0] == "disable" {
            control.isEnabled = false
        } else {
            try #require(step[0] == "hide")
            control.isHidden = true
        }
    }

    @Test func targetsAreNotKeptAndCanBeForgotten() {
        @MainActor final class Target {
            var calls: [String] = []
            func plain() { calls.append("plain") }
            func withSender(_ sender: UISlider) { calls.append("sender \(sender.value)") }
            func withEvent(_ sender: UISlider, _ event: UIEvent?) { calls.append("event \(event == nil)") }
        }
        let rig = ControlRig()
        let slider = rig.run { UISlider() }
        var target: Target? = Target()
        let isGone = { [weak target] in target == nil }
        if let target {
            slider.addTarget(target, action: Target.plain, for: .valueChanged)
            slider.addTarget(target, action: Target.withSender(_:), for: .valueChanged)
            slider.addTarget(target, action: Target.withEvent(_:_:), for: [.valueChanged, .touchCancel])
        }
        slider.sendActions(for: .valueChanged)
        #expect(target?.calls == ["plain", "sender 0.0", "event true"])
        slider.removeTarget(target, action: nil, for: .valueChanged)
        #expect(slider.allControlEvents == .touchCancel)
        slider.sendActions(for: .valueChanged)
        #expect(target?.calls.count == 3)
        target = nil
        #expect(isGone())
        slider.sendActions(for: .touchCancel)
    }

    @Test func anActionReplacesTheOneOfItsName() {
        let rig = ControlRig()
        let button = rig.run { UIButton(type: .system) }
        var log: [String] = []
        let name = UIAction.Identifier("go")
        button.addAction(UIAction(identifier: name) { _ in log.append("first") }, for: .touchUpInside)
        button.addAction(
            UIAction(identifier: name) { action in log.append("second \(action.sender as? UIButton === button)") },
            for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(log == ["second true"])
        button.removeAction(identifiedBy: name, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(log.count == 1)
    }

    @Test func aControlKeepsTapsOfItsOwnFromViewsAround() {
        @MainActor final class Listener {
            var count = 0
            func tapped() { count += 1 }
        }
        let rig = ControlRig()
        let listener = Listener()
        let (outer, button) = rig.run { (UIView(), UIButton(type: .system)) }
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        button.frame = CGRect(x: 20, y: 20, width: 80, height: 40)
        outer.addSubview(button)
        outer.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: Listener.tapped))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        rig.show(outer)
        rig.tap(40, 40)
        #expect((presses, listener.count) == (1, 0))
        rig.tap(150, 150)
        #expect((presses, listener.count) == (1, 1))
    }
}
