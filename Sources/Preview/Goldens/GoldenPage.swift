import Files
import Foundation
import Recorder

/// The page of a comparison with goldens, which needs no other file and no network: each difference as a picture, and a table of
/// all goldens.
struct GoldenPage {
    static let fileName = "index.html"

    private let report: GoldenReport
    private let title: String

    /// The page of `report` on the transitions called `title`.
    init(_ report: GoldenReport, title: String) {
        self.report = report
        self.title = title
    }

    /// Writes the page; `picture` gives the PNG file of a name.
    func write(to output: inout some TextOutputStream, picture: (String) throws -> Data) rethrows {
        output.write(
            "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width\">\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
                + "style-src 'unsafe-inline'\">\n"
                + "<title>\(title.markup): goldens - segue</title>\n<style>\(Self.style)</style></head><body>\n"
                + "<h1>\(title.markup)</h1>\n<p class=\"about\">\(report.conclusion.markup). Goldens in \(report.goldens.markup), "
                + "tolerance \(report.tolerance) of 255.</p>\n")
        for item in report.pictures where !item.outcome.isPassed { try write(item, to: &output, picture: picture) }
        writeTable(to: &output)
        output.write("</body></html>\n")
    }

    private func write(
        _ item: GoldenReport.Picture, to output: inout some TextOutputStream, picture: (String) throws -> Data
    ) rethrows {
        output.write("<h2>\(item.name.markup) <em>\(item.outcome.rawValue)</em></h2>\n<ul>\n")
        for detail in item.details { output.write("<li>\(detail.markup)</li>\n") }
        output.write("</ul>\n")
        guard let file = item.file else { return }
        output.write(
            "<figure><img alt=\"Expected, actual and difference of \(item.name.markup)\" src=\"data:image/png;base64,"
                + "\(try picture(file).base64EncodedString())\"><figcaption>\(file.markup): orange is a small step of a colour, "
                + "crimson a large one</figcaption></figure>\n")
    }

    private func writeTable(to output: inout some TextOutputStream) {
        output.write("<h2>All goldens</h2>\n<table>\n<tr><th>golden</th><th>outcome</th></tr>\n")
        for item in report.pictures {
            output.write(
                "<tr><td>\(item.name.markup)</td><td class=\"\(item.outcome.isPassed ? "passed" : "failed")\">"
                    + "\(item.outcome.rawValue)</td></tr>\n")
        }
        output.write("</table>\n")
        let notes = report.omissions.map(\.words) + report.stale.map { "\($0): stale, as nothing is drawn for it" }
        guard !notes.isEmpty else { return }
        output.write("<ul>\n")
        for note in notes { output.write("<li>\(note.markup)</li>\n") }
        output.write("</ul>\n")
    }

    private static let style = """
        :root{--ink:#1c1c1e;--dim:#6e6e73;--line:#d8d8dc;--page:#fff;--failed:#b3261e;--passed:#1b7f3b;color-scheme:light dark}
        @media screen and (prefers-color-scheme:dark){:root{--ink:#f2f2f7;--dim:#a1a1a8;--line:#3a3a3c;--page:#161618;\
        --failed:#ff7a70;--passed:#5fd38a}}
        body{font:14px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--page);margin:2em auto;padding:0 1.5em;\
        max-width:1100px}
        h1{font-size:24px;margin:0}h2{font-size:16px;margin:2em 0 .5em;overflow-wrap:anywhere}
        h2 em{font-style:normal;color:var(--failed)}.about,figcaption{color:var(--dim);margin:.3em 0}
        figure{margin:0}img{max-width:100%;border:1px solid var(--line)}ul{padding-left:1.2em;margin:.5em 0}
        table{border-collapse:collapse;margin:.5em 0}
        th,td{padding:.2em .8em .2em 0;border-bottom:1px solid var(--line);text-align:left;font-weight:400}\
        th{color:var(--dim)}
        .failed{color:var(--failed)}.passed{color:var(--passed)}
        """
}
