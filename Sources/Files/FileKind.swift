import Glibc

/// The kind of an entry of the file system.
package enum FileKind: Hashable, Sendable {
    case regular, folder, link, pipe, socket, device

    /// The kind in the file type bits of `mode`.
    init(mode: mode_t) {
        self =
            switch mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .folder
            case S_IFLNK: .link
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            default: .device
            }
    }

    /// The kind with its article, for messages.
    package var phrase: String {
        switch self {
        case .regular: "a regular file"
        case .folder: "a folder"
        case .link: "a symbolic link"
        case .pipe: "a pipe (FIFO)"
        case .socket: "a socket"
        case .device: "a device"
        }
    }
}
