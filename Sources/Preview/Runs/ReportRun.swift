import Files
import Foundation

/// `segue report`: the reports that a recording lacks, because it was killed or its disk was full.
package struct ReportRun {
    private let path: String
    private let replaces: Bool

    /// The recording in folder `path`; makes the reports that are missing, or all of them where it `replaces` those that are
    /// there.
    package init(path: String, replaces: Bool) {
        self.path = path
        self.replaces = replaces
    }

    /// Makes the reports of the frames that were written; `list` gets the path of every file.
    ///
    /// Throws where the recording has no frames: there is nothing to report.
    package func write(list: (String) throws -> Void) throws {
        let source = MeasurementSource(path: path)
        let folder = try source.folder()
        let run = try source.run(in: folder)
        guard run.frames.contains(where: { !$0.isExceptional }) else {
            throw PreviewError(
                place: folder.path(of: RunFiles.frames),
                problem: "nothing was measured: it has no frames, or only first ones",
                remedy: "record the run again")
        }
        let missing = RunFiles.reports.filter { replaces || folder.status(of: $0) == nil }
        guard !missing.isEmpty else {
            throw PreviewError.existing(folder.path(of: RunFiles.summary), remedy: "use --force to replace it")
        }
        if let name = RunFiles.reports.first(where: { folder.status(of: $0)?.kind == .folder }) {
            throw PreviewError(
                place: folder.path(of: name), problem: "a folder has this name", remedy: "move it away")
        }
        removeDrafts(in: folder)
        try RunReports.write(run, into: folder, path: path, names: Set(missing))
        for name in missing.sorted() { try list(folder.path(of: name)) }
    }

    /// Removes what reports have left that were killed, unless a program writes into `folder` now.
    private func removeDrafts(in folder: Folder) {
        guard folder.lock() else { return }
        for name in (try? folder.names()) ?? [] where folder.status(of: name)?.kind == .regular {
            guard let original = DraftFile.original(of: name) else { continue }
            if RunFiles.reports.contains(where: { $0.utf8.elementsEqual(original.utf8) }) {
                try? folder.removeFile(name)
            }
        }
    }
}
