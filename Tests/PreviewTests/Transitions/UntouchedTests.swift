import Testing
import Transitions
import ViewKit

@testable import Preview

/// Every built-in transition works with snapshots: it leaves each property of both screens' views as it found it, and
/// nothing of its own behind.
@MainActor @Suite struct UntouchedTests {
    nonisolated static let names = ["magic-move"] + TransitionPictureTests.names
    /// Frames per second: as few as a transition needs to pass through its steps.
    nonisolated static let rate = 20.0
    /// Steps of a scrub, back and forth and beyond the end.
    nonisolated static let scrubs: [[Double]] = [[0], [0.25], [0.5], [1], [0.3, 0.9, 0.1], [1.4]]

    private typealias Records = [(view: UIView, record: ViewRecord)]

    private func records(_ rig: TransitionRig) -> Records {
        rig.screens.compactMap(\.viewIfLoaded).map { ($0, ViewRecord($0)) }
    }

    private func expectSame(_ records: Records) {
        for (view, record) in records { #expect(ViewRecord(view).changes(since: record) == []) }
    }

    @Test func everyTransitionIsTested() { #expect(Self.names == BuiltInTransition.all.map(\.name)) }

    @Test(arguments: names, scrubs) func cancelled(_ name: String, _ progress: [Double]) throws {
        for reducesMotion in [false, true] {
            let rig = try TransitionRig(name, reducesMotion: reducesMotion, rate: Self.rate)
            // There and back again: what is made at the first time only is made.
            rig.play()
            rig.play()
            for _ in 0..<2 {
                let screens = records(rig)
                let window = ViewRecord(rig.window)
                rig.scrub(progress, finishes: false)
                expectSame(screens)
                #expect(ViewRecord(rig.window).changes(since: window) == [])
                rig.play()
            }
            #expect(rig.reports.isEmpty)
        }
    }

    @Test(arguments: names, scrubs) func finished(_ name: String, _ progress: [Double]) throws {
        for reducesMotion in [false, true] {
            let rig = try TransitionRig(name, reducesMotion: reducesMotion, rate: Self.rate)
            rig.play()
            rig.play()
            let lower = records(rig)
            let window = ViewRecord(rig.window)
            rig.scrub(progress, finishes: true)
            expectSame(lower)
            #expect(ViewRecord(rig.window).changes(since: window) != [], "it is another screen")
            let both = records(rig)
            rig.scrub(progress, finishes: true)
            expectSame(both)
            #expect(ViewRecord(rig.window).changes(since: window) == [], "it is the first one again")
            #expect(rig.reports.isEmpty)
        }
    }

    /// While it runs only snapshots change.
    @Test(arguments: names, [false, true]) func whileItRuns(_ name: String, reducesMotion: Bool) throws {
        let rig = try TransitionRig(name, reducesMotion: reducesMotion, rate: Self.rate)
        for _ in 0..<2 {
            rig.run { rig.scene.show(0) }
            rig.step()
            let screens = records(rig)
            #expect(screens.count >= 2)
            for progress in stride(from: 0.0, through: 1, by: 0.125) {
                rig.run { rig.scene.show(progress) }
                rig.step()
                expectSame(screens)
            }
            rig.run { rig.scene.release(finishes: true) }
            rig.rest()
        }
    }

    @Test(arguments: names.filter { $0 != "tab-slide" }) func theClosedScreenIsGone(_ name: String) throws {
        let rig = try TransitionRig(name)
        rig.play()
        weak let upper = rig.screens.last
        #expect(upper != nil && rig.screens.count == 2)
        rig.play()
        rig.step()
        #expect(rig.screens.count == 1)
        #expect(upper == nil)
    }
}
