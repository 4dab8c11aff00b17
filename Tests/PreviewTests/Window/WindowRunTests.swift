import SDLPlatform
import Testing

@testable import Preview

/// The loop of a window that shows nothing, turn by turn.
@MainActor struct WindowRunTests {
    private func run() throws -> WindowRun {
        try WindowRun(
            Subject(named: "magic-move"), run: RunOptions(),
            environment: MachineEnvironment(displays: DisplayEnvironment(videoDriver: "dummy")), report: { _ in })
    }

    /// The rest counted as one long frame: a hitch of many seconds, and the graph's worst frame.
    @Test func aFrameAfterARestHasNoneBeforeIt() throws {
        let run = try run()
        while run.needsFrame { _ = try run.step() }
        run.perform(.play)
        for _ in 0..<3 { #expect(try run.step()) }
        #expect(run.runner.records.suffix(3).map(\.flags) == [.first, [], []])
        #expect(run.runner.records.suffix(3).allSatisfy { $0.phase == .settle })
    }
}
