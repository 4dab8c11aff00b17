import Testing
import ViewKit

@testable import Preview

/// Versions of opened code that are slow, wait, loop, end and are replaced, in one process.
@MainActor @Suite struct CodeStageTests {
    private func scrub(_ rig: CodeRig, to progress: Double) throws {
        try rig.run { _ = rig.stage.call(.scrubTo(progress)) }
        try rig.run()
    }

    @Test func aVersionShowsAndIsScrubbed() throws {
        let rig = try CodeRig()
        #expect(rig.stage.phase == .running && rig.stage.versionCount == 1)
        try scrub(rig, to: 0.4)
        #expect(rig.stage.transition?.progress == 0.4)
        #expect(rig.stage.tree.nodes.count > 5)
    }

    /// The new version stands where the old one stood.
    @Test func aSaveTakesOverAtTheSameProgress() throws {
        let rig = try CodeRig()
        try scrub(rig, to: 0.4)
        let tree = rig.stage.tree.nodes.count
        rig.save("second")
        try rig.run(6)
        #expect(rig.stage.versionCount == 2 && rig.stage.phase == .running)
        #expect(rig.stage.transition?.progress == 0.4 && rig.stage.tree.nodes.count == tree)
        #expect(rig.launched.count == 2 && rig.launched[0].isEnded && !rig.launched[1].isEnded)
        #expect(rig.reports.isEmpty && rig.stage.messages.current == nil)
    }

    /// A machine so busy that a reply takes half a minute.
    @Test func slownessIsNoEnd() throws {
        let rig = try CodeRig()
        rig.current?.behaviour = .late(30, .running)
        try rig.run { _ = rig.stage.call(.scrubTo(0.4)) }
        for _ in 0..<1_700 {
            let before = rig.time
            try rig.run()
            #expect(rig.time - before < 0.3, "the window stands still")
            #expect(rig.stage.phase == .running && rig.stage.messages.current == nil)
        }
        rig.current?.behaviour = .prompt
        try rig.run(3)
        #expect(rig.stage.transition?.progress == 0.4 && rig.stage.versionCount == 1)
    }

    @Test(arguments: [(ChildActivity.State.waiting, "it waits"), (.stopped, "it is stopped")])
    func aWaitIsNamedAndEndsNothing(_ state: ChildActivity.State, _ words: String) throws {
        let rig = try CodeRig()
        try scrub(rig, to: 0.2)
        let frames = rig.stage.tree.history.commit
        rig.current?.behaviour = .late(.infinity, state)
        try rig.run { _ = rig.stage.call(.scrubTo(0.4)) }
        #expect(rig.stage.messages.current == nil)
        try rig.run(120)
        let message = try #require(rig.stage.messages.current)
        #expect(message.text.contains(words) && message.text.contains("Reveal") && !message.isFatal)
        #expect(rig.stage.phase == .running && rig.stage.tree.history.commit == frames, "the picture stays")
        // A minute.
        try rig.run(3_600)
        #expect(rig.stage.phase == .running && rig.current?.isEnded == false)
        rig.current?.behaviour = .prompt
        try rig.run(3)
        #expect(rig.stage.messages.current == nil && rig.stage.transition?.progress == 0.4, "it goes on")
    }

    /// A version that waits is replaced by the next save.
    @Test func theNextSaveReplacesAVersionThatWaits() throws {
        let rig = try CodeRig()
        try scrub(rig, to: 0.4)
        rig.current?.behaviour = .late(.infinity, .waiting)
        try rig.run { _ = rig.stage.call(.scrubTo(0.6)) }
        try rig.run(120)
        rig.save("second")
        try rig.run(6)
        #expect(rig.stage.versionCount == 2 && rig.stage.messages.current == nil)
        #expect(rig.stage.transition?.progress == 0.6, "what it was sent, the next one performs")
        #expect(rig.launched[0].isEnded)
    }

    /// Input that comes while a reply is late is performed when it is there; an hour of moves takes the room of one.
    @Test func inputDuringAWaitIsKept() throws {
        let rig = try CodeRig()
        rig.current?.behaviour = .late(.infinity, .stopped)
        try rig.run { _ = rig.stage.call(.scrubTo(0.4)) }
        try rig.run(600) {
            rig.stage.send(
                TouchSample(pointer: 0, phase: .moved, location: SIMD2(1, 2), timestamp: rig.time))
        }
        let count = rig.current?.messageCount ?? 0
        rig.current?.behaviour = .prompt
        try rig.run(4)
        #expect((rig.current?.messageCount ?? 0) <= count + 3)
        #expect(rig.stage.log.requests.count < 20)
    }

