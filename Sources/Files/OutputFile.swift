import Foundation

/// A file that is written whole or not at all; `-` is standard output.
///
/// The path is taken literally. What is no regular file (a device, a pipe) is written through, and a link leads to what it
/// names.
package struct OutputFile {
    private let path: String
    private static let longestLinkChain = 40

    package init(path: String) { self.path = path }

    package var isStandardOutput: Bool { path == "-" }

    /// The path for messages.
    package var name: String { isStandardOutput ? "standard output" : path }

    /// Throws where it is clear already that nothing can be written, before there is anything to write.
    package func check() throws(FileError) {
        if isStandardOutput { return }
        let target = FilePath(try Self.target(of: path))
        let status = FileStatus(path: path)
        if status?.kind == .folder || target.isRelative { throw FileError(path, .system(EISDIR)) }
        if status != nil, access(path, W_OK) != 0 { throw .system(path) }
        if let status, status.kind != .regular { return }
        if access(target.folder, W_OK | X_OK) != 0 { throw .system(path) }
    }

    /// Writes `data` in place of what was there.
    package func write(_ data: Data) throws(FileError) {
        if isStandardOutput { return try StandardStream.output.write(data) }
        try check()
        let status = FileStatus(path: path)
        if let status, status.kind != .regular {
            return try OpenFile(path, flags: O_WRONLY, path: path).append(data)
        }
        // Standard output by another name, such as /dev/stdout: a new file in its place would lose what is in it.
        if let status, status.identity == FileStatus(of: StandardStream.output.rawValue)?.identity {
            return try StandardStream.output.write(data)
        }
        let target = FilePath(try Self.target(of: path))
        do {
            let draft = try DraftFile(of: target.name, in: Folder(path: target.folder))
            if let status { draft.takePermissions(of: status) }
            try draft.append(data)
            try draft.commit()
        } catch {
            throw FileError(path, error.reason)
        }
    }

    /// The path to which `path` leads, also through a link to a file that is not there yet.
    private static func target(of path: String) throws(FileError) -> String {
        var target = path
        for _ in 0..<longestLinkChain {
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(target, &buffer, buffer.count)
            guard count > 0 else { return target }
            guard let link = String(validating: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) else {
                throw FileError(path, .system(EILSEQ))
            }
            target = link.hasPrefix("/") ? link : "\(FilePath(target).folder)/\(link)"
        }
        throw FileError(path, .system(ELOOP))
    }
}
