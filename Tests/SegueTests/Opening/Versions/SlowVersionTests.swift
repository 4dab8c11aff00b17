import Testing
import ViewKit

@testable import Preview

/// Versions whose answers take their time, by a clock that the test moves.
@MainActor @Suite struct SlowVersionTests {
    /// A machine so busy that a reply takes half a minute.
    @Test func slownessIsNoEnd() throws {
        let rig = try CodeRig(.inProcess)
        try rig.setBehaviour(.late(30, .running))
        try rig.run { _ = rig.stage.call(.scrubTo(0.4)) }
        for _ in 0..<1_700 {
            let before = rig.time
            try rig.run()
            #expect(rig.time - before < 0.3, "the window stands still")
            #expect(rig.stage.phase == .running && rig.message == nil)
        }
        try rig.setBehaviour(.prompt)
        try rig.run(3)
        #expect(rig.stage.transition?.progress == 0.4 && rig.stage.versionCount == 1)
    }

    /// A wait is named after a second, and a loop after two.
    @Test func messagesComeInTheirTime() throws {
        let rig = try CodeRig(.inProcess)
        try rig.setBehaviour(.late(.infinity, .waiting))
        try rig.run { _ = rig.stage.call(.scrubTo(0.4)) }
        #expect(rig.message == nil)
        try rig.run(90)
        #expect(rig.says("it waits"))
        try rig.setBehaviour(.prompt)
        try rig.run(3)
        try rig.setBehaviour(.looping)
        try rig.run { _ = rig.stage.call(.scrubTo(0.6)) }
        try rig.run(90)
        #expect(rig.stage.phase == .running && rig.message == nil, "after 1.5 s")
        try rig.run(60)
        #expect(rig.stage.phase == .failed)
    }

