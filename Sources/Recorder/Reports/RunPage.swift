import Foundation

/// `report.html`, the run on one page that needs no other file and no network: graphs, hitches, figures with their
/// definitions, releases, the film strip, and the machine.
///
/// Its script draws the graphs anew, to be zoomed and selected in; without it, and on paper, they are there as they are
/// written.
package struct RunPage: RunReport {
    package static let fileName = "report.html"

    /// The pictures beside the graphs, in the order of their frames.
    package var pictures: [ReportPicture] = []
    /// The film strip as PNG, where there are no pictures to be made of it; nil for a page without.
    package var strip: Data?
    /// The player of the run's film, where all of its pictures are there: its style and its elements; nil for a page without.
    package var film: (style: String, elements: String)?
    private let run: RecordedRun

    package init(_ run: RecordedRun) { self.run = run }

    package func write(to output: inout some TextOutputStream) {
        let conditions = run.conditions
        let statistics = run.summary.statistics
        output.write(
            "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width\">\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
                + "style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n"
                + "<title>\(conditions.scenario.markup) - segue</title>\n<style>\(ReportStyle.text)\(film?.style ?? "")</style></head><body>\n"
                + "<h1>\(conditions.scenario.markup)</h1>\n<p class=\"about\">\(about.markup)</p>\n")
        let frames = ReportFrame.all(of: run)
        let releases = ReportRelease.all(of: run, in: frames)
        writeGraphs(frames, releases, statistics.stageMilliseconds, to: &output)
        writeFigures(RunFigures(statistics), to: &output)
        writeReleases(to: &output)
        if let film { output.write("<h2>Film</h2>\n\(film.elements)") }
        if let strip {
            output.write(
                "<h2>Film strip</h2>\n<img alt=\"The run in a few pictures\" src=\"data:image/png;base64,"
                    + "\(strip.base64EncodedString())\">\n")
        }
        writeEnvironment(to: &output)
        output.write("<script type=\"application/json\" id=\"data\">")
        ReportData(run: run, frames: frames, releases: releases).write(to: &output)
        output.write("</script>\n\(ReportScript.element)</body></html>\n")
    }

    private var about: String {
        let conditions = run.conditions
        let pacing =
            conditions.pacing == .display ? "paced at \(conditions.refreshRate.decimal(1)) Hz" : "on a manual clock"
        let screen =
            (conditions.device.map { "\($0.markup), " } ?? "")
            + "\(conditions.size) points at \(conditions.scale.scaleText)"
        return "\(run.frames.count) frames, \(conditions.renderer), \(screen), \(pacing), "
            + "speed \(conditions.speed), \(conditions.completion)"
            + (conditions.reducesMotion ? ", reduced motion" : "")
            + (conditions.appearance == "light" ? "" : ", \(conditions.appearance) appearance")
            + (conditions.hasStatusBar ? ", status bar" : "")
            + (conditions.readsRightToLeft ? ", right to left" : "")
    }

    private func writeGraphs(
        _ frames: [ReportFrame], _ releases: [ReportRelease], _ medians: StageValues<Double>,
        to output: inout some TextOutputStream
    ) {
        output.write(ReportScript.controls)
        output.write("<div class=\"written\">\n<h2>Frame times, by stage</h2>\n")
        let period = run.conditions.refreshPeriod.milliseconds
        FrameTimeChart(frames, releases, period: period).write(to: &output)
        output.write("</div>\n<p class=\"key\">Wall time, stacked from the bottom; after each stage its median: ")
        for stage in FrameStage.allCases {
            let median = medians[stage].decimal(3)
            output.write("<span><i class=\"stage\(stage.rawValue)\"></i>\(stage.words.markup) \(median) ms</span> ")
        }
        output.write(
            "<br><span><i class=\"late\"></i>hitch, above the bar</span> <span><i class=\"apart\"></i>not measured</span> "
                + "<span><i class=\"due\"></i>refresh period (dashes)</span> "
                + "<span><i class=\"release\"></i>release, with the finger's velocity</span></p>\n")
        if frames.contains(where: { $0.record.progress != nil }) {
            output.write("<div class=\"written\">\n<h2>Progress and velocity</h2>\n")
            ProgressChart(frames, releases).write(to: &output)
            output.write(
                "</div>\n<p class=\"key\"><span><i class=\"progress\"></i>progress (line)</span> "
                    + "<span><i class=\"velocity\"></i>velocity, progress per second (dashes)</span></p>\n")
        }
        output.write(ReportScript.figuresPlace)
        guard !pictures.isEmpty else { return }
        output.write("<div class=\"written\">\n<h2>Film strip</h2>\n")
        FilmChart(pictures: pictures, frames: frames).write(to: &output)
        output.write("</div>\n")
    }

    private func writeFigures(_ figures: RunFigures, to output: inout some TextOutputStream) {
        output.write("<h2>Figures</h2>\n<table class=\"explained\"><tr><th></th>")
        for head in RunFigures.heads { output.write("<th>\(head.markup)</th>") }
        output.write("</tr>\n")
        for row in figures.rows {
            output.write("<tr><th>\(row.name.markup)<small>\(row.definition.markup)</small></th>")
            for cell in row.cells { output.write("<td>\(cell)</td>") }
            output.write("</tr>\n")
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
        let releases = run.releases
        guard !releases.isEmpty else { return }
        output.write("<h2>Releases</h2>\n<table><tr>")
        for head in ReleaseMetricsRow.heads { output.write("<th>\(head.markup)</th>") }
        output.write("</tr>\n")
        for release in releases {
            output.write("<tr>")
            for cell in ReleaseMetricsRow(release).cells { output.write("<td>\(cell.markup)</td>") }
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
}
