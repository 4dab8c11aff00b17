import Foundation
import Motion
import Testing
import ViewKit

@testable import Preview

/// The gates for feel: what happens when a drag lets go.
@MainActor @Suite struct ReleaseGatesTests {
    /// A drag of the table: the way and what has to become of it.
    struct Row: Decodable, CustomTestStringConvertible, Sendable {
        var name: String
        /// Points upwards at the end of the drag.
        var distance: Double
        /// Seconds.
        var duration: Double
        /// The pace of the drag: `even`, `flick` (faster and faster), `stop` (slower and slower).
        var pace: String
        var finishes: Bool
        var testDescription: String { name }

        func part(at seconds: Double) -> Double {
            let s = min(1, seconds / duration)
            return switch pace {
            case "flick": s * s
            case "stop": 1 - (1 - s) * (1 - s)
            default: s
            }
        }
    }

    nonisolated static let rows: [Row] = {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "releases.json")
        return (try? JSONDecoder().decode([Row].self, from: Data(contentsOf: url))) ?? []
    }()

    private func drag(_ row: Row) -> GestureScript {
        ScriptedDrag(
            start: DragRig.middleCell, way: { CGVector(dx: 0, dy: -row.distance * row.part(at: $0)) },
            duration: row.duration
        ).script
    }

    @Test func theTableIsThere() { #expect(Self.rows.count >= 6) }

    @Test(arguments: rows, [60.0, 90, 120, 77])
    func theSameDecisionAtEveryRate(_ row: Row, rate: Double) throws {
        let rig = try DragRig(rate: rate)
        rig.play(drag(row))
        #expect(rig.releases.count == 1)
        #expect(rig.releases.first?.finishes == row.finishes)
        #expect(rig.depth == (row.finishes ? 2 : 1))
        #expect(!rig.isTransitioning)
        #expect(rig.faults.isEmpty)
    }

    @Test(arguments: rows) func theReleaseIsSmooth(_ row: Row) throws {
        let rig = try DragRig()
        rig.play(drag(row))
        let release = try #require(rig.releases.first)
        let step = abs(release.first.position - release.progress) * DragRig.travel
        #expect(step <= 0.5, "a step of \(step) px at release")
        if abs(release.velocity) * DragRig.travel > 10 {
            let ratio = release.first.velocity / release.velocity
            #expect((0.95...1.05).contains(ratio), "a velocity ratio of \(ratio)")
        }
    }

    /// From one frame to the next the picture moves no further than the fastest of finger and spring would take it.
    @Test(arguments: rows) func noFrameJumps(_ row: Row) throws {
        let rig = try DragRig(rate: 120)
        rig.play(drag(row))
        let progress = rig.frames.compactMap(\.progress)
        var steps: [Double] = []
        for index in progress.indices.dropFirst() { steps.append(progress[index] - progress[index - 1]) }
        // The change of the step, a second difference, stays what a hand and a spring can do.
        for index in steps.indices.dropFirst() {
            let jerk = abs(steps[index] - steps[index - 1]) * DragRig.travel
            #expect(jerk <= 16, "a change of step of \(jerk) px at frame \(index)")
        }
    }

    @Test(arguments: rows) func theEndSnapsByAQuarterOfAPixelAtMost(_ row: Row) throws {
        let rig = try DragRig(rate: 240)
        rig.play(drag(row))
        let progress = rig.frames.compactMap(\.progress)
        let last = try #require(progress.last)
        let snap = abs((row.finishes ? 1 : 0) - last) * DragRig.travel
        #expect(snap <= 0.25, "a snap of \(snap) px")
    }

    /// The same gates on what is shown, frame by frame, and not on what the driver says of itself. The frames are so
    /// dense that the spring has bent the motion by little when the first of them shows it.
    @Test(arguments: rows) func whatIsShownGoesOnWithTheVelocity(_ row: Row) throws {
        let rate = 4000.0
        let rig = try DragRig(rate: rate)
        rig.play(drag(row), frameLimit: 40_000)
        let release = try #require(rig.releases.first)
        let time = rig.scriptStart + row.duration * 1000
        let first = try #require(rig.frames.firstIndex { $0.tick.timestamp * 1000 >= time - 1e-6 })
        let shown = try rig.frames[(first - 1)...(first + 2)].map { try #require($0.progress) }
        let step = abs(shown[1] - shown[0]) - abs(release.velocity) / rate
        #expect(step * DragRig.travel <= 0.5, "a step of \(step * DragRig.travel) px at release")
        guard abs(release.velocity) * DragRig.travel > 10 else { return }
        let velocity = (-3 * shown[1] + 4 * shown[2] - shown[3]) / 2 * rate
        let ratio = velocity / release.velocity
        #expect((0.95...1.05).contains(ratio), "a velocity ratio of \(ratio)")
    }
}
