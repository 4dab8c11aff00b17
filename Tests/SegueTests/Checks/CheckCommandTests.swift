import Foundation
import TestSupport
import Testing

@testable import Preview

/// `segue check`: what it finds in transitions of Swift files, and what it says.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct CheckCommandTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")

    /// A transition of the samples, and the names of what the checks find first.
    struct Row: Sendable, CustomTestStringConvertible {
        var entry: String
        var findings: [String: String] = [:]

        var testDescription: String { entry }
    }

    static let rows = [
        Row(entry: "Sound"),
        Row(entry: "NeverOver", findings: ["finish": "completion-missing"]),
        Row(entry: "AlwaysFinished", findings: ["cancel": "completion-flag"]),
        Row(
            entry: "Shrunk",
            findings: ["back": "view-changed", "cancel": "view-changed", "cancel back": "view-changed"]),
        Row(entry: "Littering", findings: ["back": "view-left", "cancel": "view-left"]),
        Row(entry: "Jumping", findings: ["scrub": "jump-at-start"]),
        Row(entry: "ByTime", findings: ["scrub": "motion-outside"]),
        Row(entry: "Unseen", findings: ["scrub": "jump-at-end"]),
        Row(entry: "Crashing", findings: ["cancel": "code-ended"]),
    ]

    @Test func whatIsWrongIsFound() throws {
        for row in Self.rows {
            let report = try Self.report(row.entry, status: row.findings.isEmpty ? 0 : 1)
            let checks = try #require(report["checks"]?.array)
            let findings = checks.map { Self.values($0, "name") }
            let names = checks.compactMap { $0["name"]?.string }
            #expect(names == TransitionCheck.all.map(\.name))
            for (name, found) in zip(names, findings) {
                guard let expected = row.findings[name] else { continue }
                #expect(found.contains(expected), "\(row.entry) \(name): \(found)")
            }
            #expect(row.findings.isEmpty == findings.allSatisfy(\.isEmpty), "\(row.entry): \(findings)")
        }
    }

    /// The values of `key` in the findings of `check`.
    private static func values(_ check: JSONValue, _ key: String) -> [String] {
        check["findings"]?.array?.compactMap { $0[key]?.string } ?? []
    }

    @Test func codeThatEndsAtTheBeginningIsAFinding() throws {
        let report = try Self.report("CrashingAtOnce", status: 1)
        let check = try #require(report["checks"]?.array?.first)
        #expect(report["checks"]?.array?.count == 1 && check["name"]?.string == "finish")
        let finding = try #require(Self.values(check, "message").first)
        #expect(finding.contains("Precondition failed: it wants an empty container"), "\(finding)")
    }

    /// Progress that is set as the gesture ends is no drag.
    @Test func aJumpAtTheReleaseIsFound() throws {
        let checks = try #require(try Self.report("Jump", in: "Jump.swift", status: 1)["checks"]?.array)
        let cancel = try #require(checks.first { $0["name"]?.string == "cancel" })
        let findings = Self.values(cancel, "message")
        #expect(findings.first == "it jumps by 84 points when the finger lets go", "\(findings)")
    }

    /// The swipe from the edge leaves the screen that a tap opened.
    @Test func theWayBackFromATapIsSought() throws {
        let checks = try #require(try Self.report("Tap", in: "Tap.swift", status: 0)["checks"]?.array)
        let whole = checks.filter { $0["omission"]?.string == nil }.compactMap { $0["name"]?.string }
        #expect(whole == ["finish", "back", "cancel back"])
    }

    /// A swipe came down on what the sheet dims, and no tap was tried.
    @Test func aLowSheetIsLeft() throws {
        for (entry, omitted) in [
            ("Dragged", ["scrub", "cancel", "interrupt", "press"]),
            ("Tapped", ["scrub", "cancel", "cancel back", "interrupt", "press"]),
        ] {
            let checks = try #require(try Self.report(entry, in: "Sheet.swift", status: 0)["checks"]?.array)
            let names = checks.filter { $0["omission"]?.string != nil }.compactMap { $0["name"]?.string }
            // The others begin by holding it, too.
            #expect(names == omitted + TransitionCheck.all.dropFirst(7).map(\.name), "\(entry)")
        }
    }

    /// The remedy was about what the animator changed.
    @Test func aDragThatCannotBeCancelledIsNamed() throws {
        let checks = try #require(try Self.report("Stubborn", in: "Sheet.swift", status: 1)["checks"]?.array)
        let cancel = try #require(checks.first { $0["name"]?.string == "cancel" })
        #expect(Self.values(cancel, "name").contains("cancel-ignored"))
    }

    /// Tasks sleep on the screen's clock: what they wait for is there before the first tap, each time.
    @Test(arguments: ["Late", "Columns"]) func screensThatATapOpensAreChecked(_ entry: String) throws {
        let checks = try #require(try Self.report(entry, in: "Tap.swift", status: 0)["checks"]?.array)
        #expect(
            checks.count == TransitionCheck.all.count && checks.allSatisfy { $0["findings"]?.array?.isEmpty == true })
    }

    /// The report on a transition of the sample `file`, from a program that ends with `status`.
    private static func report(_ entry: String, in file: String = "Faulty.swift", status: Int32) throws -> JSONValue {
        let folder = try TemporaryFolder()
        let result = try SegueProcess(
            [
                "check", samples.appending(path: file).path, "--entry", entry, "--json", "-", "--scale", "0.25",
            ], in: folder.url, variables: ["XDG_CACHE_HOME": folder.path("cache")]
        ).run()
        #expect(result.status == status && result.errors.isEmpty, "\(entry) \(result)")
        return try JSONValue(text: result.output)
    }

    /// The screens of a preview are moved by a finger.
    @Test func aNewTransitionIsSound() throws {
        let folder = try TemporaryFolder()
        let variables = ["XDG_CACHE_HOME": folder.path("cache")]
        _ = try SegueProcess(["new", "CardFlip"], in: folder.url).run()
        let result = try SegueProcess(["check", "CardFlip.swift"], in: folder.url, variables: variables).run()
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        #expect(
            result.output.hasSuffix(
                "second run      ok\nCardFlip, moved by a swipe left: nothing is wrong in 15 runs\n"))
        // As the manual has it.
        let page = Repository.root.appending(path: "Manual/Segue.docc/Writing.md")
        #expect(try String(contentsOf: page, encoding: .utf8).contains("```text\n\(result.output)```"))
    }

    @Test func aFindingOfSeveralChecksIsSaidOnce() throws {
        let folder = try TemporaryFolder()
        let result = try SegueProcess(
            ["check", Self.samples.appending(path: "Faulty.swift").path, "--entry", "NeverOver", "--scale", "0.25"],
            in: folder.url, variables: ["XDG_CACHE_HOME": folder.path("cache")]
        ).run()
        let lines = result.output.split(separator: "\n")
        #expect(result.status == 1 && lines.count == TransitionCheck.all.count + 2)
        #expect(lines.prefix(1) == ["finish          faulty"] && lines.contains("press           faulty, as above"))
        #expect(lines.last == "NeverOver, moved by its progress: 1 error in 15 runs; 1 of them left something out")
    }
}
