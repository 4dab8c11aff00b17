import Glibc

/// The part of a file's status that tells it from other files.
package struct FileStatus: Hashable, Sendable {
    /// Device and inode: equal for two paths exactly when they lead to the same file.
    package struct Identity: Hashable, Sendable {
        let device: UInt64
        let inode: UInt64
    }

    package let kind: FileKind
    package let identity: Identity
    /// Bytes.
    package let size: Int
    /// The time of the last change of the contents, in nanoseconds since 1970.
    package let modification: Int
    /// Permission bits, without the file type.
    let permissions: mode_t
    let owner: uid_t

    /// Whether it is a folder in which everybody may make files, and may remove his own alone.
    package var isSharedFolder: Bool { kind == .folder && permissions & 0o1002 == 0o1002 }

    private init(_ status: stat) {
        kind = FileKind(mode: status.st_mode)
        identity = Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
        size = Int(status.st_size)
        modification = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
        permissions = status.st_mode & 0o7777
        owner = status.st_uid
    }

    /// The status of the open file `descriptor`; nil with `errno` set where it has none.
    init?(of descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The status of `name` in the open folder `folder`, `AT_FDCWD` for the working folder; nil with `errno` set where there
    /// is none.
    init?(of name: String, in folder: Int32, followsLinks: Bool) {
        var status = stat()
        guard fstatat(folder, name, &status, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        self.init(status)
    }

    /// The status of the file to which `path` leads, through links; nil where there is none.
    package init?(path: String) { self.init(of: path, in: AT_FDCWD, followsLinks: true) }
}
