import Foundation
import Testing

@testable import ViewKit

/// Laws of any touches: seeded random sequences, with recognizers of every kind on three views.
@MainActor @Suite struct GestureLawTests {
    private static let seeds = Array(1...UInt64(400))

    @Test func everyGestureGoesThroughItsStatesInOrder() throws {
        var kinds: Set<String> = []
        for seed in Self.seeds {
            let rig = GestureRig(seed: seed)
            rig.play()
            for (name, states) in rig.heard {
                if !states.isEmpty { kinds.insert(String(name.prefix { $0.isLetter })) }
                try #require(isLawful(states), "seed \(seed): \(name) told of \(states)")
            }
            for recognizer in rig.recognizers {
                try #require(recognizer.state == .possible, "seed \(seed): \(recognizer.name ?? "") is stuck")
                try #require(recognizer.numberOfTouches == 0, "seed \(seed): \(recognizer.name ?? "") keeps touches")
            }
            try #require(!rig.host.window.touches.isGestureGoingOn)
        }
        #expect(kinds == ["pan", "edge", "tap", "double", "press", "pinch", "turn", "swipe"], "each was recognised")
    }

    /// A discrete gesture is only ever `ended`; a continuous one begins, changes, and ends or is cancelled.
    private func isLawful(_ states: [UIGestureRecognizer.State]) -> Bool {
        var isOpen = false
        for state in states {
            switch state {
            case .began:
                if isOpen { return false }
                isOpen = true
            case .changed: if !isOpen { return false }
            case .cancelled:
                if !isOpen { return false }
                isOpen = false
            case .ended: isOpen = false
            case .possible, .failed: return false
            }
        }
        return !isOpen
    }

    @Test func exclusiveGesturesAreNeverBothRecognised() throws {
        for seed in Self.seeds {
            let rig = GestureRig(seed: seed)
            rig.onAction = { sender in
                guard rig.isRecognition(sender) else { return }
                let others = rig.recognizers.filter { other in
                    other !== sender && other.isRecognized && !rig.mayShare(sender, other)
                        && other.tracked.contains { sender.tracked.contains($0) }
                }
                #expect(others.isEmpty, "seed \(seed): \(sender.name ?? "") beside \(others.map { $0.name ?? "" })")
            }
            rig.play()
        }
    }

    @Test func whatRequiresFailureComesOnlyAfterIt() throws {
        for seed in Self.seeds {
            let rig = GestureRig(seed: seed)
            rig.onAction = { sender in
                for required in rig.requirements[ObjectIdentifier(sender)] ?? [] where rig.isRecognition(sender) {
                    #expect(!required.isRecognized && !required.isUndecided, "seed \(seed): \(sender.name ?? "")")
                }
            }
            rig.play()
        }
    }

    /// Views hear of a touch's beginning first, of its end once, and of nothing after it.
    @Test func viewsHearOfTouchesInOrder() throws {
        for seed in Self.seeds {
            let rig = GestureRig(seed: seed)
            rig.play()
            for phases in rig.told.values {
                let middle = phases.dropFirst().dropLast()
                try #require(phases.first == .began, "seed \(seed): \(phases)")
                try #require(phases.last == .ended || phases.last == .cancelled, "seed \(seed): \(phases)")
                try #require(middle.allSatisfy { $0 == .moved }, "seed \(seed): \(phases)")
            }
        }
    }

    /// The distribution of samples over frames changes no gesture by itself.
    @Test func framesDoNotChangeWhatIsRecognised() throws {
        for seed in Self.seeds {
            let logs = [1, 3, 1000].map { batch -> [String: [UIGestureRecognizer.State]] in
                let rig = GestureRig(seed: seed, recognizers: 1, isTimed: false)
                rig.play(batch: batch)
                return rig.heard.mapValues { $0.filter { $0 != .changed } }
            }
            try #require(logs[0] == logs[1] && logs[1] == logs[2], "seed \(seed): \(logs)")
        }
    }
}
