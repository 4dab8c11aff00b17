import Foundation

/// `report.html`, the run on one page that needs no other file and no network: graphs, hitches, figures with their
/// definitions, releases, the film strip, and the machine.
package struct RunPage: RunReport {
    package static let fileName = "report.html"

    /// The film strip as PNG; nil for a page without.
    package var strip: Data?
    private let run: RecordedRun

    package init(_ run: RecordedRun) { self.run = run }

    package func write(to output: inout some TextOutputStream) {
        let conditions = run.conditions
        let statistics = run.summary.statistics
        output.write(
            "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width\">\n"
                + "<title>\(conditions.scenario.markup) - segue</title>\n<style>\(Self.style)</style></head><body>\n"
                + "<h1>\(conditions.scenario.markup)</h1>\n<p class=\"about\">\(about.markup)</p>\n")
        writeGraphs(to: &output)
        writeFigures(RunFigures(statistics), to: &output)
        writeReleases(to: &output)
        if let strip {
            output.write(
                "<h2>Film strip</h2>\n<img alt=\"The run in a few pictures\" src=\"data:image/png;base64,"
                    + "\(strip.base64EncodedString())\">\n")
        }
        writeEnvironment(to: &output)
        output.write("</body></html>\n")
    }

    private var about: String {
        let conditions = run.conditions
        let pacing =
            conditions.pacing == .display ? "paced at \(conditions.refreshRate.decimal(1)) Hz" : "on a manual clock"
        return "\(run.frames.count) frames, \(conditions.renderer), \(conditions.size) points at \(conditions.scale)x, "
            + "\(pacing), speed \(conditions.speed), \(conditions.completion)"
            + (conditions.reducesMotion ? ", reduced motion" : "")
            + (conditions.appearance == "light" ? "" : ", \(conditions.appearance) appearance")
            + (conditions.hasStatusBar ? ", status bar" : "")
    }

    private func writeGraphs(to output: inout some TextOutputStream) {
        output.write("<h2>Frame times</h2>\n")
        FrameTimeChart(run).write(to: &output)
        output.write(
            "<p class=\"key\"><i class=\"ok\"></i>frame <i class=\"late\"></i>hitch <i class=\"apart\"></i>not measured"
                + " <i class=\"due\"></i>refresh period</p>\n")
        guard run.frames.contains(where: { $0.progress != nil }) else { return }
        output.write("<h2>Progress and velocity</h2>\n")
        ProgressChart(run).write(to: &output)
        output.write(
            "<p class=\"key\"><i class=\"progress\"></i>progress <i class=\"velocity\"></i>velocity, progress per second "
                + "<i class=\"late\"></i>hitch <i class=\"due\"></i>release</p>\n")
    }

    private func writeFigures(_ figures: RunFigures, to output: inout some TextOutputStream) {
        output.write("<h2>Figures</h2>\n<table><tr><th></th>")
        for head in RunFigures.heads { output.write("<th>\(head.markup)</th>") }
        output.write("<th class=\"words\">what it is</th></tr>\n")
        for row in figures.rows {
            output.write("<tr><th>\(row.name.markup)</th>")
            for cell in row.cells { output.write("<td>\(cell)</td>") }
            output.write("<td class=\"words\">\(row.definition.markup)</td></tr>\n")
        }
        output.write(
            "</table>\n<p class=\"key\">Percentiles are nearest-rank: each is a time that occurred. With "
                + "too few values (n) to tell one from the maximum, it is called so.</p>\n<table>\n")
        for line in figures.lines {
            output.write(
                "<tr><th>\(line.name.markup)</th><td>\(line.value.markup)</td>"
                    + "<td class=\"words\">\(line.definition.markup)</td></tr>\n")
        }
        output.write("</table>\n")
    }

    private func writeReleases(to output: inout some TextOutputStream) {
        let handOffs = run.handOffs
        guard !handOffs.isEmpty else { return }
        output.write("<h2>Releases</h2>\n<table><tr>")
        for head in ReleaseMetricsRow.heads { output.write("<th>\(head.markup)</th>") }
        output.write("</tr>\n")
        for handOff in handOffs {
            output.write("<tr>")
            for cell in ReleaseMetricsRow(handOff).cells { output.write("<td>\(cell.markup)</td>") }
            output.write("</tr>\n")
        }
        output.write("</table>\n")
    }

    private func writeEnvironment(to output: inout some TextOutputStream) {
        output.write("<h2>Machine</h2>\n<table>\n")
        for (name, value) in run.conditions.environment.lines {
            output.write("<tr><th>\(name.markup)</th><td class=\"words\">\(value.markup)</td></tr>\n")
        }
        output.write("</table>\n")
    }

    private static let style = """
        :root{--ink:#1c1c1e;--dim:#6e6e73;--line:#d8d8dc;--page:#fff;--ok:#2f7de1;--late:#e0352b;--apart:#b4b4ba;\
        --due:#8e8e93;--progress:#2f7de1;--velocity:#e58a00;color-scheme:light dark}
        @media(prefers-color-scheme:dark){:root{--ink:#f2f2f7;--dim:#a1a1a8;--line:#3a3a3c;--page:#161618}}
        body{font:14px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--page);margin:2em auto;padding:0 1.5em;\
        max-width:1100px}
        h1{font-size:24px;margin:0}h2{font-size:16px;margin:2em 0 .5em}.about,.key{color:var(--dim);margin:.3em 0}
        table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:.5em 0}
        th,td{padding:.2em .8em;border-bottom:1px solid var(--line);text-align:right}
        th{font-weight:500}tr>th:first-child,.words{text-align:left}td,tr>th:first-child{white-space:nowrap}\
        td.words{white-space:normal}.words{color:var(--dim)}
        svg{width:100%;height:auto;display:block}svg text{font-size:11px;fill:var(--dim)}img{max-width:100%}
        .ok{fill:var(--ok)}.late{fill:var(--late)}.apart{fill:var(--apart)}
        .due{stroke:var(--due);stroke-dasharray:4 3;fill:none}.axis{stroke:var(--line)}
        .progress{stroke:var(--progress);fill:none;stroke-width:1.5}
        .velocity{stroke:var(--velocity);fill:none;stroke-width:1.5}
        i{display:inline-block;width:.8em;height:.8em;margin:0 .3em 0 1em;vertical-align:-.05em}
        i.ok{background:var(--ok)}i.late{background:var(--late)}i.apart{background:var(--apart)}
        i.due{background:var(--due)}i.progress{background:var(--progress)}i.velocity{background:var(--velocity)}
        """
}
