import Testing
import ViewKit

@testable import Preview

/// Magic Move works with snapshots: it leaves every property of both screens' views as it found it.
@MainActor @Suite struct UntouchedScreensTests {
    enum Way: CaseIterable { case push, pop }

    /// Steps of a scrub, back and forth and beyond the end.
    nonisolated static let scrubs: [[Double]] = [[0], [0.01], [0.5], [1], [0.3, 0.9, 0.1], [1.4]]

    /// The views of both screens at rest on top, the detail screen's as of its first time there.
    private func records(_ rig: TransitionRig) throws -> (grid: ViewRecord, detail: ViewRecord) {
        let root = try #require(rig.root)
        let grid = ViewRecord(try #require(root.viewControllers.first).view)
        return (grid, ViewRecord(try #require(root.topViewController).view))
    }

    private func expectRest(_ rig: TransitionRig) throws {
        let container = try #require(rig.container)
        #expect(container.subviews == [rig.root?.topViewController?.view], "the canvas is gone")
        #expect(container.layer.sublayers?.count == 1)
        #expect(container.layer.speed == 1 && container.layer.timeOffset == 0)
        #expect(rig.reports.isEmpty)
    }

    @Test(arguments: scrubs, [true, false]) func aPush(_ progress: [Double], finishes: Bool) throws {
        for reducesMotion in [false, true] {
            let rig = try TransitionRig(reducesMotion: reducesMotion)
            let grid = try records(rig).grid
            rig.scrub(progress, finishes: finishes)
            #expect(rig.depth == (finishes ? 2 : 1))
            #expect(try records(rig).grid.changes(since: grid) == [])
            try expectRest(rig)
        }
    }

    @Test(arguments: scrubs, [true, false]) func aPop(_ progress: [Double], finishes: Bool) throws {
        for reducesMotion in [false, true] {
            let rig = try TransitionRig(reducesMotion: reducesMotion)
            rig.play()
            let before = try records(rig)
            let grid = try #require(rig.root?.viewControllers.first)
            let detail = try #require(rig.root?.topViewController)
            rig.scrub(progress, finishes: finishes)
            #expect(rig.depth == (finishes ? 1 : 2))
            #expect(ViewRecord(grid.view).changes(since: before.grid) == [])
            #expect(ViewRecord(detail.view).changes(since: before.detail) == [])
            try expectRest(rig)
        }
    }

    /// While it runs only the canvas changes, at every progress.
    @Test(arguments: Way.allCases, [false, true]) func whileItRuns(_ way: Way, reducesMotion: Bool) throws {
        let rig = try TransitionRig(reducesMotion: reducesMotion)
        if way == .pop { rig.play() }
        rig.run { rig.scene.show(0) }
        rig.step()
        let container = try #require(rig.container)
        #expect(container.subviews.count == 3, "both screens below a canvas")
        let screens = container.subviews.dropLast().map(ViewRecord.init)
        let canvas = try #require(container.subviews.last)
        var seen: Set<String> = []
        for progress in stride(from: 0.0, through: 1, by: 0.125) {
            rig.run { rig.scene.show(progress) }
            rig.step()
            for (screen, record) in zip(container.subviews, screens) {
                #expect(ViewRecord(screen).changes(since: record) == [])
            }
            seen.insert(rig.run { canvas.subviews.map { shown($0) }.joined() })
        }
        #expect(seen.count == 9, "the canvas shows something else at each progress")
    }

    private func shown(_ view: UIView) -> String {
        let layer = view.layer.presentation() ?? view.layer
        return "\(layer.position) \(layer.bounds) \(layer.opacity) "
    }

    @Test func theDetailScreenIsAsItsFirstLayoutMadeIt() throws {
        let rig = try TransitionRig()
        rig.play()
        let played = try records(rig)
        let other = try TransitionRig(reducesMotion: true)
        other.scrub([0.4], finishes: true)
        func plain(_ record: ViewRecord) -> [ViewRecord.Property] {
            record.properties.filter { if case .objects = $0.value { false } else { true } }
        }
        #expect(plain(played.detail) == plain(try records(other).detail))
    }
}
