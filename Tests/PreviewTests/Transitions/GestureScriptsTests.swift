import Assets
import Testing
import Transitions
import ViewKit

@testable import Preview

/// The gestures that come with the program show what they are for.
@MainActor @Suite struct GestureScriptsTests {
    private func script(_ name: String) throws -> GestureScript {
        try GestureScript(contentsOf: try #require(GestureFile.url(named: name)).path)
    }

    /// The result of each gesture's release: true where it finishes.
    nonisolated static let releases: [(name: String, finishes: [Bool])] = [
        ("magic-move", [true]), ("push", [true]), ("page-curl", [true, false]), ("card", [true]),
        ("tab-slide", [true, true, false]),
        ("pinch", [true]), ("bottom-sheet", [true]), ("circular-reveal", [true, false]), ("cube", [true, false, true]),
        ("flip", [true, false]), ("fold", [true, false]), ("zoom", [true]), ("dissolve", [true, false]),
        ("elastic", [true, false]),
    ]

    @Test(arguments: releases) func eachDrivesItsTransition(_ name: String, finishes: [Bool]) throws {
        let rig = try TransitionRig(name)
        rig.play(try script(name))
        #expect(rig.releases.map(\.finishes) == finishes)
        #expect(rig.releases.allSatisfy { $0.progress > 0.05 })
        #expect(!rig.isTransitioning && rig.reports.isEmpty)
    }

    @Test func everyInteractiveTransitionHasOne() {
        #expect(Self.releases.map(\.name) == BuiltInTransition.all.filter(\.isInteractive).map(\.name))
    }
}
