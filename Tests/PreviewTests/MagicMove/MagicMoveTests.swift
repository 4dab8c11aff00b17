import Testing
import ViewKit

@testable import Preview
@testable import Transitions

@MainActor @Suite struct MagicMoveTests {
    @Test func pushAndPopShareOneAnimator() throws {
        let rig = try TransitionRig()
        let root = try #require(rig.root as? SceneNavigationController)
        let grid = try #require(root.topViewController)
        for operation in [UINavigationController.Operation.push, .pop] {
            let animator = root.navigationController(
                root, animationControllerFor: operation, from: grid, to: UIViewController())
            #expect(animator is MagicMoveAnimator)
        }
    }

    /// The canvas at `progress` of a push looks as at what is missing of it in a pop.
    @Test(arguments: [0, 0.25, 0.5, 0.75, 1]) func thePopIsThePushInReverse(_ progress: Double) throws {
        let rig = try TransitionRig()
        rig.run { rig.scene.show(progress) }
        rig.step()
        let push = try canvas(rig)
        rig.run { rig.scene.release(finishes: true) }
        rig.rest()
        rig.run { rig.scene.show(1 - progress) }
        rig.step()
        let pop = try canvas(rig)
        #expect(push.count == pop.count && push.count > 3)
        for (one, other) in zip(push, pop) {
            #expect(zip(one, other).allSatisfy { abs($0 - $1) < 1e-6 }, "\(one) is not \(other)")
        }
    }

    /// Place and opacity of each view on the canvas.
    private func canvas(_ rig: TransitionRig) throws -> [[Double]] {
        let canvas = try #require(rig.container?.subviews.last)
        return rig.run {
            canvas.subviews.map { view in
                let layer = view.layer.presentation() ?? view.layer
                return [
                    layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height, Double(layer.opacity),
                ]
            }
        }
    }

    /// The picture in the corner goes sideways first; one look of its name follows the other as it leaves.
    @Test func thePictureFliesOnAnArcAndItsNameTurnsIntoTheTitle() throws {
        let rig = try TransitionRig()
        func elements(at progress: Double) throws -> (names: [[Double]], picture: [Double]) {
            rig.run { rig.scene.show(progress) }
            rig.step()
            let shown = try canvas(rig).suffix(3)
            return (Array(shown.prefix(2)), try #require(shown.last))
        }
        let start = try elements(at: 0)
        let half = try elements(at: 0.5)
        let end = try elements(at: 1)
        #expect(half.names[0].dropLast() == half.names[1].dropLast(), "at the same place")
        #expect([start, half, end].map { $0.names.map { $0[4] } } == [[1, 0], [0, 1], [0, 1]])
        let near = try [1.0 / 12, 0.25].map { try elements(at: $0).names.map { $0[4] } }
        #expect(near == [[1, 0], [0, 1]], "one of them is whole")
        let name = half.names[0]
        #expect(name[1] - name[3] / 2 >= half.picture[1] + half.picture[3] / 2, "beneath its picture")
        #expect(name[0] - name[2] / 2 >= half.picture[0] - half.picture[2] / 2 - 1e-6, "and not beside it")
        let middle = zip(start.picture, end.picture).map { ($0 + $1) / 2 }
        let arc = (x: half.picture[0] - middle[0], y: half.picture[1] - middle[1])
        #expect(arc.x > 5 && arc.y < -5)
        let way = (x: end.picture[0] - start.picture[0], y: end.picture[1] - start.picture[1])
        #expect(abs(arc.x * way.x + arc.y * way.y) < 1e-6, "at right angles to the straight way")
        #expect(abs(half.picture[2] - middle[2]) < 1e-6)
    }

    @Test func reducedMotionIsACrossFadeOfAFifthOfASecond() throws {
        let rig = try TransitionRig(reducesMotion: true)
        rig.run { rig.scene.play() }
        let coordinator = try #require(rig.run { rig.root?.transitionCoordinator })
        #expect(coordinator.transitionDuration == 0.2)
        rig.step()
        let start = try canvas(rig)
        for _ in 0..<6 { rig.step() }
        let later = try canvas(rig)
        #expect(start.count == 2)
        #expect(zip(start, later).allSatisfy { $0.dropLast() == $1.dropLast() }, "nothing moves")
        #expect(start[1][4] < later[1][4] && later[1][4] < 1 && later[0][4] == 1)
        #expect(rig.rest() <= 8)
        #expect(rig.depth == 2)
    }

    @Test func itTakesSixTenthsOfASecond() throws {
        let rig = try TransitionRig()
        #expect((36...38).contains(rig.play()))
        #expect(rig.depth == 2)
    }

    @Test func thePoppedScreenIsGone() throws {
        let rig = try TransitionRig()
        rig.play()
        weak let detail = rig.root?.topViewController
        #expect(detail != nil)
        rig.play()
        rig.step()
        #expect(rig.depth == 1)
        #expect(detail == nil)
    }

    /// Dragging in a screen without height divides by zero: what comes of it is ignored.
    @Test func aScreenThatLosesItsHeightDoesNotTrap() throws {
        let rig = try TransitionRig()
        let drag = { (phase: TouchSample.Phase, y: Double) in
            let sample = TouchSample(phase: phase, location: SIMD2(195, y), timestamp: rig.time)
            rig.session.stage.send(sample)
            rig.step()
        }
        drag(.began, 300)
        for y in [290.0, 250, 200] { drag(.moved, y) }
        #expect(rig.isTransitioning)
        rig.root?.view.bounds.size.height = 0
        for y in [150.0, 120, 120, 90] { drag(.moved, y) }
        drag(.ended, 90)
        rig.rest()
        #expect(!rig.isTransitioning && rig.reports.isEmpty)
    }

    /// Two stages at different times do not notice each other.
    @Test func twoStagesSideBySide() throws {
        let alone = try TransitionRig()
        let one = try TransitionRig()
        let other = try TransitionRig(reducesMotion: true)
        alone.run { alone.scene.play() }
        one.run { one.scene.play() }
        for frame in 0..<60 {
            if frame == 7 { other.run { other.scene.show(0.4) } }
            if frame == 30 { other.run { other.scene.release(finishes: false) } }
            for rig in [alone, one, other] { rig.step() }
            #expect(one.isTransitioning == alone.isTransitioning)
            if alone.isTransitioning { #expect(try canvas(one) == canvas(alone)) }
        }
        other.rest()
        #expect((one.depth, other.depth) == (2, 1))
        #expect(
            one.run { UIAccessibility.isReduceMotionEnabled } != other.run { UIAccessibility.isReduceMotionEnabled })
    }
}
