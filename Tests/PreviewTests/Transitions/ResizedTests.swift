import LayerTree
import Testing
import ViewKit

@testable import Preview
@testable import Transitions

/// A screen that changes its size beneath a transition.
@MainActor @Suite struct ResizedTests {
    private let wide = ScreenTraits(size: CGSize(width: 600, height: 700), scale: 1)

    /// The motion during which the size changes: by a scrub to a part, by time, or by a spring.
    enum Moment: CaseIterable, Sendable { case early, late, playing, settling, backwards }

    private func begin(_ moment: Moment, _ rig: TransitionRig) {
        switch moment {
        case .early: rig.run { rig.scene.show(0.3) }
        case .late: rig.run { rig.scene.show(0.7) }
        case .playing: rig.run { rig.scene.play() }
        case .settling, .backwards:
            rig.run { rig.scene.show(0.5) }
            rig.step()
            rig.run { rig.scene.release(finishes: moment == .settling) }
        }
        for _ in 0..<4 { rig.step() }
    }

    /// The transition is over at once, at the end to which it went, and every view is as large as the screen.
    @Test(arguments: UntouchedTests.names, Moment.allCases)
    func aTransitionThatRunsEnds(_ name: String, moment: Moment) throws {
        let rig = try TransitionRig(name)
        begin(moment, rig)
        #expect(rig.isTransitioning)
        rig.session.stage.setScreen(wide)
        #expect(!rig.isTransitioning && rig.reports.isEmpty)
        rig.step()
        rig.step()
        let isThere = moment != .early && moment != .backwards
        if name != "tab-slide" { #expect(rig.screens.count == (isThere ? 2 : 1)) }
        for view in rig.screens.compactMap(\.viewIfLoaded) where view.window != nil {
            #expect(view.bounds.width == 600)
        }
        rig.play()
        #expect(!rig.isTransitioning && rig.reports.isEmpty)
    }

    /// A presented view takes its place, if not at once, when the transition that had it in hand is over.
    @Test(arguments: [true, false]) func aPanelIsAsWideAsItsContainer(finishes: Bool) throws {
        let rig = try TransitionRig("card")
        if !finishes { rig.play() }
        rig.run { rig.scene.show(0.5) }
        rig.step()
        rig.run { rig.window.frame.size = wide.size }
        rig.step()
        rig.run { rig.scene.release(finishes: finishes) }
        rig.rest()
        rig.step()
        let panel = try #require(rig.run { rig.screens.last?.presentationController?.presentedView })
        #expect(panel.frame.width == 600 && panel.frame.minY == 700 - (700 * 0.62).rounded())
    }
}
