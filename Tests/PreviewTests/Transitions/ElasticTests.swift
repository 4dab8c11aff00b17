import Testing
import ViewKit

@testable import Preview
@testable import Transitions

/// The elastic edge swings, whether a drag or time moves it.
@MainActor @Suite struct ElasticTests {
    /// The sheet's place on its way down, in parts of the screen's height, in each frame until it rests.
    private func course(_ rig: TransitionRig) -> [Double] {
        var course: [Double] = []
        while rig.isTransitioning, course.count < 300 {
            if let sheet = rig.container?.subviews.last?.subviews.last {
                course.append(rig.shownFrame(sheet).midY / 844 + 0.5)
            }
            rig.step()
        }
        return course
    }

    private func pull(_ rig: TransitionRig, to end: Double, pace: Double) {
        rig.touch(.began, [SIMD2(195, 100)])
        for y in stride(from: 100 + pace, through: end, by: pace) { rig.touch(.moved, [SIMD2(195, y)]) }
        rig.touch(.ended, [SIMD2(195, end)])
    }

    @Test func byATapTheSheetSwingsTooFar() throws {
        let rig = try TransitionRig("elastic")
        rig.run { rig.scene.play() }
        #expect((course(rig).max() ?? 0) > 1.05)
        #expect(rig.depth == 2)
    }

    @Test(arguments: [8.0, 24]) func byAHandToo(pace: Double) throws {
        let rig = try TransitionRig("elastic")
        pull(rig, to: 580, pace: pace)
        let course = course(rig)
        #expect((course.max() ?? 0) > 1.03 && (course.max() ?? 2) < 1.4, "\(course.max() ?? 0)")
        #expect(abs((course.last ?? 0) - 1) < 0.01 && rig.depth == 2)
        // Nothing but the sheet shows while it is too far: its reserve reaches to the top.
        let release = try #require(rig.releases.first)
        #expect(abs(release.first.velocity / release.velocity - 1) < 0.05, "it goes on as fast")
    }

    @Test func aHandThatLetsItGoTooEarlySeesItSnapBack() throws {
        let rig = try TransitionRig("elastic")
        pull(rig, to: 240, pace: 4)
        #expect((course(rig).min() ?? 1) < -0.005)
        #expect(rig.depth == 1)
    }

    /// The lowest point of the sheet's edge, in points from the left.
    private func lowestPoint(_ rig: TransitionRig) -> CGFloat? {
        rig.container?.subviews.last?.subviews.last?.mask?.subviews.last?.center.x
    }

    @Test func theEdgeBulgesBelowTheFinger() throws {
        let rig = try TransitionRig("elastic")
        rig.touch(.began, [SIMD2(80, 100)])
        for y in [140.0, 180, 220] { rig.touch(.moved, [SIMD2(80, y)]) }
        #expect(lowestPoint(rig) == 80)
        rig.touch(.moved, [SIMD2(300, 400)])
        #expect(lowestPoint(rig) == 300)
        // What swings on keeps its shape.
        rig.touch(.ended, [SIMD2(300, 400)])
        rig.step()
        #expect(lowestPoint(rig) == 300)
        rig.rest()
        rig.run { rig.scene.play() }
        rig.step()
        #expect(lowestPoint(rig) == 195)
    }
}
