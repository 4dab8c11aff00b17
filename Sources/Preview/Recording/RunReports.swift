import Foundation
import Graphics
import Recorder

/// The files that are made of a recorded run when it is over, out of its other files alone.
enum RunReports {
    /// Writes them into the folder of `run`; `strip` is its film strip, nil where it has other pictures.
    static func write(_ run: RecordedRun, strip: CGImage?, into folder: OutputFolder) throws {
        if let strip { try folder.write(strip, to: "strip.png") }
        try folder.write(run.summary.json(), to: "summary.json")
        try folder.write(ProgressTable.text(of: run), to: "progress.csv")
        var page = RunPage(run)
        page.strip = try strip?.pngData()
        let reports: [any RunReport] = [
            MangoHudLog(run), PresentMonLog(run), TraceEvents(run), PercentileHistogram(run), RunJUnit(run),
            RunMarkdown(run), page,
        ]
        for report in reports {
            var file = try ReportFile(path: folder.place.appending(path: type(of: report).fileName).path)
            report.write(to: &file)
            try file.close()
        }
    }
}
