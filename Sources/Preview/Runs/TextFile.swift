import Foundation

/// A file that is written whole or not at all; `-` is standard output.
///
/// What is no regular file (a device, a pipe) is written through, and a link leads to what it names.
package struct TextFile {
    private let path: String

    package init(path: String) { self.path = path }

    /// Writes `text`, in place of what was there.
    package func write(_ text: String) throws(PreviewError) { try write(Data(text.utf8)) }

    /// Throws where it is clear already that nothing can be written, before there is anything to write.
    package func check() throws(PreviewError) {
        try checkName()
        guard path != "-" else { return }
        let files = FileManager.default
        var isFolder: ObjCBool = false
        let problem: Int32? =
            switch files.fileExists(atPath: target.path, isDirectory: &isFolder) {
            case true where isFolder.boolValue: EISDIR
            case true where !files.isWritableFile(atPath: target.path): EACCES
            case false where !files.fileExists(atPath: folder): ENOENT
            case false where !files.isWritableFile(atPath: folder): EACCES
            default: nil
            }
        if let problem { throw fault(POSIXError(POSIXErrorCode(rawValue: problem) ?? .EIO)) }
    }

    private func checkName() throws(PreviewError) {
        guard path.isEmpty else { return }
        throw PreviewError(
            place: "the file to write", problem: "its name is empty",
            remedy: "Name a file, or - for standard output.", status: .usage)
    }

    func write(_ data: Data) throws(PreviewError) {
        try checkName()
        do {
            if path == "-" { return try FileHandle.standardOutput.write(contentsOf: data) }
            let url = target
            let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
            if let type, type != .typeRegular, type != .typeDirectory {
                let handle = try FileHandle(forWritingTo: url)
                try handle.write(contentsOf: data)
                try handle.close()
            } else {
                try data.write(to: url, options: .atomic)
            }
        } catch {
            throw fault(error)
        }
    }

    private func fault(_ error: any Error) -> PreviewError {
        .unwritable(
            path == "-" ? "standard output" : path, error, remedy: "Choose a file in a folder that you may write to.")
    }

    private var folder: String { target.deletingLastPathComponent().path }

    /// Where the path leads, also through a link to a file that is not there yet.
    private var target: URL {
        let url = URL(fileURLWithPath: path)
        guard let named = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else {
            return url.resolvingSymlinksInPath()
        }
        return URL(fileURLWithPath: named, relativeTo: url.deletingLastPathComponent()).resolvingSymlinksInPath()
    }
}
