import Foundation
import Graphics
import Motion
import Testing

@testable import Preview

/// Magic Move is an iOS file and computes its release by itself; it has to decide as Motion does.
@MainActor @Suite struct ReleaseRuleTests {
    @Test(arguments: [40.0, 120, 200, 253, 300, 420], [0.12, 0.4, 1.2])
    func magicMoveDecidesAsMotionDoes(_ distance: Double, _ duration: Double) throws {
        let rig = try DragRig()
        rig.play(
            ScriptedDrag(
                start: DragRig.middleCell, way: { CGVector(dx: 0, dy: -distance * min(1, $0 / duration)) },
                duration: duration
            ).script)
        let release = try #require(rig.releases.first)
        let decision = ReleaseTuning().decision(progress: release.progress, velocity: release.velocity)
        #expect(release.finishes == decision.finishes || decision.margin < 0.01)
    }
}
