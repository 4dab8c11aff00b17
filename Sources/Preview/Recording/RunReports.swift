import Foundation
import Recorder

/// The files that are made of a recorded run when it is over, out of its other files alone.
enum RunReports {
    private static let kinds: [any RunReport.Type] = [
        MangoHudLog.self, PresentMonLog.self, TraceEvents.self, PercentileHistogram.self, RunJUnit.self,
        RunMarkdown.self, RunPage.self,
    ]

    /// What they are called, without the film strip.
    static let names = ["summary.json", "progress.csv"] + kinds.map { $0.fileName }

    /// Writes them into the folder of `run`; `strip` is its film strip as PNG, nil where it has other pictures.
    static func write(_ run: RecordedRun, strip: Data?, into folder: OutputFolder) throws {
        try folder.write(run.summary.json(), to: "summary.json")
        try folder.write(ProgressTable.text(of: run), to: "progress.csv")
        for kind in kinds {
            var report = kind.init(run)
            if var page = report as? RunPage {
                page.strip = strip
                report = page
            }
            var file = try ReportFile(path: folder.place.appending(path: type(of: report).fileName).path)
            report.write(to: &file)
            try file.close()
        }
    }
}
