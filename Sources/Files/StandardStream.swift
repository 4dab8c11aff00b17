import Foundation

/// Standard output and standard error.
package enum StandardStream: Int32, Sendable {
    case output = 1
    case errors = 2

    /// Takes up those of the descriptors 0 to 2 that are closed, so that no file of the program becomes one of them.
    ///
    /// They are opened the wrong way round: using them fails as it does where they are closed. A pipe whose reader has
    /// gone, and a file beyond the limit of the process, is an error from now on, and no signal.
    package static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    private var name: String { self == .output ? "standard output" : "standard error" }

    /// Writes all of `data`; a closed or full stream is an error.
    package func write(_ data: Data) throws(FileError) {
        let code = OpenFile.write(data, to: rawValue)
        if code != 0 { throw FileError(name, .system(code)) }
    }

    /// Writes `text`.
    package func write(_ text: String) throws(FileError) { try write(Data(text.utf8)) }
}
