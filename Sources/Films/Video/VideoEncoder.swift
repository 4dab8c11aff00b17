import Files
import Foundation

/// The program ffmpeg, as far as it was looked at.
package struct VideoEncoder: Sendable {
    /// The path of the program.
    let path: String

    /// The encoder at `path`, nil where none was found; throws where it is another program, or cannot write `format`.
    package init(path: String?, format: VideoFormat, isCancelled: () -> Bool) throws(FilmError) {
        guard let path else {
            throw FilmError(
                place: "ffmpeg", problem: "the program is not installed",
                remedy: "install the package ffmpeg, or export .webp, .gif or .html")
        }
        self.path = path
        let found: ProcessResult
        do throws(FileError) {
            found = try ChildProcess(path, arguments: ["-hide_banner", "-encoders"]).finish(isCancelled: isCancelled)
        } catch {
            throw FilmError(
                place: path, problem: "it cannot be started (\(error.problem))", remedy: "install the package ffmpeg")
        }
        let lines = String(decoding: found.output, as: UTF8.self).split(separator: "\n")
        let names = lines.compactMap { line -> Substring? in
            let words = line.split(separator: " ")
            return words.count > 1 && words[0].hasPrefix("V") ? words[1] : nil
        }
        guard found.status == 0, !names.isEmpty else {
            throw FilmError(
                place: path, problem: "it does not answer as ffmpeg does", remedy: "install the package ffmpeg")
        }
        guard names.contains(where: { $0 == format.encoder }) else {
            throw FilmError(
                place: path, problem: "it was built without \(format.encoder)", remedy: "install the package ffmpeg")
        }
    }

    /// The arguments that turn raw pictures of `film` on standard input into `format`.
    func arguments(for film: FilmDescription, _ format: VideoFormat) -> [String] {
        let rate = Fraction(nearestTo: film.frameRate)
        // Colours at half the resolution want even sizes; players take films without a mark for those of television.
        let filters = [
            "pad=ceil(iw/2)*2:ceil(ih/2)*2", "scale=out_color_matrix=bt709:out_range=tv", "format=yuv420p",
        ]
        let input = [
            "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pixel_format", "bgra", "-video_size",
            "\(film.width)x\(film.height)", "-framerate", "\(rate.numerator)/\(rate.denominator)", "-i", "pipe:0",
        ]
        let colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
        return input + ["-an", "-vf", filters.joined(separator: ","), "-c:v", format.encoder] + format.options + colors
            + ["-f", format.rawValue, ChildProcess.draftPath]
    }
}
