import Foundation
import LayerTree
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

@MainActor @Suite struct GesturePlayerTests {
    private let stage = Stage(
        Stage.Options(screen: ScreenTraits(size: CGSize(width: 200, height: 400), scale: 2)),
        imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
    private let script = GestureScript(events: [
        .init(t: 0, phase: .began, x: 0.5, y: 0.25), .init(t: 10, phase: .moved, x: 0.25, y: 0.5),
        .init(t: 10, phase: .moved, x: 1.5, y: -1, pointer: 3), .init(t: 20, phase: .ended, x: 0, y: 1),
    ])

    /// The samples that arrived since the last call.
    private func taken(_ player: inout GesturePlayer, at time: Double) -> [TouchSample] {
        defer { stage.samples = [] }
        player.send(to: stage, at: time)
        return stage.samples
    }

    @Test func anEventBelongsToTheFirstFrameThatBeginsAtItsTimeOrLater() {
        var player = GesturePlayer(script, start: 0)
        #expect(taken(&player, at: 0).map(\.phase) == [.began])
        #expect(taken(&player, at: 0.0099).isEmpty && !player.isDone)
        #expect(taken(&player, at: 0.01).map(\.phase) == [.moved, .moved])
        #expect(!player.isDone)
        #expect(taken(&player, at: 5).map(\.phase) == [.ended])
        #expect(player.isDone && taken(&player, at: 6).isEmpty)
    }

    /// A frame that comes late gets all that happened, each at its own time and place.
    @Test func eventsKeepTheirTimesAndPlaces() {
        var player = GesturePlayer(script, start: 3)
        #expect(taken(&player, at: 2.99).isEmpty)
        let samples = taken(&player, at: 4)
        #expect(samples.map(\.timestamp) == [3, 3.01, 3.01, 3.02])
        #expect(samples.map(\.location) == [[100, 100], [50, 200], [300, -400], [0, 400]])
        #expect(samples.map(\.pointer) == [0, 0, 3, 0])
    }

    /// However the frames fall, the same samples arrive.
    @Test(arguments: [1, 24, 59.94, 60, 144, 1000]) func everyRateGivesTheSameSamples(rate: Double) {
        var whole = GesturePlayer(script, start: 0)
        var stepped = GesturePlayer(script, start: 0)
        let clock = ManualClock(rate: rate)
        var samples: [TouchSample] = []
        while !stepped.isDone { samples += taken(&stepped, at: clock.nextTick().timestamp) }
        #expect(samples == taken(&whole, at: 100))
    }

    /// A finger moves further before a pan begins than a mouse does, so a recording has to say which it was.
    @Test func aRecordedFingerIsReplayedAsAFinger() throws {
        var recorder = GestureRecorder(start: 0)
        var recorded = GestureScript(events: [])
        for (pointer, type) in [(-1, UITouch.TouchType.indirectPointer), (7, .direct)] {
            for (index, phase) in [TouchSample.Phase.began, .moved, .ended].enumerated() {
                let time = Double(recorded.events.count) / 100
                let sample = TouchSample(
                    pointer: pointer, phase: phase, location: [100, Double(index) * 6], timestamp: time, type: type)
                let event = recorder.event(of: sample, in: CGSize(width: 200, height: 400))
                recorded.events.append(try #require(event))
            }
        }
        let read = try GestureScript(recorded.text, path: "recorded")
        #expect(read == recorded)
        var player = GesturePlayer(read, start: 0)
        let began = taken(&player, at: 1).filter { $0.phase == .began }
        #expect(began.map(\.type) == [.indirectPointer, .direct])
    }

    @Test func aScriptWithoutEventsIsDoneAtOnce() {
        #expect(GesturePlayer(GestureScript(events: []), start: 0).isDone)
    }
}
