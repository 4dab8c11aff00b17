#if !DEBUG
import Assets
import Foundation
import Recorder
import SDLPlatform
import Testing

@testable import Preview

/// The frames that a window keeps cost its next frames nothing.
@MainActor struct SteadyWindowTests {
    /// Kept meshes and paths were in use when layers came to write them again, which made new ones in every frame.
    @Test(.enabled(if: AllocationCounter.isAvailable), arguments: ["page-curl", "circular-reveal", "magic-move"])
    func framesThatAreKeptAllocateNothing(_ name: String) throws {
        let run = try WindowControls(
            Subject(named: name), options: RunOptions(),
            environment: MachineEnvironment(displays: DisplayEnvironment(videoDriver: "dummy")), report: { _ in })
        let url = try #require(GestureFile.url(named: name))
        run.session.playback = .script(GesturePlayer(try GestureScript(contentsOf: url.path)))
        while !run.session.isOver { _ = try run.session.step() }
        let counts = run.session.runner.records.filter { $0.transition != nil }.compactMap(\.counters.allocations)
        #expect(counts.count > 40)
        #expect(counts.sorted()[counts.count * 3 / 4] == 0, "\(counts)")
    }
}
#endif
