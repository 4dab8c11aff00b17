import Testing
import ViewKit

@testable import Preview
@testable import Transitions

/// Cards and sheets follow the finger, whichever way it goes.
@MainActor @Suite struct PanelTests {
    private let middle = 195.0

    /// Presses at `y`, and brings the finger to each of `places` in turn, `pace` points in a frame.
    private func drag(_ rig: TransitionRig, from y: Double, to places: [Double], pace: Double = 10) {
        rig.touch(.began, [SIMD2(middle, y)])
        var place = y
        for goal in places {
            while place != goal {
                place += min(pace, abs(goal - place)) * (goal > place ? 1 : -1)
                rig.touch(.moved, [SIMD2(middle, place)])
            }
        }
    }

    private func panel(_ rig: TransitionRig) throws -> UIView {
        try #require(rig.run { rig.screens.last?.presentationController?.presentedView })
    }

    /// The top edge of what shows of the panel: itself, or its picture.
    private func top(_ rig: TransitionRig) throws -> Double {
        let panel = try panel(rig)
        guard panel.isHidden else { return rig.shownFrame(panel).minY }
        let canvas = try #require(panel.superview?.subviews.last)
        let picture = try #require(canvas.subviews.first)
        return rig.shownFrame(picture).minY + rig.shownFrame(canvas).minY
    }

    /// Lets the finger go at `place`, and gives the top edge in each of the frames that follow.
    private func tops(_ rig: TransitionRig, after place: Double, frames: Int = 60) throws -> [Double] {
        rig.touch(.ended, [SIMD2(middle, place)])
        var tops = [try top(rig)]
        for _ in 0..<frames where rig.screens.count == 2 {
            rig.step()
            if rig.screens.count == 2 { tops.append(try top(rig)) }
        }
        return tops
    }

    /// From the large height as from the medium one a sheet that is flung goes on as fast.
    @Test func aSheetThatIsFlungAwayDoesNotStall() throws {
        let rig = try TransitionRig("bottom-sheet")
        rig.play()
        drag(rig, from: 600, to: [200])
        _ = try tops(rig, after: 200)
        #expect(try abs(top(rig) - 68) < 1)
        drag(rig, from: 200, to: [560], pace: 45)
        let before = try top(rig)
        let after = try tops(rig, after: 560)
        #expect(rig.screens.count == 1)
        let steps = zip([before] + after, after).map { $1 - $0 }
        #expect(steps[1] > 20 && steps[2] > 20 && steps[3] > 15, "45 points a frame before: \(steps.prefix(6))")
    }

    /// 200 points in 32 ms upwards: the spring went on with the finger's velocity, and not with that of the panel, which the
    /// rubber banding held back, until the panel stood above the screen's lower edge.
    @Test(arguments: ["card", "bottom-sheet"]) func aPanelThatIsFlungUpStaysAtTheLowerEdge(name: String) throws {
        let rig = try TransitionRig(name)
        rig.play()
        if name == "bottom-sheet" {
            drag(rig, from: 600, to: [200])
            _ = try tops(rig, after: 200)
        }
        drag(rig, from: 700, to: [500], pace: 100)
        let flying = try tops(rig, after: 500)
        let height = try panel(rig).bounds.height
        let highest = try #require(flying.min())
        #expect(highest + height >= 844, "\(highest + height)")
        let rest = try #require(flying.last)
        #expect(rest - highest < 60, "the rubber band gives 40 points, and the spring a little more")
    }

    /// The dimming clears as a sheet that was large is drawn down past its medium height.
    @Test func theDimmingFollowsADragFromTheLargeHeight() throws {
        let rig = try TransitionRig("bottom-sheet")
        rig.play()
        drag(rig, from: 600, to: [200])
        _ = try tops(rig, after: 200)
        let dimming = try #require(try panel(rig).superview?.subviews.first)
        func opacity() -> Float { rig.run { (dimming.layer.presentation() ?? dimming.layer).opacity } }
        drag(rig, from: 200, to: [540])
        #expect(abs(opacity() - 0.28) < 1e-3, "as long as it is above the medium height")
        for y in 541...740 { rig.touch(.moved, [SIMD2(middle, Double(y))]) }
        #expect(opacity() < 0.2 && opacity() > 0.1)
        #expect(rig.isTransitioning)
        rig.touch(.cancelled, [SIMD2(middle, 740)])
        rig.rest()
        #expect(try abs(top(rig) - 422) < 1e-9 && abs(opacity() - 0.28) < 1e-3)
    }

    /// The name, the top edge at rest, and how far a drag upwards by 300 points may bring it.
    nonisolated static let panels: [(name: String, rest: Double, least: Double, most: Double)] = [
        ("card", 321, 20, 40), ("bottom-sheet", 68, 15, 34),
    ]

    @Test(arguments: panels) func drawnUpTooFarItResists(
        name: String, rest: Double, least: Double, most: Double
    ) throws {
        let rig = try TransitionRig(name)
        rig.play()
        if name == "bottom-sheet" {
            drag(rig, from: 600, to: [200])
            _ = try tops(rig, after: 200)
        }
        #expect(try abs(top(rig) - rest) < 1)
        drag(rig, from: 600, to: [300])
        let lifted = try rest - top(rig)
        #expect(lifted > least && lifted < most, "lifted by \(lifted)")
        #expect(try panel(rig).frame.maxY - 22 > 844, "it reaches beyond the screen's end")
        let after = try tops(rig, after: 300)
        #expect(abs((after.last ?? 0) - rest) < 0.5 && rig.screens.count == 2)
    }

    /// Down, up past the start, and down again, in one drag.
    @Test func aFingerThatChangesItsMindIsFollowed() throws {
        let rig = try TransitionRig("card")
        rig.play()
        let rest = try top(rig)
        drag(rig, from: 500, to: [600])
        #expect(try abs(top(rig) - rest - 100) < 12 && rig.isTransitioning)
        for y in stride(from: 590.0, through: 400, by: -10) { rig.touch(.moved, [SIMD2(middle, y)]) }
        let lifted = try rest - top(rig)
        #expect(lifted > 15 && lifted < 40, "lifted by \(lifted)")
        for y in stride(from: 410.0, through: 560, by: 10) { rig.touch(.moved, [SIMD2(middle, y)]) }
        #expect(try abs(top(rig) - rest - 60) < 12)
        for y in stride(from: 550.0, through: 450, by: -2) { rig.touch(.moved, [SIMD2(middle, y)]) }
        let held = try top(rig)
        let after = try tops(rig, after: 450)
        #expect(abs(after[0] - held) < 1 && after.allSatisfy { $0 < rest + 1 }, "\(after.prefix(5)), held at \(held)")
        #expect(abs((after.last ?? 0) - rest) < 0.5 && rig.screens.count == 2 && !rig.isTransitioning)
        #expect(rig.reports.isEmpty)
    }

    /// A sheet goes from its lower height to the upper one under a finger that went down first.
    @Test func aSheetThatWasDrawnDownFirstStillGoesUp() throws {
        let rig = try TransitionRig("bottom-sheet")
        rig.play()
        drag(rig, from: 500, to: [560, 150])
        #expect(try abs(top(rig) - 72) < 12)
        _ = try tops(rig, after: 150)
        #expect(try abs(top(rig) - 68) < 0.5 && rig.screens.count == 2)
    }
}
