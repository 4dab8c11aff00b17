import Foundation
import Testing

@testable import ViewKit

/// A file of `Gestures/`: what is set up, what pointers do, and what is to come of it.
///
/// Three parts, parted by lines of `---`; `#` starts a comment. See `GestureScene` for the commands.
struct GestureLog: Sendable, CustomTestStringConvertible {
    var name: String
    var setup: [[String]]
    var steps: [[String]]
    var expected: [String]
    var testDescription: String { name }

    static func load() throws -> [GestureLog] {
        let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Gestures")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { file in
            try GestureLog(name: file, text: String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
        }
    }

    init(name: String, text: String) throws {
        self.name = name
        let lines = text.split(separator: "\n").map { line in
            String(line.prefix { $0 != "#" }).trimmingCharacters(in: .whitespaces)
        }
        let parts = lines.filter { !$0.isEmpty }.split(separator: "---", omittingEmptySubsequences: false)
        try #require(parts.count == 3, "\(name) has \(parts.count) parts instead of 3")
        setup = parts[0].map { $0.split(separator: " ").map(String.init) }
        steps = parts[1].map { $0.split(separator: " ").map(String.init) }
        expected = Array(parts[2])
    }
}

/// A window of 200 x 200 with a card at (50, 50), 100 x 100, and in it a button at (80, 80), 40 x 40, which do as a
/// `GestureLog` says and write down what happens.
@MainActor final class GestureScene: UIGestureRecognizerDelegate, TouchInterceptor {
    private let host = TestHost()
    private let card: LoggingView
    private let button: LoggingView
    private var recognizers: [(name: String, recognizer: UIGestureRecognizer)] = []
    private var refusing: Set<String> = []
    private var together: Set<Set<String>> = []
    private var interceptedFrom = Double.infinity
    private var pending: [TouchSample] = []
    private(set) var log: [String] = []

    init(_ file: GestureLog) throws {
        card = LoggingView("card", frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        button = LoggingView("button", frame: CGRect(x: 80, y: 80, width: 40, height: 40))
        card.addSubview(button)
        host.show(card)
        host.window.touchInterceptor = self
        for view in [card, button] { view.scene = self }
        for words in file.setup { try setUp(words) }
        for words in file.steps { try step(words) }
        flush()
    }

    func note(_ line: String) { log.append(line) }

    private func view(_ name: String) throws -> UIView {
        let views: [String: UIView] = ["card": card, "button": button, "window": host.window]
        return try #require(views[name])
    }

    private func recognizer(_ name: String) throws -> UIGestureRecognizer {
        try #require(recognizers.first { $0.name == name }?.recognizer)
    }

    private func name(of recognizer: UIGestureRecognizer) -> String {
        recognizers.first { $0.recognizer === recognizer }?.name ?? "?"
    }

    private func setUp(_ words: [String]) throws {
        switch words[1] {
        case "pans", "taps", "doubletaps":
            let recognizer = words[1] == "pans" ? makePan() : makeTap(words[1] == "taps" ? 1 : 2)
            recognizer.delegate = self
            recognizers.append((words[0], recognizer))
            try view(words[2]).addGestureRecognizer(recognizer)
        case "requires": try recognizer(words[0]).require(toFail: try recognizer(words[2]))
        case "with": together.insert([words[0], words[2]])
        case "refuses": refusing.insert(words[0])
        case "shares": try recognizer(words[0]).cancelsTouchesInView = false
        case "multitouch": try view(words[0]).isMultipleTouchEnabled = true
        case "from": interceptedFrom = try #require(Double(words[2]))
        default: Issue.record("unknown setup \(words)")
        }
    }

    private func makePan() -> UIGestureRecognizer {
        UIPanGestureRecognizer(target: self, action: GestureScene.pan(_:))
    }

    private func makeTap(_ count: Int) -> UIGestureRecognizer {
        let tap = UITapGestureRecognizer(target: self, action: GestureScene.tap(_:))
        tap.numberOfTapsRequired = count
        return tap
    }

    private func pan(_ sender: UIPanGestureRecognizer) {
        let way = sender.translation(in: host.window)
        note("\(name(of: sender)) \(sender.state) \(Int(way.x.rounded())) \(Int(way.y.rounded()))")
    }

    private func tap(_ sender: UITapGestureRecognizer) { note("\(name(of: sender)) \(sender.state)") }

    /// Samples wait for the next `frame`; `wait T` is a frame at time T.
    private func step(_ words: [String]) throws {
        switch words[0] {
        case "frame": flush()
        case "wait":
            flush()
            host.frame(at: try #require(Double(words[1])))
        case "disable": try recognizer(words[1]).isEnabled = false
        case "remove": host.run { try? view(words[1]).removeFromSuperview() }
        case "lose": host.run { host.window.touches.cancelAll(at: host.layers.mediaTime) }
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

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !refusing.contains(name(of: gestureRecognizer))
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        together.contains([name(of: gestureRecognizer), name(of: otherGestureRecognizer)])
    }

    func intercepts(_ touch: UITouch) -> Bool {
        guard touch.location(in: nil).x >= interceptedFrom else { return false }
        note("interceptor took it")
        return true
    }

    func touchMoved(_ touch: UITouch) { note("interceptor moved, \(touch.samples.count) samples") }
    func touchEnded(_ touch: UITouch) { note("interceptor ended") }
    func touchCancelled(_ touch: UITouch) { note("interceptor cancelled") }
}

/// Writes down its touches and keeps them to itself.
private final class LoggingView: UIView {
    let name: String
    weak var scene: GestureScene?

    init(_ name: String, frame: CGRect) {
        self.name = name
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String, _ touches: Set<UITouch>) {
        for touch in touches {
            let place = touch.location(in: self)
            scene?.note("\(name) \(what) \(Int(place.x)) \(Int(place.y))")
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}
