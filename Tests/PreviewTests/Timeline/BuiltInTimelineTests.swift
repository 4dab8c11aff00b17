import Foundation
import LayerTree
import TestSupport
import Testing
import Transitions
import ViewKit

@testable import Preview

/// The animations of the built-in transitions, as lists that were compared with their sources.
@MainActor @Suite struct BuiltInTimelineTests {
    nonisolated static let names = [
        "magic-move", "push", "page-curl", "card", "tab-slide", "pinch", "bottom-sheet", "circular-reveal", "cube",
        "flip",
        "fold", "zoom", "dissolve", "elastic",
    ]

    @Test func allAreListed() { #expect(BuiltInTransition.all.map(\.name) == Self.names) }

    /// Forwards and backwards, each at 0.3.
    @Test(arguments: names) func theListIsThatOfTheSource(_ name: String) throws {
        let rig = try TransitionRig(name)
        var text = ""
        for direction in ["forwards", "backwards"] {
            rig.run { rig.scene.show(0.3) }
            rig.step()
            let timeline = try #require(rig.session.stage.animations())
            text += "\(direction): \(timeline.text)"
            rig.run { rig.scene.release(finishes: true) }
            rig.rest()
        }
        try LogGolden("\(name).txt", folder: "Timelines").expect(text)
    }

    /// What moves the transition does not move the bars.
    @Test(arguments: names) func barsStayWhereTheyAre(_ name: String) throws {
        let rig = try TransitionRig(name)
        func bars() throws -> String { try #require(rig.session.stage.animations()).barText }
        rig.run { rig.scene.show(0) }
        rig.step()
        let first = try bars()
        for progress in [0.3, 0.9, 0.6] {
            rig.run { rig.scene.show(progress) }
            rig.step()
            #expect(try bars() == first, "at \(progress)")
        }
        rig.run { rig.scene.release(finishes: true) }
        rig.step()
        #expect(try rig.isTransitioning && bars() == first, "after the release")
        rig.rest()
        #expect(try #require(rig.session.stage.animations()).rows.isEmpty)
    }

    /// A transition that time moves has the bars of one that is scrubbed, but for keyframes: there the animators pace by them.
    @Test(arguments: names) func barsAreThoseOfAScrubbedOne(_ name: String) throws {
        let scrubbed = try TransitionRig(name)
        scrubbed.run { scrubbed.scene.show(0.5) }
        scrubbed.step()
        let expected = try #require(scrubbed.session.stage.animations()).placeText
        let playing = try TransitionRig(name)
        playing.run { playing.scene.play() }
        for frame in 0..<4 {
            playing.step()
            let timeline = try #require(playing.session.stage.animations())
            #expect(timeline.placeText == expected, "frame \(frame)")
        }
    }
}
