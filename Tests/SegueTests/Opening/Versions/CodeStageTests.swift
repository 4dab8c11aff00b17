import Testing
import ViewKit

@testable import Preview

/// Versions of opened code that run, wait, loop, end and are replaced: each course in one process, and with real ones.
@MainActor @Suite(.serialized, .enabled(if: TranslatorProcess.isBuilt)) struct CodeStageTests {
    @Test(arguments: VersionForm.allCases) func aVersionShowsAndIsScrubbed(_ form: VersionForm) throws {
        let rig = try CodeRig(form)
        #expect(try rig.run { rig.stage.phase == .running } && rig.stage.versionCount == 1)
        try rig.scrub(to: 0.4)
        // A slow version may say where it stands before its first frame.
        #expect(try rig.run { rig.stage.transition?.progress == 0.4 && rig.stage.tree.nodes.count > 5 })
    }

    /// The new version stands where the old one stood.
    @Test(arguments: VersionForm.allCases) func aSaveTakesOverAtTheSameProgress(_ form: VersionForm) throws {
        let rig = try CodeRig(form)
        try rig.scrub(to: 0.4)
        // A slow version may say where it stands before its first frame.
        #expect(try rig.run { rig.stage.transition?.progress == 0.4 && rig.stage.tree.nodes.count > 5 })
        let tree = rig.stage.tree.nodes.count
        try rig.save("second")
        #expect(try rig.run { rig.stage.versionCount == 2 && rig.stage.phase == .running })
        #expect(rig.stage.transition?.progress == 0.4)
        #expect(rig.stage.tree.nodes.count == tree)
        #expect(try rig.run { rig.counts == (launched: 2, ended: 1) })
        #expect(rig.reports.isEmpty && rig.message == nil)
    }

    /// The folders of launches have the same names again where a user has emptied the cache: the end of one version is not that
    /// of the next.
    @Test func anEmptiedCacheEndsNoVersion() throws {
        let versions = try SpawnedVersions()
        let rig = try CodeRig(versions)
        try rig.scrub(to: 0.4)
        for name in ["second", "third", "fourth"] {
            try versions.emptyCache()
            let count = rig.stage.versionCount
            try rig.save(name)
            #expect(try rig.run { rig.stage.versionCount == count + 1 })
            try rig.run(30)
            #expect(rig.stage.phase == .running && rig.message == nil)
        }
    }

    typealias Wait = (state: ProcessStatistics.State, words: String)
    nonisolated private static let waits: [Wait] = [(.waiting, "it waits"), (.stopped, "it is stopped")]

    @Test(arguments: VersionForm.allCases, waits)
    func aWaitIsNamedAndEndsNothing(_ form: VersionForm, _ wait: Wait) throws {
        let rig = try CodeRig(form)
        try rig.scrub(to: 0.4)
        try rig.setBehaviour(.late(.infinity, wait.state))
        try rig.scrub(to: 0.5)
        #expect(try rig.run { rig.says(wait.words) })
        #expect(rig.says("Reveal") && rig.message?.isFatal == false)
        try rig.run(form == .inProcess ? 3_600 : 60)
        #expect(rig.stage.phase == .running && rig.counts.ended == 0)
        #expect(rig.says(wait.words) && rig.stage.tree.nodes.count > 5, "the picture stays")
        try rig.setBehaviour(.prompt)
        #expect(try rig.run { rig.message == nil })
        try rig.scrub(to: 0.6)
        #expect(try rig.run { rig.stage.transition?.progress == 0.6 }, "it goes on")
        #expect(rig.stage.versionCount == 1)
    }

    @Test(arguments: VersionForm.allCases) func theNextSaveReplacesAVersionThatWaits(_ form: VersionForm) throws {
        let rig = try CodeRig(form)
        try rig.scrub(to: 0.4)
        try rig.setBehaviour(.late(.infinity, .waiting))
        try rig.scrub(to: 0.6)
        #expect(try rig.run { rig.says("it waits") })
        try rig.save("second")
        #expect(try rig.run { rig.stage.versionCount == 2 && rig.message == nil })
        #expect(
            try rig.run { rig.stage.transition?.progress == 0.6 }, "what it was sent, the next one performs")
        #expect(try rig.run { rig.counts == (launched: 2, ended: 1) })
    }

    @Test(arguments: VersionForm.allCases) func aLoopEndsTheVersionUnderItsPicture(_ form: VersionForm) throws {
        let rig = try CodeRig(form)
        try rig.scrub(to: 0.4)
        try rig.setBehaviour(.looping)
        try rig.scrub(to: 0.6)
        #expect(try rig.run { rig.stage.phase == .failed })
        #expect(rig.says("perhaps in an endless loop") && rig.message?.isFatal == true)
        #expect(rig.stage.tree.nodes.count > 5, "the picture stays")
        #expect(try rig.run { rig.counts == (launched: 1, ended: 1) })
        try rig.save("second")
        #expect(try rig.run { rig.stage.phase == .running && rig.message == nil && rig.stage.versionCount == 2 })
        #expect(try rig.run { rig.stage.transition?.progress == 0.6 })
    }

    @Test(arguments: VersionForm.allCases) func aVersionThatCannotBeShownLeavesTheLastOne(_ form: VersionForm) throws {
        let rig = try CodeRig(form)
        try rig.scrub(to: 0.4)
        try rig.save(brokenVersion)
        #expect(try rig.run { rig.says("it cannot be shown") })
        #expect(rig.stage.phase == .running && rig.stage.versionCount == 1 && rig.message?.isFatal == false)
        try rig.scrub(to: 0.6)
        #expect(try rig.run { rig.stage.transition?.progress == 0.6 })
        try rig.save("third")
        #expect(try rig.run { rig.message == nil && rig.stage.versionCount == 2 })
        #expect(try rig.run { rig.stage.transition?.progress == 0.6 })
    }

    @Test(arguments: VersionForm.allCases) func theEndOfAVersionIsCuredUnderTheFinger(_ form: VersionForm) throws {
        let rig = try CodeRig(form)
        try rig.drag()
        #expect(try rig.run { rig.stage.transition != nil })
        try rig.setBehaviour(.ended)
        try rig.touch(.moved, atX: 160)
        #expect(try rig.run { rig.stage.phase == .failed })
        #expect(rig.message?.isFatal == true)
        try rig.save(nil)
        #expect(try rig.run { rig.says("error:") })
        #expect(rig.stage.phase == .failed)
        try rig.touch(.moved, atX: 150)
        try rig.save("second")
        #expect(try rig.run { rig.stage.phase == .running && rig.message == nil })
        #expect(try rig.run { rig.stage.transition != nil }, "the finger is where it was")
        try rig.touch(.moved, atX: 20)
        try rig.touch(.ended, atX: 20)
        #expect(try rig.run { rig.stage.transition == nil })
        #expect(rig.releases.map(\.finishes) == [true])
    }

    @Test(arguments: VersionForm.allCases) func aVersionGoesOnUnderTheErrorsOfTheNext(_ form: VersionForm) throws {
        let rig = try CodeRig(form)
        try rig.drag()
        try rig.save(nil)
        #expect(try rig.run { rig.says("error:") })
        #expect(rig.stage.phase == .running && rig.message?.isFatal == false)
        try rig.touch(.moved, atX: 20)
        try rig.touch(.ended, atX: 20)
        #expect(try rig.run { rig.stage.transition == nil })
        #expect(rig.releases.map(\.finishes) == [true])
        try rig.save("second")
        #expect(try rig.run { rig.message == nil && rig.stage.versionCount == 2 })
    }
}
