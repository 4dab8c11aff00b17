import Foundation
import TestSupport
import Testing

/// `segue check` of files and folders with more than one transition: each is checked, and what is not is said.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct SeveralTransitionTests {
    private static let checks = URL(filePath: #filePath).deletingLastPathComponent()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ words: [String]) throws -> SegueProcess.Result {
        try SegueProcess(
            ["check"] + words + ["--scale", "0.25"], in: folder.url,
            variables: ["XDG_CACHE_HOME": folder.path("cache")]
        ).run()
    }

    /// The names of the findings of each transition.
    private func names(_ report: JSONValue) -> [String: Set<String>] {
        (report["checks"]?.array ?? []).reduce(into: [:]) { names, check in
            let found = check["findings"]?.array?.compactMap { $0["name"]?.string } ?? []
            names[check["transition"]?.string ?? "", default: []].formUnion(found)
        }
    }

    @Test func eachEntryOfAFileIsChecked() throws {
        let file = Self.checks.appending(path: "Samples/Several.swift").path
        let forms = ["--json", "r.json", "--junit", "r.xml", "-o", "out"]
        let result = try run([file] + forms)
        #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
        let report = try JSONValue(text: folder.text("r.json"))
        #expect(names(report) == ["Good": [], "Faded": ["view-changed"]])
        let transitions = report["transitions"]?.array ?? []
        #expect(transitions.compactMap { $0["name"]?.string } == ["Good", "Faded", "Plain"])
        #expect(transitions.map { $0["obstacle"]?.string == nil } == [true, true, false])
        // Both directions of each.
        #expect(transitions.prefix(2).allSatisfy { $0["returnTrigger"]?.string != nil })
        let sections = result.output.components(separatedBy: "\n\n")
        #expect(sections.count == 4 && sections[2].hasPrefix("Plain: nothing was checked; no transition begins by "))
        #expect(sections[3].hasPrefix("Several, 3 transitions: 1 error in 30 runs"), "\(sections)")
        #expect(sections[3].contains("; 1 of them was not checked\n"))
        let suites = try folder.text("r.xml").matches(of: /<testsuite name="segue ([A-Za-z]+)"/).map { String($0.1) }
        #expect(suites == ["Good", "Faded", "Plain"])
        let page = try folder.text("out/index.html")
        #expect(page.contains("<h2>Faded</h2>") && page.contains("<td>Good</td><td>finish</td>"))
        #expect(try folder.text("out/finding-1.jsonl").contains(#""entry": "Faded""#))
        let replay = try SegueProcess(
            ["replay", "out/finding-1.jsonl", "--headless"], in: folder.url,
            variables: ["XDG_CACHE_HOME": folder.path("cache")]
        ).run()
        #expect(replay.status == 0, "\(replay)")
    }

    @Test func oneOfThemIsNamed() throws {
        let file = Self.checks.appending(path: "Samples/Several.swift").path
        let result = try run([file, "--entry", "Good"])
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        #expect(result.output.contains("\nGood, moved by ") && !result.output.contains("Faded"))
        let plain = try run([file, "--entry", "Plain"])
        #expect(plain.status == 2 && plain.output.hasPrefix("Plain: nothing was checked; "), "\(plain)")
    }

    @Test func eachTransitionOfAFolderIsChecked() throws {
        for name in ["DimsPresenter", "CompletesTwice", "LeavesCanvas"] {
            let source = Self.checks.appending(path: "Faults/\(name).swift")
            try folder.write(String(contentsOf: source, encoding: .utf8), to: "code/\(name).swift")
        }
        let result = try run(["code", "--json", "-"])
        #expect(result.status == 1, "\(result.errors)")
        let found = try names(JSONValue(text: result.output))
        #expect(
            found == [
                "DimsPresenter": ["view-changed"], "CompletesTwice": ["completion-twice"],
                "LeavesCanvas": ["view-left"],
            ])
    }
}
