import Files
import Foundation
import Recorder

/// The files that are made of a recorded run when it is over, out of its other files alone.
enum RunReports {
    /// Writes the files of `run` called `names` into `folder`, which has its pictures, each whole or not at all and in place of
    /// one that is there.
    ///
    /// `path` names the folder in errors.
    static func write(
        _ run: RecordedRun, into folder: Folder, path: String, names: Set<String> = Set(RunFiles.reports)
    ) throws {
        let runPictures = try RunPictures(of: run.frames, in: folder)
        func write(_ text: String, to name: String) throws(PreviewError) {
            var file = try ReportFile(name, in: folder, path: "\(path)/\(name)")
            file.write(text)
            try file.close()
        }
        if names.contains(RunFiles.summary) { try write(try run.summary.json(), to: RunFiles.summary) }
        if names.contains(RunFiles.progress) { try write(ProgressTable.text(of: run), to: RunFiles.progress) }
        for kind in RunFiles.reportKinds where names.contains(kind.fileName) {
            var report = kind.init(run)
            if var page = report as? RunPage {
                page.pictures = try runPictures.pictures()
                page.film = RunFilm.player(of: run, in: folder)
                if page.pictures.isEmpty { page.strip = runPictures.strip }
                report = page
            }
            var file = try ReportFile(kind.fileName, in: folder, path: "\(path)/\(kind.fileName)")
            report.write(to: &file)
            try file.close()
        }
    }
}
