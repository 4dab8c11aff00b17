import Testing
import ViewKit

@testable import Preview

/// The animations of opened code, which come out of its process as values.
@MainActor @Suite(.serialized, .enabled(if: TranslatorProcess.isBuilt)) struct CodeTimelineTests {
    /// The animations of the opened transition at 0.3.
    private func timeline(_ form: VersionForm) throws -> AnimationTimeline {
        let rig = try CodeRig(form)
        #expect(try rig.run { rig.stage.phase == .running })
        #expect(try read(rig).rows == [])
        try rig.scrub(to: 0.3)
        #expect(try rig.run { rig.stage.transition?.progress == 0.3 })
        var timeline = try read(rig)
        // Processes do not start at the same frame.
        #expect(timeline.origin > 0)
        timeline.origin = 0
        return timeline
    }

    @Test(arguments: VersionForm.allCases) func aRowIsMutedThere(_ form: VersionForm) throws {
        let rig = try CodeRig(form)
        try rig.scrub(to: 0.3)
        #expect(try rig.run { rig.stage.transition?.progress == 0.3 })
        let timeline = try read(rig)
        let row = try #require(timeline.rows.first)
        for isMuted in [true, false] {
            rig.stage.setMuted(layer: row.layer, keyPath: row.keyPath, isMuted)
            try rig.scrub(to: 0.3)
            let expected = isMuted ? 0 : row.frame.minX
            #expect(try rig.run { (try? read(rig))?.rows.first?.frame.minX == expected })
        }
    }

    /// However often they are read, a newer version is given no more, and shows all as it is.
    @Test func readingIsNoInputOfANewerVersion() throws {
        let rig = try CodeRig(.inProcess)
        try rig.scrub(to: 0.3)
        #expect(try rig.run { rig.stage.transition?.progress == 0.3 })
        let count = rig.stage.log.requests.count
        let timeline = try read(rig)
        let row = try #require(timeline.rows.first)
        rig.stage.setMuted(layer: row.layer, keyPath: row.keyPath, true)
        for _ in 0..<50 {
            _ = try rig.stage.animations()
            try rig.run()
        }
        let names = rig.stage.log.requests.dropFirst(count).map { "\($0)" }
        #expect(!names.contains { $0.hasPrefix("animations") || $0.hasPrefix("setMuted") })
        try rig.save("second")
        #expect(try rig.run { rig.stage.versionCount == 2 && rig.stage.phase == .running })
        #expect(try abs(Double(read(rig).rows.first?.frame.minX ?? 0) - Double(row.frame.minX)) < 1e-6)
    }

    /// The animations once the code answers: a busy machine may be late.
    private func read(_ rig: CodeRig) throws -> AnimationTimeline {
        var timeline: AnimationTimeline?
        _ = try rig.run {
            timeline = try? rig.stage.animations()
            return timeline != nil
        }
        return try #require(timeline)
    }

    @Test func aProcessSendsWhatAStageInThisOneReads() throws {
        let here = try timeline(.inProcess)
        let there = try timeline(.spawned)
        #expect(there == here)
        #expect(here.transition == 1 && here.duration == 0.5 && here.rows.count == 1)
        let row = try #require(here.rows.first)
        let bar = try #require(row.bars.first)
        let width = row.frame.width
        #expect(row.keyPath == "position" && row.bars.count == 1 && bar.kind == .view && bar.isAdditive)
        #expect(abs(Double(row.frame.minX - width * 0.7)) < 1e-6)
        #expect(bar.begin == 0 && bar.duration == 0.5 && bar.from.numbers[0] - bar.to.numbers[0] == Double(width))
    }
}
