import Foundation
import Testing

@testable import ViewKit

/// Runs a script of what is done to an animator, line by line, and writes after each line what came of it.
///
/// The animator moves the centre of a view of 10 x 10 points along x, from 0.
@MainActor final class AnimatorScript {
    let host = TestHost()
    let view = UIView(frame: CGRect(x: -5, y: 45, width: 10, height: 10))
    private(set) var animator: UIViewPropertyAnimator?
    private var events: [String] = []
    private(set) var reports: [String] = []

    init() {
        host.show(view)
        host.run {
            FaultLog.current.onReport = { [weak self] in
                self?.reports.append($0)
                self?.events.append("! " + $0)
            }
        }
    }

    /// The position at which the view shows.
    var x: Double { Double((view.layer.presentation() ?? view.layer).position.x) }

    /// The script, its lines up to the bar, with what comes of each after it.
    func play(_ text: String) throws -> String {
        var result: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("  ") { continue }
            let command = (line.components(separatedBy: " | ").first ?? "").trimmingCharacters(in: .whitespaces)
            guard !command.isEmpty, !command.hasPrefix("#") else {
                result.append(line)
                continue
            }
            let words = command.split(separator: " ").map(String.init)
            try host.run { try perform(words[0], Array(words.dropFirst())) }
            let padded = command.padding(toLength: max(40, command.count), withPad: " ", startingAt: 0)
            result.append("\(padded) | \(status)")
            result += events.map { "  " + $0 }
            events = []
        }
        return result.joined(separator: "\n")
    }

    var status: String {
        guard let animator else { return "none, x \(rounded(x)), model \(rounded(view.center.x))" }
        return host.run {
            let flags = (animator.isRunning ? " running" : "") + (animator.isReversed ? " reversed" : "")
            return "\(animator.state)\(flags), done \(rounded(animator.fractionComplete)), x \(rounded(x)), "
                + "model \(rounded(view.center.x))"
        }
    }

    private func rounded(_ value: Double) -> String {
        let text = NSString(format: "%.4f", value + 0) as String
        let short = text.replacing(#/\.?0+$/#, with: "")
        return short == "-0" ? "0" : short
    }

    func perform(_ verb: String, _ words: [String]) throws {
        let numbers = words.map { Double($0) }
        switch verb {
        case "frame": host.frame(at: try #require(numbers[0]))
        case "new":
            animator = UIViewPropertyAnimator(
                duration: try #require(numbers[0]), timingParameters: try timing(words[1]))
            animator?.addCompletion { [weak self] in self?.events.append("completed at \($0)") }
        case "running": run(words)
        case "release": animator = nil
        case "add": add(to: try #require(numbers[0]), factor: words.count > 1 ? numbers[1] : nil)
        case "start": words.isEmpty ? animator?.startAnimation() : animator?.startAnimation(afterDelay: numbers[0] ?? 0)
        case "pause": animator?.pauseAnimation()
        case "stop": animator?.stopAnimation(words == ["true"])
        case "finish": animator?.finishAnimation(at: try position(words[0]))
        case "fraction": animator?.fractionComplete = try #require(numbers[0])
        case "reverse": animator?.isReversed = words[0] == "true"
        case "continue":
            animator?.continueAnimation(
                withTimingParameters: words[0] == "nil" ? nil : try timing(words[0]),
                durationFactor: try #require(numbers[1]))
        case "complete":
            animator?.addCompletion { [weak self, name = words[0]] in
                self?.events.append("\(name) completed at \($0)")
            }
        default: try set(verb, words[0] == "true")
        }
    }

    private func set(_ name: String, _ value: Bool) throws {
        switch name {
        case "pausesOnCompletion": animator?.pausesOnCompletion = value
        case "scrubsLinearly": animator?.scrubsLinearly = value
        case "isInterruptible": animator?.isInterruptible = value
        case "isUserInteractionEnabled": animator?.isUserInteractionEnabled = value
        default: Issue.record("unknown command \(name)")
        }
    }

    private func add(to x: Double, factor: Double?) {
        let change = { [view] in view.center.x = x }
        if let factor { animator?.addAnimations(change, delayFactor: factor) } else { animator?.addAnimations(change) }
    }

    private func run(_ words: [String]) {
        let numbers = words.compactMap { Double($0) }
        animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: numbers[0], delay: numbers[1], options: .curveLinear
        ) { [view] in
            view.center.x = numbers[2]
        } completion: { [weak self] in
            self?.events.append("completed at \($0)")
        }
    }

    private func position(_ name: String) throws -> UIViewAnimatingPosition {
        let all: [UIViewAnimatingPosition] = [.end, .start, .current]
        return try #require(all.first { "\($0)" == name })
    }

    private func timing(_ name: String) throws -> any UITimingCurveProvider {
        let words = name.split(separator: ":").map(String.init)
        let numbers = words.compactMap(Double.init).map { CGFloat($0) }
        switch words[0] {
        case "ratio":
            return UISpringTimingParameters(
                dampingRatio: numbers[0], initialVelocity: CGVector(dx: numbers.count > 1 ? numbers[1] : 0, dy: 0))
        case "spring":
            return UISpringTimingParameters(
                mass: numbers[0], stiffness: numbers[1], damping: numbers[2], initialVelocity: .zero)
        case "bezier":
            return UICubicTimingParameters(
                controlPoint1: CGPoint(x: numbers[0], y: numbers[1]),
                controlPoint2: CGPoint(x: numbers[2], y: numbers[3]))
        default:
            let curves: [UIView.AnimationCurve] = [.linear, .easeIn, .easeOut, .easeInOut]
            return UICubicTimingParameters(animationCurve: try #require(curves.first { "\($0)" == words[0] }))
        }
    }
}
