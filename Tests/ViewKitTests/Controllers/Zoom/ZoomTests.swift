import Testing

@testable import ViewKit

/// A screen that zooms out of a view of the one beneath, and back into it, by itself and under fingers.
@MainActor @Suite struct ZoomTests {
    private let rig = ZoomRig()
    private static let middle = SIMD2(100.0, 60.0)

    @Test func aPushGrowsOutOfItsSource() throws {
        rig.push(finishes: false)
        let first = try #require(rig.layout)
        #expect(first.progress < 0.2 && first.size.x < 80)
        var former = first.progress
        while rig.isTransitioning {
            rig.step()
            guard let layout = rig.layout else { break }
            #expect(layout.progress >= former && layout.progress <= 1)
            former = layout.progress
        }
        #expect(rig.names == ["A", "B"] && rig.animator == nil && rig.reports.isEmpty)
        #expect(rig.questions == ["A > B"] && rig.square.alpha == 1)
        #expect(rig.navigation.transitionView.subviews.count == 1)
    }

    @Test func aPopShrinksIntoTheSourceOfNow() {
        rig.push()
        let other = rig.host.run { UIView(frame: CGRect(x: 150, y: 10, width: 30, height: 30)) }
        rig.host.run { rig.root.view.addSubview(other) }
        rig.source = other
        rig.host.run { _ = rig.navigation.popViewController(animated: true) }
        var last: ZoomLayout?
        while rig.isTransitioning {
            last = rig.layout
            rig.step()
        }
        #expect(rig.names == ["A"] && rig.reports.isEmpty && other.alpha == 1)
        #expect(last.map { abs($0.center.x - 165) < 3 && abs($0.center.y - 25) < 3 && $0.sourceAlpha > 0.9 } == true)
        #expect(rig.root.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    @Test(arguments: [(SIMD2(0.0, 80.0), true), (SIMD2(0, 15), false), (SIMD2(120, 0), true), (SIMD2(40, 0), false)])
    func aDragDismissesFromItsThresholdOn(_ way: SIMD2<Double>, goes: Bool) {
        let screen = rig.push()
        rig.press(Self.middle)
        rig.move(by: way)
        #expect(rig.isTransitioning && (rig.layout?.progress ?? 2) < 1)
        rig.lift()
        #expect(rig.finish() && rig.names == (goes ? ["A"] : ["A", "B"]))
        #expect(rig.reports.isEmpty && rig.square.alpha == 1 && rig.animator == nil)
        #expect((screen.view.window == nil) == goes && screen.view.alpha == 1)
        #expect(rig.navigation.transitionView.subviews.count == 1)
        // The next touch is alive.
        rig.press(Self.middle)
        rig.move(by: SIMD2(0, 100))
        #expect(rig.isTransitioning != goes)
        rig.lift()
        #expect(rig.finish() && rig.names == ["A"])
    }

    @Test(arguments: [SIMD2(0.0, -60.0), SIMD2(-80, 0)])
    func otherDragsAreForTheScreen(_ way: SIMD2<Double>) {
        rig.push()
        rig.press(SIMD2(120, 120))
        rig.move(by: way)
        #expect(!rig.isTransitioning)
        rig.lift()
    }

    @Test(arguments: [(20.0, true), (60, false)])
    func aPinchDismisses(_ end: Double, goes: Bool) {
        rig.push()
        rig.press(SIMD2(100, 50), finger: 1)
        rig.press(SIMD2(100, 150), finger: 2)
        for frame in 1...20 {
            let half = 50 + (end / 2 - 50) * Double(frame) / 20
            rig.send(.moved, 1, SIMD2(100, 100 - half), steps: false)
            rig.send(.moved, 2, SIMD2(100, 100 + half))
        }
        #expect(rig.isTransitioning)
        rig.move(by: .zero, frames: 12)
        rig.send(.ended, 1, SIMD2(100, 100 - end / 2))
        rig.lift()
        #expect(rig.finish() && rig.names == (goes ? ["A"] : ["A", "B"]))
    }

    /// A finger that comes down on a push completes it, and drags on the pop that begins: nothing jumps.
    @Test func aPushIsCaughtAsAPop() throws {
        rig.push(finishes: false)
        rig.step(0.05)
        let before = try #require(rig.layout)
        rig.press(Self.middle)
        #expect(rig.names == ["A"] && rig.isTransitioning)
        let after = try #require(rig.layout)
        #expect(abs(after.center.y - before.center.y) < 40 && after.progress >= before.progress)
        #expect(rig.log.lines.contains("B.viewDidAppear(true)"))
        rig.move(by: SIMD2(0, 10))
        rig.lift()
        #expect(rig.finish() && rig.reports.isEmpty)
        #expect(rig.navigation.transitionView.subviews.count == 1 && rig.square.alpha == 1)
    }

    @Test(arguments: [true, false]) func aLandingIsCaught(_ goesOn: Bool) throws {
        rig.push()
        rig.press(Self.middle)
        rig.move(by: SIMD2(0, 90))
        rig.lift()
        rig.step(0.05)
        let before = try #require(rig.layout)
        #expect(before.progress < 1 && rig.isTransitioning)
        rig.press(SIMD2(before.center.x, before.center.y))
        let caught = try #require(rig.layout)
        rig.step(0.2)
        #expect(rig.layout == caught)
        rig.move(by: SIMD2(0, goesOn ? 60 : 0.5))
        rig.lift()
        #expect(rig.finish() && rig.reports.isEmpty && rig.names == (goesOn ? ["A"] : ["A", "B"]))
    }

    @Test func aPopWithoutAGestureIsCaught() {
        rig.push()
        rig.host.run { _ = rig.navigation.popViewController(animated: true) }
        rig.step(0.1)
        rig.press(Self.middle)
        rig.step(0.5)
        #expect(rig.isTransitioning)
        rig.lose()
        #expect(rig.finish() && rig.names == ["A", "B"] && rig.reports.isEmpty)
    }

    @Test func aCancelledDismissalTellsOfBothAppearances() {
        rig.push()
        let first = rig.log.lines.count
        rig.press(Self.middle)
        rig.move(by: SIMD2(0, 12))
        rig.lift()
        rig.finish()
        let calls = rig.log.lines.dropFirst(first).filter { $0.contains("ppear") }
        #expect(
            calls == [
                "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
                "A.viewWillDisappear(true)",
                "A.viewDidDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
                "B.viewDidAppear(true)",
            ])
    }
}
