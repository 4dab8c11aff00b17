import Foundation

/// A folder held open: its entries are reached relative to it, and links among them are never followed.
///
/// A folder that is moved, or whose path leads elsewhere meanwhile, stays the folder that was opened.
package final class Folder: Sendable {
    private let file: OpenFile

    /// The open descriptor.
    var descriptor: Int32 { file.descriptor }

    /// The path as the user gave it, for messages.
    package var path: String { file.path }

    private init(_ file: OpenFile) { self.file = file }

    /// The folder at `path`, which is taken literally; links in it are followed.
    package convenience init(path: String) throws(FileError) {
        self.init(try OpenFile(path, flags: O_RDONLY | O_DIRECTORY, path: path))
    }

    /// The folder `name` in `parent`; a link of that name is an error.
    package convenience init(_ name: String, in parent: Folder) throws(FileError) {
        let path = parent.path(of: name)
        self.init(
            try OpenFile(
                name, in: parent.file.descriptor, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW, path: path))
    }

    /// A new folder `name` in `parent`; what is there already is an error with the reason `EEXIST`.
    package static func make(_ name: String, in parent: Folder) throws(FileError) -> Folder {
        guard mkdirat(parent.file.descriptor, name, 0o777) == 0 else { throw .system(parent.path(of: name)) }
        return try Folder(name, in: parent)
    }

    /// The folder `name` in `parent`, made where it is missing; a link of that name is an error.
    package static func makeOrOpen(_ name: String, in parent: Folder) throws(FileError) -> Folder {
        guard mkdirat(parent.file.descriptor, name, 0o777) == 0 || errno == EEXIST else {
            throw .system(parent.path(of: name))
        }
        return try Folder(name, in: parent)
    }

    /// The folder at `path`, made with the folders above it where they are missing.
    package static func make(path: String) throws(FileError) -> Folder {
        var made: [String] = []
        return try make(path: path, made: &made)
    }

    /// The folder at `path`, made with the folders above it where they are missing; `made` gets the paths of those that
    /// were, outermost first, also before an error.
    package static func make(path: String, made: inout [String]) throws(FileError) -> Folder {
        var reason = mkdir(path, 0o777) == 0 ? 0 : errno
        if reason == ENOENT {
            let parent = FilePath(path)
            guard !parent.isRelative else { throw FileError(path, .system(ENOENT)) }
            _ = try make(path: parent.folder, made: &made)
            reason = mkdir(path, 0o777) == 0 ? 0 : errno
        }
        if reason == 0 { made.append(path) }
        do throws(FileError) { return try Folder(path: path) } catch {
            // The reason for which it was not made tells more than that it is not there.
            throw [0, EEXIST].contains(reason) ? error : FileError(path, .system(reason))
        }
    }

    /// Removes those of the folders at `paths` that are empty, the last one first.
    package static func removeEmpty(_ paths: [String]) {
        for path in paths.reversed() { rmdir(path) }
    }

    /// Gives the folder the permissions of `other`; its owner may always use it.
    package func takePermissions(of other: Folder) {
        if let status = try? other.file.status() { file.setPermissions(status.permissions | 0o700) }
    }

    /// The absolute path without links, as the kernel knows it now.
    package func truePath() throws(FileError) -> String { try file.truePath() }

    /// Bytes on the folder's disk that can still be written; nil where the system does not tell.
    package var freeBytes: Int? {
        var status = statvfs()
        guard fstatvfs(file.descriptor, &status) == 0 else { return nil }
        return Int(clamping: UInt64(status.f_bavail) &* UInt64(status.f_frsize))
    }

    /// The path of entry `name` for messages, relative where the folder's is.
    package func path(of name: String) -> String {
        path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
    }

    /// Identity of the folder itself.
    package func identity() throws(FileError) -> FileStatus.Identity { try file.status().identity }

    /// The status of entry `name`, links not followed; nil where there is none.
    package func status(of name: String) -> FileStatus? {
        FileStatus(of: name, in: file.descriptor, followsLinks: false)
    }

    /// The names of all entries but `.` and `..`, sorted; invalid UTF-8 is replaced.
    package func names() throws(FileError) -> [String] {
        // The stream closes its descriptor, and has a position of its own only where it is opened anew.
        let copy = openat(file.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0, let stream = fdopendir(copy) else { throw .system(path) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// The bytes of the regular file `name`, at most `limit`; a link is an error.
    package func contents(of name: String, limit: Int = .max) throws(FileError) -> Data {
        try open(name, O_RDONLY | O_NONBLOCK).contents(limit: limit)
    }

    /// The bytes of the regular file `name`, at most `limit`, piece by piece; a link is an error.
    package func pieces(of name: String, limit: Int) throws(FileError) -> FilePieces {
        try FilePieces(open(name, O_RDONLY | O_NONBLOCK), limit: limit)
    }

    /// Writes `data` as file `name`, in place of a file or link of that name, or leaves what was there.
    package func replace(_ name: String, with data: Data) throws(FileError) {
        let draft = try DraftFile(of: name, in: self)
        try draft.append(data)
        try draft.commit()
    }

    /// A new, empty file `name`; what is there already is an error with the reason `EEXIST`.
    package func makeFile(_ name: String) throws(FileError) -> AppendOnlyFile {
        AppendOnlyFile(try makeOpenFile(name))
    }

    /// A new, empty file `name`, open to append; bytes of it that are there already can be replaced unless `onlyAppends`.
    func makeOpenFile(_ name: String, onlyAppends: Bool = true) throws(FileError) -> OpenFile {
        try open(name, O_WRONLY | O_CREAT | O_EXCL | (onlyAppends ? O_APPEND : 0))
    }

    private func open(_ name: String, _ flags: Int32) throws(FileError) -> OpenFile {
        try OpenFile(name, in: file.descriptor, flags: flags | O_NOFOLLOW, path: path(of: name))
    }

    /// Takes the lock that at most one open folder has of the same folder; whether it is free. The kernel gives it back
    /// when the process ends, however that happens.
    package func lock() -> Bool { flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 }

    /// Waits for the lock of `lock()`, and takes it.
    package func lockWhenFree() { while flock(file.descriptor, LOCK_EX) != 0, errno == EINTR {} }

    /// Waits until the files called `names` and the folder itself are on the disk, as far as the system can say.
    package func synchronize(_ names: [String]) throws(FileError) {
        for name in names { try open(name, O_RDONLY).synchronize() }
        try file.synchronize()
    }

    /// Removes the file or link `name`; a folder is an error.
    package func removeFile(_ name: String) throws(FileError) {
        guard unlinkat(file.descriptor, name, 0) == 0 else { throw .system(path(of: name)) }
    }

    /// Removes the folder `name`, which has to be empty.
    package func removeFolder(_ name: String) throws(FileError) {
        guard unlinkat(file.descriptor, name, AT_REMOVEDIR) == 0 else { throw .system(path(of: name)) }
    }

    /// Moves entry `name` into `folder` as `newName`, in one step; a file replaces a file of that name.
    package func move(_ name: String, to folder: Folder, as newName: String) throws(FileError) {
        guard renameat(file.descriptor, name, folder.file.descriptor, newName) == 0 else {
            throw .system(folder.path(of: newName))
        }
    }

    /// Whether a file system is mounted here; false where the system does not say.
    package var isMountPoint: Bool {
        guard let above = try? OpenFile("..", in: file.descriptor, flags: O_RDONLY | O_DIRECTORY, path: path),
            let own = Self.mount(of: file.descriptor)
        else { return false }
        return own != Self.mount(of: above.descriptor)
    }

    /// The kernel's number of the mount through which `descriptor` was opened.
    private static func mount(of descriptor: Int32) -> Substring? {
        let information = try? InputFile(path: "/proc/self/fdinfo/\(descriptor)").text()
        return information?.split(separator: "\n").first { $0.hasPrefix("mnt_id:") }
    }
}
