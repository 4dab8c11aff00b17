import Testing
import ViewKit

@testable import Preview
@testable import Transitions

/// The gestures that a user tries first.
@MainActor @Suite struct ObviousGestureTests {
    /// A drag of one finger in twenty frames.
    struct Drag: Sendable {
        var from: SIMD2<Double>
        var to: SIMD2<Double>
    }

    private func drag(_ rig: TransitionRig, _ drag: Drag) {
        rig.touch(.began, [drag.from])
        for step in 1...20 { rig.touch(.moved, [drag.from + (drag.to - drag.from) * (Double(step) / 20)]) }
    }

    /// The drags and the number of screens after them.
    nonisolated static let drags: [(name: String, drags: [Drag], screens: Int)] = [
        ("card", [Drag(from: SIMD2(195, 780), to: SIMD2(195, 300))], 2),
        ("card", [Drag(from: SIMD2(195, 780), to: SIMD2(195, 720))], 1),
        ("bottom-sheet", [Drag(from: SIMD2(195, 780), to: SIMD2(195, 400))], 2),
        ("bottom-sheet", [Drag(from: SIMD2(195, 300), to: SIMD2(195, 700))], 1),
        ("flip", [Drag(from: SIMD2(60, 400), to: SIMD2(330, 400))], 2),
        ("flip", [Drag(from: SIMD2(330, 400), to: SIMD2(60, 400))], 2),
        (
            "flip", [Drag(from: SIMD2(60, 400), to: SIMD2(330, 400)), Drag(from: SIMD2(60, 400), to: SIMD2(330, 400))],
            1
        ),
    ]

    @Test(arguments: drags) func aDragOpensAndCloses(name: String, drags: [Drag], screens: Int) throws {
        let rig = try TransitionRig(name)
        for one in drags {
            drag(rig, one)
            #expect(rig.isTransitioning || screens == 1)
            rig.touch(.ended, [one.to])
            rig.rest()
        }
        #expect(rig.screens.count == screens && rig.reports.isEmpty, "\(rig.reports)")
    }

    /// The panel lies under the finger all the way, and goes back where it is let go too early.
    @Test(arguments: [("card", 0.62), ("bottom-sheet", 0.5)]) func aPanelFollowsTheFingerUp(
        name: String, height: Double
    ) throws {
        let rig = try TransitionRig(name)
        drag(rig, Drag(from: SIMD2(195, 800), to: SIMD2(195, 700)))
        let progress = try #require(rig.session.stage.layers.transitions.progress)
        // The first points only tell a drag from a tap.
        #expect(progress > 85 / (844 * height) && progress < 100 / (844 * height))
        for y in stride(from: 700.0, through: 790, by: 10) { rig.touch(.moved, [SIMD2(195, y)]) }
        rig.touch(.ended, [SIMD2(195, 790)])
        rig.rest()
        #expect(rig.screens.count == 1 && rig.reports.isEmpty)
    }

    private func pair(_ middle: SIMD2<Double>, _ reach: Double) -> [SIMD2<Double>] {
        [SIMD2(middle.x - reach, middle.y), SIMD2(middle.x + reach, middle.y)]
    }

    /// Fingers that spread over a tile open it, and beside the tiles nothing.
    @Test(arguments: [(SIMD2(100.0, 300.0), 2), (SIMD2(195, 90), 1)]) func spreadingFingersOpenATile(
        middle: SIMD2<Double>, depth: Int
    ) throws {
        let rig = try TransitionRig("pinch")
        rig.touch(.began, pair(middle, 30))
        for reach in stride(from: 32.0, through: 90, by: 2) { rig.touch(.moved, pair(middle, reach)) }
        #expect(rig.isTransitioning == (depth == 2))
        rig.touch(.ended, pair(middle, 90))
        rig.rest()
        #expect(rig.depth == depth)
    }

    @Test func aDragDownClosesAMemory() throws {
        let rig = try TransitionRig("pinch")
        rig.play()
        drag(rig, Drag(from: SIMD2(195, 200), to: SIMD2(195, 600)))
        #expect(rig.isTransitioning)
        rig.touch(.ended, [SIMD2(195, 600)])
        rig.rest()
        #expect(rig.depth == 1)
    }

    /// Taps in turn, and the number of stories after each.
    @Test(arguments: [([300.0, 300], [2, 3]), ([300, 90], [2, 1]), ([90], [1])]) func aTapGoesToItsSide(
        taps: [Double], depths: [Int]
    ) throws {
        let rig = try TransitionRig("cube")
        for (x, depth) in zip(taps, depths) {
            rig.touch(.began, [SIMD2(x, 400)])
            rig.touch(.ended, [SIMD2(x, 400)])
            rig.rest()
            #expect(rig.depth == depth)
        }
    }

    /// A drag reaches the rows below the screen, and a tap opens one of them from its position.
    @Test(arguments: ["pinch", "zoom"]) func aGridScrolls(name: String) throws {
        let rig = try TransitionRig(name)
        let scroll = try #require(rig.screens.first?.view.subviews.first as? UIScrollView)
        drag(rig, Drag(from: SIMD2(195, 700), to: SIMD2(195, 300)))
        rig.touch(.ended, [SIMD2(195, 300)])
        for _ in 0..<200 { rig.step() }
        #expect(scroll.contentOffset.y > 20 && !rig.isTransitioning)
        rig.touch(.began, [SIMD2(100, 400)])
        rig.touch(.ended, [SIMD2(100, 400)])
        rig.rest()
        #expect(rig.depth == 2 && rig.reports.isEmpty)
        let picture = try #require((rig.screens.first as? any PictureScreen)?.pictureView)
        let place = rig.run { picture.convert(picture.bounds, to: nil) }
        #expect(place.contains(CGPoint(x: 100, y: 400)))
    }
}
