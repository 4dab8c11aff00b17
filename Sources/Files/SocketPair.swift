import Foundation

/// Two descriptors that are connected with each other, for a stream of bytes in both directions.
///
/// They are closed in programs that are started, and whoever made the pair closes them here.
package struct SocketPair: Sendable {
    package let first: Int32
    package let second: Int32

    /// A new pair; throws where the process has too many open files.
    package init() throws(FileError) {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .system("socket") }
        first = ends[0]
        second = ends[1]
    }
}
