import LayerTree
import Testing
import ViewKit

@testable import Preview

/// The members of groups, which run in the time of their group.
@MainActor @Suite struct GroupTimelineTests {
    private let rig = TimelineRig()

    /// A fade from 0 to 1 that lasts `duration` and begins `begin` seconds into its group.
    private static func fade(_ begin: Double = 0, _ duration: Double) -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.beginTime = begin
        fade.duration = duration
        return fade
    }

    private static func group(_ members: [CAAnimation], _ duration: Double) -> CAAnimationGroup {
        let whole = CAAnimationGroup()
        whole.animations = members
        whole.duration = duration
        return whole
    }

    struct Sample: Sendable {
        let name: String
        let lines: [String]
        let make: @MainActor @Sendable () -> CAAnimation
    }

    nonisolated static let samples: [Sample] = [
        Sample(
            name: "plain",
            lines: [
                "0 + 1 groupMember, 0 to 1, 0 0.25 0.5 0.75 1", "0.5 + 1 groupMember, 0 to 1, 0 0.25 0.5 0.75 1",
                "1.5 + 1 groupMember 0.5 times, 0 to 1, 0 0.25 0.5 0.75 1",
            ]
        ) { group([fade(0, 1), fade(0.5, 1), fade(1.5, 1)], 2) },
        Sample(name: "twice as fast", lines: ["0.25 + 0.5 groupMember, 0 to 1, 0 0.25 0.5 0.75 1"]) {
            let whole = group([fade(0.5, 1)], 2)
            whole.speed = 2
            return whole
        },
        Sample(
            name: "repeating", lines: ["0.5 + 0.5 groupMember infinity times each 2, 0 to 1, 0 0.25 0.5 0.75 1"]
        ) {
            let whole = group([fade(0.5, 0.5)], 2)
            whole.repeatCount = .infinity
            return whole
        },
        Sample(
            name: "there and back",
            lines: [
                "0 + 0.5 groupMember 3 times each 4, 0 to 1, 0 0.25 0.5 0.75 1",
                "3.5 + 0.5 groupMember 3 times each 4, 0 to 1, 1 0.75 0.5 0.25 0",
            ]
        ) {
            let whole = group([fade(0, 0.5)], 2)
            whole.autoreverses = true
            whole.repeatCount = 3
            return whole
        },
        // By x² of the time: a member that begins at a quarter of the way begins at half of the time.
        Sample(name: "paced", lines: ["1 + 1 groupMember each 2, 0 to 1, 0 0.188 0.417 0.688 1"]) {
            let whole = group([fade(0.5, 1.5)], 2)
            whole.timingFunction = CAMediaTimingFunction(controlPoints: 1 / 3, 0, 2 / 3, 1 / 3)
            return whole
        },
        Sample(name: "within another", lines: ["1.25 + 1 groupMember each 4, 0 to 1, 0 0.25 0.5 0.75 1"]) {
            let inner = group([fade(0.25, 1)], 2)
            inner.beginTime = 1
            return group([inner], 4)
        },
        Sample(
            name: "member that repeats",
            lines: ["0.5 + 0.5 groupMember 3 times there and back, 0 to 1, 0 0.25 0.5 0.75 1"]
        ) {
            let member = fade(0.5, 0.5)
            member.autoreverses = true
            member.repeatCount = 3
            return group([member], 4)
        },
        Sample(name: "nothing", lines: []) { group([], 1) },
    ]

    @Test(arguments: samples.indices) func membersRunInTheTimeOfTheirGroup(_ index: Int) throws {
        let sample = Self.samples[index]
        let view = rig.addView()
        rig.step()
        let timeline = try rig.timeline { view.layer.add(sample.make(), forKey: nil) }
        let lines = timeline.rows.flatMap(\.bars).map(\.line)
        #expect(lines == sample.lines, "\(sample.name)")
    }
}
