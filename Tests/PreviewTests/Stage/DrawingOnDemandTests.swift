import Graphics
import Testing

@testable import Preview

/// Pictures that are drawn when they are asked for.
@MainActor struct DrawingOnDemandTests {
    /// A picture after frames that were not drawn is the one of a run in which each was; none is drawn before.
    @Test(arguments: ["push", "magic-move"]) func itIsTheSamePicture(_ name: String) throws {
        var options = RunOptions()
        options.scale = 0.25
        let plan = try RunPlan(Subject(named: name), options: options, isHeadless: true)
        let sessions = try (0..<2).map { _ in try PreviewSession(plan) }
        sessions[1].runner.drawsOnDemand = true
        for session in sessions { session.perform { $0.play() } }
        for count in [1, 9, 1, 14, 40] {
            for session in sessions { try session.run(frames: count) }
            let pictures = try sessions.map { try $0.runner.image }
            #expect(PixelDifference(pictures[0], pictures[1]).bounds == nil)
        }
        let drawn = sessions.map { $0.runner.records.map(\.counters.drawCommands) }
        #expect(drawn[0].contains { $0 > 0 } && drawn[1].allSatisfy { $0 == 0 })
    }
}
