import Files
import Foundation
import Graphics

/// A file that the user names for a result; `-` is standard output.
///
/// It is written whole or not at all. The path is taken literally.
package struct ResultFile {
    private let file: OutputFile

    /// The file at `path`; throws where it is clear already that nothing can be written, before there is a result.
    package init(path: String) throws(PreviewError) {
        guard !path.isEmpty else {
            throw PreviewError(
                problem: "the name of the file is empty", remedy: "name one, or give - for standard output",
                status: .usage)
        }
        file = OutputFile(path: path)
        do throws(FileError) { try file.check() } catch { throw fault(error) }
    }

    /// The file at `path` for a picture, which is written as PNG; a name that ends as that of another format is an error
    /// of usage.
    package init(picture path: String) throws(PreviewError) {
        let name = FilePath(path).name
        let parts = name.split(separator: ".")
        if parts.count > 1, let ending = parts.last?.lowercased(), Self.otherFormats.contains(ending) {
            throw PreviewError(
                place: path, problem: "\(ending.uppercased()) is not supported",
                remedy: "write PNG, such as \(parts.dropLast().joined(separator: ".")).png", status: .usage)
        }
        try self.init(path: path)
    }

    /// The endings of names by which other formats of pictures and films are asked for.
    private static let otherFormats: Set<String> = [
        "gif", "apng", "jpg", "jpeg", "webp", "bmp", "tif", "tiff", "svg", "pdf", "avif", "heic", "mp4", "m4v", "mov",
        "webm", "mkv", "avi",
    ]

    /// Standard output.
    package static var standardOutput: ResultFile { get throws(PreviewError) { try ResultFile(path: "-") } }

    /// Writes `text`, in place of what was there.
    package func write(_ text: String) throws(PreviewError) { try write(Data(text.utf8)) }

    /// Writes `image` as PNG, in place of what was there.
    package func write(_ image: CGImage) throws(PreviewError) {
        guard let data = try? image.pngData() else {
            throw PreviewError(
                place: file.name, problem: "the picture cannot be encoded", remedy: "give a smaller --size or --scale")
        }
        try write(data)
    }

    private func write(_ data: Data) throws(PreviewError) {
        do throws(FileError) { try file.write(data) } catch { throw fault(error) }
    }

    private func fault(_ error: FileError) -> PreviewError {
        .unwritable(
            file.name, error,
            remedy: file.isStandardOutput
                ? "free some space, or keep its reader open" : "choose a file in a folder that you may write to")
    }
}
