import Testing

@testable import Preview

/// Launches of unchanged code, as other files beside it have changed, on a clock of the test's.
@MainActor @Suite(.serialized, .enabled(if: TranslatorProcess.isBuilt)) struct RelaunchTests {
    private let versions: InProcessVersions
    private let rig: CodeRig

    init() throws {
        versions = try InProcessVersions(.prompt)
        rig = try CodeRig(versions)
        try rig.scrub(to: 0.4)
    }

    private var shown: String? { rig.stage.shown?.version.library.path }

    @Test func aChangeBesideTheCodeShowsAtOnce() throws {
        versions.save("first'1")
        try rig.run(3)
        #expect(shown == "first'1" && rig.stage.versionCount == 2 && rig.reports.isEmpty)
        #expect(try rig.run { rig.stage.transition?.progress == 0.4 })
    }

    /// Files that are written five times a second hold up no version that takes a second for its first screen.
    @Test func changesBesideTheCodeHoldUpNoVersion() throws {
        versions.setNext(.late(1, .running))
        versions.save("second")
        for number in 1...25 {
            try rig.run(12)
            versions.save("second'\(number)")
        }
        #expect(rig.stage.versionCount >= 2)
        versions.setNext(.prompt)
        #expect(try rig.run { shown == "second'25" && rig.stage.phase == .running })
        #expect(rig.message == nil)
    }

    /// Code that writes a file beside itself whenever it is launched is launched less and less often.
    @Test func codeThatChangesItsFilesComesToRest() throws {
        var number = 0
        for _ in 0..<7_200 {
            try rig.run()
            guard rig.stage.phase == .running, number == 0 || shown == "first'\(number)" else { continue }
            number += 1
            versions.save("first'\(number)")
        }
        #expect((5...14).contains(rig.counts.launched), "\(rig.counts) in two minutes")
        #expect(rig.reports.count == 1 && rig.reports.first?.contains("again and again") == true, "\(rig.reports)")
        // A save of the code itself is none of them.
        versions.save("second")
        try rig.run(3)
        #expect(shown == "second" && rig.stage.phase == .running)
        versions.save("second'1")
        try rig.run(3)
        #expect(shown == "second'1")
    }

    /// A version that waits is replaced by what may mend it.
    @Test func aVersionThatWaitsGivesWay() throws {
        versions.setNext(.late(.infinity, .waiting))
        versions.save("second")
        #expect(try rig.run { rig.says("the new version does not show yet: it waits") })
        versions.setNext(.prompt)
        versions.save("second'1")
        #expect(try rig.run { shown == "second'1" && rig.message == nil })
    }
}
