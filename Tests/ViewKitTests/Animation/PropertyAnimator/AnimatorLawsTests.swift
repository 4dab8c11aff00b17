import Foundation
import TestSupport
import Testing

@testable import ViewKit

/// Laws of an animator under random operations.
@MainActor @Suite struct AnimatorLawsTests {
    private nonisolated static let curves = [
        "linear", "easeIn", "easeOut", "easeInOut", "ratio:1", "ratio:0.4", "ratio:0.7:3", "bezier:0.2:1.4:0.6:-0.3",
    ]

    private static let operations = [
        "start", "start 0.1", "pause", "fraction", "reverse", "continue", "add", "stop", "finish", "complete late",
        "scrubsLinearly", "pausesOnCompletion", "frame", "frame", "frame", "frame",
    ]

    /// The name of a random operation in a script; `time` goes on with frames.
    private func command(_ numbers: inout RepeatableNumbers, time: inout Double) -> String {
        let name = Self.operations.randomElement(using: &numbers) ?? "pause"
        let number = Double.random(in: -0.2...1.2, using: &numbers)
        let flag = Bool.random(using: &numbers)
        switch name {
        case "frame":
            time += Double.random(in: 0...0.1, using: &numbers)
            return "frame \(time)"
        case "fraction": return "fraction \(number)"
        case "reverse", "stop", "scrubsLinearly", "pausesOnCompletion": return "\(name) \(flag)"
        case "continue":
            return "continue \(flag ? "nil" : Self.curves.randomElement(using: &numbers) ?? "nil") \(number)"
        case "add": return "add \((number * 300).rounded()) \(flag ? 0 : number)"
        case "finish": return "finish \(["end", "start", "current"].randomElement(using: &numbers) ?? "end")"
        default: return name
        }
    }

    /// Whatever is done in whatever order: nothing traps, nothing jumps but where it is meant to, and in the end nothing
    /// is left over.
    @Test(arguments: 0..<20) func randomOperationsEndWell(_ seed: Int) throws {
        for run in 0..<20 {
            var numbers = RepeatableNumbers(seed: UInt64(seed * 1000 + run))
            let script = AnimatorScript()
            var time = 0.0
            try script.perform("new", ["0.3", Self.curves.randomElement(using: &numbers) ?? "linear"])
            var history: [String] = []
            for _ in 0..<40 {
                let line = command(&numbers, time: &time)
                history.append(line)
                _ = try script.play(line)
                #expect(script.x.isFinite && script.status.contains("done"), "\(seed) \(run): \(history)")
            }
            try expectNothingLeft(of: script, after: time, "\(seed) \(run): \(history)")
        }
    }

    private func expectNothingLeft(of script: AnimatorScript, after time: Double, _ history: String) throws {
        _ = try script.play(
            "pausesOnCompletion false\nstop false\nfinish current\nframe \(time + 1)\nframe \(time + 9)")
        let animator = try #require(script.animator)
        #expect(animator.state == .inactive && !animator.isRunning, "\(history)")
        #expect(script.view.layer.animationKeys() == nil, "\(history)")
        #expect(script.view.blockingAnimations == 0 && script.view.movingAnimations == 0, "\(history)")
        #expect(script.x == Double(script.view.center.x), "\(history)")
        #expect(!script.host.layers.animations.isRunning, "\(history)")
        #expect(script.view.isUserInteractionEnabled && script.view.superview === script.host.window)
    }

    /// Pausing, turning, adding and going on never move anything by themselves.
    @Test(arguments: curves) func nothingJumps(_ curve: String) throws {
        var numbers = RepeatableNumbers(seed: 7)
        for _ in 0..<60 {
            let script = AnimatorScript()
            _ = try script.play("new 1 \(curve)\nadd 1000\nstart\nframe 0")
            var time = 0.0
            for _ in 0..<12 {
                time += Double.random(in: 0...0.06, using: &numbers)
                _ = try script.play("frame \(time)")
                guard script.animator?.state == .active else { break }
                let before = script.x
                let steps = [
                    "pause", "start", "reverse \(Bool.random(using: &numbers))", "add 1000 0.5",
                    "continue easeOut 0.5", "continue ratio:0.8:2 1",
                ]
                let line = steps.randomElement(using: &numbers) ?? "pause"
                _ = try script.play("\(line)\nframe \(time)")
                if script.animator?.state == .active { #expect(abs(script.x - before) < 1e-6, "\(line)") }
            }
        }
    }

    /// Scrubbed and let go, an animator ends where it would have ended by itself, and as completely.
    @Test(arguments: curves) func scrubbedAndContinuedEndsTheSame(_ curve: String) throws {
        for fraction in [0.0, 0.1, 0.5, 0.99, 1] {
            let through = try AnimatorScript().play("new 1 \(curve)\nadd 77\nstart\nframe 0\nframe 2")
            let script = AnimatorScript()
            let scrubbed = try script.play(
                "new 1 \(curve)\nadd 77\nfraction \(fraction)\nframe 0\nstart\nframe 0\nframe 2")
            for result in [through, scrubbed] {
                #expect(result.contains("inactive, done 0, x 77, model 77"))
                #expect(result.components(separatedBy: "completed at end").count == 2)
            }
        }
    }

    /// Turned round twice at one place, it goes on as if nothing had been.
    @Test(arguments: curves) func turnedTwiceIsNothing(_ curve: String) throws {
        for hold in ["", "pause\n"] {
            let plain = AnimatorScript()
            let turned = AnimatorScript()
            let start = "new 1 \(curve)\nadd 1000\nstart\nframe 0\nframe 0.3\n"
            let go = hold.isEmpty ? "" : "start\nframe 0.3\n"
            _ = try plain.play(start + hold + go)
            _ = try turned.play(start + hold + "reverse true\nreverse false\n" + go)
            for time in [0.4, 0.6, 0.9] {
                _ = try plain.play("frame \(time)")
                _ = try turned.play("frame \(time)")
                #expect(abs(plain.x - turned.x) < 1e-6, "\(curve) \(hold) at \(time)")
            }
        }
    }

    /// Forwards and backwards are the same way: the place after t seconds there is the place t seconds before the end back.
    @Test(arguments: ["linear", "easeIn", "easeOut", "easeInOut", "bezier:0.2:1.4:0.6:-0.3"])
    func backIsTheSameWay(_ curve: String) throws {
        let script = AnimatorScript()
        _ = try script.play("new 1 \(curve)\npausesOnCompletion true\nadd 1000\nstart")
        var there: [Double] = []
        for step in 0...16 {
            _ = try script.play("frame \(Double(step) / 16)")
            there.append(script.x)
        }
        _ = try script.play("reverse true\nstart")
        for step in 0...16 {
            _ = try script.play("frame \(2 + Double(step) / 16)")
            #expect(abs(script.x - there[16 - step]) < 1e-6)
        }
    }

    /// A spring that goes on with the speed that the view has goes on without a kink.
    @Test func aSpringTakesOverTheSpeed() throws {
        let script = AnimatorScript()
        _ = try script.play("new 1 linear\nadd 1000\nstart\nframe 0\nframe 0.399\nframe 0.4\npause")
        // 1000 points a second over the 600 that are left.
        _ = try script.play("continue ratio:1:\(1000.0 / 600) 1\nframe 1\nframe 1.0001")
        #expect(abs((script.x - 400) / 0.0001 - 1000) < 3)
    }
}
