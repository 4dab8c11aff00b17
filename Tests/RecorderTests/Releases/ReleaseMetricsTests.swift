import Foundation
import Motion
import Testing

@testable import Recorder

/// The part of each release, found from frames whose springs are known.
struct ReleaseMetricsTests {
    /// A release and its expected metrics: `Tables/hand-offs.json`.
    struct Row: Decodable, CustomTestStringConvertible {
        var name: String
        var rate: Double
        var duration: Double
        var bounce: Double
        var progress: Double
        var velocity: Double
        var finishes: Bool
        /// The distance of the motion's start from the position of the release.
        var step: Double
        /// The motion's first velocity, as a multiple of the finger's.
        var ratio: Double
        var testDescription: String { name }

        var release: ReleaseRecord {
            ReleaseRecord(
                time: 10.003, progress: progress, velocity: velocity, firstProgress: progress + step,
                firstVelocity: velocity * ratio, finishes: finishes, projected: progress + velocity * 0.499,
                threshold: 0.5, travel: 400)
        }

        func spring() throws -> SpringMotion {
            try SpringMotion(
                spring: Spring(duration: duration, bounce: bounce),
                from: MotionState(position: progress + step, velocity: velocity * ratio), to: finishes ? 1 : 0,
                at: 10.003)
        }

        /// The frames that show it, on a screen of 2 pixels a point, down to a quarter of a pixel.
        func frames() throws -> [FrameRecord] {
            let motion = try spring()
            let end = motion.settlingTime(within: 0.25 / 800)
            var frames: [FrameRecord] = []
            for index in 0..<4000 {
                let time = 9.98 + Double(index) / rate
                var record = FrameRecord(
                    index: index, phase: .drag, animationTime: time, transition: 1, progress: progress)
                if time >= 10.003 {
                    if !frames.contains(where: { $0.release != nil }) { record.release = release }
                    record.phase = .settle
                    record.progress = motion.state(at: time).position
                    if let last = frames.last?.animationTime, last >= end {
                        record.progress = nil
                        record.transition = nil
                    }
                }
                frames.append(record)
                if record.transition == nil { return frames }
            }
            return frames
        }
    }

    /// Releases that nothing follows: each was looked for through all frames after it.
    @Test(.timeLimit(.minutes(1))) func manyReleasesTakeLinearTime() {
        let release = ReleaseRecord(
            time: 0, progress: 0.5, velocity: 0, firstProgress: 0.5, firstVelocity: 0, finishes: true, projected: 0.5,
            threshold: 0.5, travel: nil)
        let frames = (0..<300_000).map {
            FrameRecord(index: $0, phase: .settle, animationTime: nil, transition: 1, progress: 0.5, release: release)
        }
        #expect(ReleaseMetrics.all(in: frames, scale: 1).count == frames.count)
    }

    /// The same is found from the frames that matter, and those are few.
    @Test func theFramesOfOtherTimesAreNotNeeded() throws {
        var frames: [FrameRecord] = []
        for row in try Table.rows(Row.self, of: "hand-offs") {
            for var frame in try row.frames() {
                frame.index = frames.count
                frames.append(frame)
            }
            frames += (0..<50).map { FrameRecord(index: frames.count + $0, phase: .idle, animationTime: 20) }
        }
        var settling = SettlingFrames()
        for frame in frames { settling.append(frame) }
        let expected = ReleaseMetrics.all(in: frames, scale: 2)
        #expect(expected.count > 3 && settling.releases(scale: 2) == expected)
    }

    @Test(arguments: try Table.rows(Row.self, of: "hand-offs")) func saysWhatTheSpringDid(_ row: Row) throws {
        let frames = try row.frames()
        let motion = try row.spring()
        let releases = ReleaseMetrics.all(in: frames, scale: 2)
        let part = try #require(releases.first)
        #expect(releases.count == 1 && part.seconds == 10.003 && part.finishes == row.finishes)
        #expect(frames[part.frame].release != nil)
        #expect(abs(part.marginProgress - (row.progress + row.velocity * 0.499 - 0.5)) < 1e-12)
        #expect(part.fingerPixelsPerSecond == row.velocity * 800)
        // The frames lead back to the release, to a tenth of a pixel and a hundredth of the velocity.
        #expect(abs(try #require(part.positionStepPixels) - abs(row.step) * 800) < 0.1)
        if abs(row.velocity) > 0.0125 {
            #expect(abs(try #require(part.velocityRatio) - row.ratio) < 0.01)
        } else {
            #expect(part.velocityRatio == nil)
        }
        let shown = frames.compactMap { $0.phase == .settle ? $0.progress : nil }
        let beyond = row.finishes ? (shown.max() ?? 0) - 1 : -(shown.min() ?? 0)
        #expect(part.overshootProgress == max(0, beyond))
        #expect(part.overshootPixels == max(0, beyond) * 800)
        let secondsToRest = try #require(part.secondsToRest)
        let last = try #require(part.lastStepPixels)
        #expect(secondsToRest >= motion.settlingTime(within: 0.25 / 800) - 10.003 && last <= 0.25)
        let near = try #require(part.secondsTo99Percent)
        #expect(near <= secondsToRest)
        let left = abs((row.finishes ? 1 : 0) - motion.state(at: 10.003 + near).position)
        #expect(left <= 0.01 * abs((row.finishes ? 1 : 0) - row.progress) || part.overshootProgress > 0)
    }

    /// A transition that is grabbed in flight has two releases, and comes to rest after the second alone.
    @Test func whatIsInterruptedDoesNotRest() throws {
        let row = try #require(try Table.rows(Row.self, of: "hand-offs").first)
        var frames = try row.frames().prefix(20).map(\.self)
        for index in 20..<30 { frames.append(FrameRecord(index: index, phase: .drag, transition: 1, progress: 0.8)) }
        var again = try row.frames().drop { $0.release == nil }.map(\.self)
        for index in again.indices { again[index].index = 30 + index }
        let parts = ReleaseMetrics.all(in: frames + again, scale: 2)
        #expect(parts.count == 2 && parts[1].frame == 30)
        #expect(parts[0].secondsToRest == nil && parts[0].lastStepPixels == nil)
        #expect(parts[0].positionStepPixels == parts[1].positionStepPixels && parts[1].secondsToRest != nil)
    }

    @Test func whatFewFramesShowIsNotKnown() throws {
        let row = try #require(try Table.rows(Row.self, of: "hand-offs").first)
        let frames = try row.frames().drop { $0.release == nil }
        for count in 1...2 {
            let part = try #require(ReleaseMetrics.all(in: frames.prefix(count), scale: 2).first)
            #expect(part.positionStepPixels == nil && part.springProgressPerSecond == nil)
            #expect(part.secondsToRest == nil)
        }
        #expect(ReleaseMetrics.all(in: [FrameRecord](), scale: 1).isEmpty)
    }

    @Test func withoutAWayThereAreNoPixels() throws {
        let row = try #require(try Table.rows(Row.self, of: "hand-offs").first)
        var frames = try row.frames()
        for index in frames.indices { frames[index].release?.travel = nil }
        let part = try #require(ReleaseMetrics.all(in: frames, scale: 2).first)
        #expect(part.positionStepPixels == nil && part.fingerPixelsPerSecond == nil && part.lastStepPixels == nil)
        #expect(part.velocityRatio != nil && part.secondsToRest != nil)
    }
}