    @Test func aLoopEndsTheVersionUnderItsPicture() throws {
        let rig = try CodeRig()
        try scrub(rig, to: 0.4)
        rig.current?.behaviour = .looping
        try rig.run { _ = rig.stage.call(.scrubTo(0.6)) }
        try rig.run(90)
        #expect(rig.stage.phase == .running && rig.stage.messages.current == nil, "after 1.5 s")
        try rig.run(60)
        #expect(rig.stage.phase == .failed && rig.stage.messages.current?.isFatal == true)
        #expect(rig.stage.messages.current?.text.contains("perhaps in an endless loop") == true)
        #expect(rig.stage.tree.nodes.count > 5, "the picture stays")
        rig.save("second")
        try rig.run(6)
        #expect(rig.stage.phase == .running && rig.stage.messages.current == nil && rig.stage.versionCount == 2)
        #expect(rig.stage.transition?.progress == 0.6)
    }

    @Test func aVersionThatCannotBeShownLeavesTheLastOne() throws {
        let rig = try CodeRig()
        rig.save(CodeRig.broken)
        try rig.run(4)
        #expect(rig.stage.phase == .running && rig.stage.versionCount == 1)
        #expect(
            rig.stage.messages.current?.text.contains("it cannot be shown") == true
                && rig.stage.messages.current?.isFatal == false)
        try scrub(rig, to: 0.4)
        #expect(rig.stage.transition?.progress == 0.4)
        rig.save("third")
        try rig.run(6)
        #expect(
            rig.stage.messages.current == nil && rig.stage.versionCount == 2 && rig.stage.transition?.progress == 0.4)
    }

    /// Files that do not compile while an older version is on its way: it takes over, and the errors stay.
    @Test func errorsOutlastAnOlderVersionThatTakesOver() throws {
        let rig = try CodeRig()
        rig.setNext(.late(0.1, .running))
        rig.save("second")
        try rig.run()
        rig.save(nil)
        try rig.run()
        #expect(rig.stage.messages.current?.text.contains("error: no") == true)
        try rig.run(60)
        #expect(rig.stage.versionCount == 2 && rig.stage.messages.current?.text.contains("error: no") == true)
        rig.setNext(.prompt)
        rig.save("third")
        try rig.run(6)
        #expect(rig.stage.messages.current == nil)
    }

    @Test func theNewestSaveCounts() throws {
        let rig = try CodeRig()
        rig.setNext(.late(.infinity, .waiting))
        rig.save("second")
        try rig.run(120)
        #expect(rig.stage.phase == .replacing(.loading))
        #expect(rig.stage.messages.current?.text.contains("it waits") == true)
        rig.setNext(.prompt)
        rig.save("third")
        try rig.run(6)
        #expect(rig.stage.versionCount == 2 && rig.stage.phase == .running && rig.stage.messages.current == nil)
        #expect(rig.launched[1].isEnded)
    }

    @Test func theEndOfAVersionIsShownAndCured() throws {
        let rig = try CodeRig()
        try scrub(rig, to: 0.4)
        rig.current?.behaviour = .ended
        try rig.run { _ = rig.stage.call(.scrubTo(0.6)) }
        #expect(rig.stage.phase == .failed && rig.stage.messages.current?.isFatal == true)
        rig.save(nil)
        try rig.run(2)
        #expect(rig.stage.phase == .failed && rig.stage.messages.current?.text.contains("error: no") == true)
        rig.save("second")
        try rig.run(6)
        #expect(rig.stage.phase == .running && rig.stage.messages.current == nil)
    }

    /// A window opens although its first version waits.
    @Test func aFirstVersionThatWaitsHoldsUpNoWindow() throws {
        let rig = try CodeRig(.late(.infinity, .waiting))
        #expect(rig.time < 102 && rig.stage.phase == .starting(.loading))
        try rig.run(120)
        #expect(rig.stage.messages.current?.text.contains("it waits") == true)
        rig.current?.behaviour = .prompt
        try rig.run(6)
        #expect(rig.stage.phase == .running && rig.stage.messages.current == nil)
    }

    /// Without a window there is nothing to go on with: the reply is waited for as long as the code gets on.
    @Test func aRunWithoutAWindowWaitsForSlowCodeAndNotForEver() throws {
        let slow = try CodeRig(isLive: false, .late(300, .running))
        #expect(slow.stage.phase == .running)
        let start = 100.0
        let error = #expect(throws: PreviewError.self) { try CodeRig(isLive: false, .late(.infinity, .waiting)) }
        #expect(error?.problem.contains("it has waited for 20 s") == true)
        let loop = #expect(throws: PreviewError.self) { try CodeRig(isLive: false, .looping) }
        #expect(loop?.problem.contains("perhaps in an endless loop") == true)
        #expect(slow.time > start + 300)
    }
}
