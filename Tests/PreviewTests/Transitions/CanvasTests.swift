import Testing
import ViewKit

@testable import Preview
@testable import Transitions

/// The two ways to put snapshots on a canvas.
@MainActor @Suite struct CanvasTests {
    @Test func snapshotsLieWhereTheirViewsAre() throws {
        let rig = try TransitionRig()
        try rig.run {
            let grid = try #require(rig.root?.topViewController?.view)
            let canvas = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
            grid.addSubview(canvas)
            let views = Array(grid.subviews.prefix(3))
            let before = views.map(ViewRecord.init)
            let first = canvas.snapshotView(views[1], afterUpdates: false)
            let all = canvas.snapshotViews(views, afterUpdates: true)
            #expect(canvas.subviews == [first] + all)
            for (view, snapshot) in zip([views[1]] + views, [first] + all) {
                #expect(isNear(snapshot.frame, view.frame.offsetBy(dx: -10, dy: -20)))
            }
            for (view, record) in zip(views, before) { #expect(ViewRecord(view).changes(since: record) == []) }
            #expect(canvas.snapshotViews([], afterUpdates: true).isEmpty)
            canvas.removeFromSuperview()
        }
    }

    private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        let differences = [one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY]
        return differences.allSatisfy { abs($0) < 1e-9 }
    }

    /// A view that was never drawn, or that has no size, still gives something to move.
    @Test func whatCannotBeShownGivesAnEmptyView() throws {
        let rig = try TransitionRig()
        try rig.run {
            let canvas = try #require(rig.root?.topViewController?.view)
            let unseen = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 30))
            let snapshot = canvas.snapshotView(unseen, afterUpdates: false)
            #expect(snapshot.superview === canvas && snapshot.bounds.size == unseen.bounds.size)
            let empty = canvas.snapshotView(UIView(), afterUpdates: true)
            #expect(empty.superview === canvas && empty.bounds.isEmpty)
        }
    }
}
