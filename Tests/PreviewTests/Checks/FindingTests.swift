import Testing

@testable import Preview

/// Findings: their kinds, their lines, and what leaves them out.
@Suite struct FindingTests {
    @Test func kindsHaveNamesAndExplanations() throws {
        let names = FindingKind.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { name in name.allSatisfy { $0.isLowercase || $0 == "-" } })
        for kind in FindingKind.all {
            #expect(try FindingKind.named(kind.name, at: "") == kind)
            for text in [kind.summary, kind.method, kind.limits, kind.remedy] {
                #expect(!text.isEmpty && !text.hasSuffix("."), "\(kind.name)")
            }
        }
        let error = #expect(throws: PreviewError.self) {
            try FindingKind.named("view-chnaged", at: "--skip view-chnaged")
        }
        #expect(error?.remedy.contains("view-changed") == true && error?.status == .usage)
    }

    @Test(arguments: [
        ("A: completeTransition(_:) was not called within 0.4 s", "completion-missing"),
        ("B: completeTransition(true) after the transition was cancelled", "completion-flag"),
        ("C: finishAnimation(at:) was called on an animator that is not stopped.", "animator-misuse"),
        ("D: its transition's coordinator got blocks after the end, which do not run", "alongside-ignored"),
        ("E: the symbol leaf is not there", "reported"),
    ])
    func reportsHaveKinds(_ text: String, _ name: String) { #expect(FindingKind.ofReport(text).name == name) }

    private static let text = """
        import UIKit
        final class Slide: NSObject {}
        final class List: UIViewController {
            let title = UILabel()
            let card = UIView()  // segue:ignore view-changed, view-left
        }
        // segue:ignore completion-twice
        final class Fade: NSObject {}
        """

    private static let sources = FindingSources(texts: [("a.swift", text)])

    @Test(arguments: [
        ("List.card", "UIView", 5), ("List.title", "UILabel", 4), (nil, "List", 3), (nil, "UIView", 2),
        ("Other.card", "UIView", 2),
    ])
    func aFindingHasTheLineOfItsProperty(_ property: String?, _ view: String, _ line: Int) {
        var finding = Finding(.viewChanged)
        finding.property = property
        finding.view = view
        let placed = Self.sources.placed(finding, by: "Slide")
        #expect(placed.file == "a.swift" && placed.line == line)
    }

    @Test(arguments: [
        (FindingKind.viewChanged, 5, true), (.viewLeft, 5, true), (.viewChanged, 4, false), (.finalFrame, 5, false),
        (.completionTwice, 8, true), (.completionFlag, 8, false), (.viewChanged, 6, true),
    ])
    func aRemarkLeavesItOut(_ kind: FindingKind, _ line: Int, _ isIgnored: Bool) throws {
        var finding = Finding(kind)
        finding.file = "a.swift"
        finding.line = line
        #expect(Self.sources.ignores(finding) == isIgnored)
        #expect(try FindingFilter().accepts(finding, in: Self.sources) == !isIgnored)
    }

    /// A jump of 84 points in one run is that of 127 in another.
    @Test func numbersMakeNoOtherFinding() {
        let first = Finding(.jumpAtRelease, "it jumps by 84 points", phase: "a")
        #expect(first.isSame(as: Finding(.jumpAtRelease, "it jumps by 127.5 points")))
        #expect(!first.isSame(as: Finding(.jumpAtRelease, "it jumps back")))
        #expect(!first.isSame(as: Finding(.jumpAtEnd, "it jumps by 84 points")))
    }

    @Test func namesChooseFindings() throws {
        let none = FindingSources()
        let finding = Finding(.viewChanged)
        #expect(try FindingFilter(only: ["view-changed"]).accepts(finding, in: none))
        #expect(try !FindingFilter(only: ["view-left"]).accepts(finding, in: none))
        #expect(try !FindingFilter(skip: ["view-changed"]).accepts(finding, in: none))
        #expect(throws: PreviewError.self) { try FindingFilter(skip: ["nothing"]) }
    }

    @Test func theStatusFollowsTheWorst() {
        var report = CheckReport(scenario: "a")
        report.append(CheckReport.Transition(name: "a"))
        #expect(report.status(isStrict: true) == 0)
        report.append(.init(transition: "a", name: "back", frames: 1, findings: [Finding(.animatorKeptBack)]))
        #expect(report.status(isStrict: false) == 0 && report.status(isStrict: true) == 1)
        report.append(.init(transition: "a", name: "cancel", frames: 1, findings: [Finding(.viewChanged)]))
        #expect(report.status(isStrict: false) == 1)
        #expect("\(report)".hasSuffix("a: 1 error and 1 warning in 2 runs"))
        var other = CheckReport(scenario: "b")
        other.append(CheckReport.Transition(name: "b"))
        other.update { $0.obstacle = "no transition begins" }
        #expect(other.status(isStrict: false) == 2 && "\(other)" == "b: nothing was checked; no transition begins")
    }
}
