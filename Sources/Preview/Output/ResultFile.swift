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
                place: "the file to write", problem: "its name is empty",
                remedy: "Name a file, or - for standard output.", status: .usage)
        }
        file = OutputFile(path: path)
        do throws(FileError) { try file.check() } catch { throw fault(error) }
    }

    /// Standard output.
    package static var standardOutput: ResultFile { get throws(PreviewError) { try ResultFile(path: "-") } }

    /// Writes `text`, in place of what was there.
    package func write(_ text: String) throws(PreviewError) { try write(Data(text.utf8)) }

    /// Writes `image` as PNG, in place of what was there.
    package func write(_ image: CGImage) throws(PreviewError) {
        guard let data = try? image.pngData() else {
            throw PreviewError(
                place: file.name, problem: "the picture cannot be encoded", remedy: "Take a smaller size.")
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
                ? "Give it room, or a reader that stays." : "Choose a file in a folder that you may write to.")
    }
}
