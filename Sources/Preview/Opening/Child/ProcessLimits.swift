import Foundation
import Glibc

/// The limits of a process that runs a user's code.
enum ProcessLimits {
    /// Bytes of private memory, of addresses, and of a file that it writes.
    private static let memory = rlim_t(ProcessKeeper.longestMemory)
    private static let addresses: rlim_t = 8 << 30
    private static let file: rlim_t = 2 << 30
    /// Open files.
    private static let files: rlim_t = 256

    /// Limits this process, confines it, and writes its output by lines; to be called before there are threads.
    static func apply() {
        let isConfined = Confinement.enter()
        set(RLIMIT_DATA, memory)
        set(RLIMIT_AS, addresses)
        set(RLIMIT_NOFILE, files)
        set(RLIMIT_CORE, 0)
        // A write beyond the limit fails, and ends nothing.
        _ = signal(SIGXFSZ, SIG_IGN)
        set(RLIMIT_FSIZE, file)
        // Outside of a namespace it would count all processes of the user.
        if isConfined { set(__RLIMIT_NPROC, rlim_t(ProcessKeeper.mostThreads)) }
        bufferOutputByLines()
    }

    private static func set(_ resource: __rlimit_resource, _ value: rlim_t) {
        var limit = rlimit(rlim_cur: value, rlim_max: value)
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }

    /// Has standard output written line by line, as on a terminal.
    private static func bufferOutputByLines() {
        // Swift cannot use the C library's variable, which could change.
        guard let stream = dlsym(nil, "stdout")?.load(as: UnsafeMutablePointer<FILE>?.self) else { return }
        setvbuf(stream, nil, _IOLBF, 0)
    }
}
