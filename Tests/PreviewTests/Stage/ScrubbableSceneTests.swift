import LayerTree
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

/// The effect of the keys on a transition and on a workload.
@MainActor struct ScrubbableSceneTests {
    /// A subject on a stage whose frames the test makes.
    @MainActor final class Rig {
        let session: PreviewSession
        private let clock = ManualClock()

        init(_ name: String) throws {
            let screen = ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1)
            session = try PreviewSession(
                RunPlan(Subject(named: name), options: RunOptions(), isHeadless: true), on: screen)
            step()
        }

        var scene: any ScrubbableScene { session.scene }

        func run<Result>(_ body: (any ScrubbableScene) -> Result) -> Result { session.stage.run { body(scene) } }

        func step(_ count: Int = 1) {
            for _ in 0..<count { session.stage.frame(clock.nextTick(), input: { scene.advance() }) }
        }

        var isTransitioning: Bool { session.stage.layers.transitions.isTransitioning }
        var progress: Double? { session.stage.layers.transitions.progress }
        var screens: Int? {
            (session.stage.window.rootViewController as? UINavigationController)?.viewControllers.count
        }

        func press(at location: SIMD2<Double>) { send(.began, location) }
        func move(to location: SIMD2<Double>) { send(.moved, location) }
        func lift(at location: SIMD2<Double>) { send(.ended, location) }

        private func send(_ phase: TouchSample.Phase, _ location: SIMD2<Double>) {
            session.stage.send(
                TouchSample(
                    pointer: 0, phase: phase, location: location, timestamp: session.stage.layers.mediaTime,
                    type: .direct))
        }

        /// The texts of the nodes that show now.
        var picture: String { session.stage.committer.tree.text(resources: session.stage.layers.resources) }
    }

    private nonisolated static let workloads = WorkloadKind.allCases.map(\.name)

    @Test(arguments: workloads) func spacePlaysAWorkloadThereAndBack(name: String) throws {
        let rig = try Rig(name)
        let other = try Rig(name)
        let start = rig.picture
        rig.run { $0.play() }
        #expect(rig.scene.isPlaying)
        rig.step(150)
        _ = other.run { $0.scrub(to: 1) }
        other.step()
        #expect(rig.picture == other.picture, "half the time: the end")
        rig.step(149)
        #expect(rig.scene.isPlaying)
        rig.step(2)
        #expect(!rig.scene.isPlaying)
        #expect(rig.picture == start)
    }

    @Test func aWorkloadPlaysOnFromWhereAKeyLeftIt() throws {
        let rig = try Rig("w1")
        #expect(rig.run { $0.scrub(to: 2) } == 1)
        #expect(rig.run { $0.scrub(by: -0.5) } == 0.5)
        rig.run { $0.play() }
        rig.step(30)
        #expect(abs((rig.run { $0.scrub(by: 0) } ?? 0) - 0.7) < 1e-9)
        #expect(!rig.scene.isPlaying, "a key takes it in hand")
        rig.run { $0.play() }
        rig.run { $0.cancel() }
        #expect(!rig.scene.isPlaying && rig.run { $0.scrub(by: 0) } == 0)
    }

    @Test func escapeEndsATransitionThatSpacePlays() throws {
        let rig = try Rig("magic-move")
        let root = try #require(rig.session.stage.window.rootViewController as? UINavigationController)
        rig.run { $0.play() }
        rig.step(8)
        #expect(root.viewControllers.count == 2)
        rig.run { $0.cancel() }
        rig.step(60)
        #expect(root.viewControllers.count == 1)
        #expect(!rig.session.stage.layers.transitions.isTransitioning)
    }

    @Test func keysMoveATransitionAndSpaceLetsItGo() throws {
        let rig = try Rig("magic-move")
        #expect(rig.run { $0.scrub(by: 0.1) } == 0.1)
        #expect(rig.run { $0.scrub(to: 0.9) } == 0.9)
        rig.run { $0.play() }
        #expect(rig.run { $0.scrub(by: 0.1) } == nil, "nobody holds it")
        rig.step(200)
        #expect(!rig.session.stage.layers.transitions.isTransitioning)
        #expect(rig.run { $0.scrub(by: 0.01) } == 0.01, "the way back")
        rig.run { $0.cancel() }
        rig.step(200)
        #expect((rig.session.stage.window.rootViewController as? UINavigationController)?.viewControllers.count == 2)
    }

    /// After a single key the mouse did nothing, on screens that look as if they were at rest.
    @Test(arguments: [(0.01, 1), (0.49, 1), (0.5, 2), (1, 2)]) func aClickSendsWhatAKeyHoldsToTheNearerEnd(
        progress: Double, screens: Int
    ) throws {
        let rig = try Rig("magic-move")
        _ = rig.run { $0.scrub(to: progress) }
        rig.press(at: SIMD2(195, 500))
        rig.step()
        rig.lift(at: SIMD2(195, 500))
        rig.step(200)
        #expect(!rig.isTransitioning)
        #expect(rig.screens == screens)
    }

    /// A press sprang back, and the drag was ignored.
    @Test(arguments: [SIMD2(-1.0, 0), SIMD2(0, -1)]) func aPressTakesOverWhatAKeyHolds(direction: SIMD2<Double>) throws
    {
        let rig = try Rig("magic-move")
        #expect(rig.run { $0.scrub(to: 0.3) } == 0.3)
        rig.step()
        let start = SIMD2(300.0, 700)
        rig.press(at: start)
        rig.step(10)
        #expect(rig.progress == 0.3, "it stays where the keys left it")
        #expect(rig.run { $0.scrub(by: 0.1) } == nil, "the pointer drives it now")
        // The first points only tell a drag from a click.
        rig.move(to: start + direction * 20)
        rig.step()
        #expect(rig.progress == 0.3)
        let length = direction.x == 0 ? 844.0 : 390
        rig.move(to: start + direction * (20 + length / 4))
        rig.step()
        #expect(abs((rig.progress ?? 0) - 0.55) < 1e-9)
        rig.move(to: start + direction * 20)
        rig.step()
        #expect(abs((rig.progress ?? 0) - 0.3) < 1e-9, "back under the pointer")
        rig.lift(at: start + direction * 20)
        rig.step(200)
        #expect(!rig.isTransitioning && rig.screens == 1)
    }

    /// The way back goes on to the right or down.
    @Test func aPressTakesOverTheWayBack() throws {
        let rig = try Rig("magic-move")
        rig.run { $0.play() }
        rig.step(200)
        _ = rig.run { $0.scrub(to: 0.2) }
        rig.step()
        rig.press(at: SIMD2(50, 300))
        rig.move(to: SIMD2(70, 300))
        rig.step()
        rig.move(to: SIMD2(70 + 390 * 0.6, 300))
        rig.step(2)
        #expect(abs((rig.progress ?? 0) - 0.8) < 1e-9)
        rig.lift(at: SIMD2(70 + 390 * 0.6, 300))
        rig.step(200)
        #expect(!rig.isTransitioning && rig.screens == 1)
    }
}
