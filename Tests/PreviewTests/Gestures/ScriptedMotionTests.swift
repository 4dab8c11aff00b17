import Foundation
import Recorder
import Testing

@testable import Preview

/// Motions without a finger in gesture scripts.
@MainActor struct ScriptedMotionTests {
    private static let text = """
        {"segueGesture": 1}
        {"t": 0, "progress": 0}
        {"t": 16, "progress": 0.25}
        {"t": 20, "phase": "began", "x": 0.5, "y": 0.5}
        {"t": 20, "text": "a"}
        {"t": 24, "motion": "cancel"}
        {"t": 30, "phase": "ended", "x": 0.5, "y": 0.5}
        {"t": 40, "motion": "play"}
        {"t": 50, "size": "844x390.5"}

        """

    @Test func theyKeepTheirPlaces() throws {
        let script = try GestureScript(Self.text, path: "a")
        #expect(
            script.motions.map(\.motion) == [.show(0), .show(0.25), .cancel, .play, .resize(width: 844, height: 390.5)])
        #expect(script.motions.map(\.index) == [0, 0, 1, 2, 2] && script.duration == 50)
        #expect(script.text == Self.text)
    }

    /// A transition that runs is over at once, at the nearer end, and the picture has the new size.
    @Test func theScreenIsTurned() throws {
        let session = try PreviewSession(RunPlan(Subject(named: "push"), options: RunOptions(), isHeadless: true))
        let text = """
            {"segueGesture": 1}
            {"t": 0, "progress": 0.75}
            {"t": 100, "size": "844x390"}
            {"t": 200, "size": "20000x20000"}

            """
        #expect(throws: PreviewError.self) { try GestureScript(text, path: "a") }
        let script = try GestureScript(text.replacing("20000x20000", with: "390x844"), path: "a")
        session.playback = .script(GesturePlayer(script))
        try session.run(frames: 6)
        #expect(session.source.transition?.progress == 0.75)
        try session.run(frames: 4)
        #expect(session.source.transition == nil && session.source.screen.size == CGSize(width: 844, height: 390))
        let turned = try session.runner.image
        #expect(turned.width == 844 && turned.height == 390)
        try session.run(frames: 6)
        let image = try session.runner.image
        #expect(image.width == 390 && image.height == 844)
        // It shows what shows where it has always been so large.
        let other = try PreviewSession(RunPlan(Subject(named: "push"), options: RunOptions(), isHeadless: true))
        other.perform { $0.play() }
        try other.run(frames: 200)
        #expect(PixelDifference(try other.runner.image, image).bounds == nil)
    }

    /// The frames of a transition that a script moves are those of one that is moved at the same times, and those that are recorded
    /// of it replay again.
    @Test func aReplayMovesTheScene() throws {
        let plan = try RunPlan(Subject(named: "push"), options: RunOptions(), isHeadless: true)
        let moved = try PreviewSession(plan)
        let recorded = ScriptSink()
        moved.sinks.append(recorded)
        var script = GestureScript(events: [])
        var shown: [Double?] = []
        for frame in 0..<90 {
            let time = Double(frame) / 60
            let motion: ScriptedMotion? =
                switch frame {
                case 2...8: .show(Double(frame) / 20)
                case 9: .cancel
                default: nil
                }
            if let motion {
                script.motions.append(.init(t: time * 1000, motion, index: 0))
                moved.perform { [unowned moved] _ in moved.move(motion, at: time) }
            }
            try moved.run(frames: 1)
            shown.append(moved.source.transition?.progress)
        }
        #expect(shown.contains { $0 ?? 0 > 0.3 } && shown.last == .some(nil))
        #expect(recorded.script.motions.map(\.motion) == script.motions.map(\.motion))
        for script in [script, recorded.script] {
            let session = try PreviewSession(plan)
            session.playback = .script(GesturePlayer(script))
            for progress in shown {
                try session.run(frames: 1)
                #expect(session.source.transition?.progress == progress)
            }
        }
    }
}
