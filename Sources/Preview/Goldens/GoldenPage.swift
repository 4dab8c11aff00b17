import Files
import Foundation
import Recorder

/// The page of a comparison with goldens, which needs no other file and no network: each difference as a picture, and a table of
/// all goldens.
struct GoldenPage {
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
                + "<title>\(title.markup): goldens - segue</title>\n<style>\(PageStyle.text)</style></head><body>\n"
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
}
