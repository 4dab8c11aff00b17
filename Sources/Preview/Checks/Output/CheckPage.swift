import Files
import Foundation
import Recorder

/// The page of a check, which asks no network for anything: each finding of each transition with its pictures, and a table of the runs.
struct CheckPage {
    private let report: CheckReport
    /// A remark below the heading; nil for none.
    private let note: String?

    init(_ report: CheckReport, note: String? = nil) {
        self.report = report
        self.note = note
    }

    /// Writes the page; `picture` gives the PNG file of a name.
    func write(to output: inout some TextOutputStream, picture: (String) throws -> Data) rethrows {
        output.write(
            "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width\">\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
                + "style-src 'unsafe-inline'\">\n<link rel=\"icon\" href=\"data:,\">\n"
                + "<title>\(report.scenario.markup): check - segue</title>\n<style>\(PageStyle.text)</style></head><body>\n"
                + "<h1>\(report.scenario.markup)</h1>\n<p class=\"about\">\(report.summary.markup)</p>\n")
        if let note { output.write("<p class=\"about\">\(note.markup).</p>\n") }
        for transition in report.transitions {
            if report.transitions.count > 1 {
                output.write(
                    "<h2>\(transition.name.markup)</h2>\n<p class=\"about\">\(report.summary(of: transition).markup)</p>\n"
                )
            }
            for finding in report.findings(of: transition) { try write(finding, to: &output, picture: picture) }
        }
        writeTable(to: &output)
        output.write("</body></html>\n")
    }

    private func write(
        _ finding: Finding, to output: inout some TextOutputStream, picture: (String) throws -> Data
    ) rethrows {
        let heading = report.transitions.count > 1 ? "h3" : "h2"
        output.write(
            "<\(heading)>\(finding.name.markup) <em>\(finding.severity.rawValue)</em></\(heading)>\n<ul>\n")
        let place = finding.file.map { "\($0):\(finding.line ?? 1)" }
        for text in [finding.summary, place, finding.remedy].compactMap(\.self) {
            output.write("<li>\(text.markup)</li>\n")
        }
        if let script = finding.script { output.write("<li><code>segue replay \(script.markup)</code></li>\n") }
        if let film = finding.film {
            output.write("<li><a href=\"\(FilePath(film).name.markup)\">Play it</a></li>\n")
        }
        output.write("</ul>\n")
        guard let path = finding.picture else { return }
        let name = FilePath(path).name
        output.write(
            "<figure><img alt=\"\(finding.summary.markup)\" src=\"data:image/png;base64,"
                + "\(try picture(name).base64EncodedString())\"><figcaption>\(name.markup)</figcaption></figure>\n")
    }

    private func writeTable(to output: inout some TextOutputStream) {
        guard !report.checks.isEmpty else { return }
        let several = report.transitions.count > 1
        output.write(
            "<h2>All runs</h2>\n<table>\n<tr>\(several ? "<th>transition</th>" : "")<th>run</th><th>frames</th><th>outcome</th></tr>\n"
        )
        for check in report.checks {
            let names = check.findings.map(\.name).joined(separator: ", ")
            let outcome = names.isEmpty ? check.omission.map { "not all of it: \($0)" } ?? "ok" : names
            output.write(
                "<tr>\(several ? "<td>\(check.transition.markup)</td>" : "")<td>\(check.title.markup)</td><td>\(check.frames)</td>"
                    + "<td class=\"\(names.isEmpty ? "passed" : "failed")\">\(outcome.markup)</td></tr>\n")
        }
        output.write("</table>\n")
    }
}
