import Foundation
import TestSupport
import Testing

/// Faulty transitions, small and realistic: each is found by the right names and phases, and by nothing else.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct FaultyTransitionTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Faults")

    /// A file of the folder and its findings: their names, and the phases in which they show first.
    struct Row: Sendable, CustomTestStringConvertible {
        var file: String
        var options: [String] = []
        var findings: [String: String]

        var testDescription: String { file }
    }

    static let rows: [Row] = [
        Row(file: "ForgetsOnCancel", findings: ["completion-missing": ""]),
        Row(file: "CompletesTwice", findings: ["completion-twice": ""]),
        Row(file: "CompletesInBothBranches", findings: ["completion-twice": ""]),
        Row(file: "PassesTrue", findings: ["completion-flag": ""]),
        Row(file: "PassesPosition", findings: ["completion-flag": "", "animator-kept-back": "held at 30 %"]),
        Row(file: "DimsPresenter", findings: ["view-changed": "cancelled at 50 %"]),
        Row(file: "LocksPresenter", findings: ["view-changed": "cancelled at 50 %"]),
        Row(file: "LeavesMask", findings: ["view-changed": "there and back"]),
        Row(file: "TintsPresenter", findings: ["picture-changed": "there and back"]),
        Row(file: "LeavesCanvas", findings: ["view-left": "finished"]),
        Row(file: "LeavesWindowSnapshot", findings: ["view-left": "cancelled at 50 %"]),
        Row(file: "ClearCover", findings: ["invisible-cover": "finished"]),
        Row(file: "CoversAfterCancel", findings: ["invisible-cover": "cancelled at 50 %"]),
        Row(file: "ModalFrame", options: ["--as", "modal"], findings: ["final-frame": "finished"]),
        Row(file: "StopsShort", options: ["--as", "modal"], findings: ["final-frame": "finished"]),
        Row(file: "AsyncAfter", findings: ["motion-outside": "held at 50 %"]),
        Row(file: "FlashesByTimer", findings: ["motion-outside": "held at 30 %"]),
        Row(file: "DropsLater", findings: ["motion-outside": "held at 30 %"]),
        Row(file: "JumpsIn", findings: ["jump-at-start": "at progress 0"]),
        Row(file: "StopsHalfway", findings: ["jump-at-end": "at progress 1"]),
        Row(file: "KeepsAnimator", findings: ["animator-kept-back": "held at 30 %"]),
        Row(file: "CallsAppearance", findings: ["callback-doubled": "finished"]),
        Row(file: "RepeatsDidAppear", findings: ["callback-doubled": "finished"]),
        Row(file: "EndsAppearanceEarly", findings: ["callback-early": "finished"]),
        Row(file: "EndsAppearanceInCompletion", findings: ["callback-early": "finished"]),
        Row(file: "LeavesDisappearing", findings: ["callback-missing": "cancelled at 50 %"]),
        Row(file: "LeavesAppearing", findings: ["callback-missing": "finished"]),
        Row(file: "KeepsCoordinator", findings: ["alongside-ignored": ""]),
        Row(file: "ForgetsFlag", findings: ["gesture-dead": "after a cancel"]),
        Row(file: "WaitsAfterCancel", findings: ["touch-swallowed": "after a cancel"]),
        Row(file: "StopsScrolling", findings: ["input-lost": "cancelled at 50 %"]),
        Row(file: "LocksPop", findings: ["input-lost": "cancelled at 50 %"]),
        Row(file: "LocksBar", findings: ["input-lost": "cancelled at 50 %"]),
        Row(file: "PadsPresenter", findings: ["safe-area-changed": "cancelled at 50 %"]),
        Row(file: "KeepsRoom", findings: ["safe-area-changed": "there and back"]),
        Row(file: "HidesStatusBar", findings: ["status-bar-changed": "cancelled at 50 %"]),
        Row(file: "TurnsStatusBar", findings: ["status-bar-changed": "cancelled at 50 %"]),
        Row(file: "ShowsBarAtEnd", findings: ["layout-jump": "after a scrub to its end"]),
        Row(file: "MovesContentAtEnd", findings: ["layout-jump": "after a scrub to its end"]),
        Row(file: "Cycle", findings: ["screen-not-freed": "there and back twice"]),
        Row(file: "DelegateCycle", findings: ["screen-not-freed": "there and back twice"]),
        Row(file: "KeepsItself", findings: ["animator-not-freed": "there and back twice"]),
        Row(file: "KeepsSnapshots", findings: ["snapshot-not-freed": "there and back twice"]),
        Row(file: "HidesContainer", findings: ["transition-misuse": ""]),
        Row(file: "FinishesInactive", findings: ["animator-misuse": ""]),
    ]

    @Test func eachFileHasItsRow() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(Self.rows.map { $0.file + ".swift" }))
    }

    @Test(arguments: rows) func eachIsFoundByItsName(_ row: Row) throws {
        let folder = try TemporaryFolder()
        let file = Self.folder.appending(path: "\(row.file).swift").path
        let result = try SegueProcess(
            ["check", file, "--json", "-", "--scale", "0.25", "--strict"] + row.options, in: folder.url,
            variables: ["XDG_CACHE_HOME": folder.path("cache")]
        ).run()
        #expect(result.status == 1 && result.errors.isEmpty, "\(result.errors)")
        let checks = try JSONValue(text: result.output)["checks"]?.array ?? []
        let findings = checks.flatMap { $0["findings"]?.array ?? [] }
        let found = findings.reduce(into: [String: String]()) { found, finding in
            guard let name = finding["name"]?.string, found[name] == nil else { return }
            found[name] = finding["phase"]?.string ?? ""
        }
        #expect(found == row.findings, "\(findings)")
        // A run in which no transition is left says no animator, and so no line.
        let placed = findings.filter { $0["file"]?.string == file && $0["line"]?.number != nil }
        #expect(Set(placed.compactMap { $0["name"]?.string }) == Set(row.findings.keys), "\(findings)")
    }
}
