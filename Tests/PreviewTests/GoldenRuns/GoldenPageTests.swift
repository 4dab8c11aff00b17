import Foundation
import Testing

@testable import Preview

/// The page of differences: it holds all that it shows, and no text of it is markup.
@MainActor struct GoldenPageTests {
    private static func report(_ name: String, problem: String) -> GoldenReport {
        var report = GoldenReport(goldens: "<b>goldens</b>", tolerance: 3)
        let moment = GoldenDifference.Moment(
            moment: "25 %", pixels: 7, area: 100, largestStep: 200, x: 1, y: 2, width: 3, height: 4)
        report.pictures = [
            GoldenReport.Picture(
                name: name, outcome: .different, moments: [moment], problem: problem, file: "a&b.png"),
            GoldenReport.Picture(name: "card/back", outcome: .same),
        ]
        report.omissions = [GoldenReport.Omission(transition: "<i>", motion: "back", reason: "\"none\"")]
        report.stale = ["old/<u>"]
        return report
    }

    private static func page(_ report: GoldenReport) -> String {
        var text = ""
        GoldenPage(report, title: "</title><script>alert(1)</script>").write(to: &text) {
            Data("picture of \($0)".utf8)
        }
        return text
    }

    @Test func textIsNoMarkup() {
        let page = Self.page(Self.report("<script>alert(1)</script>", problem: "</style><img src=x>"))
        for tag in ["<script", "<b>", "<i>", "<u>", "<img src=x>"] { #expect(!page.contains(tag), "\(tag)") }
        #expect(page.contains("&lt;script&gt;alert(1)") && page.contains("old/&lt;u&gt;: stale"))
        #expect(page.contains("script-src") == false && page.contains("default-src 'none'; img-src data:;"))
    }

    @Test func itHoldsWhatItShows() {
        let page = Self.page(Self.report("card/forward", problem: "x"))
        #expect(page.contains("src=\"data:image/png;base64,\(Data("picture of a&b.png".utf8).base64EncodedString())\""))
        #expect(page.contains("<li>25 %: 7 of 100 pixels differ, by at most 200 of 255, in 3x4 at 1, 2</li>"))
        #expect(page.contains("prefers-color-scheme:dark"))
        let outside = page.replacing("data:image/png", with: "").matches(of: /(src|href)="[^"]*:/)
        #expect(outside.isEmpty || outside.allSatisfy { $0.output.0.contains("base64") })
    }
}
