import Foundation
import Graphics
import SDLPlatform
import TestSupport
import Testing

@testable import Preview

/// The folder of a check: scripts that show what was found, pictures, and the page.
@MainActor struct CheckOutputTests {
    private let folder: TemporaryFolder
    private let plan: RunPlan
    private let environment = MachineEnvironment(displays: DisplayEnvironment())

    init() throws {
        folder = try TemporaryFolder()
        var options = RunOptions()
        options.scale = 0.25
        plan = try RunPlan(Subject(named: "push"), options: options, isHeadless: true)
    }

    /// A run that was taken through `check`, with the pictures at its ends.
    private func performed(_ check: TransitionCheck) throws -> CheckedTransition {
        let triggers = TriggerPair(there: .progress, back: .progress)
        let first = try CheckedTransition(plan, triggers: triggers)
        try first.rest()
        var runner = try CheckRunner(first, ends: nil)
        try runner.run(.finish)
        let transition = try CheckedTransition(plan, triggers: triggers, keepsPictures: true)
        try transition.rest()
        var next = try CheckRunner(transition, ends: runner.ends)
        try next.run(check)
        return transition
    }

    private func report(_ findings: [Finding], of transition: CheckedTransition) throws -> CheckReport {
        let output = try CheckOutput(path: folder.path("out"), environment: environment)
        var check = CheckReport.Check(
            transition: "push", name: "cancel", frames: transition.frameCount, findings: findings)
        try output.add(&check, of: transition)
        var report = CheckReport(scenario: "push")
        report.append(CheckReport.Transition(name: "push"))
        report.append(check)
        // A finding that is added twice keeps its files.
        try output.add(&check, of: transition)
        #expect(check.findings.map(\.paths) == report.findings.map(\.paths))
        #expect(try output.commit(report) == folder.path("out/index.html"))
        return report
    }

    /// Frame by frame the replay of a finding's script is the run that found it.
    @Test(arguments: [TransitionCheck.cancelBack, .back, .press]) func aScriptShowsWhatWasFound(
        _ check: TransitionCheck
    )
        throws
    {
        let transition = try performed(check)
        let report = try report([Finding(.viewChanged, phase: "x")], of: transition)
        let path = try #require(report.findings.first?.script)
        #expect(path == folder.path("out/finding-1.jsonl"))
        let script = try GestureScript(contentsOf: path)
        #expect(script.header.what == "push" && script.header.size == "390x844" && !script.motions.isEmpty)
        let session = try PreviewSession(plan)
        session.playback = .script(GesturePlayer(script))
        try session.run(frames: transition.frameCount)
        let shown = PixelDifference(try session.runner.image, try transition.session.runner.image)
        #expect(shown.bounds == nil && session.source.transition == nil)
        #expect(try session.source.survey() != nil)
    }

    @Test func picturesStandBesideEachOther() throws {
        let transition = try performed(.cancelBack)
        let red = try Self.image(0xFFFF_0000)
        let finding = Finding(.pictureChanged, phase: "cancelled at 50 %")
        transition.note(finding, expected: try transition.picture().image, actual: red)
        var placed = finding
        placed.file = "/a.swift"
        placed.line = 3
        let report = try report([placed, Finding(.completionTwice)], of: transition)
        #expect(
            try folder.names("out") == [
                "finding-1.jsonl", "finding-1.png", "finding-2.jsonl", "index.html", "report.json",
            ])
        #expect(report.findings.map(\.picture) == [folder.path("out/finding-1.png"), nil])
        let page = try folder.text("out/index.html")
        let data = try Data(contentsOf: URL(filePath: folder.path("out/finding-1.png")))
        #expect(page.contains("data:image/png;base64,\(data.base64EncodedString())") && page.contains("/a.swift:3"))
        #expect(page.contains("<code>segue replay \(folder.path("out/finding-2.jsonl"))</code>"))
        let addresses = page.matches(of: /(src|href)="([a-z]*:|\/)[^"]{0,20}/).map { String($0.output.0) }
        #expect(addresses.allSatisfy { $0.contains("data:") }, "\(addresses)")
        let restored = try JSONDecoder().decode(CheckReport.self, from: Data(folder.text("out/report.json").utf8))
        #expect(restored.findings == report.findings)
    }

    /// Motion is shown by a page that plays it.
    @Test func motionPlays() throws {
        let transition = try performed(.press)
        let report = try report([Finding(.jumpAtRelease), Finding(.timeDriven)], of: transition)
        let films = report.findings.map(\.film)
        #expect(films == [folder.path("out/finding-1.html"), folder.path("out/finding-1.html")])
        #expect(try folder.text("out/finding-1.html").contains("<title>"))
        #expect(try folder.text("out/index.html").contains("<a href=\"finding-1.html\">"))
    }

    @Test func textIsNoMarkup() throws {
        var finding = Finding(.viewChanged, "<script>alert(1)</script>", phase: "</h2>")
        finding.script = "a\"><b>.jsonl"
        var report = CheckReport(scenario: "</title>")
        for name in ["</title>", "<i>"] { report.append(CheckReport.Transition(name: name)) }
        report.append(.init(transition: "<i>", name: "<u>", frames: 1, findings: [finding], omission: nil))
        var page = ""
        CheckPage(report).write(to: &page) { _ in Data() }
        for tag in ["<script", "<b>", "<u>", "<i>", "</h2>,", "</title></h2>"] {
            #expect(!page.contains(tag), "\(tag)")
        }
    }

    @Test func itsOwnFolderIsReplacedAndNoOther() throws {
        let transition = try performed(.cancelBack)
        for _ in 0..<2 { _ = try report([Finding(.completionTwice)], of: transition) }
        _ = try report([], of: transition)
        #expect(try folder.names("out") == ["index.html", "report.json"] && folder.names() == ["out"])
        try folder.write("mine", to: "out/notes.txt")
        let error = #expect(throws: PreviewError.self) { try report([], of: transition) }
        #expect(error?.description.hasSuffix("it holds notes.txt, which no check writes") == true)
        try folder.write("{}", to: "other/report.json")
        #expect(throws: PreviewError.self) {
            try CheckOutput(path: folder.path("other"), environment: environment)
        }
        #expect(throws: PreviewError.self) { try CheckOutput(path: ".", environment: environment) }
        #expect(try folder.names() == ["other", "out"] && folder.text("other/report.json") == "{}")
    }

    /// One that is given up leaves nothing, nor the folders that were made for it.
    @Test func whatIsNotCommittedIsGone() throws {
        do {
            let output = try CheckOutput(path: folder.path("a/b/out"), environment: environment)
            var check = CheckReport.Check(
                transition: "push", name: "cancel", frames: 1, findings: [Finding(.completionTwice)])
            try output.add(&check, of: performed(.cancelBack))
        }
        #expect(try folder.names().isEmpty)
    }

    private static func image(_ color: UInt32) throws -> CGImage {
        let pixels = PixelBuffer(width: 98, height: 211)
        for y in 0..<211 { for x in 0..<98 { pixels.row(y)[x] = color } }
        return CGImage(pixels)
    }
}
