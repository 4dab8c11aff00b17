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
        case .file, .link:
            let draft = try draft()
            try draft.append(data)
            try draft.commit()
        }
    }

    /// A draft of the file, to be written piece by piece; throws for what is no regular file and no free name.
    package func draft() throws(FileError) -> OutputDraft {
        switch try destination() {
        case .standardOutput, .stream:
            guard !isStandardOutput, let status = FileStatus(path: path) else { throw FileError(name, .system(ESPIPE)) }
            throw FileError(path, status.kind == .regular ? .system(ESPIPE) : .wrongKind(status.kind))
        case .file(let target, let status): return try OutputDraft(of: target, replacing: status, path: path)
        case .link:
            // The kernel makes the empty file to which the link leads; the draft replaces that.
            let made = try OpenFile(path, flags: O_WRONLY | O_CREAT, path: path)
            return try OutputDraft(
                of: FilePath(try made.truePath()), replacing: try made.status(), path: path, removesEmptyFile: true)
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
