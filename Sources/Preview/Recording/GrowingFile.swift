import Foundation

/// A file to which whole lines are added, so that one that is cut off by a kill reads up to its last line.
final class GrowingFile: Sendable {
    let path: String
    private let descriptor: Int32

    /// A new file at `path`; what is there is not touched and is an error, unless `mode` says so.
    init(path: String, mode: Int32 = O_WRONLY | O_CREAT | O_EXCL | O_APPEND) throws(PreviewError) {
        self.path = path
        descriptor = open(path, mode | O_CLOEXEC, 0o644)
        if descriptor < 0 { throw Self.fault(path) }
    }

    deinit { close(descriptor) }

    /// Adds `bytes`, which end with a line break.
    func append(_ bytes: [UInt8]) throws(PreviewError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw Self.fault(path)
            }
        }
    }

    private static func fault(_ path: String) -> PreviewError {
        let code = POSIXErrorCode(rawValue: errno) ?? .EIO
        return .unwritable(path, POSIXError(code), remedy: "Choose a folder with room that you may write to.")
    }
}
