import Files
import Foundation
import Graphics

/// Writes a film through ffmpeg, which gets its pictures by a pipe, at an even rate.
package final class VideoWriter: FilmWriter {
    private let encoder: VideoEncoder
    private let process: ChildProcess
    private let draft: OutputDraft
    private let ticks: FilmTicks
    private let isCancelled: () -> Bool

    /// A writer of a film of `description` in `format` by `encoder` into `draft`; `isCancelled` is asked while it waits.
    package init(
        _ description: FilmDescription, format: VideoFormat, encoder: VideoEncoder, into draft: OutputDraft,
        isCancelled: @escaping () -> Bool
    ) throws {
        self.encoder = encoder
        self.draft = draft
        self.isCancelled = isCancelled
        ticks = FilmTicks(ticksPerSecond: description.frameRate)
        do throws(FileError) {
            process = try ChildProcess(
                encoder.path, arguments: encoder.arguments(for: description, format), writing: draft)
        } catch {
            throw FilmError(
                place: encoder.path, problem: "it cannot be started (\(error.problem))",
                remedy: "install the package ffmpeg")
        }
    }

    package func append(_ frame: FilmFrame) throws {
        let bytes = Self.bytes(of: frame.image)
        for _ in 0..<ticks.duration(of: frame) {
            do throws(FileError) { try process.write(bytes, isCancelled: isCancelled) } catch {
                if isCancelled() { throw error }
                if error.reason == .system(ETIMEDOUT) { throw failure("it takes no pictures any more") }
                // Its last words tell more than that it has gone.
                throw failure(words(of: try process.finish(isCancelled: isCancelled)))
            }
        }
    }

    package func finish() throws {
        let result = try process.finish(isCancelled: isCancelled)
        // It also ends with status 0 after errors of its file.
        guard result.status == 0, result.errors.isEmpty, !isCancelled() else { throw failure(words(of: result)) }
        try draft.commit()
    }

    /// The pixels of `image`, row by row without gaps.
    private static func bytes(of image: CGImage) -> Data {
        let pixels = image.pixels
        let length = image.width * 4
        if length == pixels.bytesPerRow { return Data(bytes: pixels.base, count: length * image.height) }
        var bytes = Data(capacity: length * image.height)
        for y in 0..<image.height { bytes.append(Data(bytes: pixels.base + y * pixels.bytesPerRow, count: length)) }
        return bytes
    }

    /// The last line that ffmpeg wrote to standard error, or how it ended.
    private func words(of result: ProcessResult) -> String {
        let line = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").last.map(String.init)
        let end = result.status.map { "it ended with status \($0)" } ?? "a signal ended it"
        return line.map { "\(end) (\($0.prefix(200)))" } ?? end
    }

    private func failure(_ problem: String) -> FilmError {
        FilmError(
            place: encoder.path, problem: problem,
            remedy: "free some space, install the package ffmpeg anew, or export .webp, .gif or .html")
    }
}
