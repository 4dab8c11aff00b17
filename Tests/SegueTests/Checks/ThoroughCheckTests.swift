import Foundation
import TestSupport
import Testing

/// `segue check --thorough`: transitions that are faulty in one condition alone, which the quick set does not see.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct ThoroughCheckTests {
    private static let faults = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ThoroughFaults")
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A file of the folder, the series in which it is faulty, and the only finding.
    struct Row: Sendable, CustomTestStringConvertible {
        var file: String
        var series: String
        var finding: String
        var phase: String?
        /// The beginning of the finding's condition.
        var condition: String
        /// A part of the script that shows it.
        var words: String

        var testDescription: String { file }
    }

    static let rows: [Row] = [
        Row(
            file: "DimsInTheDark", series: "dark", finding: "view-changed", phase: "cancelled at 50 %",
            condition: "dark", words: #""dark": true"#),
        Row(
            file: "ShiftsToTheRight", series: "right to left", finding: "view-changed", phase: "there and back",
            condition: "right to left", words: #""rightToLeft": true"#),
        Row(
            file: "FadesWithoutAsking", series: "reduced motion", finding: "completion-flag",
            condition: "reduced motion", words: #""reducedMotion": true"#),
        Row(
            file: "LeavesShadeOnTablets", series: "ipad", finding: "view-left", phase: "finished", condition: "ipad",
            words: #""device": "ipad""#),
        Row(
            file: "RestoresOldFrame", series: "another size", finding: "picture-changed", phase: "another size at 20 %",
            condition: "another size", words: #""size": "844x390"}"#),
        Row(
            file: "RunsOutOfCovers", series: "random", finding: "view-left", condition: "random ",
            words: #""segueGesture": 1"#),
    ]

    private func run(_ words: [String]) throws -> SegueProcess.Result {
        try SegueProcess(words, in: folder.url, variables: ["XDG_CACHE_HOME": folder.path("cache")]).run()
    }

    private func check(_ file: String, _ words: [String]) throws -> SegueProcess.Result {
        try run(["check", Self.faults.appending(path: "\(file).swift").path, "--scale", "0.25", "--strict"] + words)
    }

    @Test func eachFileHasItsRow() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.faults.path)
        #expect(Set(files) == Set(Self.rows.map { $0.file + ".swift" }))
    }

    /// The quick set finds nothing, the series the one fault, and its script shows it.
    @Test(arguments: rows) func eachIsFoundInItsConditionAlone(_ row: Row) throws {
        let quick = try check(row.file, [])
        #expect(quick.status == 0 && quick.errors.isEmpty, "\(quick)")
        let result = try check(
            row.file, ["--thorough", "--series", row.series, "--random-runs", "20", "--json", "r.json", "-o", "out"])
        #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
        let checks = try JSONValue(text: folder.text("r.json"))["checks"]?.array ?? []
        #expect(Set(checks.compactMap { $0["series"]?.string }) == ["quick", row.series])
        let findings = checks.flatMap { $0["findings"]?.array ?? [] }
        #expect(Set(findings.compactMap { $0["name"]?.string }) == [row.finding], "\(findings)")
        let first = try #require(findings.first)
        if let phase = row.phase { #expect(first["phase"]?.string == phase, "\(first)") }
        #expect(findings.allSatisfy { $0["condition"]?.string?.hasPrefix(row.condition) == true }, "\(findings)")
        #expect(result.output.contains(", \(row.condition)"), "\(result.output)")
        let script = try #require(first["script"]?.string)
        #expect(try folder.text(script).contains(row.words))
        let replay = try run(["replay", script, "--headless"])
        #expect(
            row.finding == "code-ended" ? replay.errors.contains("Index out of range") : replay.status == 0, "\(replay)"
        )
    }

    /// A seed gives the same runs each time, and is said.
    @Test func theSeedIsNamed() throws {
        let words = [
            "check", "push", "--thorough", "--series", "random", "--seed", "7", "--random-runs", "5", "--scale", "0.25",
        ]
        let result = try run(words)
        #expect(result.status == 0, "\(result)")
        #expect(result.output.contains(" in 20 runs, 5 of them random from seed 7"), "\(result.output)")
    }

    @Test(arguments: [
        (["--seed", "7"], "--seed: a quick check has no random runs"),
        (["--random-runs", "9"], "--random-runs: a quick check has no random runs"),
        (["--series", "dark"], "--series: a quick check has one series"),
        (["--thorough", "--series", "drak"], "--series drak: there is no series 'drak'; did you mean 'dark'?"),
        (["--thorough", "--goldens", "a"], "--thorough: it is for findings"),
    ])
    func whatDoesNotFitIsSaid(_ words: [String], _ message: String) throws {
        let result = try run(["check", "push"] + words)
        #expect(result.status == 64 && result.errors.contains(message), "\(result)")
    }
}
