import LiveKit

/// A run of a check whose steps follow from a seed and its number: one to six rounds, each from one end to the other or back.
struct RandomRun: Sendable {
    /// The number of such runs in a thorough check where none is given.
    static let standardCount = 200

    private let number: Int
    /// Whether fingers can hold the transition.
    private let canHold: Bool
    private var generator: SplitMix64

    /// The run `number`, counted from 1, of those from `seed`.
    init(_ number: Int, seed: Int, canHold: Bool) {
        self.number = number
        self.canHold = canHold
        // Numbers that follow each other would otherwise share most of their steps.
        var mixer = SplitMix64(seed: UInt64(truncatingIfNeeded: seed))
        generator = SplitMix64(seed: mixer.next() &+ UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95)
    }

    /// The first `count` runs from `seed`.
    static func all(_ count: Int = standardCount, seed: Int, canHold: Bool) -> [TransitionCheck] {
        (1...count).map { number in
            var run = RandomRun(number, seed: seed, canHold: canHold)
            return run.check()
        }
    }

    private mutating func check() -> TransitionCheck {
        let rounds = generator.number(in: 1...6)
        return TransitionCheck("random \(number)", (1...rounds).flatMap { round($0) })
    }

    private mutating func round(_ index: Int) -> [TransitionCheck.Step] {
        var phase = "round \(index): "
        let steps: [TransitionCheck.Step]
        if !canHold || generator.number(in: 0...4) == 0 {
            let frames = generator.number(in: 1...30)
            phase += "played, pressed after \(frames) frames"
            steps = [.playNext(pressedAfter: frames)]
        } else {
            steps = held(&phase)
        }
        // Objects that a delayed closure holds are freed up to 100 ms later.
        return steps + [.wait(frames: 6), .compareRest(phase: phase)]
    }

    /// The steps of a finger that holds it, moves on and lets go.
    private mutating func held(_ phase: inout String) -> [TransitionCheck.Step] {
        var steps: [TransitionCheck.Step] = []
        var progress = 0
        for _ in 0..<generator.number(in: 1...3) {
            progress = generator.number(in: 2...98)
            steps.append(.showNext(Double(progress) / 100))
            if generator.number(in: 0...2) == 0 { steps.append(.wait(frames: generator.number(in: 1...20))) }
        }
        phase += "held at \(progress) %, "
        switch generator.number(in: 0...5) {
        case 0:
            phase += "cancelled"
            steps.append(.cancel)
        case 1:
            phase += "let go"
            steps.append(.letGo)
        case 2:
            phase += "released in motion"
            steps.append(.flick)
        case 3:
            phase += "let go and pressed"
            steps.append(.letGoAndPress)
        default:
            let times = generator.number(in: 1...4)
            let frames = generator.number(in: 1...8)
            phase += "caught \(times == 1 ? "once" : times == 2 ? "twice" : "\(times) times")"
            steps.append(.flickAndCatchAgain(times: times, frames: frames))
        }
        return steps
    }
}
