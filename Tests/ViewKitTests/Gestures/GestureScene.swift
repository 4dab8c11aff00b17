import Foundation
import Testing

@testable import ViewKit

/// A window of 200 x 200 with a card at (50, 50), 100 x 100, and in it a button at (80, 80), 40 x 40, and a mark at
/// (0, 80), 10 x 10, which do as a `GestureLog` says and write down what happens.
///
/// Samples wait for the next `frame`; `wait T` is a frame at time T.
@MainActor final class GestureScene: NSObject, UIGestureRecognizerDelegate, TouchInterceptor {
    private let host = TestHost()
    private var views: [String: UIView] = [:]
    private var recognizers: [(name: String, recognizer: UIGestureRecognizer)] = []
    private var refusing: Set<String> = []
    private var deaf: Set<String> = []
    private var together: Set<Set<String>> = []
    private var waiting: Set<[String]> = []
    private var interceptedFrom = Double.infinity
    /// The action when a recognizer reaches a state: "disables" it, say.
    private var reactions: [String: () -> Void] = [:]
    private var pending: [TouchSample] = []
    private(set) var log: [String] = []

    init(_ file: GestureLog) throws {
        let card = LoggingView("card", frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let button = LoggingView("button", frame: CGRect(x: 80, y: 80, width: 40, height: 40))
        let mark = LoggingView("mark", frame: CGRect(x: 0, y: 80, width: 10, height: 10))
        super.init()
        for view in [button, mark] { card.addSubview(view) }
        for view in [card, button, mark] { view.scene = self }
        views = ["card": card, "button": button, "mark": mark, "window": host.window]
        host.show(card)
        host.window.touchInterceptor = self
        for words in file.setup { try setUp(words) }
        for words in file.steps { try step(words) }
        flush()
    }

    func note(_ line: String) { log.append(line) }

    private func view(_ name: String) throws -> UIView { try #require(views[name]) }

    private func recognizer(_ name: String) throws -> UIGestureRecognizer {
        try #require(recognizers.first { $0.name == name }?.recognizer)
    }

    private func name(of recognizer: UIGestureRecognizer) -> String {
        recognizers.first { $0.recognizer === recognizer }?.name ?? "?"
    }

    private func setUp(_ words: [String]) throws {
        switch words[1] {
        case "requires": try recognizer(words[0]).require(toFail: try recognizer(words[2]))
        case "waitsfor": waiting.insert([words[0], words[2]])
        case "with": together.insert([words[0], words[2]])
        case "refuses": refusing.insert(words[0])
        case "hears": deaf.insert(words[0])
        case "when": try react(words)
        case "from": interceptedFrom = try #require(Double(words[2]))
        case "multitouch": try view(words[0]).isMultipleTouchEnabled = true
        case "exclusive": try view(words[0]).isExclusiveTouch = true
        case "has": try set(words[2], to: words[3], of: recognizer(words[0]))
        default:
            let recognizer = try make(words[1])
            recognizer.delegate = self
            recognizers.append((words[0], recognizer))
            try view(words[2]).addGestureRecognizer(recognizer)
        }
    }

    /// `NAME when STATE disables|restarts|removes OTHER`.
    private func react(_ words: [String]) throws {
        let other = try recognizer(words[4])
        reactions["\(words[0]) \(words[2])"] = { [weak self] in
            switch words[3] {
            case "disables": other.isEnabled = false
            case "restarts":
                other.isEnabled = false
                other.isEnabled = true
            default: other.view?.removeGestureRecognizer(other)
            }
            self?.note("\(words[4]) \(words[3])")
        }
    }

    private func make(_ kind: String) throws -> UIGestureRecognizer {
        switch kind {
        case "pans": return UIPanGestureRecognizer(target: self, action: GestureScene.pan(_:))
        case "edgepans": return UIScreenEdgePanGestureRecognizer(target: self, action: GestureScene.edgePan(_:))
        case "pinches": return UIPinchGestureRecognizer(target: self, action: GestureScene.pinch(_:))
        case "rotates": return UIRotationGestureRecognizer(target: self, action: GestureScene.rotate(_:))
        case "presses": return UILongPressGestureRecognizer(target: self, action: GestureScene.press(_:))
        case "swipes": return UISwipeGestureRecognizer(target: self, action: GestureScene.swipe(_:))
        case "undecided": return UndecidedRecognizer(target: self, action: GestureScene.hear(_:))
        case "locked": return LockedPan(target: self, action: GestureScene.locked(_:))
        default:
            let tap = UITapGestureRecognizer(target: self, action: GestureScene.tap(_:))
            let count = ["taps": 1, "doubletaps": 2, "tripletaps": 3][kind]
            tap.numberOfTapsRequired = try #require(count, "unknown setup \(kind)")
            return tap
        }
    }

    private func step(_ words: [String]) throws {
        if TouchSample.Phase(rawValue: words[0]) == nil { flush() }
        switch words[0] {
        case "frame": break
        case "wait": host.frame(at: try #require(Double(words[1])))
        case "disable": try host.run { try recognizer(words[1]).isEnabled = false }
        case "enable": try recognizer(words[1]).isEnabled = true
        case "remove": try host.run { try view(words[1]).removeFromSuperview() }
        case "lose":
            let time = host.layers.mediaTime
            host.window.handle(
                host.window.touches.current.map {
                    TouchSample(pointer: $0.pointer, phase: .cancelled, location: $0.windowLocation, timestamp: time)
                })
        case "state": try note("\(words[1]) is \(recognizer(words[1]).state)")
        case "reset": try setBack(recognizer(words[1]))
        default:
            let phase = try #require(TouchSample.Phase(rawValue: words[0]), "unknown step \(words)")
            let numbers = words.dropFirst().compactMap(Double.init)
            try #require(numbers.count >= 3, "\(words) lacks x, y or time")
            pending.append(
                TouchSample(
                    pointer: numbers.count > 3 ? Int(numbers[3]) : 0, phase: phase,
                    location: SIMD2(numbers[0], numbers[1]), timestamp: numbers[2]))
        }
    }

    private func flush() {
        let samples = pending
        pending = []
        if let time = samples.last?.timestamp { host.layers.mediaTime = max(time, host.layers.mediaTime) }
        host.window.handle(samples)
    }
}

/// The calls that recognizers make.
extension GestureScene {
    private func report(_ sender: UIGestureRecognizer, _ values: Double...) {
        let numbers = values.map { $0 == $0.rounded() ? "\(Int($0))" : NSString(format: "%.2f", $0) as String }
        note(([name(of: sender), "\(sender.state)"] + numbers).joined(separator: " "))
        reactions["\(name(of: sender)) \(sender.state)"]?()
    }

    private func pan(_ sender: UIPanGestureRecognizer) {
        let way = sender.translation(in: host.window)
        report(sender, way.x.rounded(), way.y.rounded())
    }

    private func edgePan(_ sender: UIScreenEdgePanGestureRecognizer) { pan(sender) }
    private func locked(_ sender: LockedPan) { pan(sender) }
    private func hear(_ sender: UndecidedRecognizer) { report(sender) }
    private func pinch(_ sender: UIPinchGestureRecognizer) { report(sender, (sender.scale * 100).rounded() / 100) }
    private func rotate(_ sender: UIRotationGestureRecognizer) {
        report(sender, (sender.rotation * 180 / .pi).rounded())
    }
    private func press(_ sender: UILongPressGestureRecognizer) { place(sender) }
    private func swipe(_ sender: UISwipeGestureRecognizer) { place(sender) }

    private func tap(_ sender: UITapGestureRecognizer) {
        if sender.numberOfTouchesRequired > 1 { place(sender) } else { report(sender) }
    }

    private func place(_ sender: UIGestureRecognizer) {
        let place = sender.location(in: host.window)
        report(sender, place.x.rounded(), place.y.rounded(), Double(sender.numberOfTouches))
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !refusing.contains(name(of: gestureRecognizer))
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !deaf.contains(name(of: gestureRecognizer))
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        together.contains([name(of: gestureRecognizer), name(of: otherGestureRecognizer)])
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        waiting.contains([name(of: gestureRecognizer), name(of: otherGestureRecognizer)])
    }

    func intercepts(_ touch: UITouch) -> Bool {
        guard touch.location(in: nil).x >= interceptedFrom else { return false }
        note("interceptor took it")
        return true
    }

    func touchMoved(_ touch: UITouch) -> [TouchSample] {
        note("interceptor moved, \(touch.samples.count) samples")
        return []
    }
    func touchEnded(_ touch: UITouch) { note("interceptor ended") }
    func touchCancelled(_ touch: UITouch) { note("interceptor cancelled") }
}
