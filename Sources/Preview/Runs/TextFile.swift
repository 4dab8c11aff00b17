import Foundation

/// A file that is written whole or not at all.
package struct TextFile {
    private let path: String

    package init(path: String) { self.path = path }

    /// Writes `text`, in place of what was there.
    package func write(_ text: String) throws(PreviewError) { try write(Data(text.utf8)) }

    func write(_ data: Data) throws(PreviewError) {
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw PreviewError.unwritable(
                path, error, remedy: "Choose a file in a folder that you may write to.")
        }
    }
}
