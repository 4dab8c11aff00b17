import Testing
import ViewKit

@testable import Preview
@testable import Transitions

/// Gestures that own their transitions.
@MainActor @Suite struct DrivingTests {
    @Test func aDragGoesWhereMostOfItGoes() {
        func way(_ axis: DragAxis, _ x: Double, _ y: Double) -> DragDirection? {
            axis.direction(of: CGPoint(x: x, y: y))
        }
        #expect(way(.horizontal, 4, 0) == .right && way(.horizontal, -4, 3) == .left)
        #expect(way(.vertical, 0, 4) == .down && way(.vertical, 3, -4) == .up)
        // At twice as far across it is still this drag, beyond that not.
        #expect(way(.horizontal, 2, 4) == .right && way(.horizontal, 2, 4.1) == nil)
        #expect(way(.vertical, 4, 2) == .down && way(.vertical, 4.1, 2) == nil)
    }

    @Test func theLengthIsThatAlongTheDirection() {
        let way = CGPoint(x: 3, y: -5)
        #expect([DragDirection.up, .down, .left, .right].map { $0.length(of: way) } == [5, -5, -3, 3])
    }

    /// The screen that shrinks stays between the fingers: at half the distance the screen is half as wide.
    @Test func aPinchShrinksTheScreenAsFarAsTheFingersCome() throws {
        let rig = try TransitionRig("pinch")
        rig.play()
        let fingers = { (reach: Double) in [SIMD2(195 - reach, 400), SIMD2(195 + reach, 400)] }
        rig.touch(.began, fingers(150))
        // Recognised here: 280 points apart.
        rig.touch(.moved, fingers(140))
        let tile = (390.0 - 2 * 20 - 14) / 2 / 390
        for reach in [120.0, 100, 90] {
            rig.touch(.moved, fingers(reach))
            let progress = try #require(rig.session.stage.layers.transitions.progress)
            #expect(abs((1 - progress * (1 - tile)) - reach / 140) < 1e-6)
        }
        rig.touch(.cancelled, fingers(90))
        rig.rest()
        #expect(rig.depth == 2, "a lost pinch cancels")
    }

    /// A swipe that does not come from the edge does nothing.
    @Test(arguments: [(4.0, true), (60.0, false)]) func onlyTheEdgeGoesBack(x: Double, begins: Bool) throws {
        let rig = try TransitionRig("push")
        rig.play()
        rig.touch(.began, [SIMD2(x, 400)])
        for step in 1...5 { rig.touch(.moved, [SIMD2(x + Double(step) * 30, 400)]) }
        #expect(rig.isTransitioning == begins)
        rig.touch(.cancelled, [SIMD2(x + 150, 400)])
        rig.rest()
        #expect(rig.depth == 2)
    }

    /// Beyond the first and the last tab there is nothing to drag to.
    @Test func aDragBeyondTheTabsDoesNothing() throws {
        let rig = try TransitionRig("tab-slide")
        rig.touch(.began, [SIMD2(100, 400)])
        for step in 1...5 { rig.touch(.moved, [SIMD2(100 + Double(step) * 30, 400)]) }
        #expect(!rig.isTransitioning)
        rig.touch(.ended, [SIMD2(250, 400)])
    }

    @Test func aTapBesideTheCardDismissesIt() throws {
        let rig = try TransitionRig("card")
        rig.play()
        for place in [SIMD2(195.0, 600.0), SIMD2(195.0, 100.0)] {
            #expect(rig.screens.count == 2)
            rig.touch(.began, [place])
            rig.touch(.ended, [place])
            rig.rest()
        }
        #expect(rig.screens.count == 1, "the first tap was on the card")
    }

    /// Press, way and how long it takes in frames, and the height at which the sheet rests; nil where it goes away.
    nonisolated static let sheetDrags: [(ways: [(from: Double, to: Double, frames: Int)], rests: Double?)] = [
        ([(600, 250, 20)], 0.92), ([(600, 560, 20)], 0.5), ([(600, 100, 4)], 0.92),
        ([(600, 250, 20), (150, 480, 30)], 0.5),
        ([(600, 250, 20), (150, 200, 20)], 0.92), ([(600, 840, 20)], nil), ([(600, 250, 20), (150, 800, 20)], nil),
        ([(600, 620, 20)], 0.5),
    ]

    @Test(arguments: sheetDrags) func aSheetRestsAtTheHeightToWhichItIsDragged(
        ways: [(from: Double, to: Double, frames: Int)], rests: Double?
    ) throws {
        let rig = try TransitionRig("bottom-sheet")
        rig.play()
        for way in ways {
            rig.touch(.began, [SIMD2(195, way.from)])
            for frame in 1...way.frames {
                let part = Double(frame) / Double(way.frames)
                rig.touch(.moved, [SIMD2(195, way.from + (way.to - way.from) * part)])
            }
            rig.touch(.ended, [SIMD2(195, way.to)])
            for _ in 0..<60 { rig.step() }
        }
        #expect(!rig.isTransitioning && rig.reports.isEmpty)
        #expect(rig.screens.count == (rests == nil ? 1 : 2))
        guard let rests else { return }
        let panel = try #require(rig.run { rig.screens.last?.presentationController?.presentedView })
        #expect(abs(panel.frame.minY - (844 - (844 * rests).rounded())) < 1e-9)
    }
}
