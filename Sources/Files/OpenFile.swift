import Foundation
import Synchronization

/// An open descriptor, closed with the value.
final class OpenFile: Sendable {
    let descriptor: Int32
    private let isEnded = Atomic(false)
    /// The path for errors.
    let path: String

    /// Takes over `descriptor`.
    init(_ descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    /// Opens `name` in the open folder `folder`, `AT_FDCWD` for the working folder.
    ///
    /// Opening never waits for the other end of a pipe unless it is written to, and never makes a terminal the program's own.
    init(
        _ name: String, in folder: Int32 = AT_FDCWD, flags: Int32, permissions: mode_t = 0o666, path: String
    ) throws(FileError) {
        descriptor = openat(folder, name, flags | O_CLOEXEC | O_NOCTTY, permissions)
        self.path = path
        guard descriptor < 0 else { return }
        // The kernel's word for a link that must not be followed is "Too many levels of symbolic links".
        let isLink = errno == ELOOP && flags & O_NOFOLLOW != 0
        throw isLink ? FileError(path, .wrongKind(.link)) : .system(path)
    }

    deinit { end() }

    /// Closes the descriptor before the value goes; nothing else may be called after it.
    func end() {
        if !isEnded.exchange(true, ordering: .relaxed) { _ = close(descriptor) }
    }

    /// The status of the open file.
    func status() throws(FileError) -> FileStatus {
        guard let status = FileStatus(of: descriptor) else { throw .system(path) }
        return status
    }

    /// `O_PATH`, which Glibc's module leaves out: nothing can be read or written.
    static let pathOnly: Int32 = 0o10_000_000

    /// The absolute path without links, as the kernel knows it now.
    func truePath() throws(FileError) -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/fd/\(descriptor)", &buffer, buffer.count)
        guard count > 0 else { throw .system(path) }
        guard let target = String(validating: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) else {
            throw FileError(path, .system(EILSEQ))
        }
        return target
    }

    /// Everything in the file, which has to be regular and at most `limit` bytes long.
    func contents(limit: Int) throws(FileError) -> Data {
        var pieces = try FilePieces(self, limit: limit)
        // Files of the kernel, such as those in /proc, say that they are empty; the file may also grow meanwhile.
        var data = Data(capacity: try status().size + 1)
        while true {
            let piece = try pieces.next()
            if piece.isEmpty { return data }
            data.append(piece)
        }
    }

    /// The bytes of one read: at most 64 KiB, none at the end.
    func piece() throws(FileError) -> Data {
        while true {
            var code: Int32 = 0
            let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                let read = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                count = max(0, read)
                code = read < 0 ? errno : 0
            }
            if code == 0 { return Data(piece) }
            if code != EINTR { throw FileError(path, .system(code)) }
        }
    }

    /// Writes all of `bytes` at the end, or at the position of what is no regular file.
    func append(_ bytes: some ContiguousBytes) throws(FileError) {
        let code = Self.write(bytes, to: descriptor)
        if code != 0 { throw FileError(path, .system(code)) }
    }

    /// Writes all of `bytes` from `offset` on, in a file that was not opened to append.
    func overwrite(_ bytes: some ContiguousBytes, at offset: Int) throws(FileError) {
        let code: Int32 = bytes.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let remainder = UnsafeRawBufferPointer(rebasing: bytes[written...])
                let count = pwrite(descriptor, remainder.baseAddress, remainder.count, off_t(offset + written))
                if count >= 0 { written += count } else if errno != EINTR { return errno }
            }
            return 0
        }
        if code != 0 { throw FileError(path, .system(code)) }
    }

    /// Waits until the file is on the disk; a file system that knows no such thing is no error.
    func synchronize() throws(FileError) {
        if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { throw .system(path) }
    }

    /// Gives the file `permissions`, where the system allows it.
    func setPermissions(_ permissions: mode_t) { _ = fchmod(descriptor, permissions) }

    /// Writes all of `bytes` to `descriptor`; 0, or the error number of the write that failed.
    static func write(_ bytes: some ContiguousBytes, to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { bytes in
            var remainder = bytes[...]
            while !remainder.isEmpty {
                let count = Glibc.write(
                    descriptor, UnsafeRawBufferPointer(rebasing: remainder).baseAddress, remainder.count)
                if count >= 0 {
                    remainder = remainder.dropFirst(count)
                } else if errno == EAGAIN {
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&waiting, 1, -1)
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
    }
}
