import Foundation
import TestSupport
import Testing

@testable import Preview

/// The forms of a report: text for people, test cases and SARIF for machines.
@Suite struct CheckReportTests {
    private static let report: CheckReport = {
        var report = CheckReport(scenario: "a<b")
        report.append(CheckReport.Transition(name: "a<b"))
        var finding = Finding(.viewChanged, "a view stays hidden", phase: "cancelled at 50 %")
        finding.view = "CardView"
        finding.property = "List.card"
        finding.frame = Finding.Frame(x: 1, y: 2.5, width: 30, height: 40)
        finding.file = "my files/List.swift"
        finding.line = 7
        report.append(.init(transition: "a<b", name: "finish", frames: 9, findings: []))
        report.append(
            .init(transition: "a<b", name: "cancel", frames: 9, findings: [finding, Finding(.animatorKeptBack)]))
        report.append(.init(transition: "a<b", name: "press", frames: 9, findings: [], omission: "it cannot be held"))
        return report
    }()

    @Test func aFindingIsOneLine() {
        let line = Self.report.findings.first.map { "\($0)" }
        #expect(
            line == "error view-changed, cancelled at 50 %: my files/List.swift:7: a view stays hidden: "
                + "List.card (CardView) at 1, 2.5, 30x40; undo in the completion what the animator changed, also where "
                + "transitionWasCancelled")
    }

    /// The schema of the manual names all runs.
    @Test func theSchemaNamesTheRuns() throws {
        let file = Repository.root.appending(path: "Manual/Schemas/check.schema.json")
        let check = try JSONValue(text: String(contentsOf: file, encoding: .utf8))["$defs"]?["check"]
        let forms = check?["properties"]?["name"]?["anyOf"]?.array
        let names = forms?.first?["enum"]?.array?.compactMap(\.string)
        #expect(names == TransitionCheck.all.map(\.name))
        let pattern = try Regex(#require(forms?.last?["pattern"]?.string))
        for check in TransitionCheck.places + TransitionCheck.resized.dropFirst()
            + RandomRun.all(seed: 1, canHold: true)
        {
            #expect(try pattern.wholeMatch(in: check.name) != nil, "\(check.name)")
        }
    }

    @Test func checksAreTestCases() {
        let text = Self.report.junit(isStrict: false)
        #expect(
            text.contains("<testsuite name=\"segue a&lt;b\" tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"1\">"))
        #expect(text.contains("<testcase classname=\"segue.a&lt;b\" name=\"finish\"/>"))
        #expect(
            !text.contains("animator-kept-back") && Self.report.junit(isStrict: true).contains("animator-kept-back"))
    }

    /// By the part of the schema of SARIF 2.1.0 that such a log uses.
    @Test func findingsAreSARIF() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "sarif.schema.json")
        let schema = try JSONSchema(Data(contentsOf: file))
        let log = try JSONValue(text: Self.report.sarif())
        #expect(schema.faults(in: log) == [])
        let run = try #require(log["runs"]?.array?.first)
        let rules = try #require(run["tool"]?["driver"]?["rules"]?.array)
        let results = try #require(run["results"]?.array)
        #expect(results.compactMap { $0["ruleId"]?.string } == ["view-changed", "animator-kept-back"])
        for result in results {
            let index = try #require(result["ruleIndex"]?.number)
            #expect(rules[Int(index)]["id"] == result["ruleId"])
        }
        let place = results[0]["locations"]?.array?.first?["physicalLocation"]
        #expect(place?["artifactLocation"]?["uri"]?.string == "my%20files/List.swift")
        #expect(place?["region"]?["startLine"]?.number == 7 && results[1]["locations"]?.array?.isEmpty == true)
    }
}
