import Foundation

/// `segue report`: the reports of a recording that has none, because it was killed or its disk was full.
package struct ReportRun {
    private let path: String
    private let replaces: Bool

    /// Of the recording in folder `path`; reports that are there are left alone, unless `replaces`.
    package init(path: String, replaces: Bool) { (self.path, self.replaces) = (path, replaces) }

    /// Makes them of the frames that were written; `list` gets the path of every file.
    package func write(list: (String) -> Void) throws {
        let run = try BenchmarkFile(path: path).run()
        let folder = OutputFolder(completing: path)
        let files = FileManager.default
        for name in RunReports.names {
            let file = folder.place.appending(path: name)
            guard files.fileExists(atPath: file.path) else { continue }
            guard replaces else {
                throw PreviewError(
                    place: "\(path)/\(name)", problem: "there is such a file", remedy: "Replace it with --force.")
            }
            try? files.removeItem(at: file)
        }
        let strip = try? Data(contentsOf: folder.place.appending(path: "strip.png"))
        do { try RunReports.write(run, strip: strip, into: folder) } catch {
            // Half a report is none.
            for name in RunReports.names { try? files.removeItem(at: folder.place.appending(path: name)) }
            throw error
        }
        for name in RunReports.names.sorted() { list(folder.place.appending(path: name).relativePath) }
    }
}
