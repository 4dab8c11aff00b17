import Files
import Films
import Graphics

/// The files of a film.
@MainActor struct FilmFiles {
    let path: String
    /// The name of what the film shows.
    let title: String
    let format: FilmFormat
    let environment: MachineEnvironment
    let report: (String) -> Void

    /// A writer of a film of `description`, whose frames `survey` makes once more; throws where it is clear already that
    /// nothing can be written.
    func writer(
        of description: FilmDescription, survey: (@escaping (CGImage) throws -> Void) throws -> Void
    ) throws -> any FilmWriter {
        switch format {
        case .folder:
            return try FrameFolder(path: path, description, environment: environment, report: report)
        case .apng: return APNGWriter(description, into: try draft())
        case .gif:
            let draft = try draft()
            var colors = ColorSurvey()
            try survey { colors.append($0) }
            return try GIFWriter(description, palette: FilmPalette(colors), into: draft)
        case .html:
            return try PageWriter(description, title: title, on: page(title: title, count: 1))
        case .mp4: return try video(.mp4, description)
        case .webm: return try video(.webm, description)
        case .webp: return try WebPWriter(description, into: try draft())
        case .png:
            throw PreviewError(
                place: path, problem: "PNG is one moment", remedy: "end the name with .apng", status: .usage)
        }
    }

    /// A page called `title` of `count` films.
    func page(title: String, count: Int) throws -> FilmPage {
        try FilmPage(title: title, count: count, into: try draft())
    }

    private func video(_ format: VideoFormat, _ description: FilmDescription) throws -> any FilmWriter {
        let isCancelled = { Interruption.isAskedFor }
        let encoder = try VideoEncoder(
            path: environment.program(named: "ffmpeg"), format: format, isCancelled: isCancelled)
        return try VideoWriter(
            description, format: format, encoder: encoder, into: try draft(), isCancelled: isCancelled)
    }

    private func draft() throws(PreviewError) -> OutputDraft {
        do throws(FileError) { return try OutputFile(path: path).draft() } catch {
            throw .unwritable(path, error, remedy: "choose a file in a folder that you may write to")
        }
    }
}
