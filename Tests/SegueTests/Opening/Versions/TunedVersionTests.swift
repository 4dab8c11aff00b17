import Foundation
import RenderTree
import Testing
import ViewKit

@testable import Preview

/// Numbers of opened code that are tuned: each course in one process, and with real ones.
@MainActor @Suite(.serialized, .enabled(if: TranslatorProcess.isBuilt)) struct TunedVersionTests {
    private func number(_ rig: CodeRig) throws -> TunableNumber {
        try #require(rig.stage.tunableNumbers.numbers.first { $0.name == numberName })
    }

    private func set(_ value: Double, _ rig: CodeRig) throws {
        let id = try number(rig).id
        try rig.run { rig.stage.setNumbers([id: value]) }
    }

    /// The digest of the picture at the progress 0.4.
    private func digest(_ rig: CodeRig) -> Int {
        var digests = TreeDigest()
        return digests.digest(of: rig.stage.tree, in: rig.stage.resources)
    }

    /// Runs until so many versions were shown, and the last one has drawn.
    private func runUntil(_ count: Int, _ rig: CodeRig) throws {
        #expect(try rig.run { rig.stage.versionCount == count && rig.stage.phase == .running })
        try rig.run(2)
        #expect(try rig.run { !rig.stage.isLate && rig.stage.transition?.progress == 0.4 })
    }

    @Test(arguments: VersionForm.allCases) func aChangeShowsAtTheSameProgress(_ form: VersionForm) throws {
        let rig = try CodeRig(form)
        try rig.scrub(to: 0.4)
        try runUntil(1, rig)
        let original = digest(rig)
        #expect(try number(rig).literal == "0" && number(rig).tunedValue == nil && rig.stage.files?.tunedNumbers == nil)
        try set(60, rig)
        #expect(try number(rig).tunedValue == 60 && number(rig).isTuned)
        try runUntil(2, rig)
        let tuned = digest(rig)
        #expect(tuned != original && !rig.stage.tunableNumbers.isPending)
        #expect(rig.stage.files?.tunedNumbers?.map { $0.hasSuffix("\(numberName) 60.0") } == [true])
        try rig.run { rig.stage.setNumbers([:]) }
        try runUntil(3, rig)
        #expect(digest(rig) == original, "the literal's own value gives the picture that it gave")
        #expect(rig.reports.isEmpty && rig.message == nil && rig.stage.files?.tunedNumbers == nil)
        #expect(try rig.run { rig.counts == (launched: 3, ended: 2) })
    }

    /// A save keeps the values of literals that stay, and tells of those that go.
    @Test(arguments: VersionForm.allCases) func aSaveKeepsValuesAsLongAsTheirLiteralsStay(_ form: VersionForm) throws {
        let rig = try CodeRig(form)
        try rig.scrub(to: 0.4)
        try set(60, rig)
        try runUntil(2, rig)
        let tuned = digest(rig)
        try rig.save("second")
        try runUntil(3, rig)
        #expect(try digest(rig) == tuned && number(rig).tunedValue == 60 && rig.reports.isEmpty)
        try rig.save(fixedVersion)
        try runUntil(4, rig)
        #expect(digest(rig) != tuned && rig.reports.count == 1)
        #expect(rig.reports.first?.contains("\(numberName) in Reveal.animateTransition(using:)") == true)
        try rig.save("third")
        try runUntil(5, rig)
        #expect(try number(rig).tunedValue == nil && digest(rig) != tuned)
    }

    /// The literals that are written give the picture that the values showed, and nothing else of the file is written.
    @Test func keptLiteralsGiveThePictureOfTheValues() throws {
        let versions = try SpawnedVersions()
        let rig = try CodeRig(versions)
        try rig.scrub(to: 0.4)
        let text = try versions.savedText
        try set(-60.5, rig)
        try runUntil(2, rig)
        let tuned = digest(rig)
        let lines = rig.stage.tunedLines
        #expect(lines.hasSuffix("origin.x = -60.5\n") && lines.hasPrefix("// Reveal.swift:"))
        let kept = Set(rig.stage.tunableNumbers.numbers.map(\.id))
        try rig.stage.keepNumbers(kept)
        #expect(try versions.savedText == text.replacing("origin.x = 0\n", with: "origin.x = -60.5\n"))
        try runUntil(3, rig)
        #expect(try digest(rig) == tuned && number(rig).literal == "-60.5" && !number(rig).isTuned)
        #expect(rig.reports.isEmpty && rig.message == nil)
        #expect(rig.stage.tunedLines.isEmpty)
        // A value that is kept already writes nothing.
        try rig.stage.keepNumbers(kept)
        try rig.run(30)
        #expect(rig.stage.versionCount == 3)
    }

    @Test func aFileThatWasChangedIsNotWritten() throws {
        let versions = try SpawnedVersions()
        let rig = try CodeRig(versions)
        try rig.scrub(to: 0.4)
        try set(60, rig)
        try runUntil(2, rig)
        try rig.save(nil)
        let text = try versions.savedText
        #expect(throws: PreviewError.self) { try rig.stage.keepNumbers([number(rig).id]) }
        #expect(try versions.savedText == text)
    }

    /// One version at a time is on its way, and the newest value arrives.
    @Test func ofManyChangesTheLastOneArrives() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        try rig.scrub(to: 0.4)
        versions.setNext(.late(0.1, .waiting))
        for value in 1...60 {
            try set(Double(value), rig)
            let counts = rig.counts
            #expect(counts.launched - counts.ended <= 2)
        }
        #expect(try rig.run { !rig.stage.tunableNumbers.isPending && rig.stage.phase == .running })
        #expect(versions.launched.last?.numbers == [0: 60] && rig.counts.launched < 20)
        let starts = rig.counts.launched
        try rig.run(600)
        #expect(rig.counts.launched == starts && rig.stage.transition?.progress == 0.4)
    }

    /// Values with which the code ends leave the version that shows, and are not tried again.
    @Test func valuesThatEndTheCodeAreSaidOnce() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        try rig.scrub(to: 0.4)
        versions.setNext(.ended)
        try set(60, rig)
        #expect(try rig.run { rig.message != nil })
        let starts = rig.counts.launched
        try rig.run(600)
        #expect(rig.stage.phase == .running && rig.stage.versionCount == 1 && rig.counts.launched == starts)
        #expect(rig.stage.tunableNumbers.isPending && rig.message?.isFatal == false)
        #expect(rig.says("set another value, or fix the code and save it"))
        versions.setNext(.prompt)
        try set(50, rig)
        try runUntil(2, rig)
        #expect(versions.launched.last?.numbers == [0: 50] && rig.message == nil)
    }

    /// The value with which the code ended is taken back: nothing is wrong any more, and it may be tried again.
    @Test func aValueThatIsTakenBackTakesItsMessageAlong() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        try rig.scrub(to: 0.4)
        for behaviour in [VersionBehaviour.ended, .endedByInput, .endedByInput] {
            versions.setNext(behaviour)
            try set(60, rig)
            #expect(try rig.run { rig.says("it has ended") })
            try rig.run { rig.stage.setNumbers([:]) }
            #expect(rig.message == nil && !rig.stage.tunableNumbers.isPending && rig.stage.versionCount == 1)
        }
    }

    /// Undoing a number leaves the message about a save that cannot be shown.
    @Test func theEndOfASaveOutlastsThoseOfNumbers() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        try rig.scrub(to: 0.4)
        try rig.save(brokenVersion)
        #expect(try rig.run { rig.says("it cannot be shown; fix the code and save it") })
        versions.setNext(.ended)
        try set(60, rig)
        #expect(try rig.run { rig.says("it has ended") })
        try rig.run { rig.stage.setNumbers([:]) }
        #expect(rig.says("it cannot be shown"))
        versions.setNext(.prompt)
        try set(50, rig)
        try runUntil(2, rig)
        #expect(rig.says("it cannot be shown") && rig.message?.isFatal == false)
        try rig.save("third")
        try runUntil(3, rig)
        #expect(rig.message == nil)
    }

    /// A version whose values have it wait makes room for the next value, and for none.
    @Test func aValueThatWaitsIsReplacedAndTakenBack() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        try rig.scrub(to: 0.4)
        versions.setNext(.late(.infinity, .waiting))
        try set(200, rig)
        #expect(try rig.run { rig.says("it waits") && rig.says("set another value") })
        versions.setNext(.prompt)
        try set(120, rig)
        try runUntil(2, rig)
        #expect(versions.launched.last?.numbers == [0: 120] && rig.message == nil)
        versions.setNext(.late(.infinity, .waiting))
        try set(200, rig)
        #expect(try rig.run { rig.says("it waits") })
        try set(120, rig)
        #expect(rig.stage.phase == .running && rig.message == nil && rig.stage.versionCount == 2)
        #expect(try rig.run { rig.counts == (launched: 4, ended: 3) })
        // The next one is launched with a value that came before the wait was known.
        try set(200, rig)
        versions.setNext(.prompt)
        try set(130, rig)
        try runUntil(3, rig)
        #expect(versions.launched.last?.numbers == [0: 130] && rig.reports.isEmpty)
    }

    /// A save that waits by a value is tried again with the next one.
    @Test func aSaveThatWaitsTakesTheNextValue() throws {
        let versions = try InProcessVersions(.prompt)
        let rig = try CodeRig(versions)
        try rig.scrub(to: 0.4)
        versions.setNext(.late(.infinity, .waiting))
        try rig.save("second")
        #expect(try rig.run { rig.says("it waits") })
        versions.setNext(.prompt)
        try set(50, rig)
        try runUntil(2, rig)
        #expect(rig.stage.shown?.version.library.path == "second" && versions.launched.last?.numbers == [0: 50])
        #expect(rig.message == nil)
    }

    @Test func valuesThatAreNoneHaveNoEffect() throws {
        let rig = try CodeRig(.inProcess)
        try rig.scrub(to: 0.4)
        for value in [.nan, .infinity, 0, -0.0] { try set(value, rig) }
        var id = try number(rig).id
        id.ordinal = 7
        try rig.run(60) { rig.stage.setNumbers([id: 3]) }
        #expect(rig.counts.launched == 1 && !rig.stage.tunableNumbers.isPending)
    }
}
