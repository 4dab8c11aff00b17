import Foundation
import Testing
import ViewKit

@testable import Preview

/// The picture is where the hand puts it.
@MainActor @Suite struct DragTests {
    /// Straight up by `distance` points in `duration` seconds, at an even pace.
    private func up(_ distance: Double, in duration: Double) -> ScriptedDrag {
        ScriptedDrag(
            start: DragRig.middleCell, way: { CGVector(dx: 0, dy: -distance * min(1, $0 / duration)) },
            duration: duration)
    }

    @Test func progressIsTheTravelSinceRecognition() throws {
        let rig = try DragRig()
        let drag = up(250, in: 0.5)
        rig.play(drag.script)
        // Recognised at the first sample at least 4 points away: 2 points to a sample, the translation starts there.
        let recognised = drag.script.events.first { abs($0.y * 844 - DragRig.middleCell.y) >= 4 }
        let origin = try #require(recognised).y * 844
        let release = try #require(rig.releases.first)
        let last = drag.script.events[drag.script.events.count - 1].y * 844
        #expect(abs(release.progress - (origin - last) / DragRig.travel) < 1e-9)
    }

    @Test func thePictureIsWhereProgressPutsIt() throws {
        let rig = try DragRig()
        rig.play(up(250, in: 0.5).script)
        let ends = try #require(Self.ends(of: rig))
        var checked = 0
        for frame in rig.frames {
            guard let progress = frame.progress, let center = frame.center else { continue }
            let expected = CGPoint(
                x: ends.from.x + (ends.to.x - ends.from.x) * progress,
                y: ends.from.y + (ends.to.y - ends.from.y) * progress)
            #expect(abs(center.x - expected.x) <= 1 && abs(center.y - expected.y) <= 1)
            checked += 1
        }
        #expect(checked > 30)
    }

    /// The centres of the picture in the grid and on the detail screen, from the layout of both screens.
    static func ends(of rig: DragRig) -> (from: CGPoint, to: CGPoint)? {
        guard let root = rig.root, let grid = root.viewControllers.first?.view,
            let detail = root.topViewController?.view,
            let cell = grid.subviews.first(where: { $0 is UIImageView && $0.frame.contains(DragRig.middleCell) }),
            let picture = detail.subviews.first(where: { $0 is UIImageView })
        else { return nil }
        return (cell.center, picture.center)
    }

    @Test func grabbingInFlightDoesNotMoveThePicture() throws {
        let rig = try DragRig()
        var script = up(300, in: 0.3).script
        let released = script.events[script.events.count - 1]
        // Pressed 150 ms later, held still for 200 ms, dragged back down, and released.
        let press = released.t + 150
        script.events.append(.init(t: press, phase: .began, x: 0.3, y: 0.5))
        for index in 0...20 {
            let y = 0.5 + (index < 10 ? 0 : Double(index - 9) * 0.02)
            script.events.append(.init(t: press + 20 * Double(index + 1), phase: .moved, x: 0.3, y: y))
        }
        script.events.append(.init(t: press + 520, phase: .ended, x: 0.3, y: 0.72))
        rig.play(script)
        #expect(rig.releases.count == 2)
        let start = rig.frames.firstIndex { $0.tick.timestamp * 1000 >= press + rig.scriptStart } ?? 0
        let still = rig.frames[(start - 1)..<(start + 10)].compactMap(\.progress)
        let jump = ((still.max() ?? 1) - (still.min() ?? 0)) * DragRig.travel
        #expect(jump == 0, "the picture moved by \(jump) px under a still hand")
        #expect(rig.depth == 1, "a drag back cancels")
    }

    @Test func aClickOnAFlyingPictureLetsItFlyOn() throws {
        let rig = try DragRig()
        var script = up(300, in: 0.3).script
        let press = script.events[script.events.count - 1].t + 120
        script.events.append(.init(t: press, phase: .began, x: 0.5, y: 0.5))
        script.events.append(.init(t: press + 40, phase: .ended, x: 0.5, y: 0.5))
        rig.play(script)
        #expect(rig.depth == 2)
    }

    /// A single sample of a finger that went back and stayed counted as a click, and flew on at the old speed.
    @Test func aDragThatOneSampleTellsOfIsNoClick() throws {
        let rig = try DragRig()
        var script = up(300, in: 0.3).script
        let press = script.events[script.events.count - 1].t + 120
        script.events.append(.init(t: press, phase: .began, x: 0.5, y: 0.2))
        script.events.append(.init(t: press + 40, phase: .moved, x: 0.5, y: 0.7))
        script.events.append(.init(t: press + 300, phase: .ended, x: 0.5, y: 0.7))
        rig.play(script)
        #expect(rig.releases.last?.velocity == 0 && rig.depth == 1)
    }

    @Test func aLostDragCancels() throws {
        let rig = try DragRig()
        var script = up(400, in: 0.4).script
        script.events[script.events.count - 1].phase = .cancelled
        rig.play(script)
        #expect(rig.depth == 1)
        #expect(!rig.isTransitioning)
    }
}
