import Foundation
import Motion
import Testing

@Suite struct ReleaseTests {
    private let tuning = ReleaseTuning()

    @Test(arguments: [
        (0.2, 0.0, false, 0.2), (0.6, 0, true, 0.6), (0.2, 1, true, 0.699), (0.9, -1, false, 0.401),
        (0.2, 0.6, false, 0.4994), (0.2, 0.602, true, 0.500398), (1.3, 0, true, 1.3), (-0.2, 0, false, -0.2),
    ])
    func knownReleases(progress: Double, velocity: Double, finishes: Bool, projected: Double) {
        let decision = tuning.decision(progress: progress, velocity: velocity)
        #expect(decision.finishes == finishes)
        #expect(abs(decision.projected - projected) <= 1e-12)
        #expect(abs(decision.margin - abs(projected - 0.5)) <= 1e-12)
    }

    @Test func directionDecidesATie() {
        #expect(!tuning.decision(progress: 0.5, velocity: 0).finishes)
        let tuning = ReleaseTuning(lookahead: 0.5)
        #expect(tuning.decision(progress: 0.25, velocity: 0.5).finishes)
        #expect(!tuning.decision(progress: 0.75, velocity: -0.5).finishes)
        #expect(tuning.decision(progress: 0.25, velocity: 0.5).margin == 0)
    }

    /// More progress or more speed towards the end never turns "finish" into "cancel".
    @Test func isMonotone() {
        for tuning in [tuning, ReleaseTuning(lookahead: 0.1, threshold: 0.3), ReleaseTuning(lookahead: 0)] {
            for progress in stride(from: -0.5, through: 1.5, by: 0.05) {
                for velocity in stride(from: -6.0, through: 6, by: 0.25) where tuning.finishes(progress, velocity) {
                    #expect(tuning.finishes(progress + 0.01, velocity))
                    #expect(tuning.finishes(progress, velocity + 0.01))
                }
            }
        }
    }

    @Test func lookaheadIsThatOfAScrollView() {
        #expect(abs(tuning.lookahead - Decay.normal.lookahead) <= 1e-12)
    }

    @Test func survivesCoding() throws {
        let tuning = ReleaseTuning(lookahead: 0.3, threshold: 0.4)
        #expect(try JSONDecoder().decode(ReleaseTuning.self, from: JSONEncoder().encode(tuning)) == tuning)
    }

    @Test func badInput() {
        #expect(!tuning.decision(progress: .nan, velocity: 3).finishes)
        #expect(tuning.decision(progress: 0.7, velocity: .nan) == tuning.decision(progress: 0.7, velocity: 0))
        #expect(tuning.decision(progress: 0.7, velocity: -.infinity).finishes)
        #expect(tuning.decision(progress: .infinity, velocity: 0).finishes)
        #expect(!ReleaseTuning(lookahead: .nan).decision(progress: 0.2, velocity: 9).finishes)
        #expect(!ReleaseTuning(threshold: .nan).decision(progress: 1, velocity: 9).finishes)
    }
}

extension ReleaseTuning {
    fileprivate func finishes(_ progress: Double, _ velocity: Double) -> Bool {
        decision(progress: progress, velocity: velocity).finishes
    }
}
