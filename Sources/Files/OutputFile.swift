import Foundation

/// A file that is written whole or not at all; `-` is standard output.
///
/// The path is taken literally. What is no regular file (a device, a pipe) is written through, and a link leads to what it
/// names, as far as the kernel follows it.
package struct OutputFile {
    private let path: String

    /// The destination of the bytes.
    private enum Destination {
        /// Standard output, whatever name it has.
        case standardOutput
        /// A device or a pipe, which is written through.
        case stream
        /// A regular file, or a free name, and the status of what is there.
        case file(FilePath, FileStatus?)
        /// A link to a file that is not there yet.
        case link
    }

    package init(path: String) { self.path = path }

    package var isStandardOutput: Bool { path == "-" }

    /// The path for messages.
    package var name: String { isStandardOutput ? "standard output" : path }

    /// Throws where it is clear already that nothing can be written, before there is anything to write.
    package func check() throws(FileError) { _ = try destination() }

    /// Writes `data` in place of what was there.
    package func write(_ data: Data) throws(FileError) {
        switch try destination() {
        case .standardOutput: try StandardStream.output.write(data)
        case .stream: try OpenFile(path, flags: O_WRONLY, path: path).append(data)
        case .file(let target, let status): try write(data, to: target, replacing: status)
        case .link: try writeThroughLink(data)
        }
    }

    private func write(_ data: Data, to target: FilePath, replacing status: FileStatus?) throws(FileError) {
        do {
            let draft = try DraftFile(of: target.name, in: Folder(path: target.folder))
            if let status { draft.takePermissions(of: status) }
            try draft.append(data)
            try draft.commit()
        } catch {
            throw FileError(path, error.reason)
        }
    }

    /// Lets the kernel make the empty file to which the link leads, and replaces that.
    private func writeThroughLink(_ data: Data) throws(FileError) {
        let made = try OpenFile(path, flags: O_WRONLY | O_CREAT, path: path)
        let status = try made.status()
        let target = FilePath(try made.truePath())
        do throws(FileError) { try write(data, to: target, replacing: status) } catch {
            if let folder = try? Folder(path: target.folder), folder.status(of: target.name) == status, status.size == 0
            {
                try? folder.removeFile(target.name)
            }
            throw error
        }
    }

    /// The destination; throws where nothing can be written there.
    private func destination() throws(FileError) -> Destination {
        if isStandardOutput { return .standardOutput }
        let place = FilePath(path)
        if place.isRelative { throw FileError(path, .system(EISDIR)) }
        if place.endsWithSlash { throw FileError(path, .folderName) }
        let isLink = try isLink(place)
        guard let status = FileStatus(path: path) else {
            guard errno == ENOENT else { throw .system(path) }
            if isLink { return .link }
            try checkFolder(of: place)
            return .file(place, nil)
        }
        if status.kind == .folder { throw FileError(path, .system(EISDIR)) }
        if access(path, W_OK) != 0 { throw .system(path) }
        if status.kind != .regular { return .stream }
        // A new file in place of standard output, such as /dev/stdout, would lose what is in it.
        if status.identity == FileStatus(of: StandardStream.output.rawValue)?.identity { return .standardOutput }
        let target = isLink ? try target(status) : place
        try checkFolder(of: target)
        return .file(target, status)
    }

    private func checkFolder(of target: FilePath) throws(FileError) {
        if access(target.folder, W_OK | X_OK) != 0 { throw .system(path) }
    }

    /// Whether `place` is a link; throws where following it would let another user choose what is written.
    ///
    /// The rule is that of Linux (`fs.protected_symlinks`), which some systems leave off.
    private func isLink(_ place: FilePath) throws(FileError) -> Bool {
        guard let link = FileStatus(of: path, in: AT_FDCWD, followsLinks: false), link.kind == .link else {
            return false
        }
        let folder = FileStatus(path: place.folder)
        if let folder, folder.isSharedFolder, link.owner != geteuid(), link.owner != folder.owner {
            throw FileError(path, .system(EACCES))
        }
        return true
    }

    /// The path without links of the file with `status` to which the path leads.
    private func target(_ status: FileStatus) throws(FileError) -> FilePath {
        let target = try OpenFile(path, flags: OpenFile.pathOnly, path: path).truePath()
        guard FileStatus(path: target)?.identity == status.identity else { throw FileError(path, .system(ESTALE)) }
        return FilePath(target)
    }
}
