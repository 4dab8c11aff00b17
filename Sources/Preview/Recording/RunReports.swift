import Files
import Foundation
import Recorder

/// The files that are made of a recorded run when it is over, out of its other files alone.
enum RunReports {
    private static let kinds: [any RunReport.Type] = [
        MangoHudLog.self, PresentMonLog.self, TraceEvents.self, PercentileHistogram.self, RunJUnit.self,
        RunMarkdown.self, RunPage.self,
    ]

    static let summary = "summary.json"
    private static let progress = "progress.csv"
    /// The names of the files, without the film strip.
    static let names = [summary, progress] + kinds.map { $0.fileName }

    /// Writes the files of `run` called `names` into `folder`, which has its pictures, each whole or not at all and in place of
    /// one that is there.
    ///
    /// `path` names the folder in errors.
    static func write(
        _ run: RecordedRun, into folder: Folder, path: String, names: Set<String> = Set(names)
    ) throws {
        let runPictures = try RunPictures(of: run.frames, in: folder)
        func write(_ text: String, to name: String) throws(PreviewError) {
            var file = try ReportFile(name, in: folder, path: "\(path)/\(name)")
            file.write(text)
            try file.close()
        }
        if names.contains(summary) { try write(try run.summary.json(), to: summary) }
        if names.contains(progress) { try write(ProgressTable.text(of: run), to: progress) }
        for kind in kinds where names.contains(kind.fileName) {
            var report = kind.init(run)
            if var page = report as? RunPage {
                page.pictures = try runPictures.pictures()
                if page.pictures.isEmpty { page.strip = runPictures.strip }
                report = page
            }
            var file = try ReportFile(kind.fileName, in: folder, path: "\(path)/\(kind.fileName)")
            report.write(to: &file)
            try file.close()
        }
    }
}