    /// Input that comes while a reply is late is performed when it is there; an hour of moves takes the room of one.
    @Test func inputDuringAWaitIsKept() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        try rig.setBehaviour(.late(.infinity, .stopped))
        try rig.run { _ = rig.stage.call(.scrubTo(0.4)) }
        try rig.run(600) {
            rig.stage.send(TouchSample(pointer: 0, phase: .moved, location: SIMD2(1, 2), timestamp: rig.time))
        }
        let count = versions.launched[0].messageCount
        try rig.setBehaviour(.prompt)
        try rig.run(4)
        #expect(versions.launched[0].messageCount <= count + 3)
        #expect(rig.stage.log.requests.count < 20)
    }

    /// A version ends before it has seen the finger go down, which the next one sees with all that followed.
    @Test func inputThatAnEndedVersionNeverSawIsTheNextOnes() throws {
        let rig = try CodeRig(.inProcess)
        try rig.setBehaviour(.late(.infinity, .waiting))
        try rig.run { _ = rig.stage.call(.scrubTo(0)) }
        try rig.drag()
        try rig.setBehaviour(.ended)
        try rig.run(3)
        #expect(rig.stage.phase == .failed)
        try rig.touch(.moved, atX: 160)
        try rig.touch(.ended, atX: 160)
        try rig.save("second")
        try rig.run(200)
        #expect(rig.stage.phase == .running && rig.stage.transition == nil && !rig.stage.isGestureGoingOn)
        let samples = rig.stage.log.requests.compactMap { if case .send(let sample) = $0 { sample.phase } else { nil } }
        #expect(samples.first == .began && samples.last == .ended && samples.contains(.moved))
    }

    /// Files that do not compile while an older version is on its way: it takes over, and the errors stay.
    @Test func errorsOutlastAnOlderVersionThatTakesOver() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        versions.setNext(.late(0.1, .running))
        try rig.save("second")
        try rig.run()
        try rig.save(nil)
        try rig.run()
        #expect(rig.says("error: no"))
        try rig.run(60)
        #expect(rig.stage.versionCount == 2 && rig.says("error: no"))
        versions.setNext(.prompt)
        try rig.save("third")
        try rig.run(6)
        #expect(rig.message == nil)
    }

    /// The end of a version that was on its way when the files came not to compile says nothing of them.
    @Test func errorsOutlastTheEndOfAnOlderVersion() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        versions.setNext(.looping)
        try rig.save("second")
        try rig.run(30)
        try rig.save(nil)
        try rig.run(600)
        #expect(rig.says("error: no") && rig.stage.phase == .running)
    }

    /// The message about the version that is to mend the end of the last one goes before that end.
    @Test func theWaitOfTheNextVersionIsNamed() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        try rig.scrub(to: 0.4)
        try rig.setBehaviour(.ended)
        try rig.run { _ = rig.stage.call(.scrubTo(0.5)) }
        #expect(rig.message?.isFatal == true)
        versions.setNext(.late(.infinity, .waiting))
        try rig.save("second")
        try rig.run(120)
        #expect(rig.says("it waits") && rig.message?.isFatal == false)
    }

    /// Errors go as soon as the files compile.
    @Test func errorsGoWithTheFilesThatHadThem() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        try rig.save(nil)
        try rig.run(3)
        #expect(rig.says("error: no"))
        versions.setNext(.late(30, .running))
        try rig.save("second")
        try rig.run(3)
        #expect(rig.message == nil && rig.stage.versionCount == 1)
    }

    /// A `q` in a word does not end the window while the code waits.
    @Test func codeThatWaitsGetsTextAfterwards() throws {
        let rig = try CodeRig(.inProcess)
        try rig.save(typingVersion)
        try rig.run(30)
        #expect(rig.stage.takesText)
        try rig.setBehaviour(.late(.infinity, .waiting))
        try rig.run { rig.stage.send(.text("x"), at: rig.time) }
        try rig.run(120)
        #expect(rig.says("it waits") && rig.stage.takesText)
        try rig.setBehaviour(.ended)
        try rig.run { _ = rig.stage.call(.scrubTo(0.5)) }
        #expect(rig.stage.phase == .failed && !rig.stage.takesText, "the keys of a window without code are its own")
    }

    /// A tap that ends the code would end every later version, too.
    @Test func aVersionThatEndsByTheInputBeginsAnew() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        try rig.scrub(to: 0.4)
        try rig.setBehaviour(.ended)
        try rig.run { _ = rig.stage.call(.scrubTo(0.5)) }
        #expect(rig.stage.phase == .failed)
        versions.setNext(.endedByInput)
        versions.setFollowing(.prompt)
        try rig.save("second")
        try rig.run(10)
        #expect(rig.stage.phase == .running && rig.message == nil && rig.stage.transition == nil)
        #expect(rig.reports.last?.contains("It begins at the first screen") == true)
    }

    /// A tap that has the code wait would have every later version wait, too.
    @Test(arguments: [true, false]) func aVersionThatWaitsAtTheInputBeginsAnew(_ hasEnded: Bool) throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        try rig.scrub(to: 0.4)
        try rig.setBehaviour(hasEnded ? .ended : .late(.infinity, .waiting))
        try rig.run { _ = rig.stage.call(.scrubTo(0.5)) }
        #expect(try rig.run { rig.message != nil })
        versions.setNext(.waitingAtInput)
        versions.setFollowing(.prompt)
        try rig.save("second")
        try rig.run(120)
        #expect(rig.says("it waits") && rig.reports.isEmpty, "a wait of two seconds may end")
        try rig.run(180)
        #expect(rig.stage.phase == .running && rig.message == nil && rig.stage.transition == nil)
        #expect(rig.reports.count == 1)
        #expect(rig.reports.last?.contains("waits at the same input. It begins at the first screen") == true)
    }

    /// The last version answers, so the next one may take its time.
    @Test func aVersionThatWaitsBesideAHealthyOneIsAwaited() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        try rig.scrub(to: 0.4)
        versions.setNext(.waitingAtInput)
        versions.setFollowing(.prompt)
        try rig.save("second")
        try rig.run(600)
        #expect(rig.says("it waits") && rig.reports.isEmpty && rig.stage.transition?.progress == 0.4)
        #expect(rig.counts.launched == 2 && rig.stage.versionCount == 1)
    }

    /// A save that changes nothing launches a version again that has ended, and leaves one alone that runs.
    @Test func aSaveOfTheSameFilesRevivesAVersion() throws {
        let rig = try CodeRig(.inProcess)
        try rig.save("first")
        try rig.run(6)
        #expect(rig.counts.launched == 1 && rig.stage.versionCount == 1)
        try rig.setBehaviour(.ended)
        try rig.run { _ = rig.stage.call(.scrubTo(0.5)) }
        #expect(rig.stage.phase == .failed)
        try rig.save("first")
        try rig.run(6)
        #expect(rig.stage.phase == .running && rig.message == nil)
    }

    @Test func theNewestSaveCounts() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        versions.setNext(.late(.infinity, .waiting))
        try rig.save("second")
        try rig.run(120)
        #expect(rig.stage.phase == .replacing(.loading) && rig.says("it waits"))
        versions.setNext(.prompt)
        try rig.save("third")
        try rig.run(6)
        #expect(rig.stage.versionCount == 2 && rig.stage.phase == .running && rig.message == nil)
        #expect(versions.launched[1].isEnded)
    }

    /// Frames come faster than the new version performs them: it takes over when it does not come nearer.
    @Test func aVersionThatIsSlowerThanItsFramesTakesOver() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        versions.setNext(.late(2, .running))
        try rig.save("second")
        var count = 0
        try rig.run(60 * 20) {
            count += 1
            _ = rig.stage.call(.scrubTo(Double(count % 60) / 60))
        }
        #expect(rig.stage.versionCount == 2)
    }

    /// A process that was started beforehand, and has ended by the time that it is needed.
    @Test func aDeadSpareIsReplaced() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        try rig.run(3)
        versions.setNext(.ended)
        versions.setFollowing(.prompt)
        try rig.save("second")
        try rig.run(6)
        #expect(rig.stage.versionCount == 2 && rig.message == nil)
    }

    /// A replay fills the times in which the last version stood still, frame by frame: each counts as something performed.
    @Test func framesBetweenRequestsAreProgress() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        for progress in [0.2, 0.3, 0.4] {
            try rig.scrub(to: progress)
            try rig.run(200)
        }
        try rig.save(tickingVersion)
        try rig.run(6)
        #expect(rig.stage.versionCount == 2)
        let count = versions.launched[1].activity?.performedCount ?? 0
        #expect(count > 200 && rig.stage.log.requests.count < 60, "\(count), \(rig.stage.log.requests.count)")
    }

    /// A thread that waits for others is given the time that these need.
    @Test func workOnOtherThreadsIsNoWait() throws {
        let versions = try InProcessVersions(.late(100, .waiting))
        versions.worksBeside = true
        #expect(try CodeRig(versions, isLive: false).stage.phase == .running)
        let idle = #expect(throws: PreviewError.self) {
            try CodeRig(InProcessVersions(.late(100, .waiting)), isLive: false)
        }
        #expect(idle?.problem.contains("it has waited for 20 s") == true)
    }

    /// A disk that does not answer, and a system that tells nothing of its processes.
    @Test(arguments: [ProcessStatistics.State.blocked, nil]) func noWaitIsWithoutABound(
        _ state: ProcessStatistics.State?
    )
        throws
    {
        let versions = try InProcessVersions(.late(.infinity, state ?? .running))
        versions.isKnown = state != nil
        #expect(throws: PreviewError.self) { try CodeRig(versions, isLive: false) }
    }

    /// A window opens although its first version waits.
    @Test func aFirstVersionThatWaitsHoldsUpNoWindow() throws {
        let rig = try CodeRig(InProcessVersions(.late(.infinity, .waiting)))
        #expect(rig.time < 102 && rig.stage.phase == .starting(.loading))
        try rig.run(120)
        #expect(rig.says("it waits"))
        try rig.setBehaviour(.prompt)
        try rig.run(6)
        #expect(rig.stage.phase == .running && rig.message == nil)
    }

    /// Without a window there is nothing to go on with: the reply is waited for as long as the code gets on.
    @Test func aRunWithoutAWindowWaitsForSlowCodeAndNotForEver() throws {
        let slow = try CodeRig(InProcessVersions(.late(300, .running)), isLive: false)
        #expect(slow.stage.phase == .running && slow.time > 400)
        let error = #expect(throws: PreviewError.self) {
            try CodeRig(InProcessVersions(.late(.infinity, .waiting)), isLive: false)
        }
        #expect(error?.problem.contains("it has waited for 20 s") == true)
        let loop = #expect(throws: PreviewError.self) { try CodeRig(InProcessVersions(.looping), isLive: false) }
        #expect(loop?.problem.contains("perhaps in an endless loop") == true)
    }
}
