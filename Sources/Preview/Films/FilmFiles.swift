import Files
import Films

/// The files of a film.
@MainActor struct FilmFiles {
    let path: String
    let format: FilmFormat
    let environment: MachineEnvironment
    let report: (String) -> Void

    /// A writer of a film of `description`; throws where it is clear already that nothing can be written.
    func writer(of description: FilmDescription) throws -> any FilmWriter {
        switch format {
        case .folder:
            return try FrameFolder(path: path, description, environment: environment, report: report)
        case .apng: return APNGWriter(description, into: try draft())
        case .png:
            throw PreviewError(
                place: path, problem: "PNG is one moment", remedy: "end the name with .apng", status: .usage)
        }
    }

    private func draft() throws(PreviewError) -> OutputDraft {
        do throws(FileError) { return try OutputFile(path: path).draft() } catch {
            throw .unwritable(path, error, remedy: "choose a file in a folder that you may write to")
        }
    }
}
