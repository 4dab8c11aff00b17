import Testing
import Transitions
import ViewKit

@testable import Preview
@testable import iOSSamples

/// Stock screens, the form by constraints among them: a transition of snapshots leaves each property and each constraint
/// of both screens as it found it.
@MainActor @Suite struct StockUntouchedTests {
    private func rig(_ screens: StockScreens, _ style: StockStyle) throws -> TransitionRig {
        let makeAnimator = { (_: Bool) -> (any UIViewControllerAnimatedTransitioning)? in DoorsAnimator() }
        let transition = BuiltInTransition.stock(named: "doors", screens: screens, style: style, animator: makeAnimator)
        return try TransitionRig(.transition(transition), rate: UntouchedTests.rate)
    }

    /// In the other styles the presenter's view takes no part.
    @Test(arguments: StockScreens.allCases, [StockStyle.push, .modal, .tab])
    func nothingDiffersAfterwards(_ screens: StockScreens, _ style: StockStyle) throws {
        let rig = try rig(screens, style)
        rig.play()
        rig.play()
        for finishes in [false, true, false, true] {
            let records = rig.screens.compactMap(\.viewIfLoaded).map { ($0, ViewRecord($0)) }
            #expect(!records.isEmpty)
            rig.scrub([0.3, 0.9, 0.1], finishes: finishes)
            for (view, record) in records { #expect(ViewRecord(view).changes(since: record) == []) }
        }
        #expect(rig.reports.isEmpty)
    }

    /// The form holds constraints, so that the records have something to compare.
    @Test func theFormIsLaidOutByConstraints() throws {
        let rig = try rig(.form, .push)
        func count(_ view: UIView) -> Int { view.constraints.count + view.subviews.map(count).reduce(0, +) }
        #expect(count(try #require(rig.screens.first).view) >= 10)
    }
}
